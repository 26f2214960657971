import { describe, expect, test } from "vitest";
import { createKeys } from "../../../auth/keys.ts";
import { transaction } from "../../../database/client/transaction.ts";
import { jobKinds } from "../../../jobs/kinds.ts";
import { testDatabase } from "../../../testing/database.ts";
import { read } from "../../../testing/engine.ts";
import {
  held,
  published,
  sameMailbox,
  testReappearingAt,
  yearsLater,
} from "../../../testing/review-traces.ts";
import { testKeys, testServices } from "../../../testing/services.ts";
import { testWriters } from "../../../testing/writers.ts";
import { sweepTraces } from "./sweep.ts";

const database = testDatabase();
const writers = testWriters(database);
const { signUp, stored, write, writtenAndLeft, publish, moderate, admin, software } = testReappearingAt(
  database,
  "tally",
);

const decide = async (reviewId: string, decision: "UPHELD" | "DISMISSED", reason?: string) => {
  const flags = await database.prisma.reviewFlag.findMany({ where: { reviewId } });
  return moderate("decideFlags", {
    databaseIds: flags.map(({ id }) => id),
    decision,
    reason,
  });
};
const reviewCount = async () =>
  (await database.prisma.software.findUniqueOrThrow({ where: { id: software().tally } })).reviewCount;
let count = 0;
const address = () => `Mona.${++count}@Home.example`;

describe("somebody who deletes the account and signs up again", () => {
  test.each([
    ["the same address", (email: string) => email],
    ["the address in another case", (email: string) => email.toUpperCase()],
    ["the address with a tag", (email: string) => email.replace("@", "+two@")],
  ])("begins hidden with %s, and waits for the moderators", async (_what, again) => {
    const email = address();
    const before = await writtenAndLeft(email);
    expect(await stored(before)).toMatchObject(published);
    const { viewer } = await signUp(again(email));
    const review = await write(viewer);
    expect(review).toMatchObject({ ...held, flags: [sameMailbox(before)], mails: ["review-held"] });
    expect(await reviewCount()).toBe(1);
    await writers.expectNoDrift();
    await publish(review.id);
    expect(await stored(review.id)).toMatchObject({ status: "published", hiddenReason: null });
    expect(await reviewCount()).toBe(2);
    await writers.expectNoDrift();
  });

  test("is nobody else: another mailbox, a dot more, another software, a review that is gone", async () => {
    const email = address();
    const before = await writtenAndLeft(email);
    const again = await signUp(email);
    const other = await signUp(address());
    const dotted = await signUp(email.replace("Mona", "Mo.na"));
    expect(await write(other.viewer)).toMatchObject({ ...published, mails: ["review-thanks"] });
    expect(await write(dotted.viewer)).toMatchObject(published);
    expect(await write(again.viewer, { softwareId: software().ember })).toMatchObject(published);
    await moderate("deleteReviewAsAdmin", { databaseId: before });
    expect(await database.prisma.reviewTrace.count({ where: { reviewId: before } })).toBe(0);
    expect(await write(again.viewer)).toMatchObject(published);
  });

  test("is recognised also in a second account, whose first an administrator deletes later", async () => {
    const email = address();
    const first = await signUp(email);
    const { id } = await write(first.viewer);
    const beside = await signUp(email.replace("@", "+beside@"));
    const second = await write(beside.viewer);
    expect(second).toMatchObject({ ...held, flags: [sameMailbox(id)] });
    for (const { viewer } of [first, beside]) await moderate("removeUserAsAdmin", { databaseId: viewer.id });
    const third = await write((await signUp(email)).viewer);
    expect(third).toMatchObject({
      ...held,
      flags: [sameMailbox(...[id, second.id].toSorted().toReversed())],
    });
  });

  test("is recognised by a review from before there were traces", async () => {
    const email = address();
    const one = await signUp(email);
    const { id } = await write(one.viewer);
    await database.prisma.reviewTrace.deleteMany();
    await one.leave();
    expect(await write((await signUp(email)).viewer)).toMatchObject({ flags: [sameMailbox(id)] });
  });

  test("is recognised by the second of two reviews that are written at once", async () => {
    const email = address();
    const people = [await signUp(email), await signUp(email.replace("@", "+2@"))];
    const reviews = await Promise.all(people.map(({ viewer }) => write(viewer)));
    expect(reviews.map(({ status }) => status).toSorted()).toEqual(["hidden", "published"]);
  });

  test("is recognised for three years, which the hourly sweep ends", async () => {
    const email = address();
    const before = await writtenAndLeft(email);
    const idle = { mailer: { send: async () => {}, close() {} }, site: { name: "", url: "" }, objects: null };
    const queue = await testServices().services.queue();
    const sweep = (now: Date) =>
      jobKinds.sweep.run(
        { ...idle, database, queue, keys: testKeys, now: () => now },
        undefined,
        new AbortController().signal,
      );
    const almost = yearsLater(3, -1);
    await sweep(almost);
    const second = await write((await signUp(email)).viewer, { now: almost });
    expect(second).toMatchObject({ ...held, flags: [sameMailbox(before)] });
    await database.prisma.review.delete({ where: { id: second.id } });
    // Also in the hour before the sweep.
    const third = await signUp(email.replace("@", "+3@"));
    expect(await write(third.viewer, { now: yearsLater(3) })).toMatchObject(published);
    await sweep(yearsLater(3));
    expect(await database.prisma.reviewTrace.count({ where: { reviewId: before } })).toBe(0);
    // Of whoever has the account still they stay.
    expect(await database.prisma.reviewTrace.count()).toBe(1);
  });

  test("leaves no address and nothing that tells one, only hashes that are other ones for each software", async () => {
    const email = address();
    const one = await signUp(email);
    await write(one.viewer);
    await write(one.viewer, { softwareId: software().ember });
    await one.leave();
    const traces = await database.prisma.reviewTrace.findMany();
    expect(traces.map(({ kind, expiresAt }) => ({ kind, expiresAt }))).toEqual(
      [1, 2].map(() => ({ kind: "mailbox", expiresAt: yearsLater(3) })),
    );
    expect(new Set(traces.map(({ mac }) => Buffer.from(mac).toString("hex"))).size).toBe(2);
    for (const { mac } of traces) expect(mac).toHaveLength(32);
  });

  test("is recognised by the previous secret as well, and by no other", async () => {
    const [old, later] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const email = address();
    const first = await signUp(email);
    const { id } = await write(first.viewer, { keys: createKeys(old) });
    const again = await signUp(email.replace("@", "+again@"));
    const { id: unknown, ...second } = await write(again.viewer, { keys: createKeys(later) });
    expect(second).toMatchObject(published);
    await database.prisma.review.delete({ where: { id: unknown } });
    const known = await write(again.viewer, { keys: createKeys(later, old) });
    expect(known).toMatchObject({ flags: [sameMailbox(id)] });
  });
});

describe("the author of a review that waits", () => {
  const asked = `query($id: ID!) { viewer { review(databaseId: $id) { status hiddenReason } } review(databaseId: $id) { title } }`;

  test("is told that moderators look at it, and nothing of whose mailbox was found", async () => {
    const email = address();
    await writtenAndLeft(email);
    const { viewer } = await signUp(email);
    const { id } = await write(viewer);
    expect(await read(database, asked, { id }, { viewer })).toEqual({
      viewer: {
        review: {
          status: "HIDDEN",
          hiddenReason: "Our moderators will look at this review before it is published.",
        },
      },
      review: null,
    });
  });

  test("is told the reason once moderators have decided that it stays hidden", async () => {
    const email = address();
    await writtenAndLeft(email);
    const { viewer } = await signUp(email);
    const { id } = await write(viewer);
    expect((await decide(id, "UPHELD", "You have reviewed this before.")).__typename).toBe("FlagsDecided");
    expect(await stored(id)).toMatchObject({
      status: "hidden",
      hiddenReason: "You have reviewed this before.",
      flags: [{ kind: "same-mailbox", status: "upheld" }],
    });
    expect(await reviewCount()).toBe(1);
  });

  test("sees it published once moderators have dismissed the flag and published it", async () => {
    const email = address();
    await writtenAndLeft(email);
    const { id } = await write((await signUp(email)).viewer);
    await decide(id, "DISMISSED");
    expect(await stored(id)).toMatchObject(held);
    await publish(id);
    expect(await stored(id)).toMatchObject({ status: "published", flags: [{ status: "dismissed" }] });
    expect(await reviewCount()).toBe(2);
    await writers.expectNoDrift();
  });
});

describe("the evidence", () => {
  test("names the other review for administrators, and goes with the three years of that one", async () => {
    const email = address();
    const before = await writtenAndLeft(email);
    const { id } = await write((await signUp(email)).viewer);
    const asked = `query($id: ID!) { administration { flags(reviewId: $id) { edges { node {
      kind relatedReviews { databaseId authorId } } } } } }`;
    expect(await read(database, asked, { id }, { viewer: admin() })).toEqual({
      administration: {
        flags: {
          edges: [
            { node: { kind: "SAME_MAILBOX", relatedReviews: [{ databaseId: before, authorId: null }] } },
          ],
        },
      },
    });
    await transaction(database, (tx) => sweepTraces(tx, yearsLater(3)));
    expect(await stored(id)).toMatchObject({ ...held, flags: [] });
  });

  test("keeps the other reviews of the mailbox that still have traces", async () => {
    const email = address();
    const before = await writtenAndLeft(email);
    const beside = await write((await signUp(email.replace("@", "+1@"))).viewer);
    const { id } = await write((await signUp(email.replace("@", "+2@"))).viewer);
    expect((await stored(id)).flags[0]?.evidence).toMatchObject({ reviews: 3 });
    await transaction(database, (tx) => sweepTraces(tx, yearsLater(3)));
    expect(await stored(id)).toMatchObject({ flags: [sameMailbox(beside.id)] });
    expect(await stored(before)).toMatchObject(published);
    expect(await stored(beside.id)).toMatchObject({ flags: [] });
  });
});
