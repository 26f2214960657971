import { describe, expect, test } from "vitest";
import type { Viewer } from "../../../auth/auth-context.ts";
import { transaction } from "../../../database/client/transaction.ts";
import { testDatabase } from "../../../testing/database.ts";
import {
  held,
  published,
  sameMailbox,
  testReappearingAt,
  yearsLater,
} from "../../../testing/review-traces.ts";
import { testWriters } from "../../../testing/writers.ts";
import { sweepTraces } from "./sweep.ts";

const database = testDatabase();
const writers = testWriters(database);
const { signUp, stored, secretFor, open, write, publish, moderate, software } = testReappearingAt(
  database,
  "tally",
);

let count = 0;
const address = () => `nora.${++count}@home.example`;
const prove = async (one: { viewer: Viewer; id: string }, email: string) => open(await secretFor(one, email));
const conflict = {
  __typename: "ConflictError",
  message:
    "Thank you, your address is confirmed. Our moderators will look at the review before it is published and verified.",
};

describe("a work mailbox that is proved", () => {
  const reviewer = async () => {
    const one = await signUp(address());
    return { ...one, ...(await write(one.viewer)) };
  };

  test("and was proved for another account's review: hidden, flagged and not verified", async () => {
    const [first, second] = [await reviewer(), await reviewer()];
    const work = `w${++count}@acme.example`;
    expect((await prove(first, work)).result.__typename).toBe("ReviewSaved");
    await first.leave();
    const before = await database.prisma.software.findUniqueOrThrow({ where: { id: software().tally } });
    const { result, jobs } = await prove(second, work.replace("@", "+2@").toUpperCase());
    expect(result).toMatchObject(conflict);
    expect(jobs).toEqual([{ kind: "mail", data: { mail: "review-held", reviewId: second.id } }]);
    const waiting = { isVerified: false, workDomain: null, flags: [sameMailbox(first.id)] };
    expect(await stored(second.id)).toMatchObject({ ...held, ...waiting });
    const after = await database.prisma.software.findUniqueOrThrow({ where: { id: software().tally } });
    expect(after.reviewCount).toBe(before.reviewCount - 1);
    await writers.expectNoDrift();
    // What moderators have looked at is not held a second time.
    await publish(second.id);
    expect((await prove(second, work)).result.__typename).toBe("ReviewSaved");
    expect(await stored(second.id)).toMatchObject({ status: "published", isVerified: true });
    // A third is hidden again, by both.
    const third = await reviewer();
    expect((await prove(third, work)).result).toMatchObject(conflict);
    const [flag] = (await stored(third.id)).flags;
    expect(flag).toMatchObject(sameMailbox(...[first.id, second.id].toSorted().toReversed()));
  });

  test("and is the address of another account, or becomes the account's own: one mailbox is one person", async () => {
    const work = `x${++count}@acme.example`;
    const [account, other] = [await signUp(work), await reviewer()];
    const own = await write(account.viewer);
    await account.leave();
    expect((await prove(other, work)).result).toMatchObject(conflict);
    expect(await stored(other.id)).toMatchObject({ flags: [sameMailbox(own.id)] });
    const second = `y${++count}@acme.example`;
    const proved = await reviewer();
    await prove(proved, second);
    const joined = await write((await signUp(second)).viewer);
    expect(joined).toMatchObject({ ...held, flags: [sameMailbox(proved.id)] });
  });

  test("and verifies several reviews of the same author, the same one twice, or a colleague's: verified", async () => {
    const work = `z${++count}@acme.example`;
    const one = await reviewer();
    const elsewhere = await write(one.viewer, { softwareId: software().ember });
    await prove(one, work);
    await prove({ viewer: one.viewer, id: elsewhere.id }, work);
    await writers.send(one.viewer, "updateReview", { databaseId: one.id, title: "Held" });
    await prove(one, work);
    const colleague = await reviewer();
    await prove(colleague, `c${++count}@acme.example`);
    for (const id of [one.id, elsewhere.id, colleague.id])
      expect(await stored(id)).toMatchObject({ isVerified: true, ...published });
  });

  test("outlives an edit of the review, with which its verification goes", async () => {
    const [first, second] = [await reviewer(), await reviewer()];
    const work = `e${++count}@acme.example`;
    await prove(first, work);
    await writers.send(first.viewer, "updateReview", { databaseId: first.id, title: "Held" });
    await first.leave();
    expect((await prove(second, work)).result).toMatchObject(conflict);
  });

  test("where an administrator verified the review meanwhile: flagged, and not hidden", async () => {
    const [first, second] = [await reviewer(), await reviewer()];
    const work = `a${++count}@acme.example`;
    await prove(first, work);
    const secret = await secretFor(second, work);
    const databaseId = second.id;
    await moderate("setReviewVerified", { databaseId, isVerified: true });
    expect((await open(secret)).result.__typename).toBe("ReviewSaved");
    expect(await stored(second.id)).toMatchObject({
      status: "published",
      isVerified: true,
      workDomain: null,
      flags: [sameMailbox(first.id)],
    });
  });
});

describe("a hidden review that its author deleted", () => {
  const hide = (databaseId: string) =>
    moderate("setReviewStatus", { databaseId, status: "HIDDEN", reason: "Insults" });
  /** Deletes a hidden review, and then the account. */
  async function hiddenAndLeft(email: string) {
    const one = await signUp(email);
    const { id } = await write(one.viewer);
    await hide(id);
    await writers.send(one.viewer, "deleteReview", { databaseId: id });
    await one.leave();
  }
  const remembered = { kind: "hidden-before", status: "open", evidence: { isOfOtherAccount: true } };

  test("is remembered beyond the account, for its mailbox and software, without the reason", async () => {
    const email = address();
    await hiddenAndLeft(email);
    expect(await database.prisma.hiddenReviewAccountTombstone.count()).toBe(0);
    const again = await signUp(email.replace("@", "+again@"));
    const elsewhere = await write(again.viewer, { softwareId: software().ember });
    expect(elsewhere).toMatchObject(published);
    expect(await write((await signUp(address())).viewer)).toMatchObject(published);
    const review = await write(again.viewer);
    expect(review).toMatchObject({ ...held, flags: [remembered], mails: ["review-held"] });
    await writers.expectNoDrift();
    // Deleted again while it is hidden, it is remembered again, in the next account too.
    await writers.send(again.viewer, "deleteReview", { databaseId: review.id });
    await again.leave();
    const third = await signUp(email);
    expect(await write(third.viewer)).toMatchObject({ ...held, flags: [remembered] });
  });

  test("is remembered for other accounts of the mailbox while its own still stands", async () => {
    const email = address();
    const one = await signUp(email);
    const { id } = await write(one.viewer);
    await hide(id);
    await writers.send(one.viewer, "deleteReview", { databaseId: id });
    const beside = await write((await signUp(email.replace("@", "+beside@"))).viewer);
    expect(beside).toMatchObject({ ...held, flags: [remembered], mails: ["review-held"] });
    // Its own account is told the reason as before.
    const own = await write(one.viewer);
    expect(own).toMatchObject({ status: "hidden", hiddenReason: "Insults", isHeld: false });
  });

  test("is forgotten once a moderator has published the next one", async () => {
    const email = address();
    await hiddenAndLeft(email);
    const again = await signUp(email);
    const { id } = await write(again.viewer);
    await publish(id);
    await writers.send(again.viewer, "deleteReview", { databaseId: id });
    expect(await write(again.viewer)).toMatchObject(published);
    expect(await database.prisma.hiddenReviewMailboxTombstone.count()).toBe(0);
  });

  test("is remembered for three years, which the hourly sweep ends", async () => {
    const [one, other] = [address(), address()];
    for (const email of [one, other]) await hiddenAndLeft(email);
    const sweep = (now: Date) => transaction(database, (tx) => sweepTraces(tx, now));
    await sweep(yearsLater(3, -1));
    const early = await write((await signUp(one)).viewer, { now: yearsLater(3, -1) });
    expect(early).toMatchObject(held);
    // Also in the hour before the sweep.
    const late = await signUp(other);
    expect(await write(late.viewer, { now: yearsLater(3) })).toMatchObject(published);
    await hiddenAndLeft(address());
    await sweep(yearsLater(3));
    expect(await database.prisma.hiddenReviewMailboxTombstone.count()).toBe(0);
  });

  test("that is still there when the account goes is recognised as any other", async () => {
    const email = address();
    const one = await signUp(email);
    const { id } = await write(one.viewer);
    await hide(id);
    await one.leave();
    expect(await write((await signUp(email)).viewer)).toMatchObject({ ...held, flags: [sameMailbox(id)] });
  });
});
