import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { testWriters, words } from "../../testing/writers.ts";

const database = testDatabase();
const { send, somebody } = testWriters(database);
let world: World;
let author: Viewer;
beforeAll(async () => {
  world = await seed(database);
  author = await somebody();
});

const kept =
  "status hiddenReason isHeld authorReply revisions { rating title content pros cons replacedAt } isOwn";
const mine = `query($page: Int) { viewer { reviews(first: 2, page: $page) { totalCount
  edges { node { databaseId title ${kept} software { name } } } } } }`;
interface Mine {
  viewer: { reviews: { totalCount: number; edges: { node: Record<string, unknown> }[] } };
}

/** A review of the author's of this software. */
async function write(softwareId: string, title: string): Promise<string> {
  const { review } = await send(author, "createReview", { ...words, title, softwareId });
  return String(review?.databaseId);
}
const hide = (id: string, hiddenReason = "It names a colleague.") =>
  database.prisma.review.update({ where: { id }, data: { status: "hidden", hiddenReason } });
const reply = (viewer: Viewer | null, databaseId: string, text = "It does not.") =>
  send(viewer, "replyToModerators", { databaseId, reply: text });

test.runIf(testKind === "postgresql")(
  "an author's review is locked after its software, as by all commands",
  async () => {
    const writer = await somebody();
    const { review } = await send(writer, "createReview", { ...words, softwareId: world.software.quill });
    const databaseId = String(review?.databaseId);
    const other = await database.pool.connect();
    try {
      await other.query("begin");
      await other.query("select 1 from software where id = $1 for update", [world.software.quill]);
      const updated = send(writer, "updateReview", { databaseId, title: "In this order" });
      await expect.poll(() => countLockWaits(database), { interval: 5 }).toBe(1);
      await other.query("select 1 from review where id = $1 for update nowait", [databaseId]);
      await other.query("commit");
      expect(await updated).toMatchObject({ review: { title: "In this order" } });
    } finally {
      await other.query("rollback");
      other.release();
    }
  },
);

describe("the viewer's own reviews", () => {
  test("of what became a Draft tell nothing of it and cannot be changed, but deleted; they come back with it", async () => {
    const { ember } = world.software;
    const somebodyElse = await somebody();
    const { review } = await send(somebodyElse, "createReview", { ...words, softwareId: ember });
    const databaseId = String(review?.databaseId);
    const draft = (isActive: boolean) =>
      database.prisma.software.update({ where: { id: ember }, data: { isActive } });
    const shownReview = () =>
      read(
        database,
        `query($id: ID!) { viewer { draftReviewCount reviews { totalCount edges { node { software { description } } } }
          review(databaseId: $id) { software { description } } } }`,
        { id: databaseId },
        { viewer: somebodyElse },
      );
    await draft(false);
    expect(await shownReview()).toEqual({
      viewer: { draftReviewCount: 1, reviews: { totalCount: 0, edges: [] }, review: null },
    });
    await expect(send(somebodyElse, "updateReview", { databaseId, title: "New" })).rejects.toThrow(
      "not found",
    );
    await hide(databaseId);
    await expect(reply(somebodyElse, databaseId)).rejects.toThrow("not found");
    await draft(true);
    expect(await shownReview()).toMatchObject({
      viewer: { draftReviewCount: 0, reviews: { totalCount: 1 } },
    });
    await draft(false);
    expect(await send(somebodyElse, "deleteReview", { databaseId })).toMatchObject({ databaseId });
    await draft(true);
  });

  test("newest first and page by page, hidden ones too, with what only their author is told", async () => {
    const { harbor, quill, tally } = world.software;
    const ids: string[] = [];
    for (const [place, software] of [harbor, quill, tally].entries()) {
      const id = await write(software, `Review ${place}`);
      ids.push(id);
      const createdAt = new Date(Date.UTC(2026, 1, place + 1));
      await database.prisma.review.update({ where: { id }, data: { createdAt } });
    }
    await hide(ids[2] ?? "");
    await database.prisma.review.update({ where: { id: ids[2] ?? "" }, data: { isHeld: true } });
    for (const title of ["Second", "Third"])
      await send(author, "updateReview", { databaseId: ids[2], title, pros: ["Fast"] });
    const first = await read<Mine>(database, mine, { page: 1 }, { viewer: author });
    expect(first.viewer.reviews.totalCount).toBe(3);
    expect(first.viewer.reviews.edges.map(({ node }) => node)).toEqual([
      {
        databaseId: ids[2],
        title: "Third",
        status: "HIDDEN",
        hiddenReason: "It names a colleague.",
        isHeld: true,
        authorReply: null,
        revisions: [
          expect.objectContaining({ title: "Second", pros: ["Fast"], replacedAt: expect.any(String) }),
          expect.objectContaining({
            title: "Review 2",
            content: words.content,
            pros: [],
            cons: [],
            rating: 4,
          }),
        ],
        isOwn: true,
        software: { name: "Tally Books" },
      },
      expect.objectContaining({ title: "Review 1", status: "PUBLISHED", hiddenReason: null, revisions: [] }),
    ]);
    const second = await read<Mine>(database, mine, { page: 2 }, { viewer: author });
    expect(second.viewer.reviews.edges.map(({ node }) => node["title"])).toEqual(["Review 0"]);
  });

  test("of the latest twenty changes", async () => {
    const id = await write(world.software.ember, "Often");
    await database.prisma.reviewRevision.createMany({
      data: Array.from({ length: 25 }, (_, index) => ({
        reviewId: id,
        rating: 3,
        title: `Title ${index}`,
        content: "C",
        createdAt: new Date(Date.UTC(2026, 1, 1, index)),
      })),
    });
    const asked = `query($id: ID!) { viewer { review(databaseId: $id) { revisions { title } } } }`;
    const { viewer } = await read<{ viewer: { review: { revisions: { title: string }[] } } }>(
      database,
      asked,
      { id },
      { viewer: author },
    );
    const titles = viewer.review.revisions.map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Title ${24 - index}`));
  });

  test("are told to administrators, and to nobody else", async () => {
    const id = await write(world.software.abacus, "Kept apart");
    await send(author, "updateReview", { databaseId: id, rating: 1 });
    const { admin, user, owner } = viewersOf(world);
    const node = `query($id: ID!) { node(id: $id) { ... on User { reviews { totalCount edges { node { ${kept} } } } } } }`;
    const globalId = Buffer.from(`User:${author.id}`).toString("base64");
    for (const viewer of [null, user, owner]) {
      const { data } = await ask(database, node, { id: globalId }, { viewer });
      expect(data).toEqual({ node: null });
      const review = `query($id: ID!) { review(databaseId: $id) { ${kept} } }`;
      expect(await read(database, review, { id }, { viewer })).toEqual({
        review: {
          ...{ status: "PUBLISHED", hiddenReason: null, isHeld: false, authorReply: null, revisions: [] },
          isOwn: false,
        },
      });
    }
    const response = await read<{ node: { reviews: { edges: { node: object }[] } } }>(
      database,
      node,
      { id: globalId },
      { viewer: admin },
    );
    const statuses = response.node.reviews.edges.map((edge) => (edge.node as { status: string }).status);
    expect(new Set(statuses)).toEqual(new Set(["PUBLISHED", "HIDDEN"]));
    expect(response.node.reviews.edges[0]?.node).toMatchObject({ revisions: [{ rating: 4 }], isOwn: false });
  });
});

describe("replyToModerators", () => {
  test("keeps the last answer of the author of a hidden review", async () => {
    const id = await write(world.software.ledgerly, "Hidden");
    expect(await reply(author, id)).toEqual({
      __typename: "ConflictError",
      code: "REVIEW_NOT_HIDDEN",
      message: "This review is not hidden, so there is nothing to reply to",
    });
    await hide(id);
    await reply(author, id);
    expect(await reply(author, id, "  I took the name out. ")).toEqual({
      __typename: "ReviewSaved",
      review: { status: "HIDDEN", authorReply: "I took the name out." },
    });
    const row = await database.prisma.review.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ authorReply: "I took the name out.", authorRepliedAt: expect.any(Date) });
    expect((await reply(author, id, " ")).fields).toEqual([
      { path: "reply", message: "Your answer is required" },
    ]);
    expect((await reply(author, id, "x".repeat(4001))).fields).toEqual([
      { path: "reply", message: "Your answer must be at most 4000 characters" },
    ]);
  });

  test("is its author's alone", async () => {
    const { user, admin } = viewersOf(world);
    const { hidden, beaconByAda } = world.reviews;
    await expect(reply(null, hidden)).rejects.toThrow("Unauthorized");
    await expect(reply(user, beaconByAda)).rejects.toMatchObject({ extensions: { code: "FORBIDDEN" } });
    for (const reviewId of [hidden, "nonsense"])
      for (const viewer of [user, admin])
        await expect(reply(viewer, reviewId)).rejects.toThrow("Review not found");
  });

  test("twenty an hour", async () => {
    const { services } = testServices({ limits: createLimits(createRateLimiter(database.pool, limitTable)) });
    const { hidden } = world.reviews;
    const cleo = { id: world.users.cleo, isAdmin: false, isEmailVerified: true };
    const input = { databaseId: hidden, reply: "No." };
    await send(cleo, "replyToModerators", input, services);
    await database.pool.query("update rate_limit set points = 20 where key like 'review-replies:user:%'");
    await expect(send(cleo, "replyToModerators", input, services)).rejects.toThrow(/^Too many attempts/);
  });
});
