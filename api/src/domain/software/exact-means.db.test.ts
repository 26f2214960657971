import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { daysAgo } from "../../testing/seed-data.ts";
import { recomputeCounters, recomputeReviewCounters } from "../counters/recompute.ts";
import { slugify, sortKey } from "../text.ts";

const database = testDatabase();

/** So many ratings of each star, five first: a mean with its count. */
const ratings = (...counts: number[]) => counts.flatMap((count, at) => Array<number>(count).fill(5 - at));

interface Listing {
  ratings?: number[];
  category?: "main" | "ties";
  ageInDays?: number;
  trend?: number;
  companySize?: string;
}

/** What each is for stands beside it. */
const listings: Record<string, Listing> = {
  "Just Top": { ratings: ratings(1, 1), companySize: "51-200" }, // 4.5
  "Almost Top": { ratings: ratings(6, 7), companySize: "1000+" }, // 4.46: shown as 4.5
  "Just Four": { ratings: ratings(0, 1) }, // 4
  "Almost Four": { ratings: ratings(0, 24, 1) }, // 3.96: shown as 4.0
  "Just Two": { ratings: ratings(0, 0, 0, 1) },
  "Tie of One": { ratings: ratings(1, 0, 1), category: "ties" }, // 4, as below, but fewer of them
  "Tie of Two": { ratings: ratings(2, 0, 2), category: "ties" },
  "Tie of Three": { ratings: ratings(0, 3), category: "ties" },
  "Worse Tie": { ratings: ratings(0, 0, 0, 0, 9), category: "ties" },
  "Worst Tie": { ratings: ratings(0, 0, 0, 0, 9), category: "ties" },
  "Third Worst": { ratings: ratings(0, 0, 0, 0, 9), category: "ties" },
  "Fourth Worst": { ratings: ratings(0, 0, 0, 0, 9), category: "ties" },
  "Still Recent": { ageInDays: 30, trend: 1 },
  "No Longer": { ageInDays: 31, trend: 0 },
  Falling: { trend: -1 },
};

beforeAll(async () => {
  const { prisma } = database;
  const category = (name: string) =>
    prisma.category.create({
      data: { slug: slugify(name), name, sortName: sortKey(name), categoryType: "software" },
    });
  const places = { main: await category("Main"), ties: await category("Ties") };
  for (let n = 1; n <= 7; n += 1) await category(`Sibling ${n}`);
  const company = await prisma.company.create({ data: { slug: "maker", name: "Maker", sortName: "maker" } });
  let reviews = 0;
  for (const [name, listing] of Object.entries(listings)) {
    const { id } = places[listing.category ?? "main"];
    await prisma.software.create({
      data: {
        name,
        slug: slugify(name),
        sortName: sortKey(name),
        searchText: "",
        trend: listing.trend ?? 0,
        createdAt: daysAgo(listing.ageInDays ?? 100),
        company: { connect: { id: company.id } },
        category: { connect: { id } },
        categories: { create: { categoryId: id } },
        plans: { create: { name: "Plan", price: 1 } },
        reviews: {
          create: (listing.ratings ?? []).map((rating) => {
            reviews += 1;
            const companySize = listing.companySize ?? null;
            return {
              rating,
              title: name,
              content: "C",
              companySize,
              createdAt: daysAgo((reviews * 37) % 89),
            };
          }),
        },
      },
    });
  }
  await prisma.$transaction((tx) => recomputeCounters(tx));
});

type Edges<Node> = { edges: { node: Node }[] };

async function directory(args: string): Promise<string[]> {
  const text = `{ directory(first: 50, ${args}) { edges { node { name } } } }`;
  const { directory } = await read<{ directory: Edges<{ name: string }> }>(database, text);
  return directory.edges.map(({ node }) => node.name);
}

async function listed(args: string): Promise<string[]> {
  const text = `{ category(slug: "main") { listings(first: 50, ${args}) { edges { node { software { name } } } } } }`;
  const { category } = await read<{ category: { listings: Edges<{ software: { name: string } }> } }>(
    database,
    text,
  );
  return category.listings.edges.map(({ node }) => node.software.name).sort();
}

describe("means are weighed as they are, not as they are shown", () => {
  test("in the order of the directory, ties settled by the score in the primary category, unrated last", {
    tags: ["2.directory.20", "2.directory.21", "2.search.7", "2.search.13", "2.search.14", "9.directory.1"],
  }, async () => {
    const order = await directory("sort: MEAN_RATING");
    expect(order.slice(0, 2)).toEqual(["Just Top", "Almost Top"]);
    expect(order.indexOf("Almost Four")).toBeGreaterThan(order.indexOf("Just Four"));
    const isTie = (name: string) => name.startsWith("Tie of");
    expect(order.filter(isTie)).toEqual(["Tie of Two", "Tie of Three", "Tie of One"]);
    const rated = await directory("sort: RATING");
    expect(rated.filter(isTie)).toEqual(["Tie of Two", "Tie of Three", "Tie of One"]);
    for (const each of [order, rated])
      expect(each.slice(-3).sort()).toEqual(["Falling", "No Longer", "Still Recent"]);
  });

  test("listings with five reviews or more come before those with fewer, except in a search", {
    tags: ["2.directory.19", "9.directory.1"],
  }, async () => {
    const order = await directory("sort: RATING");
    // Of more reviews than five, by their mean; then what has fewer than five, by theirs.
    expect(order).toEqual([
      "Almost Top",
      "Almost Four",
      "Fourth Worst",
      "Third Worst",
      "Worse Tie",
      "Worst Tie",
      "Just Top",
      "Just Four",
      "Tie of Two",
      "Tie of Three",
      "Tie of One",
      "Just Two",
      "Falling",
      "No Longer",
      "Still Recent",
    ]);
    expect(await directory("quickFilter: null")).toEqual(order);
    const found = await directory('sort: RATING, search: "top"');
    expect(found).toEqual(["Just Top", "Almost Top"]);
    expect(await directory('sort: MEAN_RATING, search: "top"')).toEqual(found);
    const ofCompany = await read<{ company: { software: Edges<{ name: string }> } }>(
      database,
      '{ company(slug: "maker") { software(first: 50, sort: RATING) { edges { node { name } } } } }',
    );
    expect(ofCompany.company.software.edges.map(({ node }) => node.name)).toEqual(order);
  });

  test("a listing gets to the others with its fifth review, and back when it loses one", async () => {
    const { prisma } = database;
    const { id } = await prisma.software.findUniqueOrThrow({ where: { slug: "just-top" } });
    const write = () =>
      prisma.review.create({ data: { softwareId: id, rating: 5, title: "T", content: "C" } });
    const refresh = () => prisma.$transaction((tx) => recomputeReviewCounters(tx, id));
    const isFirst = async () => (await directory("sort: RATING"))[0] === "Just Top";
    const added = [await write(), await write()];
    await refresh();
    expect(await isFirst()).toBe(false);
    added.push(await write());
    await refresh();
    expect(await isFirst()).toBe(true);
    const [last] = added;
    await prisma.review.update({ where: { id: last?.id ?? "" }, data: { status: "hidden" } });
    await refresh();
    expect(await isFirst()).toBe(false);
    await prisma.review.deleteMany({ where: { id: { in: added.map((review) => review.id) } } });
    await refresh();
  });

  test("in the filters of a category", { tags: ["2.category.45", "9.category.4"] }, async () => {
    expect(await listed("rating: FOUR")).toEqual(["Almost Top", "Just Four", "Just Top"]);
    expect(await listed("rating: THREE")).toEqual(["Almost Four", "Almost Top", "Just Four", "Just Top"]);
    expect(await listed("rating: TWO")).toContain("Just Two");
  });

  test("by the quick filter of what is rated 4.5 and up", { tags: ["2.directory.13"] }, async () => {
    expect(await directory("quickFilter: TOP")).toEqual(["Just Top"]);
  });
});

test("the quick filters keep what gains attention, and what was added in the last 30 days", {
  tags: ["2.directory.14", "2.directory.15"],
}, async () => {
  expect(await directory("quickFilter: TRENDING")).toEqual(["Still Recent"]);
  expect(await directory("quickFilter: RECENT")).toEqual(["Still Recent"]);
});

test("51 to 200 employees are the mid-market, more than 1000 an enterprise", {
  tags: ["2.category.43"],
}, async () => {
  expect(await listed("segment: MID_MARKET")).toEqual(["Just Top"]);
  expect(await listed("segment: ENTERPRISE")).toEqual(["Almost Top"]);
});

test("a category names six related ones at most, and has no mean where nothing is rated", {
  tags: ["2.category.38", "3.category.6", "7.categories.12"],
}, async () => {
  const { category, empty } = await read<Record<string, { avgRating: number | null; related: object[] }>>(
    database,
    '{ category(slug: "main") { avgRating related { name } } empty: category(slug: "sibling-1") { avgRating related { name } } }',
  );
  expect(category?.related).toHaveLength(6);
  expect(category?.avgRating).toBeGreaterThan(0);
  expect(empty?.avgRating).toBeNull();
});

test("a plan is paid by the month unless it says otherwise", {
  tags: ["3.plan.2", "9.limits.3"],
}, async () => {
  const text = '{ software(slug: "just-top") { plans { billingPeriod } } }';
  expect(await read(database, text)).toEqual({ software: { plans: [{ billingPeriod: "MONTH" }] } });
});

test("a company's reviews are those of its software, newest first", { tags: ["2.company.12"] }, async () => {
  const text =
    '{ company(slug: "maker") { reviewCount reviews(first: 100) { edges { node { createdAt } } } } }';
  const { company } = await read<{ company: { reviewCount: number; reviews: Edges<{ createdAt: string }> } }>(
    database,
    text,
  );
  const times = company.reviews.edges.map(({ node }) => node.createdAt);
  expect(times).toHaveLength(company.reviewCount);
  expect(times).toEqual(times.toSorted().reverse());
  expect(times.length).toBeGreaterThan(50);
});
