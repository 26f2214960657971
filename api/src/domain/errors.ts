/** A rule of the input that was broken, and where. */
export interface FieldError {
  /** Dotted path in the input: "plans.0.price". */
  path: string;
  message: string;
}

/**
 * The closed set of failures a caller may be told of. Everything else is a defect and is reported as an internal error
 * without its text.
 */
export type FailureCode =
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "NOT_FOUND"
  | "INVALID_INPUT"
  | "CONFLICT"
  | "RATE_LIMITED"
  | "TOO_COSTLY";

/** A failure of the closed set. Doors translate the code: GraphQL into `extensions.code`, the facade into a status. */
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

/** Bad input: the message of the first broken rule, all of them in `fields`. */
export function invalid(path: string, message: string): DomainError {
  return new DomainError("INVALID_INPUT", message, [{ path, message }]);
}

/** The thing does not exist, or the caller may not know that it does. */
export function notFound(thing: string): DomainError {
  return new DomainError("NOT_FOUND", `${thing} not found`);
}

export function forbidden(): DomainError {
  return new DomainError("FORBIDDEN", "Forbidden");
}

export function unauthenticated(): DomainError {
  return new DomainError("UNAUTHENTICATED", "Unauthorized");
}
