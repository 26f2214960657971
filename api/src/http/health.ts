import { type RequestHandler, Router } from "express";
import { watchReadiness } from "../metrics/http.ts";

/** The result of the health probes. */
export interface Health {
  /** /healthz: the process lives. /readyz: the database answers and its migrations are applied. */
  routes: Router;
  /** Closes the connections of a process that leaves. */
  closeConnections: RequestHandler;
  /**
   * Lets readiness fall for good. Resolves at once where nobody probes it, else when load balancers have seen it as often as they
   * usually need.
   */
  leave(): Promise<void>;
}

/** Failed probes after which usual load balancers send no more requests. */
const probesToLeave = 3;
/** Milliseconds in which a load balancer that watches would have probed. */
const probeInterval = 30_000;

/** `ready` throws while the process should get no traffic. */
export function createHealth(ready: () => Promise<void>, now: () => number = Date.now): Health {
  let probedAt = Number.NEGATIVE_INFINITY;
  let probesLeft = Number.POSITIVE_INFINITY;
  const left = Promise.withResolvers<void>();
  const isLeaving = () => probesLeft !== Number.POSITIVE_INFINITY;
  watchReadiness(async () => {
    if (isLeaving()) return false;
    await ready();
    return true;
  });
  const routes = Router();
  routes.get("/healthz", (_request, response) => {
    response.type("text").set("cache-control", "no-store").send("ok\n");
  });
  routes.get("/readyz", async (_request, response) => {
    response.type("text").set("cache-control", "no-store");
    probedAt = now();
    if (isLeaving()) {
      if (--probesLeft <= 0) left.resolve();
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
  const closeConnections: RequestHandler = (_request, response, next) => {
    // The next request of this client finds another process.
    if (isLeaving()) response.set("connection", "close");
    next();
  };
  const leave: Health["leave"] = async () => {
    probesLeft = probesToLeave;
    if (now() - probedAt < probeInterval) await left.promise;
  };
  return { routes, closeConnections, leave };
}
