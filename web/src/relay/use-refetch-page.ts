import { useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";

/** Fetches a page's query again after a change. Where that fails, the next visit shows it. */
export function useRefetchPage<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q["variables"],
): () => Promise<void> {
  const environment = useRelayEnvironment();
  return async () => {
    const asked = fetchQuery<Q>(environment, query, variables, { networkCacheConfig: { force: true } });
    await asked.toPromise().catch(() => undefined);
  };
}
