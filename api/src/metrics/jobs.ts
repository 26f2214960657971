import { Counter, Gauge, Histogram } from "prom-client";
import { readInTime, registers } from "./registry.ts";

/** The jobs of one kind in the database. */
export interface JobCount {
  readonly kind: string;
  /** Those that wait or are under way; at most a minute old. */
  readonly waiting: number;
  /** Those that were given up; at most a minute old. */
  readonly failed: number;
}

/** What the metrics show of the jobs in the database. */
export interface WatchedJobs {
  counts(): Promise<readonly JobCount[]>;
  /** Seconds since the longest waiting job of each kind was due; 0 if none waits. */
  oldest(): Promise<readonly { readonly kind: string; readonly seconds: number }[]>;
}

let jobs: WatchedJobs | undefined;

/** Has the metrics show the jobs in the database. */
export function watchJobs(watched: WatchedJobs): void {
  jobs = watched;
}

new Gauge({
  name: "assay_jobs",
  help: "Jobs in the database: waiting (or under way), and failed, which were given up. All processes see the same: take the maximum.",
  labelNames: ["kind", "state"],
  aggregator: "max",
  registers,
  async collect() {
    this.reset();
    for (const { kind, waiting, failed } of (await readInTime(async () => jobs?.counts())) ?? []) {
      this.set({ kind, state: "waiting" }, waiting);
      this.set({ kind, state: "failed" }, failed);
    }
  },
});

new Gauge({
  name: "assay_job_oldest_waiting_seconds",
  help: "Time since the longest waiting job was due; 0 if none waits. All processes see the same: take the maximum.",
  labelNames: ["kind"],
  aggregator: "max",
  registers,
  async collect() {
    this.reset();
    for (const { kind, seconds } of (await readInTime(async () => jobs?.oldest())) ?? [])
      this.set({ kind }, seconds);
  },
});

const seconds = new Histogram({
  name: "assay_job_duration_seconds",
  help: "Time of a job that this process ran, by result: completed, or failed (it is tried again).",
  labelNames: ["kind", "result"],
  buckets: [0.1, 1, 10, 60, 600],
  registers,
});

/** Runs a job and measures it. */
export async function measureJob(kind: string, run: () => Promise<void>): Promise<void> {
  const stop = seconds.startTimer({ kind });
  try {
    await run();
    stop({ result: "completed" });
  } catch (error) {
    stop({ result: "failed" });
    throw error;
  }
}

const mails = new Counter({
  name: "assay_mails_total",
  help: "Mails that were sent (handed to the mail server, or written to the outbox), and tries that failed. Those that wait are jobs.",
  labelNames: ["result"],
  registers,
});

const mailSeconds = new Histogram({
  name: "assay_mail_duration_seconds",
  help: "Time that the mail server took for a mail, also if it failed.",
  buckets: [0.1, 1, 10, 60],
  registers,
});

for (const result of ["sent", "failed"]) mails.inc({ result }, 0);

/** Sends a mail and measures it. */
export async function measureMail(send: () => Promise<void>): Promise<void> {
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

const conversions = new Histogram({
  name: "assay_picture_conversion_duration_seconds",
  help: "Time to convert an uploaded picture, by result: converted, damaged, pixels (too many), slow (ended), failed.",
  labelNames: ["result"],
  buckets: [0.5, 2, 5, 20],
  registers,
});

/** How the conversion of a picture ended. */
export type ConversionResult = "converted" | "damaged" | "pixels" | "slow" | "failed";

/** Measures a conversion from now on; call the result once. */
export function measureConversion(): (result: ConversionResult) => void {
  const stop = conversions.startTimer();
  return (result) => void stop({ result });
}
