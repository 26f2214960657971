import type { GraphQLError } from "graphql";
import {
  Conflict,
  DomainError,
  type FailureCode,
  type FieldError,
  RateLimited,
} from "../../domain/errors.ts";
import type { ReportDefect } from "../../graphql/errors.ts";
import type { ConflictCode } from "../../inputs/index.ts";
import { httpStatuses } from "../http-status.ts";

/** What an error tells besides its status and its message. */
interface HttpErrorDetails {
  readonly fields?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly conflict?: ConflictCode | undefined;
}

/** An answer that is an error: a status, a message for people, for bad input every broken rule, for a conflict its code. */
export class HttpError extends Error {
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly conflict: ConflictCode | undefined;

  constructor(
    status: number,
    message: string,
    { fields = [], headers = {}, conflict }: HttpErrorDetails = {},
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.headers = headers;
    this.conflict = conflict;
  }

  get body() {
    return {
      message: this.message,
      ...(this.conflict && { code: this.conflict }),
      ...(this.fields.length > 0 && { errors: this.fields }),
    };
  }
}

/** Seconds to wait where the limit does not say how long. */
const usualWait = 60;

/** Any failure as a refusal; what is a defect of ours is reported, and its text stays here. */
export function toHttpError(error: unknown, report: ReportDefect): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof Conflict)
    return new HttpError(httpStatuses.CONFLICT, error.message, { conflict: error.conflict });
  if (error instanceof DomainError) {
    const retryAfter = error instanceof RateLimited ? error.retryAfter : undefined;
    return refusal(error.code, error.message, error.fields, retryAfter);
  }
  report(error);
  return new HttpError(500, "Internal Server Error");
}

/** The refusal for an error of the engine, which has reported its own defects. */
export function graphqlToHttpError(error: GraphQLError, report: ReportDefect): HttpError {
  const { code, fields, retryAfter } = error.extensions as {
    code?: string;
    fields?: readonly FieldError[];
    retryAfter?: number;
  };
  if (code !== undefined && Object.hasOwn(httpStatuses, code))
    return refusal(code as FailureCode, error.message, fields, retryAfter);
  // The documents are ours: one that does not fit the schema, or got variables that do not, is a defect of this facade.
  if (code !== "INTERNAL") report(error);
  return new HttpError(500, "Internal Server Error");
}

function refusal(
  code: FailureCode,
  message: string,
  fields: readonly FieldError[] = [],
  retryAfter = usualWait,
): HttpError {
  const headers: Record<string, string> = {};
  if (code === "UNAUTHENTICATED") headers["WWW-Authenticate"] = "Bearer";
  const status = httpStatuses[code];
  if (status === 429 || status === 503) headers["Retry-After"] = String(retryAfter);
  return new HttpError(status, message, { fields, headers });
}
