import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../../auth/auth-context.ts";
import { transaction } from "../../../database/client/transaction.ts";
import { dayMs } from "../../../inputs/index.ts";
import type { MailJob } from "../../../jobs/enqueue.ts";
import type { Mail } from "../../../mail/mail.ts";
import { testAdministering } from "../../../testing/administering.ts";
import { testDatabase, testKind } from "../../../testing/database.ts";
import { ask, read } from "../../../testing/engine.ts";
import { countLockWaits } from "../../../testing/lock-waits.ts";
import { seed, viewersOf, type World, worldNow } from "../../../testing/seed.ts";
import { testServices } from "../../../testing/services.ts";
import { testWriters, words } from "../../../testing/writers.ts";
import { removeUser } from "../../account/delete-account.ts";
import { recomputeReviewCounters } from "../../counters/recompute.ts";
import { sendMail } from "../../mail/send.ts";
import { sweepProofs } from "./sweep.ts";

const database = testDatabase();
const { send: write, somebody, expectNoDrift } = testWriters(database);
const { send, logged } = testAdministering(database);
let world: World;
let admin: Viewer;
beforeAll(async () => {
  world = await seed(database);
  admin = viewersOf(world).admin;
});

/** A review by somebody new, with a waiting proof. */
async function waiting({ kind = "invoice", createdAt = worldNow, author = null as Viewer | null } = {}) {
  const viewer = author ?? (await somebody());
  await database.prisma.user.update({ where: { id: viewer.id }, data: { isEmailVerified: true } });
  const { review } = await write(viewer, "createReview", { ...words, softwareId: world.software.beacon });
  const reviewId = String(review?.databaseId);
  // Written before the world's present, at which it is verified.
  await database.prisma.review.update({
    where: { id: reviewId },
    data: { createdAt: new Date(worldNow.getTime() - dayMs) },
  });
  const bytes = Buffer.from("%PDF-1.7\n");
  const data = { reviewId, kind, format: "pdf", size: bytes.length, bytes, createdAt };
  const { id } = await database.prisma.reviewProof.create({ data, select: { id: true } });
  return { viewer, reviewId, id };
}
const accept = (id: string, more: object = {}) => ({ databaseId: id, decision: "ACCEPTED", ...more });
const refuse = (id: string, more: object = {}) => ({
  ...{ databaseId: id, decision: "REFUSED", reason: "OTHER_PRODUCT", message: "It is for Tallyho." },
  ...more,
});
const proofsOf = (reviewId: string) => database.prisma.reviewProof.count({ where: { reviewId } });
const stored = (id: string) =>
  database.prisma.review.findUniqueOrThrow({
    where: { id },
    select: { isVerified: true, verifiedBy: true, proofKind: true, proofWeight: true, verifiedAt: true },
  });
const unverified = {
  ...{ isVerified: false, verifiedBy: null, proofKind: null, proofWeight: 20, verifiedAt: null },
};
const sums = async () =>
  (await database.prisma.software.findUniqueOrThrow({ where: { id: world.software.beacon } })).provenCount;

/** The mails that come of these jobs. */
async function mailed(...jobs: MailJob[]): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close() {} };
  const site = { name: "Assay", url: "https://assay.example" };
  for (const job of jobs) await sendMail({ database, mailer, site, now: () => worldNow }, job);
  return sent;
}

describe("a proof that is accepted", () => {
  test("verifies the review with full weight, is gone, and leaves its kind, the month and an entry in the audit log", async () => {
    const { reviewId, id } = await waiting();
    const before = await sums();
    const { services, jobs } = testServices();
    const { review } = await send(admin, "decideReviewProof", accept(id), services);
    expect(review).toEqual({
      databaseId: reviewId,
      ...{ isVerified: true, verifiedBy: "admin", waitingProof: null },
      labels: [
        {
          ...{ kind: "PROOF_OF_USE", proof: "INVOICE", month: "2026-11" },
          text: "Proof of use: invoice, seen by moderators in November 2026",
        },
      ],
    });
    expect(await proofsOf(reviewId)).toBe(0);
    expect(await stored(reviewId)).toMatchObject({ proofKind: "invoice", proofWeight: 100 });
    expect(await sums()).toBe(before + 1);
    expect((await logged(reviewId)).map(({ action, after }) => [action, after])).toEqual([
      ["proof.accept", { proof: "invoice", status: "accepted" }],
      ["review.verify", { isVerified: true, verifiedBy: "admin" }],
    ]);
    const job = { mail: "proof-accepted", reviewId } as const;
    expect(jobs).toEqual([{ kind: "mail", data: job }]);
    expect((await mailed(job)).map(({ subject }) => subject)).toEqual([
      "Your proof of use on Assay was accepted",
    ]);
    await expectNoDrift();
  });

  test("is taken back as any verification, and ends with an edit", async () => {
    for (const end of ["setReviewVerified", "updateReview"] as const) {
      const { reviewId, id, viewer } = await waiting();
      await send(admin, "decideReviewProof", accept(id));
      if (end === "updateReview") await write(viewer, end, { databaseId: reviewId, title: "Other words" });
      else await send(admin, end, { databaseId: reviewId, isVerified: false });
      expect(await stored(reviewId)).toEqual(unverified);
      expect(await mailed({ mail: "proof-accepted", reviewId })).toEqual([]);
    }
    await expectNoDrift();
  });

  test("leaves its author in the group of their organisation, until the account is deleted", async () => {
    const { reviewId, id, viewer } = await waiting();
    const provedAt = new Date(worldNow.getTime() - dayMs / 2);
    const organisation = await database.prisma.organisation.create({ data: { domain: "proved.example" } });
    await database.prisma.review.update({
      where: { id: reviewId },
      data: {
        ...{ isVerified: true, verifiedBy: "work_email", workDomain: "proved.example" },
        ...{ organisationId: organisation.id, proofWeight: 80, verifiedAt: provedAt },
      },
    });
    await send(admin, "decideReviewProof", accept(id));
    const placed = () =>
      database.prisma.review.findUniqueOrThrow({
        where: { id: reviewId },
        select: { proofWeight: true, workDomain: true, organisationId: true, mailboxProvedAt: true },
      });
    expect(await placed()).toEqual({
      ...{ proofWeight: 100, workDomain: "proved.example", organisationId: organisation.id },
      mailboxProvedAt: provedAt,
    });
    const { services } = testServices();
    await transaction(database, (tx) =>
      removeUser(tx, viewer.id, { keys: services.keys, now: worldNow, queue: null }),
    );
    expect(await placed()).toEqual({
      ...{ proofWeight: 100, workDomain: null, organisationId: null, mailboxProvedAt: null },
    });
    await expectNoDrift();
  });
});

describe("a proof that is refused", () => {
  test("is gone, changes nothing in public, and its sender is told why", async () => {
    const { reviewId, id } = await waiting();
    const { services, jobs } = testServices();
    const { review } = await send(admin, "decideReviewProof", refuse(id), services);
    expect(review).toMatchObject({ isVerified: false, labels: [] });
    expect([await proofsOf(reviewId), await stored(reviewId)]).toEqual([0, unverified]);
    const told = { reason: "other-product", message: "It is for Tallyho." } as const;
    const job = { mail: "proof-refused", reviewId, ...told } as const;
    expect(jobs).toEqual([{ kind: "mail", data: job }]);
    const [mail] = await mailed(job);
    expect(mail?.text).toContain("The file is about another product. It is for Tallyho.");
    // What is told the reviewer is not kept with the decision.
    expect(await logged(reviewId)).toEqual([
      {
        action: "proof.refuse",
        before: { proof: "invoice", status: "waiting" },
        after: { proof: "invoice", status: "refused", reason: "other-product" },
      },
    ]);
  });

  test("needs a reason", async () => {
    const { reviewId, id } = await waiting();
    expect(await send(admin, "decideReviewProof", refuse(id, { reason: null }))).toMatchObject({
      fields: [{ path: "reason" }],
    });
    expect(await proofsOf(reviewId)).toBe(1);
  });
});

describe("nobody decides", () => {
  test("twice, or on a review that was changed meanwhile", async () => {
    const { reviewId, id, viewer } = await waiting();
    const { updatedAt } = await database.prisma.review.findUniqueOrThrow({ where: { id: reviewId } });
    await write(viewer, "updateReview", { databaseId: reviewId, title: "Quite other words" });
    const seen = { ifUpdatedAt: updatedAt.toISOString() };
    expect((await send(admin, "decideReviewProof", accept(id, seen))).message).toContain("has changed");
    expect(await proofsOf(reviewId)).toBe(1);
    await send(admin, "decideReviewProof", refuse(id));
    expect(await send(admin, "decideReviewProof", accept(id))).toMatchObject({
      __typename: "ConflictError",
      message: expect.stringContaining("no longer waiting"),
    });
    expect(await stored(reviewId)).toEqual(unverified);
  });

  test.runIf(testKind === "postgresql")("on a proof that is swept at the same time", async () => {
    const { reviewId, id } = await waiting();
    const other = await database.pool.connect();
    try {
      await other.query("begin");
      await other.query("delete from review_proof where id = $1", [id]);
      const decided = send(admin, "decideReviewProof", accept(id)).catch((error: unknown) => error);
      await expect.poll(() => countLockWaits(database), { timeout: 30_000 }).toBeGreaterThan(0);
      await other.query("commit");
      expect(await decided).toMatchObject({ message: expect.stringContaining("no longer waiting") });
    } finally {
      await other.query("rollback");
      other.release();
    }
    expect(await stored(reviewId)).toEqual(unverified);
  });

  test.runIf(testKind === "postgresql")("on a review that is deleted at the same time", async () => {
    const { reviewId, id } = await waiting();
    const other = await database.pool.connect();
    try {
      await other.query("begin");
      await other.query(
        "select 1 from software where id = (select software_id from review where id = $1) for update",
        [reviewId],
      );
      const decided = send(admin, "decideReviewProof", accept(id)).then(
        () => "decided",
        (error: { extensions?: { code: string } }) => error.extensions?.code,
      );
      await expect.poll(() => countLockWaits(database), { timeout: 30_000 }).toBeGreaterThan(0);
      await other.query("delete from review where id = $1", [reviewId]);
      await other.query("commit");
      expect(await decided).toBe("NOT_FOUND");
    } finally {
      await other.query("rollback");
      other.release();
    }
    expect(await database.prisma.auditEntry.count({ where: { subjectId: reviewId } })).toBe(0);
    await transaction(database, (tx) => recomputeReviewCounters(tx, world.software.beacon));
  });

  test("on their own review, or one of their company's software", async () => {
    const own = await waiting({ author: { ...admin, isAdmin: false } });
    const forbidden = { extensions: { code: "FORBIDDEN" } };
    await expect(send(admin, "decideReviewProof", accept(own.id))).rejects.toMatchObject(forbidden);
    await expect(
      send(admin, "setReviewVerified", { databaseId: own.reviewId, isVerified: true }),
    ).rejects.toMatchObject(forbidden);
    const { id, reviewId } = await waiting();
    const member = { ...viewersOf(world).owner, isAdmin: true };
    await expect(send(member, "decideReviewProof", accept(id))).rejects.toMatchObject(forbidden);
    await expect(
      send(member, "setReviewVerified", { databaseId: reviewId, isVerified: true }),
    ).rejects.toMatchObject(forbidden);
    // Nor do they take a verification back.
    const { reviewId: verified } = await waiting();
    await send(admin, "setReviewVerified", { databaseId: verified, isVerified: true });
    await expect(
      send(member, "setReviewVerified", { databaseId: verified, isVerified: false }),
    ).rejects.toMatchObject(forbidden);
    expect((await stored(verified)).isVerified).toBe(true);
    expect([await proofsOf(own.reviewId), await proofsOf(reviewId)]).toEqual([1, 1]);
    await database.prisma.review.delete({ where: { id: own.reviewId } });
  });

  test("who is no moderator", async () => {
    const { id, viewer } = await waiting();
    for (const one of [null, viewer, viewersOf(world).owner])
      await expect(send(one, "decideReviewProof", accept(id))).rejects.toThrow();
  });
});

describe("a waiting proof", () => {
  const waitingProof = async (viewer: Viewer | null, reviewId: string) => {
    const document = "query($id: ID!) { review(databaseId: $id) { waitingProof { kind createdAt } } }";
    const found = await read<{ review: { waitingProof: object | null } | null }>(
      database,
      document,
      { id: reviewId },
      { viewer },
    );
    return found.review?.waitingProof;
  };
  type Queue = {
    administration: { counts: { waitingProofs: number }; proofs: { edges: { node: object }[] } };
  };
  const queue = `{ administration { counts { waitingProofs }
    proofs(first: 100) { edges { node { databaseId kind format size filePath review { databaseId } } } } } }`;

  test("is seen by its author, and by moderators in their queue", async () => {
    const { reviewId, id, viewer } = await waiting({ kind: "account" });
    const mine = { kind: "ACCOUNT", createdAt: worldNow.toISOString() };
    expect(await waitingProof(viewer, reviewId)).toEqual(mine);
    expect(await waitingProof(null, reviewId)).toBeNull();
    expect(await waitingProof(viewersOf(world).owner, reviewId)).toBeNull();
    const { administration } = await read<Queue>(database, queue, {}, { viewer: admin });
    expect(administration.proofs.edges.map(({ node }) => node)).toContainEqual({
      databaseId: id,
      ...{ kind: "ACCOUNT", format: "PDF", size: 9, filePath: `/uploads/proofs/${id}` },
      review: { databaseId: reviewId },
    });
    // Who may not decide is offered no file.
    const member = { ...viewersOf(world).owner, isAdmin: true };
    for (const one of [member, { ...viewer, isAdmin: true }]) {
      const seen = await read<Queue>(database, queue, {}, { viewer: one });
      const nodes = seen.administration.proofs.edges.map(({ node }) => node);
      expect(nodes.find((node) => "databaseId" in node && node.databaseId === id)).toMatchObject({
        filePath: null,
      });
    }
    expect(administration.counts.waitingProofs).toBe(administration.proofs.edges.length);
    const { data } = await ask(database, queue, {}, { viewer });
    expect(JSON.stringify(data)).not.toContain(id);
  });

  test("is deleted by its author, and by nobody else", async () => {
    const { reviewId, viewer } = await waiting();
    const document = `mutation($input: DeleteReviewProofInput!) {
      deleteReviewProof(input: $input) { __typename } }`;
    const withdraw = async (one: Viewer) => {
      const { errors } = await ask(
        database,
        document,
        { input: { databaseId: reviewId } },
        { viewer: one, services: testServices().services },
      );
      return errors?.[0]?.extensions["code"];
    };
    expect(await withdraw(await somebody())).toBe("FORBIDDEN");
    expect(await proofsOf(reviewId)).toBe(1);
    expect(await withdraw(viewer)).toBeUndefined();
    expect([await proofsOf(reviewId), await withdraw(viewer)]).toEqual([0, "NOT_FOUND"]);
  });

  test("is deleted when a moderator verifies the review without it, and with the review or the account", async () => {
    const { services, jobs } = testServices();
    const [verified, deleted, left] = [await waiting(), await waiting(), await waiting()];
    // A proved mailbox, which weighs less, does not stand in the way.
    await database.prisma.review.update({
      where: { id: verified.reviewId },
      data: { isVerified: true, verifiedBy: "work_email", verifiedAt: worldNow },
    });
    const verify = { databaseId: verified.reviewId, isVerified: true };
    for (const _time of [1, 2]) await send(admin, "setReviewVerified", verify, services);
    expect(await stored(verified.reviewId)).toMatchObject({
      ...{ verifiedBy: "admin", proofKind: null, proofWeight: 100 },
    });
    // Its sender is told once.
    expect(jobs).toEqual([{ kind: "mail", data: { mail: "proof-accepted", reviewId: verified.reviewId } }]);
    await write(deleted.viewer, "deleteReview", { databaseId: deleted.reviewId });
    await transaction(database, (tx) =>
      removeUser(tx, left.viewer.id, { keys: services.keys, now: worldNow, queue: null }),
    );
    const ids = [verified, deleted, left].map(({ id }) => id);
    expect(await database.prisma.reviewProof.count({ where: { id: { in: ids } } })).toBe(0);
  });

  test("stays when the review is edited: it shows the use, not the text", async () => {
    const { reviewId, viewer } = await waiting();
    await write(viewer, "updateReview", { databaseId: reviewId, title: "Mended" });
    expect(await proofsOf(reviewId)).toBe(1);
  });

  test("is deleted after 30 days, and its sender is told", async () => {
    await database.prisma.reviewProof.deleteMany();
    const old = await waiting({ createdAt: new Date(worldNow.getTime() - 30 * dayMs) });
    const young = await waiting({ createdAt: new Date(worldNow.getTime() - 30 * dayMs + 1) });
    // A server of the last release deletes accounts without the proofs of their reviews.
    const left = await waiting();
    await database.prisma.review.update({ where: { id: left.reviewId }, data: { userId: null } });
    const { services, jobs } = testServices();
    const queue = await services.queue();
    await transaction(database, (tx) => sweepProofs(tx, queue, worldNow));
    const ids = [old, young, left].map(({ reviewId }) => reviewId);
    expect(await Promise.all(ids.map(proofsOf))).toEqual([0, 1, 0]);
    const job = { mail: "proof-expired", reviewId: old.reviewId } as const;
    expect(jobs).toEqual([{ kind: "mail", data: job }]);
    expect(await mailed(job)).toHaveLength(1);
    expect(await send(admin, "decideReviewProof", accept(randomUUID()))).toMatchObject({
      __typename: "ConflictError",
    });
  });
});
