import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, testKind } from "../testing/database.ts";
import { databaseUrl, testServerUrl } from "../testing/database-template.ts";
import { copyEmbeddedTemplate } from "../testing/scratch-database.ts";
import { type Database, openDatabase } from "./client/open.ts";
import { requestReader } from "./client/reader.ts";
import { rawSql, sql } from "./query/sql.ts";

const shared = testDatabase();
const perGeneration = 20;
const statements = {
  own: { texts: 100, characters: 1_000_000 },
  generation: { texts: perGeneration, characters: 1_000_000 },
  longest: 100_000,
};
let database: Database;

beforeAll(async () => {
  if (testKind === "embedded") {
    const dataDir = await copyEmbeddedTemplate();
    database = await openDatabase({ dataDir, role: "server", durable: false, statements });
  } else {
    const { rows } = await shared.pool.query<{ name: string }>("select current_database() as name");
    const url = databaseUrl(testServerUrl(), rows[0]?.name ?? "");
    database = await openDatabase({ url, dataDir: "", role: "server", statements, connections: 5 });
  }
});
afterAll(() => database.close());

const own = sql`select ${"own"}::text as own`;
/** What the connection that answers keeps prepared. */
const prepared = async (): Promise<string[]> => {
  const reading = sql`select array_agg(statement) as texts from pg_prepared_statements`;
  const [row] = await database.reader.query<{ texts: string[] | null }>(reading);
  return row?.texts ?? [];
};

test("whatever texts come, connections keep few of them prepared, none fails, and own ones stay", async () => {
  const foreign = requestReader(database.reader, { isForeign: true });
  for (let round = 0; round < 30; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const number = round * 12 + n;
        const [row] = await foreign.query<Record<string, unknown>>(
          sql`select ${number}::int as ${rawSql(`c${number}`)}`,
        );
        return row?.[`c${number}`] === number;
      }),
    );
    expect(answers).not.toContain(false);
    expect(await database.reader.query(own)).toEqual([{ own: "own" }]);
    // Also commands, whose statements Prisma names.
    expect(await database.prisma.user.count()).toBe(0);
    // A generation, what was under way when it ended, and what is our own.
    expect((await prepared()).length).toBeLessThanOrEqual(perGeneration + 12 + 5);
  }
  const texts = await prepared();
  expect(texts).toContain(own.text);
});

test("what anyone asks for again and again is prepared, also after many other texts", async () => {
  const foreign = requestReader(database.reader, { isForeign: true });
  for (let number = 0; number < 210; number += 1)
    await foreign.query(sql`select 1 as ${rawSql(`d${number}`)}`);
  const again = sql`select 1 as again`;
  // Of all connections the one that answers next may be another.
  for (let turn = 0; turn < 4; turn += 1) await Promise.all([foreign.query(again), foreign.query(again)]);
  expect(await prepared()).toContain(again.text);
});
