import { expect, test } from "vitest";
import { canonical } from "./agreement.ts";

const ours = {
  category: {
    databaseId: "c",
    slug: "crm",
    categoryType: "SMALL_BUSINESS",
    softwareCount: 12,
    listings: {
      totalCount: 12,
      pageInfo: { hasNextPage: true, endCursor: "ours" },
      edges: [{ node: { score: null, software: { databaseId: "s", lowestPrice: "5.00", company: null } } }],
    },
  },
};
const theirs = {
  categoryBySlug: {
    rowId: "c",
    slug: "crm",
    categoryType: "small-business",
    softwareCount: 12,
    categoryListingsByCategoryId: {
      pageInfo: { hasNextPage: true, endCursor: "theirs" },
      edges: [
        {
          node: { score: 0, softwareBySoftwareId: { rowId: "s", lowestPrice: 5, companyByCompanyId: null } },
        },
      ],
    },
  },
};

test("the names of fields and the text of cursors do not matter", () => {
  expect(JSON.stringify(canonical(theirs))).toBe(JSON.stringify(canonical(ours)));
});

test("a search of PostGraphile has its listings a level deeper", () => {
  const found = (node: object, name: string) => ({ [name]: { totalCount: 1, edges: [{ node }] } });
  expect(canonical(found({ softwareByRowId: { rowId: "s", slug: "quill" } }, "benchSearchSoftware"))).toEqual(
    canonical(found({ databaseId: "s", slug: "quill" }, "directory")),
  );
});

test("nor do how times are written, and the shapes of a histogram and of aspects", () => {
  const histogram = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars * 10 }));
  const one = { createdAt: "2026-11-26T04:00:00.120Z", histogram, subRatings: { value: 4, support: 3 } };
  const other = {
    createdAt: "2026-11-26T05:00:00.12+01:00",
    histogram: [10, 20, 30, 40, 50],
    support: 3,
    value: 4,
  };
  expect(canonical(one)).toEqual(canonical(other));
});

test("every value does, and the order of rows, and whether there is more", () => {
  const changed = (text: string, by: string) => canonical(JSON.parse(JSON.stringify(ours).replace(text, by)));
  for (const [text, by] of [
    ["5.00", "6.00"],
    ["true", "false"],
    ['"totalCount":12', '"totalCount":13'],
  ] as const)
    expect(changed(text, by)).not.toEqual(canonical(ours));
  expect(canonical([{ a: 1 }, { a: 2 }])).not.toEqual(canonical([{ a: 2 }, { a: 1 }]));
});
