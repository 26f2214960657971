import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../database/testing.ts";
import { seed, type World, worldNow } from "../testing/seed.ts";
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

async function start(kinds?: Readonly<Record<string, JobKind>>): Promise<Jobs> {
  const report = (error: unknown) => void reported.push(error);
  const jobs = await startJobs({
    database,
    report,
    now: () => worldNow,
    pollingIntervalSeconds: 0.5,
    ...(kinds && { kinds }),
  });
  started.push(jobs);
  return jobs;
}

/** A kind that comes by itself only when no test runs any more. */
const kind = (run: JobKind["run"]): JobKind => ({ schedule: "0 0 29 2 *", run });
/** A job that failed is tried again after two seconds and more. */
const soon = { timeout: 20_000 };

test("trends are made anew by a job, which comes every hour", async () => {
  const { tally } = world.software;
  const day = new Date("2026-11-18");
  await database.prisma.dailyCount.create({
    data: { subjectId: tally, metric: "software_view", day, count: 7 },
  });
  const jobs = await start();
  const { rows } = await database.pool.query("select name, cron, timezone from pgboss.schedule");
  expect(rows).toEqual([{ name: "refresh-trends", cron: "7 * * * *", timezone: "UTC" }]);
  await jobs.add("refresh-trends");
  const trend = async () =>
    (await database.prisma.software.findUniqueOrThrow({ where: { id: tally } })).trend;
  await expect.poll(trend, soon).toBe(7);
  expect(reported).toEqual([]);
});

test("what fails is told, and tried again until it succeeds", async () => {
  let attempts = 0;
  const flaky = kind(async () => {
    if (++attempts < 2) throw new Error("not yet");
  });
  const jobs = await start({ flaky });
  await jobs.add("flaky");
  await expect.poll(() => attempts, soon).toBe(2);
  expect(reported).toEqual([new Error("not yet")]);
});

test("of two processes on one database one does the job", async () => {
  const done: string[] = [];
  const first = await start({ shared: kind(async () => void done.push("first")) });
  await start({ shared: kind(async () => void done.push("second")) });
  await first.add("shared");
  await first.add("shared");
  await expect.poll(() => done.length, soon).toBe(2);
  const { rows } = await database.pool.query(
    "select state, count(*)::int from pgboss.job where name = 'shared' group by state",
  );
  expect(rows).toEqual([{ state: "completed", count: 2 }]);
});

test("a job under way is finished before the process ends, and none is begun after", async () => {
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
  await jobs.add("slow");
  await expect.poll(() => begun, soon).toBe(true);
  const stopped = jobs.stop();
  release();
  await stopped;
  expect(ended).toBe(true);
});

test("the operator sees how many wait", async () => {
  const jobs = await start({ counted: kind(async () => {}) });
  expect(await jobs.counts()).toEqual([{ kind: "counted", waiting: 0, failed: 0 }]);
});
