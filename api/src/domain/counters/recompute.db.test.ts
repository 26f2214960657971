import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { dayMs } from "../../inputs/index.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { seed, type World, worldNow } from "../../testing/seed.ts";
import { recomputeCounters, recomputeReviewCounters } from "./recompute.ts";
import { totals } from "./totals.ts";
import { recomputeTrends } from "./trends.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const refresh = () => database.prisma.$transaction((tx) => recomputeCounters(tx));
const beacon = () => database.prisma.software.findUniqueOrThrow({ where: { id: world.software.beacon } });

describe("counters", () => {
  test("agree with the published rows", { tags: ["2.software.6"] }, async () => {
    expect(await beacon()).toMatchObject({
      reviewCount: 4,
      ratingSum: 17,
      avgRating: 4.25,
      histogram: [0, 0, 0, 3, 1],
      easeOfUse: 4.5,
      support: null,
      smallBusinessReviews: 1,
      enterpriseReviews: 1,
      planCount: 3,
    });
    expect(Number((await beacon()).lowestPrice)).toBe(0);
  });

  test("that are right are not written", async () => {
    expect(Object.values(await refresh()).every((rows) => rows === 0)).toBe(true);
  });

  test("of one listing hold what its writers share for four statements", async () => {
    const statements: string[] = [];
    await database.prisma.$transaction((tx) =>
      recomputeReviewCounters(
        {
          $queryRaw: (query, ...values) => tx.$queryRaw(query as TemplateStringsArray, ...values),
          $executeRaw(query, ...values) {
            statements.push("sql" in query ? query.sql : query.join("?"));
            return tx.$executeRaw(query as TemplateStringsArray, ...values);
          },
        },
        world.software.beacon,
      ),
    );
    const locking = statements.findIndex((statement) => statement.includes("from category c where"));
    expect(locking).toBeGreaterThan(-1);
    expect(statements.slice(locking)).toHaveLength(4);
  });

  // The embedded database has one connection: no transaction meets another.
  test.runIf(testKind === "postgresql")("that somebody is changing are computed afterwards", async () => {
    const { beacon: id } = world.software;
    const languages = () => database.prisma.reviewLanguageCount.findMany({ where: { softwareId: id } });
    const state = "update review set language = 'fi', language_by = 'author' where id = any($1)";
    const reviews = await database.prisma.review.findMany({ where: { softwareId: id, status: "published" } });
    const [first, second] = reviews.map((review) => review.id);
    await database.pool.query(state, [[first]]);
    await refresh();
    const writer = await database.pool.connect();
    onTestFinished(() => writer.release(true));
    await writer.query("begin");
    await writer.query("select from software where id = $1 for update", [id]);
    await writer.query(state, [[second]]);
    await writer.query(
      "update review_language_count set count = 2 where software_id = $1 and language = 'fi'",
      [id],
    );
    const drift = refresh();
    await expect.poll(() => countLockWaits(database), { timeout: 30_000 }).toBe(1);
    await writer.query("commit");
    expect(await drift).toMatchObject({ languages: 0 });
    expect(await languages()).toMatchObject([{ language: "fi", count: 2 }]);
  });

  test.runIf(testKind === "postgresql")(
    "are computed after who holds a company and waits for its listing",
    async () => {
      const company = await database.prisma.company.findFirstOrThrow({ where: { software: { some: {} } } });
      await database.prisma.company.update({
        where: { id: company.id },
        data: { softwareCount: { increment: 5 } },
      });
      const writer = await database.pool.connect();
      onTestFinished(() => writer.release(true));
      await writer.query("begin");
      await writer.query("select from company where id = $1 for update", [company.id]);
      const drift = refresh();
      await expect.poll(() => countLockWaits(database), { timeout: 30_000 }).toBe(1);
      await writer.query("select from software where company_id = $1 for update", [company.id]);
      await writer.query("commit");
      expect(await drift).toMatchObject({ companies: 1 });
    },
  );

  test.runIf(testKind === "postgresql")(
    "are computed after who holds a total, which counts what that one adds",
    async () => {
      const before = (await totals(database)).companies;
      const writer = await database.pool.connect();
      onTestFinished(() => writer.release(true));
      await writer.query("begin");
      await writer.query(
        "insert into company (id, slug, name, sort_name) values (gen_random_uuid(), 'added', 'Added', 'added')",
      );
      await writer.query("update total_count set value = value + 1 where name = 'companies'");
      const drift = refresh();
      await expect.poll(() => countLockWaits(database), { timeout: 30_000 }).toBe(1);
      await writer.query("commit");
      expect(await drift).toMatchObject({ totals: 0 });
      expect((await totals(database)).companies).toBe(before + 1);
    },
  );

  test("that are wrong are reported and corrected", async () => {
    const { prisma } = database;
    await prisma.software.update({
      where: { id: world.software.beacon },
      data: { reviewCount: 9, avgRating: 1 },
    });
    await prisma.category.update({ where: { id: world.categories.crm }, data: { softwareCount: 77 } });
    await prisma.totalCount.update({ where: { name: "liveSoftware" }, data: { value: 0 } });
    const { beaconByAda } = world.reviews;
    await prisma.review.update({ where: { id: beaconByAda }, data: { helpfulCount: 7 } });
    const { harbor } = world.software;
    const other = await prisma.review.findFirstOrThrow({ where: { softwareId: harbor } });
    await prisma.reviewVote.create({ data: { reviewId: other.id, userId: world.users.owner } });
    expect(await refresh()).toMatchObject({ software: 1, helpful: 2, categories: 1, totals: 1, listings: 0 });
    const counts = await prisma.review.findMany({
      where: { id: { in: [beaconByAda, other.id] } },
      select: { id: true, helpfulCount: true },
    });
    expect(new Map(counts.map(({ id, helpfulCount }) => [id, helpfulCount]))).toEqual(
      new Map([
        [beaconByAda, 0],
        [other.id, 1],
      ]),
    );
    expect(await beacon()).toMatchObject({ reviewCount: 4, avgRating: 4.25 });
  });

  test("follow a listing that is taken off, and one that comes back", async () => {
    const { prisma } = database;
    const live = (isActive: boolean) =>
      prisma.software.update({ where: { id: world.software.beacon }, data: { isActive } });
    const sales = () => prisma.category.findUniqueOrThrow({ where: { id: world.categories.sales } });
    const total = async () => (await totals(database)).publishedReviews;
    const [before, reviews] = [(await sales()).softwareCount, await total()];
    await live(false);
    await refresh();
    expect((await sales()).softwareCount).toBe(before - 1);
    expect(await total()).toBe(reviews - 4);
    await live(true);
    await refresh();
    expect((await sales()).softwareCount).toBe(before);
    expect(await total()).toBe(reviews);
  });
});

describe("the rank score", () => {
  const rate = (software: keyof World["software"], rating: number, count: number) =>
    database.prisma.review.createMany({
      data: Array.from({ length: count }, (_, number) => ({
        softwareId: world.software[software],
        rating,
        title: "T",
        content: "C",
        // One period counts little, however many are written in it.
        createdAt: new Date(Date.parse("2026-09-01") - (number % 25) * 30 * dayMs),
      })),
    });

  test("three five-star reviews do not beat three hundred at 4.8, and unrated is 0", async () => {
    await rate("harbor", 5, 1);
    await rate("ember", 5, 240);
    await rate("ember", 4, 60);
    await refresh();
    const listings = await database.prisma.categoryListing.findMany({
      where: { OR: [{ categoryId: world.categories.sales }, { categoryId: world.categories.accounting }] },
      select: { score: true, software: { select: { id: true, avgRating: true, reviewCount: true } } },
    });
    const of = (name: keyof World["software"]) =>
      listings.find(({ software }) => software.id === world.software[name]);
    expect(of("harbor")?.software).toMatchObject({ avgRating: 5, reviewCount: 3 });
    expect(of("ember")?.software).toMatchObject({ avgRating: 4.8, reviewCount: 300 });
    expect(of("ember")?.score).toBeGreaterThan(of("harbor")?.score ?? 5);
    expect(of("tally")?.score).toBe(0);
  });
});

describe("trends", () => {
  const views = (software: keyof World["software"], day: string, count: number) =>
    database.prisma.dailyCount.create({
      data: { subjectId: world.software[software], metric: "software_view", day: new Date(day), count },
    });

  test("weigh reviews ten times and take the 14 days before off", { tags: ["2.directory.14"] }, async () => {
    await views("tally", "2026-11-18", 30);
    await views("tally", "2026-10-28", 12);
    await views("ember", "2026-10-28", 5);
    await views("harbor", "2026-09-01", 500);
    await database.prisma.$transaction((tx) => recomputeTrends(tx, worldNow));
    const rows = await database.prisma.software.findMany({ select: { id: true, trend: true } });
    const trend = (name: keyof World["software"]) =>
      rows.find(({ id }) => id === world.software[name])?.trend;
    expect(trend("tally")).toBe(18);
    expect(trend("ember")).toBe(-5);
    // Two reviews of the last days; the views are long past.
    expect(trend("harbor")).toBe(20);
  });

  test("that stay the same touch nothing", async () => {
    expect(await database.prisma.$transaction((tx) => recomputeTrends(tx, worldNow))).toBe(0);
  });
});
