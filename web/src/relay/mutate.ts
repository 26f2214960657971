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

/** An optimistic response of a mutation that is marked `@raw_response_type`. */
export type Optimistic<M extends MutationParameters> = NonNullable<MutationConfig<M>["optimisticResponse"]>;

/** The outcome of a mutation: its response, or why there is none. */
export type Outcome<M extends MutationParameters> =
  | { readonly answer: M["response"]; readonly failure?: undefined }
  | { readonly answer?: undefined; readonly failure: MutationFailure };

/** A mutation without a response: it was refused as a whole, or the server could not be reached. */
export interface MutationFailure {
  /** The `extensions.code` of the error; NETWORK if there was no response. */
  readonly code: string;
  /** The message to show: the server's if it is meant for people, otherwise `generic`. */
  text(generic: string): string;
}

/** Codes whose messages are written for people. */
const reportedFirst = new Set(["RATE_LIMITED", outdatedCode]);

/**
 * Runs a mutation once. Never rejects: errors are in the outcome. `optimistic` is shown until the response arrives, and
 * rolled back if there is none; its mutation is marked `@raw_response_type`.
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
        // A response prefetched before the change must not be used for the next click.
        clearPrefetched();
        resolve({ answer });
      },
      onError: (error) => resolve({ failure: failureOf(error) }),
    });
  });
}

/** Returns the mutation as a function of its variables, on the page's environment. */
export function useMutate<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): (variables: M["variables"], optimistic?: Optimistic<M>) => Promise<Outcome<M>> {
  const environment = useRelayEnvironment();
  return useCallback(
    (variables, optimistic) => mutate<M>(environment, mutation, variables, optimistic),
    [environment, mutation],
  );
}

/** Invalidates all cached pages: for a change that other pages show too, so that Back does not show old data. */
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
