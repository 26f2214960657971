import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type AlternativesPageQuery } from "~/relay/__generated__/AlternativesPageQuery.graphql";
import { renderPage } from "../../../test/render";
import AlternativesPage from "./AlternativesPage";
import data from "./data";
import { reasonsOf } from "./reasons";

const idOf = (digit: number) => `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a5${digit}`;
const nothing = {
  sharedCategoryCount: 0,
  sharedFeatures: [],
  comparisonCount: null,
  cameFromCount: null,
  movedToCount: null,
  consideredCount: null,
};
const alternative = (digit: number, name: string, reasons: object = {}) => ({
  node: {
    ...{ ...nothing, ...reasons },
    software: {
      ...{
        id: name,
        databaseId: idOf(digit),
        name,
        plans: [],
        avgRating: null,
        reviewCount: 0,
        company: null,
      },
      ...{
        shortDescription: null,
        description: null,
        category: null,
        manipulationNotice: null,
        logoUrl: null,
      },
    },
  },
});
const move = (digit: number, name: string, count: number) => ({
  count,
  software: { databaseId: idOf(digit), name },
});

function show(edges: readonly object[], moves: object = { cameFrom: [], movedTo: [] }) {
  const at = `/software/${idOf(1)}/alternatives`;
  renderPage<AlternativesPageQuery>(AlternativesPage, {
    path: "/software/:id/alternatives",
    at,
    query,
    variables: data.variables({ params: { id: idOf(1) }, url: new URL(at, "http://localhost") }),
    mocks: {
      Query: {
        software: {
          ...{
            databaseId: idOf(1),
            name: "Quill",
            isActive: true,
            avgRating: 4,
            reviewCount: 2,
            category: null,
          },
          logoUrl: null,
          alternatives: {
            ...{ totalCount: edges.length, edges, pageCursors: { totalPages: 1, around: [{ page: 1 }] } },
          },
          moves,
        },
      },
    },
  });
}

test("each alternative says why, and is compared with one link", async () => {
  show([
    alternative(2, "Beacon", { sharedCategoryCount: 1, movedToCount: 5, comparisonCount: 34 }),
    alternative(3, "Ember", { sharedCategoryCount: 1 }),
    alternative(4, "Harbor", { sharedCategoryCount: 1 }),
  ]);
  expect(await screen.findByRole("heading", { level: 1, name: "Alternatives to Quill" })).toBeInTheDocument();
  const why = within(screen.getByRole("list", { name: "Why Beacon" })).getAllByRole("listitem");
  expect(why.map((item) => item.textContent)).toEqual([
    "5 reviewers moved here from Quill",
    "Compared together 34 times",
    "Same category",
  ]);
  expect(screen.getByRole("link", { name: "Compare both: Quill and Beacon" })).toHaveAttribute(
    "href",
    `/compare?ids=${idOf(1)},${idOf(2)}`,
  );
  expect(document.querySelector("meta[name=robots]")).toBeNull();
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toContain(
    `/software/${idOf(1)}/alternatives`,
  );
  const things = [...document.querySelectorAll("script[type='application/ld+json']")].map((script) =>
    JSON.parse(script.textContent ?? ""),
  );
  expect(things.find((thing) => thing["@type"] === "ItemList").itemListElement).toHaveLength(3);
});

test("too few of them are not for search engines, and none is said", async () => {
  show([alternative(2, "Beacon"), alternative(3, "Ember")]);
  await screen.findByRole("heading", { level: 1 });
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
});

test("where people came from and moved to is said with numbers", async () => {
  show([], { cameFrom: [move(2, "Beacon", 4)], movedTo: [move(3, "Ember", 3)] });
  expect(await screen.findByText("No alternatives yet")).toBeInTheDocument();
  const region = within(screen.getByRole("region", { name: "Where people came from and moved to" }));
  expect(region.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Beacon4 reviewers",
    "Ember3 reviewers",
  ]);
});

test("shared features are named, the others counted", () => {
  const sharedFeatures = ["Search", "Maps", "Mail", "Calls"];
  expect(
    reasonsOf(
      { ...nothing, sharedCategoryCount: 2, sharedFeatures, cameFromCount: 3, consideredCount: 9 },
      "Quill",
    ),
  ).toEqual([
    "3 reviewers of Quill used it before",
    "9 reviewers looked at both",
    "4 shared features: Search, Maps, Mail and 1 more",
    "2 categories in common",
  ]);
});
