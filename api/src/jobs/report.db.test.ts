import { afterAll, expect, test } from "vitest";
import { transaction } from "../database/client/transaction.ts";
import { testDatabase } from "../testing/database.ts";
import { worldNow } from "../testing/seed.ts";
import { testKeys } from "../testing/services.ts";
import { reportJobs } from "./report.ts";
import { type Jobs, startJobs } from "./workers.ts";

const database = testDatabase();
let jobs: Jobs | undefined;
afterAll(() => jobs?.stop());

test("waiting, failed and completed jobs are counted by kind, with the time of the next scheduled run", async () => {
  const kinds = {
    told: { concurrency: 3, run: async () => {} },
    broken: {
      retries: { limit: 0, delay: 0 },
      run: async () => {
        throw new Error("no");
      },
    },
    hourly: { schedule: "7 * * * *", run: async () => {} },
  };
  jobs = await startJobs({
    objects: null,
    keys: testKeys,
    database,
    report: () => {},
    now: () => worldNow,
    kinds,
    mailer: { send: async () => {}, close() {} },
    site: { name: "Assay", url: "https://assay.example" },
    pollingIntervalSeconds: 0.5,
  });
  const { add, reports } = jobs;
  for (const kind of ["told", "broken"])
    await transaction(database, (tx) => add(tx, kind as "mail", { mail: "verify-email", userId: null }));
  const done = async () => (await reports()).reduce((sum, { waiting }) => sum + waiting, 0) === 0;
  await expect.poll(done, { timeout: 20_000 }).toBe(true);
  const unscheduled = { schedule: null, nextRunAt: null, waiting: 0 };
  expect(await reports()).toEqual([
    { ...unscheduled, kind: "broken", workers: 1, failed: 1, lastCompletedAt: null },
    {
      kind: "hourly",
      workers: 1,
      waiting: 0,
      failed: 0,
      lastCompletedAt: null,
      schedule: "7 * * * *",
      nextRunAt: new Date("2026-11-20T12:07:00Z"),
    },
    { ...unscheduled, kind: "told", workers: 3, failed: 0, lastCompletedAt: expect.any(Date) },
  ]);
  await database.pool.query(
    "update pgboss.job set state = 'retry', completed_on = null where name = 'broken'",
  );
  const broken = await reportJobs(database.pool, { broken: kinds.broken }, worldNow);
  expect(broken).toMatchObject([{ waiting: 1, failed: 0 }]);
});
