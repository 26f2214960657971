import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { testDatabase, testKind } from "../../testing/database.ts";
import { frame, sqlQuery, startup } from "../../testing/wire.ts";
import { socketName } from "./folder.ts";

const database = testDatabase();
const clients: pg.Client[] = [];

/** Another client of the same database, as a second process would be; `name` is its application's. */
async function join(name = database.pool.options.application_name): Promise<pg.Client> {
  const client = new pg.Client({ ...database.pool.options, application_name: name });
  client.on("error", () => {});
  await client.connect();
  clients.push(client);
  return client;
}

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
});

describe("several clients of one database", () => {
  it("keep their transactions apart", async () => {
    await database.pool.query("CREATE TABLE turn (client INT, step INT, at SERIAL)");
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => join()));
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
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => join()));
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

  it("get all rows of a result that they take in parts", async () => {
    const one = await join();
    const inParts = { text: "SELECT generate_series(1, $1::int) AS x", values: [30], rows: 1 };
    const [parts] = await Promise.all([
      one.query(inParts),
      ...Array.from({ length: 30 }, () => database.pool.query("SELECT $1::int AS x", [1])),
    ]);
    expect(parts.rows).toHaveLength(30);
  });

  it("send and get long texts", async () => {
    const text = "ä".repeat(3_000_000);
    const answer = await (await join()).query("SELECT $1::text AS x", [text]);
    expect(answer.rows[0].x === text).toBe(true);
  });
});

describe.runIf(testKind === "embedded")("a foreign client", () => {
  const foreign = () => join("psql");
  const seen = async (text: string) => (await database.pool.query(text)).rows[0]?.x;

  it.each<[string, string[], string, unknown]>([
    ["a setting", ["SET search_path = ''"], "SELECT current_setting('search_path') AS x", "public,pg_temp"],
    [
      "a setting by function",
      ["SELECT set_config('pg_trgm.word_similarity_threshold', '0.9', false)"],
      "SELECT current_setting('pg_trgm.word_similarity_threshold') AS x",
      "0.38",
    ],
    ["a role", ["SET ROLE pg_monitor"], "SELECT current_user AS x", "postgres"],
    ["a user", ["SET SESSION AUTHORIZATION pg_monitor"], "SELECT session_user AS x", "postgres"],
    [
      "a session that may not write",
      ["CREATE TEMP TABLE mine (a INT)", "SET default_transaction_read_only = on"],
      "SELECT to_regclass('pg_temp.mine') AS x",
      null,
    ],
    [
      "temporary tables, views and sequences",
      [
        "CREATE TEMP TABLE app_user (a SERIAL)",
        "CREATE TEMP VIEW v AS SELECT * FROM pg_temp.app_user",
        "CREATE TEMP SEQUENCE q",
      ],
      "SELECT count(*)::int AS x FROM pg_class WHERE relnamespace = pg_my_temp_schema()",
      0,
    ],
    ["a channel", ['LISTEN "News"'], "SELECT count(*)::int AS x FROM pg_listening_channels()", 0],
    [
      "a prepared statement of SQL",
      ['PREPARE "Mine" AS SELECT 1'],
      "SELECT count(*)::int AS x FROM pg_prepared_statements WHERE from_sql",
      0,
    ],
    [
      "a cursor",
      ["BEGIN", "DECLARE mine CURSOR WITH HOLD FOR SELECT 1", "COMMIT"],
      "SELECT count(*)::int AS x FROM pg_cursors WHERE is_holdable",
      0,
    ],
    [
      "an advisory lock",
      ["SELECT pg_advisory_lock(1)"],
      "SELECT count(*)::int AS x FROM pg_locks WHERE locktype = 'advisory'",
      0,
    ],
    [
      "a transaction that failed",
      ["BEGIN", "SET search_path = ''", "SELECT 1 / 0"],
      "SELECT current_setting('search_path') AS x",
      "public,pg_temp",
    ],
  ])("takes %s with it", async (_name, statements, question, expected) => {
    const gone = await foreign();
    for (const statement of statements) await gone.query(statement).catch(() => {});
    await gone.end();
    await expect.poll(() => seen(question)).toEqual(expected);
    expect(await database.prisma.user.count()).toBe(0);
  });

  it("keeps its settings to itself while it stays, and everything that it made", async () => {
    const [one, other] = await Promise.all([foreign(), foreign()]);
    await one.query(
      "SET search_path = ''; SET TIME ZONE 'Asia/Tokyo'; LISTEN a; CREATE TEMP TABLE app_user (a INT)",
    );
    await other.query(
      "SET search_path = pg_catalog; LISTEN b; CREATE TEMP TABLE theirs (a INT); PREPARE p AS SELECT 7 AS x",
    );
    expect(await database.prisma.user.count()).toBe(0);
    expect(await seen("SELECT current_setting('search_path') AS x")).toBe("public,pg_temp");
    const path = "SELECT current_setting('search_path') || current_setting('timezone') AS x";
    expect((await one.query(path)).rows).toEqual([{ x: '""Asia/Tokyo' }]);
    expect((await other.query(path)).rows).toEqual([{ x: "pg_catalogUTC" }]);
    await one.end();
    await expect.poll(() => seen("SELECT to_regclass('pg_temp.app_user') AS x")).toBe(null);
    expect((await other.query("EXECUTE p")).rows).toEqual([{ x: 7 }]);
    expect((await other.query("SELECT * FROM pg_temp.theirs")).rows).toEqual([]);
    expect((await other.query("SELECT pg_listening_channels() AS x")).rows).toEqual([{ x: "b" }]);
  });

  it("does not end the database by a search path on which the catalog is hidden", async () => {
    const client = await foreign();
    await client.query("CREATE SCHEMA hiding; CREATE TABLE hiding.pg_settings (a INT)");
    await client.query("SET search_path = hiding, pg_catalog");
    expect(await seen("SELECT current_setting('search_path') AS x")).toBe("public,pg_temp");
  });

  it("cannot send rows by COPY, which would end the database, and is told so", async () => {
    const client = await foreign();
    await client.query("CREATE TEMP TABLE rows (a INT)");
    await expect(client.query("COPY rows FROM STDIN")).rejects.toThrow("cannot take rows by COPY FROM STDIN");
    expect((await client.query("SELECT 1 AS x")).rows).toEqual([{ x: 1 }]);
  });

  it("has its transaction fail by what it is refused, as by any other error", async () => {
    const client = await foreign();
    await client.query("CREATE TEMP TABLE rows (a INT)");
    for (const refused of ["DISCARD ALL", { text: "DISCARD ALL", name: "refused" }]) {
      await client.query("BEGIN");
      await client.query("INSERT INTO rows VALUES (1)");
      await expect(client.query(refused)).rejects.toThrow("share one session");
      await expect(client.query("SELECT 1")).rejects.toThrow("current transaction is aborted");
      expect((await client.query("COMMIT")).command).toBe("ROLLBACK");
    }
    expect((await client.query("SELECT * FROM rows")).rows).toEqual([]);
  });

  it("is told once of a refusal among what it sends before the Sync", async () => {
    const socket = connect(`${database.pool.options.host}/${socketName}`);
    let heard = "";
    socket.on("data", (data) => (heard += data.toString("latin1")));
    try {
      socket.write(Buffer.concat([startup(), frame("P", "a\0SELECT 1\0\0\0"), frame("H", "")]));
      socket.write(Buffer.concat([frame("P", "b\0DISCARD ALL\0\0\0"), frame("H", "")]));
      socket.write(Buffer.concat([frame("P", "c\0DISCARD ALL\0\0\0"), frame("S", "")]));
      socket.write(sqlQuery("SELECT 'after'"));
      await expect.poll(() => heard, { timeout: 30_000 }).toContain("after");
    } finally {
      socket.destroy();
    }
    expect(heard.split("share one session")).toHaveLength(2);
    expect(heard.split("Z\0\0\0\x05I")).toHaveLength(4);
  });

  it("binds the unnamed statement that it parsed, whatever others parse meanwhile", async () => {
    const socket = connect(`${database.pool.options.host}/${socketName}`);
    let heard = "";
    socket.on("data", (data) => (heard += data.toString("latin1")));
    const bind = Buffer.concat([frame("B", "\0\0\0\0\0\0\0\0"), frame("E", "\0\0\0\0\0"), frame("S", "")]);
    try {
      for (const mine of ["first", "second"]) {
        socket.write(
          Buffer.concat([mine === "first" ? startup() : Buffer.alloc(0), parse(`SELECT '${mine}'`)]),
        );
        await expect
          .poll(() => heard, { timeout: 30_000 })
          .toSatisfy((text: string) => text.endsWith(parsed));
        await database.pool.query("SELECT $1::text AS x", ["theirs"]);
        socket.write(bind);
        await expect.poll(() => heard, { timeout: 30_000 }).toContain(mine);
      }
    } finally {
      socket.destroy();
    }
    expect(heard).not.toContain("theirs");
    const left = "SELECT count(*)::int AS x FROM pg_prepared_statements WHERE name ~ '^u'";
    await expect.poll(() => seen(left)).toBe(0);
  });

  it("may not take what belongs to all, and the server's statements stay prepared", async () => {
    const client = await foreign();
    const count = () => database.prisma.user.count();
    await count();
    for (const statement of ["DISCARD ALL", "DEALLOCATE ALL", "SET client_encoding = LATIN1"])
      await expect(client.query(statement)).rejects.toThrow("embedded database");
    expect(await count()).toBe(0);
  });
});

/** The answer to a Parse and a Sync. */
const parsed = "1\0\0\0\x04Z\0\0\0\x05I";

/** A Parse of the unnamed statement, and a Sync. */
const parse = (text: string) => Buffer.concat([frame("P", `\0${text}\0\0\0`), frame("S", "")]);
