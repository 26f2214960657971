import { type RequestHandler, Router } from "express";
import { watchReadiness } from "../metrics/http.ts";
import { createProbes, type Probes } from "./probes.ts";

/** The result of the health probes. */
export interface Health {
  /** /healthz: the process lives. /readyz: the database answers and its migrations are applied. */
  routes: Router;
  /** Closes the connections of a process that leaves. */
  closeConnections: RequestHandler;
}

/** `ready` throws while the process should get no traffic. */
export function createHealth(ready: () => Promise<void>, probes: Probes = createProbes()): Health {
  watchReadiness(async () => {
    if (probes.isLeaving) return false;
    await ready();
    return true;
  });
  const routes = Router({ caseSensitive: true });
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
  const closeConnections: RequestHandler = (_request, response, next) => {
    // The next request of this client finds another process.
    if (probes.isLeaving) response.set("connection", "close");
    next();
  };
  return { routes, closeConnections };
}
