import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { transaction } from "../../database/client/transaction.ts";
import { testBrowser } from "../../testing/browser.ts";
import { testDatabase } from "../../testing/database.ts";
import { yearsLater } from "../../testing/review-traces.ts";
import { seed, type World, worldNow } from "../../testing/seed.ts";
import { words } from "../../testing/writers.ts";
import { recomputeReviewCounters } from "../counters/recompute.ts";
import { sweepTraces } from "../review/traces/sweep.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});
afterEach(() => {
  vi.restoreAllMocks();
});

let count = 0;
/** Somebody new with an account, who can end it. */
async function somebody() {
  const email = `l${++count}@leaving.example`;
  const browser = testBrowser(database);
  const given = { email, password: "a password", firstName: "L", lastName: "Eaver", designation: "Cook" };
  const { viewer } = await browser.send("signUp", given);
  const leave = () => browser.send("deleteAccount", { email, password: given.password });
  return { id: String(viewer?.["databaseId"]), leave };
}
const written = async (userId: string, softwareId = world.software.tally) =>
  (await database.prisma.review.create({ data: { ...words, userId, softwareId }, select: { id: true } })).id;

test("reviews voted on and the user's own are locked together, in one order, before any of them is changed", async () => {
  const [leaver, other] = [await somebody(), await somebody()];
  const reviews = [
    await written(other.id),
    await written(leaver.id),
    await written(other.id, world.software.ember),
  ];
  await database.prisma.reviewVote.createMany({
    data: [reviews[0], reviews[2]].map((reviewId) => ({ reviewId: String(reviewId), userId: leaver.id })),
  });
  const done: unknown[] = [];
  const transact = database.prisma.$transaction.bind(database.prisma) as (work: unknown) => Promise<unknown>;
  vi.spyOn(database.prisma, "$transaction").mockImplementation(((work: (tx: object) => unknown) =>
    transact((tx: Record<string, (...values: unknown[]) => Promise<unknown>>) =>
      work(
        new Proxy(tx, {
          get(target, name) {
            if (name === "$queryRaw")
              return async (...values: unknown[]) => {
                const rows = (await target["$queryRaw"]?.(...values)) as { id: string }[];
                done.push(rows.map(({ id }) => id));
                return rows;
              };
            if (
              name === "review" ||
              name === "reviewVote" ||
              name === "oneTimeToken" ||
              name === "$executeRaw"
            )
              done.push(name);
            return Reflect.get(target, name);
          },
        }),
      ),
    )) as never);
  expect((await leaver.leave()).__typename).toBe("Acknowledgement");
  // The users come first, then their links, their companies, and listings of reviews that lose their proof.
  expect(done.slice(1, 6)).toEqual(["oneTimeToken", [], [], reviews.toSorted(), "reviewVote"]);
});

test("a review outlives its account without the proof of where its author works, and its listing is ranked anew", async () => {
  const leaver = await somebody();
  const id = await written(leaver.id);
  await database.prisma.review.update({
    where: { id },
    data: {
      ...{ isVerified: true, verifiedBy: "work_email", workDomain: "acme.example", proofWeight: 80 },
      organisation: { create: { domain: "acme.example", isKnown: true } },
    },
  });
  await transaction(database, (tx) => recomputeReviewCounters(tx, world.software.tally));
  const proven = async () =>
    (await database.prisma.software.findUniqueOrThrow({ where: { id: world.software.tally } })).provenCount;
  const before = await proven();
  await leaver.leave();
  expect(await database.prisma.review.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...{ isVerified: true, workDomain: null, organisationId: null, proofWeight: 20 },
  });
  expect(await proven()).toBe(before - 1);
});

test("what connects reviews by their author is forgotten with the account: rings, and where they work", async () => {
  const people = [await somebody(), await somebody(), await somebody(), await somebody(), await somebody()];
  const ids: string[] = [];
  for (const { id } of people) ids.push(await written(id));
  const [own = "", other = ""] = ids;
  const flag = (reviewId: string, kind: string) =>
    database.prisma.reviewFlag.create({
      data: {
        ...{ reviewId, kind, status: "upheld", decidedAt: worldNow },
        evidence: { reviews: 5, days: 365, reviewIds: ids.filter((id) => id !== reviewId) },
      },
    });
  for (const kind of ["ring", "shared-organisation", "rating-gap"]) {
    await flag(own, kind);
    await flag(other, kind);
  }
  await people[0]?.leave();
  const left = await database.prisma.reviewFlag.findMany({
    where: { reviewId: { in: ids } },
    select: { reviewId: true, kind: true, evidence: true },
    orderBy: [{ kind: "asc" }, { reviewId: "asc" }],
  });
  expect(left).toMatchObject([
    { reviewId: own, kind: "rating-gap" },
    { reviewId: other, kind: "rating-gap" },
    // Of a ring four are left, which is enough; of an organisation five would be needed.
    { reviewId: other, kind: "ring", evidence: { reviews: 4, reviewIds: ids.slice(2) } },
  ]);
  expect(left).toHaveLength(3);
});

describe("that reviews come from one organisation", () => {
  const flag = (reviewId: string, reviewIds: string[], kind = "same-domain") =>
    database.prisma.reviewFlag.create({
      data: {
        reviewId,
        kind,
        status: "dismissed",
        decidedAt: worldNow,
        evidence: { softwareId: world.software.tally, reviews: reviewIds.length + 1, days: 30, reviewIds },
      },
    });

  test("is kept for a deleted account as long as its traces exist", async () => {
    const people = [await somebody(), await somebody(), await somebody(), await somebody()] as const;
    const [own, one, two, three] = [
      await written(people[0].id),
      await written(people[1].id),
      await written(people[2].id),
      await written(people[3].id),
    ] as const;
    await flag(own, [one, two]);
    await flag(own, [one], "near-duplicate");
    await flag(one, [own, two]);
    await flag(two, [three, own, one]);
    await flag(three, [one, two]);
    const before = await database.prisma.reviewFlag.findMany({ orderBy: { id: "asc" } });
    await people[0].leave();
    expect(await database.prisma.reviewFlag.findMany({ orderBy: { id: "asc" } })).toEqual(before);
    await transaction(database, (tx) => sweepTraces(tx, yearsLater(3)));
    const flags = await database.prisma.reviewFlag.findMany({
      where: { reviewId: { in: [own, one, two, three] } },
      select: { reviewId: true, kind: true, evidence: true },
      orderBy: { reviewId: "asc" },
    });
    const left = (reviewId: string, reviewIds: string[]) => ({
      reviewId,
      kind: "same-domain",
      evidence: { softwareId: world.software.tally, reviews: 3, days: 30, reviewIds },
    });
    expect(flags).toEqual([
      expect.objectContaining({ reviewId: own, kind: "near-duplicate" }),
      left(two, [three, one]),
      left(three, [one, two]),
    ]);
  });
});
