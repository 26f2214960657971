import { act, renderHook } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createRoutesStub } from "react-router";
import { commitLocalUpdate, createOperationDescriptor } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import query, { type rootQuery } from "~/relay/__generated__/rootQuery.graphql";
import { useRootQuery } from "./use-root-query";

const always =
  <T,>(value: T) =>
  () =>
    value;

test("the header's data stay when a page has said that what was read is so no more", async () => {
  const environment = createMockEnvironment();
  const operation = createOperationDescriptor(query, {});
  const viewer = { isAdmin: false, displayName: "Ada" };
  const payload = MockPayloadGenerator.generate(operation, { Query: always({ viewer }) });
  environment.commitPayload(operation, payload.data ?? {});
  const { result, rerender } = renderHook(() => useRootQuery<rootQuery>(query), {
    wrapper({ children }) {
      const Stub = createRoutesStub([
        {
          id: "root",
          path: "/",
          loader: () => ({ variables: {} }),
          HydrateFallback: always(null),
          Component: always(
            <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>,
          ),
        },
      ]);
      return <Stub />;
    },
  });
  await expect.poll(() => result.current).not.toBeNull();
  act(() => commitLocalUpdate(environment, (store) => store.invalidateStore()));
  rerender();
  await expect.poll(() => result.current).not.toBeNull();
});
