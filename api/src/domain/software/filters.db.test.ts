import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "../../database/query/sql.ts";
import { priceRanges, type SoftwareFilters } from "../../inputs/filters.ts";
import { minimumRatings, platforms, segments } from "../../inputs/index.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { facetsOf } from "../facets/facets.ts";
import { directory } from "./directory.ts";
import { noFilters, softwareGroups } from "./filters.ts";

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

const languages = ["en", "de", "pt-BR", "fr"];
const industries = ["Shipping", "Health Care", "Hotels, Inns", "Retail"];
/** Keys of the vocabularies of the category and of the one above it; "sso" is in both. */
const features = { below: ["sso", "audit"], above: ["sso", "export"] };

interface Listing {
  name: string;
  inBelow: boolean;
  platforms: string[];
  languages: string[];
  industries: string[];
  trial: boolean | null;
  price: number | null;
  rating: number;
  segments: Record<string, number>;
  features: string[];
}

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

interface Filters {
  platforms?: string[];
  languages?: string[];
  hasFreeTrial?: boolean;
  minPrice?: number;
  maxPrice?: number;
  minRating?: string;
  industries?: string[];
  segments?: string[];
  features?: string[];
}

/** Which listings pass each group, naively; a group that is not filtered by is left out. */
function tests(
  filters: Filters,
  place: "below" | "above" | null,
): Record<string, (listing: Listing) => boolean> {
  const shares = (chosen: readonly string[], own: readonly string[]) =>
    own.some((one) => chosen.includes(one));
  const { minPrice, maxPrice, minRating, hasFreeTrial } = filters;
  const all = {
    platforms: filters.platforms?.length && ((l: Listing) => shares(filters.platforms ?? [], l.platforms)),
    languages: filters.languages?.length && ((l: Listing) => shares(filters.languages ?? [], l.languages)),
    industries:
      filters.industries?.length && ((l: Listing) => shares(filters.industries ?? [], l.industries)),
    hasFreeTrial: hasFreeTrial !== undefined && ((l: Listing) => l.trial === hasFreeTrial),
    price:
      (minPrice !== undefined || maxPrice !== undefined) &&
      ((l: Listing) => l.price !== null && l.price >= (minPrice ?? 0) && l.price <= (maxPrice ?? 1e9)),
    minRating: minRating && ((l: Listing) => l.rating >= Number(minRating)),
    segments:
      filters.segments?.length &&
      ((l: Listing) => (filters.segments ?? []).some((one) => (l.segments[one] ?? 0) > 0)),
    features:
      filters.features?.length &&
      ((l: Listing) => (filters.features ?? []).every((key) => hasFeature(l, key, place))),
  };
  return Object.fromEntries(Object.entries(all).filter(([, passes]) => passes)) as ReturnType<typeof tests>;
}

/** By the vocabulary of the nearest category. */
function hasFeature(listing: Listing, key: string, place: "below" | "above" | null): boolean {
  if (place === null) return false;
  const owner = place === "below" && features.below.includes(key) ? "below" : "above";
  return listing.features.includes(`${owner} ${key}`);
}

/** What is counted of each group, naively: listings that pass all other groups and have the value; of features all groups. */
function naiveCounts(inList: readonly Listing[], filters: Filters, place: "below" | "above" | null) {
  const passes = tests(filters, place);
  const within = (group: string) =>
    inList.filter((l) => Object.entries(passes).every(([name, test]) => name === group || test(l)));
  const left = inList.filter((l) => Object.values(passes).every((test) => test(l)));
  const count = (
    group: string,
    values: readonly string[],
    has: (l: Listing, value: string) => boolean,
    chosen: readonly string[] = [],
  ) => {
    const counted = values.map(
      (value) =>
        [
          value,
          (group === "features" ? left : within(group)).filter((l) => has(l, value)).length,
          chosen.includes(value),
        ] as const,
    );
    return Object.fromEntries(
      counted.filter(([, n, isChosen]) => n > 0 || isChosen).map(([value, n]) => [value, n]),
    );
  };
  const { minPrice, maxPrice } = filters;
  const inRange = (l: Listing, range: string) => {
    const [min, max] = range.split("-");
    return l.price !== null && l.price >= Number(min) && l.price <= Number(max || 1e9);
  };
  const ranges = ["0-0", "0-10", "10-50", "50-200", "200-"];
  const own = minPrice === undefined && maxPrice === undefined ? [] : [`${minPrice ?? 0}-${maxPrice ?? ""}`];
  ranges.push(...own.filter((range) => !ranges.includes(range)));
  const counts: Record<string, Record<string, number>> = {
    platforms: count("platforms", platforms, (l, value) => l.platforms.includes(value), filters.platforms),
    languages: count("languages", languages, (l, value) => l.languages.includes(value), filters.languages),
    industries: count(
      "industries",
      industries,
      (l, value) => l.industries.includes(value),
      filters.industries,
    ),
    hasFreeTrial: count(
      "hasFreeTrial",
      filters.hasFreeTrial === false ? ["yes", "no"] : ["yes"],
      (l, value) => l.trial === (value === "yes"),
      filters.hasFreeTrial === undefined ? [] : [filters.hasFreeTrial ? "yes" : "no"],
    ),
    price: count("price", ranges, inRange, own),
    minRating: count("minRating", minimumRatings, (l, value) => l.rating >= Number(value), [
      filters.minRating ?? "",
    ]),
    segments: count("segments", segments, (l, value) => (l.segments[value] ?? 0) > 0, filters.segments),
    features: count(
      "features",
      [...new Set([...features.below, ...features.above, ...(filters.features ?? [])])],
      (l, key) => hasFeature(l, key, place),
      filters.features,
    ),
  };
  if (place === null && !filters.features?.length) delete counts["features"];
  return { total: left.length, names: left.map(({ name }) => name).sort(), counts };
}

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

describe("what listings are filtered by is kept beside them", () => {
  const renewed = async () => {
    const [row] = await database.prisma.$queryRaw<
      { wrong: number }[]
    >`select renew_software_facets() as wrong`;
    return row?.wrong;
  };
  const countOf = async (filters: string, group: string, value: string) => {
    const { directory } = await read<{ directory: List }>(
      database,
      `{ directory(first: 1, filters: ${filters}) { ${facets} } }`,
    );
    return asCounts(directory.facets)[group]?.[value];
  };

  test("through every change of a listing", async () => {
    const { prisma } = database;
    expect(await renewed()).toBe(0);
    const { id, categoryId } = await prisma.software.findFirstOrThrow({ orderBy: { id: "asc" } });
    const own = { slug: "kept", name: "Kept", sortName: "kept", categoryId };
    const made = await prisma.software.create({ data: { ...own, languages: ["ga"], lowestPrice: 10 } });
    expect(await countOf("{}", "languages", "ga")).toBe(1);
    const changes = [
      { languages: ["ga", "is"], platforms: ["linux"] },
      { reviewerIndustries: ["Cheese, Milk"], hasFreeTrial: false },
      { avgRating: 3.999, reviewCount: 7 },
      { avgRating: 4, smallBusinessReviews: 2, trend: -3 },
      { lowestPrice: null, languages: [], isFeatured: true, rankScore: 0.25 },
      { isActive: false, sortName: "another" },
    ];
    for (const data of changes) {
      await prisma.software.update({ where: { id: made.id }, data });
      expect(await renewed(), JSON.stringify(data)).toBe(0);
    }
    await prisma.software.update({ where: { id: made.id }, data: { isActive: true } });
    expect(await countOf("{}", "industries", "Cheese, Milk")).toBe(1);
    await prisma.software.delete({ where: { id: made.id } });
    // A choice that no listing has any more is not given.
    expect(await countOf("{}", "industries", "Cheese, Milk")).toBeUndefined();
    expect(await countOf('{ industries: ["Cheese, Milk"] }', "industries", "Cheese, Milk")).toBe(0);
    expect(await prisma.softwareFacets.count({ where: { id } })).toBe(1);
  });

  test("and corrected where it is wrong", async () => {
    const { prisma } = database;
    const before = await countOf("{}", "platforms", "web");
    const some = { where: { id: { in: (await prisma.software.findMany({ take: 3 })).map(({ id }) => id) } } };
    await prisma.softwareFacets.updateMany({ ...some, data: { choices: "", sortName: "wrong" } });
    expect(await renewed()).toBe(3);
    await prisma.softwareFacets.deleteMany(some);
    expect(await renewed()).toBe(3);
    expect(await renewed()).toBe(0);
    expect(await countOf("{}", "platforms", "web")).toBe(before);
  });
});

test("the ranges that are kept are those that are offered", async () => {
  const { rows } = await database.pool.query(
    `select kind, value, min::float8 as min, nullif(max, 'infinity')::float8 as max from filter_ranges()`,
  );
  expect(rows).toEqual([
    ...priceRanges.map(({ min, max }) => ({ kind: "price", value: `${min}-${max ?? ""}`, min, max })),
    ...minimumRatings.map((value) => ({ kind: "minRating", value, min: Number(value), max: null })),
  ]);
});

test.each([
  ["{ platforms: [BEOS] }", 'Value "BEOS" does not exist'],
  ['{ languages: ["tlh"] }', "Language is not known: tlh"],
  ["{ minPrice: -1 }", "minPrice must be from 0"],
  ['{ features: [""] }', "Feature is required"],
  [`{ industries: [${Array.from({ length: 21 }, (_, n) => `"${n}"`)}] }`, "Industries must be at most 20"],
])("values outside the vocabulary are refused: %s", async (filters, message) => {
  const { errors } = await ask(database, `{ directory(filters: ${filters}) { totalCount } }`);
  expect(errors?.[0]?.message).toContain(message);
});

test("a list without filters has no facets, and features need a category", async () => {
  const text = `{ a: directory(filters: { features: ["sso"] }) { totalCount ${facets} }
    b: directory(filters: {}) { ${facets} } c: directory(first: 0) { ${facets} } }`;
  const { a, b, c } = await read<Record<"a" | "b" | "c", List>>(database, text);
  expect(a.totalCount).toBe(0);
  expect(a.facets.at(-1)).toEqual({
    name: "features",
    choices: [{ value: "sso", count: 0, isChosen: true }],
  });
  expect(b.facets.map(({ name }) => name)).not.toContain("features");
  expect(c.facets).toBeNull();
});

test("whatever is chosen, a list has two texts of its statement: filtered and not", () => {
  const context = { viewer: null, reader: database.reader, now: new Date() };
  const textOf = (filters: object) => {
    const finder = directory(context, { sort: "rating", filters: { ...noFilters, ...filters } });
    return [
      ...finder.where,
      finder.facets?.counts,
      ...(finder.facets?.decidedBySql ?? []).map((group) => group.condition),
    ]
      .map((part) => part?.text)
      .join("; ");
  };
  const one = textOf({ platforms: ["web"] });
  expect(textOf({ minPrice: 5, segments: ["enterprise"], industries: ["a", "b"] })).toBe(one);
  expect(textOf({ hasFreeTrial: false, maxPrice: 17, minRating: "3", languages: ["en"] })).toBe(one);
  expect(textOf({})).not.toBe(one);
});

test("PostgreSQL sees no chosen value when it plans", () => {
  const all: SoftwareFilters = {
    ...noFilters,
    platforms: ["web"],
    hasFreeTrial: true,
    minPrice: 5,
    minRating: "3",
    industries: ["Retail"],
    segments: ["enterprise"],
    features: ["sso"],
  };
  const groups = softwareGroups(all, sql`c.id`);
  const { counts } = facetsOf(groups, { from: sql`software s`, where: [], reads: () => [] });
  for (const { text } of [counts, ...groups.map(({ condition }) => condition)])
    expect(text.replace(opaqueValue, "")).not.toContain("$");
});

/** A value as `opaque` writes it. */
const opaqueValue = /\(select \$\d+::[a-z0-9[\]]+\)/g;
