import { d as answerMetrics, i as listenForMetrics, n as closeServer, o as openKeys, r as listen, t as StartError, u as createProbes, v as createDefectLog, y as bindEarly } from "./listen-Dk4LqwUl.js";
import { n as productVersion } from "./compatibility-1RZvRqvv.js";
import { i as registry, o as inTime, r as registers, s as require_prom_client } from "./registry-BUA70gWY.js";
import { o as watchReadiness } from "./http-CfpCn_NV.js";
import { t as openBranding } from "./branding-BmxdfF1w.js";
import { t as firstAccounts } from "./first-accounts-CS6s0esv.js";
import { n as prepare } from "./prepare-mwx2QT0k.js";
import { i as Restarts } from "./embedded-2TwG2h1v.js";
import { t as aliveInterval } from "./messages-zHJvXIJF.js";
import { fileURLToPath } from "node:url";
import cluster from "node:cluster";
// api/src/metrics/workers.ts
var import_prom_client = require_prom_client();
var countListening;
/** Has the metrics show how many workers take requests. Called by the primary only. */
function watchWorkers(listening) {
	countListening = listening;
}
new import_prom_client.Gauge({
	name: "assay_workers",
	help: "Workers that take requests. Absent where there is one process only.",
	registers,
	collect() {
		if (countListening) this.set(countListening());
		else this.remove();
	}
});
var failures = new import_prom_client.Counter({
	name: "assay_worker_failures_total",
	help: "Workers that ended by themselves, did not start, or were killed because they did not respond.",
	registers
});
/** Counts a worker that ended without being told to. */
function countWorkerFailure() {
	failures.inc();
}
// api/src/start/cluster/metrics.ts
/** Milliseconds that workers have to send their metrics; for one that does not, its previous ones are reported. */
var timeoutMs = 3e3;
/** The metrics of all workers together. */
var ClusterMetrics = class {
	#workers;
	#own;
	/** The last metrics of each worker. */
	#last = /* @__PURE__ */ new Map();
	/** Counters and histograms of workers that have ended, because a counter must never decrease. */
	#ended = [];
	#collection;
	#text;
	#id = 0;
	/** `own` contains the metrics of the primary itself. */
	constructor(workers, own) {
		this.#workers = workers;
		this.#own = own;
	}
	/** All metrics as text; concurrent calls share one collection. */
	text() {
		this.#text ??= this.#collect().finally(() => {
			this.#text = void 0;
		});
		return this.#text;
	}
	/** Stores the metrics that a worker collected. */
	collected(worker, { id, metrics }) {
		this.#last.set(worker, metrics);
		if (this.#collection?.id === id) this.#markDone(worker);
	}
	/** Keeps the counters of a worker that has ended. */
	ended(worker) {
		const last = this.#last.get(worker);
		this.#last.delete(worker);
		if (last) {
			const lasting = last.filter(({ type }) => String(type) !== "gauge");
			this.#ended = import_prom_client.AggregatorRegistry.aggregate([this.#ended, lasting]).getMetricsAsArray();
		}
		this.#markDone(worker);
	}
	#markDone(worker) {
		const collection = this.#collection;
		if (collection?.pendingWorkers.delete(worker) && collection.pendingWorkers.size === 0) collection.complete();
	}
	async #collect() {
		const workers = this.#workers();
		if (workers.length > 0) await this.#ask(workers);
		const all = [
			await this.#own.getMetricsAsJSON(),
			...this.#last.values(),
			this.#ended
		];
		return import_prom_client.AggregatorRegistry.aggregate(all).metrics();
	}
	#ask(workers) {
		return new Promise((resolve) => {
			const id = ++this.#id;
			const timer = setTimeout(() => this.#collection?.complete(), timeoutMs);
			const complete = () => {
				clearTimeout(timer);
				this.#collection = void 0;
				resolve();
			};
			this.#collection = {
				id,
				pendingWorkers: new Set(workers),
				complete
			};
			for (const { process } of workers) process.send({
				kind: "collect",
				id
			});
		});
	}
};
// api/src/start/cluster/supervisor.ts
/** Heartbeats that a worker may miss: half a minute, as rendering and garbage collection block for a few seconds at most. */
var maxMissed = 6;
/** The same during its start: on a busy machine loading the program blocks for long. */
var maxMissedAtStart = 36;
/** Milliseconds before a worker that did not start is started again; doubled each time, up to a minute. */
var retryDelay = 1e3;
var maxRetryDelay = 6e4;
/** Stands in for the process of a worker that could not be created. */
var noProcess = {
	send() {},
	kill() {}
};
/** Keeps a number of workers running: replaces those that end, and those that do not respond. */
var Supervisor = class {
	#options;
	#workers = /* @__PURE__ */ new Map();
	#restarts = /* @__PURE__ */ new Map();
	#failures = /* @__PURE__ */ new Map();
	#timers = /* @__PURE__ */ new Set();
	#ready = Promise.withResolvers();
	#listening = Promise.withResolvers();
	#phase = "starting";
	#isLeaving = false;
	#checks;
	#allEnded = () => {};
	constructor(options) {
		this.#options = options;
		for (const { promise } of [this.#ready, this.#listening]) promise.catch(() => {});
	}
	/** The current workers, in any state. */
	get workers() {
		return [...this.#workers.values()];
	}
	/** Number of workers that accept requests. */
	get listening() {
		return [...this.#workers.values()].filter(({ state }) => state === "listening").length;
	}
	/** Starts all workers; resolves when each is ready to accept requests. Throws StartError if one of them cannot start. */
	async start() {
		this.#checks = setInterval(() => this.#check(), aliveInterval);
		for (let slot = 1; slot <= this.#options.count; slot++) this.#fork(slot);
		await this.#ready.promise;
		this.#phase = "ready";
	}
	/** Lets the workers accept requests, now and their replacements later; resolves when all do. Throws StartError. */
	async listen() {
		this.#phase = "listening";
		for (const worker of this.#workers.values()) if (worker.state === "ready") worker.process.send({ kind: "listen" });
		await this.#listening.promise;
	}
	/** Makes all workers report not ready, also their replacements. */
	leave() {
		this.#isLeaving = true;
		this.#broadcast({ kind: "leave" });
	}
	/**
	* Ends all workers: their requests have `timeout` milliseconds, closing has `closing` more, then the remaining ones are killed.
	* Resolves with the number of those killed.
	*/
	async stop({ timeout, closing }) {
		this.#cease();
		if (this.#workers.size === 0) return 0;
		let killed = 0;
		const allEnded = new Promise((resolve) => {
			this.#allEnded = resolve;
		});
		const timer = setTimeout(() => {
			killed = this.#workers.size;
			this.kill();
		}, timeout + closing);
		this.#broadcast({
			kind: "stop",
			timeout
		});
		await allEnded;
		clearTimeout(timer);
		return killed;
	}
	/** Kills all workers at once. */
	kill() {
		this.#cease();
		for (const { process } of this.#workers.values()) process.kill();
	}
	#broadcast(message) {
		for (const { process } of this.#workers.values()) process.send(message);
	}
	#cease() {
		this.#phase = "stopping";
		clearInterval(this.#checks);
		for (const timer of this.#timers) clearTimeout(timer);
	}
	#fork(slot) {
		const worker = {
			slot,
			state: "starting",
			missed: 0,
			refusal: void 0,
			process: noProcess
		};
		this.#workers.set(slot, worker);
		const ended = (how) => this.#ended(worker, how);
		try {
			worker.process = this.#options.fork(slot, {
				received: (message) => this.#received(worker, message),
				ended
			});
		} catch (error) {
			queueMicrotask(() => ended(error instanceof Error ? error.message : String(error)));
		}
	}
	#received(worker, message) {
		if (this.#workers.get(worker.slot) !== worker) return;
		worker.missed = 0;
		if (message.kind === "refused") worker.refusal = message.message;
		else if (message.kind === "ready") {
			worker.state = "ready";
			if (this.#isLeaving) worker.process.send({ kind: "leave" });
			if (this.#phase === "listening") worker.process.send({ kind: "listen" });
			if (this.#all("ready")) this.#ready.resolve();
		} else if (message.kind === "listening") {
			worker.state = "listening";
			this.#failures.delete(worker.slot);
			if (this.#all("listening")) this.#listening.resolve();
		} else if (message.kind !== "alive") this.#options.received(worker, message);
	}
	#all(state) {
		const { count } = this.#options;
		return this.#workers.size === count && [...this.#workers.values()].every((worker) => worker.state === state || worker.state === "listening");
	}
	#ended(worker, how) {
		if (this.#workers.get(worker.slot) !== worker) return;
		this.#workers.delete(worker.slot);
		const isUnexpected = this.#phase !== "stopping";
		this.#options.ended(worker, isUnexpected);
		if (this.#workers.size === 0) this.#allEnded();
		if (!isUnexpected) return;
		const failure = new StartError(worker.refusal ?? `A worker ended while it started (${how}).`);
		if (this.#phase === "starting") this.#ready.reject(failure);
		else this.#replace(worker, how);
		if (worker.refusal !== void 0) this.#listening.reject(failure);
	}
	#replace({ slot, state, refusal }, how) {
		const delay = state === "listening" ? this.#nextRestart(slot) : this.#nextRetry(slot);
		const entry = {
			worker: slot,
			reason: refusal ?? how,
			seconds: Math.ceil(delay / 1e3)
		};
		this.#options.log.error(entry, state === "listening" ? "a worker ended and is replaced" : "a worker did not start and is tried again");
		const timer = setTimeout(() => {
			this.#timers.delete(timer);
			this.#fork(slot);
		}, delay);
		this.#timers.add(timer);
	}
	#nextRestart(slot) {
		const restarts = this.#restarts.get(slot) ?? new Restarts();
		this.#restarts.set(slot, restarts);
		return restarts.next(Date.now());
	}
	#nextRetry(slot) {
		const failures = this.#failures.get(slot) ?? 0;
		this.#failures.set(slot, failures + 1);
		return Math.min(retryDelay * 2 ** failures, maxRetryDelay);
	}
	/** Counts checks instead of seconds: after a pause of the whole machine only one check was missed, not a minute's worth. */
	#check() {
		for (const worker of this.#workers.values()) {
			if (++worker.missed < (worker.state === "starting" ? maxMissedAtStart : maxMissed)) continue;
			worker.missed = 0;
			this.#options.log.error({ worker: worker.slot }, "a worker does not respond and is killed");
			worker.process.kill();
		}
	}
};
// api/src/start/cluster/primary.ts
/**
* Starts the server as a primary with its workers, and resolves when all workers respond. The primary prepares the database, keeps the
* workers running and sums their metrics; the workers handle requests, and the first one also runs the jobs.
*/
async function startCluster(environment, { isTerminal, log, closing }) {
	const startedAt = /* @__PURE__ */ new Date();
	const printLine = (line) => isTerminal ? console.log(line) : log.info(line);
	const branding = openBranding(environment, log);
	const { server: early } = bindEarly(branding.name);
	const url = await listen(early, environment);
	const { port } = early.address();
	const publicUrl = environment.publicUrl ?? url;
	const defects = createDefectLog(log);
	const probes = createProbes();
	const supervisor = new Supervisor({
		count: environment.workers.count,
		fork: (slot, events) => fork({
			slot,
			version: productVersion,
			environment: {
				...environment,
				port
			},
			branding,
			publicUrl,
			startedAt
		}, events),
		log,
		received(worker, message) {
			if (message.kind === "probed") (message.isLeaving || !probes.isLeaving) && probes.seen();
			else if (message.kind === "collected") metrics.collected(worker, message);
			else if (message.kind === "metrics") text().then((all) => worker.process.send({
				kind: "metrics",
				id: message.id,
				text: all
			}));
		},
		ended(worker, isUnexpected) {
			metrics.ended(worker);
			if (isUnexpected) countWorkerFailure();
		}
	});
	watchWorkers(() => supervisor.listening);
	watchReadiness(async () => supervisor.listening > 0);
	const metrics = new ClusterMetrics(() => supervisor.workers, registry);
	const reportMetrics = defects.reporter("a defect in the metrics");
	const text = () => metrics.text().catch((error) => `# ${reportMetrics(error) ?? "A defect."}\n`);
	process.on("exit", () => supervisor.kill());
	let metricsServer;
	let database;
	try {
		metricsServer = await listenForMetrics(environment, branding.name);
		metricsServer?.serve(answerMetrics(text));
		const prepared = await prepare(environment, {
			log,
			defects,
			printLine
		});
		database = prepared.database;
		await openKeys(environment);
		await supervisor.start();
		const { demoLoaded } = prepared;
		const logins = await firstAccounts(database, environment, {
			publicUrl,
			demoLoaded,
			isTerminal
		});
		await database.close();
		await closeServer(early);
		await supervisor.listen();
		printLine(`${environment.workers.count} workers share ${environment.workers.connections} database connections`);
		const stop = async () => {
			const end = Date.now() + environment.shutdownSeconds * 1e3;
			supervisor.leave();
			await inTime(probes.leave(), (end - Date.now()) / 2, () => {});
			const killed = await supervisor.stop({
				timeout: Math.max(0, end - Date.now()),
				closing: closing - timeToTell
			});
			await closeServer(metricsServer?.server);
			if (killed > 0) throw new StartError(`${killed} workers did not end in time and were killed.`);
		};
		return {
			url: publicUrl,
			logins,
			stop
		};
	} catch (error) {
		supervisor.kill();
		await Promise.all([closeServer(early), closeServer(metricsServer?.server)]);
		await database?.close();
		throw error;
	}
}
/** Workers are killed this many milliseconds before this process would end by itself, so that it can log that. */
var timeToTell = 1e3;
/** Starts the process of a worker. */
function fork(assignment, events) {
	cluster.setupPrimary({
		exec: fileURLToPath(new URL("worker-WxARC488.js", import.meta.url)),
		args: [],
		serialization: "advanced"
	});
	const worker = cluster.fork();
	const { process: child } = worker;
	let hasEnded = false;
	const end = (how) => {
		if (hasEnded) return;
		hasEnded = true;
		events.ended(how);
	};
	const send = (message) => {
		if (worker.isConnected()) worker.send(message, () => {});
	};
	worker.on("message", (message) => events.received(message));
	child.once("exit", (code, signal) => end(signal ?? `exit code ${code}`));
	worker.on("error", (error) => child.pid === void 0 && end(error.message));
	send({
		kind: "begin",
		...assignment
	});
	return {
		send,
		kill: () => void child.kill("SIGKILL")
	};
}
export { startCluster };
