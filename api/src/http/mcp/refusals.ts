import type { ErrorRequestHandler } from "express";
import { DomainError, type FailureCode } from "../../domain/errors.ts";
import { type ReportDefect, toPublicError } from "../../graphql/errors.ts";
import { agentLimits } from "../../inputs/index.ts";
import { httpStatuses } from "../http-status.ts";

/** JSON-RPC's code for errors that a server defines itself, and for an error on its side. */
const serverError = -32000;
const internalError = -32603;

/** Refuses a message before the protocol reads it: HTTP status, and code of the JSON-RPC error. */
export class McpRefusal extends Error {
  readonly status: number;
  readonly rpcCode: number;

  constructor(status: number, message: string, rpcCode = serverError) {
    super(message);
    this.status = status;
    this.rpcCode = rpcCode;
  }
}

/** Sends errors as JSON-RPC errors; `data.code` is their code in GraphQL. */
export function refusals(report: ReportDefect): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) return next(error);
    const refused = unreadableBody(error) ?? error;
    if (refused instanceof McpRefusal) {
      response.status(refused.status).json(body(refused.rpcCode, refused.message, { code: "INVALID_INPUT" }));
      return;
    }
    const { message, extensions } = toPublicError(refused, report);
    const { code, retryAfter, requestId } = extensions as {
      code: string;
      retryAfter?: number;
      requestId?: string;
    };
    const status = httpStatuses[code as FailureCode] ?? 500;
    if (retryAfter !== undefined) response.set("retry-after", String(retryAfter));
    const rpcCode = status === 500 ? internalError : serverError;
    response.status(status).json(body(rpcCode, message, { code, retryAfter, requestId }));
  };
}

/** The refusal of a body that the parser could not read: too large, cut off, badly compressed, or of an unknown encoding. */
function unreadableBody(error: unknown): Error | null {
  if (!(error instanceof Error) || error instanceof McpRefusal || !("status" in error)) return null;
  const status = Number(error.status);
  if (status === 413)
    return new DomainError(
      "TOO_LARGE",
      `The message is larger than ${agentLimits.messageBytes / 1024} KB. Send a smaller one.`,
    );
  return status >= 400 && status < 500 ? new McpRefusal(status, "The message cannot be read.") : null;
}

/** A JSON-RPC error without the ID of a request, which was not read. */
const body = (code: number, message: string, data: object) => ({
  jsonrpc: "2.0",
  id: null,
  error: { code, message, data },
});
