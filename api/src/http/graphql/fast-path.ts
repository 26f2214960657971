import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from "express";
import type { FailureCode } from "../../domain/errors.ts";
import { execute, type KnownDocuments, type Operation } from "../../engine/execute.ts";
import { overloadOf, type ReportDefect } from "../../graphql/errors.ts";
import type { DoorContext } from "./request-context.ts";
import type { ValidatedDocumentCache } from "./validated-document-cache.ts";

export interface FastLaneOptions {
  known: KnownDocuments;
  documents: ValidatedDocumentCache;
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
export function createFastLane({ known, documents, report, open }: FastLaneOptions): RequestHandler[] {
  const read = (asked: Record<string, unknown>): (Operation & { trust: "built" | "free" }) | null => {
    if (!isObjectOrNothing(asked["variables"]) || !isTextOrNothing(asked["operationName"])) return null;
    const { documentId, query, variables, operationName } = asked;
    const isKnown = typeof documentId === "string";
    const text = isKnown ? documentId : query;
    if (typeof text !== "string") return null;
    const document = isKnown ? known.document(text) : documents.get(text);
    return document ? { document, variables, operationName, trust: isKnown ? "built" : "free" } : null;
  };
  const lane: RequestHandler = async (request, response, next) => {
    if (request.method !== "POST" || typeof request.body !== "string") return next();
    const asked = parseObject(request.body);
    if (!asked || Object.keys(asked).length === 0) return refuse(response, 400, noOperation);
    // The door takes it as it is. Of a text it would list every letter first, which takes longer than all the rest.
    request.body = asked;
    const operation = wantsJson(request) ? read(asked) : null;
    if (!operation) return next();
    const context = await open(request).openContext(operation.trust);
    const result = await execute(operation, context, report);
    const overload = overloadOf(result.errors);
    if (overload) response.status(overload.status).setHeader("retry-after", overload.retryAfter);
    const answer = Buffer.from(JSON.stringify(result));
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.setHeader("content-length", answer.length);
    response.end(answer);
  };
  return [demandJson, express.text({ type: "application/json", limit: bodyLimit }), lane];
}

const noOperation = 'Send one operation as a JSON object: {"query": "…", "variables": {…}}.';

/** A form of any site can send the other types, with a visitor's cookies: what comes that way is not read. */
const demandJson: RequestHandler = (request, response, next) => {
  if (request.method !== "POST" || request.is("application/json")) return next();
  refuse(response, 415, "Send the request as JSON: Content-Type: application/json.");
};

/** A body that cannot be read (too large, cut off, of unknown encoding), told as GraphQL clients expect it. */
export const refuseBody: ErrorRequestHandler = (error, _request, response, next) => {
  const status: unknown = error?.status;
  if (typeof status !== "number" || status >= 500) return next(error);
  if (status === 413)
    return refuse(
      response,
      413,
      `The request is larger than ${bodyLimit}. Send a smaller request.`,
      "TOO_LARGE",
    );
  refuse(response, status, "The request cannot be read.");
};

function refuse(
  response: Response,
  status: number,
  message: string,
  code: FailureCode = "INVALID_INPUT",
): void {
  response.status(status).json({ errors: [{ message, extensions: { code } }] });
}

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
