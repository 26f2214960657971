import { useCallback, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";

/** What a question that is asked in the browser has come to. */
export interface FreshQuery<Q extends OperationType> {
  /** The first answer, which one goes on from; null until it is there. */
  readonly first: Q["response"] | null;
  /** The latest answer. */
  readonly latest: Q["response"] | null;
  /** True where the last time of asking came to nothing. */
  readonly isFailed: boolean;
  /** Asks anew; answers null where that comes to nothing. */
  refetch(): Promise<Q["response"] | null>;
}

/** Asks once it is drawn, as a dialog does: what is edited is of this moment. `key` is what the variables say. */
export function useFreshQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q["variables"],
  key: string,
): FreshQuery<Q> {
  const environment = useRelayEnvironment();
  const [first, setFirst] = useState<Q["response"] | null>(null);
  const [latest, setLatest] = useState<Q["response"] | null>(null);
  const [isFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the variables are
  const refetch = useCallback(async () => {
    setFailed(false);
    try {
      const next = (await fetchQuery<Q>(environment, query, variables).toPromise()) ?? null;
      setFirst((before) => before ?? next);
      setLatest(next);
      return next;
    } catch {
      setFailed(true);
      return null;
    }
  }, [environment, query, key]);
  useEffect(() => void refetch(), [refetch]);
  return { first, latest, isFailed, refetch };
}
