import type { FailureCode } from "../domain/errors.ts";

/** The HTTP status of each failure, wherever a failure is one. */
export const httpStatuses: Readonly<Record<FailureCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID_INPUT: 400,
  CONFLICT: 409,
  CURSOR_EXPIRED: 410,
  RATE_LIMITED: 429,
  TOO_LARGE: 413,
  TOO_DEEP: 400,
  TOO_MANY_FIELDS: 400,
  TOO_MANY_ALIASES: 400,
  TOO_COSTLY: 400,
  TIMED_OUT: 503,
  BUSY: 503,
  UNAVAILABLE: 503,
};
