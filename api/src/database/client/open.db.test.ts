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

  it.runIf(testKind === "embedded")(
    "rests after a read that may take long for as long as it ran, not for its wait for the connection",
    async () => {
      const read = () => database.reader.query(sql`select 1 as one`, { isExpensive: true });
      const other = await database.pool.connect();
      let time = 0;
      const now = vi.spyOn(performance, "now").mockImplementation(() => time);
      try {
        const first = read();
        try {
          await expect.poll(() => database.pool.waitingCount, { timeout: 15_000 }).toBe(1);
        } finally {
          time = 10_000;
          other.release();
        }
        await first;
        vi.spyOn(database.pool, "connect").mockImplementationOnce(async () => {
          time = 20_000;
          throw new Error("no connection");
        });
        await expect(read()).rejects.toThrow("no connection");
      } finally {
        now.mockRestore();
      }
      // With the waits it would rest for forty seconds, and this one be refused after five.
      expect(await read()).toEqual([{ one: 1 }]);
    },
  );

  it.runIf(testKind === "postgresql")(
    "runs a second read that may take long beside the first after one that took 50 milliseconds at most",
    async () => {
      const opened = await openAgain();
      const read = (statement = sql`select 1 as one`) =>
        opened.reader.query(statement, { isExpensive: true });
      /** Starts a read, and resolves once it waits for a lock. */
      const readHeld = async () => {
        const holder = await database.pool.connect();
        const release = () => holder.release(true);
        await holder.query("select pg_advisory_lock(1)");
        const held = read(sql`select 1 from pg_advisory_xact_lock(1)`);
        await expect
          .poll(() => countLockWaits(database), { timeout: 4_000 })
          .toBe(1)
          .catch((error) => {
            held.catch(() => {});
            release();
            throw error;
          });
        return { held, release };
      };
      const readFor = async (milliseconds: number) => {
        let time = 0;
        const now = vi.spyOn(performance, "now").mockImplementation(() => time);
        try {
          const { held, release } = await readHeld();
          time = milliseconds;
          release();
          await held;
        } finally {
          now.mockRestore();
        }
      };
      /** A read that waits for a lock, and another that does not. */
      const readTwo = async () => {
        const ended: string[] = [];
        const { held, release } = await readHeld();
        return {
          held: held.finally(() => ended.push("held")),
          other: read().finally(() => ended.push("other")),
          ended,
          release,
        };
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
