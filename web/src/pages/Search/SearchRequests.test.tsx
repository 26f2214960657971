import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import query from "~/relay/__generated__/SearchPageQuery.graphql";
import { system } from "~/theme/system";
import { notFoundHeading } from "../../../test/thrown";
import data from "./data";
import { pagesAround } from "./FoundCategories";
import { ErrorBoundary } from "./SearchPage";

const address = (search: string) => ({ params: {}, url: new URL(search, "http://localhost/search") });

test("software is requested by rating, 24 per page", { tags: ["2.search.1", "2.search.7"] }, () => {
  const text = JSON.stringify(query.operation);
  expect(text).toContain('"name":"first","value":24');
  expect(data.variables(address("?query=quill&page=3"))).toEqual({
    search: "quill",
    page: 3,
    sort: "MEAN_RATING",
    filters: null,
    onSoftware: true,
    onCategories: false,
    mentionsOnly: false,
    othersOnly: true,
    hasOthers: true,
    countsAll: false,
    hasHits: true,
    showsFirstCategories: false,
  });
  expect(data.variables(address("?query=quill&tab=categories&page=3"))).toEqual({
    search: "quill",
    page: 1,
    sort: "MEAN_RATING",
    filters: null,
    onSoftware: false,
    onCategories: true,
    mentionsOnly: false,
    othersOnly: true,
    hasOthers: false,
    countsAll: false,
    hasHits: true,
    showsFirstCategories: false,
  });
  expect(data.variables(address("?query=quill&match=mentions"))).toMatchObject({
    mentionsOnly: true,
    othersOnly: false,
  });
  expect(data.variables(address("?match=mentions"))).toMatchObject({ mentionsOnly: false, hasOthers: false });
});

test("without a text categories are counted, and listed only on their tab: on its first page no more than it shows", () => {
  expect(data.variables(address(""))).toMatchObject({
    countsAll: true,
    hasHits: false,
    showsFirstCategories: false,
  });
  const tab = data.variables(address("?tab=categories"));
  expect(tab).toMatchObject({ countsAll: true, hasHits: false, showsFirstCategories: true });
  const second = data.variables(address("?tab=categories&page=2"));
  expect(second).toMatchObject({ countsAll: true, hasHits: true, showsFirstCategories: false });
  expect(data.variables(address("?query=crm&tab=categories"))).toMatchObject({
    hasHits: true,
    showsFirstCategories: false,
  });
});

test("a page after the last one is not found, an empty list is shown", () => {
  const answer = (totalCount: number, categories: number) =>
    ({ directory: { totalCount }, categories: Array(categories).fill({}) }) as never;
  expect(notFoundHeading(() => data.check?.(answer(0, 0), address("")))).toBeNull();
  expect(notFoundHeading(() => data.check?.(answer(25, 0), address("?page=2")))).toBeNull();
  expect(notFoundHeading(() => data.check?.(answer(24, 99), address("?page=2")))).toBe("Page not found");
  expect(notFoundHeading(() => data.check?.(answer(99, 24), address("?tab=categories&page=2")))).toBe(
    "Page not found",
  );
});

test("at most five pages around the current one are linked", () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(1, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesAround(6, 9)).toEqual([4, 5, 6, 7, 8]);
  expect(pagesAround(9, 9)).toEqual([5, 6, 7, 8, 9]);
});

test("a failed search shows the specification's message", { tags: ["8.fetch.2"] }, async () => {
  const Stub = createRoutesStub([
    {
      path: "/search",
      loader: fail,
      Component: Nothing,
      HydrateFallback: Nothing,
      ErrorBoundary: Boundary,
    },
  ]);
  render(<Stub initialEntries={["/search"]} />);
  expect(await screen.findByRole("heading", { name: "Failed to fetch software" })).toBeInTheDocument();
});

function fail() {
  throw new Response(null, { status: 500 });
}

function Nothing() {
  return null;
}

function Boundary() {
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary />
    </ChakraProvider>
  );
}
