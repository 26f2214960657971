import { r as readEnvironment } from "./environment-CofZlt-s.js";
import { i as listenForMetrics, n as closeServer, r as listen, u as createProbes, v as createDefectLog, y as bindEarly } from "./listen-Dk4LqwUl.js";
import { i as serveMetrics } from "./metrics-B2xzo5Dc.js";
import { a as endOnDefect, i as announce, n as createLog, r as startFailure, t as shutDown } from "./shutdown-QBGiXjc3.js";
import { t as openBranding } from "./branding-BmxdfF1w.js";
import { n as prepare } from "./prepare-mwx2QT0k.js";
import { flushCompileCache } from "node:module";
// api/src/start/signals.ts
/** Ctrl-C and a signal to a process group reach a process twice, directly and through its parent, at most this many milliseconds apart. */
var echo = 1e3;
/**
* Ends the process on SIGTERM and Ctrl-C; without a handler process 1 of a container would ignore them. During the start they end
* it at once with code 0: no request was accepted, and the database rolls back unfinished work. The returned function is called
* when the server accepts requests: from then on it is stopped first, and a second SIGTERM, a second later or more, ends it at once.
*/
function endOnSignals(now = Date.now) {
	let running;
	let endingSince;
	const end = (signal) => {
		if (endingSince !== void 0) {
			if (signal === "SIGTERM" && now() - endingSince >= echo) process.exit(1);
			return;
		}
		endingSince = now();
		if (!running) return process.exit(0);
		setTimeout(() => process.exit(1), running.longest).unref();
		running.stop().then(() => process.exit(0), (error) => {
			console.error(startFailure(error) ?? error);
			process.exit(1);
		});
	};
	process.on("SIGINT", end).on("SIGTERM", end);
	return (started) => {
		running = started;
	};
}
// api/src/main.ts
/** Starts the server in this process and resolves when it answers. */
async function main(environment, { isTerminal, log }) {
	const startedAt = /* @__PURE__ */ new Date();
	const printLine = (line) => isTerminal ? console.log(line) : log.info(line);
	const defects = createDefectLog(log);
	const branding = openBranding(environment, log);
	const { server, serve } = bindEarly(branding.name);
	const url = await listen(server, environment);
	const publicUrl = environment.publicUrl ?? url;
	const probes = createProbes();
	let database;
	let site;
	let metrics;
	const loading = Promise.all([
		import("./first-accounts-C_XkloPM.js"),
		import("./site-B6k18vpP.js"),
		environment.mode === "development" || import("./pages-BPtcscd_.js").then(({ loadPages }) => loadPages())
	]);
	loading.catch(() => {});
	try {
		metrics = await listenForMetrics(environment, branding.name);
		const prepared = await prepare(environment, {
			log,
			defects,
			printLine
		});
		database = prepared.database;
		const [{ firstAccounts }, { openSite }] = await loading;
		const opened = await openSite(server, {
			environment,
			branding,
			database,
			log,
			defects,
			publicUrl,
			startedAt,
			probes
		});
		site = opened;
		const logins = await firstAccounts(database, environment, {
			publicUrl,
			demoLoaded: prepared.demoLoaded,
			isTerminal
		});
		metrics?.serve(serveMetrics);
		serve(opened.listener);
		opened.queue.keepStarting();
		const close = async () => {
			metrics?.server.close();
			await opened.close();
		};
		const timeout = environment.mode === "development" ? 1e3 : environment.shutdownSeconds * 1e3;
		const stop = () => shutDown({
			server,
			leave: probes.leave,
			close,
			timeout
		});
		return {
			url: publicUrl,
			logins,
			stop
		};
	} catch (error) {
		await Promise.all([closeServer(server), closeServer(metrics?.server)]);
		await (site ? site.close() : database?.close());
		throw error;
	}
}
/** Seconds in which jobs under way end, batches are stored and connections closed. */
var closingSeconds = 10;
/** Runs the server as a program: prints the address, ends on Ctrl-C and SIGTERM, also while it starts, and reports a failure in one sentence. */
async function run() {
	const stopOnSignals = endOnSignals();
	try {
		const environment = readEnvironment();
		const log = createLog(environment);
		endOnDefect(log);
		for (const warning of environment.warnings) log.warn(warning);
		const isTerminal = process.stdout.isTTY === true;
		const start = environment.workers.count === 1 ? main : await clusterMain();
		const closing = closingSeconds * 1e3;
		const { url, logins, stop } = await start(environment, {
			isTerminal,
			log,
			closing
		});
		announce({
			url,
			logins,
			isTerminal,
			log
		});
		flushCompileCache();
		stopOnSignals({
			stop,
			longest: environment.shutdownSeconds * 1e3 + closing
		});
	} catch (error) {
		console.error(startFailure(error) ?? error);
		process.exitCode = 1;
	}
}
/** Loaded where there are several workers only. */
var clusterMain = async () => (await import("./primary-CprhLBMv.js")).startCluster;
if (import.meta.main) await run();
export { main, run };
