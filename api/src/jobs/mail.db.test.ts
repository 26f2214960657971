import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../database/client/transaction.ts";
import { MailError, type Mailer } from "../mail/mail.ts";
import { createMailer } from "../mail/mailer.ts";
import { testDatabase } from "../testing/database.ts";
import { bodyOf, type MailServer, openMailServer, refusal } from "../testing/mail.ts";
import { seed, type World, worldNow } from "../testing/seed.ts";
import { testKeys } from "../testing/services.ts";
import { jobKinds, type Retries } from "./kinds.ts";
import { type Jobs, startJobs } from "./workers.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

let reported: unknown[] = [];
let servers: MailServer[] = [];
let running: { jobs: Jobs; mailer: Mailer }[] = [];
beforeEach(() => {
  reported = [];
});
afterEach(async () => {
  for (const { jobs, mailer } of running) {
    mailer.close();
    await jobs.stop();
  }
  await Promise.all(servers.map((server) => server.close()));
  running = [];
  servers = [];
  await database.pool.query("delete from pgboss.job where name = 'mail'");
});

async function serverOf(options?: Parameters<typeof openMailServer>[0]): Promise<MailServer> {
  const server = await openMailServer(options);
  servers.push(server);
  return server;
}

/** Starts the queue with the mail kind, but with immediate retries. */
async function start(smtpUrl: string, retries: Retries = { limit: 50, delay: 0 }): Promise<Jobs> {
  const from = "Assay <no-reply@assay.example>";
  const mailer = createMailer({ smtpUrl, from, outbox: "", written: () => {} });
  const jobs = await startJobs({
    objects: null,
    keys: testKeys,
    database,
    report: (error) => void reported.push(error),
    now: () => worldNow,
    mailer,
    site: { name: "Assay", url: "https://assay.example" },
    kinds: { mail: { ...jobKinds.mail, retries } },
    pollingIntervalSeconds: 0.5,
  });
  running.push({ jobs, mailer });
  return jobs;
}

const add = (jobs: Jobs, mail: "reset-password" | "password-changed", userId: string | null) =>
  transaction(database, (tx) => jobs.add(tx, "mail", { mail, userId }));
const states = async () =>
  (await database.pool.query("select state, retry_count, data, output from pgboss.job where name = 'mail'"))
    .rows;
const soon = { timeout: 20_000 };

test("jobs queued in a transaction are mailed, and the queue contains neither address nor secret", async () => {
  const server = await serverOf();
  const jobs = await start(server.url);
  await add(jobs, "reset-password", world.users.user);
  await add(jobs, "reset-password", null);
  await expect
    .poll(() => states().then((rows) => rows.map(({ state }) => state)), soon)
    .toEqual(["completed", "completed"]);
  expect(server.arrived.map(({ to }) => to)).toEqual(["Uma@mail.example"]);
  const secret = /token=([\w-]+)/.exec(bodyOf(server.arrived[0]?.source ?? ""))?.[1] ?? "none";
  const kept = JSON.stringify((await database.pool.query("select * from pgboss.job")).rows);
  expect(kept).toContain(world.users.user);
  expect(kept).not.toContain("mail.example");
  expect(kept).not.toContain(secret);
  expect(reported).toEqual([]);
});

test("a mail waits for a mail server that is down", async () => {
  const { url, close } = await openMailServer();
  await close();
  const jobs = await start(url);
  await add(jobs, "password-changed", world.users.user);
  await expect.poll(() => reported.length, soon).toBeGreaterThan(0);
  expect(String(reported[0])).toContain("ECONNREFUSED");
  const server = await serverOf({ port: Number(new URL(url).port) });
  await expect.poll(() => server.arrived.map(({ to }) => to), soon).toEqual(["Uma@mail.example"]);
  await expect.poll(() => states().then(([row]) => row?.state), soon).toBe("completed");
});

test("a mail delayed by a slow server does not delay others", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let slow = 0;
  const server = await serverOf({
    async recipient(address) {
      if (!address.startsWith("ada")) return;
      slow++;
      await released;
    },
  });
  const jobs = await start(server.url);
  await add(jobs, "password-changed", world.users.ada);
  await expect.poll(() => slow, soon).toBe(1);
  for (const user of ["user", "cleo", "ben"] as const) await add(jobs, "password-changed", world.users[user]);
  const others = ["Uma@mail.example", "ben.k@mail.example", "cleo@mail.example"];
  await expect.poll(() => server.arrived.map(({ to }) => to).toSorted(), soon).toEqual(others);
  release();
  await expect.poll(() => server.arrived.length, soon).toBe(4);
});

test("a refused mail is retried, then given up and counted; no record contains the address", async () => {
  const server = await serverOf({
    async recipient(address) {
      throw refusal(address);
    },
  });
  const jobs = await start(server.url, { limit: 1, delay: 0 });
  await add(jobs, "password-changed", world.users.user);
  await expect.poll(() => states().then(([row]) => row?.state), soon).toBe("failed");
  const error = new MailError("The mail server rejected an email: 550 5.1.1 (EENVELOPE at RCPT TO)");
  expect(reported).toEqual([error, error]);
  const [row] = await states();
  expect(row?.retry_count).toBe(1);
  expect(row?.output).toMatchObject({ message: error.message });
  expect(JSON.stringify(row)).not.toContain("mail.example");
});

test("each attempt has a secret of its own", async () => {
  let refused = 0;
  const server = await serverOf({
    async recipient(address) {
      if (++refused <= 1) throw refusal(address);
    },
  });
  const jobs = await start(server.url);
  await database.prisma.oneTimeToken.deleteMany();
  await add(jobs, "reset-password", world.users.user);
  await expect.poll(() => server.arrived.length, soon).toBe(1);
  expect(await database.prisma.oneTimeToken.count()).toBe(2);
});

test("no job contains a work address, whether its mail is refused permanently or sent", async () => {
  let isRefusing = true;
  const server = await serverOf({
    async recipient(address) {
      if (isRefusing) throw refusal(address);
    },
  });
  const jobs = await start(server.url, { limit: 1, delay: 0 });
  const { id: reviewId } = await database.prisma.review.findFirstOrThrow({
    where: { status: "published", isVerified: false, software: { isActive: true }, userId: { not: null } },
  });
  await database.prisma.workAddress.create({ data: { reviewId, email: "wanda@acme.example" } });
  const ask = () => transaction(database, (tx) => jobs.add(tx, "mail", { mail: "verify-review", reviewId }));
  await ask();
  await expect.poll(() => states().then(([row]) => row?.state), soon).toBe("failed");
  isRefusing = false;
  await ask();
  await expect.poll(() => server.arrived.map(({ to }) => to), soon).toEqual(["wanda@acme.example"]);
  await expect.poll(() => database.prisma.workAddress.count(), soon).toBe(0);
  const kept = JSON.stringify((await database.pool.query("select * from pgboss.job")).rows);
  expect(kept).toContain(reviewId);
  expect(kept).not.toContain("wanda");
  expect(JSON.stringify(await database.prisma.oneTimeToken.findMany())).not.toContain("wanda");
});
