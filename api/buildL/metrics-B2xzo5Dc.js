import { i as registry, n as readInTime, r as registers, s as require_prom_client, t as onceAtATime } from "./registry-BUA70gWY.js";
import { r as measureRequest } from "./http-CfpCn_NV.js";
import { d as answerMetrics } from "./listen-Dk4LqwUl.js";
import { statfs } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
// api/src/metrics/process.ts
var import_prom_client = require_prom_client();
(0, import_prom_client.collectDefaultMetrics)({ register: registry });
var delays = monitorEventLoopDelay();
delays.enable();
new import_prom_client.Gauge({
	name: "assay_event_loop_delay_seconds",
	help: "How late the event loop was since the last scrape, at most, 99 % of the time. Of several workers it is the busiest one's.",
	aggregator: "max",
	registers,
	collect() {
		this.set(delays.percentile(99) / 1e9);
		delays.reset();
	}
});
var folders = /* @__PURE__ */ new Map();
/** Has the metrics show the space of the file system that a folder is on. */
function watchDisk(name, folder) {
	folders.set(name, onceAtATime(() => statfs(folder)));
}
/** Sets a value of each watched folder's file system; a folder that is not there yet has none. */
async function setDisk(gauge, read) {
	gauge.reset();
	const readings = [...folders].map(async ([folder, stats]) => {
		const found = await readInTime(stats);
		if (found) gauge.set({ folder }, read(found));
	});
	await Promise.all(readings);
}
new import_prom_client.Gauge({
	name: "assay_disk_size_bytes",
	help: "Size of the file system of DATA_DIR (data) and BACKUP_DIR (backup).",
	labelNames: ["folder"],
	aggregator: "max",
	registers,
	collect() {
		return setDisk(this, ({ blocks, bsize }) => blocks * bsize);
	}
});
new import_prom_client.Gauge({
	name: "assay_disk_free_bytes",
	help: "Free space of the file system of DATA_DIR (data) and BACKUP_DIR (backup).",
	labelNames: ["folder"],
	aggregator: "min",
	registers,
	collect() {
		return setDisk(this, ({ bavail, bsize }) => bavail * bsize);
	}
});
// api/src/http/metrics.ts
/** Answers with the metrics of this process. */
var serveMetrics = answerMetrics(() => registry.metrics());
/** Measures every request that passes it, to the end of its response. */
var measureRequests = (request, response, next) => {
	measureAnswer(request, response, endpointOf(request.path));
	next();
};
/** Measures a request to the end of its response; with its route where that is known at once. */
function measureAnswer(request, response, endpoint, route) {
	const ended = measureRequest(request, endpoint, request.method ?? "", route);
	response.on("close", () => ended(response.writableFinished ? response.statusCode : null));
}
var byPath = {
	"/graphql": "graphql",
	"/mcp": "mcp",
	"/beacon": "beacon",
	"/uploads": "uploads",
	"/healthz": "probes",
	"/readyz": "probes",
	"/metrics": "probes"
};
/** Few values on purpose: one for each address would grow without bound. */
function endpointOf(path) {
	if (Object.hasOwn(byPath, path)) return byPath[path] ?? "pages";
	if (path.startsWith("/api/")) return "api";
	if (path.startsWith("/pictures/uploaded/")) return "uploads";
	return path.startsWith("/assets/") || path.startsWith("/demo/") ? "assets" : "pages";
}
export { watchDisk as a, serveMetrics as i, measureAnswer as n, measureRequests as r, endpointOf as t };
