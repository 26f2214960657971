import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Transaction, transaction } from "../database/client/transaction.ts";
import { testDatabase, testKind } from "../testing/database.ts";
import { growthOf } from "../testing/metrics.ts";
import { seed, type World, worldNow } from "../testing/seed.ts";
import { testKeys } from "../testing/services.ts";
import type { JobKind } from "./kinds.ts";
import { type Jobs, startJobs } from "./workers.ts";

const database = testDatabase();
let world: World;
let started: Jobs[] = [];
let reported: unknown[] = [];
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(() => {
  reported = [];
});
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  started = [];
});

async function start(kinds?: Readonly<Record<string, JobKind>>, isWorking = true): Promise<Jobs> {
  const report = (error: unknown) => void reported.push(error);
  const jobs = await startJobs({
    objects: null,
    keys: testKeys,
    database,
    report,
    now: () => worldNow,
    mailer: { send: async () => {}, close() {} },
    site: { name: "Assay", url: "https://assay.example" },
    pollingIntervalSeconds: 0.5,
    isWorking,
    ...(kinds && { kinds }),
  });
  started.push(jobs);
  return jobs;
}

/** Queues a job of a kind that only the test knows. */
const leave = (tx: Transaction, jobs: Jobs, kind: string, data: unknown = null): Promise<void> =>
  jobs.add(tx, kind as "mail", data as { mail: "verify-email"; userId: null });
const add = (jobs: Jobs, kind: string, data?: unknown) =>
  transaction(database, (tx) => leave(tx, jobs, kind, data));

const kind = (run: JobKind["run"]): JobKind => ({ run });
/** A failed job is retried after two seconds or more. */
const soon = { timeout: 20_000 };

test.runIf(testKind === "postgresql")(
  "processes that start at once on an empty database all start",
  async () => {
    await database.pool.query("drop schema if exists pgboss cascade");
    const all = await Promise.all(Array.from({ length: 4 }, () => start()));
    expect(reported).toEqual([]);
    expect((await all[3]?.counts())?.length).toBeGreaterThan(3);
  },
);

test.runIf(testKind === "postgresql")(
  "a process that only queues jobs leaves them to another one, and schedules none",
  async () => {
    await database.pool.query("drop schema if exists pgboss cascade");
    const done: string[] = [];
    const kinds = (name: string) => ({ note: kind(async () => void done.push(name)) });
    const leaving = await start(
      { ...kinds("leaving"), yearly: { schedule: "0 0 1 1 *", run: async () => {} } },
      false,
    );
    await add(leaving, "note");
    expect((await database.pool.query("select 1 from pgboss.schedule")).rowCount).toBe(0);
    await start(kinds("working"));
    await expect.poll(() => done, soon).toEqual(["working"]);
    expect((await leaving.reports()).map((report) => report.kind)).toContain("note");
    expect(reported).toEqual([]);
  },
);

test("trends are recomputed by an hourly job, and after a start", { tags: ["2.directory.14"] }, async () => {
  const { tally } = world.software;
  const day = new Date("2026-11-18");
  await database.prisma.dailyCount.create({
    data: { subjectId: tally, metric: "software_view", day, count: 7 },
  });
  await start();
  const { rows } = await database.pool.query(
    "select name, cron, timezone from pgboss.schedule order by name",
  );
  expect(rows).toEqual([
    { name: "compact-changes", cron: "13 * * * *", timezone: "UTC" },
    { name: "detect", cron: "17 4 * * *", timezone: "UTC" },
    { name: "fill-fingerprints", cron: "*/10 * * * *", timezone: "UTC" },
    { name: "fill-languages", cron: "*/10 * * * *", timezone: "UTC" },
    { name: "refresh-ranking", cron: "37 * * * *", timezone: "UTC" },
    { name: "refresh-trends", cron: "7 * * * *", timezone: "UTC" },
    { name: "sweep", cron: "23 * * * *", timezone: "UTC" },
    { name: "sweep-pictures", cron: "53 * * * *", timezone: "UTC" },
    { name: "sweep-webhooks", cron: "*/10 * * * *", timezone: "UTC" },
    ...(testKind === "embedded" ? [{ name: "vacuum", cron: "11 3 * * *", timezone: "UTC" }] : []),
  ]);
  const trend = async () =>
    (await database.prisma.software.findUniqueOrThrow({ where: { id: tally } })).trend;
  await expect.poll(trend, soon).toBe(7);
  expect(reported).toEqual([]);
});

test("a kind that may be overdue is run once the workers have started, once in an hour; a scheduled one is not", async () => {
  const done: string[] = [];
  const job = (name: string) => ({ schedule: "0 0 1 1 *", run: async () => void done.push(name) });
  const kinds = { later: job("later"), overdue: { ...job("overdue"), atStart: true } };
  const hour = async () => (await database.pool.query("select date_trunc('hour', now()) as hour")).rows;
  const before = await hour();
  await start(kinds);
  await expect.poll(() => done, soon).toContain("overdue");
  const again = await start(kinds);
  await add(again, "later");
  await expect.poll(() => done, soon).toContain("later");
  const all = await hour();
  if (String(before[0].hour) === String(all[0].hour)) expect(done).toEqual(["overdue", "later"]);
});

test("C of the categories, and the ranks derived from it, are recomputed by a job", async () => {
  const { prisma } = database;
  const wanted = await prisma.category.findMany({ orderBy: { id: "asc" } });
  const ranks = () =>
    prisma.categoryListing.findMany({ orderBy: [{ categoryId: "asc" }, { softwareId: "asc" }] });
  const ranked = await ranks();
  await prisma.category.updateMany({ data: { medianRating: 1 } });
  await prisma.categoryListing.updateMany({ data: { score: 0 } });
  const jobs = await start();
  await add(jobs, "refresh-ranking");
  const medians = async () =>
    (await prisma.category.findMany({ orderBy: { id: "asc" } })).map(({ medianRating }) => medianRating);
  await expect.poll(medians, soon).toEqual(wanted.map(({ medianRating }) => medianRating));
  await expect.poll(ranks, soon).toEqual(ranked);
});

test("a failure is reported, and retried until it succeeds", async () => {
  let attempts = 0;
  const flaky = kind(async () => {
    if (++attempts < 2) throw new Error("not yet");
  });
  const jobs = await start({ flaky });
  await add(jobs, "flaky");
  await expect.poll(() => attempts, soon).toBe(2);
  expect(reported).toEqual([new Error("not yet")]);
});

test("a job runs with its data, and only if its transaction commits", async () => {
  const done: unknown[] = [];
  const told = kind(async (_context, data) => void done.push(data));
  const jobs = await start({ told });
  const refused = transaction(database, async (tx) => {
    await leave(tx, jobs, "told", { of: "what did not happen" });
    throw new Error("no");
  });
  await expect(refused).rejects.toThrow("no");
  await add(jobs, "told", { of: "what happened" });
  await expect.poll(() => done, soon).toEqual([{ of: "what happened" }]);
  const { rows } = await database.pool.query("select data from pgboss.job where name = 'told'");
  expect(rows).toEqual([{ data: { of: "what happened" } }]);
});

test("many jobs are queued in one statement, and each runs", async () => {
  const done: unknown[] = [];
  const told = kind(async (_context, data) => void done.push(data));
  const jobs = await start({ many: told });
  const given = ["a", "b", "c"].map((userId) => ({ mail: "password-changed" as const, userId }));
  await transaction(database, (tx) => jobs.add(tx, "many" as "mail", ...given));
  await transaction(database, (tx) => jobs.add(tx, "many" as "mail"));
  await expect.poll(() => done.length, soon).toBe(3);
  expect(done).toEqual(expect.arrayContaining(given));
});

test("a kind sets how often and when failures are retried, also if the queue stored other settings before", async () => {
  const settings = async (retries?: JobKind["retries"]) => {
    const set = { ...kind(async () => {}), ...(retries && { retries }) };
    await start({ set });
    const { rows } = await database.pool.query(
      "select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.queue where name = 'set'",
    );
    return Object.values(rows[0] ?? {});
  };
  expect(await settings({ limit: 3, delay: 7, delayMax: 60 })).toEqual([3, 7, true, 60]);
  expect(await settings()).toEqual([10, 2, true, null]);
  expect(await settings({ limit: 1, delay: 0 })).toEqual([1, 0, false, null]);
});

test("at most as many jobs of one kind run at a time as its concurrency allows", async () => {
  let running = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const run = async () => {
    running++;
    await released;
  };
  const jobs = await start({ wide: { run, concurrency: 3 } });
  for (let count = 0; count < 4; count++) await add(jobs, "wide");
  await expect.poll(() => running, soon).toBe(3);
  release();
  await expect.poll(() => running, soon).toBe(4);
});

test("a queue that cannot be opened is reported, and leaves nothing behind", async () => {
  const report = vi.fn();
  const refusing = { query: () => Promise.reject(new Error("no right to create")) };
  const starting = startJobs({
    objects: null,
    keys: testKeys,
    database: {
      kind: database.kind,
      prisma: database.prisma,
      pool: refusing as unknown as typeof database.pool,
    },
    report,
    now: () => worldNow,
    mailer: { send: async () => {}, close() {} },
    site: { name: "Assay", url: "https://assay.example" },
  });
  await expect(starting).rejects.toThrow("no right to create");
});

test("of two processes on one database one runs the job", async () => {
  const done: string[] = [];
  const first = await start({ shared: kind(async () => void done.push("first")) });
  await start({ shared: kind(async () => void done.push("second")) });
  await add(first, "shared");
  await add(first, "shared");
  const states = async () => {
    const text = "select state, count(*)::int from pgboss.job where name = 'shared' group by state";
    return (await database.pool.query(text)).rows;
  };
  // A job is recorded as completed after its work has returned.
  await expect.poll(states, soon).toEqual([{ state: "completed", count: 2 }]);
  expect(done).toHaveLength(2);
});

test("a running job is finished before the process ends, and none is started after", async () => {
  let release = () => {};
  let begun = false;
  let ended = false;
  const slow = kind(async () => {
    begun = true;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    ended = true;
  });
  const jobs = await start({ slow });
  await add(jobs, "slow");
  await expect.poll(() => begun, soon).toBe(true);
  const stopped = jobs.stop();
  release();
  await stopped;
  expect(ended).toBe(true);
});

test("the metrics include the jobs of each kind, and how long the oldest has been waiting", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = 0;
  const run = async () => {
    begun++;
    await released;
  };
  const jobs = await start({ counted: { run } });
  expect(await jobs.counts()).toEqual([{ kind: "counted", waiting: 0, failed: 0 }]);
  expect(await jobs.oldest()).toEqual([{ kind: "counted", seconds: 0 }]);
  const completed = await growthOf(
    "assay_job_duration_seconds_count",
    { kind: "counted", result: "completed" },
    async () => {
      await add(jobs, "counted");
      await expect.poll(() => begun, soon).toBe(1);
      await add(jobs, "counted");
      await database.pool.query(
        "update pgboss.job set start_after = now() - interval '1 hour' where name = 'counted' and state = 'created'",
      );
      const [{ seconds } = { seconds: 0 }] = await jobs.oldest();
      expect(seconds).toBeGreaterThanOrEqual(3600);
      release();
      await expect.poll(() => begun, soon).toBe(2);
      await jobs.stop();
    },
  );
  expect(completed).toBe(2);
});
