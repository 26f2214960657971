import { Counter, Gauge, Histogram } from "prom-client";
import { readInTime, registers } from "./registry.ts";

/** What answers a request, by its path. */
export type Endpoint = "graphql" | "api" | "mcp" | "beacon" | "uploads" | "assets" | "probes" | "pages";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const seconds = new Histogram({
  name: "assay_http_request_duration_seconds",
  help: "Time from the start of a request to the end of its response; before, it has waited for the event loop (assay_queue_wait_duration_seconds). The status is aborted if the client left before.",
  labelNames: ["endpoint", "method", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});

const routeSeconds = new Histogram({
  name: "assay_http_route_duration_seconds",
  help: "Time to the end of a response by route, of pages (/software/:id), REST (GET /api/software/{id}) and agents (MCP find_software). A page that does not exist is *.",
  labelNames: ["route"],
  buckets: [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
});

let open = 0;

new Gauge({
  name: "assay_http_requests_in_progress",
  help: "Requests whose response has not ended.",
  registers,
  collect() {
    this.set(open);
  },
});

const routes = new WeakMap<object, string>();

/** Says which route answers the request: the pattern of our own table, not the path. */
export function nameRoute(request: object, route: string): void {
  routes.set(request, route);
}

const waits = new WeakMap<object, number>();

/** Does not count these milliseconds as time for the answer: the client asked to wait for something to come. */
export function excludeWait(request: object, milliseconds: number): void {
  waits.set(request, (waits.get(request) ?? 0) + milliseconds);
}

/** The route that was named for a request. */
export const routeOf = (request: object): string | undefined => routes.get(request);

/**
 * Measures a request from now on; call the result once with the status, or null if the client left before the end. The
 * route is what was named until then where it is not known at once.
 */
export function measureRequest(
  request: object,
  endpoint: Endpoint,
  method: string,
  known?: string,
): (status: number | null) => void {
  const began = performance.now();
  open++;
  return (status) => {
    open--;
    const took = (performance.now() - began - (waits.get(request) ?? 0)) / 1000;
    seconds.observe(
      { endpoint, method: methods.includes(method) ? method : "other", status: status ?? "aborted" },
      took,
    );
    const route = known ?? routes.get(request);
    if (route !== undefined) routeSeconds.observe({ route }, took);
  };
}

let isReady: () => Promise<boolean> = async () => false;

/** Has the metrics show what /readyz answers. */
export function watchReadiness(read: () => Promise<boolean>): void {
  isReady = read;
}

new Gauge({
  name: "assay_ready",
  help: "1 if /readyz answers 200, otherwise 0.",
  aggregator: "min",
  registers,
  async collect() {
    this.set((await readInTime(isReady)) ? 1 : 0);
  },
});

const views = new Counter({
  name: "assay_views_stored_total",
  help: "Page views of listings, companies and reviews that were added to their day.",
  registers,
});

/** Counts page views that were stored. */
export function countViews(stored: number): void {
  views.inc(stored);
}
