import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import {
  commitLocalUpdate,
  commitMutation,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
} from "relay-runtime";
import { outdatedCode } from "~/document/other-version";
import { clearPrefetched } from "./browser-pages";
import { OperationError } from "./environment";

type Environment = ReturnType<typeof useRelayEnvironment>;

/** An answer of a mutation that is marked `@raw_response_type`, as it will most likely be. */
export type Optimistic<M extends MutationParameters> = NonNullable<MutationConfig<M>["optimisticResponse"]>;

/** What came of a mutation: its answer, or why there is none. */
export type Outcome<M extends MutationParameters> =
  | { readonly answer: M["response"]; readonly failure?: undefined }
  | { readonly answer?: undefined; readonly failure: MutationFailure };

/** A mutation without an answer: it was refused as a whole, or the server could not be reached. */
export interface MutationFailure {
  /** The `extensions.code` of the refusal; NETWORK where nothing was answered. */
  readonly code: string;
  /** The message to show: the server's where it is meant for people, otherwise `generic`. */
  text(generic: string): string;
}

/** Codes whose messages are written for people. */
const reportedFirst = new Set(["RATE_LIMITED", outdatedCode]);

/**
 * Runs a mutation once. Never rejects: what went wrong is in the outcome. `optimistic` is shown until the answer is there, and
 * taken back where there is none; its mutation is marked `@raw_response_type`.
 */
export function mutate<M extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: M["variables"],
  optimistic?: Optimistic<M>,
): Promise<Outcome<M>> {
  return new Promise((resolve) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      ...(optimistic && { optimisticResponse: optimistic }),
      onCompleted: (answer) => {
        // What was asked on hover, before the change, is no answer to the click that follows it.
        clearPrefetched();
        resolve({ answer });
      },
      onError: (error) => resolve({ failure: failureOf(error) }),
    });
  });
}

/** The mutation as a function of its variables, on the environment of the page. */
export function useMutate<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: M["variables"], optimistic?: Optimistic<M>) => Promise<Outcome<M>> {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables, optimistic) => mutate<M>(environment, mutation, variables, optimistic),
    [environment, mutation],
  );
}

/** Makes every page ask anew when one comes to it: for a change that other pages show too, so that Back must not be of before. */
export function useInvalidatePages(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => commitLocalUpdate(environment, (store) => store.invalidateStore()), [environment]);
}

function failureOf(error: Error): MutationFailure {
  const { codes, messages } =
    error instanceof OperationError ? error : { codes: [] as string[], messages: [] as string[] };
  return {
    code: codes[0] ?? "NETWORK",
    text(generic) {
      const at = codes.findIndex((code) => reportedFirst.has(code));
      return messages[at] ?? generic;
    },
  };
}
