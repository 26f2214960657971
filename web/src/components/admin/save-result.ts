import type { MutationParameters } from "relay-runtime";
import type { MutationFailure, Outcome } from "~/relay/mutate";
import { type FieldProblems, fieldProblems } from "~/ui/form/problems";

/** The outcome of saving; `saved` is what the thing is called then. */
export type SaveResult =
  | { readonly saved: string }
  | { readonly fields: FieldProblems }
  | { readonly conflict: string }
  | { readonly failure: MutationFailure };

/** A member of a mutation's result union: a ValidationError, a ConflictError or an unknown one. */
interface Refused {
  readonly __typename: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly message?: string;
}

/** The outcome of a mutation that saves a form: `read` takes the name out of its success, and returns every other result as it is. */
export function toSaveResult<M extends MutationParameters>(
  { answer, failure }: Outcome<M>,
  read: (answer: M["response"]) => { readonly saved: string } | Refused,
): SaveResult {
  if (failure) return { failure };
  const result = read(answer);
  if ("saved" in result) return result;
  if (result.message !== undefined) return { conflict: result.message };
  return { fields: fieldProblems(result.fields ?? []) };
}
