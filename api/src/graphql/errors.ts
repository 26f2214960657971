import { GraphQLError } from "graphql";
import { DomainError, RateLimited } from "../domain/errors.ts";

/** Told of failures that are defects of ours, with the whole error; callers learn only that something went wrong. */
export type ReportDefect = (error: unknown) => void;

/**
 * The error as callers may see it: a domain failure with its code (and the fields of bad input), a mistake in the
 * document as it is, and anything else as "Internal Server Error", reported and without its text.
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
  if (located && (original == null || original instanceof GraphQLError)) {
    return located.extensions.code ? located : placed(located, located.message, { code: "INVALID_INPUT" });
  }
  report(original ?? error);
  return placed(located, "Internal Server Error", { code: "INTERNAL" });
}

/** The seconds after which to try again, where the first error is that there was too much of something. */
export function retryAfterOf(errors: readonly GraphQLError[] | undefined): number | null {
  const seconds = errors?.[0]?.extensions["retryAfter"];
  return typeof seconds === "number" ? seconds : null;
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
