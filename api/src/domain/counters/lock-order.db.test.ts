import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../database/client/transaction.ts";
import { dayMs } from "../../inputs/index.ts";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { expectLockOrder, type LockedRows } from "../../testing/lock-order.ts";
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

/** A day for which everything was renewed: a run then renews C and ranks alone. */
const later = () => new Date(worldNow.getTime() + 2 * dayMs);
const renewRanks = () => renewRanking({ database, now: later });
const recompute = () => transaction(database, recomputeCounters);
const recountTrends = () => transaction(database, (tx) => recomputeTrends(tx, worldNow));
const changeVocabulary = () =>
  testAdministering(database).send(viewersOf(world).admin, "updateCategory", {
    databaseId: world.categories.crm,
    comparedFeatures: [{ name: "Pipelines" }],
  });

async function expectOrder(work: () => Promise<unknown>, held: LockedRows, free: LockedRows): Promise<void> {
  await expectLockOrder(database, work, { held, free });
  await testWriters(database).expectNoDrift();
}

/** Writes a row until it is stored behind others: a statement without an order comes to it last. */
async function storeBehind(
  table: "software" | "review",
  id: string,
  others: readonly string[],
  write: () => Promise<unknown>,
): Promise<void> {
  const last = async () => {
    await write();
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from ${table} where id = any($1) order by ctid desc limit 1`,
      [[id, ...others]],
    );
    return rows[0]?.id;
  };
  await expect.poll(last, { interval: 0 }).toBe(id);
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

  const atWork = (workDomain: string) => ({ workDomain, organisationId: null });
  const unnamed = { where: { domain: "unnamed.example" }, create: { domain: "unnamed.example" } };
  const isUnnamed = { workDomain: null, organisation: { connectOrCreate: unnamed } };
  test.each([
    ["helpful votes", { helpfulCount: 7 }, { helpfulCount: 7 }],
    ["proofs", { proofWeight: 33 }, { proofWeight: 33 }],
    ["organisations", atWork("last.example"), atWork("first.example")],
    ["organisations without a domain", isUnnamed, isUnnamed],
  ])("reviews by ID: recompute of %s", async (_, ofEarly, ofLater) => {
    const { review } = database.prisma;
    // All of them: a plan may come to the earlier of two first by chance.
    const [early = "", ...later] = (await review.findMany({ orderBy: { id: "asc" } })).map(({ id }) => id);
    for (const id of later) await review.update({ where: { id }, data: ofLater });
    await storeBehind("review", early, later, () => review.update({ where: { id: early }, data: ofEarly }));
    await expectOrder(recompute, ["review", early], ["review", ...later]);
  });

  test("software by ID: recountTrends", async () => {
    const [early = "", late = ""] = [world.software.beacon, world.software.quill].toSorted();
    await recountTrends();
    const wrong = (id: string) => database.prisma.software.update({ where: { id }, data: { trend: 77 } });
    await wrong(late);
    await storeBehind("software", early, [late], () => wrong(early));
    await expectOrder(recountTrends, ["software", early], ["software", late]);
  });
});
