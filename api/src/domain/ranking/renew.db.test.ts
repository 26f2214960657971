import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "../../database/client/transaction.ts";
import { dayMs } from "../../inputs/index.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { randomNumbers } from "../../testing/random.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testWriters, words } from "../../testing/writers.ts";
import { recomputeCounters, recomputeReviewCounters } from "../counters/recompute.ts";
import { lockReview } from "../review/moderation/lock.ts";
import { confirmUse } from "../review/moderation/verify.ts";
import { listingsAfter } from "./evidence.ts";
import { knownOrganisations, type ProvedMailbox } from "./known-organisations.ts";
import { renewProofs, unproven } from "./proofs.ts";
import { renewRanking } from "./renew.ts";
import { rankValue, scoreOf } from "./score.ts";
import { firstId } from "./text-weights.ts";

const database = testDatabase();
const writers = testWriters(database);
const today = new Date("2026-11-26T08:00:00Z");
const daysAgo = (days: number) => new Date(today.getTime() - days * dayMs);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  await database.prisma.review.deleteMany({ where: { softwareId: world.software.tally } });
  await renew(today);
});

/** The daily renewal on a day, whether or not it is due. */
async function renew(now: Date): Promise<void> {
  await database.prisma.rankingDate.deleteMany();
  await renewRanking({ database, now: () => now });
}

/** The transaction of a changed review, by itself. */
const recompute = (id = world.software.tally) =>
  transaction(database, (tx) => recomputeReviewCounters(tx, id));

const evidence = (id = world.software.tally) =>
  database.prisma.software.findUniqueOrThrow({
    where: { id },
    select: { provenCount: true, rankWeight: true, rankStars: true, rankWeightUnlimited: true },
  });
const listings = () =>
  database.prisma.categoryListing.findMany({ orderBy: [{ categoryId: "asc" }, { softwareId: "asc" }] });

/** How a review is proved. */
const proofs = {
  moderators: { isVerified: true, verifiedBy: "admin", proofWeight: 100 },
  organisation: { isVerified: true, verifiedBy: "work_email", proofWeight: 80 },
  none: {},
} as const;

interface Writing {
  rating?: number;
  proof?: keyof typeof proofs;
  isInvited?: boolean;
  days?: number;
  organisationId?: string | null;
  workDomain?: string;
}
/** A review of Tally, as it is in the database. */
async function written({ rating = 5, proof = "none", days = 0, ...rest }: Writing = {}): Promise<string> {
  const { id } = await database.prisma.review.create({
    data: {
      ...{ title: "T", content: "C", softwareId: world.software.tally, textWeight: 1_000 },
      ...{ rating, createdAt: daysAgo(days), ...proofs[proof], ...rest },
    },
    select: { id: true },
  });
  return id;
}
const organisation = async (domain: string) =>
  (await database.prisma.organisation.create({ data: { domain } })).id;

describe("the sums of a listing", () => {
  test("are those of its published reviews, after the passes, in whole twentieths before them", async () => {
    await written({ rating: 4, proof: "moderators" });
    await written({ rating: 1 });
    await recompute();
    // A period is held: 0.07 · (1 + ln(1 / 0.07)) of the proven, 0.02 · (1 + ln(0.2 / 0.02)) of the unproven.
    const [proven, unproven] = [0.07 * (1 + Math.log(1 / 0.07)), 0.02 * (1 + Math.log(0.2 / 0.02))];
    const { provenCount, rankWeight, rankStars } = await evidence();
    expect(provenCount).toBe(1);
    expect(rankWeight).toBeCloseTo(proven + unproven, 12);
    expect(rankStars).toBeCloseTo(4 * proven + unproven, 12);
  });

  test("are renewed when a review is written, hidden, published, edited, verified or deleted", async () => {
    const viewer = await writers.somebody();
    const sums = async () => (await evidence()).rankWeight;
    const steps = [await sums()];
    const step = async () => void steps.push(await sums());
    const { review } = await writers.send(viewer, "createReview", {
      ...words,
      softwareId: world.software.tally,
    });
    const id = String(review?.databaseId);
    await step();
    for (const data of [{ status: "hidden" }, { status: "published" }, proofs.moderators]) {
      await database.prisma.review.update({ where: { id }, data });
      await recompute();
      await step();
    }
    await writers.send(viewer, "updateReview", { databaseId: id, title: "Another" });
    await step();
    await database.prisma.review.delete({ where: { id } });
    await recompute();
    await step();
    const [none, unproven, hidden, again, proven, edited, deleted] = steps;
    expect([none, hidden, deleted]).toEqual([0, 0, 0]);
    expect(unproven).toBeGreaterThan(0);
    expect([again, edited]).toEqual([unproven, unproven]);
    expect(proven).toBeGreaterThan(unproven ?? 0);
  });

  test("hold one organisation down", async () => {
    const [one, other] = [await organisation("one.example"), await organisation("other.example")];
    const ids = [];
    for (const days of [0, 30, 60, 90])
      ids.push(await written({ proof: "organisation", days, organisationId: one }));
    for (const days of [120, 150, 180, 210])
      await written({ proof: "organisation", days, organisationId: one });
    await recompute();
    const { rankWeight: together } = await evidence();
    await database.prisma.review.updateMany({ where: { id: { in: ids } }, data: { organisationId: other } });
    await recompute();
    expect((await evidence()).rankWeight).toBeGreaterThan(together);
  });
});

test("the ranks in SQL are those of the functions, unrated listings are last", async () => {
  await written({ rating: 4, proof: "moderators", days: 400 });
  await written({ rating: 2 });
  await recompute();
  const software = await database.prisma.software.findMany();
  const categories = await database.prisma.category.findMany();
  const found = await listings();
  expect(found.length).toBeGreaterThan(5);
  for (const { softwareId, categoryId, score, rankValue: stored } of found) {
    const of = software.find(({ id }) => id === softwareId);
    const typical = categories.find(({ id }) => id === categoryId)?.medianRating ?? null;
    const sums = { weight: of?.rankWeightUnlimited ?? 0, stars: of?.rankStarsUnlimited ?? 0 };
    const isRated = (of?.reviewCount ?? 0) > 0 && typical !== null;
    expect([score, stored]).toEqual(isRated ? [scoreOf(sums, typical), rankValue(sums, typical)] : [0, 0]);
    expect(stored > 0).toBe(isRated);
  }
});

test("unproven reviews are limited as a whole where a category has ten proven ones", async () => {
  for (const days of [0, 31, 62, 93, 124]) await written({ days });
  for (let number = 0; number < 9; number++) await written({ proof: "moderators", days: 200 });
  await renew(today);
  const tally = () =>
    database.prisma.categoryListing.findFirstOrThrow({ where: { softwareId: world.software.tally } });
  const before = await tally();
  await written({ proof: "moderators", days: 200 });
  await renew(today);
  const { rankWeight, rankStars, rankWeightUnlimited } = await database.prisma.software.findUniqueOrThrow({
    where: { id: world.software.tally },
  });
  expect(rankWeightUnlimited).toBeGreaterThan(rankWeight);
  const { medianRating, provenCount } = await database.prisma.category.findUniqueOrThrow({
    where: { id: before.categoryId },
  });
  expect(provenCount).toBe(10);
  expect((await tally()).score).toBe(scoreOf({ weight: rankWeight, stars: rankStars }, medianRating ?? 0));
});

// Sums of many ages and classes: on the embedded database those of the tests before this one.
test.runIf(testKind === "postgresql")("one more five-star review of any class never lowers S", async () => {
  const draw = randomNumbers(7);
  const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
  const organisations = [await organisation("first.example"), await organisation("second.example"), null];
  const oldest = 720;
  const drawn = (rating: number, days: number): Writing => {
    const proof = pick(["moderators", "organisation", "none"] as const);
    const organisationId = proof === "organisation" ? pick(organisations) : null;
    return { rating, days, proof, organisationId, isInvited: draw(10) < 3 };
  };
  const value = async () => {
    await recompute();
    const { rankWeight, rankStars, rankWeightUnlimited, rankStarsUnlimited } =
      await database.prisma.software.findUniqueOrThrow({ where: { id: world.software.tally } });
    return [
      scoreOf({ weight: rankWeight, stars: rankStars }, 4.1),
      scoreOf({ weight: rankWeightUnlimited, stars: rankStarsUnlimited }, 4.1),
    ];
  };
  // In the order of time: reviews are written today.
  let days = oldest;
  for (let round = 0; round < 25; round++) {
    days -= draw(28);
    await written(drawn(1 + draw(5), days));
    const before = await value();
    await written(drawn(5, days));
    const after = await value();
    for (const [at, score] of after.entries())
      expect(score).toBeGreaterThanOrEqual((before[at] ?? 5) - 1e-12);
  }
});

describe("the daily renewal", () => {
  test("gives what the transactions of the reviews gave, and changes nothing that is right", async () => {
    await written({ rating: 4, proof: "moderators", days: 400 });
    await written({ rating: 2, days: 40 });
    await recompute();
    const all = async () => {
      const found = await database.prisma.software.findMany({ orderBy: { id: "asc" } });
      return found.map(({ provenCount, rankWeight, rankStars, rankWeightUnlimited, rankStarsUnlimited }) => {
        return { provenCount, rankWeight, rankStars, rankWeightUnlimited, rankStarsUnlimited };
      });
    };
    const sums = await all();
    await database.prisma.software.updateMany({ data: { rankWeight: 9, rankStars: 9, provenCount: 3 } });
    await renew(today);
    expect(await all()).toEqual(sums);
    // C has changed with these reviews, which commands leave to the job.
    await recompute();
    const renewed = await listings();
    expect(renewed.some(({ score }) => score > 0)).toBe(true);
    await database.prisma.$executeRaw`delete from change`;
    await renew(today);
    expect(await listings()).toEqual(renewed);
    expect(await database.prisma.$queryRaw`select subject, facets from change`).toEqual([]);
  });

  test("counts ages to one date until the next day", async () => {
    await written({ proof: "moderators" });
    await recompute();
    const { rankWeightUnlimited: whole } = await evidence();
    const years = new Date(today.getTime() + 4 * 730 * dayMs);
    // Still today: nothing is due.
    await renewRanking({ database, now: () => today });
    await recompute();
    expect((await evidence()).rankWeightUnlimited).toBe(whole);
    await renewRanking({ database, now: () => years });
    expect((await evidence()).rankWeightUnlimited).toBeLessThan(whole);
    expect(await database.prisma.rankingDate.findMany()).toMatchObject([
      { day: new Date("2034-11-24"), completedOn: new Date("2034-11-24") },
    ]);
  });

  test("runs with each run of the first day, on which an older version may still write reviews", async () => {
    const atHour = (hours: number) => () => new Date(today.getTime() + hours * 3_600_000);
    const weight = async (hours: number) => {
      await renewRanking({ database, now: atHour(hours) });
      return (await evidence()).rankWeightUnlimited;
    };
    await written();
    const one = await weight(1);
    expect(one).toBeGreaterThan(0);
    await written({ proof: "moderators" });
    const two = await weight(25);
    expect(two).toBeGreaterThan(one);
    await written({ proof: "moderators", days: 60 });
    expect(await weight(26)).toBe(two);
  });

  test("takes fewer listings at a time if these have many reviews", async () => {
    const { length: all } = await listingsAfter(database.prisma, firstId);
    expect(all).toBeGreaterThan(3);
    await database.prisma.software.updateMany({ data: { reviewCount: 2_500 } });
    expect(await listingsAfter(database.prisma, firstId)).toHaveLength(2);
    await database.prisma.software.updateMany({ data: { reviewCount: 1_000_000 } });
    expect(await listingsAfter(database.prisma, firstId)).toHaveLength(1);
    await transaction(database, recomputeCounters);
  });

  test.runIf(testKind === "postgresql")("leaves a proof ended that ends meanwhile", async () => {
    // Not verified yet by the job, so that it has something to write.
    const id = await written({ proof: "moderators" });
    let renewal: Promise<number> | undefined;
    await transaction(database, async (tx) => {
      await tx.review.update({ where: { id }, data: unproven });
      renewal = renewProofs(database.prisma);
      renewal.catch(() => {});
      await expect.poll(() => countLockWaits(database), { timeout: 30_000 }).toBe(1);
    });
    await renewal;
    const { proofWeight, verifiedAt } = await database.prisma.review.findUniqueOrThrow({ where: { id } });
    expect({ proofWeight, verifiedAt }).toEqual({ proofWeight: 20, verifiedAt: null });
  });

  test("that was interrupted is done by the next run", async () => {
    await database.prisma.rankingDate.deleteMany();
    await renewRanking({ database, now: () => today }, AbortSignal.abort());
    expect(await database.prisma.rankingDate.findMany()).toMatchObject([
      { completedOn: new Date("2026-11-25") },
    ]);
    await renewRanking({ database, now: () => today });
    expect(await database.prisma.rankingDate.findMany()).toMatchObject([
      { completedOn: new Date("2026-11-26") },
    ]);
  });

  test("gives v by what is proved, and the least q until a text is read", async () => {
    const acme = { isVerified: true, verifiedBy: "work_email", workDomain: "mail.acme.example" };
    const base = { title: "T", content: "C", rating: 5, softwareId: world.software.tally };
    const rows = [
      { ...base, isVerified: true, verifiedBy: "admin" },
      { ...base, ...acme },
      { ...base, isVerified: true, verifiedBy: "catalog", importTrust: 50, catalogKey: "trusted" },
      { ...base, isVerified: true, verifiedBy: "catalog", catalogKey: "untrusted" },
      { ...base, proofWeight: 100 },
      { ...base, pros: ["Fast"], content: "word ".repeat(60) },
    ];
    await database.prisma.review.createMany({ data: rows });
    const weights = async () =>
      (
        await database.prisma.review.findMany({
          where: { softwareId: world.software.tally },
          orderBy: { id: "asc" },
        })
      ).map(({ proofWeight, textWeight }) => [proofWeight, textWeight]);
    await renew(today);
    const least = 705;
    const given = (proofs: number[]) => proofs.map((proof, at) => [proof, at === 5 ? 925 : least]);
    expect(await weights()).toEqual(given([100, 20, 50, 20, 20, 20]));
    const [found] = await database.prisma.organisation.findMany({ where: { domain: "acme.example" } });
    expect(found).toMatchObject({ isKnown: false });
    await database.prisma.review.updateMany({
      data: { workDomain: null },
      where: { workDomain: acme.workDomain },
    });
    await renew(today);
    expect(await database.prisma.organisation.findMany({ where: { domain: "acme.example" } })).toEqual([]);
  });

  test("knows organisations as the function does, but not a vendor's own", async () => {
    const draw = randomNumbers(11);
    const domains = Array.from({ length: 12 }, (_, number) => `employer${number}.example`);
    const software = await database.prisma.software.findMany({ orderBy: { id: "asc" } });
    const proved: ProvedMailbox[] = [];
    const day = (at: Date) => Math.floor(at.getTime() / dayMs);
    for (const domain of domains)
      for (let number = 0; number < 5; number++) {
        const { id: userId } = await writers.somebody();
        const listing = software[draw(software.length)];
        if (!listing) continue;
        const verifiedAt = daysAgo(draw(400));
        await database.prisma.review.create({
          data: {
            ...{ title: "T", content: "C", rating: 5, softwareId: listing.id, userId },
            ...{ isVerified: true, verifiedBy: "work_email", workDomain: domain, verifiedAt },
          },
        });
        proved.push({
          organisation: domain,
          account: userId,
          vendor: listing.companyId ?? listing.id,
          day: day(verifiedAt),
        });
      }
    await renew(today);
    const known = async () =>
      new Set(
        (await database.prisma.organisation.findMany({ where: { isKnown: true } })).map(
          ({ domain }) => domain,
        ),
      );
    const expected = knownOrganisations(proved, day(today));
    expect(expected.size).toBeGreaterThan(0);
    expect(expected.size).toBeLessThan(domains.length);
    expect(await known()).toEqual(expected);
    const [domain = ""] = expected;
    const own = await database.prisma.review.findFirstOrThrow({ where: { workDomain: domain } });
    expect(own.proofWeight).toBe(80);
    await database.prisma.software.update({
      where: { id: own.softwareId },
      data: { websiteUrl: `https://www.${domain}/product` },
    });
    await renew(today);
    const reviews = await database.prisma.review.findMany({ where: { workDomain: domain } });
    expect(
      reviews.map(({ softwareId, proofWeight }) => [softwareId === own.softwareId, proofWeight]),
    ).toEqual(reviews.map(({ softwareId }) => (softwareId === own.softwareId ? [true, 20] : [false, 80])));
    // Moderators who verify them too change nothing of that.
    const { admin: viewer } = viewersOf(world);
    for (const { id } of reviews)
      await transaction(database, async (tx) =>
        confirmUse(tx, { viewer, now: today, proof: null }, await lockReview(tx, id)),
      );
    await renew(today);
    expect(await known()).toEqual(expected);
    // A suspended account's proof does not count.
    await database.prisma.user.updateMany({
      data: { suspendedAt: today },
      where: { id: { in: proved.map(({ account }) => account) } },
    });
    await renew(today);
    expect(await known()).toEqual(new Set());
  });
});
