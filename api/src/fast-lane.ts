import express, { type ErrorRequestHandler, type Request, type RequestHandler } from "express";
import type { DocumentNode } from "graphql";
import type { DoorContext } from "./door-context.ts";
import { execute, type KnownDocuments, type Operation } from "./execute.ts";
import { type ReportDefect, retryAfterOf } from "./graphql/errors.ts";

/** Documents that were parsed and found valid, by their texts; the oldest go when there are too many. */
export interface PassedDocuments {
  get(text: string): DocumentNode | undefined;
  add(text: string, document: DocumentNode): void;
}

export function passedDocuments(most = 1_000): PassedDocuments {
  const documents = new Map<string, DocumentNode>();
  return {
    get: (text) => documents.get(text),
    add(text, document) {
      if (documents.has(text)) return;
      const [oldest] = documents.keys();
      if (documents.size >= most && oldest !== undefined) documents.delete(oldest);
      documents.set(text, document);
    },
  };
}

export interface FastLaneOptions {
  known: KnownDocuments;
  passed: PassedDocuments;
  report: ReportDefect;
  open(request: Request): DoorContext;
}

/** The most that a request to /graphql may hold: a document and its variables. */
const bodyLimit = "256kb";

/**
 * Answers plain requests for documents that have been here before: JSON in, JSON out. Everything else (the first time of
 * a document, another way to ask or to be answered, anything malformed) goes on to the whole door behind it, with the
 * same result. A request spends half of its time in that door's general machinery otherwise.
 */
export function createFastLane({ known, passed, report, open }: FastLaneOptions): RequestHandler[] {
  const read = (body: unknown): (Operation & { trust: "built" | "free" }) | null => {
    const asked = typeof body === "string" ? parseObject(body) : null;
    if (!asked || !isObjectOrNothing(asked["variables"]) || !isTextOrNothing(asked["operationName"]))
      return null;
    const { documentId, query, variables, operationName } = asked;
    const isKnown = typeof documentId === "string";
    const text = isKnown ? documentId : query;
    if (typeof text !== "string") return null;
    const document = isKnown ? known.document(text) : passed.get(text);
    return document ? { document, variables, operationName, trust: isKnown ? "built" : "free" } : null;
  };
  const lane: RequestHandler = async (request, response, next) => {
    const operation = request.method === "POST" && wantsJson(request) ? read(request.body) : null;
    if (!operation) return next();
    const { openContext, countAnonymous } = open(request);
    const context = await openContext(operation.trust);
    // The door refuses it in its own words.
    if (context.trust === "free" && context.viewer === null && (await countAnonymous())) return next();
    const result = await execute(operation, context, report);
    const wait = retryAfterOf(result.errors);
    if (wait !== null) response.status(429).setHeader("retry-after", wait);
    const answer = Buffer.from(JSON.stringify(result));
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.setHeader("content-length", answer.length);
    response.end(answer);
  };
  return [express.text({ type: "application/json", limit: bodyLimit }), lane];
}

/** A body that cannot be read (too large, cut off, of unknown encoding), told as GraphQL clients expect it. */
export const refuseBody: ErrorRequestHandler = (error, _request, response, next) => {
  const status: unknown = error?.status;
  if (typeof status !== "number" || status >= 500) return next(error);
  const message =
    status === 413 ? `The request is larger than ${bodyLimit}: ask for less.` : "The request cannot be read.";
  response
    .status(status)
    .json({ errors: [{ message, extensions: { code: status === 413 ? "TOO_COSTLY" : "INVALID_INPUT" } }] });
};

function wantsJson({ headers: { accept } }: Request): boolean {
  return accept === undefined || accept === "*/*" || accept === "application/json";
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isObjectOrNothing = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value == null || isObject(value);
const isTextOrNothing = (value: unknown): value is string | null | undefined =>
  value == null || typeof value === "string";
