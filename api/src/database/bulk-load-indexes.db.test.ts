import { afterAll, expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { dropIndexesForBulkLoad, rebuildIndexes } from "./bulk-load-indexes.ts";
import { connectionTransaction } from "./client/transaction.ts";

const database = testDatabase();
const drop = () => database.pool.query("drop table if exists shelf, index_to_make");
afterAll(drop);

/** A table whose words are numbers: an index of their quotients cannot be made where one is 0. */
async function shelf(): Promise<void> {
  await drop();
  await database.pool.query(`create table shelf (id int primary key, place int not null);
    create unique index shelf_place on shelf (place);
    create index shelf_share on shelf ((100 / place));
    create index shelf_turned on shelf (place desc, id)`);
}

/** Loads these places into the empty table. */
const load = (...places: number[]) =>
  connectionTransaction(database, async (tx) => {
    const putBack = await dropIndexesForBulkLoad(tx, ["shelf"]);
    for (const [id, place] of places.entries())
      await tx.$executeRaw`insert into shelf values (${id}, ${place})`;
    await putBack();
  });

const indexes = async () => {
  const { rows } = await database.pool.query(
    "select indexname from pg_indexes where tablename = 'shelf' order by 1",
  );
  return rows.map(({ indexname }) => indexname);
};

it("proves rows within the transaction, and leaves the other indexes to be made after it", async () => {
  await shelf();
  await expect(load(1, 1)).rejects.toThrow("shelf_place");
  expect(await indexes()).toEqual(["shelf_pkey", "shelf_place", "shelf_share", "shelf_turned"]);
  await load(1, 2);
  expect(await indexes()).toEqual(["shelf_pkey", "shelf_place"]);
  expect(await rebuildIndexes(database)).toBe(2);
  expect(await indexes()).toEqual(["shelf_pkey", "shelf_place", "shelf_share", "shelf_turned"]);
  expect(await rebuildIndexes(database)).toBe(0);
});

it("forgets none that could not be made", async () => {
  await shelf();
  await load(1, 0);
  await expect(rebuildIndexes(database)).rejects.toThrow("division by zero");
  await expect(rebuildIndexes(database)).rejects.toThrow("division by zero");
  expect(await indexes()).not.toContain("shelf_share");
  // Not an update: an index is made of versions too that somebody may still see.
  await database.pool.query("truncate shelf");
  await rebuildIndexes(database);
  expect(await indexes()).toEqual(["shelf_pkey", "shelf_place", "shelf_share", "shelf_turned"]);
});
