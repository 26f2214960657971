import { beforeAll, describe, expect, test } from "vitest";
import { anyOf } from "../database/changes/tags.ts";
import type { Reader } from "../database/client/reader.ts";
import { sortKey } from "../domain/text.ts";
import { testDatabase } from "../testing/database.ts";
import { ask, read } from "../testing/engine.ts";
import { recordedAnswer } from "../testing/kept-answers.ts";
import { seed, viewersOf, type World } from "../testing/seed.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const viewers = () => viewersOf(world);

type Names = { edges: { node: { name: string } }[]; totalCount: number };
const names = (list: Names) => list.edges.map(({ node }) => node.name);

async function directory(args: string): Promise<Names> {
  const text = `{ directory(${args}) { totalCount edges { node { name } } } }`;
  return (await read<{ directory: Names }>(database, text)).directory;
}

describe("the directory", () => {
  test("shows Live software by exact mean, unrated last", async () => {
    const list = await directory("first: 50");
    expect(names(list).slice(-2)).toEqual(["Ember", "Tally Books"]);
    expect(names(list)).not.toContain("Northwind Compass");
    expect(list.totalCount).toBe(names(list).length);
  });

  test("a category stands for all below it", async () => {
    expect(names(await directory('categorySlug: "sales"')).sort()).toEqual([
      "Beacon CRM",
      "Ember",
      "Harbor",
      "Quill Desk",
    ]);
    expect(names(await directory('categorySlug: "small-business-crm"'))).toEqual(["Harbor"]);
    expect(await directory('categorySlug: "no-such"')).toEqual({ edges: [], totalCount: 0 });
  });

  test("what is called so comes before what only mentions it, also page by page", async () => {
    const books = 'search: "books", sort: REVIEWS';
    expect(names(await directory(books))).toEqual(["Ledgerly", "Tally Books"]);
    expect(names(await directory(`${books}, nameMatchesFirst: true`))).toEqual(["Tally Books", "Ledgerly"]);
    const second = await directory(`${books}, nameMatchesFirst: true, first: 1, page: 2`);
    expect([names(second), second.totalCount]).toEqual([["Ledgerly"], 2]);
    expect(await directory("nameMatchesFirst: true, first: 50")).toEqual(await directory("first: 50"));
  });

  test("a cursor of one order is refused in the other", async () => {
    const text = `query ($after: String, $named: Boolean) {
      directory(search: "books", first: 1, after: $after, nameMatchesFirst: $named) { pageInfo { endCursor } edges { node { name } } }
    }`;
    type Page = { directory: { pageInfo: { endCursor: string }; edges: { node: { name: string } }[] } };
    const { directory: first } = await read<Page>(database, text, { named: true });
    const after = first.pageInfo.endCursor;
    const { directory: next } = await read<Page>(database, text, { named: true, after });
    expect(next.edges.map(({ node }) => node.name)).toEqual(["Ledgerly"]);
    expect((await ask(database, text, { after })).errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
  });

  test("categories are left out with all below them, whatever else is asked", {
    tags: ["2.write.10"],
  }, async () => {
    const everything = names(await directory("first: 50"));
    const outside = await directory('first: 50, excludedCategorySlugs: ["sales", "bookkeeping", "no-such"]');
    expect(names(outside)).toEqual(["Ledgerly", "Tally Books"]);
    expect(outside.totalCount).toBe(2);
    expect(names(await directory('categorySlug: "contact-center", excludedCategorySlugs: ["crm"]'))).toEqual([
      "Quill Desk",
    ]);
    for (const none of ["[]", "null", '["no-such"]'])
      expect(names(await directory(`first: 50, excludedCategorySlugs: ${none}`))).toEqual(everything);
  });

  test("more than ten categories are not left out at once", async () => {
    const slugs = JSON.stringify(Array.from({ length: 11 }, (_, index) => `c-${index}`));
    const { errors } = await ask(database, `{ directory(excludedCategorySlugs: ${slugs}) { totalCount } }`);
    expect(errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
  });

  test("quick filters work", async () => {
    expect(names(await directory("quickFilter: TOP")).sort()).toEqual(["Abacus & Partners", "Harbor"]);
    expect(names(await directory("quickFilter: RECENT"))).toEqual(["Ember"]);
    expect(names(await directory("quickFilter: TRENDING"))).toEqual([]);
  });

  test("featured narrows", { tags: ["7.software.1"] }, async () => {
    expect(names(await directory("featured: true")).sort()).toEqual(["Beacon CRM", "Quill Desk"]);
  });

  test.each([
    ["bea", ["Beacon CRM"]],
    ["pipelines", ["Beacon CRM"]],
    ["northw", ["Beacon CRM", "Harbor"]],
    ["baecon crm", ["Beacon CRM"]],
    ["ledgrly", ["Ledgerly"]],
    ["zzzzqqq", []],
    ["!!!", []],
    ["'); drop table software; --", []],
  ])("search for %s", async (text, expected) => {
    const found = names(await directory(`search: ${JSON.stringify(text)}`));
    expect(found.toSorted()).toEqual(expected);
  });

  test.each([
    ["s", 1],
    // Too few listings have it; it may be misspelt, or a category's name.
    ["bea", 3],
    ["baecon crm", 3],
    ["crm", 3],
  ])("a search for %s takes statements: %i, and finds the same without its total", async (text, expected) => {
    let statements = 0;
    const { prisma } = database;
    const query: Reader["query"] = (statement, options) => {
      statements += 1;
      return database.reader.query(statement, options);
    };
    const list = `directory(search: ${JSON.stringify(text)}, first: 50)`;
    const edges = "edges { node { name } }";
    const { counted } = await read<{ counted: Names }>(
      { prisma, reader: { ...database.reader, query } },
      `{ counted: ${list} { totalCount ${edges} } }`,
    );
    expect(statements).toBe(expected);
    expect(counted.totalCount).toBe(counted.edges.length);
    const { plain } = await read<{ plain: Names }>(database, `{ plain: ${list} { ${edges} } }`);
    expect(plain.edges).toEqual(counted.edges);
  });

  test("Drafts that have the words are not enough: listings spelled alike are found beside them", async () => {
    const rows = ["Zorbium A", "Zorbium B", "Zorbium C", "Zorbiun"].map((name, index) => ({
      name,
      slug: `zorbium-${index}`,
      sortName: sortKey(name),
      searchText: name.toLowerCase(),
      categoryId: world.categories.crm,
      isActive: name === "Zorbiun",
    }));
    await database.prisma.software.createMany({ data: rows });
    const text = '{ directory(status: ALL, search: "zorbium") { totalCount edges { node { name } } } }';
    const { directory: all } = await read<{ directory: Names }>(
      database,
      text,
      {},
      { viewer: viewers().admin },
    );
    await database.prisma.software.deleteMany({ where: { slug: { startsWith: "zorbium-" } } });
    expect(names(all).sort()).toEqual(["Zorbium A", "Zorbium B", "Zorbium C", "Zorbiun"]);
  });

  test("a search that finds enough says that it depends on names of categories: one may be called so next", async () => {
    const text = '{ directory(search: "s") { totalCount } }';
    const { reads } = await recordedAnswer(database, { name: text, text, variables: {} });
    expect(reads.refusal).toBeNull();
    expect(reads.tags).toContain(anyOf("category", "text"));
  });

  test("a search with Drafts is the administrators'", async () => {
    const text = "{ directory(status: ALL, first: 50) { edges { node { name } } } }";
    const { visitor, user, admin } = viewers();
    expect((await ask(database, text, {}, { viewer: visitor })).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
    expect((await ask(database, text, {}, { viewer: user })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const all = await read<{ directory: Names }>(database, text, {}, { viewer: admin });
    expect(names(all.directory)).toContain("Northwind Compass");
  });
});

describe("a Draft", () => {
  const byId = "query($id: ID!) { software(databaseId: $id) { name id } }";

  test.each(["visitor", "user"] as const)(
    "is not there for a %s",
    { tags: ["2.software.31"] },
    async (who) => {
      const askOptions = { viewer: viewers()[who] };
      expect(await read(database, byId, { id: world.software.draft }, askOptions)).toEqual({
        software: null,
      });
    },
  );

  test.each(["owner", "admin"] as const)("is there for its %s", { tags: ["2.software.31"] }, async (who) => {
    const askOptions = { viewer: viewers()[who] };
    expect(await read(database, byId, { id: world.software.draft }, askOptions)).toMatchObject({
      software: { name: "Northwind Compass" },
    });
  });

  test("is not reached by its global id either", async () => {
    const { admin, visitor } = viewers();
    const { software } = await read<{ software: { id: string } }>(
      database,
      byId,
      { id: world.software.draft },
      { viewer: admin },
    );
    const node = "query($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }";
    expect(await read(database, node, { id: software.id }, { viewer: visitor })).toEqual({
      node: null,
      nodes: [null],
    });
    expect(await read(database, node, { id: software.id }, { viewer: admin })).toEqual({
      node: { id: software.id },
      nodes: [{ id: software.id }],
    });
  });

  test("its company shows it to members only", async () => {
    const text = "query($id: ID!) { company(databaseId: $id) { softwareCount software { totalCount } } }";
    const asVisitor = await read(database, text, { id: world.companies.northwind });
    const asOwner = await read(
      database,
      text,
      { id: world.companies.northwind },
      { viewer: viewers().owner },
    );
    expect(asVisitor).toEqual({ company: { softwareCount: 2, software: { totalCount: 2 } } });
    expect(asOwner).toEqual({ company: { softwareCount: 2, software: { totalCount: 3 } } });
  });

  test("its reviews count nowhere", async () => {
    const { reviews } = await read<{ reviews: { edges: { node: { title: string } }[] } }>(
      database,
      "{ reviews(first: 50) { edges { node { title } } } }",
    );
    expect(reviews.edges.map(({ node }) => node.title)).not.toContain("Too early");
  });
});
