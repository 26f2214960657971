import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { beginEpoch } from "../../database/changes/log.ts";
import { transaction } from "../../database/client/transaction.ts";
import { publicWebhookEvents } from "../../inputs/index.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { publicDirectory, untilReadable } from "../../testing/follower.ts";
import { lateTransactions } from "../../testing/late-transactions.ts";
import { randomNumbers } from "../../testing/random.ts";
import { rowChanges } from "../../testing/row-changes.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { dispatchAll, dispatchOnce, makeWebhook, toldTo } from "../../testing/webhooks.ts";

const database = testDatabase();
let world: World;
let user: Viewer;
let owner: Viewer;
beforeAll(async () => {
  world = await seed(database);
  ({ user, owner } = viewersOf(world));
});
beforeEach(async () => {
  await database.prisma.webhookEndpoint.deleteMany();
  // Ends following, and waits until the next webhook begins behind all that was written before.
  await dispatchAll(database);
});

const run = (text: string, ...values: unknown[]) => database.pool.query(text, values);
/** What a webhook was told since, as "event id". */
async function told(id: string, after = 0): Promise<string[]> {
  await dispatchAll(database);
  return (await toldTo(database, id)).slice(after).map((one) => `${one.event} ${one.id}`);
}
const company = () => world.companies.northwind;

describe("public changes", () => {
  test("are told with the record that /api/changes has, and nothing without a webhook", async () => {
    const { ember } = world.software;
    const { id } = await makeWebhook(database, {
      viewer: user,
      events: ["software.changed", "software.removed"],
    });
    await untilReadable(database);
    await run("update software set name = 'Ember Two' where id = $1", ember);
    expect(await told(id)).toEqual([`software.changed ${ember}`]);
    const [one] = await toldTo(database, id);
    expect(one?.data).toMatchObject({ gone: false, thing: { id: ember, name: "Ember Two" } });
    await run("update software set is_active = false where id = $1", ember);
    expect(await told(id, 1)).toEqual([`software.removed ${ember}`]);
    // Its record is not sent any more.
    const { rows } = await run("select status from webhook_delivery where endpoint_id = $1 order by seq", id);
    expect(rows.map(({ status }) => status)).toEqual(["cancelled", "pending"]);
    await run("update software set is_active = true where id = $1", ember);
    await database.prisma.webhookEndpoint.deleteMany();
    await dispatchAll(database);
    expect(await database.prisma.webhookCursor.findFirst()).toMatchObject({ place: null });
    expect(await database.prisma.webhookKnownThing.count()).toBe(0);
  });

  test("are filtered by category and company, and what leaves is removed", async () => {
    const { beacon } = world.software;
    const { rows } = await run("select category_id, company_id from software where id = $1", beacon);
    const { category_id: categoryId, company_id: filterCompanyId } = rows[0];
    const events = ["software.changed", "software.removed", "review.changed", "review.removed"] as const;
    const inside = await makeWebhook(database, { viewer: user, events, categoryId, filterCompanyId });
    const elsewhere = await makeWebhook(database, {
      viewer: user,
      events,
      filterCompanyId: world.companies.solo,
    });
    const { rows: reviews } = await run(
      "select id from review where software_id = $1 and status = 'published' order by id limit 1",
      beacon,
    );
    const review = reviews[0].id;
    await run("update review set title = title || '!' where id = $1", review);
    expect(await told(inside.id)).toEqual([`review.changed ${review}`]);
    await run("update software set company_id = $2 where id = $1", beacon, world.companies.solo);
    expect(await told(inside.id, 1)).toEqual([`software.removed ${beacon}`]);
    expect(await told(elsewhere.id)).toEqual([`software.changed ${beacon}`]);
    await run("update software set company_id = $2 where id = $1", beacon, filterCompanyId);
    expect(await told(elsewhere.id, 1)).toEqual([`software.removed ${beacon}`]);
    expect(await told(inside.id, 2)).toEqual([`software.changed ${beacon}`]);
    await run("update review set status = 'hidden', hidden_reason = 'x' where id = $1", review);
    expect(await told(inside.id, 3)).toEqual([`review.removed ${review}`]);
    await run("update review set status = 'published', hidden_reason = null where id = $1", review);
    await told(inside.id);
    // Nobody learns what a hidden category has.
    const hidden = await makeWebhook(database, { viewer: user, events, categoryId });
    await untilReadable(database);
    await run("update category set is_active = false where id = $1", categoryId);
    const left = await told(hidden.id);
    expect(left).toContain(`software.removed ${beacon}`);
    await run("update software set name = name || '.' where id = $1", beacon);
    expect(await told(hidden.id, left.length)).toEqual([]);
    const later = await makeWebhook(database, { viewer: user, events, categoryId });
    await untilReadable(database);
    await run("update software set name = name || '.' where id = $1", beacon);
    expect(await told(later.id)).toEqual([]);
    await run("update category set is_active = true where id = $1", categoryId);
    expect(await told(later.id)).toContain(`software.changed ${beacon}`);
  });

  test("never tell of Drafts, hidden reviews or their words, nor of ranks and times alone", async () => {
    const events = ["software.changed", "software.removed", "review.changed", "review.removed"] as const;
    const { id } = await makeWebhook(database, { viewer: user, events });
    const own = await makeWebhook(database, {
      viewer: owner,
      companyId: company(),
      events: ["review.published", "review.updated", "review.removed", "listing.updated", "listing.removed"],
    });
    await run("update software set name = name || ' Secret' where id = $1", world.software.draft);
    await run("update review set title = 'Secret' where status = 'hidden'");
    await run("update software set rank_score = rank_score / 2 + 0.1, updated_at = now()");
    expect(await told(id)).toEqual([]);
    expect(await told(own.id)).toEqual([]);
  });

  test("that wait about what is gone are cancelled, also without a subscription to removals or for a disabled webhook", async () => {
    const { beacon } = world.software;
    const changed = await makeWebhook(database, { viewer: user, events: ["software.changed"] });
    const own = await makeWebhook(database, {
      viewer: owner,
      companyId: company(),
      events: ["listing.updated"],
    });
    const disabled = await makeWebhook(database, {
      viewer: user,
      events: ["software.changed", "software.removed"],
    });
    const elsewhere = await makeWebhook(database, { viewer: user, events: ["company.changed"] });
    await untilReadable(database);
    await run("update software set name = 'Beacon Two' where id = $1", beacon);
    await run("update company set description = 'New' where id = $1", company());
    for (const { id } of [changed, own, disabled]) expect(await told(id)).toHaveLength(1);
    await run(
      "update webhook_endpoint set state = 'disabled', disabled_reason = 'failing' where id = $1",
      disabled.id,
    );
    await run("update software set is_active = false where id = $1", beacon);
    await dispatchAll(database);
    const statusOf = async ({ id }: { id: string }) =>
      (await database.prisma.webhookDelivery.findMany({ where: { endpointId: id } })).map(
        ({ status }) => status,
      );
    expect(await Promise.all([changed, own, disabled, elsewhere].map(statusOf))).toEqual([
      ["cancelled"],
      ["cancelled"],
      ["cancelled"],
      ["pending"],
    ]);
    await run("update software set is_active = true where id = $1", beacon);
  });
});

describe("a company's own reviews and listings", () => {
  test("are told of what became of each", async () => {
    const { id } = await makeWebhook(database, {
      viewer: owner,
      companyId: company(),
      events: [
        ...(["review.published", "review.updated", "review.answered", "review.removed"] as const),
        "listing.updated",
        "listing.removed",
      ],
    });
    const { beacon, ember } = world.software;
    const review = "01900000-0000-7000-8005-0000000fffff";
    const is = async (...expected: string[]) => {
      const before = seen;
      const now = await told(id, before);
      seen += now.length;
      expect(now).toEqual(expected);
    };
    let seen = 0;
    await run(
      `insert into review (id, software_id, user_id, rating, title, content)
       values ($1, $2, $3, 5, 'New', 'Quite new')`,
      review,
      beacon,
      world.users.admin,
    );
    await is(`review.published ${review}`);
    await run("update review set title = 'Newer' where id = $1", review);
    await is(`review.updated ${review}`);
    await run("update review set helpful_count = helpful_count + 1 where id = $1", review);
    await is();
    await run(
      `insert into review_answer (id, review_id, company_id, content) values (gen_random_uuid(), $1, $2, 'Thanks')`,
      review,
      company(),
    );
    await is(`review.answered ${review}`);
    await run("update review set title = 'Newest' where id = $1", review);
    await is(`review.updated ${review}`);
    await run("update review set status = 'hidden', hidden_reason = 'x' where id = $1", review);
    await is(`review.removed ${review}`);
    await run("update review set title = 'Hidden' where id = $1", review);
    await is();
    await run("update review set status = 'published', hidden_reason = null where id = $1", review);
    await is(`review.published ${review}`);
    await run("delete from review where id = $1", review);
    await is(`review.removed ${review}`);
    await run("update software set name = name || '!' where id = $1", beacon);
    await is(`listing.updated ${beacon}`);
    // Another company's: nothing.
    await run("update software set name = name || '!' where company_id is distinct from $1", company());
    await is();
    // A listing that comes with its reviews brings nothing new of them.
    const { rows } = await run("select company_id from software where id = $1", ember);
    await run("update software set company_id = $2 where id = $1", ember, company());
    await is(`listing.updated ${ember}`);
    const { rows: old } = await run(
      "select id from review where software_id = $1 and status = 'published'",
      ember,
    );
    if (old[0]) {
      await run("update review set title = title || '!' where id = $1", old[0].id);
      await is(`review.updated ${old[0].id}`);
    }
    await run("update software set company_id = $2 where id = $1", ember, rows[0].company_id);
    await is(`listing.removed ${ember}`);
  });
});

test("what the scopes of all webhooks have is noted anew when the log begins anew", async () => {
  const { beacon, draft } = world.software;
  const { rows } = await run(
    "select r.id from review r where software_id = $1 and status = 'published' limit 1",
    beacon,
  );
  await run(
    `insert into review_answer (id, review_id, company_id, content) select gen_random_uuid(), $1, $2, 'Thanks'
     where not exists (select from review_answer where review_id = $1)`,
    rows[0].id,
    company(),
  );
  await run("update software set company_id = $2 where id = $1", draft, company());
  await makeWebhook(database, { viewer: owner, companyId: company(), events: ["listing.updated"] });
  const categoryId = world.categories.crm;
  const events = ["software.changed"] as const;
  await makeWebhook(database, { viewer: user, events, categoryId });
  await makeWebhook(database, { viewer: user, events, filterCompanyId: world.companies.solo });
  const notes = async () =>
    (await run("select scope_id, thing_id, answered_at, left_at from webhook_known_thing order by 1, 2"))
      .rows;
  const noted = await notes();
  const scopes = new Set(noted.map(({ scope_id: scope }) => scope));
  expect(scopes).toEqual(new Set([company(), categoryId, world.companies.solo]));
  expect(noted).toContainEqual(
    expect.objectContaining({ thing_id: rows[0].id, answered_at: expect.any(Date) }),
  );
  expect(noted.map(({ thing_id: thing }) => thing)).not.toContain(draft);
  await run("delete from webhook_known_thing");
  await run("insert into webhook_known_thing (scope_id, thing_id) values ($1, $2)", company(), draft);
  await transaction(database, beginEpoch);
  await dispatchAll(database);
  expect(await notes()).toEqual(noted);
  // So that what leaves is told of.
  const { id } = await makeWebhook(database, {
    viewer: user,
    events: ["software.removed"],
    filterCompanyId: company(),
  });
  await run("update software set company_id = null where id = $1", beacon);
  expect(await told(id)).toEqual([`software.removed ${beacon}`]);
  await run("update software set company_id = $2 where id = $1", beacon, company());
});

/** Without times, which alone are not told. */
const timeless = (things: ReadonlyMap<string, unknown>) =>
  new Map(
    [...things].map(([key, thing]) => [key, { ...(thing as object), createdAt: null, updatedAt: null }]),
  );

test("whoever writes and dispatches, the deliveries in their order make a copy of the public directory", async () => {
  const pick = randomNumbers(11);
  const events = publicWebhookEvents;
  const { id } = await makeWebhook(database, { viewer: user, events });
  await untilReadable(database);
  const copy = await publicDirectory(database);
  const { rows } = await run("select id from software where is_active union select id from review");
  const all = await rowChanges(
    database,
    rows.map((row) => row.id),
    2,
  );
  // The webhook itself and its user stay.
  const changes = all.filter(({ name }) => !/webhook|app_user(?:\.id|\.suspended_at|$)/.test(name));
  const late = lateTransactions(async () => {
    const client = await database.pool.connect();
    return { query: (text) => client.query(text), end: () => client.release() };
  }, pick);
  for (const change of changes) {
    if (pick(2) === 0) continue;
    await change.run();
    if (testKind === "postgresql" && pick(4) === 0) await late.step();
    // Two processes at once.
    if (pick(6) === 0) await Promise.all([dispatchOnce(database), dispatchOnce(database)]);
  }
  await late.end();
  await dispatchAll(database);
  for (const { id: thing, data } of await toldTo(database, id)) {
    if (data.thing) copy.set(`${data.kind} ${thing}`, data.thing);
    else copy.delete(`${data.kind} ${thing}`);
  }
  expect(timeless(copy)).toEqual(timeless(await publicDirectory(database)));
});
