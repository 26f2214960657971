import { type ExecutionResult, execute, type GraphQLSchema, parse, validate } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../auth/auth-context.ts";
import type { Reader } from "../database/client/reader.ts";
import { testDatabase } from "../testing/database.ts";
import { seed, type World, worldNow } from "../testing/seed.ts";
import { builder } from "./builder.ts";
import { createContext } from "./context.ts";
import { schema } from "./schema.ts";

const database = testDatabase();
/** The same types as Pothos makes them. */
let plain: GraphQLSchema;
let world: World;

beforeAll(async () => {
  plain = builder.toSchema();
  world = await seed(database);
});

async function run(on: GraphQLSchema, text: string, viewer: Viewer | null) {
  let statements = 0;
  const reader: Reader = {
    plan: (model, selection) => database.reader.plan(model, selection),
    query(statement) {
      statements += 1;
      return database.reader.query(statement);
    },
  };
  const document = parse(text);
  expect(validate(on, document)).toEqual([]);
  const context = createContext({ prisma: database.prisma, reader, viewer, trust: "free", now: worldNow });
  const result: ExecutionResult = await execute({ schema: on, document, contextValue: context });
  return { result: JSON.parse(JSON.stringify(result)), statements };
}

const software = "id databaseId name createdAt lowestPrice isFeatured histogram { stars count }";
const documents = {
  scalars: `{ directory { edges { node { ${software} subRatings { easeOfUse support value } } } } }`,
  "computed fields": `{ reviews { edges { node { id isEdited createdAt author { displayName email } } } } }`,
  "related rows": `{ reviews { edges { node { software { name company { name website } category { name slug level } } } } } }`,
  "lists of related rows": `{ directory { edges { node { plans { name price } screenshots { url caption } } } } }`,
  "related rows with fields that are loaded apart": `{ reviews { edges { node {
    software { name categories { name } reviews(first: 1) { totalCount } similar(first: 2) { name } } } } } }`,
  "fields of related rows that have loaders": `{ directory { edges { node { company { name reviewCount avgRating } } } } }`,
  "the same field under two names with other arguments": `{ categoryTree {
    name a: children(first: 1) { name } b: children(first: 2) { name parent { name id } } } }`,
  "the same relation asked in two places": `{ directory { edges { node {
    company { name } company { slug } other: company { id description } ...More } } } }
    fragment More on Software { company { website } category { name parent { name } } }`,
  "inline fragments and what is left out": `{ directory { edges { node {
    ... on Software { name category { ... @include(if: false) { slug } name } } description @skip(if: true) __typename
    category { __typename } } } } }`,
  nodes: `{ category(slug: "crm") { id name avgRating categoryType contentSections { id heading } children { id name avgRating } } }`,
  "what only some may see": `{ viewer { id email displayName createdAt } reviews { edges { node { author { email } } } } }`,
};

describe("fields read straight from their rows say what Pothos says", () => {
  test.each(Object.entries(documents))("%s", async (_what, text) => {
    const user = { id: world.users.user, isAdmin: false, isEmailVerified: true };
    const admin = { id: world.users.admin, isAdmin: true, isEmailVerified: true };
    for (const viewer of [null, user, admin]) {
      const direct = await run(schema, text, viewer);
      const slow = await run(plain, text, viewer);
      expect(direct.result).toEqual(slow.result);
      expect(direct.result.errors).toBeUndefined();
      expect(direct.statements).toBeLessThanOrEqual(slow.statements);
    }
  });

  test("by their global ids too", async () => {
    const ids = JSON.stringify(
      Object.entries({
        Software: world.software.beacon,
        Company: world.companies.northwind,
        User: world.users.user,
      }).map(([type, id]) => Buffer.from(`${type}:${id}`).toString("base64")),
    );
    const text = `{ nodes(ids: ${ids}) { id __typename ... on Software { ${software} company { name } } ... on Company { name } ... on User { email } } }`;
    for (const viewer of [null, { id: world.users.user, isAdmin: false, isEmailVerified: true }]) {
      const { result } = await run(schema, text, viewer);
      expect(result).toEqual((await run(plain, text, viewer)).result);
      expect(result.data.nodes[2]?.email ?? null).toBe(viewer ? "Uma@mail.example" : null);
    }
  });
});
