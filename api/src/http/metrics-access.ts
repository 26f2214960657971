import { createHash, timingSafeEqual } from "node:crypto";
import express, { type Express, type RequestHandler } from "express";
import { Registry } from "prom-client";
import { isForwarded } from "./forwarded.ts";

/** Who may read /metrics. */
export interface MetricsAccess {
  /** Sent as a bearer token, also to the port. */
  token?: string | undefined;
  /** /metrics is served there and not on the site's port. */
  port?: number | undefined;
  /** True if the site's public address is this computer. */
  isLocal: boolean;
}

/** Answers 404 to whoever may not read the metrics on the site's port, as if there were none, and 401 to a missing or wrong token. */
export function guardMetrics({ token, port, isLocal }: MetricsAccess): RequestHandler {
  return (request, response, next) => {
    if (port !== undefined) return notFound(response);
    if (token !== undefined) return requireToken(token)(request, response, next);
    // For trying out. A proxy on this computer is loopback too, but then the site has another public address.
    const isOwn = isLocal && isLoopback(request.socket.remoteAddress) && !isForwarded(request.headers);
    if (isOwn) next();
    else notFound(response);
  };
}

/** The app of METRICS_PORT: /metrics and nothing else. */
export function metricsApp({ token }: Pick<MetricsAccess, "token">, serve: RequestHandler): Express {
  const app = express();
  app.disable("x-powered-by");
  app.get("/metrics", ...(token === undefined ? [] : [requireToken(token)]), serve);
  app.use((_request, response) => notFound(response));
  return app;
}

/** Answers with metrics as Prometheus reads them; who may read them is not its concern. */
export function answerMetrics(text: () => Promise<string>): RequestHandler {
  return async (_request, response) => {
    response
      .set({ "content-type": Registry.PROMETHEUS_CONTENT_TYPE, "cache-control": "no-store" })
      .send(await text());
  };
}

function requireToken(token: string): RequestHandler {
  const wanted = digest(`Bearer ${token}`);
  return ({ headers: { authorization = "" } }, response, next) => {
    if (timingSafeEqual(digest(authorization), wanted)) return next();
    response
      .status(401)
      .set({ "www-authenticate": "Bearer", "cache-control": "no-store" })
      .type("text")
      .send("Send METRICS_TOKEN as a bearer token.\n");
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

const isLoopback = (address = "") => /^(?:::ffff:)?127\.|^::1$/.test(address);

function notFound(response: express.Response): void {
  response.status(404).set("cache-control", "no-store").type("text").send("Not found.\n");
}
