import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay/hooks";
import { createOperationDescriptor } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import choices from "~/relay/__generated__/CategoryFilterChoicesQuery.graphql";
import query, { type DirectoryPageQuery } from "~/relay/__generated__/DirectoryPageQuery.graphql";
import { Providers } from "../../test/render";
import { CategoryFilter } from "./CategoryFilter";

const variables = { isSearched: false, sort: "RATING", page: 1, chosen: ["tea"], filters: {} } as const;

function Subject() {
  const data = useLazyLoadQuery<DirectoryPageQuery>(query, variables, { fetchPolicy: "store-only" });
  return <CategoryFilter query={data} value="tea" />;
}

const mockOf = (query: object): MockPayloadGenerator.MockResolvers =>
  Object.fromEntries([["Query", () => query]]);

const shown = () =>
  within(screen.getByRole("combobox", { name: "Category" }))
    .getAllByRole("option")
    .map((option) => option.textContent);

const crm = { slug: "crm", name: "CRM" };
const tea = { id: "tea", slug: "tea", name: "Tea" };

/** The filter of a page that brings these categories, and the chosen one. */
function show(categories: readonly object[]) {
  const environment = createMockEnvironment();
  for (const operation of [
    createOperationDescriptor(query, variables),
    createOperationDescriptor(choices, {}),
  ]) {
    const payload = MockPayloadGenerator.generate(operation, mockOf({ categories, chosen: [tea] }));
    environment.commitPayload(operation, payload.data ?? {});
  }
  render(
    <Providers>
      <RelayEnvironmentProvider environment={environment}>
        <Subject />
      </RelayEnvironmentProvider>
    </Providers>,
  );
  return environment;
}

test("every category is in the list, and no request is needed", {
  tags: ["2.directory.4", "2.reviews.3"],
}, async () => {
  const environment = show([crm, tea]);
  await userEvent.tab();
  expect(shown()).toEqual(["All Categories", "CRM", "Tea"]);
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("with more than two hundred, the first and the selected ones are listed, the others once the list is opened", async () => {
  const first = Array.from({ length: 200 }, (_, at) => ({
    id: `c${at}`,
    slug: `c${at}`,
    name: `Category ${at}`,
  }));
  const environment = show(first);
  expect(shown()).toEqual(["All Categories", ...first.map(({ name }) => name), "Tea"]);
  const answer = async (run: () => void) => {
    await userEvent.tab();
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    run();
  };
  await answer(() => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(shown()).toHaveLength(202);
  await userEvent.tab();
  const deep = { slug: "deep", name: "Deep down" };
  await answer(() =>
    environment.mock.resolveMostRecentOperation((asked) =>
      MockPayloadGenerator.generate(asked, mockOf({ categories: [crm, deep, tea] })),
    ),
  );
  await waitFor(() => expect(shown()).toEqual(["All Categories", "CRM", "Deep down", "Tea"]));
  expect(screen.getByRole("combobox", { name: "Category" })).toHaveValue("tea");
});
