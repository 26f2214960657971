import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import categories, { type CategoriesPageQuery } from "./__generated__/CategoriesPageQuery.graphql";
import choices from "./__generated__/CategoryFilterChoicesQuery.graphql";
import root from "./__generated__/rootQuery.graphql";
import visitor from "./__generated__/visitorQuery.graphql";
import { isKnownSignedIn, startEnvironment } from "./browser-environment";
import { engineContext } from "./engine";
import { browserLoader, serverLoader } from "./loaders";
import { definePageData, type PageData } from "./page-data";

const page = definePageData<CategoriesPageQuery>({
  query: categories,
  variables: () => ({ type: "SOFTWARE" }),
});
const another = definePageData<CategoriesPageQuery>({
  query: categories,
  variables: () => ({ type: "SERVICE" }),
});
const withAnother = { ...page, signedIn: async () => another };
const answer = { categories: [], categoryTree: [] };

/** Loads the page on the server for a user or visitor; returns the loader's result and the executed documents. */
async function load(
  data: PageData<CategoriesPageQuery>,
  viewer: { id: string } | null,
  isPersonal = viewer !== null,
  params = {},
) {
  const asked: unknown[] = [];
  const execute = vi.fn(async ({ id }: { id: string }, variables: object) => {
    asked.push(id === visitor.params.id ? "who" : variables);
    return { data: id === visitor.params.id ? { viewer } : answer };
  });
  const context = new RouterContextProvider();
  const documents = { reference: () => [], changelog: () => [], openApi: () => ({}) };
  context.set(engineContext, {
    execute,
    branding: { given: {}, texts: new Map() },
    publicUrl: "http://localhost",
    now: new Date(0),
    isPersonal,
    documents,
    requestId: undefined,
    expireAt: () => undefined,
    nameRoute() {},
    report() {},
    end() {},
  });
  const request = new Request("http://localhost/categories");
  return { loaded: await serverLoader(data)({ params, request, context } as never), asked };
}

test("a page that is the same for all is loaded without querying the viewer", async () => {
  const { loaded, asked } = await load(page, { id: "1" });
  expect(loaded).toEqual({ variables: { type: "SOFTWARE" } });
  expect(asked).toEqual([{ type: "SOFTWARE", countsAll: false }]);
});

test("what a page offers to choose from is loaded by a query without variables", async () => {
  const { loaded, asked } = await load({ ...page, choices }, null);
  expect(loaded).toEqual({ variables: { type: "SOFTWARE" } });
  expect(asked).toEqual([{ type: "SOFTWARE", countsAll: false }, {}]);
});

test("NUL in a path is replaced, so that nothing is found", async () => {
  const slugs: unknown[] = [];
  const noted = definePageData<CategoriesPageQuery>({
    query: categories,
    variables({ params }) {
      slugs.push(params["slug"]);
      return { type: "SOFTWARE" };
    },
  });
  await load(noted, null, false, { slug: "a\0b" });
  expect(slugs).toEqual(["a\uFFFDb"]);
});

test("if signed-in users see another page, only its data are requested", async () => {
  const { loaded, asked } = await load(withAnother, { id: "1" });
  expect(loaded).toEqual({ variables: { type: "SERVICE" }, isForSignedIn: true });
  expect(asked).toEqual(["who", { type: "SERVICE", countsAll: false }]);
});

test("visitors get the general page, without anything that depends on the viewer", async () => {
  const { loaded, asked } = await load(withAnother, null);
  expect(loaded).toEqual({ variables: { type: "SOFTWARE" } });
  expect(asked).toEqual([{ type: "SOFTWARE", countsAll: false }]);
});

test("a user whose session has ended is a visitor", async () => {
  const { loaded, asked } = await load(withAnother, null, true);
  expect(loaded).toEqual({ variables: { type: "SOFTWARE" } });
  expect(asked).toEqual(["who", { type: "SOFTWARE", countsAll: false }]);
});

test.each([
  [{ __ref: "u" }, { type: "SERVICE" }],
  [null, { type: "SOFTWARE" }],
])("the browser knows the viewer from its store, and sends one request: %j", async (viewer, variables) => {
  const fetch = vi.fn(async () => Response.json({ data: answer }));
  vi.stubGlobal("fetch", fetch);
  startEnvironment({ "client:root": { __id: "client:root", __typename: "__Root", viewer } } as never);
  const request = new Request("http://localhost/elsewhere");
  const loaded = await browserLoader(withAnother)({ params: {}, request } as never);
  expect(loaded.variables).toEqual(variables);
  expect(loaded.isForSignedIn).toBe(viewer ? true : undefined);
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test("the field that shows the browser whether it is signed in is part of the header's query", async () => {
  expect(JSON.stringify(root.operation.selections)).toContain('"name":"viewer"');
  startEnvironment({});
  expect(isKnownSignedIn()).toBe(false);
});
