import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../database/client/transaction.ts";
import type { Jobs } from "../jobs/workers.ts";
import { testDatabase } from "../testing/database.ts";
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

function open(siteName: () => Promise<string>, backup?: { folder: string; keep: number }) {
  const note = (entry: object) => void logged.push(entry);
  const queue = createQueue({
    objects: null,
    keys: testKeys,
    database,
    environment: { dataDir, mail: { smtpUrl: undefined, from: undefined }, backup },
    publicUrl: "https://assay.example",
    log: { info: note, error: note },
    siteName,
    backedUp: (result) => void results.push(result),
    started: (jobs) => void started.push(jobs),
  });
  stop = queue.stop;
  return queue;
}

test("the queue starts once, and what is left in it leaves by the mailer", async () => {
  const queue = open(async () => "Assay");
  const [one, other] = await Promise.all([queue.start(), queue.start()]);
  expect(one).toBe(other);
  expect(started).toHaveLength(1);
  const userId = world.users.user;
  await transaction(database, (tx) => one.add(tx, "mail", { mail: "password-changed", userId }));
  await expect.poll(() => logged, { timeout: 20_000 }).toEqual([{ file: expect.stringContaining(dataDir) }]);
  const [{ file } = { file: "" }] = logged as { file: string }[];
  const mail = await readFile(file, "utf8");
  expect(mail).toContain("From: Assay <no-reply@assay.example>");
  expect(mail).toContain("https://assay.example/forgot-password");
});

test("who asks for a queue that does not start is told so, and it is tried again", async () => {
  let tries = 0;
  const queue = open(async () => {
    if (++tries === 1) throw new Error("no pages");
    return "Assay";
  });
  await expect(queue.start()).rejects.toThrow("no pages");
  await queue.start();
  expect(started).toHaveLength(1);
});

test("a queue that never started is stopped at once", async () => {
  await open(() => Promise.reject(new Error("no pages"))).stop();
  expect(started).toEqual([]);
});
