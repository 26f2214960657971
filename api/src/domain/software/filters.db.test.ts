import { beforeAll, describe, expect, test } from "vitest";
import { minimumRatings, platforms, segments } from "../../inputs/index.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import {
  type Filters,
  features,
  industries,
  type Listing,
  languages,
  naiveCounts,
} from "../../testing/naive-filters.ts";

/** The same numbers from 0 to 1 in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const database = testDatabase();
const random = randomFrom(7);
const pick = <Item>(all: readonly Item[]): Item => all[Math.floor(random() * all.length)] as Item;
const some = <Item>(all: readonly Item[], chance: number): Item[] => all.filter(() => random() < chance);

const listings: Listing[] = Array.from({ length: 240 }, (_, index) => ({
  name: `${pick(["Ledger", "Harbor", "Beacon"])} ${index}`,
  inBelow: random() < 0.6,
  platforms: some(platforms, 0.3),
  languages: some(languages, 0.4),
  industries: some(industries, 0.3),
  trial: pick([true, false, null]),
  price: pick([null, 0, 0, 5, 10, 25.5, 50, 199.99, 200, 900]),
  rating: pick([0, 1.5, 2, 2.9, 3, 3.6, 4, 4.4, 5]),
  segments: Object.fromEntries(segments.map((segment) => [segment, pick([0, 0, 1, 7])])),
  features: [],
}));

beforeAll(async () => {
  const { prisma } = database;
  const above = await prisma.category.create({
    data: { slug: "above", name: "Above", sortName: "above", categoryType: "software" },
  });
  const below = await prisma.category.create({
    data: {
      slug: "below",
      name: "Below",
      sortName: "below",
      categoryType: "software",
      parentId: above.id,
      level: 1,
    },
  });
  const made: { id: string; key: string; isBelow: boolean }[] = [];
  for (const [place, { id: categoryId }] of Object.entries({ below, above }))
    for (const key of features[place as "below" | "above"]) {
      const { id } = await prisma.feature.create({ data: { categoryId, key, name: `${place} ${key}` } });
      made.push({ id, key, isBelow: place === "below" });
    }
  for (const listing of listings) {
    const { segments: reviews } = listing;
    const { id } = await prisma.software.create({
      data: {
        slug: listing.name.replace(" ", "-").toLowerCase(),
        name: listing.name,
        sortName: listing.name.toLowerCase(),
        categoryId: listing.inBelow ? below.id : above.id,
        platforms: listing.platforms,
        languages: listing.languages,
        reviewerIndustries: listing.industries,
        hasFreeTrial: listing.trial,
        lowestPrice: listing.price,
        planCount: listing.price === null ? 0 : 1,
        avgRating: listing.rating,
        reviewCount: listing.rating ? 6 : 0,
        smallBusinessReviews: reviews["small-business"] ?? 0,
        midMarketReviews: reviews["mid-market"] ?? 0,
        enterpriseReviews: reviews["enterprise"] ?? 0,
      },
    });
    for (const categoryId of listing.inBelow ? [below.id, above.id] : [above.id])
      await prisma.categoryListing.create({
        data: { categoryId, softwareId: id, sortName: listing.name.toLowerCase() },
      });
    for (const feature of made) {
      const said = pick(["yes", "no", "nothing"]);
      if (said === "nothing") continue;
      await prisma.softwareFeature.create({
        data: {
          softwareId: id,
          featureId: feature.id,
          isOffered: said === "yes",
          deniedCount: said === "no" ? 5 : 0,
        },
      });
      if (said === "yes") listing.features.push(`${feature.isBelow ? "below" : "above"} ${feature.key}`);
    }
  }
  await prisma.totalCount.upsert({
    where: { name: "liveSoftware" },
    create: { name: "liveSoftware", value: listings.length },
    update: { value: listings.length },
  });
  await prisma.$executeRaw`update category set software_count = (select count(*) from category_listing where category_id = category.id)`;
});

const facets = "facets { name choices { value count isChosen } }";

type Choices = { value: string; count: number; isChosen: boolean }[];
interface List {
  totalCount: number;
  edges: { node: { name?: string; software?: { name: string } } }[];
  facets: { name: string; choices: Choices }[];
}

const enumName = (word: string) =>
  ({ "4": "FOUR", "3": "THREE", "2": "TWO" })[word] ?? word.toUpperCase().replaceAll("-", "_");
const toInput = ({ platforms: on, segments: from, minRating, ...filters }: Filters) => ({
  ...filters,
  ...(on && { platforms: on.map(enumName) }),
  ...(from && { segments: from.map(enumName) }),
  ...(minRating && { minRating: enumName(minRating) }),
});

function drawFilters(): Filters {
  const maybe = <Value>(chance: number, value: () => Value) => (random() < chance ? value() : undefined);
  const drawn = {
    platforms: maybe(0.35, () => some(platforms, 0.25)),
    languages: maybe(0.3, () => some(languages, 0.4)),
    industries: maybe(0.3, () => some(industries, 0.4)),
    hasFreeTrial: maybe(0.2, () => random() < 0.8),
    minPrice: maybe(0.2, () => pick([0, 5, 10, 50])),
    maxPrice: maybe(0.2, () => pick([0, 10, 50, 200])),
    minRating: maybe(0.3, () => pick(minimumRatings)),
    segments: maybe(0.3, () => some(segments, 0.4)),
    features: maybe(0.3, () => some(["sso", "audit", "export"], 0.5)),
  };
  return Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined)) as Filters;
}

const asCounts = (given: List["facets"]) =>
  Object.fromEntries(
    given.map(({ name, choices }) => [
      name,
      Object.fromEntries(choices.map(({ value, count }) => [value, count])),
    ]),
  );

describe("counts of choices are those of a naive count", () => {
  const combinations = Array.from({ length: 60 }, drawFilters);

  test("in the directory, with a search, a category and each order", async () => {
    for (const [index, filters] of combinations.entries()) {
      const place = pick([null, "above", "below"] as const);
      const search = pick([null, null, "harbor"]);
      const sort =
        search === null ? pick(["RATING", "REVIEWS", "NAME"]) : pick(["MEAN_RATING", "MATCH", "RATING"]);
      const { directory } = await read<{ directory: List }>(
        database,
        `query ($filters: SoftwareFilters, $category: String, $search: String, $sort: SoftwareSort!) {
          directory(first: 100, filters: $filters, categorySlug: $category, search: $search, sort: $sort) {
            totalCount edges { node { name } } ${facets} } }`,
        { filters: toInput(filters), category: place, search, sort },
      );
      const inList = listings.filter(
        (l) => (place !== "below" || l.inBelow) && (search === null || l.name.startsWith("Harbor")),
      );
      const naive = naiveCounts(inList, filters, place);
      const about = `${index} ${JSON.stringify({ filters, place, search, sort })}`;
      expect(directory.totalCount, about).toBe(naive.total);
      expect(asCounts(directory.facets), about).toEqual(naive.counts);
      if (naive.total <= 100)
        expect(directory.edges.map(({ node }) => node.name).sort(), about).toEqual(naive.names);
    }
  });

  test("in a category's ranking, whose other filters are kept", async () => {
    for (const [index, filters] of combinations.entries()) {
      const place = pick(["above", "below"] as const);
      const rating = pick([null, "3"] as const);
      const { category } = await read<{ category: { listings: List } }>(
        database,
        `query ($filters: SoftwareFilters, $slug: String!, $rating: MinimumRating) { category(slug: $slug) {
          listings(first: 100, filters: $filters, rating: $rating) { totalCount edges { node { software { name } } } ${facets} } } }`,
        { filters: toInput(filters), slug: place, rating: rating && enumName(rating) },
      );
      const inList = listings.filter(
        (l) => (place !== "below" || l.inBelow) && (rating === null || l.rating >= 3),
      );
      const naive = naiveCounts(inList, filters, place);
      const about = `${index} ${JSON.stringify({ filters, place, rating })}`;
      expect(category.listings.totalCount, about).toBe(naive.total);
      expect(asCounts(category.listings.facets), about).toEqual(naive.counts);
    }
  });
});

test("pages that are read together have counts of their own, and a far page has those of the whole list", async () => {
  const one = (alias: string, args: string) =>
    `${alias}: directory(first: 5, ${args}) { totalCount ${facets} }`;
  const text = `{ ${one("a", "filters: { platforms: [WEB] }")} ${one("b", "filters: { hasFreeTrial: true }, page: 4")}
    c: directory(first: 5) { totalCount edges { node { name } } } }`;
  const lists = await read<Record<"a" | "b", List> & { c: Omit<List, "facets"> }>(database, text);
  expect(asCounts(lists.a.facets)).toEqual(naiveCounts(listings, { platforms: ["web"] }, null).counts);
  expect(asCounts(lists.b.facets)).toEqual(naiveCounts(listings, { hasFreeTrial: true }, null).counts);
  expect(lists.c.totalCount).toBe(await database.prisma.software.count({ where: { isActive: true } }));
});
