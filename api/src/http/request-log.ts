import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { Logger } from "pino";
import { currentRequestId } from "./request-id.ts";

/** One line a request at the end of its answer: the path without its query, which may hold secrets. */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    // The event comes from the connection, which many requests share.
    logAnswer(log, request, response, { path: request.originalUrl, requestId: currentRequestId() });
    next();
  };
}

/** Logs a request at the end of its answer. */
export function logAnswer(
  log: Logger,
  { method }: IncomingMessage,
  response: ServerResponse,
  { path: target, requestId }: { path: string; requestId: string | undefined },
): void {
  if (!log.isLevelEnabled("debug")) return;
  const start = performance.now();
  response.on("finish", () => {
    const ms = Math.round(performance.now() - start);
    const [path] = target.split("?", 1);
    log.debug({ requestId, method, path, status: response.statusCode, ms }, "answered");
  });
}
