import type { GraphQLError } from "graphql";
import {
  Conflict,
  DomainError,
  type FailureCode,
  type FieldError,
  isOutage,
  RateLimited,
  WrongCredentials,
} from "../../domain/errors.ts";
import {
  busyMessage,
  busySeconds,
  outageMessage,
  outageSeconds,
  type ReportDefect,
} from "../../graphql/errors.ts";
import { type CredentialsCode, conflictCodes } from "../../inputs/index.ts";
import { BusyError } from "../../limits/concurrency-limiter.ts";
import { httpStatuses } from "../http-status.ts";

/** Refusals of a sign-in that say what to send next. */
const signInCodes = ["code-required", "wrong-code"] as const satisfies readonly CredentialsCode[];

/** Distinguishes errors with the same status. */
export const errorCodes = [...conflictCodes, ...signInCodes, "cursor-expired"] as const;
type ErrorCode = (typeof errorCodes)[number];

/** Optional parts of an error response. */
interface HttpErrorDetails {
  readonly fields?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly code?: ErrorCode | undefined;
}

/** An error response: status and message, the broken rules of bad input, and a code where the status does not say all. */
export class HttpError extends Error {
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly code: ErrorCode | undefined;

  constructor(status: number, message: string, { fields = [], headers = {}, code }: HttpErrorDetails = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.headers = headers;
    this.code = code;
  }

  get body() {
    return {
      message: this.message,
      ...(this.code && { code: this.code }),
      ...(this.fields.length > 0 && { errors: this.fields }),
    };
  }
}

/** Default for Retry-After, in seconds. */
const defaultRetryAfter = 60;

/** The HTTP error for any failure. Unexpected errors are reported, and their text is not sent. */
export function toHttpError(error: unknown, report: ReportDefect): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Conflict)
    return new HttpError(
      // As the draft of the Idempotency-Key header has it.
      error.conflict === "idempotency-key-reused" ? 422 : httpStatuses.CONFLICT,
      error.message,
      { code: error.conflict },
    );
  if (error instanceof WrongCredentials) {
    const code = signInCodes.find((each) => each === error.reason);
    return refusal(error.code, error.message, [], undefined, code);
  }
  if (error instanceof DomainError) {
    const retryAfter = error instanceof RateLimited ? error.retryAfter : undefined;
    return refusal(error.code, error.message, error.fields, retryAfter);
  }
  if (error instanceof BusyError) return refusal("BUSY", busyMessage, [], busySeconds);
  report(error);
  return isOutage(error)
    ? refusal("UNAVAILABLE", outageMessage, [], outageSeconds)
    : new HttpError(500, "Internal Server Error");
}

/** The HTTP error for a GraphQL error; the engine has reported unexpected ones. */
export function graphqlToHttpError(error: GraphQLError, report: ReportDefect): HttpError {
  const { code, fields, retryAfter } = error.extensions as {
    code?: string;
    fields?: readonly FieldError[];
    retryAfter?: number;
  };
  if (code !== undefined && Object.hasOwn(httpStatuses, code))
    return refusal(code as FailureCode, error.message, fields, retryAfter);
  // The documents are built in: one that does not match the schema is a defect of the facade.
  if (code !== "INTERNAL") report(error);
  return new HttpError(500, "Internal Server Error");
}

function refusal(
  code: FailureCode,
  message: string,
  fields: readonly FieldError[] = [],
  retryAfter = defaultRetryAfter,
  detail?: ErrorCode,
): HttpError {
  const headers: Record<string, string> = {};
  if (code === "UNAUTHENTICATED") headers["WWW-Authenticate"] = "Bearer";
  const status = httpStatuses[code];
  if (status === 429 || status === 503) headers["Retry-After"] = String(retryAfter);
  return new HttpError(status, message, {
    fields,
    headers,
    code: code === "CURSOR_EXPIRED" ? "cursor-expired" : detail,
  });
}
