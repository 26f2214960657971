import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { testWriters } from "../../testing/writers.ts";

const database = testDatabase();
const { send, somebody } = testWriters(database);
let world: World;
let owner: Viewer;
let editor: Viewer;
/** Of Beacon, which is Northwind's. */
let reviewId: string;
beforeAll(async () => {
  world = await seed(database);
  owner = viewersOf(world).owner;
  editor = { id: world.users.editor, isAdmin: false, isEmailVerified: true };
});
beforeEach(async () => {
  reviewId = world.reviews.beaconByAda;
  await database.prisma.reviewAnswer.deleteMany();
  await database.prisma.review.updateMany({ data: { answeredAt: null } });
});

const services = testServices;
const answer = (viewer: Viewer | null, content: string, id = reviewId, at = services().services) =>
  send(viewer, "answerReview", { reviewId: id, content }, at);
const take = (viewer: Viewer | null, id = reviewId) => send(viewer, "deleteAnswer", { reviewId: id });
const rows = () => database.prisma.reviewAnswer.findMany();

describe("answerReview", () => {
  test("stands under the review for everybody, in the name of the company", {
    tags: ["6.owner.4"],
  }, async () => {
    const { review } = await answer(editor, "  Thank you.\n\nDark mode comes.  ");
    expect(review?.answer).toMatchObject({
      content: "Thank you.\n\nDark mode comes.",
      isEdited: false,
      company: { databaseId: world.companies.northwind },
    });
    const asked = `query($id: ID!) { review(databaseId: $id) { answer { content company { name } } } }`;
    expect(await read(database, asked, { id: reviewId })).toEqual({
      review: { answer: { content: "Thank you.\n\nDark mode comes.", company: { name: "Northwind" } } },
    });
    expect(await rows()).toMatchObject([{ userId: editor.id }]);
  });

  test("another answer of any member takes its place, and the reviewer is told once", {
    tags: ["6.owner.7"],
  }, async () => {
    const { services: kept, jobs } = services();
    await answer(editor, "First", undefined, kept);
    expect((await answer(owner, "First", undefined, kept)).review?.answer?.isEdited).toBe(false);
    await database.prisma.reviewAnswer.updateMany({ data: { createdAt: new Date("2026-11-01") } });
    expect((await answer(owner, "Second", undefined, kept)).review?.answer).toMatchObject({
      content: "Second",
      isEdited: true,
    });
    await send(owner, "deleteAnswer", { reviewId }, kept);
    await answer(owner, "Third", undefined, kept);
    expect(jobs).toEqual([{ kind: "mail", data: { mail: "review-answered", reviewId } }]);
    expect(await rows()).toHaveLength(1);
  });

  test("ten at the same moment leave one answer and one mail", async () => {
    const { services: kept, jobs } = services();
    await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        answer(number % 2 ? owner : editor, `Answer ${number}`, undefined, kept),
      ),
    );
    expect(await rows()).toHaveLength(1);
    expect(jobs).toHaveLength(1);
  });

  test("says something, in 5,000 characters at most", async () => {
    expect(await answer(owner, " \n ")).toMatchObject({
      __typename: "ValidationError",
      fields: [{ path: "content", message: "Your answer is required" }],
    });
    expect((await answer(owner, "😀".repeat(5_001))).fields).toEqual([
      { path: "content", message: "Your answer must be at most 5000 characters" },
    ]);
    expect((await answer(owner, "😀".repeat(5_000))).__typename).toBe("ReviewAnswered");
  });

  test("is the right of the software's company alone: no visitor, stranger, reviewer or administrator", {
    tags: ["6.owner.7"],
  }, async () => {
    const { admin, user } = viewersOf(world);
    await expect(answer(null, "No")).rejects.toMatchObject({ message: "Unauthorized" });
    for (const viewer of [user, admin, await somebody(), { ...user, id: world.users.ada }])
      await expect(answer(viewer, "No")).rejects.toMatchObject({ message: "Forbidden" });
    // Of a company without members, and of none.
    await expect(answer(owner, "No", world.reviews.quillByUser)).rejects.toMatchObject({
      message: "Forbidden",
    });
    await database.prisma.software.update({
      where: { id: world.software.ledgerly },
      data: { companyId: null },
    });
    await expect(answer(owner, "No", world.reviews.ledgerlyByUser)).rejects.toMatchObject({
      message: "Forbidden",
    });
    expect(await rows()).toEqual([]);
  });

  test("is of what the public sees", async () => {
    const { hidden, onDraft } = world.reviews;
    for (const id of [hidden, onDraft, crypto.randomUUID(), "no-id"])
      await expect(answer(owner, "No", id)).rejects.toMatchObject({ message: "Review not found" });
  });

  test("sixty an hour", async () => {
    const at = services({ limits: createLimits(createRateLimiter(database.pool, limitTable)) }).services;
    await answer(owner, "One", undefined, at);
    await database.pool.query("update rate_limit set points = 60 where key like 'review-answers:user:%'");
    await expect(answer(owner, "Two", undefined, at)).rejects.toThrow(/^Too many attempts/);
  });
});

describe("deleteAnswer", () => {
  test("takes the answer back, and there is nothing to take back then", async () => {
    await answer(owner, "Said");
    await expect(take(viewersOf(world).user)).rejects.toMatchObject({ message: "Forbidden" });
    expect((await take(editor)).review).toMatchObject({ databaseId: reviewId, answer: null });
    await expect(take(editor)).rejects.toMatchObject({ message: "Answer not found" });
    expect(await database.prisma.auditEntry.count({ where: { action: "answer.delete" } })).toBe(0);
  });

  test("moderators take one back on the record; they answer nothing", async () => {
    await answer(owner, "Our reviewer is a liar");
    const { admin } = viewersOf(world);
    await expect(answer(admin, "Said by nobody")).rejects.toMatchObject({ message: "Forbidden" });
    expect((await take(admin)).review).toMatchObject({ answer: null });
    expect(await database.prisma.auditEntry.findFirst({ where: { action: "answer.delete" } })).toMatchObject({
      actorId: admin.id,
      subjectType: "review",
      subjectId: reviewId,
      before: { companyId: world.companies.northwind },
    });
  });
});

describe("where the software becomes another company's", () => {
  test("the answer stays its giver's until the new one answers in its place", async () => {
    await answer(owner, "From Northwind");
    const newcomer = await somebody();
    const { solo } = world.companies;
    await database.prisma.companyMember.create({
      data: { companyId: solo, userId: newcomer.id, role: "owner" },
    });
    const where = { id: world.software.beacon };
    await database.prisma.software.update({ where, data: { companyId: solo } });
    await expect(take(owner)).rejects.toMatchObject({ message: "Forbidden" });
    const asked = `query($id: ID!) { review(databaseId: $id) { answer { company { name } } } }`;
    expect(await read(database, asked, { id: reviewId })).toEqual({
      review: { answer: { company: { name: "Northwind" } } },
    });
    const { review } = await answer(newcomer, "From Northwind");
    expect(review?.answer).toMatchObject({ isEdited: false, company: { databaseId: solo } });
    await database.prisma.software.update({ where, data: { companyId: world.companies.northwind } });
  });

  test("an answer goes with the company that gave it, the review stays", async () => {
    await answer(owner, "Said");
    const { northwind } = world.companies;
    await database.prisma
      .$transaction(async (tx) => {
        await tx.company.delete({ where: { id: northwind } });
        expect(await tx.reviewAnswer.count()).toBe(0);
        expect(await tx.review.count({ where: { id: reviewId } })).toBe(1);
        throw new Error("back");
      })
      .catch((error: Error) => expect(error.message).toBe("back"));
  });
});

test("a company's reviews are kept by whether they are answered, and by listing", async () => {
  await answer(owner, "Said");
  const list = (args: string) =>
    read<{ company: { reviews: { totalCount: number; edges: { node: { title: string } }[] } } }>(
      database,
      `query($id: ID!) { company(databaseId: $id) { reviews(${args}) { totalCount edges { node { title } } } } }`,
      { id: world.companies.northwind },
    );
  const titles = async (args: string) =>
    (await list(args)).company.reviews.edges.map(({ node }) => node.title);
  expect(await titles("isAnswered: true")).toEqual(["It remembers so that I need not"]);
  const open = (await list("first: 1, isAnswered: false")).company.reviews;
  expect(open.totalCount).toBe((await list("first: 1")).company.reviews.totalCount - 1);
  expect(await titles(`softwareId: "${world.software.harbor}"`)).toEqual(["Made for us", "Five of five"]);
  expect(await titles(`softwareId: "${world.software.quill}"`)).toEqual([]);
  expect(await titles(`softwareId: "nonsense"`)).toEqual([]);
});
