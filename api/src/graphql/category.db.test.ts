import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../auth/auth-context.ts";
import { testDatabase } from "../testing/database.ts";
import { read } from "../testing/engine.ts";
import { seed, viewersOf, type World } from "../testing/seed.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const viewers = () => viewersOf(world);

describe("a category", () => {
  interface Listing {
    score: number;
    software: { name: string; avgRating: number; reviewCount: number };
  }
  interface Category {
    medianRating: number;
    softwareCount: number;
    ancestors: { slug: string }[];
    children: { slug: string }[];
    listings: { totalCount: number; edges: { node: Listing }[] };
    segmentShares: { segment: string; percent: number; isEstimate: boolean }[];
  }
  const text = `query($slug: String!, $segment: Segment, $rating: MinimumRating, $pricing: PricingFilter) {
    category(slug: $slug) {
      medianRating softwareCount ancestors { slug } children { slug }
      segmentShares { segment percent isEstimate }
      listings(segment: $segment, rating: $rating, pricing: $pricing) {
        totalCount edges { node { score software { name avgRating reviewCount } } }
      }
    }
  }`;
  const category = async (slug: string, filter = {}) =>
    (await read<{ category: Category }>(database, text, { slug, ...filter })).category;
  const listed = ({ listings }: Category) => listings.edges.map(({ node }) => node.software.name);

  test("ranks by S = (8·C + Σw·r) / (8 + Σw), unrated last", async () => {
    const { medianRating, listings } = await category("sales");
    const software = await database.prisma.software.findMany();
    for (const { node } of listings.edges) {
      const { reviewCount, rankWeightUnlimited, rankStarsUnlimited } =
        software.find(({ name }) => name === node.software.name) ?? {};
      const s = (8 * medianRating + (rankStarsUnlimited ?? 0)) / (8 + (rankWeightUnlimited ?? 0));
      expect(node.score).toBeCloseTo(reviewCount === 0 ? 0 : s, 10);
    }
    const scores = listings.edges.map(({ node }) => node.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(listings.edges.at(-1)?.node.software.name).toBe("Ember");
  });

  test("knows what is above and below it", async () => {
    expect(await category("small-business-crm")).toMatchObject({
      ancestors: [{ slug: "sales" }, { slug: "crm" }],
    });
    expect((await category("sales")).children.map(({ slug }) => slug)).toEqual(["contact-center", "crm"]);
  });

  test.each([
    [{ segment: "SMALL_BUSINESS" }, ["Beacon CRM", "Harbor"]],
    [{ segment: "MID_MARKET" }, ["Quill Desk"]],
    [{ segment: "ENTERPRISE" }, ["Beacon CRM"]],
    [{ rating: "FOUR" }, ["Beacon CRM", "Harbor"]],
    [{ rating: "TWO" }, ["Beacon CRM", "Harbor", "Quill Desk"]],
    [{ pricing: "HAS_PRICING" }, ["Beacon CRM", "Harbor"]],
    [{ pricing: "FREE_OPTION" }, ["Beacon CRM"]],
    [{ pricing: "FREE_OPTION", segment: "MID_MARKET" }, []],
  ])(
    "filters by %j",
    { tags: ["2.category.10", "2.category.43", "2.category.46", "2.category.47"] },
    async (filter, expected) => {
      const found = await category("sales", filter);
      expect(listed(found).toSorted()).toEqual(expected);
      expect(found.listings.totalCount).toBe(expected.length);
    },
  );

  test("shares of segments are real and add up to 100", {
    tags: ["2.category.44", "9.category.3"],
  }, async () => {
    const { segmentShares } = await category("sales");
    expect(segmentShares.every(({ isEstimate }) => !isEstimate)).toBe(true);
    expect(segmentShares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });

  test("without a review the specification's estimates stand in", {
    tags: ["2.category.11", "9.category.3"],
  }, async () => {
    const { segmentShares } = await category("accounting");
    expect(segmentShares.map(({ percent, isEstimate }) => [percent, isEstimate])).toEqual([
      [40, true],
      [35, true],
      [25, true],
    ]);
  });

  test("are found by the beginnings of words in their names, typing errors forgiven", async () => {
    const found = async (search: string) => {
      const text = "query ($search: String) { categories(search: $search) { slug } }";
      const { categories } = await read<{ categories: { slug: string }[] }>(database, text, { search });
      return categories.map(({ slug }) => slug);
    };
    expect(await found("busi sm")).toEqual(["small-business-crm"]);
    expect(await found("smal busines")).toEqual(["small-business-crm"]);
    expect(await found("acuonting")).toEqual(["accounting"]);
    expect(await found("acco unting")).toEqual(["accounting"]);
    expect(await found("qqzzxx")).toEqual([]);
    expect(await found("%")).toEqual([]);
    expect(await found("retired")).not.toContain("retired");
    expect(await found("  ")).toEqual(await found(""));
    expect((await found("")).length).toBeGreaterThan(2);
  });

  test("are found by their slugs, by name, those that are not there left out", async () => {
    const found = async (slugs: readonly string[]) => {
      const text = "query ($slugs: [String!]) { categories(slugs: $slugs) { slug } }";
      const { categories } = await read<{ categories: { slug: string }[] }>(database, text, { slugs });
      return categories.map(({ slug }) => slug);
    };
    expect(await found(["sales", "no-such", "retired", "crm"])).toEqual(["crm", "sales"]);
    expect(await found([])).toEqual([]);
    const many = Array.from({ length: 11 }, (_, index) => `c-${index}`);
    await expect(found(many)).rejects.toMatchObject({ extensions: { code: "INVALID_INPUT" } });
  });

  test("of no slugs are not asked for", async () => {
    const { prisma, reader } = database;
    const query = () => Promise.reject(new Error("The database was asked."));
    expect(
      await read({ prisma, reader: { ...reader, query } }, "{ categories(slugs: []) { slug } }"),
    ).toEqual({ categories: [] });
  });

  test("are found by words in their names, those with most listings first", {
    tags: ["2.home.7", "2.home.9", "9.home.2"],
  }, async () => {
    const names = [
      "HR Analytics",
      "Threat Reports",
      "AI/ML Platforms",
      "Air Freight",
      "Key Accounts",
      "Discounts",
    ];
    await database.pool.query(
      `insert into category (id, slug, name, sort_name, category_type, level, software_count, updated_at)
       select gen_random_uuid(), 'words-' || place, name, lower(name), 'software', 0, place, now()
       from unnest($1::text[]) with ordinality as given (name, place)`,
      [[...names, "Machine  Learning", "Machine Shops", "Human-Resource Tools"]],
    );
    const found = async (words: readonly string[], first: number | null = null) => {
      const text = `query ($words: [String!], $first: Int) {
        categories(words: $words, sort: SOFTWARE_COUNT, first: $first) { slug name } }`;
      const variables = { words, first };
      const { categories } = await read<{ categories: { slug: string; name: string }[] }>(
        database,
        text,
        variables,
      );
      return categories.filter(({ slug }) => slug.startsWith("words-")).map(({ name }) => name);
    };
    expect(await found(["hr"])).toEqual(["HR Analytics"]);
    expect(await found(["AI", "ml"])).toEqual(["AI/ML Platforms"]);
    expect(await found(["ai*"])).toEqual(["Air Freight", "AI/ML Platforms"]);
    expect(await found(["account"])).toEqual([]);
    expect(await found(["account*"])).toEqual(["Key Accounts"]);
    expect(await found(["machine learn*", "human resource"])).toEqual([
      "Human-Resource Tools",
      "Machine  Learning",
    ]);
    expect(await found(["machine*", "hr"], 2)).toEqual(["Machine Shops", "Machine  Learning"]);
    expect(await found([])).toEqual([]);
    expect(await found(["*", "(", ".*"])).toEqual([]);
    const many = Array.from({ length: 11 }, (_, index) => `word${index}`);
    await expect(found(many)).rejects.toMatchObject({ extensions: { code: "INVALID_INPUT" } });
    // Also as a variable in a list, where a document's own checks do not look.
    const long = "query ($words: String!) { categories(words: [$words]) { slug } }";
    expect(await read(database, long, { words: "a".repeat(60) })).toEqual({ categories: [] });
    await expect(read(database, long, { words: "a".repeat(61) })).rejects.toMatchObject({
      message: "words must be at most 60 characters",
    });
  });

  test("first keeps the first ones by name, of every level", { tags: ["2.write.9"] }, async () => {
    type Answer = { categories: { slug: string; level: number }[] };
    const found = async (first: number | null) => {
      const text = "query ($first: Int) { categories(first: $first) { slug level } }";
      return (await read<Answer>(database, text, { first })).categories;
    };
    const all = await found(null);
    const beyondTop = all.findIndex(({ level }) => level > 0);
    expect(beyondTop).toBeGreaterThanOrEqual(0);
    expect(await found(beyondTop + 1)).toEqual(all.slice(0, beyondTop + 1));
    expect(await found(0)).toEqual([]);
    await expect(found(-1)).rejects.toMatchObject({ extensions: { code: "INVALID_INPUT" } });
  });

  test("an inactive one is not there but for administrators", {
    tags: ["2.home.2", "2.home.14"],
  }, async () => {
    const inactive = '{ category(slug: "retired") { slug } }';
    expect(await read(database, inactive)).toEqual({ category: null });
    expect(await read(database, inactive, {}, { viewer: viewers().admin })).toEqual({
      category: { slug: "retired" },
    });
    const { categories } = await read<{ categories: { slug: string }[] }>(
      database,
      "{ categories { slug } }",
    );
    expect(categories.map(({ slug }) => slug)).not.toContain("retired");
  });

  test("that is inactive is null or left out wherever something leads to it", async () => {
    const { crm } = world.categories;
    const hide = (isActive: boolean) =>
      database.prisma.category.update({ where: { id: crm }, data: { isActive } });
    await hide(false);
    const ways = `query($id: ID!) {
      software(databaseId: $id) { category { slug } }
      category(slug: "small-business-crm") { parent { slug } ancestors { slug } } }`;
    const ask = (viewer: Viewer | null) => read(database, ways, { id: world.software.beacon }, { viewer });
    const { visitor, user, owner, admin } = viewers();
    for (const viewer of [visitor, user, owner])
      expect(await ask(viewer)).toEqual({
        software: { category: null },
        category: { parent: null, ancestors: [{ slug: "sales" }] },
      });
    expect(await ask(admin)).toEqual({
      software: { category: { slug: "crm" } },
      category: { parent: { slug: "crm" }, ancestors: [{ slug: "sales" }, { slug: "crm" }] },
    });
    await hide(true);
  });
});
