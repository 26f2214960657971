import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import type { Services } from "../../graphql/context.ts";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { testWriters, words } from "../../testing/writers.ts";
import { exportData } from "../account/export-data.ts";

const database = testDatabase();
let world: World;
let user: Viewer;
beforeAll(async () => {
  world = await seed(database);
  user = viewersOf(world).user;
});

const administering = testAdministering(database);
const writers = testWriters(database);
const { somebody, expectNoDrift } = writers;
const send = (
  name: Parameters<typeof writers.send>[1],
  input: object,
  viewer: Viewer | null = user,
  services?: Services,
) => writers.send(viewer, name, input, services);

const counts = (id: string) =>
  read<{ software: object; directoryCounts: object }>(
    database,
    `query($id: ID!) { software(databaseId: $id) { reviewCount avgRating histogram { stars count } } directoryCounts { reviews } }`,
    { id },
  );

describe("createReview", () => {
  test("publishes it at once, with every figure", async () => {
    const { tally } = world.software;
    const before = await counts(tally);
    expect(before.software).toMatchObject({ reviewCount: 0 });
    const { review } = await send("createReview", {
      ...words,
      softwareId: tally.toUpperCase(),
      title: "  Holds ",
      pros: ["Fast", " ", "Fast ", "Kind"],
      companySize: "11-50",
      usedFor: "1-2-years",
      easeOfUse: 5,
      role: "Other",
      industry: "Bakeries",
    });
    expect(review).toEqual({
      databaseId: expect.any(String),
      rating: 4,
      title: "Holds",
      pros: ["Fast", "Kind"],
      isVerified: false,
      isEdited: false,
      author: { displayName: "Uma User" },
    });
    const after = await counts(tally);
    expect(after.software).toMatchObject({ reviewCount: 1, avgRating: 4 });
    await expectNoDrift();
    const [category] = await database.prisma.category.findMany({ where: { slug: "accounting" } });
    const sum = await database.prisma.categoryListing.findMany({
      where: { categoryId: String(category?.id) },
      select: { software: { select: { reviewCount: true } } },
    });
    expect(category?.reviewCount).toBe(sum.reduce((total, { software }) => total + software.reviewCount, 0));
    const found = await read<{ reviews: { totalCount: number } }>(
      database,
      `{ reviews(search: "holds") { totalCount } }`,
    );
    expect(found.reviews.totalCount).toBe(1);
    expect(await send("createReview", { ...words, softwareId: tally })).toEqual({
      __typename: "ConflictError",
      code: "ALREADY_REVIEWED",
      message: "You have already reviewed this software",
    });
  });

  test("needs no proved address", { tags: ["4.verification.9"] }, async () => {
    const newcomer = await somebody();
    expect(newcomer.isEmailVerified).toBe(false);
    const { __typename } = await send(
      "createReview",
      { ...words, softwareId: world.software.harbor },
      newcomer,
    );
    expect(__typename).toBe("ReviewSaved");
  });

  test("tells every broken rule", { tags: ["5.review.3", "5.review.4", "5.review.10"] }, async () => {
    const { fields } = await send("createReview", {
      softwareId: "tally",
      rating: 6,
      title: " ",
      content: "x".repeat(10_001),
      pros: Array.from({ length: 11 }, (_, index) => `${index}`),
      cons: ["y".repeat(301)],
      role: "King",
      companySize: "many",
      usedFor: "long",
      value: 0,
    });
    expect(fields).toEqual([
      { path: "softwareId", message: "Software is required" },
      { path: "rating", message: "Please choose a rating from 1 to 5" },
      { path: "title", message: "Title is required" },
      { path: "content", message: "Review must be at most 10000 characters" },
      { path: "pros", message: "Pros must be at most 10" },
      { path: "cons.0", message: "Con must be at most 300 characters" },
      { path: "role", message: expect.stringMatching(/^Role must be one of Advertising, /) },
      { path: "companySize", message: "Company size must be one of 1-10, 11-50, 51-200, 201-1000, 1000+" },
      { path: "usedFor", message: expect.stringMatching(/^Time of use must be one of under-6-months/) },
      { path: "value", message: "Value must be from 1 to 5" },
    ]);
  });

  test("requires sign-in, and is refused for the viewer's own company's software and for invisible software", {
    tags: ["2.write.54", "6.user.4"],
  }, async () => {
    const { beacon, draft } = world.software;
    await expect(send("createReview", { ...words, softwareId: beacon }, null)).rejects.toThrow(
      "Unauthorized",
    );
    const { owner } = viewersOf(world);
    await expect(send("createReview", { ...words, softwareId: beacon }, owner)).rejects.toMatchObject({
      message: "You cannot review your own company's software",
      extensions: { code: "FORBIDDEN" },
    });
    await expect(send("createReview", { ...words, softwareId: draft })).rejects.toThrow("Software not found");
    const unknownId = "01900000-0000-7000-8009-000000000009";
    await expect(send("createReview", { ...words, softwareId: unknownId })).rejects.toThrow(
      "Software not found",
    );
  });

  test("a try that is sent again happens once, also at the same moment", {
    tags: ["2.write.53"],
  }, async () => {
    const viewer = await somebody();
    const input = { ...words, softwareId: world.software.ember, idempotencyKey: "try-1" };
    await Promise.all([1, 2, 3].map(() => send("createReview", input, viewer)));
    expect((await send("createReview", input, viewer)).review?.databaseId).toEqual(expect.any(String));
    expect(await database.prisma.review.count({ where: { userId: viewer.id } })).toBe(1);
    expect(await send("createReview", { ...input, title: "Other" }, viewer)).toEqual({
      __typename: "ConflictError",
      code: "IDEMPOTENCY_KEY_REUSED",
      message: "This Idempotency-Key was already used for a different request",
    });
    // The key is the sender's own: somebody else's try of the same name is another one.
    expect((await send("createReview", input, await somebody())).__typename).toBe("ReviewSaved");
  });

  test("twenty an hour; what came to nothing, and what was repeated, is not counted", async () => {
    const viewer = await somebody();
    const { services } = testServices({ limits: createLimits(createRateLimiter(database.pool, limitTable)) });
    const input = { ...words, softwareId: world.software.abacus, idempotencyKey: "try-1" };
    for (let time = 0; time < 22; time++) await send("createReview", input, viewer, services);
    const again = { ...words, softwareId: world.software.abacus };
    for (let time = 0; time < 22; time++)
      expect((await send("createReview", again, viewer, services)).__typename).toBe("ConflictError");
    await database.pool.query("update rate_limit set points = 20 where key like 'reviews:user:%'");
    await expect(
      send("createReview", { ...words, softwareId: world.software.harbor }, viewer, services),
    ).rejects.toThrow(/^Too many attempts/);
    // What was done already is answered all the same.
    expect((await send("createReview", input, viewer, services)).__typename).toBe("ReviewSaved");
  });
});

describe("the listings that a review names", () => {
  const namedBy = async (id: string) => {
    const { review } = await read<{
      review: { namedProducts: { kind: string; software: { name: string } }[] };
    }>(database, "query($id: ID!) { review(databaseId: $id) { namedProducts { kind software { name } } } }", {
      id,
    });
    return review.namedProducts.map(({ kind, software }) => `${kind} ${software.name}`);
  };

  test("are shown with it while they are Live, and change with it", async () => {
    const { abacus, tally, harbor, ember } = world.software;
    const viewer = await somebody();
    const given = { usedBeforeId: tally.toUpperCase(), consideredIds: [ember, harbor, ember, tally] };
    const { review } = await send("createReview", { ...words, softwareId: abacus, ...given }, viewer);
    const databaseId = String(review?.databaseId);
    const all = ["USED_BEFORE Tally Books", "CONSIDERED Harbor", "CONSIDERED Ember"];
    expect(await namedBy(databaseId)).toEqual(all);
    const same = await send("updateReview", { databaseId, consideredIds: [harbor, ember] }, viewer);
    expect(same.review?.isEdited).toBe(false);
    const fewer = await send(
      "updateReview",
      { databaseId, usedBeforeId: null, consideredIds: [ember] },
      viewer,
    );
    expect(fewer.review?.isEdited).toBe(true);
    expect(await namedBy(databaseId)).toEqual(["CONSIDERED Ember"]);
    const exported = await exportData(database, viewer.id);
    expect(exported.reviews[0]?.namedProducts).toEqual([
      { kind: "considered", softwareId: ember, name: "Ember" },
    ]);
    await database.prisma.software.update({ where: { id: ember }, data: { isActive: false } });
    expect(await namedBy(databaseId)).toEqual([]);
    // What is named already stays: only what comes anew must be Live.
    expect((await send("updateReview", { databaseId, consideredIds: [ember, harbor] }, viewer)).fields).toBe(
      undefined,
    );
    await database.prisma.software.update({ where: { id: ember }, data: { isActive: true } });
  });

  test.each([
    ["the reviewed one", "harbor", /another product/],
    ["a Draft", "draft", /not listed/],
    ["one of the author's company", "beacon", /own company/],
  ] as const)("are not %s", async (_what, name, message) => {
    const { owner } = viewersOf(world);
    const viewer = name === "beacon" ? owner : await somebody();
    const softwareId = name === "beacon" ? world.software.ledgerly : world.software.harbor;
    const input = { ...words, softwareId, consideredIds: [world.software[name]] };
    expect((await send("createReview", input, viewer)).fields).toEqual([
      { path: "consideredIds", message: expect.stringMatching(message) },
    ]);
  });

  test("are at most one and three", async () => {
    const { tally, ledgerly, harbor, ember, abacus } = world.software;
    const input = { ...words, softwareId: tally, consideredIds: [ledgerly, harbor, ember, abacus] };
    expect((await send("createReview", input, await somebody())).fields).toEqual([
      { path: "consideredIds", message: "What you also looked at must be at most 3" },
    ]);
  });
});

describe("updateReview", () => {
  test("keeps what it said, counts as edited, and is verified no more", {
    tags: ["4.verification.7"],
  }, async () => {
    const viewer = await somebody();
    const created = await send(
      "createReview",
      { ...words, softwareId: world.software.ledgerly, pros: ["A"] },
      viewer,
    );
    const databaseId = String(created.review?.databaseId);
    await database.prisma.review.update({
      where: { id: databaseId },
      data: { isVerified: true, verifiedBy: "admin" },
    });
    // Nothing that differs: nothing happens.
    const same = await send("updateReview", { databaseId, title: " Holds ", rating: 4, pros: ["A"] }, viewer);
    expect(same.review).toMatchObject({ isEdited: false, isVerified: true });
    const { review } = await send("updateReview", { databaseId, rating: 2, pros: null }, viewer);
    expect(review).toMatchObject({ rating: 2, title: "Holds", pros: [], isEdited: true, isVerified: false });
    const revisions = await database.prisma.reviewRevision.findMany({ where: { reviewId: databaseId } });
    expect(revisions).toMatchObject([{ rating: 4, title: "Holds", content: words.content, pros: ["A"] }]);
    await expectNoDrift();
    expect((await send("updateReview", { databaseId, title: "" }, viewer)).fields).toEqual([
      { path: "title", message: "Title is required" },
    ]);
  });

  test("is not for those whose own company's software it is by now; they may take it back", async () => {
    const viewer = await somebody();
    const { review } = await send("createReview", { ...words, softwareId: world.software.harbor }, viewer);
    const databaseId = review?.databaseId;
    const { companyId } = await database.prisma.software.findUniqueOrThrow({
      where: { id: world.software.harbor },
    });
    await database.prisma.companyMember.create({
      data: { companyId: String(companyId), userId: String(viewer.id), role: "editor" },
    });
    await expect(send("updateReview", { databaseId, rating: 5 }, viewer)).rejects.toMatchObject({
      extensions: { code: "FORBIDDEN" },
    });
    expect((await send("deleteReview", { databaseId }, viewer)).__typename).toBe("ReviewDeleted");
  });

  test("sixty changes an hour", async () => {
    const viewer = await somebody();
    const { services } = testServices({ limits: createLimits(createRateLimiter(database.pool, limitTable)) });
    const { review } = await send("createReview", { ...words, softwareId: world.software.harbor }, viewer);
    const change = (title: string) =>
      send("updateReview", { databaseId: review?.databaseId, title }, viewer, services);
    await change("One");
    await database.pool.query("update rate_limit set points = 60 where key like 'review-changes:user:%'");
    await expect(change("Two")).rejects.toThrow(/^Too many attempts/);
  });

  test.each(["updateReview", "deleteReview"] as const)("%s is its author's alone", async (name) => {
    const { beaconByAda, hidden } = world.reviews;
    const input = (databaseId: string) => ({ databaseId, ...(name === "updateReview" && { rating: 1 }) });
    await expect(send(name, input(beaconByAda), null)).rejects.toThrow("Unauthorized");
    await expect(send(name, input(beaconByAda))).rejects.toMatchObject({ extensions: { code: "FORBIDDEN" } });
    for (const reviewId of [hidden, "01900000-0000-7000-8009-000000000009", "nonsense"])
      await expect(send(name, input(reviewId))).rejects.toThrow("Review not found");
  });
});

describe("deleteReview", () => {
  test("takes it out of every figure", async () => {
    const viewer = await somebody();
    const { abacus } = world.software;
    const before = await counts(abacus);
    const { review } = await send("createReview", { ...words, softwareId: abacus, rating: 1 }, viewer);
    const { databaseId } = review ?? {};
    const own = `query($id: ID!) { software(databaseId: $id) { isOwn ownReview { databaseId } } }`;
    expect(await read(database, own, { id: abacus }, { viewer })).toEqual({
      software: { isOwn: false, ownReview: { databaseId } },
    });
    expect(await send("deleteReview", { databaseId }, viewer)).toEqual({
      __typename: "ReviewDeleted",
      databaseId,
    });
    expect(await counts(abacus)).toEqual(before);
    // The key of a review that is gone stands for a new one.
    const keyed = { ...words, softwareId: abacus, idempotencyKey: "gone" };
    const first = await send("createReview", keyed, viewer);
    await send("deleteReview", { databaseId: first.review?.databaseId }, viewer);
    const second = await send("createReview", keyed, viewer);
    expect(second.__typename).toBe("ReviewSaved");
    await send("deleteReview", { databaseId: second.review?.databaseId }, viewer);
    expect(await read(database, own, { id: abacus }, { viewer })).toEqual({
      software: { isOwn: false, ownReview: null },
    });
    await expectNoDrift();
  });
});

describe("a review that moderators hid", () => {
  const admin = () => viewersOf(world).admin;
  const hide = (databaseId: string) =>
    administering.send(admin(), "setReviewStatus", { databaseId, status: "HIDDEN", reason: "Insults" });
  const write = async (viewer: Viewer, softwareId: string) => {
    const { services, jobs } = testServices();
    const { review } = await send("createReview", { ...words, softwareId }, viewer, services);
    const databaseId = review?.databaseId ?? "";
    const row = await database.prisma.review.findUniqueOrThrow({
      where: { id: databaseId },
      include: { flags: true },
    });
    return { databaseId, row, mails: jobs.map(({ data }) => "mail" in data && data.mail).filter(Boolean) };
  };

  test("is not published again by deleting it and writing anew: that one begins hidden, and waits for the moderators", async () => {
    const viewer = await somebody();
    const { harbor } = world.software;
    const before = await counts(harbor);
    let { databaseId } = await write(viewer, harbor);
    await hide(databaseId);
    for (const _again of [1, 2]) {
      await send("deleteReview", { databaseId }, viewer);
      const { row, mails, ...second } = await write(viewer, harbor);
      databaseId = second.databaseId;
      expect(row).toMatchObject({
        status: "hidden",
        hiddenReason: "Insults",
        flags: [{ kind: "hidden-before", status: "open" }],
      });
      // Its author alone is told.
      expect(mails).toEqual(["review-hidden"]);
    }
    expect(await counts(harbor)).toEqual(before);
    await expectNoDrift();
    await administering.send(admin(), "setReviewStatus", { databaseId, status: "PUBLISHED" });
    await send("deleteReview", { databaseId }, viewer);
    expect((await write(viewer, harbor)).row).toMatchObject({ status: "published", flags: [] });
  });

  test("leaves no word of itself, and of its author nothing but a hash once the account is gone", async () => {
    const viewer = await somebody();
    const { databaseId } = await write(viewer, world.software.quill);
    await hide(databaseId);
    await send("deleteReview", { databaseId }, viewer);
    const where = { userId: viewer.id };
    const kept = await database.prisma.hiddenReviewAccountTombstone.findMany({ where });
    expect(kept).toMatchObject([{ softwareId: world.software.quill, reason: "Insults" }]);
    const { deletedHiddenReviews } = await exportData(database, viewer.id);
    expect(deletedHiddenReviews).toMatchObject([{ reason: "Insults" }]);
    await administering.send(admin(), "removeUserAsAdmin", { databaseId: viewer.id });
    expect(await database.prisma.hiddenReviewAccountTombstone.count({ where })).toBe(0);
    expect(await database.prisma.hiddenReviewMailboxTombstone.count()).toBe(1);
  });

  test("bears on nobody else's, and on no other software", async () => {
    const viewer = await somebody();
    const { databaseId } = await write(viewer, world.software.quill);
    await hide(databaseId);
    await send("deleteReview", { databaseId }, viewer);
    expect((await write(viewer, world.software.ember)).row.status).toBe("published");
    expect((await write(await somebody(), world.software.quill)).row.status).toBe("published");
  });
});

describe("what a viewer is told of their own", () => {
  test("a member of its company owns a software, and sees a hidden review of theirs", async () => {
    const { owner } = viewersOf(world);
    const { beacon } = world.software;
    const asked = `query($id: ID!) { software(databaseId: $id) { isOwn } }`;
    expect(await read(database, asked, { id: beacon }, { viewer: owner })).toEqual({
      software: { isOwn: true },
    });
    expect(await read(database, asked, { id: beacon })).toEqual({ software: { isOwn: false } });
    const cleo = { id: world.users.cleo, isAdmin: false, isEmailVerified: true };
    const mine = `query($id: ID!) { viewer { review(databaseId: $id) { title } } review(databaseId: $id) { title } }`;
    const { hidden } = world.reviews;
    expect(await read(database, mine, { id: hidden }, { viewer: cleo })).toEqual({
      viewer: { review: { title: "Buy followers here" } },
      review: null,
    });
    expect(await read(database, mine, { id: hidden }, { viewer: user })).toEqual({
      viewer: { review: null },
      review: null,
    });
  });
});
