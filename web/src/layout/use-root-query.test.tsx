import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { graphql, RelayEnvironmentProvider } from "react-relay/hooks";
import { createRoutesStub } from "react-router";
import { commitLocalUpdate, createOperationDescriptor } from "relay-runtime";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import type { useRootQueryTestQuery } from "~/relay/__generated__/useRootQueryTestQuery.graphql";
import query from "~/relay/__generated__/useRootQueryTestQuery.graphql";
import { useRootQuery } from "./use-root-query";

const always =
  <T,>(value: T) =>
  () =>
    value;

function Who() {
  const [count, setCount] = useState(0);
  const data = useRootQuery<useRootQueryTestQuery>(graphql`
    query useRootQueryTestQuery {
      viewer {
        id
      }
    }
  `);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} {data?.viewer?.id ?? "nobody"}
    </button>
  );
}

test("the viewer stays known when all pages are invalidated", async () => {
  const environment = createMockEnvironment();
  environment.commitPayload(createOperationDescriptor(query, {}), { viewer: { id: "ada" } });
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => ({ variables: {} }),
      HydrateFallback: always(null),
      Component: always(
        <RelayEnvironmentProvider environment={environment}>
          <Who />
        </RelayEnvironmentProvider>,
      ),
    },
  ]);
  render(<Stub initialEntries={["/"]} />);
  const button = await screen.findByRole("button", { name: "0 ada" });
  act(() => commitLocalUpdate(environment, (store) => store.invalidateStore()));
  await userEvent.click(button);
  expect(button).toHaveTextContent("1 ada");
});
