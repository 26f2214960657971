import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createMockEnvironment } from "relay-test-utils";
import { ToastProvider } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { renderUi } from "./render";

/** Renders something that changes lists, for somebody who is signed in unless it is said otherwise. */
export function showWithLists(ui: ReactNode, { isSignedIn = true } = {}) {
  const environment = createMockEnvironment();
  renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <ToastProvider>
        <VisitorContext value={{ isSignedIn, isAdmin: false }}>{ui}</VisitorContext>
      </ToastProvider>
    </RelayEnvironmentProvider>,
  );
  return environment;
}

type Environment = ReturnType<typeof showWithLists>;

/** Name and variables of what was asked last. */
export function lastRequest(environment: Environment) {
  const { request } = environment.mock.getMostRecentOperation();
  return [request.node.operation.name, request.variables] as const;
}

/** Answers what was asked last. */
export const answer = (environment: Environment, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data } as never));

/** Has what was asked last fail. */
export const fail = (environment: Environment, error = new Error("offline")) =>
  act(async () => environment.mock.rejectMostRecentOperation(error));

/** A list as a change of it answers. */
export const changedList = (more: object = {}) => ({
  id: "List:1",
  databaseId: "list-1",
  name: "Shortlist",
  isDefault: true,
  isShared: false,
  itemCount: 1,
  items: [],
  ...more,
});

/** A change's answer. */
export const changed = (field: string, more: object = {}) => ({
  [field]: {
    __typename: "ListChanged",
    list: changedList(),
    software: { id: "Software:1", isSaved: true },
    viewer: { id: "User:1", lists: [{ id: "List:1" }] },
    removed: null,
    ...more,
  },
});
