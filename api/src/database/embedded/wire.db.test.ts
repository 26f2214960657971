import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../testing/database.ts";

const database = testDatabase();
const clients: pg.Client[] = [];

/** Another client of the same database, as a second process would be. */
async function join(): Promise<pg.Client> {
  const client = new pg.Client(database.pool.options);
  client.on("error", () => {});
  await client.connect();
  clients.push(client);
  return client;
}

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
});

describe("several clients of one database", { timeout: 20_000 }, () => {
  it("keep their transactions apart", async () => {
    await database.pool.query("CREATE TABLE turn (client INT, step INT, at SERIAL)");
    const five = await Promise.all([1, 2, 3, 4, 5].map(join));
    await Promise.all(
      five.map(async (client, index) => {
        for (let round = 0; round < 4; round++) {
          await client.query("BEGIN");
          await client.query("LOCK TABLE turn");
          await client.query("INSERT INTO turn VALUES ($1, 1)", [index]);
          await sleep(3);
          await client.query("INSERT INTO turn VALUES ($1, 2)", [index]);
          await client.query("COMMIT");
        }
      }),
    );
    const { rows } = await database.pool.query("SELECT client, step FROM turn ORDER BY at");
    expect(rows).toHaveLength(40);
    for (let at = 0; at < rows.length; at += 2) expect(rows[at].client).toBe(rows[at + 1].client);
  });

  it("keep their prepared statements apart", async () => {
    const [one, two] = await Promise.all([join(), join()]);
    const ask = (client: pg.Client, text: string) => client.query({ name: "s0", text, values: ["a"] });
    for (let round = 0; round < 3; round++) {
      expect((await ask(one, "SELECT $1::text || '1' AS x")).rows).toEqual([{ x: "a1" }]);
      expect((await ask(two, "SELECT $1::text || '2' AS x")).rows).toEqual([{ x: "a2" }]);
    }
  });

  it("forget their prepared statements when they go", async () => {
    const gone = await join();
    await gone.query({ name: "mine", text: "SELECT 1" });
    await gone.end();
    const count = "SELECT count(*)::int AS n FROM pg_prepared_statements WHERE name LIKE '%mine'";
    await expect.poll(async () => (await database.pool.query(count)).rows[0].n).toBe(0);
  });

  it("get their own answers when all ask at once", async () => {
    const five = await Promise.all([1, 2, 3, 4, 5].map(join));
    await Promise.all(
      five.map(async (client, index) => {
        for (let round = 0; round < 40; round++) {
          const text = index % 2 ? "SELECT $1::int + 0 AS x" : "SELECT $1::text || '' AS x";
          const value = index * 1000 + round;
          expect(Number((await client.query(text, [value])).rows[0].x)).toBe(value);
        }
      }),
    );
  });

  it("undo the transaction of one that goes away, and go on", async () => {
    await database.pool.query("CREATE TABLE left_behind (id INT)");
    const gone = await join();
    await gone.query("BEGIN");
    await gone.query("INSERT INTO left_behind VALUES (1)");
    const waiting = database.pool.query("SELECT count(*)::int AS n FROM left_behind");
    (gone as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    expect((await waiting).rows).toEqual([{ n: 0 }]);
  });

  it("go on after an error, in a transaction and outside", async () => {
    const client = await join();
    for (const begin of ["SELECT 1", "BEGIN"]) {
      await client.query(begin);
      await expect(client.query("SELECT $1::int / 0", [1])).rejects.toThrow("division by zero");
      if (begin === "BEGIN") {
        await expect(client.query("SELECT $1::int", [1])).rejects.toThrow("current transaction is aborted");
        await client.query("ROLLBACK");
      }
      expect((await client.query("SELECT $1::int AS x", [2])).rows).toEqual([{ x: 2 }]);
    }
  });

  it("send and get long texts", async () => {
    const text = "ä".repeat(3_000_000);
    const answer = await (await join()).query("SELECT $1::text AS x", [text]);
    expect(answer.rows[0].x === text).toBe(true);
  });
});
