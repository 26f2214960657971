import { expect, test } from "vitest";
import { sql } from "../../database/query/sql.ts";
import type { SoftwareFilters } from "../../inputs/filters.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { facetsOf } from "../facets/facets.ts";
import { directory } from "./directory.ts";
import { noFilters, softwareGroups } from "./filters.ts";

const database = testDatabase();

const facets = "facets { name choices { value count isChosen } }";

test.each([
  ["{ platforms: [BEOS] }", 'Value "BEOS" does not exist'],
  ['{ languages: ["tlh"] }', "Language is not known: tlh"],
  ["{ minPrice: -1 }", "minPrice must be from 0"],
  ['{ features: [""] }', "Feature is required"],
  [`{ industries: [${Array.from({ length: 21 }, (_, n) => `"${n}"`)}] }`, "Industries must be at most 20"],
])("values outside the vocabulary are refused: %s", async (filters, message) => {
  const { errors } = await ask(database, `{ directory(filters: ${filters}) { totalCount } }`);
  expect(errors?.[0]?.message).toContain(message);
});

interface List {
  totalCount: number;
  facets: { name: string; choices: object[] }[];
}

test("a list without filters has no facets, and features need a category", async () => {
  const text = `{ a: directory(filters: { features: ["sso"] }) { totalCount ${facets} }
    b: directory(filters: {}) { ${facets} } c: directory(first: 0) { ${facets} } }`;
  const { a, b, c } = await read<Record<"a" | "b" | "c", List>>(database, text);
  expect(a.totalCount).toBe(0);
  expect(a.facets.at(-1)).toEqual({
    name: "features",
    choices: [{ value: "sso", count: 0, isChosen: true }],
  });
  expect(b.facets.map(({ name }) => name)).not.toContain("features");
  expect(c.facets).toBeNull();
});

test("whatever is chosen, a list has three texts of its statement: unfiltered, filtered, and by a range of prices that is not offered", () => {
  const context = { viewer: null, reader: database.reader, now: new Date() };
  const textOf = (filters: object) => {
    const finder = directory(context, { sort: "rating", filters: { ...noFilters, ...filters } });
    const facets = finder.facets?.();
    return [...finder.where, facets?.counts, ...(facets?.decidedBySql ?? []).map((group) => group.condition)]
      .map((part) => part?.text)
      .join("; ");
  };
  const one = textOf({ platforms: ["web"] });
  expect(textOf({ maxPrice: 10, segments: ["enterprise"], industries: ["a", "b"] })).toBe(one);
  expect(textOf({ hasFreeTrial: false, minPrice: 200, minRating: "3", languages: ["en"] })).toBe(one);
  const another = textOf({ minPrice: 5, platforms: ["web"] });
  expect(textOf({ maxPrice: 17, segments: ["enterprise"] })).toBe(another);
  expect(new Set([textOf({}), one, another]).size).toBe(3);
});

test("PostgreSQL sees no chosen value when it plans", () => {
  const all: SoftwareFilters = {
    ...noFilters,
    platforms: ["web"],
    hasFreeTrial: true,
    minPrice: 5,
    minRating: "3",
    industries: ["Retail"],
    segments: ["enterprise"],
    features: ["sso"],
  };
  const groups = softwareGroups(all, sql`c.id`);
  const { counts } = facetsOf(groups, { from: sql`software s`, where: [], reads: () => [] });
  for (const { text } of [counts, ...groups.map(({ condition }) => condition)])
    expect(text.replace(opaqueValue, "")).not.toContain("$");
});

/** A value as `opaque` writes it. */
const opaqueValue = /\(select \$\d+::[a-z0-9[\]]+\)/g;
