import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { transaction } from "../../database/client/transaction.ts";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testWriters } from "../../testing/writers.ts";
import { recomputeCounters, recomputeRanking } from "./recompute.ts";
import { recomputeTrends } from "./trends.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const renewRanks = () => transaction(database, recomputeRanking);
const recompute = () => transaction(database, recomputeCounters);
const recountTrends = () => transaction(database, (tx) => recomputeTrends(tx, worldNow));
const changeVocabulary = () =>
  testAdministering(database).send(viewersOf(world).admin, "updateCategory", {
    databaseId: world.categories.crm,
    comparedFeatures: [{ name: "Pipelines" }],
  });

/** Holds a row, and begins the work, which waits for that row; then takes the rows that it must not hold yet. */
async function expectOrder(
  work: () => Promise<unknown>,
  held: ["software" | "category", string],
  free: ["software" | "category", string],
): Promise<void> {
  const other = await database.pool.connect();
  onTestFinished(() => other.release(true));
  await other.query("begin");
  await other.query(`select from ${held[0]} where id = $1 for update`, [held[1]]);
  const done = work();
  await expect.poll(() => countLockWaits(database), { interval: 5 }).toBe(1);
  // Where the work has it, a circle closes here: one of the two would have to begin again.
  await other.query(`select from ${free[0]} where id = $1 for update nowait`, [free[1]]);
  await other.query("commit");
  await done;
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

  test("software by ID: recountTrends", async () => {
    const [early = "", late = ""] = [world.software.beacon, world.software.quill].toSorted();
    await recountTrends();
    // The earlier one is stored behind the later: a statement without an order comes to it last.
    for (const id of [late, early])
      await database.prisma.software.update({ where: { id }, data: { trend: 77 } });
    await expectOrder(recountTrends, ["software", early], ["software", late]);
  });
});
