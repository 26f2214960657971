import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { transaction } from "../../database/client/transaction.ts";
import { type ApiScope, dayMs, invitations } from "../../inputs/index.ts";
import { jobKinds } from "../../jobs/kinds.ts";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { type Inviting, testInvitations } from "../../testing/invitations.ts";
import { recordedAnswer } from "../../testing/kept-answers.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testKeys, testServices } from "../../testing/services.ts";
import { testWriters, words } from "../../testing/writers.ts";
import { removeUser } from "../account/delete-account.ts";
import { exportData } from "../account/export-data.ts";
import { sweepInvitations } from "./sweep.ts";

const database = testDatabase();
const { send, invite, batches, opened } = testInvitations(database);
const { somebody, send: write } = testWriters(database);
let world: World;
let owner: Viewer;
let editor: Viewer;
let beacon: string;
beforeAll(async () => {
  world = await seed(database);
  ({ owner } = viewersOf(world));
  editor = { id: world.users.editor, isAdmin: false, isEmailVerified: true };
  ({ beacon } = world.software);
});
beforeEach(() => database.prisma.reviewInvitationBatch.deleteMany());

const company = () => world.companies.northwind;
const tokenOf = (scopes: ApiScope[], companyId: string | null = null, userId = owner.id): Inviting => ({
  token: { id: "", name: "CRM", scopes, companyId, userId },
});
const later = (days: number) => new Date(worldNow.getTime() + days * dayMs);
const isInvited = async (viewer: Viewer, softwareId = beacon) =>
  (
    await database.prisma.review.findUnique({
      where: { userId_softwareId: { userId: viewer.id, softwareId } },
      select: { isInvited: true },
    })
  )?.isInvited;
const review = (viewer: Viewer, invitation: string | null = null, softwareId = beacon) =>
  write(viewer, "createReview", { ...words, softwareId, invitation });
const notValid = {
  __typename: "ConflictError",
  code: "INVITATION_NOT_VALID",
  message: expect.stringMatching(/not for this product.*without the invitation/),
};
/** How many links of each batch were used, the newest batch first. */
const used = async () =>
  (await batches(company(), { viewer: owner }))?.map(
    (one) => (one as { counts: { used: number } }).counts.used,
  );

describe("making links", () => {
  const make = (who: Inviting, input: object = {}) =>
    send("createReviewInvitations", { softwareId: beacon, count: 2, ...input }, who);

  test("is for members of the listing's company with a verified address", async () => {
    for (const viewer of [owner, editor])
      expect(await make({ viewer })).toMatchObject({ paths: [expect.any(String), expect.any(String)] });
    expect(await make({ viewer: null })).toEqual({ code: "UNAUTHENTICATED" });
    const { user, admin } = viewersOf(world);
    for (const viewer of [user, admin]) expect(await make({ viewer })).toEqual({ code: "FORBIDDEN" });
    expect(await make({ viewer: { ...owner, isEmailVerified: false } })).toMatchObject({
      code: "EMAIL_NOT_VERIFIED",
    });
    expect(await make({ viewer: user }, { softwareId: world.software.draft })).toEqual({ code: "NOT_FOUND" });
  });

  test("is for tokens with the scope, of a company for that company alone", async () => {
    const others: ApiScope[] = ["read:invitations", "read:company", "write:listings", "write:webhooks"];
    expect(await make(tokenOf(others))).toEqual({ code: "FORBIDDEN" });
    expect(await make(tokenOf(["write:invitations"]))).toMatchObject({ batch: {} });
    expect(await make(tokenOf(["write:invitations"], company()))).toMatchObject({ batch: {} });
    expect(await make(tokenOf(["write:invitations"], world.companies.solo))).toEqual({ code: "FORBIDDEN" });
  });

  test.each([
    [{ count: 0 }, "Number of links must be from 1 to 500"],
    [{ count: 501 }, "Number of links must be from 1 to 500"],
    [{ note: "x".repeat(201) }, "Note must be at most 200 characters"],
  ])("%o breaks a rule", async (input, message) => {
    expect(await make({ viewer: owner }, input)).toMatchObject({ __typename: "ValidationError", message });
  });

  test("is not possible for a Draft", async () => {
    const { companyId } = await database.prisma.software.findUniqueOrThrow({
      where: { id: world.software.draft },
    });
    expect(companyId).toBe(company());
    expect(await make({ viewer: owner }, { softwareId: world.software.draft })).toMatchObject({
      code: "NOT_LISTED",
    });
  });

  test("stores hashes only, and no token in the audit log", async () => {
    const { tokens } = await invite(owner, beacon, 2);
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
    const { rows } = await database.pool.query(
      `select (select json_agg(i) from review_invitation i) as links, (select json_agg(b) from review_invitation_batch b) as batches,
        (select json_agg(a) from audit_entry a where a.action = 'invitation.create') as audited`,
    );
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0].audited.at(-1)).toMatchObject({
      subject_type: "company",
      subject_id: company(),
      after: { software: beacon, count: 2 },
    });
  });

  test("ends at 500 open ones of a listing", async () => {
    await invite(owner, beacon, 499);
    expect(await make({ viewer: owner })).toMatchObject({ code: "LIMIT_REACHED" });
    await send("revokeReviewInvitations", { softwareId: beacon }, { viewer: owner });
    expect(await make({ viewer: owner })).toMatchObject({ batch: {} });
    // Expired ones are not open.
    await invite(owner, beacon, 498);
    expect(await make({ viewer: owner })).toMatchObject({ code: "LIMIT_REACHED" });
    const after = { viewer: owner, now: later(invitations.days) };
    expect(await send("createReviewInvitations", { softwareId: beacon, count: 500 }, after)).toMatchObject({
      batch: {},
    });
  });

  test("ends at 10,000 stored ones of a listing", async () => {
    await database.prisma.reviewInvitationBatch.createMany({
      data: Array.from({ length: invitations.stored / 500 }, () => ({
        ...{ companyId: company(), softwareId: beacon, linkCount: 500, expiresAt: worldNow },
      })),
    });
    expect(await make({ viewer: owner })).toMatchObject({ code: "LIMIT_REACHED" });
  });

  test("ends at 500 an hour for a company, whoever asks; a stranger uses nothing up", async () => {
    const { services } = testServices({ limits: createLimits(createRateLimiter(database.pool, limitTable)) });
    const of = (viewer: Viewer, count: number) =>
      send("createReviewInvitations", { softwareId: beacon, count }, { viewer, services });
    const { user } = viewersOf(world);
    expect(await of(user, 500)).toEqual({ code: "FORBIDDEN" });
    expect(await of(owner, 499)).toMatchObject({ batch: {} });
    await send("revokeReviewInvitations", { softwareId: beacon }, { viewer: owner });
    expect(await of(editor, 2)).toEqual({ code: "RATE_LIMITED" });
    expect(await of(editor, 1)).toMatchObject({ batch: {} });
    expect(await of(owner, 1)).toEqual({ code: "RATE_LIMITED" });
  });
});

describe("reading and revoking", () => {
  test("counts by batch are for members and tokens with a scope", async () => {
    await invite(owner, beacon, 3);
    const counts = { open: 3, used: 0, expired: 0, revoked: 0 };
    const seen = [{ note: "spring customers", linkCount: 3, counts, software: { databaseId: beacon } }];
    for (const who of [
      { viewer: owner },
      { viewer: editor },
      tokenOf(["read:invitations"]),
      tokenOf(["write:invitations"], company()),
    ])
      expect(await batches(company(), who)).toEqual(seen);
    const { user, admin } = viewersOf(world);
    for (const who of [
      { viewer: null },
      { viewer: user },
      { viewer: admin },
      tokenOf(["read:company"]),
      tokenOf(["read:invitations"], world.companies.solo),
    ])
      expect(await batches(company(), who)).toBeNull();
  });

  test("revokes a batch, or all open ones; used ones stay used", async () => {
    const first = await invite(owner, beacon, 3);
    const second = await invite(owner, beacon, 2);
    await review(await somebody(), first.tokens[0]);
    const revoke = (input: object) =>
      send("revokeReviewInvitations", { softwareId: beacon, ...input }, { viewer: editor });
    expect(await revoke({ batchId: first.batchId })).toMatchObject({ revokedCount: 2 });
    expect(await revoke({ batchId: first.batchId })).toMatchObject({ revokedCount: 0 });
    expect(await revoke({ batchId: crypto.randomUUID() })).toEqual({ code: "NOT_FOUND" });
    expect(await opened(String(second.tokens[0]))).toMatchObject({ state: "OPEN" });
    expect(await revoke({})).toMatchObject({ revokedCount: 2 });
    expect(await batches(company(), { viewer: owner })).toMatchObject([
      { counts: { open: 0, used: 0, revoked: 2 } },
      { counts: { open: 0, used: 1, revoked: 2 } },
    ]);
    const { user, admin } = viewersOf(world);
    for (const viewer of [user, admin])
      expect(await send("revokeReviewInvitations", { softwareId: beacon }, { viewer })).toEqual({
        code: "FORBIDDEN",
      });
  });
});

describe("using a link", () => {
  test("marks the review as invited, and proves nothing", async () => {
    const [token = ""] = (await invite(owner, beacon)).tokens;
    expect(await opened(token)).toEqual({ state: "OPEN", software: { databaseId: beacon } });
    const ann = await somebody();
    await review(ann, token);
    expect(
      await database.prisma.review.findFirst({
        where: { userId: ann.id },
        select: { isInvited: true, isVerified: true, proofWeight: true },
      }),
    ).toEqual({ isInvited: true, isVerified: false, proofWeight: 20 });
    expect(await used()).toEqual([1]);
  });

  test("does not tell its vendor who used it: a used one is as an open one to whoever has it", async () => {
    const { tokens } = await invite(owner, beacon, 3);
    await review(await somebody(), tokens[1]);
    const states = async () =>
      (await Promise.all(tokens.map((token) => opened(token)))).map((one) => one?.state);
    expect(await states()).toEqual(["OPEN", "OPEN", "OPEN"]);
    const ben = await somebody();
    expect(await review(ben, tokens[1])).toMatchObject({ __typename: "ReviewSaved" });
    expect(await isInvited(ben)).toBe(true);
    expect(await used()).toEqual([1]);
    await send("revokeReviewInvitations", { softwareId: beacon }, { viewer: owner });
    expect(await states()).toEqual(["REVOKED", "REVOKED", "REVOKED"]);
  });

  test("is repeated with its key by whoever got no answer, and used once", async () => {
    const [token = ""] = (await invite(owner, beacon)).tokens;
    const viewer = await somebody();
    const text = `mutation($input: CreateReviewInput!) { createReview(input: $input, idempotencyKey: "once") {
      ... on ReviewSaved { review { databaseId labels { kind } } } } }`;
    const input = { ...words, softwareId: beacon, invitation: token };
    const once = () => read(database, text, { input }, { viewer, services: testServices().services });
    const first = await once();
    expect(first).toMatchObject({ createReview: { review: { labels: [{ kind: "INVITED" }] } } });
    expect(await once()).toEqual(first);
  });

  test("of several people at once is counted once", async () => {
    const [token = ""] = (await invite(owner, beacon, 5)).tokens;
    const people = await Promise.all([somebody(), somebody(), somebody()]);
    await Promise.all(people.map((viewer) => review(viewer, token)));
    expect(await Promise.all(people.map((viewer) => isInvited(viewer)))).toEqual([true, true, true]);
    expect(await used()).toEqual([1]);
  });

  test("that was revoked or has expired marks the review all the same: the vendor did ask", async () => {
    const [token = ""] = (await invite(owner, beacon, 2)).tokens;
    const [ann, ben] = [await somebody(), await somebody()];
    await send("revokeReviewInvitations", { softwareId: beacon }, { viewer: owner });
    await review(ann, token);
    const [late = ""] = (await invite(owner, beacon)).tokens;
    await database.prisma.reviewInvitationBatch.updateMany({ data: { expiresAt: worldNow } });
    expect(await opened(late)).toMatchObject({ state: "EXPIRED" });
    await review(ben, late);
    expect([await isInvited(ann), await isInvited(ben)]).toEqual([true, true]);
    expect(await used()).toEqual([0, 0]);
  });

  test("is refused when unknown or for another listing", async () => {
    const [token = ""] = (await invite(owner, beacon)).tokens;
    const reader = await somebody();
    expect(await review(reader, token, world.software.tally)).toMatchObject(notValid);
    expect(await review(reader, "unknown")).toMatchObject(notValid);
    expect(await opened("unknown")).toBeNull();
    expect(await isInvited(reader)).toBeUndefined();
  });

  test("is not for members of the company, and does not use it up", async () => {
    const [token = ""] = (await invite(owner, beacon)).tokens;
    await expect(review(editor, token)).rejects.toMatchObject({ extensions: { code: "FORBIDDEN" } });
    expect(await opened(token)).toMatchObject({ state: "OPEN" });
  });

  test("by somebody who has a review already does not use it up", async () => {
    const [token = ""] = (await invite(owner, beacon)).tokens;
    const reader = await somebody();
    await review(reader);
    expect(await review(reader, token)).toMatchObject({ code: "ALREADY_REVIEWED" });
    expect([await opened(token), await isInvited(reader)]).toMatchObject([{ state: "OPEN" }, false]);
  });

  test("ends when the listing belongs to another company", async () => {
    const [token = ""] = (await invite(owner, beacon)).tokens;
    const move = (companyId: string) =>
      database.prisma.software.update({ where: { id: beacon }, data: { companyId } });
    await move(world.companies.solo);
    expect(await opened(token)).toMatchObject({ state: "REVOKED" });
    // Nor do they take the room of the new company, which can neither see nor revoke them.
    const { prisma } = database;
    const stored = { companyId: company(), softwareId: beacon, linkCount: 500, expiresAt: worldNow };
    await prisma.reviewInvitationBatch.createMany({ data: Array(invitations.stored / 500).fill(stored) });
    const member = { companyId: world.companies.solo, userId: world.users.user, role: "owner" };
    await prisma.companyMember.create({ data: member });
    const input = { softwareId: beacon, count: 500 };
    expect(await send("createReviewInvitations", input, { viewer: viewersOf(world).user })).toMatchObject({
      batch: {},
    });
    await prisma.companyMember.deleteMany({ where: member });
    await move(company());
    expect(await opened(token)).toMatchObject({ state: "OPEN" });
  });

  test("stays with what the person writes of the listing: edited, deleted and written again", async () => {
    const [token = ""] = (await invite(owner, beacon)).tokens;
    const ann = await somebody();
    const first = await review(ann, token);
    const databaseId = String(first.review?.databaseId);
    await write(ann, "updateReview", { databaseId, title: "Other words" });
    expect(await isInvited(ann)).toBe(true);
    await write(ann, "deleteReview", { databaseId });
    await review(ann);
    expect(await isInvited(ann)).toBe(true);
    await review(ann, null, world.software.tally);
    expect(await isInvited(ann, world.software.tally)).toBe(false);
    expect(await exportData(database, ann.id)).toMatchObject({ invitedFor: [{ softwareId: beacon }] });
    await transaction(database, (tx) =>
      removeUser(tx, ann.id, { keys: testServices().services.keys, now: worldNow, queue: null }),
    );
    expect(await database.prisma.invitedReviewer.count({ where: { userId: ann.id } })).toBe(0);
    expect(await database.prisma.review.count({ where: { userId: null, isInvited: true } })).toBe(1);
  });
});

test("no answer about a link is kept for others", async () => {
  const [token = ""] = (await invite(owner, beacon)).tokens;
  const text = "query($token: String!) { reviewInvitation(token: $token) { state } }";
  const { data, reads } = await recordedAnswer(database, { name: "link", text, variables: { token } });
  expect(data).toContain("OPEN");
  expect(reads.refusal).not.toBeNull();
});

test("links are deleted 90 days after they have expired", async () => {
  await invite(owner, beacon, 2);
  const sweep = (days: number) => transaction(database, (tx) => sweepInvitations(tx, later(days)));
  await sweep(2 * invitations.days - 1);
  expect(await database.prisma.reviewInvitation.count()).toBe(2);
  expect(await sweep(2 * invitations.days)).toBe(1);
  expect(await database.prisma.reviewInvitation.count()).toBe(0);
});

test("however many have expired, one run of the job deletes them all", async () => {
  const batch = { companyId: company(), softwareId: beacon, linkCount: 1, expiresAt: worldNow };
  await database.prisma.reviewInvitationBatch.createMany({ data: Array(60).fill(batch) });
  const idle = { mailer: { send: async () => {}, close() {} }, site: { name: "", url: "" }, objects: null };
  await jobKinds.sweep.run(
    {
      ...{ ...idle, database, keys: testKeys, now: () => later(invitations.days) },
      queue: await testServices().services.queue(),
    },
    undefined,
    new AbortController().signal,
  );
  expect(await database.prisma.reviewInvitationBatch.count()).toBe(0);
});
