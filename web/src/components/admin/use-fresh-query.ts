import { useCallback, useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";

/** The state of a query that is sent from the browser. */
export interface FreshQuery<Q extends OperationType> {
  /** The first response, which a form starts from; null until it arrives. */
  readonly first: Q["response"] | null;
  /** The latest response. */
  readonly latest: Q["response"] | null;
  /** True where the last request failed. */
  readonly isFailed: boolean;
  /** Sends the query again; resolves to null where that fails. */
  refetch(): Promise<Q["response"] | null>;
}

/** Sends a query on mount, as an edit dialog does, so that it edits the current data. `key` identifies the variables. */
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
