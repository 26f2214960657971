import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from "express";
import type { FailureCode } from "../../domain/errors.ts";
import { answerText } from "../../engine/answer-text.ts";
import { execute, type Operation } from "../../engine/execute.ts";
import type { PersistedDocuments } from "../../engine/persisted-documents.ts";
import { overloadOf, type ReportDefect } from "../../graphql/errors.ts";
import { sendText } from "../send-text.ts";
import type { ValidatedDocumentCache } from "./validated-document-cache.ts";
import type { RequestContext } from "./yoga.ts";

export interface FastPathOptions {
  known: PersistedDocuments;
  documents: ValidatedDocumentCache;
  report: ReportDefect;
  open(request: Request): RequestContext;
}

/** The most that a request to /graphql may hold: a document and its variables. */
const bodyLimit = "256kb";

/** An operation of a document that is known. */
type KnownOperation = Operation & { readonly trust: "built" | "free" };

export interface FastPath {
  /** Its middleware, in their order. */
  readonly handlers: RequestHandler[];
  /** The operation in the body of a request; null if the request is Yoga's, or wrong. */
  operationIn(request: Pick<Request, "headers">, body: string): KnownOperation | null;
  answer(operation: KnownOperation, request: Request, response: Response): Promise<void>;
}

/**
 * Fast path for plain JSON requests of persisted or cached documents. Everything else (new documents, other media types,
 * malformed requests) goes on to Yoga, with the same result; Yoga's general machinery takes half of a request's time.
 */
export function createFastPath({ known, documents, report, open }: FastPathOptions): FastPath {
  const read = (asked: Record<string, unknown>): KnownOperation | null => {
    if (!isObjectOrNothing(asked["variables"]) || !isObjectOrNothing(asked["extensions"])) return null;
    if (!isTextOrNothing(asked["operationName"])) return null;
    const { documentId, query, variables, operationName } = asked;
    const isKnown = typeof documentId === "string";
    const text = isKnown ? documentId : query;
    if (typeof text !== "string") return null;
    const document = isKnown ? known.document(text) : documents.get(text);
    return document ? { document, variables, operationName, trust: isKnown ? "built" : "free" } : null;
  };
  const answerDirectly: RequestHandler = async (request, response, next) => {
    if (request.method !== "POST" || typeof request.body !== "string") return next();
    const asked = parseObject(request.body);
    if (!asked || Object.keys(asked).length === 0) return refuse(response, 400, noOperation);
    // Parsed once: Yoga would iterate over every character of a string.
    request.body = asked;
    const operation = wantsJson(request) ? read(asked) : null;
    if (!operation) return next();
    await answer(operation, request, response);
  };
  const answer: FastPath["answer"] = async (operation, request, response) => {
    const context = await open(request).openContext(operation.trust);
    const result = await execute({ ...operation, allowsRawJson: true }, context, report);
    const overload = overloadOf(result.errors);
    if (overload) response.status(overload.status).setHeader("retry-after", overload.retryAfter);
    response.setHeader("content-type", "application/json; charset=utf-8");
    sendText(response, answerText(result));
  };
  return {
    handlers: [
      requireJson,
      requireJsonParameters,
      express.text({ type: "application/json", limit: bodyLimit }),
      answerDirectly,
    ],
    operationIn(request, body) {
      const asked = wantsJson(request) ? parseObject(body) : null;
      return asked && read(asked);
    },
    answer,
  };
}

const noOperation = 'Send one operation as a JSON object: {"query": "…", "variables": {…}}.';

/** A form of any site can send the other types, with a visitor's cookies: what comes that way is not read. */
const requireJson: RequestHandler = (request, response, next) => {
  if (request.method !== "POST" || request.is("application/json")) return next();
  refuse(response, 415, "Send the request as JSON: Content-Type: application/json.");
};

/** Refuses a GET whose variables or extensions are not JSON: Yoga would take that for a defect. */
const requireJsonParameters: RequestHandler = ({ method, url }, response, next) => {
  if (method === "POST" || !url.includes("?")) return next();
  const parameters = new URLSearchParams(url.slice(url.indexOf("?")));
  const wrong = ["variables", "extensions"].find((name) => !isJsonOrNothing(parameters.get(name)));
  if (wrong === undefined) return next();
  refuse(response, 400, `The parameter ${wrong} must be JSON.`);
};

/** A body that cannot be read (too large, cut off, of unknown encoding), as a GraphQL error. */
export const bodyErrorHandler: ErrorRequestHandler = (error, _request, response, next) => {
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

function wantsJson({ headers: { accept } }: Pick<Request, "headers">): boolean {
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

function isJsonOrNothing(text: string | null): boolean {
  try {
    return !text || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isObjectOrNothing = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value == null || isObject(value);
const isTextOrNothing = (value: unknown): value is string | null | undefined =>
  value == null || typeof value === "string";
