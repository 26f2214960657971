import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Outbox } from "../domain/webhook/sending.ts";
import { registry, valueIn } from "../metrics/registry.ts";
import { watchPendingDeliveries } from "../metrics/webhooks.ts";
import { testDatabase } from "../testing/database.ts";
import { seed, type World } from "../testing/seed.ts";
import { firstSecret, testWebhooks } from "../testing/webhook-outbox.ts";
import { behaviors, onThisMachine, type Receiver, startReceiver } from "../testing/webhook-receiver.ts";
import { createConnector } from "./connector.ts";
import { type Sender, type SenderOptions, startSender } from "./sender.ts";

const database = testDatabase();
const webhooks = testWebhooks(database);
let world: World;
let receiver: Receiver;
beforeAll(async () => {
  world = await seed(database);
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

let reported: unknown[] = [];
let senders: Sender[] = [];
/** The clock of senders and deliveries: retries are due when a test moves it. */
let now = new Date();
beforeEach(async () => {
  reported = [];
  senders = [];
  now = new Date();
  receiver.received.length = 0;
  receiver.behaviors.clear();
  await webhooks.clear();
});
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()));
});

function start(more: Partial<SenderOptions> = {}): Sender {
  const sender = startSender({
    outbox: webhooks.outbox,
    connector: createConnector(onThisMachine),
    now: () => now,
    report: (error) => void reported.push(error),
    // Only receivers that never answer meet it, and these are aborted by the end of the test.
    timeout: 120_000,
    drain: 0,
    ...more,
  });
  senders.push(sender);
  return sender;
}

const endpoint = (path: string) => webhooks.endpoint(world.users.user, `${receiver.url}${path}`);
const add = (endpointId: string, count: number, thingId?: string) =>
  webhooks.deliveries(endpointId, count, { at: now, ...(thingId !== undefined && { thingId }) });
const arrivedAt = (path: string) => receiver.received.filter((each) => each.path === path);
const messagesAt = (path: string) => arrivedAt(path).map(({ headers }) => headers["webhook-id"]);
const statuses = async () =>
  (await database.prisma.webhookDelivery.findMany({ orderBy: { seq: "asc" } })).map(({ status }) => status);
const message = (id: string) => `msg_${id}`;
const thing = "00000000-0000-4000-8000-00000000aaaa";

test("what is due is sent and verifies, at a start and when the sender is woken", async () => {
  const id = await endpoint("/a");
  const first = await add(id, 10);
  const sender = start();
  await expect.poll(statuses).toEqual(Array(10).fill("delivered"));
  const second = await add(id, 2);
  sender.wake();
  await expect.poll(statuses).toEqual(Array(12).fill("delivered"));
  expect(messagesAt("/a").sort()).toEqual([...first, ...second].map(message).sort());
  for (const arrived of arrivedAt("/a"))
    expect(receiver.verified(arrived, firstSecret)).toEqual({ number: expect.any(Number) });
});

test("deliveries about one thing arrive in their order, with retries between", async () => {
  const id = await endpoint("/a");
  const ids = await add(id, 3, thing);
  let refusals = 2;
  receiver.behaviors.set("/a", (response) =>
    refusals-- > 0 ? behaviors.broken(response) : behaviors.accept(response),
  );
  const sender = start();
  const [first = ""] = ids;
  for (const attempts of [1, 2]) {
    await expect.poll(async () => (await webhooks.delivery(first)).attempts).toBe(attempts);
    expect(messagesAt("/a")).toHaveLength(attempts);
    now = (await webhooks.delivery(first)).nextAttemptAt;
    sender.wake();
  }
  await expect.poll(statuses).toEqual(Array(3).fill("delivered"));
  expect(messagesAt("/a")).toEqual([first, first, ...ids].map(message));
});

test("the same message is sent again when the process was killed before it stored the result", async () => {
  const id = await endpoint("/a");
  const [delivery = ""] = await add(id, 1);
  // A process that is killed stores nothing.
  const killed = Promise.withResolvers<never>();
  killed.promise.catch(() => {});
  const lost: Outbox = { ...webhooks.outbox, record: () => killed.promise };
  let hasArrived = () => {};
  const arrived = new Promise<void>((resolve) => {
    hasArrived = resolve;
  });
  receiver.behaviors.set("/a", (response) => {
    hasArrived();
    behaviors.accept(response);
  });
  const sender = start({ outbox: lost, report: () => {}, drain: 120_000 });
  await arrived;
  const stopped = sender.stop();
  killed.reject(new Error("It was killed."));
  await stopped;
  now = new Date(now.getTime() + 30_000);
  start();
  await expect.poll(statuses).toEqual(["delivered"]);
  expect(messagesAt("/a")).toEqual([message(delivery), message(delivery)]);
});

function watchClaims() {
  const claims: Parameters<Outbox["claim"]>[0][] = [];
  const outbox: Outbox = {
    ...webhooks.outbox,
    claim: (options) => {
      claims.push(options);
      return webhooks.outbox.claim(options);
    },
  };
  return { claims, outbox };
}

test("slow receivers hold up nobody else", async () => {
  for (let index = 0; index < 7; index++) {
    receiver.behaviors.set(`/silent${index}`, behaviors.silent);
    await add(await endpoint(`/silent${index}`), 10);
  }
  const quick = await endpoint("/quick");
  await add(quick, 20);
  const { claims, outbox } = watchClaims();
  start({ outbox });
  await expect.poll(() => messagesAt("/quick").length).toBe(20);
  // What the silent ones hold counts against their owner.
  await expect.poll(() => claims.at(-1)?.busy).toEqual({ [world.users.user]: 28 });
  for (let index = 0; index < 7; index++) expect(arrivedAt(`/silent${index}`).length).toBeLessThanOrEqual(4);
});

test("receivers that were slow share a part of the process, one attempt each", async () => {
  const { claims, outbox } = watchClaims();
  const slow: string[] = [];
  for (let index = 0; index < 12; index++) {
    receiver.behaviors.set(`/silent${index}`, behaviors.silent);
    slow.push(await endpoint(`/silent${index}`));
    await add(slow[index] ?? "", 1);
  }
  const sender = start({ outbox, timeout: 300 });
  await expect
    .poll(() => database.prisma.webhookDelivery.count({ where: { attempts: 1 } }), { timeout: 60_000 })
    .toBe(12);
  await expect.poll(() => Object.keys(claims.at(-1)?.shares ?? {}).length).toBe(12);
  claims.length = 0;
  sender.wake();
  const shares = (share: number) => Object.fromEntries(slow.map((id) => [id, share]));
  const quick = { limit: 32, others: 4, shares: shares(0) };
  const slower = { limit: 8, others: 0, shares: shares(1) };
  await expect
    .poll(() => claims)
    .toEqual(expect.arrayContaining([expect.objectContaining(quick), expect.objectContaining(slower)]));
});

test("an end of the process waits for nothing long: what was aborted is due again", async () => {
  const id = await endpoint("/a");
  const [delivery = ""] = await add(id, 1);
  receiver.behaviors.set("/a", behaviors.silent);
  const sender = start();
  await expect.poll(() => arrivedAt("/a").length).toBe(1);
  await sender.stop();
  expect(await webhooks.delivery(delivery)).toMatchObject({
    status: "pending",
    attempts: 0,
    nextAttemptAt: now,
  });
  sender.wake();
  expect(reported).toEqual([]);
  receiver.behaviors.clear();
  start();
  await expect.poll(statuses).toEqual(["delivered"]);
});

test("an end of the process lets attempts under way end", async () => {
  await add(await endpoint("/a"), 1);
  let answer = () => {};
  receiver.behaviors.set("/a", (response) => {
    answer = () => void behaviors.accept(response);
  });
  const sender = start({ drain: 120_000 });
  await expect.poll(() => arrivedAt("/a").length).toBe(1);
  const stopped = sender.stop();
  answer();
  await stopped;
  expect(await statuses()).toEqual(["delivered"]);
});

test("a database that fails is reported once, and what it held is sent later", async () => {
  await add(await endpoint("/a"), 1);
  let isAway = true;
  const outbox: Outbox = {
    ...webhooks.outbox,
    claim: (options) => (isAway ? Promise.reject(new Error("away")) : webhooks.outbox.claim(options)),
  };
  const sender = start({ outbox });
  await expect.poll(() => reported.length).toBe(1);
  sender.wake();
  isAway = false;
  await expect
    .poll(async () => {
      sender.wake();
      return statuses();
    })
    .toEqual(["delivered"]);
  expect(reported).toHaveLength(1);
});

test("the metrics count attempts by outcome, and what waits", async () => {
  watchPendingDeliveries(() => webhooks.outbox.countPending());
  const value = async (name: string) => valueIn(await registry.metrics(), name);
  const series = ["delivered", "retried", "failed"].map(
    (outcome) => `assay_webhook_deliveries_total{outcome="${outcome}"}`,
  );
  const before = await Promise.all(series.map(value));
  const paths = { "/a": behaviors.accept, "/b": behaviors.broken, "/c": behaviors.gone };
  for (const [path, behavior] of Object.entries(paths)) {
    receiver.behaviors.set(path, behavior);
    await add(await endpoint(path), 1);
  }
  start();
  const counted = async () =>
    (await Promise.all(series.map(value))).map((counted, at) => counted - (before[at] ?? 0));
  await expect.poll(counted).toEqual([1, 1, 1]);
  expect(await value("assay_webhook_deliveries_pending")).toBe(1);
});
