import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../database/client/transaction.ts";
import { dayMs } from "../../inputs/index.ts";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { expectLockOrder, type LockedRow } from "../../testing/lock-order.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testWriters } from "../../testing/writers.ts";
import { renewRanking } from "../ranking/renew.ts";
import { recomputeCounters } from "./recompute.ts";
import { recomputeTrends } from "./trends.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
  await renewRanking({ database, now: () => worldNow });
  await renewRanks();
});

/** A day on which all was renewed already: a run then renews C and ranks alone. */
const later = () => new Date(worldNow.getTime() + 2 * dayMs);
const renewRanks = () => renewRanking({ database, now: later });
const recompute = () => transaction(database, recomputeCounters);
const recountTrends = () => transaction(database, (tx) => recomputeTrends(tx, worldNow));
const changeVocabulary = () =>
  testAdministering(database).send(viewersOf(world).admin, "updateCategory", {
    databaseId: world.categories.crm,
    comparedFeatures: [{ name: "Pipelines" }],
  });

async function expectOrder(work: () => Promise<unknown>, held: LockedRow, free: LockedRow): Promise<void> {
  await expectLockOrder(database, work, { held, free });
  await testWriters(database).expectNoDrift();
}

// The embedded database has one connection: no transaction meets another.
describe.runIf(testKind === "postgresql")("who writes many rows locks them as all others do", () => {
  const works = { renewRanks, recompute };

  test.each(["renewRanks", "recompute"] as const)("software before categories: %s", async (name) => {
    const { software, categories } = world;
    await database.prisma.category.update({ where: { id: categories.crm }, data: { medianRating: 1 } });
    await database.prisma.software.update({ where: { id: software.beacon }, data: { rankScore: 0.5 } });
    await expectOrder(works[name], ["software", software.beacon], ["category", categories.crm]);
  });

  test.each([
    ["is moved", { parentId: null }],
    ["is hidden", { isActive: false }],
  ])("the listings of the categories above one that %s before any category", async (_, change) => {
    const { software, categories } = world;
    const above = await database.prisma.category.create({
      data: { slug: newId(), name: "Above", sortName: "above", categoryType: "software", level: 0 },
    });
    await database.prisma.category.update({
      where: { id: categories.crm },
      data: { parentId: above.id, level: 1 },
    });
    await database.prisma.softwareCategory.deleteMany({ where: { softwareId: software.quill } });
    await database.prisma.softwareCategory.create({
      data: { softwareId: software.quill, categoryId: above.id, position: 0 },
    });
    await recompute();
    const work = () =>
      testAdministering(database).send(viewersOf(world).admin, "updateCategory", {
        databaseId: categories.crm,
        ...change,
      });
    await expectOrder(work, ["software", software.quill], ["category", categories.crm]);
  });

  test("software before its category: changeVocabulary", async () => {
    const { software, categories } = world;
    const named = { features: ["Pipelines"] };
    await database.prisma.software.update({ where: { id: software.beacon }, data: named });
    await expectOrder(changeVocabulary, ["software", software.beacon], ["category", categories.crm]);
  });

  // Whether or not they are wrong: in which order a statement comes to those that are depends on its plan.
  test.each(["renewRanks", "recompute"] as const)("all categories, by ID: %s", async (name) => {
    const [early = "", late = ""] = Object.values(world.categories).toSorted();
    await expectOrder(works[name], ["category", early], ["category", late]);
  });

  test("all categories before a listing is placed in one of them: recompute", async () => {
    const placed = await database.prisma.categoryListing.findMany({
      distinct: ["categoryId"],
      orderBy: { categoryId: "asc" },
    });
    const [early = "", late = ""] = placed.map(({ categoryId }) => categoryId);
    await database.prisma.categoryListing.deleteMany({ where: { categoryId: late } });
    await expectOrder(recompute, ["category", early], ["category", late]);
  });

  test("software by ID: recountTrends", async () => {
    const [early = "", late = ""] = [world.software.beacon, world.software.quill].toSorted();
    await recountTrends();
    const wrong = (id: string) => database.prisma.software.update({ where: { id }, data: { trend: 77 } });
    await wrong(late);
    // The earlier one is stored behind the later: a statement without an order comes to it last.
    const stored = async () => {
      await wrong(early);
      const { rows } = await database.pool.query("select id from software where trend = 77 order by ctid");
      return rows.map(({ id }) => id);
    };
    await expect.poll(stored, { interval: 0 }).toEqual([late, early]);
    await expectOrder(recountTrends, ["software", early], ["software", late]);
  });
});
