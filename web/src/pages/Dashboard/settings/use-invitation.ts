import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { useMutationError } from "~/components/use-mutation-error";
import { useMutate } from "~/relay/mutate";
import { useToast } from "~/ui/Toast";

/** A mutation with an invitation as input, whose result is aliased to `result`. */
interface OnInvitation extends MutationParameters {
  readonly variables: { input: { databaseId: string } };
  readonly response: { readonly result: { readonly __typename: string; readonly message?: string } };
}

/** Messages: after success, the title after a failure, and the text if the server sent none. */
interface Messages {
  readonly successTitle: string;
  readonly failureTitle: string;
  readonly generic: string;
}

/** Runs a mutation on an invitation and shows a toast; the returned function resolves with whether it succeeded. */
export function useInvitation<M extends OnInvitation>(
  mutation: GraphQLTaggedNode,
  { successTitle, failureTitle, generic }: Messages,
) {
  const run = useMutate<M>(mutation);
  const refused = useMutationError(failureTitle, generic);
  const toast = useToast();
  return async ({ databaseId, email }: { databaseId: string; email: string }): Promise<boolean> => {
    const { answer, failure } = await run({ input: { databaseId } });
    if (failure) {
      refused(failure);
      return false;
    }
    const { __typename, message = generic } = answer.result;
    const isDone = __typename === "CompanySaved";
    toast(
      isDone
        ? { title: successTitle, description: email }
        : { title: failureTitle, description: message, variant: "destructive" },
    );
    return isDone;
  };
}
