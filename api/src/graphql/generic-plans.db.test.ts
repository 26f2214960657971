import { beforeAll, expect, test } from "vitest";
import { hashed } from "../auth/tokens.ts";
import type { Database } from "../database/client/open.ts";
import type { Reader, Statement } from "../database/client/reader.ts";
import { rawSql } from "../database/query/sql.ts";
import { createTokenLookup } from "../domain/token/access.ts";
import { testDatabase } from "../testing/database.ts";
import { read } from "../testing/engine.ts";
import { seed } from "../testing/seed.ts";

const database = testDatabase();

/** What visitors read most, as our pages and clients ask for it. */
const hot: Readonly<Record<string, string>> = {
  "a category with its ranking": `query($category: String) { category(slug: $category) { name ancestors { name } parent { name }
    listings(first: 10) { totalCount edges { node { score software { name company { name } } } } } } }`,
  "a numbered page of a ranking":
    "query($category: String) { category(slug: $category) { listings(first: 10, page: 3) { edges { node { score } } } } }",
  "a listing with its reviews": `query($software: ID) { software(databaseId: $software) { name histogram { count } similar { name }
    categories { name } company { name } reviews(first: 10) { edges { node { title author { displayName } } } } } }`,
  "what else a category's page says":
    "query($small: String) { category(slug: $small) { segmentShares { percent } related(first: 6) { name } } }",
  "what else a listing's page says": `query($quiet: ID) { software(databaseId: $quiet) { featureAnswers { answer }
    prosAndCons { pros { text } } reviewSummary { companySizes { count } } } }`,
  "the newest reviews": "{ reviews(first: 20) { edges { node { title software { name } } } } }",
  "more of them, of another size":
    "query($after: String) { reviews(first: 17, after: $after) { edges { node { title } } } }",
  "a far page of them": "{ reviews(first: 20, page: 30) { totalCount edges { node { title } } } }",
  "a search":
    '{ directory(search: "beacon", first: 24) { totalCount edges { node { name company { name } } } } }',
  "the directory": "{ directory(first: 24, sort: RATING) { totalCount edges { node { name } } } }",
};

let variables: Record<string, string | null> = {};
let oneByOne: Pick<Database, "prisma" | "reader">;

beforeAll(async () => {
  const { software, categories } = await seed(database);
  await addReviews(software.beacon);
  await addListings(categories.crm);
  await database.pool.query("analyze");
  // One statement at a time, so that all of them run on the same connection.
  let last: Promise<unknown> = Promise.resolve();
  const { prisma, reader } = database;
  const query: Reader["query"] = (statement, options) => {
    const running = last.then(() => reader.query<never>(statement, options));
    last = running.catch(() => {});
    return running;
  };
  oneByOne = { prisma, reader: { ...reader, query } };
  // PostgreSQL itself decides here, as it does for a server.
  const deciding = rawSql("select set_config('plan_cache_mode', 'auto', false)");
  for (const isExpensive of [false, true]) await query(deciding, { isExpensive });
  const { reviews } = await read<{ reviews: { pageInfo: { endCursor: string } } }>(
    oneByOne,
    "{ reviews(first: 1) { pageInfo { endCursor } } }",
  );
  variables = { category: "crm", software: software.beacon, after: reviews.pageInfo.endCursor };
  // About which PostgreSQL would expect less than about others, and plan for it again and again.
  variables = { ...variables, small: "bookkeeping", quiet: software.tally };
});

/** Enough that a page of them costs PostgreSQL much less than all. */
async function addReviews(softwareId: string): Promise<void> {
  const people = Array.from({ length: 3_000 }, (_, n) => ({ id: crypto.randomUUID(), catalogKey: `p${n}` }));
  await database.prisma.user.createMany({ data: people });
  await database.prisma.review.createMany({
    data: people.map(({ id: userId }, n) => ({
      softwareId,
      userId,
      rating: 4,
      title: "Useful",
      content: "Every day.",
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
    })),
  });
}

/** Listings of which three have a word that PostgreSQL takes for a rare one, in a table that it takes for a large one. */
async function addRareWord(): Promise<void> {
  const like = await database.prisma.software.findFirstOrThrow({
    where: { isActive: true },
    select: { categoryId: true, shortDescription: true, description: true },
  });
  const names = Array.from({ length: 1_000 }, (_, n) => `product ${n}`);
  await database.prisma.software.createMany({
    data: names.map((name) => ({
      ...like,
      name,
      slug: name.replace(" ", "-"),
      sortName: name,
      isActive: true,
    })),
  });
  await database.pool.query("alter table software set (autovacuum_enabled = false)");
  await database.pool.query("analyze software");
  await database.prisma.software.updateMany({
    where: { slug: { in: ["product-1", "product-2", "product-3"] } },
    data: { name: "Gazette", sortName: "gazette" },
  });
  await database.pool.query(
    "update pg_class set reltuples = reltuples * 10 where oid = 'software'::regclass",
  );
}

/** Enough that it matters to a plan how many categories their number is multiplied by. */
async function addListings(categoryId: string): Promise<void> {
  const listings = Array.from({ length: 2_000 }, (_, n) => ({
    id: crypto.randomUUID(),
    name: `Listing ${n}`,
  }));
  await database.prisma.software.createMany({
    data: listings.map(({ id, name }) => ({
      id,
      name,
      slug: id,
      sortName: name,
      categoryId,
      isActive: true,
    })),
  });
  await database.prisma.categoryListing.createMany({
    data: listings.map(({ id, name }) => ({ categoryId, softwareId: id, sortName: name })),
  });
}

/** The prepared statements of a reading connection, with how often each was planned for its values, and how often for any. */
async function prepared(isExpensive: boolean) {
  // Under a name of its own on each connection.
  const reading =
    rawSql(`select custom_plans::int4 as custom, generic_plans::int4 as generic, statement as text
    from pg_prepared_statements where statement not like '%pg_prepared%' and ${isExpensive} is not null`);
  return database.reader.query<{ custom: number; generic: number; text: string }>(reading, { isExpensive });
}

/** PostgreSQL plans a statement for its values five times before it may decide on one plan for any. */
const tries = 5;

/** Asks often enough for PostgreSQL to decide, and returns what its connections have prepared. */
async function asked(text: string) {
  for (let call = 0; call < tries + 3; call++) await read(oneByOne, text, variables);
  return [...(await prepared(false)), ...(await prepared(true))];
}

test.each(Object.entries(hot))("is planned once for all calls: %s", async (_, text) => {
  const statements = await asked(text);
  expect(statements.some(({ custom }) => custom > 0)).toBe(true);
  expect(statements.some(({ generic }) => generic > 0)).toBe(true);
  expect(statements.filter(({ custom }) => custom > tries).map((one) => one.text)).toEqual([]);
});

test("a search is planned once, however few listings it finds", async () => {
  await addRareWord();
  const statements = await asked(
    '{ directory(search: "gazette", first: 24) { totalCount edges { node { shortDescription company { slug } } } } }',
  );
  const searches = statements.filter(
    ({ text }) => text.includes("to_tsquery") && text.includes("short_description"),
  );
  // Both connections of the embedded database are one session.
  expect(new Set(searches.map(({ text }) => text)).size).toBe(1);
  expect(searches.every(({ custom, generic }) => custom <= tries && generic > 0)).toBe(true);
});

test("the tokens of several callers at once are looked up by one plan", async () => {
  const { id: userId } = await database.prisma.user.findFirstOrThrow({ select: { id: true } });
  const hashes = Array.from({ length: 5_000 }, (_, n) => hashed(`token ${n}`));
  await database.prisma.apiToken.createMany({
    data: hashes.map((tokenHash) => ({ userId, name: "Nightly", tokenHash, scopes: ["read:directory"] })),
  });
  await database.pool.query("analyze api_token");
  const lookUp = createTokenLookup(oneByOne);
  for (let call = 0; call < tries + 3; call++) await Promise.all(hashes.slice(0, 6).map(lookUp));
  const lookups = (await prepared(false)).filter(({ text }) => text.includes("api_token"));
  expect(lookups).toHaveLength(1);
  expect(lookups[0]).toMatchObject({ custom: tries, generic: 3 });
});

/** The statement of a document that may run together with others. */
async function batchableOf(text: string, variables: Record<string, unknown>) {
  const sent: Statement[] = [];
  const query: Reader["query"] = (statement, options) => {
    if (statement.batchText) sent.push(statement);
    return oneByOne.reader.query(statement, options);
  };
  const spied = { ...oneByOne, reader: { ...oneByOne.reader, query } };
  // A statement that is kept with its selection is batchable from the second time on.
  for (let call = 0; call < 2; call++) await read(spied, text, variables);
  return sent.at(-1) as Statement & { batchText(): string };
}

test.each([
  [
    "software",
    "query($key: ID) { software(databaseId: $key) { name reviews(first: 10) { edges { node { title } } } } }",
  ],
  [
    "category",
    "query($key: String) { category(slug: $key) { name listings(first: 10) { edges { node { score } } } } }",
  ],
  [
    "search",
    "query($key: String) { directory(search: $key, first: 24) { totalCount edges { node { name } } } }",
  ],
])("reads that run together are planned once, however many they are: %s", async (kind, text) => {
  const { software = "", quiet = "" } = variables as Record<string, string>;
  const asked = {
    software: [software, quiet],
    category: ["crm", "bookkeeping"],
    search: ["beacon", "tally"],
  };
  const keys = asked[kind as keyof typeof asked];
  const isExpensive = kind === "search";
  const statements = await Promise.all(keys.map((key) => batchableOf(text, { key })));
  const batchText = statements[0]?.batchText() ?? "";
  for (let call = 0; call < tries + 3; call++) {
    const together = Array.from({ length: 2 + call }, (_, n) => statements[n % 2]?.values ?? []);
    const values = together[0]?.map((_, at) => together.map((each) => each[at])) ?? [];
    await oneByOne.reader.query({ text: batchText, values }, { isExpensive });
  }
  const [plan] = (await prepared(isExpensive)).filter((one) => one.text === batchText);
  expect(plan).toMatchObject({ custom: tries, generic: 3 });
});
