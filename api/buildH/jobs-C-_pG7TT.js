import { n as readInTime, r as registers, s as require_prom_client } from "./registry-BUA70gWY.js";
// api/src/metrics/jobs.ts
var import_prom_client = require_prom_client();
var jobs;
/** Has the metrics show the jobs in the database. */
function watchJobs(watched) {
	jobs = watched;
}
new import_prom_client.Gauge({
	name: "assay_jobs",
	help: "Jobs in the database: waiting (or under way), and failed, which were given up. All processes see the same: take the maximum.",
	labelNames: ["kind", "state"],
	aggregator: "max",
	registers,
	async collect() {
		this.reset();
		for (const { kind, waiting, failed } of await readInTime(async () => jobs?.counts()) ?? []) {
			this.set({
				kind,
				state: "waiting"
			}, waiting);
			this.set({
				kind,
				state: "failed"
			}, failed);
		}
	}
});
new import_prom_client.Gauge({
	name: "assay_job_oldest_waiting_seconds",
	help: "Time since the longest waiting job was due; 0 if none waits. All processes see the same: take the maximum.",
	labelNames: ["kind"],
	aggregator: "max",
	registers,
	async collect() {
		this.reset();
		for (const { kind, seconds } of await readInTime(async () => jobs?.oldest()) ?? []) this.set({ kind }, seconds);
	}
});
var seconds = new import_prom_client.Histogram({
	name: "assay_job_duration_seconds",
	help: "Time of a job that this process ran, by result: completed, or failed (it is tried again).",
	labelNames: ["kind", "result"],
	buckets: [
		.1,
		1,
		10,
		60,
		600
	],
	registers
});
/** Runs a job and measures it. */
async function measureJob(kind, run) {
	const stop = seconds.startTimer({ kind });
	try {
		await run();
		stop({ result: "completed" });
	} catch (error) {
		stop({ result: "failed" });
		throw error;
	}
}
var mails = new import_prom_client.Counter({
	name: "assay_mails_total",
	help: "Mails that were sent (handed to the mail server, or written to the outbox), and tries that failed. Those that wait are jobs.",
	labelNames: ["result"],
	registers
});
var mailSeconds = new import_prom_client.Histogram({
	name: "assay_mail_duration_seconds",
	help: "Time that the mail server took for a mail, also if it failed.",
	buckets: [
		.1,
		1,
		10,
		60
	],
	registers
});
for (const result of ["sent", "failed"]) mails.inc({ result }, 0);
/** Sends a mail and measures it. */
async function measureMail(send) {
	const stop = mailSeconds.startTimer();
	try {
		await send();
		mails.inc({ result: "sent" });
	} catch (error) {
		mails.inc({ result: "failed" });
		throw error;
	} finally {
		stop();
	}
}
var conversions = new import_prom_client.Histogram({
	name: "assay_picture_conversion_duration_seconds",
	help: "Time to convert an uploaded picture, by result: converted, damaged, pixels (too many), slow (ended), failed.",
	labelNames: ["result"],
	buckets: [
		.5,
		2,
		5,
		20
	],
	registers
});
/** Measures a conversion from now on; call the result once. */
function measureConversion() {
	const stop = conversions.startTimer();
	return (result) => void stop({ result });
}
export { watchJobs as i, measureJob as n, measureMail as r, measureConversion as t };
