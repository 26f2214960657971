import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";

const scope = new AsyncLocalStorage<string | undefined>();

/** The header that carries the id, in requests from a proxy and in all responses. */
export const requestIdHeader = "x-request-id";
const wellFormed = /^[\w.-]{8,128}$/;

/** The id of the request that the current code works for; undefined outside of requests. */
export const currentRequestId = (): string | undefined => scope.getStore();

/** Runs work that serves many requests at once, such as storing a batch, outside of the request that happened to begin it. */
export const outsideRequests = <T>(work: () => T): T => scope.run(undefined, work);

/**
 * Gives each request an id, which its log lines, its response and its error messages carry. The id that a trusted proxy sends is kept,
 * so that the proxy's log can be matched; anyone else's is not, because they could fill the log with one id.
 */
export const assignRequestId: RequestHandler = (request, response, next) => {
  const id = requestIdOf(request, request.app.get("trust proxy fn"));
  response.set(requestIdHeader, id);
  scope.run(id, next);
};

/** The id for a request: the one that it brings from a trusted proxy, or a new one. */
export function requestIdOf(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  isTrusted: (address: string | undefined, hops: number) => boolean,
): string {
  const sent = headers[requestIdHeader];
  const isKept = typeof sent === "string" && wellFormed.test(sent) && isTrusted(socket.remoteAddress, 0);
  return isKept ? sent : randomUUID();
}
