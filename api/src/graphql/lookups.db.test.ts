import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { ask, read } from "../testing/engine.ts";
import { seed } from "../testing/seed.ts";

const database = testDatabase();
beforeAll(async () => {
  await seed(database);
});

test("malformed ids name nothing", async () => {
  const text =
    '{ software(databaseId: "1") { id } company(databaseId: "x") { id } review(databaseId: "y") { id } }';
  expect(await read(database, text)).toEqual({ software: null, company: null, review: null });
});

test("a lookup takes one key", async () => {
  const { errors } = await ask(database, "{ software { id } }");
  expect(errors?.[0]).toMatchObject({
    message: "Give either databaseId or slug",
    extensions: { code: "INVALID_INPUT" },
  });
});

test("figures count Live software, published reviews, companies and active categories", async () => {
  expect(await read(database, "{ directoryCounts { software reviews companies categories } }")).toEqual({
    directoryCounts: { software: 7, reviews: 10, companies: 3, categories: 7 },
  });
});

test.each([
  'category(slug: "a\\u0000") { id }',
  'directory(search: "a\\u0000") { totalCount }',
  'companies(search: "a\\u0000") { totalCount }',
  'suggestions(text: "a\\u0000b") { name }',
])("text that no database can hold is refused: %s", async (field) => {
  const { errors } = await ask(database, `{ ${field} }`);
  expect(errors?.[0]).toMatchObject({
    message: "Text must not contain NUL characters",
    extensions: { code: "INVALID_INPUT" },
  });
  const asVariable = await ask(database, "query($t: String!) { suggestions(text: $t) { name } }", {
    t: "a\0b",
  });
  expect(asVariable.errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
});

test("variables nested deeper than any input are refused, however deep", async () => {
  const nested = (depth: number) => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
  for (const depth of [20, 100_000]) {
    const variables = { input: nested(depth) };
    for (const trust of ["free", "built"] as const) {
      const { errors } = await ask(database, "{ directoryCounts { software } }", variables, { trust });
      expect(errors?.[0]).toMatchObject({
        message: "The variables are nested deeper than 16 levels. Send flatter values.",
        extensions: { code: "INVALID_INPUT" },
      });
    }
  }
  const { errors } = await ask(database, "{ directoryCounts { software } }", { input: nested(10) });
  expect(errors).toBeUndefined();
});
