import { Conflict, type FieldError, InvalidInput, WrongCredentials } from "../../domain/errors.ts";
import { fromEnum } from "../../graphql/enum-names.ts";
import type { ConflictCode, CredentialsCode } from "../../inputs/index.ts";

/** Selection of each failure type of a mutation. */
const selections = {
  ValidationError: "message fields { path message }",
  ConflictError: "message code",
  CredentialsError: "message code",
} as const;

type FailureName = keyof typeof selections;

/** Selection set of a mutation's result: the success fields, and the failures of its union. */
export function outcome(done: string, ...failures: FailureName[]): string {
  return ["__typename", done, ...failures.map((name) => `${name} { ${selections[name]} }`)].join(" ... on ");
}

/** A mutation's result, as `outcome` selects it. */
export type Outcome<Done> =
  | (Done & { __typename: string })
  | { __typename: "ValidationError"; fields: readonly [FieldError, ...FieldError[]] }
  | { __typename: "ConflictError"; message: string; code: string }
  | { __typename: "CredentialsError"; message: string; code: string };

/** Returns the success; failures are thrown as the errors that they were behind GraphQL, which sets their status. */
export function settled<Done extends object>(answer: Outcome<Done>): Done {
  if ("fields" in answer && answer.__typename === "ValidationError")
    throw new InvalidInput(answer.fields as readonly [FieldError, ...FieldError[]]);
  if ("code" in answer && answer.__typename === "ConflictError")
    throw new Conflict(fromEnum("ConflictCode", String(answer.code)) as ConflictCode, String(answer.message));
  if ("code" in answer && answer.__typename === "CredentialsError")
    throw new WrongCredentials(
      String(answer.message),
      fromEnum("CredentialsCode", String(answer.code)) as CredentialsCode,
    );
  return answer as Done;
}

/** For an answer without a body: failures are thrown. */
export function settledWithoutBody(answer: Outcome<object>): undefined {
  settled(answer);
}

export { orNotFound } from "../../domain/errors.ts";
