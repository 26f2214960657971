import { r as registers, s as require_prom_client } from "./registry-BUA70gWY.js";
// api/src/metrics/limits.ts
var import_prom_client = require_prom_client();
var refusals = new import_prom_client.Counter({
	name: "assay_rate_limit_refusals_total",
	help: "Requests that were refused by a rate limit or API budget, by its name.",
	labelNames: ["limit"],
	registers
});
/** Counts how often a limit refuses, from 0. Returns the function that counts one refusal by the limit's name. */
function watchLimits(limits) {
	for (const limit of limits) refusals.inc({ limit }, 0);
	return (limit) => refusals.inc({ limit });
}
var queues = /* @__PURE__ */ new Map();
new import_prom_client.Gauge({
	name: "assay_queue_running",
	help: "Tasks under way, by queue.",
	labelNames: ["queue"],
	registers,
	collect() {
		for (const [queue, state] of queues) this.set({ queue }, state().running);
	}
});
new import_prom_client.Gauge({
	name: "assay_queue_waiting",
	help: "Tasks that wait for their turn, by queue.",
	labelNames: ["queue"],
	registers,
	collect() {
		for (const [queue, state] of queues) this.set({ queue }, state().waiting);
	}
});
var wait = new import_prom_client.Histogram({
	name: "assay_queue_wait_duration_seconds",
	help: "Time that a task waited for its turn, by queue.",
	labelNames: ["queue"],
	buckets: [
		.01,
		.1,
		1,
		5
	],
	registers
});
var refused = new import_prom_client.Counter({
	name: "assay_queue_refusals_total",
	help: "Tasks that were refused because too many waited, or they waited for too long (the response is 503 or BUSY).",
	labelNames: ["queue"],
	registers
});
/** Has the metrics show a queue; `state` is absent where there is only refusing to count. */
function watchQueue(queue, state) {
	if (state) queues.set(queue, state);
	refused.inc({ queue }, 0);
	const waits = wait.labels({ queue });
	return {
		waited: (milliseconds) => waits.observe(milliseconds / 1e3),
		refused: () => refused.inc({ queue })
	};
}
export { watchQueue as n, watchLimits as t };
