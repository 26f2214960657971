import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../database/client/transaction.ts";
import type { Jobs } from "../jobs/workers.ts";
import { testBrand } from "../testing/branding.ts";
import { testDatabase, testKind } from "../testing/database.ts";
import { metric } from "../testing/metrics.ts";
import { seed, type World } from "../testing/seed.ts";
import { testKeys } from "../testing/services.ts";
import { createQueue } from "./queue.ts";

const database = testDatabase();
let world: World;
let dataDir = "";
let logged: object[] = [];
let started: Jobs[] = [];
let results: string[] = [];
let stop = async () => {};
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "assay-queue-"));
  logged = [];
  started = [];
  results = [];
});
afterEach(async () => {
  await stop();
  await rm(dataDir, { recursive: true });
});

/** A queue of this file; `start` is called at each start, and may fail it. */
function open({
  backup,
  start = () => {},
}: {
  backup?: { folder: string; keep: number };
  start?(): void;
} = {}) {
  const note = (entry: object) => void logged.push(entry);
  const queue = createQueue({
    objects: null,
    keys: testKeys,
    database,
    environment: {
      dataDir,
      mail: {
        get smtpUrl() {
          start();
          return undefined;
        },
        from: undefined,
      },
      backup,
    },
    publicUrl: "https://assay.example",
    log: { info: note },
    report: (error) => note({ error }),
    failed: (error) => note({ failed: String(error) }),
    retryDelay: 1,
    brand: testBrand({ name: "Weigh", mailFooter: "Weigh Ltd" }),
    backedUp: (result) => void results.push(result),
    started: (jobs) => void started.push(jobs),
  });
  stop = queue.stop;
  return queue;
}

test("the queue starts once, and mails queued in it are sent by the mailer", async () => {
  const queue = open();
  const [one, other] = await Promise.all([queue.start(), queue.start()]);
  expect(one).toBe(other);
  expect(started).toHaveLength(1);
  const userId = world.users.user;
  await transaction(database, (tx) => one.add(tx, "mail", { mail: "password-changed", userId }));
  await expect.poll(() => logged, { timeout: 20_000 }).toEqual([{ file: expect.stringContaining(dataDir) }]);
  const [{ file } = { file: "" }] = logged as { file: string }[];
  const mail = await readFile(file, "utf8");
  expect(mail).toContain("From: Weigh <no-reply@assay.example>");
  expect(mail).toContain("Weigh Ltd");
  expect(mail).not.toContain("Assay");
  expect(mail).toContain("https://assay.example/forgot-password");
});

test("a caller gets the error of a queue that does not start, and the start is retried", async () => {
  let tries = 0;
  const queue = open({
    start() {
      if (++tries === 1) throw new Error("no mail");
    },
  });
  await expect(queue.start()).rejects.toThrow("no mail");
  await queue.start();
  expect(started).toHaveLength(1);
});

test("a queue that did not start is tried again by itself", async () => {
  let tries = 0;
  const queue = open({
    start() {
      if (++tries < 3) throw new Error("no mail");
    },
  });
  await queue.keepStarting();
  await expect.poll(() => started).toHaveLength(1);
  expect(logged).toEqual([{ failed: "Error: no mail" }, { failed: "Error: no mail" }]);
});

test("stopping a queue that never started takes no time", async () => {
  await open({
    start() {
      throw new Error("no mail");
    },
  }).stop();
  expect(started).toEqual([]);
});

/** Runs the daily backup now; returns the results of the attempts, once there is one. */
async function backUpNow(folder: string) {
  const queue = open({ backup: { folder, keep: 3 } });
  const { add } = await queue.start();
  await transaction(database, (tx) => add(tx, "backup" as "mail", null as never));
  await expect.poll(() => results.length, { timeout: 20_000 }).toBeGreaterThan(0);
  return results;
}

test.skipIf(testKind === "embedded")("the daily backup is written to its folder, and counted", async () => {
  const folder = join(dataDir, "backups");
  expect(await backUpNow(folder)).toEqual(["completed"]);
  const [name = "", ...others] = await readdir(folder);
  expect([name, ...others]).toEqual([expect.stringMatching(/^assay-.*\.backup$/)]);
  expect(logged).toContainEqual(expect.objectContaining({ file: join(folder, name), missingPictures: 0 }));
  expect(await metric("assay_backup_newest_timestamp_seconds")).toBeGreaterThan(0);
});

test("a backup that fails is counted, and reported", async () => {
  const file = join(dataDir, "file");
  await writeFile(file, "");
  expect(await backUpNow(file)).toEqual(["failed"]);
  expect(logged).toContainEqual({ error: expect.objectContaining({ code: "EEXIST" }) });
});

test("without a backup folder none is scheduled, also if one was before", async () => {
  const scheduled = async () =>
    (await database.pool.query("select cron from pgboss.schedule where name = 'backup'")).rows;
  await open({ backup: { folder: dataDir, keep: 3 } }).start();
  expect(await scheduled()).toEqual([{ cron: "41 2 * * *" }]);
  await stop();
  const queue = open();
  await queue.start();
  expect(await scheduled()).toEqual([]);
  expect((await queue.reports())?.map(({ kind }) => kind)).not.toContain("backup");
});
