import { defaultBranding } from "@assay/api/inputs";
import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { engineContext } from "~/relay/engine";
import { serverLoader } from "~/relay/loaders";
import data from "./data";
import { researchTitles } from "./Research";

const at = (search: string) => ({ params: {}, url: new URL(search, "http://localhost/") });
const answer = (popular: object | null, slugs: readonly string[]) =>
  ({ popular, choices: slugs.map((slug) => ({ slug })) }) as never;
const noResearch = Object.fromEntries(Object.keys(researchTitles).map((name) => [name, []]));
const choices = defaultBranding.popularCategories.map(({ slug }) => slug);

test.each([
  ["", defaultBranding.defaultPopularCategory],
  ["?category=crm", "crm"],
  ["?category=none-of-them", defaultBranding.defaultPopularCategory],
])("%o opens %s", (search, popular) => {
  expect(data.variables(at(search))).toEqual({ popular, choices });
});

test("the first existing popular category replaces a missing one", {
  tags: ["2.home.3", "2.home.15"],
}, () => {
  const response = answer(null, ["payroll", "crm", "accounting"]);
  expect(data.fallbackVariables?.(response, at(""))).toEqual({
    popular: "accounting",
    choices,
  });
});

test("there is no second query if the category exists, or if there is no popular category", () => {
  expect(data.fallbackVariables?.(answer({}, ["crm"]), at(""))).toBeNull();
  expect(data.fallbackVariables?.(answer(null, ["payroll"]), at(""))).toBeNull();
});

test("the loader runs the second query once, and the page reads its result", async () => {
  const found = [{ id: "1", slug: "accounting", name: "Accounting", softwareCount: 0 }];
  const execute = vi.fn(async () => ({ data: { popular: null, choices: found, ...noResearch } }));
  const context = new RouterContextProvider();
  const documents = { reference: () => [], changelog: () => [], openApi: () => ({}) };
  context.set(engineContext, {
    execute,
    documents,
    branding: { given: {}, texts: new Map() },
    publicUrl: "http://localhost",
    now: new Date(0),
    isPersonal: false,
    requestId: undefined,
    expireAt: () => undefined,
    nameRoute() {},
    report() {},
    end() {},
  });
  const request = new Request("http://localhost/");
  const loaded = await serverLoader(data)({ params: {}, request, context } as never);
  expect(loaded).toEqual({ variables: { popular: "accounting", choices } });
  const asked = (popular: string) => [
    expect.anything(),
    expect.objectContaining({ popular, choices, hasLiveFigures: false }),
  ];
  expect(execute.mock.calls).toEqual([asked(defaultBranding.defaultPopularCategory), asked("accounting")]);
});

test("another site has other categories, and requests totals if it has no claims", () => {
  const site = {
    popularCategories: [{ name: "ERP", slug: "erp" }],
    defaultPopularCategory: "erp",
    claims: null,
  };
  expect(data.variables({ ...at("?category=crm"), site })).toEqual({
    popular: "erp",
    choices: ["erp"],
    hasLiveFigures: true,
  });
  const response = answer(null, ["erp"]);
  expect(data.fallbackVariables?.(response, { ...at(""), site })).toEqual({
    popular: "erp",
    choices: ["erp"],
    hasLiveFigures: true,
  });
});
