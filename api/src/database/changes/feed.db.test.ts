import { afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { testDatabase, testKind } from "../../testing/database.ts";
import { untilReadable } from "../../testing/follower.ts";
import { seed, type World } from "../../testing/seed.ts";
import { type ChangedTags, type ChangeFeed, followChanges } from "./feed.ts";
import { childrenOf, rowOf, type Tag } from "./tags.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const opened: ChangeFeed[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((feed) => feed.close()));
});

/** A feed that looks when it is asked only, and what it has notified of since it was asked last. */
async function follow(pool = database.changePool) {
  const changes: ChangedTags[] = [];
  const feed = followChanges(pool, { interval: 1_000_000, report() {} });
  opened.push(feed);
  feed.subscribe((changed) => changes.push(changed));
  // On a busy machine a look may take longer than it is waited for.
  const caughtUp = () => expect.poll(() => feed.catchUp()).toBeUndefined();
  await caughtUp();
  const next = async (): Promise<Set<Tag> | "anything"> => {
    await caughtUp();
    const all = changes.splice(0);
    return all.includes("anything") ? "anything" : new Set(all.flatMap((tags) => [...tags] as Tag[]));
  };
  return { feed, next };
}

const rename = (id: string, name: string) =>
  database.pool.query("update software set name = $2 where id = $1", [id, name]);

test("what anybody has committed is read once, with all its tags", async () => {
  const { feed, next } = await follow();
  const { ember } = world.software;
  expect(await next()).toEqual(new Set());
  await rename(ember, "Ember One");
  const { rows } = await database.pool.query("select company_id from software where id = $1", [ember]);
  const parent = rows[0].company_id;
  const bases = ["software", `software:${ember}`, ...(parent ? [`software@${parent}`] : [])];
  expect(await next()).toEqual(new Set(bases.flatMap((base) => [base, `${base}#text`])));
  expect(await next()).toEqual(new Set());
  expect(feed.caughtUpAt).toBeLessThanOrEqual(performance.now());
});

test("a new feed reads nothing from before", async () => {
  await rename(world.software.ember, "Ember Two");
  const { next } = await follow();
  expect(await next()).toEqual(new Set());
});

test("what is rolled back is not read", async () => {
  const { next } = await follow();
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("update software set name = 'Nothing' where id = $1", [world.software.ember]);
  await client.query("rollback");
  client.release();
  expect(await next()).toEqual(new Set());
});

// The embedded database has one connection, on which transactions follow each other.
test.runIf(testKind === "postgresql")(
  "a transaction that commits late is read then, and holds up nobody",
  async () => {
    const { next } = await follow();
    const { ember, harbor } = world.software;
    const [early, late] = [await database.pool.connect(), await database.pool.connect()];
    onTestFinished(() => {
      for (const client of [early, late]) client.release(true);
    });
    await early.query("begin");
    await early.query("update software set name = 'First' where id = $1", [ember]);
    await late.query("begin");
    await late.query("update software set name = 'Second' where id = $1", [harbor]);
    expect(await next()).toEqual(new Set());
    await late.query("commit");
    const second = await next();
    expect(second).toContain(rowOf("software", harbor));
    expect(second).not.toContain(rowOf("software", ember));
    await rename(harbor, "Third");
    expect(await next()).toContain(rowOf("software", harbor));
    await early.query("update software set name = 'Fourth' where id = $1", [ember]);
    await early.query("commit");
    const first = await next();
    expect(first).toContain(rowOf("software", ember));
    expect(first).not.toContain(rowOf("software", harbor));
    expect(await next()).toEqual(new Set());
  },
);

test("more than 5,000 entries, a table emptied, another epoch and a truncated log are anything", async () => {
  const { next } = await follow();
  const log = (count: number) =>
    database.pool.query(
      "insert into change (subject, subject_id, facets) select 'user', gen_random_uuid(), '{text}' from generate_series(1, $1)",
      [count],
    );
  await log(5_000);
  expect((await next()) === "anything").toBe(false);
  await log(5_001);
  expect(await next()).toBe("anything");
  await database.pool.query("truncate category_slug");
  expect(await next()).toBe("anything");
  await database.pool.query("update change_epoch set epoch = gen_random_uuid()");
  expect(await next()).toBe("anything");
  await rename(world.software.ember, "Ember Truncated");
  await database.pool.query("truncate change");
  expect(await next()).toBe("anything");
  expect(await next()).toEqual(new Set());
});

test.each<[string, (text: string, values: unknown[]) => [text: string, values: unknown[]]]>([
  [
    "another start of the server",
    (text, values) => [text.replace("pg_postmaster_start_time()", "now()"), values],
  ],
  [
    "half an hour without a look",
    (text, values) => [
      text.replace("clock_timestamp()", "clock_timestamp() + interval '31 minutes'"),
      values,
    ],
  ],
  ["a snapshot that is earlier than the last one", (text) => [text, ["4000000000:4000000000:"]]],
])("%s is anything", async (_name, alter) => {
  let isAltered = false;
  const pool = {
    query: (text: string, values: unknown[]) =>
      database.changePool.query(...(isAltered ? alter(text, values) : ([text, values] as const))),
  } as unknown as typeof database.changePool;
  const { next } = await follow(pool);
  expect(await next()).toEqual(new Set());
  isAltered = true;
  expect(await next()).toBe("anything");
});

test("followers wake for what the public sees, and for nothing else", async () => {
  const { feed, next } = await follow();
  let woken = 0;
  feed.onReadable(() => woken++);
  const { draft, ember } = world.software;
  await rename(draft, "Still a Draft");
  expect(await next()).toContain(rowOf("software", draft));
  await untilReadable(database);
  await feed.catchUp();
  expect(woken).toBe(0);
  await rename(ember, "Ember Awake");
  await feed.catchUp();
  await untilReadable(database);
  await feed.catchUp();
  expect(woken).toBe(1);
});

test.each([
  ["total", "update total_count set value = value + 1"],
  [
    "transparency",
    "insert into transparency_counter_delta (month, measure, count) values ('2026-11', 'notice', 1)",
  ],
])("changes of %s have no ID, and concern nothing else", async (subject, change) => {
  const { next } = await follow();
  await database.pool.query(change);
  expect(await next()).toEqual(new Set([subject, `${subject}#counters`]));
});

test("a review, which the public record counts, concerns reviews of its listing only", async () => {
  const { next } = await follow();
  const { beacon, ember } = world.software;
  await database.pool.query(
    "insert into review (id, software_id, rating, title, content) values (gen_random_uuid(), $1, 4, 'Told apart', 'Every day.')",
    [beacon],
  );
  const changed = await next();
  for (const tag of [childrenOf("review", beacon), "transparency"]) expect(changed).toContain(tag);
  expect(changed).not.toContain(childrenOf("review", ember));
});

test("an outage is reported once, and nothing is lost by it", async () => {
  const reported: unknown[] = [];
  let isAway = false;
  const pool = {
    query: (...given: Parameters<typeof database.changePool.query>) =>
      isAway ? Promise.reject(new Error("connect ECONNREFUSED")) : database.changePool.query(...given),
  } as unknown as typeof database.changePool;
  const feed = followChanges(pool, { interval: 1_000_000, report: (error) => reported.push(error) });
  opened.push(feed);
  const changes: ChangedTags[] = [];
  feed.subscribe((changed) => changes.push(changed));
  await feed.catchUp();
  const { caughtUpAt } = feed;
  isAway = true;
  await expect(feed.catchUp()).rejects.toThrow("ECONNREFUSED");
  await expect(feed.catchUp()).rejects.toThrow("ECONNREFUSED");
  expect(reported).toHaveLength(1);
  expect(feed.caughtUpAt).toBe(caughtUpAt);
  expect(feed.isFailing).toBe(true);
  await rename(world.software.ember, "Ember Three");
  isAway = false;
  await feed.catchUp();
  expect(feed.isFailing).toBe(false);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toContain(rowOf("software", world.software.ember));
  expect(feed.caughtUpAt).toBeGreaterThan(caughtUpAt);
});

test("a lost connection is no outage while another one can be had", async () => {
  const reported: unknown[] = [];
  let lost = 0;
  const pool = {
    query: (...given: Parameters<typeof database.changePool.query>) =>
      lost-- > 0
        ? Promise.reject(new Error("Connection terminated unexpectedly"))
        : database.changePool.query(...given),
  } as unknown as typeof database.changePool;
  const feed = followChanges(pool, { interval: 1_000_000, report: (error) => reported.push(error) });
  opened.push(feed);
  await feed.catchUp();
  lost = 1;
  await feed.catchUp();
  expect(reported).toEqual([]);
  lost = 2;
  await expect(feed.catchUp()).rejects.toThrow("terminated");
});
