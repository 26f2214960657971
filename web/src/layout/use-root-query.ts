import { useEffect, useMemo } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useRouteLoaderData } from "react-router";
import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
} from "relay-runtime";
import type { LoadedPage } from "~/relay/page-data";

/**
 * Reads the layout's query, also from the root's error boundary: there the loader itself may have failed, and
 * null is answered, for a layout without the parts that need data.
 */
export function useRootQuery<Q extends OperationType>(query: GraphQLTaggedNode): Q["response"] | null {
  const loaded = useRouteLoaderData<LoadedPage<Q>>("root");
  const environment = useRelayEnvironment();
  const operation = useMemo(() => createOperationDescriptor(getRequest(query), {}), [query]);
  useEffect(() => {
    const hold = environment.retain(operation);
    return () => hold.dispose();
  }, [environment, operation]);
  if (!loaded || environment.check(operation).status === "missing") return null;
  return environment.lookup(operation.fragment).data as Q["response"];
}
