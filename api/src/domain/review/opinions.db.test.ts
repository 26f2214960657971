import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { testWriters, words } from "../../testing/writers.ts";

const database = testDatabase();
const { send, somebody, expectNoDrift } = testWriters(database);
let world: World;
let user: Viewer;
beforeAll(async () => {
  world = await seed(database);
  user = viewersOf(world).user;
});

const limited = () =>
  testServices({ limits: createLimits(createRateLimiter(database.pool, limitTable)) }).services;
const vote = (viewer: Viewer | null, databaseId: string, isHelpful = true) =>
  send(viewer, "voteReview", { databaseId, isHelpful });
const report = (viewer: Viewer | null, databaseId: string, input: object = { reason: "OFFENSIVE" }) =>
  send(viewer, "reportReview", { databaseId, ...input });

/** A published review by somebody new. */
async function written() {
  const author = await somebody();
  const { review } = await send(author, "createReview", { ...words, softwareId: world.software.quill });
  return { author, databaseId: String(review?.databaseId) };
}

describe("voteReview", () => {
  test("counts once a person, and can be taken back", async () => {
    const { databaseId } = await written();
    const other = await somebody();
    await vote(other, databaseId);
    expect(await vote(user, databaseId)).toEqual({
      __typename: "ReviewVoted",
      review: { databaseId, helpfulCount: 2, isHelpfulToViewer: true, isReportedByViewer: false },
    });
    expect((await vote(user, databaseId)).review?.helpfulCount).toBe(2);
    const asked = `query($id: ID!) { review(databaseId: $id) { isOwn isHelpfulToViewer helpfulCount } }`;
    expect(await read(database, asked, { id: databaseId })).toEqual({
      review: { isOwn: false, isHelpfulToViewer: false, helpfulCount: 2 },
    });
    expect((await vote(user, databaseId, false)).review).toMatchObject({
      helpfulCount: 1,
      isHelpfulToViewer: false,
    });
    expect((await vote(user, databaseId, false)).review?.helpfulCount).toBe(1);
    await expectNoDrift();
  });

  test("what one mutation of an operation changes, the next one tells", async () => {
    const { databaseId } = await written();
    const one = (isHelpful: boolean) =>
      `voteReview(input: { databaseId: "${databaseId}", isHelpful: ${isHelpful} }) {
        ... on ReviewVoted { review { helpfulCount isHelpfulToViewer } } }`;
    const answer = await read(
      database,
      `mutation { there: ${one(true)} back: ${one(false)} }`,
      {},
      { viewer: user, services: testServices().services },
    );
    expect(answer).toEqual({
      there: { review: { helpfulCount: 1, isHelpfulToViewer: true } },
      back: { review: { helpfulCount: 0, isHelpfulToViewer: false } },
    });
  });

  test("fifty people at the same moment are all counted, also while some take it back", async () => {
    const { databaseId } = await written();
    const voters = await Promise.all(Array.from({ length: 50 }, somebody));
    await Promise.all(voters.map((voter) => vote(voter, databaseId)));
    const count = async () =>
      (await database.prisma.review.findUniqueOrThrow({ where: { id: databaseId } })).helpfulCount;
    expect(await count()).toBe(50);
    await Promise.all(voters.map((voter, index) => vote(voter, databaseId, index % 5 !== 0)));
    expect(await count()).toBe(40);
    await expectNoDrift();
  });

  test("three hundred an hour", async () => {
    const { databaseId } = await written();
    const services = limited();
    const input = { databaseId, isHelpful: true };
    await send(user, "voteReview", input, services);
    await database.pool.query("update rate_limit set points = 300 where key like 'review-votes:user:%'");
    await expect(send(user, "voteReview", input, services)).rejects.toThrow(/^Too many attempts/);
  });
});

describe("reportReview", () => {
  test("tells the moderators once, and hides nothing", async () => {
    const { databaseId } = await written();
    const answer = await report(user, databaseId, { reason: "PERSONAL_DATA", details: "  It names me. " });
    expect(answer).toMatchObject({ __typename: "ReviewReported", review: { isReportedByViewer: true } });
    const reports = await database.prisma.reviewReport.findMany({ where: { reviewId: databaseId } });
    expect(reports).toMatchObject([
      { userId: user.id, reason: "personal-data", details: "It names me.", status: "open" },
    ]);
    expect(await report(user, databaseId)).toEqual({
      __typename: "ConflictError",
      code: "ALREADY_REPORTED",
      message: "You have already reported this review",
    });
    const asked = `query($id: ID!) { review(databaseId: $id) { title isReportedByViewer } }`;
    expect(await read(database, asked, { id: databaseId })).toEqual({
      review: { title: words.title, isReportedByViewer: false },
    });
  });

  test("says what is wrong where no reason fits, in 4,000 characters at most", async () => {
    const { databaseId } = await written();
    const missing = { path: "details", message: "Please describe what is wrong with the review" };
    for (const details of [undefined, null, "  "])
      expect((await report(user, databaseId, { reason: "OTHER", details })).fields).toEqual([missing]);
    const long = { reason: "OFFENSIVE", details: "😀".repeat(4001) };
    expect((await report(user, databaseId, long)).fields).toEqual([
      { path: "details", message: "Details must be at most 4000 characters" },
    ]);
    const longest = { reason: "OTHER", details: "😀".repeat(4000) };
    expect((await report(user, databaseId, longest)).__typename).toBe("ReviewReported");
  });

  test("twenty an hour; what came to nothing is not counted", async () => {
    const services = limited();
    const { databaseId } = await written();
    const other = await written();
    const input = { databaseId, reason: "OFFENSIVE" };
    for (let time = 0; time < 22; time++) await send(user, "reportReview", input, services);
    await database.pool.query("update rate_limit set points = 20 where key like 'review-reports:user:%'");
    await expect(
      send(user, "reportReview", { ...input, databaseId: other.databaseId }, services),
    ).rejects.toThrow(/^Too many attempts/);
  });
});

describe.each([
  ["voteReview", vote, "You cannot vote on your own review"],
  ["reportReview", report, "You cannot report your own review"],
] as const)("%s", (_name, run, ownWords) => {
  test("requires sign-in, and is refused on the viewer's own review", async () => {
    const { author, databaseId } = await written();
    await expect(run(null, databaseId)).rejects.toThrow("Unauthorized");
    await expect(run(author, databaseId)).rejects.toMatchObject({
      message: ownWords,
      extensions: { code: "FORBIDDEN" },
    });
  });

  test("is of published reviews of Live software alone", async () => {
    const { databaseId } = await written();
    const { admin } = viewersOf(world);
    const live = (isActive: boolean) =>
      database.prisma.software.update({ where: { id: world.software.quill }, data: { isActive } });
    await live(false);
    await expect(run(user, databaseId)).rejects.toThrow("Review not found");
    await live(true);
    for (const reviewId of [world.reviews.hidden, "01900000-0000-7000-8009-000000000009", "nonsense"])
      for (const viewer of [user, admin])
        await expect(run(viewer, reviewId)).rejects.toMatchObject({
          message: "Review not found",
          extensions: { code: "NOT_FOUND" },
        });
  });
});
