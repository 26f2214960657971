import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { recomputeCounters } from "../counters/recompute.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
  const { northwind, ferrite } = world.companies;
  const { beacon, harbor, draft, quill } = world.software;
  const rows = [
    [beacon, "software_view", "2026-11-20", 5],
    [beacon, "software_view", "2026-10-22", 3],
    // Of the thirty days before, and of the days before those.
    [beacon, "software_view", "2026-10-21", 2],
    [beacon, "software_view", "2026-09-21", 64],
    [beacon, "list_save", "2026-11-19", 1],
    [beacon, "compare", "2026-11-19", 4],
    [beacon, "lead", "2026-11-18", 2],
    [northwind, "lead", "2026-11-18", 1],
    [northwind, "company_view", "2026-11-20", 7],
    [harbor, "software_view", "2026-11-20", 6],
    [draft, "software_view", "2026-11-20", 1],
    [quill, "software_view", "2026-11-20", 100],
    [ferrite, "company_view", "2026-11-20", 100],
    // Counted for the page of a review, which is none of these.
    [world.reviews.beaconByAda, "review_view", "2026-11-20", 9],
  ] as const;
  await database.prisma.dailyCount.createMany({
    data: rows.map(([subjectId, metric, day, count]) => ({ subjectId, metric, day: new Date(day), count })),
  });
});

const figures = "{ listingViews companyViews listSaves compares leads reviews }";
const document = `query($id: ID!, $days: Int!, $software: ID) { company(databaseId: $id) {
  analytics(days: $days, softwareId: $software) { total ${figures} previous ${figures}
    perDay { day rating counts ${figures} } listings { databaseId name counts ${figures} } } } }`;

interface Told {
  total: object;
  previous: object;
  perDay: { day: string; rating: number | null; counts: { listingViews: number; reviews: number } }[];
  listings: { name: string; counts: object }[];
}

const analyticsOf = async (viewer: Viewer | null, change: object = {}) => {
  const variables = { id: world.companies.northwind, days: 30, ...change };
  const { company } = await read<{ company: { analytics: Told | null } }>(database, document, variables, {
    viewer,
  });
  return company.analytics;
};
const ofOwner = async (change: object = {}) => {
  const analytics = await analyticsOf(viewersOf(world).owner, change);
  if (!analytics) throw new Error("The owner is told nothing");
  return analytics;
};

describe("Company.analytics", () => {
  test("adds up what happened to the company's page and its listings, and on as many days before", {
    tags: ["2.dashboard.5"],
  }, async () => {
    const { total, previous, perDay, listings } = await ofOwner();
    expect(total).toEqual({
      listingViews: 15,
      companyViews: 7,
      listSaves: 1,
      compares: 4,
      leads: 3,
      reviews: 6,
    });
    expect(previous).toMatchObject({ listingViews: 2, companyViews: 0, reviews: 0 });
    expect(perDay).toHaveLength(30);
    expect([perDay[0]?.day, perDay.at(-1)?.day]).toEqual(["2026-10-22", "2026-11-20"]);
    expect(perDay.at(-1)?.counts).toEqual({
      listingViews: 12,
      companyViews: 7,
      listSaves: 0,
      compares: 0,
      leads: 0,
      reviews: 0,
    });
    expect(listings.map(({ name }) => name)).toEqual(["Beacon CRM", "Harbor", "Northwind Compass"]);
    expect(listings[0]?.counts).toEqual({
      listingViews: 8,
      companyViews: 0,
      listSaves: 1,
      compares: 4,
      leads: 2,
      reviews: 4,
    });
  });

  test("over ninety days, and of one listing", { tags: ["2.dashboard.5", "2.dashboard.13"] }, async () => {
    const { total, perDay } = await ofOwner({ days: 90 });
    expect(perDay).toHaveLength(90);
    expect(total).toMatchObject({ listingViews: 81 });
    const one = await ofOwner({ software: world.software.harbor });
    expect(one.total).toMatchObject({ listingViews: 6, companyViews: 0, leads: 0, reviews: 2 });
    expect(one.listings).toEqual([]);
    for (const software of [world.software.quill, "nonsense"])
      expect((await ofOwner({ software })).total).toMatchObject({ listingViews: 0, reviews: 0 });
  });

  test("the rating of a day is that of the reviews until then, as the public sees them", {
    tags: ["2.dashboard.12"],
  }, async () => {
    const { perDay } = await ofOwner();
    const { prisma } = database;
    const reviews = await prisma.review.findMany({
      where: { status: "published", software: { companyId: world.companies.northwind, isActive: true } },
    });
    for (const { day, rating } of perDay) {
      const until = reviews.filter(({ createdAt }) => createdAt.toISOString().slice(0, 10) <= day);
      const sum = until.reduce((total, review) => total + review.rating, 0);
      expect([day, rating]).toEqual([day, until.length === 0 ? null : sum / until.length]);
    }
    expect(perDay[0]?.rating).toBeNull();
    // Another one an hour before midnight in UTC, wherever the database thinks that it is.
    await prisma.review.create({
      data: {
        softwareId: world.software.harbor,
        rating: 1,
        title: "Late",
        content: "Late",
        createdAt: new Date("2026-11-17T23:30:00Z"),
      },
    });
    await prisma.$transaction((tx) => recomputeCounters(tx));
    const after = (await ofOwner()).perDay;
    const changed = after.findIndex(({ rating }, index) => rating !== perDay[index]?.rating);
    expect(after[changed]?.day).toBe("2026-11-17");
    expect(after[changed]?.counts.reviews).toBe((perDay[changed]?.counts.reviews ?? 0) + 1);
  });

  test("a company without anything has days with nothing", async () => {
    const { admin } = viewersOf(world);
    await database.prisma.company.create({ data: { name: "New", slug: "new", sortName: "new" } });
    const { id } = await database.prisma.company.findUniqueOrThrow({ where: { slug: "new" } });
    const analytics = await analyticsOf(admin, { id });
    expect(analytics?.perDay).toHaveLength(30);
    expect(analytics?.total).toMatchObject({ listingViews: 0, reviews: 0 });
    expect(analytics?.listings).toEqual([]);
  });

  test("is told to owners and administrators, to nobody else", { tags: ["6.owner.8"] }, async () => {
    const { admin, user, owner } = viewersOf(world);
    expect(await analyticsOf(admin)).not.toBeNull();
    for (const viewer of [null, user, { ...owner, id: world.users.editor }])
      expect(await analyticsOf(viewer)).toBeNull();
    expect(await analyticsOf(owner, { id: world.companies.ferrite })).toBeNull();
  });

  test("looks back over 30 or 90 days", { tags: ["2.dashboard.13"] }, async () => {
    const variables = { id: world.companies.northwind, days: 365 };
    const { errors } = await ask(database, document, variables, { viewer: viewersOf(world).owner });
    expect(errors?.[0]).toMatchObject({
      message: "days must be 30 or 90",
      extensions: { code: "INVALID_INPUT" },
    });
  });
});
