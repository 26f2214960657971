import { describe, expect, it, vi } from "vitest";
import { documentLimits } from "../../inputs/index.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { databaseUrl, testServerUrl } from "../../testing/database-template.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { sql } from "../query/sql.ts";
import { type DatabaseOptions, openDatabase } from "./open.ts";
import { transaction } from "./transaction.ts";

const database = testDatabase();

/** The test's database, opened once more. */
async function openAgain(options: Partial<DatabaseOptions> = {}) {
  const { rows } = await database.pool.query("select current_database() as name");
  const url = databaseUrl(testServerUrl(), rows[0]?.name);
  return openDatabase({ url, dataDir: "", role: "server", ...options });
}

describe("openDatabase", () => {
  it("keeps times to the millisecond, whatever the server's time zone is", async () => {
    const createdAt = new Date("2026-07-01T12:34:56.789Z");
    const { id } = await database.prisma.user.create({
      data: { email: "a@example.com", emailKey: "a@example.com", createdAt },
    });
    expect((await database.prisma.user.findUniqueOrThrow({ where: { id } })).createdAt).toEqual(createdAt);
    const answer = await database.pool.query(
      "SELECT created_at, current_setting('TimeZone') AS zone FROM app_user",
    );
    expect(answer.rows).toEqual([{ created_at: createdAt, zone: "UTC" }]);
  });

  it("keeps days apart from times", async () => {
    const answer = await database.pool.query("SELECT $1::date AS day", ["2026-01-31"]);
    expect(answer.rows).toEqual([{ day: "2026-01-31" }]);
  });

  it("answers a taken value with P2002", async () => {
    const again = database.prisma.user.create({
      data: { email: "A@example.com", emailKey: "a@example.com" },
    });
    await expect(again).rejects.toMatchObject({ code: "P2002" });
  });

  it.runIf(testKind === "postgresql")(
    "has the server give up reads that take too long, and nothing that writes or migrates",
    async () => {
      const opened = await openAgain({ readTimeout: 250 });
      const asleep = async () => {
        const { rows: found } = await database.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and query like '%as rest%' and state = 'active' and pid <> pg_backend_pid()",
        );
        return found.length;
      };
      try {
        const reading = opened.reader.query(sql`select pg_sleep(20) as rest`);
        await expect(reading).rejects.toMatchObject({ code: "57014" });
        // PostgreSQL says so a moment before it counts the session as idle.
        await expect.poll(asleep, { timeout: 15_000 }).toBe(0);
        // The connection is good for what comes next.
        expect(await opened.reader.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
        await opened.pool.query("select pg_sleep(0.4)");
        await transaction(opened, (tx) => tx.$queryRaw`select 1 from pg_sleep(0.4)`);
      } finally {
        await opened.close();
      }
    },
  );

  it.runIf(testKind === "postgresql")(
    "runs a second read that may take long beside the first after one that took 50 milliseconds at most",
    async () => {
      const opened = await openAgain();
      const read = (statement = sql`select 1 as one`) =>
        opened.reader.query(statement, { isExpensive: true });
      const readFor = async (milliseconds: number) => {
        let time = 0;
        const now = vi.spyOn(performance, "now").mockImplementation(() => time);
        const reading = read();
        time = milliseconds;
        await reading.finally(() => now.mockRestore());
      };
      /** A read that waits for a lock, and another that does not. */
      const readTwo = async () => {
        const holder = await database.pool.connect();
        await holder.query("select pg_advisory_lock(1)");
        const ended: string[] = [];
        const held = read(sql`select 1 from pg_advisory_xact_lock(1)`).finally(() => ended.push("held"));
        const other = read().finally(() => ended.push("other"));
        await expect.poll(() => countLockWaits(database), { timeout: 4_000 }).toBe(1);
        return { held, other, ended, release: () => holder.release(true) };
      };
      try {
        await readFor(50);
        const together = await readTwo();
        await Promise.all([together.held, together.other.then(together.release)]);
        expect(together.ended).toEqual(["other", "held"]);
        await readFor(50.1);
        const apart = await readTwo();
        apart.release();
        await Promise.all([apart.held, apart.other]);
        expect(apart.ended).toEqual(["held", "other"]);
      } finally {
        await opened.close();
      }
    },
  );

  it.runIf(testKind === "postgresql")("lets a read take a little longer than a document may", async () => {
    const [setting] = await database.reader.query<{ name: string }>(
      sql`select current_setting('statement_timeout') as name`,
    );
    expect(setting).toEqual({ name: `${documentLimits.milliseconds / 1000 + 1}s` });
  });

  it.each([
    ["postgresql://ann:secret@127.0.0.1:1/assay", "The database at 127.0.0.1:1/assay cannot be reached"],
    ["mysql://ann:secret@127.0.0.1/assay", "DATABASE_URL must be an address like"],
    ["ann:secret", "DATABASE_URL must be an address like"],
  ])("says in a sentence without the password why %s does not open", async (url, sentence) => {
    const error: Error = await openDatabase({ url, dataDir: "", role: "server" }).then(
      () => expect.unreachable(),
      (reason) => reason,
    );
    expect(error.message).toContain(sentence);
    expect(error.message).not.toContain("secret");
  });
});
