import { beforeEach, expect, test } from "vitest";
import { transaction } from "../../database/client/transaction.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { sweepChoices } from "./sweep.ts";

const database = testDatabase();

let id: string;

beforeEach(async () => {
  await database.prisma.software.deleteMany();
  await database.prisma.filterChoice.deleteMany();
  const category = await database.prisma.category.upsert({
    where: { slug: "food" },
    create: { slug: "food", name: "Food", sortName: "food", categoryType: "software" },
    update: {},
  });
  const own = { slug: "dairy", name: "Dairy", sortName: "dairy", categoryId: category.id };
  ({ id } = await database.prisma.software.create({ data: { ...own, platforms: ["web"] } }));
});

const named = (reviewerIndustries: string[]) =>
  database.prisma.software.update({ where: { id }, data: { reviewerIndustries, platforms: [] } });
const sweep = () => transaction(database, sweepChoices);
const kept = async () =>
  (await database.prisma.filterChoice.findMany({ where: { kind: "industries" } }))
    .map(({ value }) => value)
    .sort();
const wrong = async () => (await database.pool.query("select renew_software_facets() as n")).rows[0].n;

test("industries that reviewers no longer name are not kept, whatever they have tried", async () => {
  for (let n = 0; n < 30; n++) await named([`Cheese ${n}`, `Milk ${n}`]);
  expect(await kept()).toHaveLength(60);
  expect(await sweep()).toBe(58);
  expect(await kept()).toEqual(["Cheese 29", "Milk 29"]);
  expect(await sweep()).toBe(0);
  // Words of vocabularies stay.
  expect(await database.prisma.filterChoice.count({ where: { kind: "platforms", value: "web" } })).toBe(1);
  await named(["Cheese 3"]);
  expect(await kept()).toEqual(["Cheese 29", "Cheese 3", "Milk 29"]);
  expect(await wrong()).toBe(0);
});

// The embedded database has one connection.
test.skipIf(testKind === "embedded")("a listing that takes one meanwhile has no deleted one", async () => {
  await named(["Cheese"]);
  await named([]);
  let swept: Promise<number> | undefined;
  await transaction(database, async (tx) => {
    await tx.software.update({ where: { id }, data: { reviewerIndustries: ["Cheese"] } });
    swept = sweep();
    // Until it waits for this transaction.
    await expect
      .poll(
        async () =>
          (
            await database.pool.query(
              "select from pg_locks where not granted and relation = 'filter_choice'::regclass",
            )
          ).rowCount,
      )
      .toBe(1);
  });
  expect(await swept).toBe(0);
  expect(await kept()).toEqual(["Cheese"]);
  expect(await wrong()).toBe(0);
});
