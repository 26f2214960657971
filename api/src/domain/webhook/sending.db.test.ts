import { beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "../../database/client/transaction.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, type World, worldNow } from "../../testing/seed.ts";
import { accepted, broken, firstSecret, secretOf, testWebhooks } from "../../testing/webhook-outbox.ts";
import { webhookMails } from "./mails.ts";
import { pauses } from "./retry.ts";

const database = testDatabase();
const webhooks = testWebhooks(database);
const { outbox, claim } = webhooks;
let world: World;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(() => webhooks.clear());

const url = "https://receiver.test/hook";
const thing = "00000000-0000-4000-8000-00000000aaaa";
const after = (milliseconds: number, from = worldNow) => new Date(from.getTime() + milliseconds);
const endpointOf = (id: string) => database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
const idsOf = (claimed: readonly { id: string }[]) => claimed.map(({ id }) => id);
const one = async (now: Date) => {
  const [claimed, ...more] = await claim(now);
  if (!claimed || more.length > 0) throw new Error("One delivery was expected");
  return claimed;
};

test("deliveries about one thing are claimed one after the other, those about others at the same time", async () => {
  const endpoint = await webhooks.endpoint(world.users.user, url);
  const [first = "", second = "", third = ""] = await webhooks.deliveries(endpoint, 3, {
    thingId: thing,
    at: worldNow,
  });
  const [other = ""] = await webhooks.deliveries(endpoint, 1, { at: worldNow });
  const claimed = await claim(worldNow);
  expect(idsOf(claimed).sort()).toEqual([first, other].sort());
  expect(await claim(worldNow)).toEqual([]);
  const [head, apart] = [first, other].map((id) => claimed.find((each) => each.id === id));
  if (apart) await outbox.record(apart, accepted, worldNow);
  if (!head) throw new Error("The first one was not claimed");
  // It fails twice: nothing overtakes it, and afterwards they follow.
  expect(await outbox.record(head, broken, worldNow)).toBe("retried");
  expect(await claim(after(1_000))).toEqual([]);
  expect(await outbox.nextDue(after(1_000))).toEqual((await webhooks.delivery(first)).nextAttemptAt);
  await outbox.record(await one(after(6_000)), broken, after(6_000));
  const later = after(400_000);
  const again = await one(later);
  expect(again.id).toBe(first);
  expect(await outbox.record(again, accepted, later)).toBe("delivered");
  for (const id of [second, third]) {
    const next = await one(later);
    expect(next.id).toBe(id);
    await outbox.record(next, accepted, later);
  }
  expect(await webhooks.delivery(first)).toMatchObject({
    status: "delivered",
    attempts: 3,
    lastStatus: 204,
    lastError: null,
    deliveredAt: later,
  });
});

test("a claimed delivery is due again when its lease ends, and a late result counts if it arrived", async () => {
  const endpoint = await webhooks.endpoint(world.users.user, url);
  const [id = ""] = await webhooks.deliveries(endpoint, 1, { at: worldNow });
  const lost = await one(worldNow);
  expect(await claim(after(29_000))).toEqual([]);
  expect(await outbox.nextDue(after(1_000))).toEqual(lost.lease);
  const again = await one(after(30_000));
  expect(again.id).toBe(id);
  // What the first process learns late changes nothing that the second one is doing.
  expect(await outbox.record(lost, broken, after(31_000))).toBe("retried");
  expect(await webhooks.delivery(id)).toMatchObject({ attempts: 0, nextAttemptAt: again.lease });
  await outbox.release(lost, after(31_000));
  expect(await webhooks.delivery(id)).toMatchObject({ nextAttemptAt: again.lease });
  await outbox.record(lost, accepted, after(31_000));
  expect(await webhooks.delivery(id)).toMatchObject({ status: "delivered", attempts: 1 });
  await outbox.record(again, broken, after(32_000));
  expect(await webhooks.delivery(id)).toMatchObject({ status: "delivered", attempts: 1 });
});

test("a delivery that is given back is due at once, and no attempt is counted", async () => {
  const endpoint = await webhooks.endpoint(world.users.user, url);
  await webhooks.deliveries(endpoint, 1, { at: worldNow });
  await outbox.release(await one(worldNow), after(1_000));
  const again = await one(after(1_000));
  expect(await webhooks.delivery(again.id)).toMatchObject({ attempts: 0 });
});

test("no endpoint has more than its share, and the earliest come first", async () => {
  const first = await webhooks.endpoint(world.users.user, url);
  const second = await webhooks.endpoint(world.users.user, url);
  await webhooks.deliveries(first, 6, { at: after(-2_000) });
  await webhooks.deliveries(second, 6, { at: after(-1_000) });
  const endpoints = (claimed: { endpointId: string }[]) =>
    [first, second].map((id) => claimed.filter(({ endpointId }) => endpointId === id).length);
  expect(endpoints(await claim(worldNow, { limit: 3 }))).toEqual([3, 0]);
  expect(endpoints(await claim(worldNow, { shares: { [first]: 1 } }))).toEqual([1, 4]);
  expect(endpoints(await claim(worldNow, { shares: { [second]: 1 }, others: 0 }))).toEqual([0, 1]);
  expect(await outbox.countPending()).toBe(12);
});

test("an owner with many endpoints does not keep others waiting", async () => {
  const { user, owner } = world.users;
  for (let count = 0; count < 5; count++)
    await webhooks.deliveries(await webhooks.endpoint(user, url), 4, { at: after(-60_000) });
  const [late = ""] = await webhooks.deliveries(await webhooks.endpoint(owner, url), 1, { at: worldNow });
  expect(idsOf(await claim(worldNow, { limit: 3 }))).toContain(late);
  const next = await webhooks.deliveries(await webhooks.endpoint(owner, url), 2, { at: worldNow });
  // Fewer of this owner are under way.
  expect(idsOf(await claim(worldNow, { limit: 1, busy: { [user]: 2, [owner]: 1 } }))).toEqual([next[0]]);
});

test("two that claim at the same time never get the same", async () => {
  const endpoint = await webhooks.endpoint(world.users.user, url);
  await webhooks.deliveries(endpoint, 20, { at: worldNow });
  const found = await Promise.all(Array.from({ length: 5 }, () => claim(worldNow)));
  const ids = idsOf(found.flat());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
});

test("both secrets sign until the previous one ends", async () => {
  const previousSecret = secretOf("previous");
  const endpoint = await webhooks.endpoint(world.users.user, url, {
    previousSecret,
    previousSecretUntil: after(60_000),
  });
  await webhooks.deliveries(endpoint, 2, { at: worldNow, thingId: thing });
  const claimed = await one(worldNow);
  expect(claimed).toMatchObject({ url, secrets: [firstSecret, previousSecret] });
  await outbox.record(claimed, accepted, worldNow);
  expect((await one(after(60_000))).secrets).toEqual([firstSecret]);
});

test("an endpoint that accepts nothing for three days is disabled with a mail; enabled again, it gets what waits", async () => {
  const endpoint = await webhooks.endpoint(world.users.user, url, { description: "Sales" });
  const [first = ""] = await webhooks.deliveries(endpoint, 2, { at: worldNow, thingId: thing });
  let now = worldNow;
  for (let attempt = 1; attempt <= pauses.length + 1; attempt++) {
    expect(await endpointOf(endpoint)).toMatchObject({ state: "enabled" });
    const outcome = await outbox.record(await one(now), broken, now);
    expect(outcome).toBe(attempt > pauses.length ? "failed" : "retried");
    now = (await webhooks.delivery(first)).nextAttemptAt;
    expect(await endpointOf(endpoint)).toMatchObject({ failingSince: worldNow });
  }
  expect(await endpointOf(endpoint)).toMatchObject({ state: "disabled", disabledReason: "failing" });
  expect((now.getTime() - worldNow.getTime()) / 3_600_000).toBeGreaterThan(64);
  expect(await webhooks.delivery(first)).toMatchObject({
    status: "failed",
    attempts: 10,
    lastStatus: 500,
    lastError: broken.error,
  });
  expect(await claim(after(86_400_000, now))).toEqual([]);
  expect(await outbox.nextDue(worldNow)).toBe(null);
  const mail = { mail: "webhook-disabled", endpointId: endpoint, userId: world.users.user } as const;
  expect(webhooks.mails).toEqual([{ kind: "mail", data: mail }]);
  const write = () =>
    transaction(database, (tx) =>
      webhookMails["webhook-disabled"](tx, mail, {
        site: { name: "Assay", url: "https://assay.example" },
        now: () => now,
      }),
    );
  expect((await write())?.text).toContain("“Sales”");
  await database.prisma.webhookEndpoint.update({
    where: { id: endpoint },
    data: { state: "enabled", disabledReason: null, failingSince: null },
  });
  // The mail is of no use any more.
  expect(await write()).toBe(null);
  const waited = await one(now);
  expect(waited.id).not.toBe(first);
  await outbox.record(waited, accepted, now);
  expect(await endpointOf(endpoint)).toMatchObject({ failingSince: null });
});

test("410 disables the endpoint of a company at once, and its owners get a mail", async () => {
  const { company } = await database.prisma.companyMember.findFirstOrThrow({
    where: { role: "owner" },
    include: { company: { include: { members: true } } },
  });
  const endpoint = await webhooks.endpoint(world.users.user, url, { userId: null, companyId: company.id });
  await webhooks.deliveries(endpoint, 1, { at: worldNow });
  expect(await outbox.record(await one(worldNow), { ...broken, status: 410 }, worldNow)).toBe("failed");
  expect(await endpointOf(endpoint)).toMatchObject({ state: "disabled", disabledReason: "gone" });
  const owners = company.members.filter(({ role }) => role === "owner").map(({ userId }) => userId);
  expect(webhooks.mails.map(({ data }) => (data as { userId: string }).userId).sort()).toEqual(owners.sort());
});

test("a success between failures starts the three days anew", async () => {
  const endpoint = await webhooks.endpoint(world.users.user, url);
  await webhooks.deliveries(endpoint, 1, { at: worldNow });
  await outbox.record(await one(worldNow), broken, worldNow);
  const [other = ""] = await webhooks.deliveries(endpoint, 1, { at: worldNow });
  const second = await one(worldNow);
  expect(second.id).toBe(other);
  await outbox.record(second, accepted, worldNow);
  expect(await endpointOf(endpoint)).toMatchObject({ failingSince: null });
});

test("a failed test is not repeated and says nothing about the endpoint", async () => {
  const endpoint = await webhooks.endpoint(world.users.user, url);
  const [id = ""] = await webhooks.deliveries(endpoint, 1, { at: worldNow });
  await database.prisma.webhookDelivery.update({ where: { id }, data: { isTest: true } });
  expect(await outbox.record(await one(worldNow), { ...broken, status: 410 }, worldNow)).toBe("failed");
  expect(await endpointOf(endpoint)).toMatchObject({ state: "enabled", failingSince: null });
});

test("a test is sent in any state, and nothing while the user is suspended", async () => {
  const userId = world.users.user;
  const endpoint = await webhooks.endpoint(userId, url, { state: "paused" });
  const [id = ""] = await webhooks.deliveries(endpoint, 2, { at: worldNow });
  await database.prisma.webhookDelivery.update({ where: { id }, data: { isTest: true } });
  await database.prisma.user.update({ where: { id: userId }, data: { suspendedAt: worldNow } });
  expect(await claim(worldNow)).toEqual([]);
  await database.prisma.user.update({ where: { id: userId }, data: { suspendedAt: null } });
  expect((await one(worldNow)).id).toBe(id);
});

test("paused endpoints get nothing, and a result for a deleted one is no error", async () => {
  const endpoint = await webhooks.endpoint(world.users.user, url);
  await webhooks.deliveries(endpoint, 1, { at: worldNow });
  const claimed = await one(worldNow);
  await database.prisma.webhookEndpoint.update({ where: { id: endpoint }, data: { state: "paused" } });
  expect(await claim(after(60_000))).toEqual([]);
  await database.prisma.webhookEndpoint.delete({ where: { id: endpoint } });
  await outbox.record(claimed, broken, worldNow);
  await outbox.record(claimed, accepted, worldNow);
  await outbox.release(claimed, worldNow);
  expect(await outbox.countPending()).toBe(0);
});
