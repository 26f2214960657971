import { afterAll, expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { dropIndexesForBulkLoad } from "./bulk-load-indexes.ts";
import { connectionTransaction } from "./client/transaction.ts";

const database = testDatabase();
const drop = () => database.pool.query("drop table if exists shelf");
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

const all = ["shelf_pkey", "shelf_place", "shelf_share", "shelf_turned"];

it("creates all indexes again within the transaction", async () => {
  await shelf();
  await load(1, 2);
  expect(await indexes()).toEqual(all);
});

it.each([
  ["a row that breaks a rule", [1, 1], "shelf_place"],
  ["a row that cannot be indexed", [1, 0], "division by zero"],
])("leaves everything as it was after %s", async (_what, places, message) => {
  await shelf();
  await expect(load(...places)).rejects.toThrow(message);
  expect(await indexes()).toEqual(all);
  expect((await database.pool.query("select from shelf")).rowCount).toBe(0);
});
