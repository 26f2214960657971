import { type RequestHandler, Router } from "express";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { JobCount } from "../jobs/workers.ts";
import { answerMetrics } from "./metrics-access.ts";
import { createProbes, type Probes } from "./probes.ts";

/** How a scheduled backup ended. */
export type BackupResult = "completed" | "failed";

/** The result of the health probes. */
export interface Health {
  /** /healthz: the process lives. /readyz: the database answers and its migrations are applied. */
  routes: Router;
  /** Answers with the metrics, for Prometheus; who may read them is not its concern. */
  serveMetrics: RequestHandler;
  /** Measures every request that passes it. */
  measure: RequestHandler;
  /** Counts views of pages that were stored. */
  countViews(stored: number): void;
  /** Counts scheduled backups of this process by how they ended. */
  countBackup(result: BackupResult): void;
  /** Lets the probes see the queue of jobs from now on. */
  watchJobs(counts: () => Promise<readonly JobCount[]>): void;
  /** The metrics of this process. */
  registry: Registry;
}

/** `ready` throws while the process should get no traffic. */
export function createHealth(ready: () => Promise<void>, probes: Probes = createProbes()): Health {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to the end of the answer, by endpoint, method and status.",
    labelNames: ["endpoint", "method", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const views = new Counter({
    name: "views_stored_total",
    help: "Views of listings, companies and reviews that this process has added to their days.",
    registers: [registry],
  });
  const backups = new Counter({
    name: "backups_total",
    help: "Scheduled backups that this process has completed, and tries that failed.",
    labelNames: ["result"],
    registers: [registry],
  });
  for (const result of ["completed", "failed"]) backups.inc({ result }, 0);
  const watchJobs: Health["watchJobs"] = (counts) => {
    new Gauge({
      name: "jobs",
      help: "Jobs in the database by kind: waiting (or under way), and failed, which were given up.",
      labelNames: ["kind", "state"],
      registers: [registry],
      async collect() {
        // While the database is away the other metrics are what is looked at.
        for (const { kind, waiting, failed } of await counts().catch(() => [])) {
          this.set({ kind, state: "waiting" }, waiting);
          this.set({ kind, state: "failed" }, failed);
        }
      },
    });
  };
  const routes = Router();
  routes.get("/healthz", (_request, response) => {
    response.type("text").set("cache-control", "no-store").send("ok\n");
  });
  routes.get("/readyz", async (_request, response) => {
    response.type("text").set("cache-control", "no-store");
    probes.seen();
    if (probes.isLeaving) {
      response.status(503).send("stopping\n");
      return;
    }
    try {
      await ready();
      response.send("ok\n");
    } catch {
      response.status(503).send("not ready\n");
    }
  });
  const serveMetrics = answerMetrics(() => registry.metrics());
  const measure: RequestHandler = (request, response, next) => {
    const stop = seconds.startTimer({ endpoint: endpointOf(request.path), method: request.method });
    response.on("finish", () => stop({ status: response.statusCode }));
    // The next request of this client finds another process.
    if (probes.isLeaving) response.set("connection", "close");
    next();
  };
  return {
    routes,
    serveMetrics,
    measure,
    registry,
    countViews: (stored) => views.inc(stored),
    countBackup: (result) => backups.inc({ result }),
    watchJobs,
  };
}

/** Few labels on purpose: a label for each address would grow without bound. */
function endpointOf(path: string): string {
  if (path === "/graphql") return "graphql";
  if (path === "/beacon") return "beacon";
  if (path.startsWith("/api/")) return "api";
  return path.startsWith("/assets/") ? "assets" : "pages";
}
