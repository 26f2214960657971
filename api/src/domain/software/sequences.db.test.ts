import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { testDatabase } from "../../testing/database.ts";
import { testVendors } from "../../testing/listings.ts";
import { randomNumbers } from "../../testing/random.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testWriters, words } from "../../testing/writers.ts";

const database = testDatabase();
const { send } = testVendors(database);
const writers = testWriters(database);
let world: World;
let people: Viewer[];
beforeAll(async () => {
  world = await seed(database);
  const { owner, admin } = viewersOf(world);
  people = [owner, admin, { id: world.users.editor, isAdmin: false, isEmailVerified: true }];
});

/** What somebody does next with one of the listings: put one up, change it in any of its parts, review it, delete it. */
async function step(pick: (below: number) => number, listings: string[]): Promise<void> {
  const one = <T>(all: readonly T[]): T => all[pick(all.length)] as T;
  const categories = Object.entries(world.categories).flatMap(([name, id]) =>
    name === "retired" ? [] : [id],
  );
  const some = () => Array.from({ length: 1 + pick(3) }, () => one(categories));
  const viewer = one(people);
  const name = `${one(["Ash", "Birch", "Cedar"])} ${pick(9)}`;
  const databaseId = one(listings);
  const plans = Array.from({ length: pick(3) }, (_, n) => ({
    name: `P${n}`,
    price: one([null, "0", "9.90"]),
  }));
  const change = one<object>([
    { isActive: pick(2) === 0 },
    { categoryIds: some() },
    { categoryId: one(categories) },
    { name, features: [name] },
    { plans },
    { name, categoryIds: some(), isActive: pick(2) === 0, plans },
  ]);
  const kind = pick(8);
  if (kind === 0 || databaseId === undefined) {
    const given = { companyId: world.companies.northwind, name, categoryIds: some(), isActive: pick(3) > 0 };
    const { software } = await send(viewer, "createSoftware", given);
    listings.push(String(software?.databaseId));
  } else if (kind === 1) {
    const reviewer = await writers.somebody();
    const review = { ...words, rating: 1 + pick(5), softwareId: databaseId };
    // A Draft takes none.
    await writers.send(reviewer, "createReview", review).catch(() => {});
  } else if (kind === 2 && listings.length > 3) {
    const software = await database.prisma.software.findUnique({ where: { id: databaseId } });
    listings.splice(listings.indexOf(databaseId), 1);
    // Somebody else may have renamed it, or been faster.
    await send(viewer, "deleteSoftware", { databaseId, name: software?.name ?? "x" }).catch(() => {});
  } else await send(viewer, "updateSoftware", { databaseId, ...change }).catch(() => {});
}

async function expectRight(): Promise<void> {
  const { rows } = await database.pool.query(`
    select c.slug from category c left join category_listing l on l.category_id = c.id
    group by c.id having c.software_count <> count(l.software_id)`);
  expect(rows, "listings of categories").toEqual([]);
  await writers.expectNoDrift();
}

test.each([1, 2, 3])(
  "no figure drifts in sequence %i of forty steps",
  async (seedNumber) => {
    const pick = randomNumbers(seedNumber);
    const listings = [world.software.beacon, world.software.harbor].slice(0, seedNumber === 1 ? 2 : 0);
    for (let n = 0; n < 40; n++) await step(pick, listings);
    await expectRight();
  },
  120_000,
);

test("nor where they are all done at the same moment", async () => {
  const pick = randomNumbers(4);
  const listings = [world.software.harbor];
  for (let n = 0; n < 6; n++) await step(() => 0, listings);
  await Promise.all(Array.from({ length: 30 }, () => step(pick, [...listings])));
  await expectRight();
}, 120_000);
