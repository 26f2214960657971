import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

const scope = new AsyncLocalStorage<string | undefined>();

/** The header that carries the id, in requests from a proxy and in all responses. */
const requestIdHeader = "x-request-id";
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
  const isTrusted: (address: string | undefined, hops: number) => boolean = request.app.get("trust proxy fn");
  const sent = request.get(requestIdHeader);
  const isKept = sent !== undefined && wellFormed.test(sent) && isTrusted(request.socket.remoteAddress, 0);
  const id = isKept ? sent : randomUUID();
  response.set(requestIdHeader, id);
  scope.run(id, next);
};
