import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { transaction } from "../database/client/transaction.ts";
import { testDatabase, testKind } from "../testing/database.ts";
import { countLockWaits } from "../testing/lock-waits.ts";
import { seed, type World } from "../testing/seed.ts";
import { refreshSearchTexts, refreshSearchTextsOfListings, searchText } from "./search-text.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const migrations = new URL("../../../prisma/migrations/", import.meta.url);
/** The statement that brought the texts of a running directory up to date. */
function backfill(): string {
  const folder = readdirSync(migrations).find((name) => name.endsWith("_categories_in_search"));
  const text = readFileSync(new URL(`${folder}/migration.sql`, migrations), "utf8");
  return text.slice(text.indexOf("WITH RECURSIVE"));
}

/** The words of each line of each text; their order does not count. */
async function words(): Promise<Record<string, string[][]>> {
  const rows = await database.prisma.software.findMany({ select: { slug: true, searchText: true } });
  return Object.fromEntries(
    rows.map(({ slug, searchText }) => [slug, searchText.split("\n").map((line) => line.split(" ").sort())]),
  );
}

test("the migration leaves the words that a listing is found by now, and those of its tags", async () => {
  const { prisma } = database;
  const { retired, crm } = world.categories;
  const { harbor, ember } = world.software;
  await prisma.softwareCategory.create({ data: { softwareId: harbor, categoryId: retired, position: 9 } });
  await prisma.softwareCategory.create({ data: { softwareId: ember, categoryId: retired, position: 9 } });
  await prisma.software.update({ where: { id: ember }, data: { shortDescription: "For the rétired" } });
  await prisma.category.update({ where: { id: crm }, data: { name: "C++ & CRM", sortName: "c++ & crm" } });
  // As they were: the names of all its own categories, and of no others.
  const listings = await prisma.software.findMany({
    include: { company: true, categories: { include: { category: true }, orderBy: { position: "asc" } } },
  });
  for (const { id, company, categories, ...parts } of listings) {
    const names = categories.map(({ category }) => category.name);
    const text = searchText(
      { ...parts, company: company?.name ?? null, categories: names },
      "\ndocker retired",
    );
    await prisma.software.update({ where: { id }, data: { searchText: text } });
  }
  expect((await words()).harbor?.[0]).toContain("retired");

  await database.pool.query(backfill());
  const migrated = await words();
  await prisma.$transaction((tx) => refreshSearchTexts(tx, null, 1_000));
  expect(migrated).toEqual(await words());
  expect(migrated.harbor?.[0]).toEqual(expect.arrayContaining(["c", "crm", "sales"]));
  expect(migrated.harbor?.[0]).not.toContain("retired");
  expect(migrated.ember?.[0]).toContain("retired");
  expect(migrated.harbor?.[1]).toEqual(["docker", "retired"]);
  const { rows } = await database.pool.query(
    "select 1 from software_search where search @@ to_tsquery('simple', 'sales')",
  );
  expect(rows.length).toBeGreaterThan(0);
});

// On the one connection of the embedded database nobody else writes while a transaction is open.
test.runIf(testKind === "postgresql")(
  "words that somebody is writing are not replaced by those before",
  async () => {
    const { beacon } = world.software;
    const text = async () =>
      (await database.prisma.software.findUniqueOrThrow({ where: { id: beacon } })).searchText;
    await database.prisma.software.update({ where: { id: beacon }, data: { searchText: "wrong" } });
    const { refreshing } = await transaction(database, async (tx) => {
      await tx.software.update({ where: { id: beacon }, data: { shortDescription: "Lighthouses" } });
      await refreshSearchTextsOfListings(tx, [beacon]);
      const refreshing = transaction(database, (other) => refreshSearchTexts(other, null, 1_000));
      await expect.poll(() => countLockWaits(database), { interval: 5 }).toBe(1);
      return { refreshing };
    });
    await refreshing;
    expect(await text()).toContain("lighthouses");
  },
);
