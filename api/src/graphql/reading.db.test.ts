import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../database/testing.ts";
import { ask, read } from "../testing/engine.ts";
import { seed, type World } from "../testing/seed.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const viewers = () => ({
  visitor: null,
  user: { id: world.users.user, isAdmin: false, isEmailVerified: true },
  owner: { id: world.users.owner, isAdmin: false, isEmailVerified: true },
  admin: { id: world.users.admin, isAdmin: true, isEmailVerified: true },
});

type Names = { edges: { node: { name: string } }[]; totalCount: number };
const names = (list: Names) => list.edges.map(({ node }) => node.name);

async function directory(args: string): Promise<Names> {
  const text = `{ directory(${args}) { totalCount edges { node { name } } } }`;
  return (await read<{ directory: Names }>(database, text)).directory;
}

describe("the directory", () => {
  test("shows Live software by exact mean, unrated last", async () => {
    const list = await directory("first: 50");
    expect(names(list).slice(-2)).toEqual(["Ember", "Tally Books"]);
    expect(names(list)).not.toContain("Northwind Compass");
    expect(list.totalCount).toBe(names(list).length);
  });

  test("a category stands for all below it", async () => {
    expect(names(await directory('category: "sales"')).sort()).toEqual([
      "Beacon CRM",
      "Ember",
      "Harbor",
      "Quill Desk",
    ]);
    expect(names(await directory('category: "small-business-crm"'))).toEqual(["Harbor"]);
    expect(await directory('category: "no-such"')).toEqual({ edges: [], totalCount: 0 });
  });

  test("quick filters work", async () => {
    expect(names(await directory("quick: TOP")).sort()).toEqual(["Abacus & Partners", "Harbor"]);
    expect(names(await directory("quick: RECENT"))).toEqual(["Ember"]);
    expect(names(await directory("quick: TRENDING"))).toEqual([]);
  });

  test("featured narrows", async () => {
    expect(names(await directory("featured: true")).sort()).toEqual(["Beacon CRM", "Quill Desk"]);
  });

  test.each([
    ["bea", ["Beacon CRM"]],
    ["pipelines", ["Beacon CRM"]],
    ["northw", ["Beacon CRM", "Harbor"]],
    ["baecon crm", ["Beacon CRM"]],
    ["ledgrly", ["Ledgerly"]],
    ["zzzzqqq", []],
    ["!!!", []],
    ["'); drop table software; --", []],
  ])("search for %s", async (text, expected) => {
    const found = names(await directory(`search: ${JSON.stringify(text)}`));
    expect(found.toSorted()).toEqual(expected);
  });

  test("a search with Drafts is the administrators'", async () => {
    const text = "{ directory(status: ALL, first: 50) { edges { node { name } } } }";
    const { visitor, user, admin } = viewers();
    expect((await ask(database, text, {}, { viewer: visitor })).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
    expect((await ask(database, text, {}, { viewer: user })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const all = await read<{ directory: Names }>(database, text, {}, { viewer: admin });
    expect(names(all.directory)).toContain("Northwind Compass");
  });
});

describe("a Draft", () => {
  const byId = "query($id: ID!) { software(databaseId: $id) { name id } }";

  test.each(["visitor", "user"] as const)("is not there for a %s", async (who) => {
    const asking = { viewer: viewers()[who] };
    expect(await read(database, byId, { id: world.software.draft }, asking)).toEqual({ software: null });
  });

  test.each(["owner", "admin"] as const)("is there for its %s", async (who) => {
    const asking = { viewer: viewers()[who] };
    expect(await read(database, byId, { id: world.software.draft }, asking)).toMatchObject({
      software: { name: "Northwind Compass" },
    });
  });

  test("is not reached by its global id either", async () => {
    const { admin, visitor } = viewers();
    const { software } = await read<{ software: { id: string } }>(
      database,
      byId,
      { id: world.software.draft },
      { viewer: admin },
    );
    const node = "query($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }";
    expect(await read(database, node, { id: software.id }, { viewer: visitor })).toEqual({
      node: null,
      nodes: [null],
    });
    expect(await read(database, node, { id: software.id }, { viewer: admin })).toEqual({
      node: { id: software.id },
      nodes: [{ id: software.id }],
    });
  });

  test("its company shows it to members only", async () => {
    const text = "query($id: ID!) { company(databaseId: $id) { softwareCount software { totalCount } } }";
    const asVisitor = await read(database, text, { id: world.companies.northwind });
    const asOwner = await read(
      database,
      text,
      { id: world.companies.northwind },
      { viewer: viewers().owner },
    );
    expect(asVisitor).toEqual({ company: { softwareCount: 2, software: { totalCount: 2 } } });
    expect(asOwner).toEqual({ company: { softwareCount: 2, software: { totalCount: 3 } } });
  });

  test("its reviews count nowhere", async () => {
    const { reviews } = await read<{ reviews: { edges: { node: { title: string } }[] } }>(
      database,
      "{ reviews(first: 50) { edges { node { title } } } }",
    );
    expect(reviews.edges.map(({ node }) => node.title)).not.toContain("Too early");
  });
});

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

  test("ranks by S = (8·C + Σr) / (8 + n), unrated last", async () => {
    const { medianRating, listings } = await category("sales");
    for (const { node } of listings.edges) {
      const { avgRating, reviewCount } = node.software;
      const s = (8 * medianRating + avgRating * reviewCount) / (8 + reviewCount);
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
  ])("filters by %j", async (filter, expected) => {
    const found = await category("sales", filter);
    expect(listed(found).toSorted()).toEqual(expected);
    expect(found.listings.totalCount).toBe(expected.length);
  });

  test("shares of segments are real and add up to 100", async () => {
    const { segmentShares } = await category("sales");
    expect(segmentShares.every(({ isEstimate }) => !isEstimate)).toBe(true);
    expect(segmentShares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });

  test("without a review the specification's estimates stand in", async () => {
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
    expect(await found("qqzzxx")).toEqual([]);
    expect(await found("%")).toEqual([]);
    expect(await found("retired")).not.toContain("retired");
    expect(await found("  ")).toEqual(await found(""));
    expect((await found("")).length).toBeGreaterThan(2);
  });

  test("an inactive one is not there but for administrators", async () => {
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
});

describe("reviews", () => {
  interface Reviews {
    reviews: {
      totalCount: number;
      edges: { node: { title: string; author: { displayName: string } | null } }[];
    };
  }
  const titles = ({ reviews }: Reviews) => reviews.edges.map(({ node }) => node.title);
  const reviews = (args: string) =>
    read<Reviews>(
      database,
      `{ reviews(${args}) { totalCount edges { node { title author { displayName } } } } }`,
    );

  test("are newest first, without hidden ones, and counted", async () => {
    const all = await reviews("first: 50");
    expect(titles(all)[0]).toBe("It remembers so that I need not");
    expect(titles(all)).not.toContain("Buy followers here");
    expect(all.reviews.totalCount).toBe(10);
  });

  test("are filtered by stars, where low means 1 or 2", async () => {
    expect(titles(await reviews("rating: LOW"))).toEqual(["Calls drop"]);
    expect((await reviews("rating: FIVE")).reviews.totalCount).toBe(4);
  });

  test("are found by their words and by their software", async () => {
    expect(titles(await reviews('search: "remem"'))).toEqual(["It remembers so that I need not"]);
    expect(titles(await reviews('search: "quill"')).toSorted()).toEqual(["Calls drop", "Does the job"]);
  });

  test("lowest first", async () => {
    expect(titles(await reviews("sort: LOWEST, first: 1"))).toEqual(["Calls drop"]);
  });

  test("a gone account is nobody, a nameless one is its address up to the at-sign", async () => {
    const { reviews: all } = await reviews("first: 50");
    const author = (title: string) => all.edges.find(({ node }) => node.title === title)?.node.author;
    expect(author("Author unknown")).toBeNull();
    expect(author("Solid")).toEqual({ displayName: "ben.k" });
    expect(author("From the old catalogue")).toEqual({ displayName: "Anonymous" });
  });
});

describe("addresses of people", () => {
  const text = "query($id: ID!) { review(databaseId: $id) { author { email displayName } } }";

  test.each([
    ["visitor", null],
    ["user", null],
    ["owner", null],
    ["admin", "ada@mail.example"],
  ] as const)("of a reviewer, for a %s", async (who, email) => {
    const asking = { viewer: viewers()[who] };
    const { review } = await read<{ review: { author: { email: string | null } } }>(
      database,
      text,
      { id: world.reviews.beaconByAda },
      asking,
    );
    expect(review.author.email).toBe(email);
  });

  test("one's own is there", async () => {
    const asking = { viewer: viewers().user };
    const answer = await read(database, text, { id: world.reviews.quillByUser }, asking);
    expect(answer).toMatchObject({ review: { author: { email: "Uma@mail.example" } } });
  });

  test("another's account is not reached by its global id", async () => {
    const id = Buffer.from(`User:${world.users.ada}`).toString("base64");
    const node = "query($id: ID!) { node(id: $id) { ... on User { email } } }";
    expect(await read(database, node, { id }, { viewer: viewers().user })).toEqual({ node: null });
    expect(await read(database, node, { id }, { viewer: viewers().admin })).toEqual({
      node: { email: "ada@mail.example" },
    });
  });
});

test("malformed ids name nothing", async () => {
  const text =
    '{ software(databaseId: "1") { id } company(databaseId: "x") { id } review(databaseId: "y") { id } }';
  expect(await read(database, text)).toEqual({ software: null, company: null, review: null });
});

test("a lookup takes one key", async () => {
  const { errors } = await ask(database, "{ software { id } }");
  expect(errors?.[0]).toMatchObject({
    message: "Give databaseId or slug",
    extensions: { code: "INVALID_INPUT" },
  });
});

test("figures count Live software, published reviews, companies and active categories", async () => {
  expect(await read(database, "{ figures { software reviews companies categories } }")).toEqual({
    figures: { software: 7, reviews: 10, companies: 3, categories: 7 },
  });
});

test.each([
  'category(slug: "a\\u0000") { id }',
  'directory(search: "a\\u0000") { totalCount }',
  'companies(search: "a\\u0000") { totalCount }',
  'suggestions(text: "a\\u0000b") { name }',
])("text that no database can hold is refused: %s", async (field) => {
  const { errors } = await ask(database, `{ ${field} }`);
  expect(errors?.[0]).toMatchObject({
    message: "Text must not contain NUL characters",
    extensions: { code: "INVALID_INPUT" },
  });
  const asVariable = await ask(database, "query($t: String!) { suggestions(text: $t) { name } }", {
    t: "a\0b",
  });
  expect(asVariable.errors?.[0]?.extensions.code).toBe("INVALID_INPUT");
});
