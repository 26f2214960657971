import { readFile } from "node:fs/promises";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { createReadLog } from "../../database/changes/read-log.ts";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testWriters, words } from "../../testing/writers.ts";
import { compactDeltas } from "../counters/deltas.ts";
import { heldForModeration } from "../review/traces/mailbox.ts";

const database = testDatabase();
const { send: write, somebody } = testWriters(database);
const { send } = testAdministering(database);
let world: World;
let admin: Viewer;
beforeAll(async () => {
  world = await seed(database);
  admin = viewersOf(world).admin;
});
beforeEach(() => database.pool.query("delete from transparency_counter_delta"));

/** All that was recorded, as "measure kind hours": count. */
async function recorded(): Promise<Record<string, number>> {
  const { rows } =
    await database.pool.query(`select concat_ws(' ', measure, nullif(kind, ''), nullif(hours, 0)) as what,
    sum(count)::int as count from transparency_counter_delta group by 1 having sum(count) <> 0 order by 1`);
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}
async function written(softwareId = world.software.harbor): Promise<{ author: Viewer; databaseId: string }> {
  const author = await somebody();
  const { review } = await write(author, "createReview", { ...words, softwareId });
  return { author, databaseId: String(review?.databaseId) };
}
const hoursAgo = (hours: number) => new Date(worldNow.getTime() - hours * 3_600_000);

test("a review counts in its month, also after it was deleted; an imported one does not", async () => {
  const { databaseId } = await written();
  await database.prisma.review.create({
    data: { softwareId: world.software.harbor, rating: 3, title: "T", content: "C", catalogKey: "imported" },
  });
  await database.prisma.review.delete({ where: { id: databaseId } });
  expect(await recorded()).toEqual({ published: 1, received: 1 });
});

test("a hiding counts by what led to it, and a reply of the author as an appeal with its outcome", async () => {
  const own = await written();
  await send(admin, "setReviewStatus", {
    databaseId: own.databaseId,
    status: "HIDDEN",
    reason: "Advertising",
  });
  await write(own.author, "replyToModerators", { databaseId: own.databaseId, reply: "It is none." });
  await write(own.author, "replyToModerators", { databaseId: own.databaseId, reply: "Really." });
  await send(admin, "setReviewStatus", { databaseId: own.databaseId, status: "PUBLISHED" });
  const reported = await written();
  const report = { reviewId: reported.databaseId, reason: "off-topic", createdAt: hoursAgo(30) };
  const { id } = await database.prisma.reviewReport.create({ data: report });
  await send(admin, "decideReport", { databaseId: id, decision: "UPHELD", reason: "Not about it" });
  const flagged = await written();
  const flag = { reviewId: flagged.databaseId, kind: "burst", evidence: {}, createdAt: hoursAgo(250.5) };
  const { id: flagId } = await database.prisma.reviewFlag.create({ data: flag });
  await send(admin, "decideFlags", { databaseIds: [flagId], decision: "UPHELD", reason: "Bought" });
  const counted = await recorded();
  expect(Object.keys(counted).filter((what) => what.startsWith("appeal-decided published"))).toHaveLength(1);
  expect(counted).toMatchObject({
    "hidden moderators": 1,
    "hidden off-topic": 1,
    "hidden burst": 1,
    restored: 1,
    appealed: 1,
    "reported off-topic": 1,
    "report-decided upheld 30": 1,
    "flagged burst": 1,
    // Two digits are exact.
    "flag-decided upheld 260": 1,
  });
});

test("a dismissal that is taken back does not count; a flag that new evidence opens again does", async () => {
  const { databaseId: reviewId } = await written();
  const flag = { reviewId, kind: "near-duplicate", evidence: {}, createdAt: hoursAgo(3) };
  const { id } = await database.prisma.reviewFlag.create({ data: flag });
  await send(admin, "decideFlags", { databaseIds: [id], decision: "DISMISSED" });
  expect(await recorded()).toMatchObject({ "flag-decided dismissed 3": 1 });
  await send(admin, "reopenFlags", { databaseIds: [id] });
  expect(Object.keys(await recorded())).not.toContainEqual(expect.stringContaining("decided"));
  await send(admin, "decideFlags", { databaseIds: [id], decision: "DISMISSED" });
  await database.prisma.reviewFlag.update({
    where: { id },
    data: { status: "open", createdAt: worldNow, decidedAt: null },
  });
  expect(await recorded()).toMatchObject({ "flagged near-duplicate": 2, "flag-decided dismissed 3": 1 });
});

test("a held review is published when moderators decide so, and one that they delete is removed", async () => {
  const held = { status: "hidden", isHeld: true, hiddenReason: "Wait" };
  const { id } = await database.prisma.review.create({
    data: {
      softwareId: world.software.harbor,
      rating: 3,
      title: "T",
      content: "C",
      createdAt: hoursAgo(0),
      ...held,
    },
  });
  expect(await recorded()).toEqual({ held: 1, received: 1 });
  await send(admin, "setReviewStatus", { databaseId: id, status: "PUBLISHED" });
  await send(admin, "deleteReviewAsAdmin", { databaseId: id });
  const counted = await recorded();
  expect(counted).toMatchObject({ published: 1, removed: 1 });
  expect(Object.keys(counted).filter((what) => what.startsWith("hold-decided published"))).toHaveLength(1);
});

test("months are told newest first, with kinds and times of those that are over, as compacted or not", async () => {
  const add = (month: string, measure: string, kind: string, count: number, hours = 0) =>
    database.prisma.transparencyCounterDelta.create({
      data: { month, measure, kind, count, hours, origin: "backfill" },
    });
  await add("2026-09", "hidden", "offensive", 7);
  await add("2026-09", "hidden", "offensive", 1);
  await add("2026-09", "hidden", "burst", 2);
  for (const [hours, count] of [
    [1, 5],
    [4, 3],
    [70, 2],
  ] as const)
    await add("2026-09", "report-decided", "upheld", count, hours);
  await add("2026-09", "restored", "", 4);
  await add("2026-11", "hidden", "offensive", 6);
  await add("2026-11", "received", "", 2);
  const reads = createReadLog();
  const ask = () =>
    read<{ transparency: object[] }>(
      database,
      `{ transparency(first: 5) { month isComplete isReconstructed received restored hidden { total kinds { kind count } others }
        reported { decided { count { total } medianHours p90Hours } } } }`,
      {},
      { now: worldNow, reads },
    );
  const { transparency } = await ask();
  const none = { medianHours: null, p90Hours: null };
  const untold = { total: null, kinds: [], others: null };
  expect(transparency).toMatchObject([
    { month: "2026-11", isComplete: false, received: 2, restored: null, hidden: untold },
    {
      month: "2026-10",
      isComplete: true,
      isReconstructed: false,
      restored: 0,
      hidden: { total: 0 },
      reported: { decided: none },
    },
    {
      month: "2026-09",
      isReconstructed: true,
      restored: null,
      hidden: { total: 10, kinds: [], others: 10 },
      reported: { decided: { count: { total: 10 }, medianHours: 1, p90Hours: 70 } },
    },
  ]);
  // Then the current month is complete.
  expect(reads.expires).toBe(Date.UTC(2026, 11, 1));
  await database.prisma.$transaction(compactDeltas);
  expect(await ask()).toEqual({ transparency });
  await expect(read(database, "{ transparency(first: 37) { month } }")).rejects.toThrow(
    "first must be from 0 to 36",
  );
});

test("the migration counts what stands as the triggers would have counted it", async () => {
  // Other tests of this file have left theirs.
  const before = await backfilled();
  const { databaseId: reviewId } = await written();
  const { id } = await database.prisma.reviewReport.create({
    data: { reviewId, reason: "offensive", createdAt: hoursAgo(5) },
  });
  await send(admin, "decideReport", { databaseId: id, decision: "UPHELD", reason: "Insults" });
  const own = (await written()).databaseId;
  await send(admin, "setReviewStatus", { databaseId: own, status: "HIDDEN", reason: "Advertising" });
  await send(admin, "setReviewStatus", { databaseId: own, status: "PUBLISHED" });
  const held = async () => {
    const { databaseId } = await written();
    await database.prisma.review.update({
      where: { id: databaseId },
      data: { status: "hidden", ...heldForModeration },
    });
    return databaseId;
  };
  await send(admin, "setReviewStatus", { databaseId: await held(), status: "PUBLISHED" });
  await send(admin, "setReviewStatus", { databaseId: await held(), status: "HIDDEN", reason: "Copied" });
  const after = await backfilled();
  const more = Object.entries(after).map(([what, count]) => [what, count - (before[what] ?? 0)] as const);
  expect(Object.fromEntries(more.filter(([, count]) => count !== 0))).toEqual({
    received: 4,
    // The hidden one too, but not the one that was never published.
    published: 3,
    "hidden moderators": 1,
    "hidden offensive": 1,
    // Not the one that was held.
    restored: 1,
    "reported offensive": 1,
    "report-decided upheld 5": 1,
  });
  const { rows } = await database.pool.query("select distinct origin from transparency_counter_delta");
  expect(rows).toEqual([{ origin: "backfill" }]);
});

/** What the last statement of the migration counts. */
async function backfilled(): Promise<Record<string, number>> {
  const file = "../../../../prisma/migrations/20261126110002_transparency/migration.sql";
  const sql = await readFile(new URL(file, import.meta.url), "utf8");
  await database.pool.query("delete from transparency_counter_delta");
  await database.pool.query(sql.slice(sql.lastIndexOf('INSERT INTO "transparency_counter_delta"')));
  return recorded();
}
