import { GraphQLObjectType, GraphQLString, getNamedType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../auth/auth-context.ts";
import { schema } from "../graphql/schema.ts";
import { limits } from "../inputs/index.ts";
import { searchArguments } from "../limits/search-length.ts";
import { testDatabase } from "../testing/database.ts";
import { ask } from "../testing/engine.ts";
import { seed, viewersOf } from "../testing/seed.ts";

const database = testDatabase();
let admin: Viewer;
let statements = 0;
let reading: Pick<typeof database, "prisma" | "reader">;

beforeAll(async () => {
  admin = viewersOf(await seed(database)).admin;
  const counted = <Answer>(answer: Answer): Answer => {
    statements += 1;
    return answer;
  };
  const { prisma, reader } = database;
  reading = {
    prisma: prisma.$extends({
      query: { $allOperations: ({ args, query }) => counted(query(args)) },
    }) as typeof prisma,
    reader: { ...reader, query: (statement) => counted(reader.query(statement)) },
  };
});

function send(text: string, variables = {}) {
  statements = 0;
  return ask(reading, text, variables, { viewer: admin });
}
const refusal = (argument: string) => ({
  errors: [
    {
      message: `${argument} must be at most 200 characters`,
      extensions: { code: "INVALID_INPUT" },
    },
  ],
});

const long = "a".repeat(limits.searchText + 1);
const searches: readonly string[] = [
  "directory(search: $text) { totalCount }",
  "reviews(search: $text) { totalCount }",
  "companies(search: $text) { totalCount }",
  "categories(search: $text) { name }",
  'software(slug: "quill") { reviews(search: $text) { totalCount } }',
  ...["users", "directory", "companies", "categories", "reviews", "auditEntries"].map(
    (list) => `administration { ${list}(search: $text) { totalCount } }`,
  ),
];

describe("a text of more than 200 characters", () => {
  test.each(searches)("is refused before any statement: %s", async (search) => {
    const text = `query($text: String) { directoryCounts { software } ${search} }`;
    expect(await send(text, { text: long })).toMatchObject(refusal("search"));
    expect(statements).toBe(0);
    expect((await send(text, { text: ` ${long.slice(1)} ` })).errors).toBeUndefined();
  });

  test("is refused where suggestions are asked for", async () => {
    const text = "query($text: String!) { suggestions(text: $text) { name } }";
    expect(await send(text, { text: long })).toMatchObject(refusal("text"));
    expect(statements).toBe(0);
  });

  test.each([
    `{ directory(search: "${long}") { totalCount } }`,
    `query($text: String = "${long}") { directory(search: $text) { totalCount } }`,
    `{ ...A } fragment A on Query { directory(search: "${long}") { totalCount } }`,
  ])("is refused wherever it stands: %s", async (text) => {
    expect(await send(text)).toMatchObject(refusal("search"));
    expect(statements).toBe(0);
  });

  test("is refused in a document of our own too", async () => {
    const text = "query($text: String) { directory(search: $text) { totalCount } }";
    expect(await ask(reading, text, { text: long }, { trust: "built" })).toMatchObject(refusal("search"));
  });
});

test("every text that is looked for is held to it", () => {
  const taken = new Set<string>();
  for (const type of Object.values(schema.getTypeMap()))
    if (type instanceof GraphQLObjectType && !type.name.startsWith("__"))
      for (const field of Object.values(type.getFields()))
        for (const { name, type: of } of field.args) if (getNamedType(of) === GraphQLString) taken.add(name);
  // What is compared as a whole.
  const exact = [
    "after",
    "before",
    "categorySlug",
    "con",
    "key",
    "excludedCategorySlugs",
    "idempotencyKey",
    "language",
    "pro",
    "slug",
    "slugs",
    "token",
    // Have a shorter limit of their own, wherever they stand.
    "words",
  ];
  expect([...taken].filter((name) => !exact.includes(name)).sort()).toEqual([...searchArguments].sort());
});
