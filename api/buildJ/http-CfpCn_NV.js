import { n as readInTime, r as registers, s as require_prom_client } from "./registry-BUA70gWY.js";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
// api/src/http/request-id.ts
var scope = new AsyncLocalStorage();
/** The header that carries the id, in requests from a proxy and in all responses. */
var requestIdHeader = "x-request-id";
var wellFormed = /^[\w.-]{8,128}$/;
/** The id of the request that the current code works for; undefined outside of requests. */
var currentRequestId = () => scope.getStore();
/** Runs work that serves many requests at once, such as storing a batch, outside of the request that happened to begin it. */
var outsideRequests = (work) => scope.run(void 0, work);
/**
* Gives each request an id, which its log lines, its response and its error messages carry. The id that a trusted proxy sends is kept,
* so that the proxy's log can be matched; anyone else's is not, because they could fill the log with one id.
*/
var assignRequestId = (request, response, next) => {
	const id = requestIdOf(request, request.app.get("trust proxy fn"));
	response.set(requestIdHeader, id);
	scope.run(id, next);
};
/** The id for a request: the one that it brings from a trusted proxy, or a new one. */
function requestIdOf({ headers, socket }, isTrusted) {
	const sent = headers[requestIdHeader];
	return typeof sent === "string" && wellFormed.test(sent) && isTrusted(socket.remoteAddress, 0) ? sent : randomUUID();
}
// api/src/metrics/http.ts
var import_prom_client = require_prom_client();
var methods = [
	"GET",
	"HEAD",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"OPTIONS"
];
var seconds = new import_prom_client.Histogram({
	name: "assay_http_request_duration_seconds",
	help: "Time from the start of a request to the end of its response; before, it has waited for the event loop (assay_queue_wait_duration_seconds). The status is aborted if the client left before.",
	labelNames: [
		"endpoint",
		"method",
		"status"
	],
	buckets: [
		.005,
		.01,
		.025,
		.05,
		.1,
		.25,
		.5,
		1,
		2.5,
		5
	],
	registers
});
var routeSeconds = new import_prom_client.Histogram({
	name: "assay_http_route_duration_seconds",
	help: "Time to the end of a response by route, of pages (/software/:id), REST (GET /api/software/{id}) and agents (MCP find_software). A page that does not exist is *.",
	labelNames: ["route"],
	buckets: [
		.025,
		.1,
		.25,
		.5,
		1,
		2.5,
		5
	],
	registers
});
var open = 0;
new import_prom_client.Gauge({
	name: "assay_http_requests_in_progress",
	help: "Requests whose response has not ended.",
	registers,
	collect() {
		this.set(open);
	}
});
var routes = /* @__PURE__ */ new WeakMap();
/** Says which route answers the request: the pattern of our own table, not the path. */
function nameRoute(request, route) {
	routes.set(request, route);
}
var waits = /* @__PURE__ */ new WeakMap();
/** Does not count these milliseconds as time for the answer: the client asked to wait for something to come. */
function excludeWait(request, milliseconds) {
	waits.set(request, (waits.get(request) ?? 0) + milliseconds);
}
/** The route that was named for a request. */
var routeOf = (request) => routes.get(request);
/**
* Measures a request from now on; call the result once with the status, or null if the client left before the end. The
* route is what was named until then where it is not known at once.
*/
function measureRequest(request, endpoint, method, known) {
	const began = performance.now();
	open++;
	return (status) => {
		open--;
		const took = (performance.now() - began - (waits.get(request) ?? 0)) / 1e3;
		seconds.observe({
			endpoint,
			method: methods.includes(method) ? method : "other",
			status: status ?? "aborted"
		}, took);
		const route = known ?? routes.get(request);
		if (route !== void 0) routeSeconds.observe({ route }, took);
	};
}
var isReady = async () => false;
/** Has the metrics show what /readyz answers. */
function watchReadiness(read) {
	isReady = read;
}
new import_prom_client.Gauge({
	name: "assay_ready",
	help: "1 if /readyz answers 200, otherwise 0.",
	aggregator: "min",
	registers,
	async collect() {
		this.set(await readInTime(isReady) ? 1 : 0);
	}
});
var views = new import_prom_client.Counter({
	name: "assay_views_stored_total",
	help: "Page views of listings, companies and reviews that were added to their day.",
	registers
});
/** Counts page views that were stored. */
function countViews(stored) {
	views.inc(stored);
}
export { routeOf as a, currentRequestId as c, requestIdOf as d, nameRoute as i, outsideRequests as l, excludeWait as n, watchReadiness as o, measureRequest as r, assignRequestId as s, countViews as t, requestIdHeader as u };
