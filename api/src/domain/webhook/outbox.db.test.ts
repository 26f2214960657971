import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createKeys } from "../../auth/keys.ts";
import { transaction } from "../../database/client/transaction.ts";
import { dayMs, hourMs, maxPendingWebhookDeliveries, minuteMs } from "../../inputs/index.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { dispatchAll, makeWebhook } from "../../testing/webhooks.ts";
import { claimDue, leaseMs, nextDue, recordDelivered, recordFailed, secretsOf } from "./outbox.ts";
import { createWebhookSecret, sealed } from "./secrets.ts";
import { sweepWebhooks } from "./sweep.ts";

const database = testDatabase();
const now = new Date("2026-11-20T10:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
let world: World;
let endpointId: string;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  await database.prisma.webhookEndpoint.deleteMany();
  ({ id: endpointId } = await makeWebhook(database, {
    viewer: viewersOf(world).user,
    events: ["software.changed"],
  }));
});

const things = ["01900000-0000-7000-8000-00000000000a", "01900000-0000-7000-8000-00000000000b"] as const;
/** A delivery about one of the things, due at once. */
const add = async (thing: 0 | 1, more: object = {}) =>
  (
    await database.prisma.webhookDelivery.create({
      data: {
        endpointId,
        event: "software.changed",
        thingKind: "software",
        thingId: things[thing],
        body: "{}",
        nextAttemptAt: now,
        createdAt: now,
        ...more,
      },
    })
  ).id;
const claim = async (at = now, busy = {}) =>
  (await claimDue(database, { limit: 32, now: at, busy })).map(({ id }) => id).sort();
const stateOf = (id: string) => database.prisma.webhookDelivery.findUniqueOrThrow({ where: { id } });
const webhook = () => database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
const fail = (id: string, more: object = {}) =>
  recordFailed(database, id, { status: 500, error: "The receiver answered 500", now, random: 0.5, ...more });

describe("claiming", () => {
  test("takes the first that waits of each thing, once, until its lease ends", async () => {
    const [first, other] = [await add(0), await add(1)];
    const second = await add(0);
    expect(await claim()).toEqual([first, other].sort());
    expect(await claim()).toEqual([]);
    expect(await claim(later(leaseMs))).toEqual([first, other].sort());
    await recordDelivered(database, first, { status: 200, excerpt: "ok", now });
    expect(await claim()).toEqual([second]);
    expect(await stateOf(first)).toMatchObject({ status: "delivered", attempts: 1, deliveredAt: now });
  });

  test("holds later ones of a thing back while the first is retried", async () => {
    const first = await add(0);
    const second = await add(0);
    await claim();
    expect(await fail(first)).toBeNull();
    expect(await claim(later(4_000))).toEqual([]);
    expect(await nextDue(database)).toEqual(now);
    expect(await claim(later(5_000))).toEqual([first]);
    await recordDelivered(database, first, { now });
    expect(await claim(later(5_000))).toEqual([second]);
  });

  test("of two processes at once gives each delivery to one", async () => {
    for (const thing of [0, 1] as const) await add(thing);
    const both = await Promise.all([claim(), claim()]);
    expect(both.flat().sort()).toHaveLength(2);
  });

  test("takes at most four of a webhook, with those that are being sent", async () => {
    for (let n = 0; n < 6; n++) await add(0, { thingId: `01900000-0000-7000-8000-0000000000${n}0` });
    expect(await claim(now, { [endpointId]: 3 })).toHaveLength(1);
    expect(await claim()).toHaveLength(4);
    expect(await claim(now, { [endpointId]: 5 })).toEqual([]);
  });

  test("takes nothing of a webhook that is paused or disabled, or of a suspended user, but tests", async () => {
    await add(0);
    const isTest = await add(1, { isTest: true, thingId: endpointId });
    await database.prisma.webhookEndpoint.update({ where: { id: endpointId }, data: { state: "paused" } });
    expect(await claim()).toEqual([isTest]);
    await database.prisma.webhookEndpoint.update({ where: { id: endpointId }, data: { state: "enabled" } });
    const suspend = (suspendedAt: Date | null) =>
      database.prisma.user.update({ where: { id: world.users.user }, data: { suspendedAt } });
    await suspend(now);
    expect(await claim()).toEqual([]);
    await suspend(null);
    expect(await claim()).toHaveLength(1);
  });
});

describe("failures", () => {
  test("are retried for three days, then the webhook is disabled and its owners notified", async () => {
    const id = await add(0);
    const told: string[] = [];
    const notify = async (_tx: unknown, endpoint: string) => void told.push(endpoint);
    let at = now;
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect(await claim(at)).toEqual([id]);
      const failure = { status: 503, error: "The receiver answered 503", now: at, random: 0.5 };
      const reason = await recordFailed(database, id, failure, notify);
      expect(reason).toBe(attempt === 10 ? "failing" : null);
      at = (await stateOf(id)).nextAttemptAt;
    }
    expect(told).toEqual([endpointId]);
    expect(Math.abs(at.getTime() - now.getTime() - 3 * dayMs)).toBeLessThan(2 * hourMs);
    expect(await stateOf(id)).toMatchObject({ status: "failed", attempts: 10, lastStatus: 503 });
    expect(await webhook()).toMatchObject({
      state: "disabled",
      disabledReason: "failing",
      failingSince: now,
    });
  });

  test("410 disables at once, Retry-After is honoured, and success ends what was failing", async () => {
    const id = await add(0);
    expect(await fail(id, { status: 429, retryAfterMs: 20 * minuteMs })).toBeNull();
    expect((await stateOf(id)).nextAttemptAt).toEqual(later(20 * minuteMs));
    expect((await webhook()).failingSince).toEqual(now);
    await recordDelivered(database, id, { status: 204, now });
    expect((await webhook()).failingSince).toBeNull();
    expect(await fail(await add(0), { status: 410 })).toBe("gone");
    expect(await webhook()).toMatchObject({ state: "disabled", disabledReason: "gone" });
  });

  test("of a test change nothing but its delivery", async () => {
    const id = await add(0, { isTest: true });
    expect(await fail(id, { status: 410, excerpt: `${"x".repeat(2_000)}\0` })).toBeNull();
    expect(await stateOf(id)).toMatchObject({ status: "failed", responseExcerpt: "x".repeat(1_024) });
    expect(await webhook()).toMatchObject({ state: "enabled", failingSince: null });
  });

  test("that let too much wait disable the webhook, in the transaction that adds", async () => {
    await database.pool.query(
      `insert into webhook_delivery (id, endpoint_id, event, thing_kind, thing_id, body)
       select gen_random_uuid(), $1, 'software.changed', 'software', gen_random_uuid(), '{}' from generate_series(1, $2)`,
      [endpointId, maxPendingWebhookDeliveries],
    );
    await database.pool.query("update software set name = name || '!' where id = $1", [world.software.ember]);
    await dispatchAll(database);
    expect(await webhook()).toMatchObject({ state: "disabled", disabledReason: "backlog" });
  });
});

test("secrets are encrypted, and both sign during the overlap, also with the previous SECRET", () => {
  const [old, current] = [
    createKeys(Buffer.alloc(32, 1)),
    createKeys(Buffer.alloc(32, 2), Buffer.alloc(32, 1)),
  ];
  const [first, second] = [createWebhookSecret(), createWebhookSecret()];
  expect(Buffer.from(first.slice("whsec_".length), "base64")).toHaveLength(32);
  const stored = {
    secret: sealed(current, second),
    previousSecret: sealed(old, first),
    previousSecretUntil: later(1),
  };
  expect(JSON.stringify(stored)).not.toContain(first);
  expect(secretsOf(current, stored, now)).toEqual([second, first]);
  expect(secretsOf(current, stored, later(1))).toEqual([second]);
  expect(secretsOf(old, stored, now)).toEqual([first]);
  const [changed] = [Buffer.from(stored.secret, "base64")];
  changed[30] = (changed[30] ?? 0) ^ 1;
  expect(secretsOf(current, { ...stored, secret: changed.toString("base64") }, later(1))).toEqual([]);
});

test("deliveries are kept for 30 days", async () => {
  const old = await add(0, { createdAt: later(-30 * dayMs) });
  const young = await add(0, { createdAt: later(-29 * dayMs) });
  await database.prisma.webhookKnownThing.create({
    data: { scopeId: world.companies.solo, thingId: things[0] },
  });
  await transaction(database, (tx) => sweepWebhooks(tx, now));
  expect((await database.prisma.webhookDelivery.findMany()).map(({ id }) => id)).toEqual([young]);
  expect(old).not.toBe(young);
  expect(await database.prisma.webhookKnownThing.count()).toBe(0);
});
