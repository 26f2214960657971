import { beforeEach, expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { clearCatalogue, importFiles } from "../testing/import-files.ts";
import { category, software } from "../testing/import-rows.ts";

const database = testDatabase();
beforeEach(() => clearCatalogue(database));

/** "slug level parent" of every category. */
async function tree(): Promise<string[]> {
  const rows = await database.prisma.category.findMany({
    include: { parent: true },
    orderBy: { slug: "asc" },
  });
  return rows.map(({ slug, level, parent }) => `${slug} ${level} ${parent?.slug ?? "-"}`);
}

it("may come before their parents, over many batches", { tags: ["3.category.3"] }, async () => {
  const chain = Array.from({ length: 600 }, (_, index) =>
    category(`c-${index}`, { parentSlug: index % 100 === 99 ? null : `c-${index + 1}` }),
  );
  const { refused, printed } = await importFiles(database, { categories: chain });
  expect([refused, printed]).toEqual([[], ["categories.jsonl: 600 rows: 600 added"]]);
  expect(await tree()).toEqual(
    expect.arrayContaining(["c-99 0 -", "c-98 1 c-99", "c-0 99 c-1", "c-100 99 c-101"]),
  );
});

it("are refused if their parents are unknown, refused or form a cycle", async () => {
  const { refused } = await importFiles(database, {
    categories: [
      category("a", { parentSlug: "b" }),
      category("b", { parentSlug: "c" }),
      category("c", { parentSlug: "a" }),
      category("d", { parentSlug: "a" }),
      category("e", { parentSlug: "unknown" }),
      category("f", { parentSlug: "f" }),
      category("g"),
    ],
  });
  expect(refused).toEqual([
    "categories.jsonl:1: its parents form a cycle: a → b → c → a",
    "categories.jsonl:2: its parents form a cycle: b → c → a → b",
    "categories.jsonl:3: its parents form a cycle: c → a → b → c",
    'categories.jsonl:4: its parent "a" is refused',
    'categories.jsonl:5: parent "unknown" is not known',
    "categories.jsonl:6: its parents form a cycle: f → f",
  ]);
  expect(await tree()).toEqual(["g 0 -"]);
});

it("take their descendants along when they move", async () => {
  await importFiles(database, {
    categories: [
      category("a"),
      category("b", { parentSlug: "a" }),
      category("c", { parentSlug: "b" }),
      category("top"),
    ],
  });
  await importFiles(database, { categories: [category("a", { parentSlug: "top" })] });
  expect(await tree()).toEqual(["a 1 top", "b 2 a", "c 3 b", "top 0 -"]);
  const { refused } = await importFiles(database, { categories: [category("top", { parentSlug: "c" })] });
  expect(refused).toEqual(["categories.jsonl:1: its parents form a cycle: top → c → b → a → top"]);
});

it("may swap places when later rows make room", async () => {
  await importFiles(database, {
    categories: [category("a"), category("b", { parentSlug: "a" }), category("c")],
  });
  const { refused } = await importFiles(database, {
    categories: [category("a", { parentSlug: "b" }), category("b", { parentSlug: "c" })],
  });
  expect(refused).toEqual([]);
  expect(await tree()).toEqual(["a 2 b", "b 1 c", "c 0 -"]);
});

it("are found by their former slugs", async () => {
  await importFiles(database, { categories: [category("old")] });
  const { id } = await database.prisma.category.update({ where: { slug: "old" }, data: { slug: "new" } });
  await database.prisma.categorySlug.create({ data: { slug: "old", categoryId: id } });
  const { refused } = await importFiles(database, {
    categories: [
      category("old", { name: "Renamed" }),
      category("below", { parentSlug: "old" }),
      category("new"),
    ],
    software: [software("kiln", { categorySlugs: ["old"] })],
  });
  expect(refused).toEqual(['categories.jsonl:3: slug "new" is another name of the category on line 1']);
  expect(await tree()).toEqual(["below 1 new", "new 0 -"]);
  expect(await database.prisma.software.findFirst()).toMatchObject({ categoryId: id });
});
