import { setTimeout as sleep } from "node:timers/promises";
import { type DocumentNode, getOperationAST, isObjectType, parse, validate } from "graphql";
import { beforeAll, expect, test, vi } from "vitest";
import { documents as benchDocuments } from "../../../../scripts/bench/queries/documents.ts";
import type { Viewer } from "../../auth/auth-context.ts";
import type { Reader } from "../../database/client/reader.ts";
import { execute as runOperation } from "../../engine/execute.ts";
import { BusyError } from "../../limits/concurrency-limiter.ts";
import { awkwardDocuments, switchedDocument } from "../../testing/awkward-documents.ts";
import { isFullTest, testDatabase } from "../../testing/database.ts";
import { explorerExamples } from "../../testing/explorer-examples.ts";
import { generateDocuments } from "../../testing/generated-documents.ts";
import { onDefect, planParity } from "../../testing/plan-parity.ts";
import { productDocuments } from "../../testing/product-documents.ts";
import { rootFields, variablesOf } from "../../testing/product-variables.ts";
import { type PublicDocument, publicDocuments } from "../../testing/public-documents.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { ownField } from "../loaded-columns.ts";
import { createLoaders } from "../loaders.ts";
import { schema } from "../schema.ts";
import { answerByPlan } from "./answer.ts";

const database = testDatabase();
/** Another seed makes other documents; `npm test -- full` makes more of them. */
const generated = { seed: 1, count: isFullTest ? 3_000 : 150 };
let world: World;
let callers: (Viewer | null)[];

beforeAll(async () => {
  world = await seed(database);
  const { owner, admin } = viewersOf(world);
  callers = [null, owner, admin];
});

const { sent, contextOf, byGraphqlJs, byPlan } = planParity(database);

/** Raw JSON in the answers that were compared, recorded and not. */
let raw = 0;

/** Compares both ways for all callers; gives for how many of them there was a plan. */
async function compare({ name, text, variables }: PublicDocument): Promise<number> {
  let count = 0;
  const document = parse(text);
  for (const viewer of callers) {
    const { raw: _, ...planned } = await byPlan(document, variables, viewer);
    if (planned.text === null) continue;
    count += 1;
    const plain = await byGraphqlJs(document, variables, viewer);
    expect([name, planned]).toEqual([name, plain]);
    for (const isRecorded of [true, false]) {
      const options = { allowsRawJson: true, isRecorded };
      const { raw: parts, ...withRaw } = await byPlan(document, variables, viewer, options);
      // Where nothing is recorded, PostgreSQL joins the edges by another statement.
      expect([name, withRaw]).toEqual([name, isRecorded ? plain : { ...plain, tags: [] }]);
      raw += parts;
    }
  }
  return count;
}

const free = (text: string, variables: Record<string, unknown> = {}): PublicDocument => ({
  name: text,
  text,
  variables,
});

test("the documents of the pages are answered alike, most of them by plans", async () => {
  const { software, companies, reviews } = world;
  const documents = publicDocuments({
    software: Object.values(software).slice(0, 3),
    categories: ["sales", "crm"],
    companies: Object.values(companies).slice(0, 2),
    reviews: Object.values(reviews).slice(0, 2),
  });
  let planned = 0;
  for (const document of documents) planned += await compare(document);
  expect(planned / (documents.length * callers.length)).toBeGreaterThan(0.8);
});

/** Who asks for these has no plan: a permission is checked, the type depends on the ID, or there is nothing for these callers. */
const withoutPlan = ["viewer", "administration", "node", "leadRecipient"];

test("the queries of the product are answered alike with variables of every kind", async () => {
  const { software, companies, reviews, categories, users } = world;
  const things = {
    databaseId: [software.beacon, companies.northwind, reviews.anonymous],
    slug: ["beacon-crm", "northwind", "sales"],
    others: [software.beacon, companies.northwind, categories.sales, users.owner],
    texts: { category: "sales", popular: "sales", search: "sales", text: "be", language: "en" },
  };
  for (const { name, text } of productDocuments) {
    const document = parse(text);
    if (getOperationAST(document)?.operation !== "query") continue;
    let planned = 0;
    for (const variables of variablesOf(document, things, isFullTest))
      planned += await compare({ name, text, variables });
    const isPlanned = !rootFields(document).some((field) => withoutPlan.includes(field));
    expect([name, planned > 0]).toEqual([name, isPlanned]);
  }
});

test("the examples of the explorer are answered alike", async () => {
  expect(explorerExamples.length).toBeGreaterThan(3);
  for (const { name, query, variables } of explorerExamples)
    expect([name, await compare({ name, text: query, variables })]).toEqual([name, 3]);
});

test("the documents of the benchmark are answered alike, all of them by plans", async () => {
  const asked = [
    free(benchDocuments.category.assay, { slug: "sales" }),
    free(benchDocuments.software.assay, { id: world.software.beacon }),
    free(benchDocuments.reviews.assay),
    free(benchDocuments.search.assay, { text: "beacon" }),
  ];
  for (const document of asked) expect([document.name, await compare(document)]).toEqual([document.name, 3]);
});

test("fields that are merged, aliased or switched off are answered alike", async () => {
  for (const [text, hasPlan] of awkwardDocuments)
    expect([text, await compare(free(text))]).toEqual([text, hasPlan ? 3 : 0]);
  for (const variables of [{}, { on: true }, { on: false }])
    expect(await compare(free(switchedDocument, variables))).toBe(3);
});

test("a thing and a page of its list take one statement", async () => {
  const asked = [
    [benchDocuments.category.assay, { slug: "sales" }],
    [benchDocuments.software.assay, { id: world.software.beacon }],
    [
      "query($slug: String) { category(slug: $slug) { listings(page: 2, first: 1) { totalCount edges { cursor } } } }",
      { slug: "sales" },
    ],
  ] as const;
  for (const [text, variables] of asked) {
    const document = parse(text);
    await byPlan(document, variables, null);
    sent.length = 0;
    await byPlan(document, variables, null);
    // Both runs of `byPlan`.
    expect([text, sent.length]).toEqual([text, 2]);
  }
});

test("operations that a page runs at once in one context do not meet", async () => {
  const query =
    "query($slug: String) { category(slug: $slug) { slug listings(first: 1) { edges { node { software { name } } } } } }";
  const [document, menu] = [parse(query), parse("{ categories(first: 1) { name } }")];
  const run = (asked: DocumentNode, variables: Record<string, unknown>, context = contextOf(null)) =>
    answerByPlan({ document: asked, operationName: null, variables }, context, onDefect);
  for (const asked of [document, menu, document]) await run(asked, { slug: "sales" });
  const right = await run(document, { slug: "sales" });
  const shared = contextOf(null);
  sent.length = 0;
  await Promise.all([run(document, { slug: "sales" }, shared), run(menu, {}, shared)]);
  expect(sent).toHaveLength(2);
  const slow = contextOf(null);
  const { query: read } = slow.reader;
  // The first one's row comes last.
  slow.loaders = createLoaders(
    {
      ...slow.reader,
      async query<Row>(...given: Parameters<Reader["query"]>) {
        const rows = await read<Row>(...given);
        if (JSON.stringify(given[0].values).includes("sales")) await sleep(200);
        return rows;
      },
    },
    null,
    worldNow,
  );
  const others = await database.prisma.category.findMany({
    where: { isActive: true, slug: { not: "sales" } },
  });
  const slugs = ["sales", ...others.map(({ slug }) => slug)];
  const answers = await Promise.all(slugs.map((slug) => run(document, { slug }, slow)));
  expect(answers[0]).toEqual(right);
});

test("documents that are made of the schema at random are answered alike", {
  timeout: isFullTest ? 1_800_000 : 300_000,
}, async () => {
  raw = 0;
  const { software, companies, reviews } = world;
  const ids = [...Object.values(software), ...Object.values(companies), ...Object.values(reviews)];
  const values = {
    databaseId: ids.map((id) => `"${id}"`),
    databaseIds: [`["${ids[0]}", "${ids[1]}"]`],
    softwareId: [`"${ids[0]}"`],
    slug: ['"sales"', '"crm"', '"beacon-crm"', '"none"'],
    slugs: ['["sales"]'],
    first: ["0", "1", "3"],
    page: ["1", "2"],
    search: ['"a"', '"sales"'],
    rating: ["5"],
  };
  const isAsked = (typeName: string, fieldName: string) => {
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    // Its cursors hold the time.
    return field !== undefined && fieldName !== "changes" && ownField(field) !== undefined;
  };
  const documents = generateDocuments(schema, values, { ...generated, isAsked });
  let planned = 0;
  for (const text of documents) {
    expect([text, validate(schema, parse(text))]).toEqual([text, []]);
    planned += await compare(free(text));
  }
  expect(planned / (documents.length * callers.length)).toBeGreaterThan(0.5);
  // Rows of nothing but values.
  expect(raw / callers.length).toBeGreaterThan(generated.count / 15);
});

test("there is no plan for what needs a permission, changes something, or fails", async () => {
  const refused = [
    "{ administration { counts { users } } }",
    "mutation { logOut { __typename } }",
    '{ node(id: "x") { id } }',
    "{ reviews(first: 501) { totalCount } }",
    "query($first: Int!) { reviews(first: $first) { totalCount } }",
    "{ __schema { queryType { name } } }",
  ];
  for (const text of refused) {
    const document = parse(text);
    expect([text, (await byPlan(document, {}, null)).text]).toEqual([text, null]);
  }
});

test.for([
  ["a busy server", new BusyError("Too much."), "BUSY", 1],
  ["an outage", Object.assign(new Error("connect"), { code: "ECONNREFUSED" }), "UNAVAILABLE", 1],
  ["a statement that is ended", Object.assign(new Error("timeout"), { code: "57014" }), "TIMED_OUT", 1],
  ["anything else", new Error("a defect"), "INTERNAL", 2],
] as const)("%s: is asked again by graphql-js only if it may help", async ([, error, code, count]) => {
  const document = parse(benchDocuments.category.assay);
  const variables = { slug: "sales" };
  await byPlan(document, variables, null);
  const context = contextOf(null);
  const query = vi.fn(async () => Promise.reject(error));
  context.loaders = createLoaders({ ...context.reader, query }, null, worldNow);
  const result = await runOperation({ document, variables }, context, () => undefined);
  expect(result.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  expect(query).toHaveBeenCalledTimes(count);
});

test("after an error graphql-js answers once, so that a mistake that is repeated is not run twice each time", async () => {
  const document = parse("query($page: Int) { reviews(page: $page, first: 1) { totalCount } }");
  const run = (page: number) =>
    answerByPlan({ document, operationName: null, variables: { page } }, contextOf(null), onDefect);
  await run(1);
  expect(await run(1)).not.toBeNull();
  expect([await run(0), await run(0)]).toEqual([null, null]);
  expect(await run(1)).not.toBeNull();
});

test("ways to set switches that are no ways take no plan's place", async () => {
  const names = ["a", "b", "c"];
  const document = parse(
    `query(${names.map((name) => `$${name}: Boolean = false`).join()}) {
      directoryCounts { ${names.map((name) => `${name}: software @skip(if: $${name})`).join(" ")} reviews } }`,
  );
  const run = (variables: Record<string, unknown>) =>
    answerByPlan({ document, operationName: null, variables }, contextOf(null), onDefect);
  await run({});
  for (const a of [null, true])
    for (const b of [null, true]) for (const c of [null, true]) await run({ a, b, c });
  for (const a of [false, true])
    for (const b of [false, true])
      for (const c of [false, true]) expect(await run({ a, b, c })).not.toBeNull();
});
