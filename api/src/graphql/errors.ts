import { GraphQLError } from "graphql";
import { DomainError, type FailureCode, isOutage, isTimeout, RateLimited } from "../domain/errors.ts";
import { BusyError } from "../limits/concurrency-limiter.ts";

/**
 * Receives unexpected errors in full and returns the id of the request under which they are logged, if there is one; callers get only
 * an internal error with that id.
 */
export type ReportDefect = (error: unknown) => string | undefined;

/**
 * The error as shown to callers: a domain error with its code and fields, a document error unchanged, and anything else as
 * "Internal Server Error", which is reported.
 */
export function toPublicError(error: unknown, report: ReportDefect): GraphQLError {
  const located = error instanceof GraphQLError ? error : undefined;
  const original = located ? located.originalError : error;
  if (original instanceof DomainError) {
    return placed(located, original.message, {
      code: original.code,
      ...(original.fields.length > 0 && { fields: original.fields }),
      ...(original instanceof RateLimited && { retryAfter: original.retryAfter }),
    });
  }
  if (original instanceof BusyError)
    return placed(located, busyMessage, {
      code: "BUSY" satisfies FailureCode,
      retryAfter: busySeconds,
    });
  if (isOutage(original)) {
    report(original);
    return placed(located, outageMessage, {
      code: "UNAVAILABLE" satisfies FailureCode,
      retryAfter: outageSeconds,
    });
  }
  if (isTimeout(original)) {
    report(original);
    return placed(located, "The query took too long. Request less data, or use a more specific search.", {
      code: "TIMED_OUT" satisfies FailureCode,
    });
  }
  if (located && (original == null || original instanceof GraphQLError)) {
    return located.extensions.code ? located : placed(located, located.message, { code: "INVALID_INPUT" });
  }
  const requestId = report(original ?? error);
  return placed(located, "Internal Server Error", { code: "INTERNAL", ...(requestId && { requestId }) });
}

/** Is it an error of a server or database that has too much to do, or is away? The same work would fail again, and add to it. */
export const isOverload = (error: unknown): boolean =>
  error instanceof BusyError || isOutage(error) || isTimeout(error);

/** What callers are told while the server is busy, and Retry-After, in seconds. */
export const busyMessage = "The server is busy. Please try again in a few seconds.";
export const busySeconds = 5;

/** What callers are told while the database is away, and Retry-After, in seconds. */
export const outageMessage = "The service is not available right now. Please try again in a few seconds.";
export const outageSeconds = 5;

/** How HTTP reports an overload: a status, and the seconds to wait before trying again. */
export interface Overload {
  readonly status: 429 | 503;
  readonly retryAfter: number;
}

/** The overload that the first error of an answer reports (rate limit, busy server or an outage); null for any other error. */
export function overloadOf(errors: readonly GraphQLError[] | undefined): Overload | null {
  const { code, retryAfter } = errors?.[0]?.extensions ?? {};
  if (typeof retryAfter !== "number") return null;
  return { status: code === "RATE_LIMITED" ? 429 : 503, retryAfter };
}

/** The same place in document and answer, with another message. */
function placed(
  at: GraphQLError | undefined,
  message: string,
  extensions: Record<string, unknown>,
): GraphQLError {
  if (!at) return new GraphQLError(message, { extensions });
  const { nodes, source, positions, path } = at;
  return new GraphQLError(message, {
    ...(nodes && { nodes }),
    ...(source && { source }),
    ...(positions && { positions }),
    ...(path && { path }),
    extensions,
  });
}
