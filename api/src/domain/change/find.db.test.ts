import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { beginEpoch, dropFollowedChanges, settleChanges } from "../../database/changes/log.ts";
import type { Statement } from "../../database/client/reader.ts";
import { transaction } from "../../database/client/transaction.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { ask } from "../../testing/engine.ts";
import { changesPage, createFollower, publicDirectory, untilReadable } from "../../testing/follower.ts";
import { lateTransactions } from "../../testing/late-transactions.ts";
import { randomNumbers } from "../../testing/random.ts";
import { rowChanges } from "../../testing/row-changes.ts";
import { seed, type World } from "../../testing/seed.ts";
import { changesAfter } from "./find.ts";

const database = testDatabase();
let world: World;
let start: string;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  await untilReadable(database);
  start = (await changesPage(database, "now")).pageInfo.endCursor;
});

const run = (text: string, ...values: unknown[]) => database.pool.query(text, values);
const rename = (id: string, name: string) => run("update software set name = $2 where id = $1", id, name);

/** What is told after the cursor, as "kind id" and whether it is there. */
async function told(after = start): Promise<Record<string, boolean>> {
  await untilReadable(database);
  const { edges } = await changesPage(database, after, 500);
  return Object.fromEntries(
    edges.map(({ node }) => [`${node.kind.toLowerCase()} ${node.id}`, !node.gone] as const),
  );
}
const code = async (after: string) =>
  (await ask(database, `{ changes(after: "${after}") { pageInfo { endCursor } } }`)).errors?.[0]?.extensions[
    "code"
  ];

/** Drops what compaction may drop, as if hours had gone by. */
async function compact(): Promise<void> {
  await untilReadable(database);
  await compactNow();
}

async function compactNow(): Promise<void> {
  const later = () => run("update change_epoch set settled_at = settled_at - interval '1 hour'");
  await later();
  await transaction(database, settleChanges);
  await later();
  while ((await transaction(database, dropFollowedChanges)) > 0);
}

describe("a page of changes", () => {
  test("tells each thing once, at its last change, with all that changed", async () => {
    const { ember, harbor } = world.software;
    await rename(ember, "Ember One");
    await rename(harbor, "Harbor One");
    await run("update software set rank_score = rank_score + 1 where id = $1", ember);
    await untilReadable(database);
    const { edges, pageInfo } = await changesPage(database, start);
    expect(edges.map(({ node }) => [node.id, node.facets])).toEqual([
      [harbor, ["TEXT"]],
      [ember, ["TEXT", "RANK"]],
    ]);
    expect(edges[1]?.node.thing).toMatchObject({ name: "Ember One" });
    expect(pageInfo.hasNextPage).toBe(false);
    expect(await told(pageInfo.endCursor)).toEqual({});
  });

  test("leads on from each of its changes, and from its end", async () => {
    const { ember, harbor, beacon } = world.software;
    for (const id of [ember, harbor, beacon]) await rename(id, `Renamed ${id.slice(-4)}`);
    await untilReadable(database);
    const first = await changesPage(database, start, 2);
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(await told(first.pageInfo.endCursor)).toEqual({ [`software ${beacon}`]: true });
    expect(Object.keys(await told(first.edges[0]?.cursor))).toHaveLength(2);
  });

  test("has the facets and the place of what was compacted", async () => {
    const { ember, harbor } = world.software;
    await rename(ember, "Ember Two");
    await rename(harbor, "Harbor Two");
    await run("update software set rank_score = rank_score + 1 where id = $1", ember);
    await compact();
    const { rows } = await run("select count(*)::int from change where subject_id = $1", ember);
    expect(rows).toEqual([{ count: 1 }]);
    await untilReadable(database);
    const { edges } = await changesPage(database, start);
    const facets = edges.map(({ node }) => [node.id, [...node.facets].sort()]);
    expect(facets.at(-1)).toEqual([ember, expect.arrayContaining(["RANK", "TEXT"])]);
  });

  test("reads only what the public has seen, and says how much", async () => {
    const { ember } = world.software;
    await run(`insert into change (subject, subject_id, facets) select subject, gen_random_uuid(), '{text}'
      from generate_series(1, 300), unnest('{user,software,review}'::text[]) subject`);
    await rename(ember, "Ember Three");
    await untilReadable(database);
    const page = await changesAfter(database, start, 20);
    expect(page).toMatchObject({ scanned: 1, hasMore: false, changes: [{ id: ember }] });
  });

  test("reads the index of public entries, in its order, also of a long log", async () => {
    const sent: Statement[] = [];
    await changesAfter(
      {
        reader: {
          ...database.reader,
          query(statement, options) {
            sent.push(statement);
            return database.reader.query(statement, options);
          },
        },
      },
      start,
      20,
    );
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      await client.query(`insert into change (subject, subject_id, facets, public)
        select 'review', gen_random_uuid(), '{text}', n % 4 = 0 from generate_series(1, 20000) n`);
      await client.query("analyze change");
      const { rows } = await client.query(`explain (format json) ${sent[0]?.text}`, [
        ...(sent[0]?.values ?? []),
      ]);
      const plan = JSON.stringify(rows);
      expect(sent).toHaveLength(1);
      expect(plan).toContain('"Index Name":"change_public"');
      expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"change"|"Node Type":"Sort"/);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });

  test("stands once in a document, and is charged for what it may read", async () => {
    const { errors } = await ask(
      database,
      "{ changes(first: 0) { pageInfo { endCursor } } again: changes(first: 0) { pageInfo { endCursor } } }",
    );
    expect(errors).toMatchObject([{ extensions: { code: "TOO_MANY_FIELDS" } }]);
  });

  test("has a rule for the number of changes", async () => {
    for (const first of [-1, 101])
      expect(
        (await ask(database, `{ changes(first: ${first}) { pageInfo { endCursor } } }`)).errors,
      ).toMatchObject([{ message: "first must be from 0 to 100" }]);
    expect((await changesPage(database, start, 0)).edges).toEqual([]);
  });
});

describe("what the public does not see", () => {
  test("is gone when it is hidden or deleted, with all that it hides, and comes back so", async () => {
    const { beacon } = world.software;
    const { rows } = await run(
      "select id from review where software_id = $1 and status = 'published'",
      beacon,
    );
    expect(rows.length).toBeGreaterThan(0);
    const all = (isThere: boolean) => ({
      [`software ${beacon}`]: isThere,
      ...Object.fromEntries(rows.map(({ id }) => [`review ${id}`, isThere])),
    });
    await run("update software set is_active = false where id = $1", beacon);
    expect(await told()).toEqual(all(false));
    await run("update review set helpful_count = helpful_count + 1 where software_id = $1", beacon);
    await compact();
    expect(await told()).toEqual(all(false));
    await run("update software set is_active = true where id = $1", beacon);
    expect(await told()).toEqual(all(true));
  });

  test("is not told where it was never seen: Drafts, their reviews, hidden reviews, users", async () => {
    const { draft } = world.software;
    const review = "01900000-0000-7000-8005-00000000ffff";
    const before = await told();
    await rename(draft, "Still a Draft");
    await run(
      `insert into review (id, software_id, user_id, rating, title, content)
       values ($1, $2, $3, 5, 'Early', 'Very early')`,
      review,
      draft,
      world.users.user,
    );
    await run("update review set title = 'Earlier' where id = $1", review);
    await run("update review set title = title || '!' where status = 'hidden'");
    await run(
      "update app_user set is_admin = is_admin, last_name = 'Nobody' where id = $1",
      world.users.admin,
    );
    expect(await told()).toEqual(before);
    await compact();
    expect(await told()).toEqual(before);
    await run("update software set is_active = true where id = $1", draft);
    expect(await told()).toMatchObject({ [`software ${draft}`]: true, [`review ${review}`]: true });
    await run("update software set is_active = false where id = $1", draft);
    expect(await told()).toMatchObject({ [`software ${draft}`]: false, [`review ${review}`]: false });
  });

  test("is not told where only its listing was seen: reviews of what became a Draft", async () => {
    const { harbor } = world.software;
    const review = "01900000-0000-7000-8005-00000000fffe";
    await run("update software set is_active = false where id = $1", harbor);
    const before = await told();
    await run(
      `insert into review (id, software_id, user_id, rating, title, content) values ($1, $2, $3, 5, 'Early', 'Very early')`,
      review,
      harbor,
      world.users.admin,
    );
    await run("update review set title = 'Earlier' where id = $1", review);
    await run(
      `insert into review_answer (id, review_id, company_id, content)
       select gen_random_uuid(), $1, id, 'Thanks' from company limit 1`,
      review,
    );
    await run("delete from review where id = $1", review);
    expect(await told()).toEqual(before);
    await run("update software set is_active = true where id = $1", harbor);
  });

  test("is gone when it goes to a Draft, also after compaction", async () => {
    const { beacon } = world.software;
    const draft = "01900000-0000-7000-8004-00000000ffff";
    await run(
      `insert into software (id, slug, name, sort_name, category_id, is_active)
       select $2, 'never-live', 'Never Live', 'never live', category_id, false from software where id = $1`,
      beacon,
      draft,
    );
    const { rows } = await run(
      "select id from review where software_id = $1 and status = 'published' limit 1",
      beacon,
    );
    const key = `review ${rows[0].id}`;
    const move = (to: string) => run("update review set software_id = $2 where id = $1", rows[0].id, to);
    await move(draft);
    expect(await told()).toMatchObject({ [key]: false });
    await compact();
    expect(await told()).toMatchObject({ [key]: false });
    await move(beacon);
    await compact();
    expect(await told()).toMatchObject({ [key]: true });
    await run("delete from software where id = $1", draft);
  });

  test("is gone for administrators too", async () => {
    const { ember } = world.software;
    await run("update software set is_active = false where id = $1", ember);
    await untilReadable(database);
    const viewer = { id: world.users.admin, isAdmin: true, isEmailVerified: true };
    const { data } = await ask(
      database,
      `query ($after: String) { changes(after: $after) { edges { node { databaseId gone thing { __typename } } } } }`,
      { after: start },
      { viewer },
    );
    expect(data?.["changes"]).toMatchObject({
      edges: expect.arrayContaining([{ node: { databaseId: ember, gone: true, thing: null } }]),
    });
    await run("update software set is_active = true where id = $1", ember);
  });

  test("a review is told when its author has another name", async () => {
    const { ada } = world.users;
    await run("update app_user set last_name = 'Reyes-Lund' where id = $1", ada);
    const { rows } = await run(
      `select r.id from review r join software s on s.id = r.software_id
       where user_id = $1 and r.status = 'published' and s.is_active`,
      ada,
    );
    expect(Object.keys(await told()).sort()).toEqual(rows.map(({ id }) => `review ${id}`).sort());
  });
});

describe("a cursor", () => {
  test("is refused if it is none", async () => {
    const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    const epoch = "11111111-1111-4111-8111-111111111111";
    for (const text of [
      "",
      "x",
      forged("review:recent", "x"),
      forged("change", "x", "1", "1", 1),
      forged("change", epoch, "-1", "1", 1),
      forged("change", epoch, "1", "9".repeat(30), 1),
      forged("change", epoch, "1", "1", "1"),
      forged("change", epoch, "1", "1", 1.5),
      Buffer.from(`["change","${epoch}","1","1",1e400]`).toString("base64url"),
      forged("change", epoch, "1", "1", 1, "user", epoch),
      forged("change", epoch, "1", "1", 1, "review", "x"),
    ])
      expect([text, await code(text)]).toEqual([text, "INVALID_INPUT"]);
  });

  test("is followed while deletions are kept, and not longer", async () => {
    await run("update change_epoch set epoch = epoch");
    const [name, epoch, xid, seq, time] = JSON.parse(Buffer.from(start, "base64url").toString());
    const of = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    const daysAgo = (days: number) => time - days * 86_400_000;
    expect(await code(of(name, epoch, xid, seq, daysAgo(398)))).toBeUndefined();
    expect(await code(of(name, epoch, xid, seq, daysAgo(400)))).toBe("CURSOR_EXPIRED");
    expect(await code(of(name, epoch, "999999999", seq, time))).toBe("CURSOR_EXPIRED");
  });

  test("ends with a table that is emptied, and with its epoch", async () => {
    expect(await code(start)).toBeUndefined();
    await run("truncate screenshot");
    await untilReadable(database);
    expect(await code(start)).toBe("CURSOR_EXPIRED");
    const next = (await changesPage(database, "now")).pageInfo.endCursor;
    const begun = (await changesPage(database, null, 1)).pageInfo.endCursor;
    expect(await code(begun)).toBeUndefined();
    await transaction(database, beginEpoch);
    expect(await code(next)).toBe("CURSOR_EXPIRED");
    expect(await code(begun)).toBe("CURSOR_EXPIRED");
  });
});

// The embedded database has one connection, on which transactions follow each other.
test.runIf(testKind === "postgresql")("a transaction that commits late is not skipped", async () => {
  const { ember, harbor } = world.software;
  const early = await database.pool.connect();
  onTestFinished(() => early.release(true));
  await early.query("begin");
  await early.query("update software set name = 'Early' where id = $1", [ember]);
  await rename(harbor, "Late");
  const page = await changesPage(database, start);
  expect(page.edges).toEqual([]);
  await early.query("commit");
  expect(await told(page.pageInfo.endCursor)).toEqual({
    [`software ${ember}`]: true,
    [`software ${harbor}`]: true,
  });
});

test("a follower that stops and goes on at random has exactly the public directory", async () => {
  const pick = randomNumbers(1);
  const { rows } = await run("select id from software where is_active union select id from review");
  const changes = await rowChanges(
    database,
    rows.map(({ id }) => id),
    1,
  );
  const late = lateTransactions(async () => {
    const client = await database.pool.connect();
    return { query: (text) => client.query(text), end: () => client.release() };
  }, pick);
  const follower = createFollower(database);
  const follow = async () => {
    const first = 1 + pick(30);
    return follower.step(first, pick(4) === 0 ? pick(first + 1) : first);
  };
  for (const change of changes) {
    await change.run();
    if (testKind === "postgresql" && pick(4) === 0) await late.step();
    if (pick(3) === 0) await follow();
    if (pick(60) === 0) await compactNow();
  }
  await late.end();
  await untilReadable(database);
  while (await follow());
  expect(follower.copy.size).toBeGreaterThan(10);
  expect(follower.copy).toEqual(await publicDirectory(database));
});
