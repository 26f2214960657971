import type { z } from "zod";

// Endpoints and GraphQL know no database: what they must tell its absence by, they have from here.
export { isOutage, isTimeout } from "../database/client/outage.ts";

import type { ConflictCode, CredentialsCode, ValidationCode } from "../inputs/index.ts";
import { retryText } from "../inputs/index.ts";

/** A rule of the input that was broken, and where. */
export interface FieldError {
  /** Dotted path in the input: "plans.0.price". */
  path: string;
  message: string;
}

/**
 * The closed set of failures that are reported to callers. Everything else is reported as an internal error
 * without its text.
 */
export type FailureCode =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "INVALID_INPUT"
  | "CONFLICT"
  | "CURSOR_EXPIRED"
  | "RATE_LIMITED"
  | "TOO_LARGE"
  | "TOO_DEEP"
  | "TOO_MANY_FIELDS"
  | "TOO_MANY_ALIASES"
  | "TOO_COSTLY"
  | "TIMED_OUT"
  | "BUSY"
  | "UNAVAILABLE";

/** A failure of the closed set. Endpoints translate the code: GraphQL into `extensions.code`, the facade into a status. */
export class DomainError extends Error {
  readonly code: FailureCode;
  readonly fields: readonly FieldError[];

  constructor(code: FailureCode, message: string, fields: readonly FieldError[] = []) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.fields = fields;
  }
}

/** Bad input: the message of the first broken rule, all of them in `fields`. The caller can fix it. */
export class InvalidInput extends DomainError {
  constructor(fields: readonly [FieldError, ...FieldError[]]) {
    super("INVALID_INPUT", fields[0].message, fields);
  }

  /** A token comes from a mailed link, so the link is invalid and not a field that a person could correct. */
  get reason(): ValidationCode {
    return this.fields[0]?.path === "token" ? "invalid-link" : "invalid-field";
  }
}

/** A change that conflicts with existing data; `conflict` says with what. The caller can choose otherwise. */
export class Conflict extends DomainError {
  readonly conflict: ConflictCode;

  constructor(conflict: ConflictCode, message: string) {
    super("CONFLICT", message);
    this.conflict = conflict;
  }
}

/** Wrong e-mail address, password or other credential. */
export class WrongCredentials extends DomainError {
  readonly reason: CredentialsCode;

  constructor(message = "Invalid email or password", reason: CredentialsCode = "wrong-credentials") {
    super("UNAUTHENTICATED", message);
    this.reason = reason;
  }
}

/** Over a rate limit; may be retried after `retryAfter` seconds. */
export class RateLimited extends DomainError {
  readonly retryAfter: number;

  /** `advice` says what else than waiting would help. */
  constructor(milliseconds: number, advice?: string) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    const message = `Too many attempts. ${retryText(seconds)}`;
    super("RATE_LIMITED", advice === undefined ? message : `${message} ${advice}`);
    this.retryAfter = seconds;
  }
}

/** One broken rule. */
export function invalid(path: string, message: string): InvalidInput {
  return new InvalidInput([{ path, message }]);
}

/** The input as its schema reads it; throws InvalidInput with every broken rule. */
export function checked<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const [first, ...others] = error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new InvalidInput([first ?? { path: "", message: "Invalid input" }, ...others]);
}

/** The thing does not exist, or the caller may not know that it does. */
export function notFound(thing: string): DomainError {
  return new DomainError("NOT_FOUND", `${thing} not found`);
}

/** `message` says why where the caller could not guess it. */
export function forbidden(message = "Forbidden"): DomainError {
  return new DomainError("FORBIDDEN", message);
}

/** A write that another site's page may have sent. */
export const crossSite = () => forbidden("Cross-site request refused");

/** For a review of the viewer's own company's software. */
export const ownSoftware = () => forbidden("You cannot review your own company's software");

/** An opinion on what one has written oneself. */
export const ownReview = (verb: "vote on" | "report") => forbidden(`You cannot ${verb} your own review`);

/** The thing, or NOT_FOUND if there is none. */
export function orNotFound<Thing>(thing: Thing | null | undefined, name: string): Thing {
  if (thing == null) throw notFound(name);
  return thing;
}

export function unauthenticated(): DomainError {
  return new DomainError("UNAUTHENTICATED", "Unauthorized");
}
