import { createOperationDescriptor } from "relay-runtime";
import { beforeEach, expect, test, vi } from "vitest";
import query, { type CategoriesPageQuery } from "./__generated__/CategoriesPageQuery.graphql";
import choices from "./__generated__/CategoryFilterChoicesQuery.graphql";
import { browserEnvironment, startEnvironment } from "./browser-environment";
import { openPage, prefetchPage } from "./browser-pages";
import { notFound } from "./not-found";
import { definePageData } from "./page-data";

const page = definePageData<CategoriesPageQuery>({ query, variables: () => ({ type: "SOFTWARE" }) });
const location = { params: {}, url: new URL("http://localhost/categories") };
const fetch = vi.fn<typeof globalThis.fetch>();

const answer = () => Response.json({ data: { categories: [], categoryTree: [] } });
const open = (isReturn: boolean) => openPage(page, page.variables(location), { isReturn });

beforeEach(() => {
  startEnvironment({});
  fetch.mockReset().mockImplementation(async () => answer());
  vi.stubGlobal("fetch", fetch);
});

test("the browser sends only the id of a document, never its text", async () => {
  await open(false);
  const body = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body));
  expect(body).toEqual({
    documentId: query.params.id,
    operationName: "CategoriesPageQuery",
    variables: { type: "SOFTWARE", countsAll: false },
  });
});

test("a new navigation sends a request, a return does not", {
  tags: ["7.software.4", "7.data.3", "7.data.5"],
}, async () => {
  await open(false);
  await open(false);
  expect(fetch).toHaveBeenCalledTimes(2);
  await open(true);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("what pages offer to choose from is asked for once", async () => {
  const offering = { ...page, choices };
  const asked = () =>
    fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).operationName as string);
  await openPage(offering, page.variables(location), { isReturn: false });
  expect(asked()).toEqual(["CategoriesPageQuery", "CategoryFilterChoicesQuery"]);
  await openPage(offering, { type: "SERVICE" }, { isReturn: false });
  expect(asked()).toEqual(["CategoriesPageQuery", "CategoryFilterChoicesQuery", "CategoriesPageQuery"]);
});

test("what pages offer to choose from is there when they are shown, however many were opened before", async () => {
  const offering = { ...page, choices };
  fetch.mockImplementation(async (_url, init) => {
    const isOffer = String(init?.body).includes("CategoryFilterChoicesQuery");
    const category = { __typename: "Category", id: "1", slug: "crm", name: "CRM" };
    return isOffer ? Response.json({ data: { categories: [category] } }) : answer();
  });
  // More than the store keeps.
  for (let index = 0; index < 60; index++)
    await openPage(page, { type: `${index}` } as never, { isReturn: false });
  await openPage(offering, page.variables(location), { isReturn: false });
  // The store has had the time to drop what nobody holds.
  await new Promise((later) => setTimeout(later, 5));
  expect(browserEnvironment().check(createOperationDescriptor(choices, {})).status).toBe("available");
});

test("with a maximum age of a minute, a later return fetches again", {
  tags: ["7.data.6"],
}, async () => {
  const short = { ...page, maxAgeMs: 60_000 };
  const back = () => openPage(short, page.variables(location), { isReturn: true });
  const now = vi.spyOn(Date, "now");
  try {
    await open(false);
    const asked = Date.now();
    now.mockReturnValue(asked + 59_000);
    await back();
    expect(fetch).toHaveBeenCalledTimes(1);
    now.mockReturnValue(asked + 61_000);
    await back();
    expect(fetch).toHaveBeenCalledTimes(2);
    await back();
    expect(fetch).toHaveBeenCalledTimes(2);
    await open(true);
    expect(fetch).toHaveBeenCalledTimes(2);
  } finally {
    now.mockRestore();
  }
});

test("a click uses the response prefetched on hover, once", async () => {
  prefetchPage(page, location);
  prefetchPage(page, location);
  await open(false);
  expect(fetch).toHaveBeenCalledTimes(1);
  await open(false);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("prefetching never fails, and a failure is not used for the click", async () => {
  fetch.mockRejectedValueOnce(new Error("offline"));
  prefetchPage(page, location);
  await expect.poll(() => fetch).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 0));
  await expect(open(false)).resolves.toMatchObject({ categories: [] });
  const lost = {
    ...page,
    variables: () => {
      throw notFound("No", "No");
    },
  };
  expect(() => prefetchPage(lost, location)).not.toThrow();
});
