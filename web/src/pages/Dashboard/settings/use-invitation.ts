import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import { useMutationError } from "~/components/use-mutation-error";
import { useMutate } from "~/relay/mutate";
import { useToast } from "~/ui/Toast";

/** A mutation that takes an invitation, and answers under the name `result`. */
interface OnInvitation extends MutationParameters {
  readonly variables: { input: { databaseId: string } };
  readonly response: { readonly result: { readonly __typename: string; readonly message?: string } };
}

/** What is said of it: once it is done, as the title where it is not, and where nobody said why. */
interface Messages {
  readonly done: string;
  readonly not: string;
  readonly generic: string;
}

/** What does something with an invitation and tells of it; answers whether it was done. */
export function useInvitation<M extends OnInvitation>(
  mutation: GraphQLTaggedNode,
  { done, not, generic }: Messages,
) {
  const run = useMutate<M>(mutation);
  const refused = useMutationError(not, generic);
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
        ? { title: done, description: email }
        : { title: not, description: message, variant: "destructive" },
    );
    return isDone;
  };
}
