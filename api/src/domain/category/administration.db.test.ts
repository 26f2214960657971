import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testWriters } from "../../testing/writers.ts";
import { refreshSearchTexts } from "../search-text.ts";

const database = testDatabase();
const { send, logged, expectConflict } = testAdministering(database);
const { expectNoDrift } = testWriters(database);
let world: World;
let admin: Viewer;
beforeAll(async () => {
  world = await seed(database);
  admin = viewersOf(world).admin;
});

const change = (databaseId: string, given: object) => send(admin, "updateCategory", { databaseId, ...given });
const bySlug = async (slug: string) => {
  const text = `query($slug: String!) { category(slug: $slug) { slug name level softwareCount ancestors { slug } } }`;
  const { category } = await read<{ category: Record<string, unknown> | null }>(database, text, { slug });
  return category;
};
const listed = async (slug: string) => {
  const text = `query($slug: String!) { directory(categorySlug: $slug, sort: NAME) { edges { node { name } } } }`;
  const { data } = await ask(database, text, { slug });
  return (data as { directory: { edges: { node: { name: string } }[] } }).directory.edges.map(
    ({ node }) => node.name,
  );
};
/** C and the ranks too: what is so after the change is what would be computed anew. */
async function expectRightCounters(): Promise<void> {
  const of = () =>
    database.pool.query(`select (select json_agg(x) from (select id, software_count, review_count, rating_sum, median_rating,
      level from category order by id) x) as categories, (select json_agg(x) from (select * from category_listing
      order by category_id, software_id) x) as listings, (select json_agg(x) from (select id, rank_score, search_text
      from software order by id) x) as software`);
  const before = (await of()).rows[0];
  await expectNoDrift();
  await database.prisma.$transaction((tx) => refreshSearchTexts(tx, null, 1_000));
  expect((await of()).rows[0]).toEqual(before);
  const { rows } = await database.pool.query(`
    with recursive tree(id, level) as (select id, 0 from category where parent_id is null
      union all select c.id, t.level + 1 from category c join tree t on c.parent_id = t.id)
    select c.slug from category c left join tree t on t.id = c.id where t.level is distinct from c.level`);
  expect(rows, "levels").toEqual([]);
}

describe("a category's words", () => {
  test("are changed one by one, emptied by null, and stand in the log as they were and are", {
    tags: ["6.admin.13"],
  }, async () => {
    const { crm } = world.categories;
    const article = JSON.stringify([{ id: "a", heading: "H", content: "C of bob@acme.example" }]);
    const { category } = await change(crm, {
      contentSections: article,
      metaTitle: " Best CRM ",
      description: null,
    });
    expect(category).toMatchObject({
      name: "CRM",
      metaTitle: "Best CRM",
      description: null,
      contentSections: [{ id: "a", heading: "H", content: "C of bob@acme.example" }],
    });
    expect((await change(crm, { contentSections: "" })).category.contentSections).toEqual([]);
    await change(crm, { contentSections: null, metaTitle: "Best CRM" });
    const entries = await logged(crm);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toEqual({
      action: "category.change",
      // Of long texts the log tells that they changed, and not how.
      before: { metaTitle: null },
      after: { description: "changed", metaTitle: "Best CRM", contentSections: "changed" },
    });
    expect((await change(crm, { contentSections: "{" })).fields).toEqual([
      {
        path: "contentSections",
        message: "contentSections must be valid JSON (array of id, heading, content)",
      },
    ]);
    await expectConflict(admin, "updateCategory", { databaseId: crm, metaTitle: "Mine" });
  });
});

describe("an article", () => {
  const preview = `query($sections: [ContentSectionInput!]!) { administration { articlePreview(sections: $sections) {
    id heading content markup } } }`;
  const section = { id: "a", heading: "H", content: "A **b**" };
  const markup = [
    {
      type: "paragraph",
      children: [
        { type: "text", value: "A " },
        { type: "strong", children: [{ type: "text", value: "b" }] },
      ],
    },
  ];
  const sent = (sections: object[], viewer: Viewer | null = admin) =>
    ask(database, preview, { sections }, { viewer });

  test("is Markdown that everybody reads parsed", { tags: ["2.category.56"] }, async () => {
    await change(world.categories.crm, { contentSections: [section] });
    const { category } = await read<{ category: unknown }>(
      database,
      `{ category(slug: "crm") { contentSections { content markup } } }`,
    );
    expect(category).toEqual({ contentSections: [{ content: "A **b**", markup }] });
    await change(world.categories.crm, { contentSections: null });
  });

  test("is shown to administrators as its page would show it, also where parts are missing", async () => {
    const { data } = await sent([section, { id: "a", heading: " ", content: "" }]);
    expect(data).toEqual({
      administration: {
        articlePreview: [
          { ...section, markup },
          { id: "a", heading: "", content: "", markup: [] },
        ],
      },
    });
    expect((await sent([section], viewersOf(world).owner)).data).toEqual({ administration: null });
    expect((await sent([section], null)).data).toEqual({ administration: null });
  });

  test("is parsed for nobody beyond its limits", async () => {
    const refused = async (sections: object[]) => (await sent(sections)).errors?.[0]?.message;
    expect(await refused([{ ...section, content: "a".repeat(20_001) }])).toBe(
      "Text must be at most 20000 characters",
    );
    expect(await refused(Array.from({ length: 41 }, () => section))).toBe(
      "contentSections must be at most 40",
    );
  });
});

describe("a renamed category", () => {
  test("has a slug of its new name, its old address leads to it, and its listings are found by the new name", async () => {
    const { accounting } = world.categories;
    expect((await change(accounting, { name: "Books & Ledgers" })).category.slug).toBe("books-ledgers");
    expect(await bySlug("accounting")).toMatchObject({ slug: "books-ledgers", name: "Books & Ledgers" });
    const found = await read(database, `{ directory(search: "ledgers") { edges { node { name } } } }`);
    expect(JSON.stringify(found)).toContain("Tally Books");
    await change(accounting, { name: "Ledgers" });
    for (const slug of ["accounting", "books-ledgers", "ledgers"])
      expect(await bySlug(slug)).toMatchObject({ slug: "ledgers" });
    // Back again: what it was called before is what it is called now.
    expect((await change(accounting, { name: "Accounting" })).category.slug).toBe("accounting");
    expect(
      await database.prisma.categorySlug.findMany({ select: { slug: true }, orderBy: { slug: "asc" } }),
    ).toEqual([{ slug: "books-ledgers" }, { slug: "ledgers" }]);
    await expectRightCounters();
  });

  test("keeps its slug where the name has no letters for one, or the same ones", async () => {
    const { finance } = world.categories;
    for (const name of ["FINANCE", "مالية"])
      expect((await change(finance, { name })).category.slug).toBe("finance");
    expect((await change(finance, { name: "Finance" })).category.slug).toBe("finance");
  });

  test("takes no slug that another has or had", async () => {
    const { finance } = world.categories;
    for (const slug of ["crm", "books-ledgers"])
      expect((await change(finance, { slug })).fields).toEqual([
        { path: "slug", message: "Another category has this slug" },
      ]);
    expect((await change(finance, { name: "Ledgers" })).category.slug).toBe("ledgers-2");
    expect((await change(finance, { name: "Finance", slug: "money" })).category.slug).toBe("money");
    expect(await bySlug("finance")).toMatchObject({ slug: "money" });
    await change(finance, { slug: "finance" });
  });

  test("is found by its former slug by those alone who may see it", async () => {
    const { retired } = world.categories;
    await change(retired, { name: "Gone" });
    expect(await bySlug("retired")).toBeNull();
  });
});

describe("a category that moves", () => {
  test("takes all below it along: levels, listings, counts and ranks are right", async () => {
    const { crm, finance, sales } = world.categories;
    const before = await listed("sales");
    expect(before).toContain("Harbor");
    expect((await change(crm, { parentId: finance })).category).toMatchObject({ level: 1 });
    expect(await bySlug("small-business-crm")).toMatchObject({
      level: 2,
      ancestors: [{ slug: "finance" }, { slug: "crm" }],
    });
    expect(await listed("finance")).toEqual(expect.arrayContaining(["Harbor", "Beacon CRM"]));
    // It stands in another category of sales too.
    expect(await listed("sales")).toEqual(expect.arrayContaining(["Beacon CRM"]));
    expect(await listed("sales")).not.toContain("Harbor");
    await expectRightCounters();
    expect((await change(crm, { parentId: null })).category).toMatchObject({ level: 0, parent: null });
    expect(await listed("finance")).not.toContain("Harbor");
    await expectRightCounters();
    await change(crm, { parentId: sales });
    expect(await listed("sales")).toEqual(before);
    await expectRightCounters();
  });

  test("goes neither below itself, nor among the other type, nor to where nothing is", async () => {
    const { crm, sales, smallCrm, bookkeeping } = world.categories;
    const refused = async (id: string, parentId: string) => (await change(id, { parentId })).fields?.[0];
    for (const parentId of [sales, crm, smallCrm])
      expect(await refused(sales, parentId)).toEqual({
        path: "parentId",
        message: "A category cannot be below itself",
      });
    expect((await refused(crm, bookkeeping))?.message).toContain("below a service category");
    expect((await refused(crm, world.software.beacon))?.message).toContain("no longer exists");
  });

  test("never comes to stand in a circle, when two move at once", async () => {
    const { finance, sales } = world.categories;
    const both = await Promise.all([
      change(finance, { parentId: sales }),
      change(sales, { parentId: finance }),
    ]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(["CategorySaved", "ValidationError"]);
    await change(finance, { parentId: null });
    await change(sales, { parentId: null });
    await expectRightCounters();
  });
});

describe("a category that is hidden", () => {
  test("leaves every list and count, and comes back; what stands below keeps its page", async () => {
    const { crm } = world.categories;
    const sales = await listed("sales");
    const stored = () => database.prisma.totalCount.findUnique({ where: { name: "activeCategories" } });
    const count = (await stored())?.value ?? 0;
    expect((await change(crm, { isActive: false })).category.isActive).toBe(false);
    expect([await bySlug("crm"), await listed("crm")]).toEqual([null, []]);
    expect(await bySlug("small-business-crm")).toMatchObject({ softwareCount: 1 });
    expect(await listed("sales")).not.toContain("Harbor");
    expect((await stored())?.value).toBe(count - 1);
    await expectRightCounters();
    await change(crm, { isActive: true });
    expect(await listed("sales")).toEqual(sales);
    expect((await stored())?.value).toBe(count);
    await expectRightCounters();
  });
});

describe("a new category", () => {
  test("stands below its parent, with a slug that nobody had, and in the log", async () => {
    const { sales } = world.categories;
    const given = { name: "Ledgers", categoryType: "SOFTWARE", parentId: sales };
    const { category } = await send(admin, "createCategory", given);
    expect(category).toMatchObject({
      slug: "ledgers-3",
      level: 1,
      parent: { databaseId: sales },
      isActive: true,
    });
    expect(await logged(category.databaseId)).toMatchObject([{ action: "category.create", before: null }]);
    const arabic = await send(admin, "createCategory", {
      name: "مالية",
      categoryType: "SERVICE",
      isActive: false,
    });
    expect(arabic.category).toMatchObject({ slug: "category", level: 0, isActive: false });
    await expectRightCounters();
  });

  test("is of its parent's type", async () => {
    const given = { name: "N", categoryType: "SERVICE", parentId: world.categories.sales };
    expect((await send(admin, "createCategory", given)).fields?.[0]?.path).toBe("parentId");
  });
});

test("administrators list all categories, and keep some of them", { tags: ["2.admin.29"] }, async () => {
  const names = async (args: string) => {
    const text = `{ administration { categories(first: 100 ${args}) { totalCount edges { node { name } } } } }`;
    const answer = await read<{
      administration: { categories: { totalCount: number; edges: { node: { name: string } }[] } };
    }>(database, text, {}, { viewer: admin });
    const { edges, totalCount } = answer.administration.categories;
    expect(edges.length).toBe(totalCount);
    return edges.map(({ node }) => node.name);
  };
  expect(await names("")).toHaveLength(await database.prisma.category.count());
  expect(await names("isActive: false, type: SOFTWARE")).toEqual(["Gone"]);
  expect(await names('search: "small"')).toEqual(["CRM for Small Business"]);
  expect(await names(`parentId: "${world.categories.crm}"`)).toEqual(["CRM for Small Business"]);
  expect(await names("hasContent: true")).toEqual([]);
});

test("administrators read the whole tree in one go, and each category, hidden ones too", async () => {
  const text = `query($id: ID!) { administration {
    allCategories { databaseId name isActive parent { databaseId } } category(databaseId: $id) { name isActive } } }`;
  const { retired, crm, sales } = world.categories;
  const { administration } = await read<{
    administration: {
      allCategories: { databaseId: string; name: string; parent: { databaseId: string } | null }[];
      category: object;
    };
  }>(database, text, { id: retired }, { viewer: admin });
  expect(administration.category).toEqual({ name: "Gone", isActive: false });
  const tree = administration.allCategories;
  expect(tree).toHaveLength(await database.prisma.category.count());
  expect(tree.find(({ databaseId }) => databaseId === crm)?.parent).toEqual({ databaseId: sales });
  expect(tree.map(({ name }) => name.toLowerCase())).toEqual(
    tree.map(({ name }) => name.toLowerCase()).toSorted((a, b) => (a < b ? -1 : 1)),
  );
  for (const viewer of [null, viewersOf(world).user])
    expect(await ask(database, text, { id: retired }, { viewer })).toEqual({
      data: { administration: null },
    });
});
