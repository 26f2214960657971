import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import "../metrics/process.ts";
import { type Endpoint, measureRequest } from "../metrics/http.ts";
import { registry } from "../metrics/registry.ts";
import { answerMetrics } from "./metrics-access.ts";

/** Answers with the metrics of this process. */
export const serveMetrics: RequestHandler = answerMetrics(() => registry.metrics());

/** Measures every request that passes it, to the end of its response. */
export const measureRequests: RequestHandler = (request, response, next) => {
  measureAnswer(request, response, endpointOf(request.path));
  next();
};

/** Measures a request to the end of its response; with its route where that is known at once. */
export function measureAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  endpoint: Endpoint,
  route?: string,
): void {
  const ended = measureRequest(request, endpoint, request.method ?? "", route);
  response.on("close", () => ended(response.writableFinished ? response.statusCode : null));
}

const byPath: Readonly<Record<string, Endpoint>> = {
  "/graphql": "graphql",
  "/mcp": "mcp",
  "/beacon": "beacon",
  "/uploads": "uploads",
  "/healthz": "probes",
  "/readyz": "probes",
  "/metrics": "probes",
};

/** Few values on purpose: one for each address would grow without bound. */
export function endpointOf(path: string): Endpoint {
  if (Object.hasOwn(byPath, path)) return byPath[path] ?? "pages";
  if (path.startsWith("/api/")) return "api";
  if (path.startsWith("/pictures/uploaded/")) return "uploads";
  // The demo's pictures are files too.
  return path.startsWith("/assets/") || path.startsWith("/demo/") ? "assets" : "pages";
}
