import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { testWriters, words } from "../../testing/writers.ts";

const database = testDatabase();
const { send: write, somebody, expectNoDrift } = testWriters(database);
const { send, logged, expectConflict } = testAdministering(database);
let world: World;
let admin: Viewer;
let author: Viewer;
beforeAll(async () => {
  world = await seed(database);
  admin = viewersOf(world).admin;
  author = await somebody();
});

/** A review of the author's of this software, of one star. */
async function written(softwareId: string): Promise<string> {
  const { review } = await write(author, "createReview", { ...words, rating: 1, softwareId });
  return String(review?.databaseId);
}
const ofSoftware = (id: string) =>
  database.prisma.software.findUniqueOrThrow({
    where: { id },
    select: { reviewCount: true, avgRating: true },
  });
const isPublic = async (databaseId: string) => {
  const { data } = await ask(database, `{ review(databaseId: "${databaseId}") { title } }`);
  return (data as { review: object | null }).review !== null;
};

describe("verifying a review", () => {
  test("and taking it back stands in the log; what is so already does not", {
    tags: ["4.verification.2"],
  }, async () => {
    const databaseId = world.reviews.beaconByBen;
    await database.prisma.review.update({
      where: { id: databaseId },
      data: { isVerified: false, verifiedBy: null },
    });
    for (const isVerified of [true, true, false])
      expect(await send(admin, "setReviewVerified", { databaseId, isVerified })).toMatchObject({
        review: { isVerified, verifiedBy: isVerified ? "admin" : null },
      });
    expect(await logged(databaseId)).toEqual([
      {
        action: "review.verify",
        before: { isVerified: false, verifiedBy: null },
        after: { isVerified: true, verifiedBy: "admin" },
      },
      {
        action: "review.unverify",
        before: { isVerified: true, verifiedBy: "admin" },
        after: { isVerified: false, verifiedBy: null },
      },
    ]);
    await expectConflict(admin, "setReviewVerified", { databaseId, isVerified: true });
  });

  test("of a change that somebody has seen succeeds", async () => {
    const databaseId = world.reviews.beaconByAda;
    const { updatedAt } = await database.prisma.review.findUniqueOrThrow({ where: { id: databaseId } });
    const given = { databaseId, isVerified: false, ifUpdatedAt: updatedAt.toISOString() };
    expect((await send(admin, "setReviewVerified", given)).__typename).toBe("ReviewModerated");
  });
});

describe("hiding a review", () => {
  test("takes it out of every figure at once, publishing brings it back; its author is told each time", {
    tags: ["4.review.1", "4.review.3"],
  }, async () => {
    const { beacon } = world.software;
    const before = await ofSoftware(beacon);
    const databaseId = await written(beacon);
    const withIt = await ofSoftware(beacon);
    const { services, jobs } = testServices();
    const reason = "It names a colleague: bob@acme.example.";
    const hidden = await send(admin, "setReviewStatus", { databaseId, status: "HIDDEN", reason }, services);
    expect(hidden.review).toMatchObject({ status: "HIDDEN", hiddenReason: reason });
    expect([await isPublic(databaseId), await ofSoftware(beacon)]).toEqual([false, before]);
    await expectNoDrift();
    await write(author, "replyToModerators", { databaseId, reply: "It does not." });
    // A reason beside "published" is nothing.
    const given = { databaseId, status: "PUBLISHED", reason: "x" };
    const published = await send(admin, "setReviewStatus", given, services);
    expect(published.review).toMatchObject({ status: "PUBLISHED", hiddenReason: null, authorReply: null });
    expect([await isPublic(databaseId), await ofSoftware(beacon)]).toEqual([true, withIt]);
    await expectNoDrift();
    expect(jobs.map(({ data }) => data)).toEqual([
      { mail: "review-hidden", reviewId: databaseId },
      { mail: "review-published", reviewId: databaseId },
    ]);
    const kept = "It names a colleague: [address]";
    expect(await logged(databaseId)).toEqual([
      {
        action: "review.hide",
        before: { status: "published", reason: null },
        after: { status: "hidden", reason: kept },
      },
      {
        action: "review.publish",
        before: { status: "hidden", reason: kept },
        after: { status: "published", reason: null },
      },
    ]);
  });

  test("needs a reason, and another one settles what its author had answered to the first", {
    tags: ["2.admin.40"],
  }, async () => {
    const databaseId = await written(world.software.harbor);
    const hide = (reason?: string) =>
      send(admin, "setReviewStatus", { databaseId, status: "HIDDEN", reason });
    for (const blank of [undefined, "  "])
      expect((await hide(blank)).fields).toEqual([
        { path: "reason", message: "Please give a reason. The author will see it" },
      ]);
    expect((await hide("r".repeat(4_001))).message).toBe("Reason must be at most 4000 characters");
    await hide("Advertising");
    await write(author, "replyToModerators", { databaseId, reply: "It is none." });
    expect((await hide("It is")).review).toMatchObject({ hiddenReason: "It is", authorReply: null });
    await hide("It is");
    expect(await logged(databaseId)).toHaveLength(2);
    await expectNoDrift();
    await expectConflict(admin, "setReviewStatus", { databaseId, status: "PUBLISHED" });
  });
});

test("hidden again for the same reason, a review has its author's answer settled, and its author is told", async () => {
  const databaseId = await written(world.software.ember);
  const decision = { databaseId, status: "HIDDEN", reason: "Advertising" };
  await send(admin, "setReviewStatus", decision);
  await write(author, "replyToModerators", { databaseId, reply: "It is none." });
  const { services, jobs } = testServices();
  const { review } = await send(admin, "setReviewStatus", decision, services);
  expect(review).toMatchObject({ hiddenReason: "Advertising", authorReply: null });
  expect(jobs.map(({ data }) => data)).toEqual([{ mail: "review-hidden", reviewId: databaseId }]);
  await database.prisma.review.delete({ where: { id: databaseId } });
});

describe("deleting a review", () => {
  test("takes it and its figures away, tells its author, and lets the same write happen anew", {
    tags: ["6.admin.10"],
  }, async () => {
    const { ember } = world.software;
    const before = await ofSoftware(ember);
    const given = { ...words, softwareId: ember, idempotencyKey: "try 1" };
    const { review } = await write(author, "createReview", given);
    const databaseId = String(review?.databaseId);
    await expectConflict(admin, "deleteReviewAsAdmin", { databaseId });
    const { services, jobs } = testServices();
    const { name } = await database.prisma.software.findUniqueOrThrow({ where: { id: ember } });
    const gone = await send(admin, "deleteReviewAsAdmin", { databaseId }, services);
    expect(gone).toMatchObject({ __typename: "ReviewDeleted", databaseId });
    expect(await ofSoftware(ember)).toEqual(before);
    await expectNoDrift();
    expect(jobs.map(({ data }) => data)).toEqual([
      { mail: "review-removed", userId: author.id, softwareName: name },
    ]);
    const [entry] = await logged(databaseId);
    expect(entry).toMatchObject({
      action: "review.delete",
      before: { rating: 4, softwareId: ember },
      after: null,
    });
    expect(JSON.stringify(entry)).not.toContain(words.title);
    const again = await write(author, "createReview", given);
    expect(again.review?.databaseId).not.toBe(databaseId);
    await expect(send(admin, "deleteReviewAsAdmin", { databaseId })).rejects.toThrow("Review not found");
  });

  test("leaves its author a mail that names no Draft", async () => {
    const where = { id: world.software.ember };
    const review = await database.prisma.review.findFirstOrThrow({
      where: { userId: author.id, softwareId: where.id },
    });
    await database.prisma.software.update({ where, data: { isActive: false } });
    const { services, jobs } = testServices();
    await send(admin, "deleteReviewAsAdmin", { databaseId: review.id }, services);
    expect(jobs.map(({ data }) => data)).toMatchObject([{ mail: "review-removed", softwareName: null }]);
    await database.prisma.software.update({ where, data: { isActive: true } });
  });
});

describe("everybody's reviews", () => {
  const titles = async (args: string) => {
    const { administration } = await read<{
      administration: { reviews: { totalCount: number; edges: { node: { title: string } }[] } };
    }>(
      database,
      `{ administration { reviews(first: 100 ${args}) { totalCount edges { node { title } } } } }`,
      {},
      {
        viewer: admin,
      },
    );
    const { edges, totalCount } = administration.reviews;
    expect(edges.length).toBe(totalCount);
    return edges.map(({ node }) => node.title);
  };

  test("are those of Drafts and hidden ones too, newest or oldest first", async () => {
    const all = await database.prisma.review.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
    expect(await titles("")).toEqual(all.map(({ title }) => title));
    expect(await titles("sort: OLDEST")).toEqual(all.map(({ title }) => title).reverse());
  });

  test("are kept by status, verification, stars, words, open reports and open flags", {
    tags: ["2.admin.39"],
  }, async () => {
    const { reviews } = world;
    const title = (id: string) =>
      database.prisma.review.findUniqueOrThrow({ where: { id } }).then((review) => review.title);
    const hidden = await database.prisma.review.findMany({ where: { status: "hidden" } });
    expect((await titles("status: HIDDEN")).toSorted()).toEqual(hidden.map((one) => one.title).toSorted());
    const verified = await database.prisma.review.count({ where: { isVerified: true } });
    expect(await titles("isVerified: true")).toHaveLength(verified);
    expect(await titles("rating: 5")).toHaveLength(
      await database.prisma.review.count({ where: { rating: 5 } }),
    );
    expect(await titles('search: "remembers so"')).toEqual([await title(reviews.beaconByAda)]);
    const named = await database.prisma.review.findMany({ where: { software: { name: "Harbor" } } });
    expect((await titles('search: "harbor"')).toSorted()).toEqual(named.map((one) => one.title).toSorted());
    expect(await titles('search: "crews"')).toEqual([]);
    expect(await titles("isReported: true")).toEqual([]);
    const reviewId = reviews.beaconByAda;
    await database.prisma.reviewReport.create({
      data: { reviewId, userId: world.users.user, reason: "offensive" },
    });
    await database.prisma.reviewFlag.create({ data: { reviewId, kind: "burst", evidence: {} } });
    expect(await titles("isReported: true, isFlagged: true")).toEqual([await title(reviewId)]);
    expect(await titles("isReported: false")).not.toContain(await title(reviewId));
    await database.prisma.reviewReport.updateMany({ data: { status: "dismissed" } });
    expect(await titles("isReported: true")).toEqual([]);
  });

  test("tell administrators their authors' addresses", async () => {
    const text = `{ administration { reviews(search: "remembers so") { edges { node { author { email } } } } } }`;
    const answer = await read(database, text, {}, { viewer: admin });
    expect(JSON.stringify(answer)).toContain("ada@mail.example");
  });
});

test("who wrote a review and what waits for a decision on it is for administrators alone", async () => {
  const databaseId = await written(world.software.tally);
  const { prisma } = database;
  const userId = (await somebody()).id;
  await prisma.reviewReport.create({ data: { reviewId: databaseId, userId, reason: "offensive" } });
  const decided = { reviewId: databaseId, userId: author.id, reason: "other", status: "dismissed" };
  await prisma.reviewReport.create({ data: decided });
  await prisma.reviewFlag.create({ data: { reviewId: databaseId, kind: "burst", evidence: {} } });
  const asked = `{ review(databaseId: "${databaseId}") { authorId openReportCount openFlagCount } }`;
  const shown = { authorId: author.id, openReportCount: 1, openFlagCount: 1 };
  expect(await read(database, asked, {}, { viewer: admin })).toEqual({ review: shown });
  const hidden = { authorId: null, openReportCount: null, openFlagCount: null };
  for (const viewer of [author, null])
    expect(await read(database, asked, {}, { viewer })).toEqual({ review: hidden });
});
