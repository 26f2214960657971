import { type GraphQLError, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { DomainError } from "../domain/errors.ts";
import { parseDocument } from "../engine/parse.ts";
import { schema } from "../graphql/schema.ts";
import { documentLimits } from "../inputs/index.ts";
import { countValues, documentCost, pointsOf, requireWithinLimits } from "./document-cost.ts";
import { offsetCursor } from "./offset-cursors.ts";
import { RawJson } from "./raw-json.ts";

const cost = (text: string, variables = {}) =>
  documentCost(parse(text), null, variables, { schema, context: {} });
/** The costs of one document with one set of variables after the other. */
const costsOf = (text: string, sets: readonly Record<string, unknown>[]) => {
  const document = parse(text);
  return sets.map((variables) => documentCost(document, null, variables, { schema, context: {} }));
};
const globalId = Buffer.from("Software:01900000-0000-7000-8004-000000000001").toString("base64");
const far = offsetCursor("review:recent", 4_000);
const check =
  (text: string, variables = {}) =>
  () =>
    requireWithinLimits(cost(text, variables));
const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof DomainError ? error.code : (error as GraphQLError).extensions["code"];
  }
  return undefined;
};

describe("documents from anyone", () => {
  test("a rich page is within the limits", () => {
    const fields =
      "name slug avgRating reviewCount company { name } category { name slug } plans { name price }";
    expect(check(`{ directory(first: 50) { edges { node { ${fields} } } } }`)).not.toThrow();
  });

  test("too deep is refused", () => {
    const deep = "category { parent { ".repeat(8) + "name" + " } }".repeat(8);
    expect(
      check(`{ software(slug: "x") { ${deep.replaceAll("category { parent", "category { parent")} } }`),
    ).toThrow();
    const nested = `${"parent { ".repeat(20)}name${" }".repeat(20)}`;
    expect(check(`{ category(slug: "x") { ${nested} } }`)).toThrow(/depth is \d+; at most 14/);
  });

  test("too many aliases are refused", () => {
    const aliases = Array.from(
      { length: documentLimits.aliases + 1 },
      (_, n) => `a${n}: directoryCounts { software }`,
    );
    expect(check(`{ ${aliases.join(" ")} }`)).toThrow(/number of aliases is 61; at most 60/);
  });

  test("lists within lists are counted by their lengths", () => {
    const text = `query($n: Int) { directory(first: $n) { edges { node { reviews(first: $n) { edges { node {
      title content author { displayName } software { name } } } } } } } }`;
    expect(check(text, { n: 10 })).not.toThrow();
    expect(check(text, { n: 100 })).toThrow(/number of values, .* is \d+; at most/);
  });

  test.each(["alternatives(first: 1) { totalCount }", "similar(first: 1) { name }"])(
    "what compares a listing with others is refused for a hundred: %s",
    (field) => {
      const text = (first: number) => `{ directory(first: ${first}) { edges { node { ${field} } } } }`;
      expect(check(text(50))).not.toThrow();
      expect(check(text(100))).toThrow(/values/);
    },
  );

  test("the cost counts what a fragment spreads", () => {
    const text = `query { directory(first: 100) { edges { node { ...R } } } }
      fragment R on Software { reviews(first: 100) { edges { node { title content } } } }`;
    expect(check(text)).toThrow(/values/);
  });

  test.each([
    ["TOO_DEEP", `{ category(slug: "x") { ${"parent { ".repeat(20)}name${" }".repeat(20)} } }`],
    [
      "TOO_MANY_ALIASES",
      `{ ${Array.from({ length: 61 }, (_, n) => `a${n}: directoryCounts { software }`).join(" ")} }`,
    ],
    [
      "TOO_COSTLY",
      `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: reviews(search: "a", first: 1) { totalCount }`).join(" ")} }`,
    ],
    ["TOO_MANY_FIELDS", `{ ${"directoryCounts { software } ".repeat(251)} }`],
    [
      "TOO_COSTLY",
      "{ directory(first: 100) { edges { node { reviews(first: 100) { edges { node { title content rating } } } } } } }",
    ],
    [
      "TOO_COSTLY",
      "{ webhooks(first: 100) { edges { node { deliveries(first: 20) { edges { node { body } } } } } } }",
    ],
    [
      "TOO_COSTLY",
      `{ ${[1, 2, 3, 4, 5, 6].map((n) => `a${n}: company(databaseId: "${n}") { reviewInvitationBatches(first: 100) { edges { node { counts { open } } } } }`).join(" ")} }`,
    ],
  ])("%s is the code of its refusal", (code, text) => {
    expect(codeOf(check(text))).toBe(code);
  });

  test("a document that is too large is refused as such, by its characters and by its tokens", () => {
    expect(codeOf(() => parseDocument(" ".repeat(documentLimits.characters + 1)))).toBe("TOO_LARGE");
    expect(codeOf(() => parseDocument(`{ ${"a ".repeat(documentLimits.tokens)} }`))).toBe("TOO_LARGE");
  });

  test("too long a text is refused before it is parsed", () => {
    expect(() =>
      parseDocument(`{ directoryCounts { software } }${" ".repeat(documentLimits.characters)}`),
    ).toThrow(/more than 20000 characters/);
  });
});

describe("the cost of a document", () => {
  test.each([
    ["each field is one value", "{ directoryCounts { software reviews } }", {}, 3],
    ["edges are none", "{ directory(first: 1) { edges { cursor } } }", {}, 2],
    ["a list counts by first", "{ directory(first: 7) { edges { node { name slug } } } }", {}, 1 + 7 * 3],
    ["or by last", "{ directory(last: 7) { edges { node { name slug } } } }", {}, 1 + 7 * 3],
    [
      "in variables too",
      "query($n: Int) { directory(first: $n) { edges { node { name } } } }",
      { n: 50 },
      1 + 50 * 2,
    ],
    ["without either by 20", "{ directory { edges { node { name } } } }", {}, 1 + 20 * 2],
    ["a list that takes neither by 10", '{ software(slug: "x") { plans { name price } } }', {}, 2 + 10 * 2],
    ["a filter counts 100 more", '{ directory(categorySlug: "crm", first: 1) { totalCount } }', {}, 2 + 100],
    [
      "a search 100 more",
      '{ software(slug: "x") { reviews(search: "a", first: 1) { totalCount } } }',
      {},
      3 + 200,
    ],
    ["a search in all software 3,000", '{ directory(search: "a", first: 1) { totalCount } }', {}, 2 + 3_100],
    ["a search in all reviews 20,000", '{ reviews(search: "a", first: 1) { totalCount } }', {}, 2 + 20_000],
    [
      "a filter of all reviews the same",
      "{ reviews(rating: FIVE, first: 1) { totalCount } }",
      {},
      2 + 20_000,
    ],
    ["ten rows passed over count 1", "{ directory(page: 101, first: 10) { totalCount } }", {}, 11 + 100],
    [
      "as a cursor passes them",
      "query($c: String) { reviews(after: $c) { totalCount } }",
      { c: far },
      21 + 400,
    ],
    ["but no more than a table has", "{ reviews(page: 1000000) { totalCount } }", {}, 21 + 20_000],
    [
      "things by ids count by ids",
      "query($n: [ID!]!) { nodes(ids: $n) { id } }",
      { n: Array(50).fill(globalId) },
      1 + 50,
    ],
    ["suggestions are looked for", '{ suggestions(text: "ab") { name } }', {}, 1 + 8 + 200],
    ["changes are looked for among more", "{ changes(first: 50) { pageInfo { endCursor } } }", {}, 201 + 100],
    ["but not among few", "{ changes(first: 1) { pageInfo { endCursor } } }", {}, 101 + 2],
    ["nor too many", "{ changes(first: 5000) { pageInfo { endCursor } } }", {}, 2_001 + 10_000],
    ["pages and order are no filter", "{ directory(page: 2, sort: NEWEST, first: 1) { totalCount } }", {}, 2],
  ])("%s", (_rule, text, variables, values) => {
    expect(cost(text, variables).values).toBe(values);
  });

  test("tells how much of it is work, which lists multiply", () => {
    const text =
      "query($text: String) { directory(search: $text, first: 3) { edges { node { reviews(first: 1, search: $text) { totalCount } } } } }";
    expect(cost(text, { text: "a" }).work).toBe(3_100 + 3 * 200);
    expect(cost(text).work).toBe(0);
    expect(cost("{ directoryCounts { software } }").work).toBe(0);
  });

  test("is a point for each started hundred", () => {
    expect([0, 1, 100, 101, 30_000].map(pointsOf)).toEqual([1, 1, 1, 2, 300]);
  });

  test("of an answer is counted alike", () => {
    const data = {
      directory: { edges: [{ node: { name: "A", slug: "a" } }, { node: { name: "B", slug: null } }] },
    };
    expect(countValues(data)).toBe(1 + 2 * 3);
    expect(countValues(null)).toBe(0);
  });

  test("of a part that is text is counted alike, whatever its texts look like", () => {
    const edges = [{ node: { a: 'x":y: z', B_9: '":', x_edges: '"edges":' } }];
    expect(countValues({ edges })).toBe(4);
    expect(countValues(new RawJson(JSON.stringify({ edges })))).toBe(4);
  });
});

test("a document that is run again costs what its variables make of it", () => {
  const text = `query($n: Int, $page: Int, $search: String, $slug: String, $ids: [ID!]!) {
    directory(first: $n, page: $page, search: $search) { edges { node { name } } }
    category(slug: $slug) { name } nodes(ids: $ids) { id } }`;
  const sets = [
    { n: 10, ids: [] },
    { n: 20, ids: [] },
    { n: 10, page: 900, ids: [] },
    { n: 10, search: "a", ids: [] },
    { n: 10, search: "", ids: [] },
    { n: 10, search: null, ids: [] },
    { n: 10, ids: [globalId, globalId, globalId] },
    { n: 10, slug: "crm", ids: [] },
    ...Array.from({ length: 40 }, (_, n) => ({ n, ids: [] })),
  ];
  const again = [...sets, ...sets];
  expect(costsOf(text, again)).toEqual(again.map((variables) => cost(text, variables)));
});

test("what makes no difference to the cost does not have it counted again: search texts, slugs, cursors of rows", () => {
  const text = `query($text: String, $slug: String, $after: String) {
    directory(search: $text, categorySlug: $slug, after: $after) { edges { node { name } } } }`;
  const cursor = (n: number) => Buffer.from(JSON.stringify(["software:rating", n])).toString("base64url");
  const of = (n: number) => ({ text: `t${n}`, slug: `s${n}`, after: cursor(n) });
  const costs = costsOf(
    text,
    Array.from({ length: 40 }, (_, n) => of(n)),
  );
  expect(new Set(costs).size).toBe(1);
  const others = [{ text: null }, { slug: null }, { after: far }].map((one) => ({
    ...of(1),
    ...one,
  }));
  expect(costsOf(text, [of(1), ...others])).toEqual([of(1), ...others].map((one) => cost(text, one)));
  expect(new Set(costsOf(text, [of(1), ...others])).size).toBe(4);
  for (const wrong of [{ text: 5 }, { slug: ["a"] }, { after: 5 }])
    expect(() => costsOf(text, [of(1), { ...of(1), ...wrong }])).toThrow(/got invalid value/);
});

test("a value is counted as a whole where a field beside depends on it, or it is inside of another", () => {
  const text = `query($n: Int, $text: String, $ids: [ID!]!, $id: ID!) {
    a: directory(search: $text, first: $n) { edges { node { name } } }
    b: categories { listings(first: $n, page: $n) { edges { node { score } } } }
    c: nodes(ids: $ids) { id } d: nodes(ids: [$id]) { id } }`;
  const sets = [1, 2, 3, 2, 1].flatMap((n) => [
    { n, text: "a", ids: [globalId], id: globalId },
    { n, text: null, ids: Array.from({ length: n }, () => globalId), id: globalId },
  ]);
  expect(costsOf(text, sets)).toEqual(sets.map((one) => cost(text, one)));
});

test("without a required variable there is no cost, also after a run that had one", () => {
  const text = "query($id: ID!) { software(databaseId: $id) { name } node(id: $id) { id } }";
  const document = parse(text);
  const of = (variables: Record<string, unknown>) =>
    documentCost(document, null, variables, { schema, context: {} });
  expect(of({ id: globalId }).fields).toBe(4);
  expect(() => of({})).toThrow();
});
