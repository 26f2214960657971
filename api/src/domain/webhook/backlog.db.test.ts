import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { transaction } from "../../database/client/transaction.ts";
import { dayMs, pendingDeliveries, webhookLog } from "../../inputs/index.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { ask } from "../../testing/engine.ts";
import { untilReadable } from "../../testing/follower.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { accepted, broken, testWebhooks } from "../../testing/webhook-outbox.ts";
import { dispatchAll, makeWebhook } from "../../testing/webhooks.ts";
import { addDeliveries } from "./deliveries.ts";
import type { Claimed } from "./sending.ts";
import { sweepWebhooks } from "./sweep.ts";

const database = testDatabase();
const webhooks = testWebhooks(database);
const { outbox, claim } = webhooks;
let world: World;
let user: Viewer;
beforeAll(async () => {
  world = await seed(database);
  ({ user } = viewersOf(world));
});
beforeEach(async () => {
  await database.prisma.webhookEndpoint.deleteMany();
  await untilReadable(database);
});

const run = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows;
const daysAgo = (days: number) => new Date(worldNow.getTime() - days * dayMs);
const make = () => makeWebhook(database, { viewer: user, events: ["software.changed", "software.removed"] });
const stateOf = (id: string) => database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });

interface Some {
  count: number;
  at: Date;
  status?: string;
  body?: string;
}
const add = (id: string, { count, at, status = "pending", body = "{}" }: Some) =>
  run(
    `insert into webhook_delivery (id, endpoint_id, event, thing_kind, thing_id, body, created_at, status, attempts)
     select gen_random_uuid(), $1, 'software.changed', 'software', gen_random_uuid(), $4, $3::timestamptz + n * interval '1 millisecond',
       $5, 9 from generate_series(1, $2) n`,
    id,
    count,
    at,
    body,
    status,
  );
const countOf = (endpointId: string, status = "pending") =>
  database.prisma.webhookDelivery.count({ where: { endpointId, status } });

/** A change that the webhook is told of. */
async function change(): Promise<void> {
  await run("update software set name = name || '!' where id = $1", world.software.ember);
  await dispatchAll(database);
}

/** The result of updateWebhook, or the code of its error. */
async function update(databaseId: string, more: object = {}): Promise<string> {
  const text = `mutation ($input: UpdateWebhookInput!) { result: updateWebhook(input: $input) {
    __typename ... on ConflictError { code } } }`;
  const input = { databaseId, url: "https://hooks.example/in", events: ["SOFTWARE_CHANGED"], ...more };
  const { data, errors } = await ask(
    database,
    text,
    { input },
    { viewer: user, services: testServices().services },
  );
  const { __typename, code } = (data?.["result"] ?? {}) as Record<string, string>;
  return code ?? __typename ?? String(errors?.[0]?.extensions["code"]);
}

// Tens of thousands of rows: the embedded database may be slow, and the rules are the same.
describe.runIf(testKind === "postgresql")("a backlog", () => {
  test("disables a webhook, which begins anew when it is enabled: what waits is sent and counts no more", async () => {
    const { id } = await make();
    await run(
      "update webhook_endpoint set updated_at = $2, failing_since = $2 where id = $1",
      id,
      daysAgo(2),
    );
    await add(id, { count: pendingDeliveries.sinceChange - 1, at: daysAgo(1) });
    await change();
    expect(await stateOf(id)).toMatchObject({ state: "enabled" });
    await change();
    expect(await stateOf(id)).toMatchObject({ state: "disabled", disabledReason: "backlog" });
    // Nothing more is stored.
    await change();
    expect(await countOf(id)).toBe(pendingDeliveries.sinceChange + 1);
    expect(await update(id)).toBe("WebhookSaved");
    await change();
    expect(await stateOf(id)).toMatchObject({ state: "enabled", disabledReason: null, failingSince: null });
    expect(await countOf(id)).toBe(pendingDeliveries.sinceChange + 2);
    const fresh = { endpointId: id, status: "pending", attempts: 0, nextAttemptAt: { lte: worldNow } };
    expect(await database.prisma.webhookDelivery.count({ where: fresh })).toBe(
      pendingDeliveries.sinceChange + 1,
    );
  });

  test("is not sent twice: what may be under way keeps its time", async () => {
    const { id } = await make();
    await add(id, { count: 2, at: daysAgo(1) });
    const [first, second] = await database.prisma.webhookDelivery.findMany({ where: { endpointId: id } });
    const at = (seconds: number) => new Date(worldNow.getTime() + seconds * 1_000);
    const put = (delivery: { id: string } | undefined, nextAttemptAt: Date) =>
      database.prisma.webhookDelivery.update({ where: { id: delivery?.id ?? "" }, data: { nextAttemptAt } });
    await put(first, at(30));
    await put(second, at(31));
    expect(await update(id, { state: "PAUSED" })).toBe("WebhookSaved");
    expect(await update(id)).toBe("WebhookSaved");
    const rows = await database.prisma.webhookDelivery.findMany({
      where: { endpointId: id },
      orderBy: { nextAttemptAt: "desc" },
    });
    expect(rows.map(({ id: one, nextAttemptAt, attempts }) => [one, nextAttemptAt, attempts])).toEqual([
      [first?.id, at(30), 0],
      [second?.id, worldNow, 0],
    ]);
  });

  test("ends at 20,000: a webhook is enabled then only if what waits is dropped", async () => {
    const { id } = await make();
    await add(id, { count: pendingDeliveries.inAll, at: daysAgo(1) });
    await change();
    expect(await stateOf(id)).toMatchObject({ state: "disabled", disabledReason: "backlog" });
    expect(await update(id)).toBe("LIMIT_REACHED");
    expect(await update(id, { dropPending: true })).toBe("WebhookSaved");
    expect([await countOf(id), await countOf(id, "cancelled")]).toEqual([0, pendingDeliveries.inAll + 1]);
    await change();
    expect([(await stateOf(id)).state, await countOf(id)]).toEqual(["enabled", 1]);
  });

  test("is dropped by its owner only where they say so, and without a change of the state", async () => {
    const { id } = await make();
    await add(id, { count: 3, at: daysAgo(1) });
    expect(await update(id, { state: "PAUSED", dropPending: false })).toBe("WebhookSaved");
    expect(await countOf(id)).toBe(3);
    expect(await update(id, { state: "PAUSED", dropPending: true })).toBe("WebhookSaved");
    expect([(await stateOf(id)).state, await countOf(id)]).toEqual(["paused", 0]);
  });
});

describe("the sweep", () => {
  const { services, jobs } = testServices();
  const sweep = async (more: { atOnce?: number; signal?: AbortSignal } = {}) =>
    sweepWebhooks(database, {
      queue: await services.queue(),
      now: worldNow,
      signal: new AbortController().signal,
      ...more,
    });

  test("disables webhooks for which too many bytes wait, paused ones too; they are enabled only if what waits is dropped", async () => {
    const heavy = await make();
    const light = await make();
    const body = JSON.stringify("x".repeat(pendingDeliveries.bytes / 20));
    await add(heavy.id, { count: 20, at: daysAgo(1), body });
    await add(light.id, { count: 19, at: daysAgo(1), body });
    expect(await update(heavy.id, { state: "PAUSED" })).toBe("WebhookSaved");
    await sweep();
    expect(await stateOf(heavy.id)).toMatchObject({ state: "disabled", disabledReason: "backlog" });
    expect(await stateOf(light.id)).toMatchObject({ state: "enabled" });
    expect(jobs).toEqual([
      { kind: "mail", data: { mail: "webhook-disabled", endpointId: heavy.id, userId: user.id } },
    ]);
    expect(await update(heavy.id)).toBe("LIMIT_REACHED");
    expect(await update(heavy.id, { dropPending: true })).toBe("WebhookSaved");
  });

  test("deletes deliveries and notes after 30 days, and notes that no webhook needs", async () => {
    const { id } = await make();
    await add(id, { count: 25, at: daysAgo(31) });
    await add(id, { count: 4, at: daysAgo(29) });
    const note = (thingId: string, leftAt: Date | null, scopeId = world.companies.northwind) =>
      database.prisma.webhookKnownThing.create({ data: { scopeId, thingId, leftAt } });
    await database.prisma.webhookEndpoint.update({
      where: { id },
      data: { filterCompanyId: world.companies.northwind },
    });
    await note(world.software.ember, null);
    await note(world.software.beacon, daysAgo(31));
    for (const thing of Object.values(world.software)) await note(thing, null, world.companies.solo);
    await sweep({ atOnce: 2 });
    expect(await countOf(id)).toBe(4);
    const left = await database.prisma.webhookKnownThing.findMany();
    expect(left.map(({ thingId }) => thingId)).toEqual([world.software.ember]);
  });

  test("keeps the newest finished deliveries of each webhook, up to a number and a size, and all that wait", async () => {
    const endpoint = (id: string) => webhooks.endpoint(user.id, "https://hooks.example/in", { id });
    // More than one statement looks at.
    const ids = Array.from(
      { length: 101 },
      (_, n) => `ffffffff-ffff-4fff-bfff-${String(n).padStart(12, "0")}`,
    );
    for (const id of ids) await endpoint(id);
    const [few = ""] = ids;
    const [large = "", many = ""] = ids.slice(-2);
    await add(few, { count: 10, at: daysAgo(2), status: "failed" });
    await add(many, { count: webhookLog.deliveries + 7, at: daysAgo(2), status: "delivered" });
    await add(many, { count: 3, at: daysAgo(3) });
    const [oldest] = await run(
      "select id from webhook_delivery where endpoint_id = $1 and status = 'delivered' order by created_at offset 7",
      many,
    );
    const body = "x".repeat(webhookLog.bytes / 4 + 1);
    await add(large, { count: 4, at: daysAgo(2), status: "cancelled", body });
    await sweep({ atOnce: 2 });
    expect([await countOf(few, "failed"), await countOf(large, "cancelled")]).toEqual([10, 3]);
    expect([await countOf(many, "delivered"), await countOf(many)]).toEqual([webhookLog.deliveries, 3]);
    expect(await database.prisma.webhookDelivery.count({ where: { id: oldest.id } })).toBe(1);
  });

  test("takes an old secret away, which is no change of the webhook", async () => {
    const { id } = await make();
    const updatedAt = daysAgo(2);
    const data = { previousSecret: "old", previousSecretUntil: worldNow, updatedAt };
    await database.prisma.webhookEndpoint.update({ where: { id }, data });
    await sweep();
    expect(await stateOf(id)).toMatchObject({ previousSecret: null, previousSecretUntil: null, updatedAt });
  });

  test("deletes few rows at a time, and ends between them with the process", async () => {
    const { id } = await make();
    await add(id, { count: 25, at: daysAgo(31) });
    let looks = 0;
    const signal = {
      get aborted() {
        return looks++ >= 2;
      },
    } as AbortSignal;
    await sweep({ atOnce: 10, signal });
    expect(await countOf(id)).toBe(5);
  });
});

// The embedded database has one connection: no transaction meets another.
describe.runIf(testKind === "postgresql")("the order of locks is owner, place, webhook, deliveries", () => {
  const thing = "00000000-0000-4000-8000-00000000aaaa";
  const owned = "select from webhook_endpoint where id = $1 for no key update";
  const deliveries = "select from webhook_delivery where endpoint_id = $1 for update nowait";

  /** Another transaction, which has run the statement. */
  async function holding(text: string, ...values: unknown[]) {
    const client = await database.pool.connect();
    onTestFinished(() => client.release(true));
    await client.query("begin");
    await client.query(text, values);
    return client;
  }
  const untilOneWaits = () =>
    expect
      .poll(
        async () =>
          (
            await run(
              "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
            )
          ).length,
        { timeout: 30_000 },
      )
      .toBe(1);
  const removal = {
    event: "review.removed",
    companyId: null,
    scopes: [],
    data: { kind: "review", id: thing, gone: true, thing: null },
  } as const;
  const tell = () => transaction(database, (tx) => addDeliveries(tx, [removal], worldNow));
  const endpoint = () =>
    webhooks.endpoint(user.id, "https://hooks.example/in", { events: ["review.changed", "review.removed"] });

  test.each([
    ["the dispatcher", tell],
    ["the sender, of a success", (claimed: Claimed) => outbox.record(claimed, accepted, worldNow)],
    ["the sender, of a failure", (claimed: Claimed) => outbox.record(claimed, broken, worldNow)],
  ])("for %s", async (_name, work) => {
    const id = await endpoint();
    await webhooks.deliveries(id, 1, { thingId: thing, at: worldNow });
    const [claimed] = await claim(worldNow);
    if (!claimed) throw new Error("Nothing was claimed");
    const other = await holding(owned, id);
    const working = Promise.all([work(claimed)]);
    working.catch(() => {});
    await untilOneWaits();
    expect((await other.query(deliveries, [id])).rowCount).toBe(1);
    await other.query("commit");
    await working;
  });

  test("for a command that changes a filter", async () => {
    const { id } = await make();
    const other = await holding("update webhook_cursor set place = place");
    const working = update(id, { filterCompanyId: world.companies.northwind });
    working.catch(() => {});
    await untilOneWaits();
    await other.query(`${owned} nowait`, [id]);
    await other.query("commit");
    expect(await working).toBe("WebhookSaved");
  });

  test("a command that names no filter does not wait for the place", async () => {
    const { id } = await make();
    await holding("update webhook_cursor set place = place");
    expect(await update(id, { state: "PAUSED" })).toBe("WebhookSaved");
  });

  test("a webhook that is being deleted is waited for, and gets nothing", async () => {
    const id = await endpoint();
    const kept = await endpoint();
    const other = await holding("delete from webhook_endpoint where id = $1", id);
    const working = tell();
    working.catch(() => {});
    await untilOneWaits();
    await other.query("commit");
    expect(await working).toBe(1);
    expect(await countOf(kept)).toBe(1);
  });
});
