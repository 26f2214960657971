import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Sql, sql } from "../../database/query/sql.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, type World } from "../../testing/seed.ts";
import { compactDeltas, countAuditEntries, countReviews, countUsers, recomputeDeltas } from "./deltas.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const reviews = sql`select status, is_verified, rating, count(*)::int4 as count from review group by 1, 2, 3 order by 1, 2, 3`;
const reviewSums = sql`select status, is_verified, rating, sum(count)::int4 as count from review_counter_delta
  group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`;
const users = sql`select email_key is not null as has_account, is_email_verified, is_admin, suspended_at is not null as is_suspended,
  count(*)::int4 as count from app_user group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
const userSums = sql`select has_account, is_email_verified, is_admin, is_suspended, sum(count)::int4 as count from user_counter_delta
  group by 1, 2, 3, 4 having sum(count) <> 0 order by 1, 2, 3, 4`;

const entries = sql`select action, subject_type, count(*)::int4 as count from audit_entry group by 1, 2 order by 1, 2`;
const entrySums = sql`select action, subject_type, sum(count)::int4 as count from audit_counter_delta
  group by 1, 2 having sum(count) <> 0 order by 1, 2`;

/** Fails unless the sums are what counting gives; gives them. */
async function expectSumsMatchRows() {
  const asked = (statements: Sql[]) =>
    Promise.all(statements.map((statement) => database.prisma.$queryRaw<unknown[]>(statement)));
  const counted = await asked([reviews, users, entries]);
  expect(await asked([reviewSums, userSums, entrySums])).toEqual(counted);
  return counted;
}

let before: unknown;
beforeEach(async () => {
  before = await expectSumsMatchRows();
});

const written = { rating: 3, title: "T", content: "C" };

const writes: [string, () => Promise<unknown>][] = [
  [
    "reviews that are written together",
    () =>
      database.prisma.review.createMany({
        data: [
          { ...written, softwareId: world.software.ember },
          { ...written, softwareId: world.software.ember, isVerified: true },
          { ...written, softwareId: world.software.ember, status: "hidden" },
        ],
      }),
  ],
  ["all reviews hidden", () => database.prisma.review.updateMany({ data: { status: "hidden" } })],
  [
    "some verified",
    () => database.prisma.review.updateMany({ where: { rating: 3 }, data: { isVerified: true } }),
  ],
  ["other stars", () => database.prisma.review.updateMany({ where: { rating: 3 }, data: { rating: 1 } })],
  ["a deleted software", () => database.prisma.software.delete({ where: { id: world.software.ember } })],
  [
    "new users",
    () =>
      database.prisma.user.createMany({
        data: [{ email: "A@b.example", emailKey: "a@b.example" }, { catalogKey: "ann" }],
      }),
  ],
  ["verified addresses", () => database.prisma.user.updateMany({ data: { isEmailVerified: true } })],
  [
    "somebody suspended",
    () =>
      database.prisma.user.updateMany({
        where: { emailKey: "a@b.example" },
        data: { suspendedAt: new Date() },
      }),
  ],
  [
    "a new administrator",
    () => database.prisma.user.updateMany({ where: { catalogKey: "ann" }, data: { isAdmin: true } }),
  ],
  [
    "actions of administrators",
    () =>
      database.prisma.auditEntry.createMany({
        data: [
          { action: "review.hide", subjectType: "review" },
          { action: "review.hide", subjectType: "review" },
          { action: "user.suspend", subjectType: "user" },
        ],
      }),
  ],
  ["deleted users", () => database.prisma.user.deleteMany({ where: { reviews: { some: {} } } })],
];
test.each(writes)("%s are counted at once", async (_, write) => {
  await write();
  expect(await expectSumsMatchRows()).not.toEqual(before);
});

test("a transaction that is rolled back is not counted", async () => {
  const failing = database.prisma.$transaction(async (tx) => {
    await tx.user.create({ data: { catalogKey: "nobody" } });
    throw new Error("No");
  });
  await expect(failing).rejects.toThrow("No");
  expect(await expectSumsMatchRows()).toEqual(before);
});

test("a write that changes no counter adds nothing", async () => {
  const rows = async () => [
    await database.prisma.reviewCounterDelta.count(),
    await database.prisma.userCounterDelta.count(),
    await database.prisma.auditCounterDelta.count(),
  ];
  const had = await rows();
  await database.prisma.review.updateMany({ data: { title: "Another" } });
  await database.prisma.user.updateMany({ data: { designation: "Engineer" } });
  expect(await rows()).toEqual(had);
});

test("deltas are compacted to one row of a kind, with the same sums", async () => {
  await database.prisma.review.create({ data: { ...written, softwareId: world.software.harbor, rating: 2 } });
  await database.prisma.review.create({ data: { ...written, softwareId: world.software.harbor, rating: 2 } });
  await database.prisma.auditEntry.create({ data: { action: "review.hide", subjectType: "review" } });
  await database.prisma.$transaction(compactDeltas);
  const counted = await expectSumsMatchRows();
  expect([
    await database.prisma.reviewCounterDelta.count(),
    await database.prisma.userCounterDelta.count(),
    await database.prisma.auditCounterDelta.count(),
  ]).toEqual(counted.map((kinds) => kinds.length));
});

test("counts of some kinds are the sums of their deltas", async () => {
  const [sums] = await database.prisma.$queryRaw<Record<string, number>[]>(sql`select
    ${countReviews([])} as reviews, ${countReviews([sql`r.status = 'hidden'`, sql`r.rating = 1`])} as hidden,
    ${countUsers([sql`t.has_account`])} as accounts, ${countUsers([sql`t.is_admin`, sql`not t.is_admin`])} as nobody,
    ${countAuditEntries([sql`a.action = 'review.hide'`, sql`a.subject_type = 'review'`])} as actions`);
  const [all, hidden, accounts, actions] = await Promise.all([
    database.prisma.review.count(),
    database.prisma.review.count({ where: { status: "hidden", rating: 1 } }),
    database.prisma.user.count({ where: { emailKey: { not: null } } }),
    database.prisma.auditEntry.count({ where: { action: "review.hide", subjectType: "review" } }),
  ]);
  expect(actions).toBeGreaterThan(0);
  expect(sums).toEqual({ reviews: all, hidden, accounts, nobody: 0, actions });
});

test("wrong sums are recounted and reported", async () => {
  await database.prisma.reviewCounterDelta.deleteMany({ where: { status: "hidden" } });
  await database.prisma.userCounterDelta.create({
    data: { hasAccount: true, isAdmin: true, isEmailVerified: false, isSuspended: true, count: 7 },
  });
  await database.prisma.auditCounterDelta.deleteMany({ where: { subjectType: "review" } });
  expect(await database.prisma.$transaction(recomputeDeltas)).toBeGreaterThanOrEqual(3);
  await expectSumsMatchRows();
  expect(await database.prisma.$transaction(recomputeDeltas)).toBe(0);
});

test("a truncated table has no users", async () => {
  await database.prisma.$executeRaw`truncate app_user cascade`;
  expect((await expectSumsMatchRows()).slice(0, 2)).toEqual([[], []]);
});
