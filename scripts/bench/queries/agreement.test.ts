import { expect, test } from "vitest";
import { essenceOf } from "./agreement.ts";

const ours = {
  category: {
    databaseId: "c",
    slug: "crm",
    softwareCount: 12,
    listings: {
      totalCount: 12,
      pageInfo: { hasNextPage: true, endCursor: "ours" },
      edges: [{ node: { score: 1, software: { databaseId: "s", name: "S", company: null } } }],
    },
  },
};
const theirs = {
  categoryBySlug: {
    rowId: "c",
    slug: "crm",
    softwareCount: 12,
    categoryListingsByCategoryId: {
      pageInfo: { hasNextPage: true, endCursor: "theirs" },
      edges: [{ node: { score: 1, softwareBySoftwareId: { rowId: "s", name: "S", company: null } } }],
    },
  },
};

test("the names of fields and the text of cursors do not matter", () => {
  expect(essenceOf(ours)).toEqual({ things: ["c", "crm", "s"], hasNextPage: true, total: 12 });
  expect(essenceOf(theirs)).toEqual(essenceOf(ours));
});

test.each([
  ["another thing", { softwareCount: 12, rowId: "x", hasNextPage: true }],
  ["another order", { softwareCount: 12, list: [{ rowId: "s" }, { rowId: "c" }] }],
])("%s does", (_, data) => expect(essenceOf(data)).not.toEqual(essenceOf(ours)));

test("so do the total and whether there is more", () => {
  const [total, more] = [structuredClone(ours), structuredClone(ours)];
  total.category.listings.totalCount = 11;
  more.category.listings.pageInfo.hasNextPage = false;
  expect(essenceOf(total)).not.toEqual(essenceOf(ours));
  expect(essenceOf(more)).not.toEqual(essenceOf(ours));
});
