import { use } from "react";
import { useLazyLoadQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import type { LoadedPage } from "./page-data";

/**
 * Reads the query of the current page. The loader has filled the store, so this sends no request; while a slow
 * response is pending it suspends, and `PageSuspense` shows the page's skeleton.
 */
export function usePageQuery<Q extends OperationType>(query: GraphQLTaggedNode): Q["response"] {
  const loaded = useLoaderData() as LoadedPage<Q>;
  const { variables } = loaded.pending ? use(loaded.pending) : loaded;
  return useLazyLoadQuery<Q>(query, variables, { fetchPolicy: "store-or-network" });
}
