import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Reader, Statement } from "../../database/client/reader.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { recordedAnswer } from "../../testing/kept-answers.ts";
import { seed, type World } from "../../testing/seed.ts";
import { recomputeCounters } from "../counters/recompute.ts";
import { sortKey } from "../text.ts";
import { type AssessedPreference, fitScore } from "./fit-score.ts";

const database = testDatabase();
let world: World;
let category: string;
const ids = new Map<string, string>();

interface ListingOf {
  name: string;
  price?: number;
}
const listings: ListingOf[] = [
  { name: "Anvil", price: 10 },
  { name: "Bellows", price: 30 },
  { name: "Crucible", price: 0 },
  { name: "Damper" },
];

beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  const { prisma } = database;
  await prisma.software.deleteMany({ where: { id: { in: [...ids.values()] } } });
  await prisma.category.deleteMany({ where: { slug: { in: ["forge", "metal"] } } });
  const parent = await prisma.category.create({
    data: { slug: "metal", name: "Metal", sortName: "metal", categoryType: "software" },
  });
  const made = await prisma.category.create({
    data: {
      ...{
        slug: "forge",
        name: "Forge",
        sortName: "forge",
        categoryType: "software",
        level: 1,
        parentId: parent.id,
      },
      features: {
        create: ["sso", "api", "audit"].map((key, position) => ({ key, name: key.toUpperCase(), position })),
      },
    },
  });
  await prisma.feature.create({ data: { categoryId: parent.id, key: "backup", name: "Backup" } });
  category = made.id;
  for (const { name, price } of listings) {
    const { id } = await prisma.software.create({
      data: {
        ...{ slug: name.toLowerCase(), name, sortName: sortKey(name), categoryId: category },
        categories: { create: { categoryId: category } },
        ...(price !== undefined && { plans: { create: { name: "Plan", price } } }),
      },
    });
    ids.set(name, id);
  }
});

interface Writing {
  rating?: number;
  easeOfUse?: number | null;
  support?: number | null;
  companySize?: string | null;
  industry?: string | null;
  isProven?: boolean;
  daysApart?: number;
}
/** Reviews of a listing, alike, of different months unless `daysApart` says otherwise. */
async function reviewed(
  name: string,
  count: number,
  { daysApart = 30, isProven = true, ...review }: Writing = {},
) {
  const start = Date.UTC(2026, 9, 1);
  await database.prisma.review.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ...{ title: "Fine", content: "It is.", rating: 4, textWeight: 1_000 },
      ...{ softwareId: ids.get(name) ?? "", createdAt: new Date(start - index * daysApart * 86_400_000) },
      ...(isProven && { isVerified: true, verifiedBy: "admin", proofWeight: 100 }),
      ...review,
    })),
  });
}

async function answered(
  name: string,
  key: string,
  answer: { isOffered?: boolean; confirmed?: number; denied?: number },
) {
  const feature = await database.prisma.feature.findFirstOrThrow({ where: { key } });
  const { isOffered = false, confirmed = 0, denied = 0 } = answer;
  await database.prisma.softwareFeature.create({
    data: {
      ...{ softwareId: ids.get(name) ?? "", featureId: feature.id },
      isOffered,
      confirmedCount: confirmed,
      deniedCount: denied,
    },
  });
}

/** Counters as they follow from the rows, but for opinions about features, which the tests set. */
const counted = () =>
  database.prisma.$transaction(async (tx) => {
    const kept = await tx.softwareFeature.findMany({ where: { softwareId: { in: [...ids.values()] } } });
    await recomputeCounters(tx);
    for (const { softwareId, featureId, confirmedCount, deniedCount, isOffered } of kept) {
      const counts = { confirmedCount, deniedCount, isOffered };
      const softwareId_featureId = { softwareId, featureId };
      await tx.softwareFeature.upsert({
        where: { softwareId_featureId },
        create: { ...softwareId_featureId, ...counts },
        update: counts,
      });
    }
  });

interface Node {
  software: { name: string };
  fit: {
    score: number | null;
    metCount: number;
    reasons: { kind: string; state: string; text: string; value: number | null; count: number | null }[];
  } | null;
}
interface Listings {
  totalCount: number;
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
const document = `query($preferences: ListingPreferences, $first: Int, $after: String, $pricing: PricingFilter) {
  category(slug: "forge") { listings(preferences: $preferences, first: $first, after: $after, pricing: $pricing) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { cursor node { software { name } fit { score metCount reasons { kind state text value count } } } } } } }`;

async function listed(preferences: object | null, rest: object = {}): Promise<Listings> {
  const data = await read<{ category: { listings: Listings } }>(database, document, {
    preferences,
    first: 20,
    ...rest,
  });
  return data.category.listings;
}
const namesOf = ({ edges }: Listings) => edges.map(({ node }) => node.software.name);
const fitOf = ({ edges }: Listings, name: string) =>
  edges.find(({ node }) => node.software.name === name)?.node.fit ?? null;
const textsOf = (found: Listings, name: string) => fitOf(found, name)?.reasons.map(({ text }) => text);

test("without a preference the order is that of the ranking, and nothing fits", async () => {
  await reviewed("Bellows", 5, { rating: 5 });
  await counted();
  const plain = await listed(null);
  const none = await listed({ ease: "NONE", mustHave: [], industry: " " });
  expect(namesOf(plain)[0]).toBe("Bellows");
  expect(none).toEqual(plain);
  expect(fitOf(none, "Bellows")).toBeNull();
});

test("nothing is hidden: what has no price comes after, and is not known", async () => {
  await counted();
  const found = await listed({ price: "A_LOT" });
  expect(namesOf(found)).toEqual(["Crucible", "Anvil", "Bellows", "Damper"]);
  expect(found.totalCount).toBe(4);
  expect(textsOf(found, "Crucible")).toEqual(["Free plan"]);
  expect(textsOf(found, "Anvil")).toEqual(["Price from $10"]);
  expect(fitOf(found, "Damper")).toMatchObject({
    score: null,
    metCount: 0,
    reasons: [{ state: "UNKNOWN", text: "Price: not known" }],
  });
});

test("filters leave some of the listings, whose choices are counted, in the order of what matters", async () => {
  await counted();
  const text = `query($filters: SoftwareFilters) { category(slug: "forge") {
    listings(first: 1, preferences: { price: A_LOT }, filters: $filters) { totalCount edges { node { software { name } fit { metCount } } }
      facets { name choices { value count } } } } }`;
  interface Counted extends Listings {
    facets: { name: string; choices: { value: string; count: number }[] }[];
  }
  const { category: found } = await read<{ category: { listings: Counted } }>(database, text, {
    filters: { minPrice: 5 },
  });
  expect(found.listings).toMatchObject({ totalCount: 2, edges: [{ node: { software: { name: "Anvil" } } }] });
  const prices = found.listings.facets.find(({ name }) => name === "price")?.choices;
  expect(prices?.find(({ value }) => value === "0-0")?.count).toBe(1);
});

test("an unknown feature is after a yes and before a no, and reviewers say more than the vendor", async () => {
  await answered("Anvil", "sso", { denied: 3 });
  await answered("Bellows", "sso", { isOffered: true });
  await answered("Damper", "sso", { isOffered: true, confirmed: 3, denied: 1 });
  await answered("Crucible", "api", { isOffered: true });
  await counted();
  const found = await listed({ mustHave: ["sso", "api"] });
  expect(namesOf(found)).toEqual(["Damper", "Bellows", "Crucible", "Anvil"]);
  expect(textsOf(found, "Damper")).toEqual(["SSO: yes, 3 of 4 reviewers confirm it", "API: not known"]);
  expect(textsOf(found, "Bellows")?.[0]).toBe("SSO: yes, says the vendor");
  expect(textsOf(found, "Anvil")?.[0]).toBe("SSO: no, 3 of 3 reviewers deny it");
  expect(fitOf(found, "Anvil")).toMatchObject({
    metCount: 0,
    reasons: [{ state: "NOT_MET" }, { state: "UNKNOWN" }],
  });
});

test("vocabularies above count too; unknown keys are ignored", async () => {
  await answered("Damper", "backup", { isOffered: true });
  await counted();
  const found = await listed({ mustHave: ["backup", "nonsense", "backup"] });
  expect(namesOf(found)[0]).toBe("Damper");
  expect(textsOf(found, "Damper")).toEqual(["Backup: yes, says the vendor"]);
});

test("who ticks every feature gains nothing from those that are not asked for", async () => {
  for (const key of ["sso", "api", "audit"]) await answered("Anvil", key, { isOffered: true });
  await answered("Bellows", "sso", { isOffered: true, confirmed: 4 });
  await counted();
  expect(namesOf(await listed({ mustHave: ["sso"] })).slice(0, 2)).toEqual(["Bellows", "Anvil"]);
});

describe("reviewers like the visitor", () => {
  test("fewer than three are neither told nor counted", async () => {
    await reviewed("Anvil", 2, { companySize: "11-50", rating: 5 });
    await reviewed("Bellows", 3, { companySize: "1-10", rating: 4 });
    await counted();
    const found = await listed({ segment: "SMALL_BUSINESS" });
    expect(namesOf(found)[0]).toBe("Bellows");
    expect(textsOf(found, "Bellows")).toEqual(["3 reviewers of your company size: 4.0"]);
    expect(fitOf(found, "Anvil")?.score).toBeNull();
    expect(textsOf(found, "Anvil")).toEqual(["Fewer than 3 reviewers of your company size"]);
  });

  test("industries are compared in any case", async () => {
    await reviewed("Anvil", 2, { industry: "Health Care" });
    await reviewed("Anvil", 2, { industry: " health care" });
    await counted();
    const found = await listed({ industry: "HEALTH CARE " });
    expect(fitOf(found, "Anvil")?.reasons).toMatchObject([{ kind: "INDUSTRY", count: 4, value: 4 }]);
  });

  test("bought accounts do not win: they weigh as little as in the ranking", async () => {
    const like = { companySize: "11-50" };
    // Proven reviewers of ten months; others rate it, too, so that it is no question of the general rank.
    await reviewed("Anvil", 10, { ...like, rating: 5 });
    await reviewed("Bellows", 50, { ...like, rating: 5, isProven: false, daysApart: 0 });
    await reviewed("Crucible", 6, { ...like, rating: 4 });
    await counted();
    const found = await listed({ segment: "SMALL_BUSINESS" });
    expect(namesOf(found)[0]).toBe("Anvil");
    const bought = await database.prisma.softwareEvidence.findFirstOrThrow({
      where: { softwareId: ids.get("Bellows") ?? "", kind: "size" },
    });
    const proven = await database.prisma.softwareEvidence.findFirstOrThrow({
      where: { softwareId: ids.get("Anvil") ?? "", kind: "size" },
    });
    expect(bought.reviewCount).toBe(50);
    expect(bought.weight).toBeLessThan(proven.weight / 5);
  });
});

test("parts of the evidence are what the reviews weigh in the ranking", async () => {
  await reviewed("Anvil", 4, { companySize: "11-50", industry: "Steel", easeOfUse: 3 });
  await counted();
  const where = { softwareId: ids.get("Anvil") ?? "" };
  const { rankWeight, rankStars } = await database.prisma.software.findUniqueOrThrow({
    where: { id: where.softwareId },
    select: { rankWeight: true, rankStars: true },
  });
  const parts = await database.prisma.softwareEvidence.findMany({ where, orderBy: { kind: "asc" } });
  expect(parts.map(({ kind, key }) => [kind, key])).toEqual([
    ["ease", ""],
    ["industry", "steel"],
    ["size", "small-business"],
  ]);
  for (const part of parts) {
    expect(part.weight).toBeCloseTo(rankWeight, 9);
    expect(part.stars).toBeCloseTo(part.kind === "ease" ? 3 * rankWeight : rankStars, 9);
  }
  await database.prisma.review.deleteMany({ where });
  await counted();
  expect(await database.prisma.softwareEvidence.count({ where })).toBe(0);
});

test("the example on the ranking page", async () => {
  // Anvil is easy and has what is needed; Bellows is loved, but hard to use.
  await reviewed("Anvil", 12, { rating: 4, easeOfUse: 5, companySize: "11-50" });
  await reviewed("Bellows", 24, { rating: 5, easeOfUse: 3, companySize: "1000+" });
  await reviewed("Crucible", 2, { rating: 3, easeOfUse: 4, companySize: "1-10" });
  await answered("Anvil", "sso", { isOffered: true });
  await counted();
  const found = await listed({ ease: "A_LOT", price: "SOME", segment: "SMALL_BUSINESS", mustHave: ["sso"] });
  expect(namesOf(await listed(null))).toEqual(["Bellows", "Anvil", "Crucible", "Damper"]);
  expect(namesOf(found)).toEqual(["Anvil", "Crucible", "Bellows", "Damper"]);
  expect(
    found.edges.map(({ node: { fit } }) => [
      fit?.score && Math.round(fit.score * 1_000) / 1_000,
      fit?.metCount,
    ]),
  ).toEqual([
    [0.646, 4],
    [0.5, 2],
    [0.417, 0],
    [null, 0],
  ]);
});

test("the statement computes the formula", async () => {
  await reviewed("Anvil", 12, {
    rating: 4,
    easeOfUse: 5,
    support: 2,
    companySize: "11-50",
    industry: "Steel",
  });
  await reviewed("Bellows", 24, { rating: 5, easeOfUse: 3, companySize: "1000+" });
  await answered("Bellows", "api", { denied: 4, isOffered: true });
  await counted();
  const { category: raw } = await read<{ category: { listings: Listings } }>(database, document, {
    ...{
      first: 20,
      preferences: {
        ease: "A_LOT",
        support: "SOME",
        price: "SOME",
        segment: "ENTERPRISE",
        mustHave: ["api", "sso"],
      },
    },
  });
  // Places: Bellows is before Anvil; shares of those behind, equal ones count half.
  const places: Record<string, number | null> = { Bellows: 0.75, Anvil: 0.25, Crucible: null, Damper: null };
  const parts: Record<string, (number | null)[]> = {
    Bellows: [0.25, null, 1 / 6, 0.5, 0.25, null],
    Anvil: [0.75, 0.5, 0.5, null, null, null],
    Crucible: [null, null, 5 / 6, null, null, null],
    Damper: [null, null, null, null, null, null],
  };
  const weights = [2, 1, 1, 2, 2, 2];
  for (const { node } of raw.listings.edges) {
    const { name } = node.software;
    const preferences = (parts[name] ?? []).map(
      (part, index): Pick<AssessedPreference, "weight" | "part"> => ({ weight: weights[index] ?? 0, part }),
    );
    const expected = fitScore(places[name] ?? null, preferences);
    if (expected === null) expect([name, node.fit?.score]).toEqual([name, null]);
    else expect(node.fit?.score, name).toBeCloseTo(expected, 5);
  }
});

test("pages of equal listings are stable, with filters too", async () => {
  await counted();
  const preferences = { ease: "A_LOT", industry: "Nowhere" };
  const all = namesOf(await listed(preferences));
  expect(all).toEqual(["Anvil", "Bellows", "Crucible", "Damper"]);
  let after: string | undefined;
  const paged: string[] = [];
  for (let page = 0; page < 10; page++) {
    const found = await listed(preferences, { first: 1, after });
    paged.push(...namesOf(found));
    if (!found.pageInfo.hasNextPage) break;
    after = found.pageInfo.endCursor;
  }
  expect(paged).toEqual(all);
  const priced = await listed({ price: "SOME" }, { pricing: "HAS_PRICING" });
  expect([namesOf(priced), priced.totalCount]).toEqual([["Crucible", "Anvil", "Bellows"], 3]);
});

test.each([
  [{ mustHave: Array.from({ length: 1_000 }, (_, index) => `f${index}`) }, "At most 20 features are allowed"],
  [{ mustHave: ["a".repeat(200)] }, "A key of a feature is too long"],
  [{ industry: "a".repeat(121) }, "industry must be at most 120 characters"],
])("%# is refused", async (preferences, message) => {
  const { errors } = await ask(database, document, { preferences, first: 1 });
  expect(errors?.[0]?.message).toBe(message);
});

test.each([{ ease: -1 }, { ease: "NaN" }, { ease: 1e9 }, { weights: 1 }])(
  "%j is no input",
  async (preferences) => {
    const { errors } = await ask(database, document, { preferences, first: 1 });
    expect(errors?.length).toBeGreaterThan(0);
  },
);

test("a text with marks finds nothing, and breaks nothing", async () => {
  await counted();
  const found = await listed({ industry: "'; drop table review; --", mustHave: ["') or true --", ""] });
  expect(found.totalCount).toBe(4);
  expect(world.categories).toBeDefined();
});

test("reasons are made for the rows of the page, not for those that it passes over", async () => {
  await answered("Anvil", "sso", { isOffered: true });
  await counted();
  const sent: Statement[] = [];
  const reader: Reader = {
    ...database.reader,
    query(statement, options) {
      sent.push(statement);
      return database.reader.query(statement, options);
    },
  };
  const text = `{ category(slug: "forge") { listings(first: 1, page: 4, preferences: { mustHave: ["sso"] }) {
    totalCount edges { node { fit { reasons { text } } software { name } } } } } }`;
  const { errors, data } = await recordedAnswer(
    { prisma: database.prisma, reader },
    { name: text, text, variables: {} },
  );
  expect(errors).toBeUndefined();
  expect(data).toContain("SSO: not known");
  const statement = sent.find(({ text }) => text.includes("with ordinality"));
  const { rows } = await database.pool.query(`explain (analyze, format json) ${statement?.text}`, [
    ...(statement?.values ?? []),
  ]);
  // Each row of the page reads the must-haves, and one more is read to see whether there is a next page.
  const loops = [...JSON.stringify(rows).matchAll(/"Alias":"w",[^{}]*?"Actual Loops":(\d+)/g)].map(
    ([, count]) => Number(count),
  );
  expect(loops).toHaveLength(1);
  expect(loops[0]).toBeLessThanOrEqual(2);
});
