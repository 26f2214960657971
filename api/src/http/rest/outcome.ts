import { Conflict, type FieldError, InvalidInput, notFound, WrongCredentials } from "../../domain/errors.ts";
import type { ConflictCode } from "../../inputs/index.ts";
import { fromEnum } from "./enum-names.ts";

/** What is selected of each failure that a mutation may answer. */
const selections = {
  ValidationError: "message fields { path message }",
  ConflictError: "message code",
  CredentialsError: "message",
} as const;

type FailureName = keyof typeof selections;

/** Selects of a mutation's answer what was done, and the failures that its union has. */
export function outcome(done: string, ...failures: FailureName[]): string {
  return ["__typename", done, ...failures.map((name) => `${name} { ${selections[name]} }`)].join(" ... on ");
}

/** A mutation's answer, as `outcome` selects it. */
export type Outcome<Done> =
  | (Done & { __typename: string })
  | { __typename: "ValidationError"; fields: readonly [FieldError, ...FieldError[]] }
  | { __typename: "ConflictError"; message: string; code: string }
  | { __typename: "CredentialsError"; message: string };

/** What was done; a failure is thrown again as what it was behind GraphQL, so that it gets its status. */
export function settled<Done extends object>(answer: Outcome<Done>): Done {
  if ("fields" in answer && answer.__typename === "ValidationError")
    throw new InvalidInput(answer.fields as readonly [FieldError, ...FieldError[]]);
  if ("code" in answer && answer.__typename === "ConflictError")
    throw new Conflict(fromEnum("ConflictCode", String(answer.code)) as ConflictCode, String(answer.message));
  if ("message" in answer && answer.__typename === "CredentialsError")
    throw new WrongCredentials(String(answer.message));
  return answer as Done;
}

/** The thing, or "<name> not found": GraphQL answers null for what is not there, malformed, or not the caller's to see. */
export function orNotFound<Thing>(thing: Thing | null | undefined, name: string): Thing {
  if (thing == null) throw notFound(name);
  return thing;
}
