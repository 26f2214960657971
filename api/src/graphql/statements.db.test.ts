import { PrismaPg } from "@prisma/adapter-pg";
import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../auth/auth-context.ts";
import type { Database } from "../database/client/open.ts";
import { PrismaClient } from "../database/generated/prisma/client.ts";
import { recomputeCounters } from "../domain/counters/recompute.ts";
import { checkReview } from "../domain/review/integrity/check.ts";
import { testDatabase, testKind } from "../testing/database.ts";
import { read } from "../testing/engine.ts";
import { worldNow } from "../testing/seed.ts";
import { testKeys } from "../testing/services.ts";
import { testWriters, words } from "../testing/writers.ts";

const database = testDatabase();
let statements = 0;
/** How often the database grew: a part of each new name. */
let growths = 0;
let counted: Pick<Database, "prisma" | "reader">;
/** A statement for each listing would be as many more. The code decides: on the embedded database lists are only read. */
const more = testKind === "postgresql" ? 4 : 0;
/** Somebody with lists, of which each holds everything. */
const keeper: Viewer = { id: crypto.randomUUID(), isAdmin: false, isEmailVerified: true };

beforeAll(async () => {
  counted = {
    prisma: new PrismaClient({
      adapter: new PrismaPg(database.pool),
      log: [{ emit: "event", level: "query" }],
    }),
    reader: {
      ...database.reader,
      query(statement) {
        statements += 1;
        return database.reader.query(statement);
      },
    },
  };
  (counted.prisma as PrismaClient<"query">).$on("query", () => {
    statements += 1;
  });
  await database.prisma.user.create({ data: { id: keeper.id, catalogKey: "keeper" } });
  await grow(3);
});

/** Adds a category with this many listings, each with company, plans and reviews. */
async function grow(size: number): Promise<void> {
  const { prisma } = database;
  growths += 1;
  const parent = await prisma.category.upsert({
    where: { slug: "all" },
    create: { slug: "all", name: "All", sortName: "all", categoryType: "software" },
    update: {},
  });
  for (let n = 0; n < size; n += 1) {
    const tag = `${growths}-${n}`;
    const category = {
      slug: `c-${tag}`,
      name: `C ${tag}`,
      sortName: `c ${tag}`,
      categoryType: "software",
      level: 1,
    };
    const { id: categoryId } = await prisma.category.create({ data: { ...category, parentId: parent.id } });
    const company = await prisma.company.create({
      data: {
        slug: `v-${tag}`,
        name: `V ${tag}`,
        sortName: `v ${tag}`,
        members: { create: { userId: keeper.id, role: n % 2 === 0 ? "owner" : "editor" } },
      },
    });
    const software = await prisma.software.create({
      data: {
        slug: `s-${tag}`,
        name: `S ${tag}`,
        sortName: `s ${tag}`,
        searchText: "useful",
        companyId: company.id,
        categoryId: parent.id,
        categories: { create: [{ categoryId: parent.id }, { categoryId, position: 1 }] },
        plans: { create: { name: "Plan", price: 1 } },
      },
    });
    for (let r = 0; r < 3; r += 1) {
      await prisma.review.create({
        data: {
          rating: 4,
          title: "Useful",
          content: "Every day.",
          pros: ["Fast"],
          cons: [`Not ${tag}`],
          software: { connect: { id: software.id } },
          user: { create: { catalogKey: `${tag}-${r}`, firstName: "A" } },
          answer: { create: { content: "Thanks.", companyId: company.id } },
        },
      });
    }
  }
  await prisma.$transaction((tx) => recomputeCounters(tx));
  const all = await prisma.software.findMany({ select: { id: true } });
  const items = all.map(({ id }, position) => ({ softwareId: id, position }));
  await prisma.list.create({ data: { userId: keeper.id, name: `L ${growths}`, items: { create: items } } });
}

async function countStatements(text: string, viewer: Viewer | null = null): Promise<number> {
  const newest = await database.prisma.software.findMany({
    select: { id: true },
    orderBy: { id: "desc" },
    take: 20,
  });
  const ids = newest.map(({ id }) => `"${id}"`);
  const asked = text.replace("$ids", ids.join()).replaceAll("$id", String(ids[0]));
  // A document that is known takes fewer.
  await read(counted, asked, {}, { viewer, trust: "built" });
  statements = 0;
  await read(counted, asked, {}, { viewer, trust: "built" });
  return statements;
}

const card = "id name slug avgRating reviewCount lowestPrice company { id name } category { id name slug }";
const list = "id name isDefault isOwn isShared itemCount contains(softwareId: $id)";
const review = "id title rating createdAt author { displayName } answer { content company { name } }";
const pick = "databaseId name slug logoUrl isOwn ownReview { databaseId }";

/** The five page-shaped queries, the home page's, and lists within lists. */
const pages = {
  category: `{ category(slug: "all") { name ancestors { name } segmentShares { percent } related { name }
    listings(first: 50) { totalCount pageCursors { totalPages } edges { node { score software { ${card} } } } } } }`,
  directory: `{ directory(first: 50) { totalCount edges { node { ${card} categories { name } } } } }`,
  software: `{ software(slug: "s-1-0") { ${card} histogram { stars count } plans { name } screenshots { url }
    similar { name } reviews(first: 50) { totalCount edges { node { ${review} } } } } }`,
  reviews: `{ reviews(first: 50) { totalCount edges { node { ${review} software { name avgRating } } } } }`,
  search: `{ directory(first: 50, search: "useful") { totalCount edges { node { ${card} } } } }`,
  companies: `{ companies(first: 50) { edges { node { name reviewCount avgRating } } } }`,
  nested: `{ directory(first: 50) { edges { node { name reviews(first: 2) { totalCount edges { node { ${review} } } } } } } }`,
  compared: `{ softwareByIds(databaseIds: [$ids]) { ${card} segmentShares { percent } subRatings { value } features
    categories { name } plans { name } } }`,
  points: `{ directory(first: 50) { edges { node { name prosAndCons { pros { text count review { title } } cons { text } } } } } }`,
  picking: `{ softwareByIds(databaseIds: [$ids]) { ${pick} } sidebar: categories(first: 15) { name slug }
    categories(slugs: ["c-1-0", "c-1-1"]) { name slug }
    one: directory(first: 8, categorySlug: "c-1-0", sort: REVIEWS) { totalCount edges { node { ${pick} } } }
    two: directory(first: 8, categorySlug: "c-1-1", excludedCategorySlugs: ["c-1-0"]) { totalCount edges { node { ${pick} } } }
    rest: directory(first: 24, excludedCategorySlugs: ["c-1-0", "c-1-1"]) { totalCount edges { node { ${pick} } } } }`,
  tree: "{ categoryTree { name children { name softwareCount parent { name } ancestors { name } } } }",
};

/** What those who are signed in are told besides. */
const personal = {
  members: `{ viewer { companies(first: 50) { edges { node { name isClaimed viewerRole
    members { displayName email role } invitations { email } } } } } }`,
  lists: `{ viewer { lists { ${list} } } }`,
  itemsOfLists: `{ viewer { lists { ${list} items { note position software { ${card} isSaved } } } } }`,
  saved: `{ directory(first: 50) { edges { node { ${card} isSaved } } } }`,
};

/** What administrators look at. */
const administration = {
  directory: `directory(first: 50) { totalCount edges { node { ${card} isActive } } }`,
  foundSoftware: `directory(first: 50, search: "useful", isActive: true, sort: NAME) { totalCount edges { node { name } } }`,
  companies: "companies(first: 50) { totalCount edges { node { name isClaimed isVerified softwareCount } } }",
  users: "users(first: 50, sort: NAME) { totalCount edges { node { displayName email suspendedAt } } }",
  reviews: `reviews(first: 50) { totalCount edges { node { title status author { displayName email } software { name } } } }`,
  foundReviews: `reviews(first: 50, search: "useful") { totalCount edges { node { title software { name } } } }`,
  categories: "categories(first: 50) { totalCount edges { node { name softwareCount parent { name } } } }",
  auditEntries: `auditEntries(first: 50) { totalCount edges { node { action actor { displayName } subjectName before } } }`,
  foundAuditEntries: `auditEntries(first: 50, search: "useful") { totalCount edges { node { subjectName } } }`,
  reports: `reports(first: 50) { totalCount edges { node { reason review { title software { name } } reporter { email } } } }`,
  flags: `flags(first: 50) { totalCount edges { node { kind review { title software { name } } } } }`,
  listingFlags: `listingFlags(first: 50) { totalCount edges { node { kind software { name formerName } relatedSoftware { name } } } }`,
  flagGroups: "flagGroups { kind count software { name } }",
  suggestedProducts:
    "suggestedProducts(first: 50) { totalCount edges { node { name user { email } alikeCount } } }",
  likelyListings: "suggestedProducts(first: 50) { edges { node { likelyListings { name } } } }",
  likelyCompanies: "suggestedProducts(first: 50) { edges { node { likelyCompanies { name } } } }",
  claims: "claims(first: 50) { totalCount edges { node { status company { name } user { email } } } }",
  leadsWithoutOwner: `leadsWithoutOwner(first: 50) { totalCount edges { node { name company { name } software { name } } } }`,
  counts: "counts { users reviews openReports }",
  days: "days(days: 30) { day reviews listingViews }",
};

/** For each listing a report, a flag, a claim, a lead and a line in the log. */
async function growQueues(): Promise<void> {
  const { prisma } = database;
  const listings = await prisma.software.findMany({ include: { reviews: { take: 1 } } });
  const at = new Date();
  const buyer = { kind: "demo", name: "B", email: "b@mail.example", consentedAt: at };
  const reviewed = listings.flatMap(({ reviews }) => reviews.map(({ id: reviewId }) => reviewId));
  const userId = keeper.id;
  const by = { skipDuplicates: true };
  await prisma.reviewReport.createMany({
    data: reviewed.map((reviewId) => ({ reviewId, userId, reason: "offensive" })),
    ...by,
  });
  await prisma.reviewFlag.createMany({
    data: reviewed.map((reviewId) => ({ reviewId, kind: "burst", evidence: {} })),
    ...by,
  });
  await prisma.listingFlag.createMany({
    data: listings.map(({ id: softwareId }, index) => ({
      softwareId,
      kind: "relisted",
      evidence: { softwareIds: [listings[index - 1]?.id ?? softwareId] },
    })),
    ...by,
  });
  await prisma.companyClaim.createMany({
    data: listings.flatMap(({ companyId }) => (companyId ? [{ companyId, userId }] : [])),
  });
  await prisma.suggestedProduct.createMany({
    data: listings.map((_listing, index) => ({
      ...{ userId, name: `S 1-${index}`, sortName: `s 1-${index}`, websiteUrl: "https://one.example" },
    })),
  });
  await prisma.lead.createMany({ data: listings.map(({ id: softwareId }) => ({ ...buyer, softwareId })) });
  await prisma.auditEntry.createMany({
    data: listings.map(({ id: subjectId }) => ({
      actorId: userId,
      action: "software.change",
      subjectType: "software",
      subjectId,
    })),
  });
}

describe("the number of statements does not grow with the data", () => {
  test("administrators' lists", async () => {
    const viewer = { ...keeper, isAdmin: true };
    const counts = async () => {
      const found: Record<string, number> = {};
      for (const [name, text] of Object.entries(administration))
        found[name] = await countStatements(`{ administration { ${text} } }`, viewer);
      return found;
    };
    await growQueues();
    const first = await counts();
    await grow(more);
    await growQueues();
    expect(await counts()).toEqual(first);
    expect(Math.max(...Object.values(first))).toBeLessThanOrEqual(4);
  });

  test.each(Object.entries(personal))("%s", async (_name, text) => {
    const first = await countStatements(text, keeper);
    await grow(more);
    expect(await countStatements(text, keeper)).toBe(first);
    expect(first).toBeLessThanOrEqual(7);
  });

  test("nobody is asked for what they have saved who is signed out", async () => {
    const unasked = await countStatements(personal.saved.replace("isSaved", ""));
    expect(await countStatements(personal.saved)).toBe(unasked);
  });

  test.each(Object.entries(pages))("%s", async (_name, text) => {
    const first = await countStatements(text);
    await grow(more);
    const second = await countStatements(text);
    expect(second).toBe(first);
    expect(first).toBeLessThanOrEqual(9);
  });

  test("the tree of categories as administrators see it", async () => {
    const tree = "{ administration { allCategories { name isActive softwareCount parent { databaseId } } } }";
    const administrator = { ...keeper, isAdmin: true };
    const first = await countStatements(tree, administrator);
    await grow(more);
    expect(await countStatements(tree, administrator)).toBe(first);
    expect(first).toBeLessThanOrEqual(2);
  });

  test("picking, for somebody who reviewed everything", async () => {
    const { id } = await database.prisma.user.findUniqueOrThrow({ where: { catalogKey: "1-0-0" } });
    const viewer = { id, isAdmin: false, isEmailVerified: true };
    const written = async () => {
      const listed = await database.prisma.software.findMany({
        where: { reviews: { none: { userId: id } } },
        select: { id: true },
      });
      await database.prisma.review.createMany({
        data: listed.map((software) => ({
          softwareId: software.id,
          userId: id,
          rating: 4,
          title: "Useful",
          content: "Every day.",
        })),
      });
    };
    await written();
    const first = await countStatements(pages.picking, viewer);
    await grow(more);
    await written();
    expect(await countStatements(pages.picking, viewer)).toBe(first);
    expect(first).toBeLessThanOrEqual(12);
  });

  // The code decides how many there are; journeys write reviews on the embedded database.
  test.runIf(testKind === "postgresql")("writing a review, and looking at it", async () => {
    const { id: softwareId } = await database.prisma.software.findUniqueOrThrow({ where: { slug: "s-1-0" } });
    const writing = async () => {
      const writers = testWriters({ ...counted, pool: database.pool } as Database);
      const viewer = await writers.somebody();
      statements = 0;
      const { review: written } = await writers.send(viewer, "createReview", { ...words, softwareId });
      const databaseId = String(written?.databaseId);
      await writers.send(viewer, "updateReview", { databaseId, title: "Held" });
      await checkReview({ database: counted, keys: testKeys, now: () => worldNow }, databaseId);
      return statements;
    };
    // From the fifth on within a day they are flagged, which are a few statements more.
    for (let time = 0; time < 5; time++) await writing();
    const first = await writing();
    for (let time = 0; time < 5; time++) await writing();
    await grow(more);
    expect(await writing()).toBe(first);
    expect(first).toBeLessThanOrEqual(59);
  });
});

/** What one is told of reviews by who one is. */
const opinions =
  "isOwn isHelpfulToViewer isReportedByViewer status hiddenReason isHeld authorReply revisions { title }";

test("what a review is to the viewer takes one statement a page, and none for a visitor", async () => {
  const list = (fields: string) => `{ reviews(first: 50) { edges { node { title ${fields} } } } }`;
  const { id } = await database.prisma.user.create({ data: { firstName: "V", catalogKey: "viewer" } });
  const viewer = { id, isAdmin: false, isEmailVerified: true };
  const bare = await countStatements(list(""));
  expect(await countStatements(list(opinions))).toBe(bare);
  expect(await countStatements(list(opinions), viewer)).toBe(bare + 1);
  // An administrator is told of the changes too.
  expect(await countStatements(list(opinions), { ...viewer, isAdmin: true })).toBe(bare + 2);
});

test("what waits for a decision on reviews takes one statement more for all of them", async () => {
  const admin = { ...keeper, isAdmin: true };
  const list = (fields: string) =>
    `{ administration { reviews(first: 50) { edges { node { title ${fields} } } } } }`;
  const bare = await countStatements(list(""), admin);
  expect(await countStatements(list("authorId openReportCount openFlagCount"), admin)).toBe(bare + 1);
});

test("the viewer's own reviews take one statement per kind of object", async () => {
  const { id } = await database.prisma.user.create({ data: { firstName: "W", catalogKey: "writer" } });
  const viewer = { id, isAdmin: false, isEmailVerified: true };
  const mine = `{ viewer { reviews(first: 50) { totalCount edges { node { title ${opinions} software { name } } } } } }`;
  const write = async (skip: number) => {
    const software = await database.prisma.software.findMany({ skip, take: 3, orderBy: { id: "asc" } });
    const rows = software.map(({ id: softwareId }) => ({
      softwareId,
      userId: id,
      rating: 4,
      title: "T",
      content: "C",
    }));
    await database.prisma.review.createMany({ data: rows });
  };
  await write(0);
  const first = await countStatements(mine, viewer);
  await write(3);
  expect(await countStatements(mine, viewer)).toBe(first);
  expect(first).toBeLessThanOrEqual(5);
});

test("administrators' lists of software and companies take as many statements as there are kinds of things", async () => {
  const { id } = await database.prisma.user.create({
    data: { firstName: "X", catalogKey: "admin", isAdmin: true },
  });
  const viewer = { id, isAdmin: true, isEmailVerified: true };
  const lists = `{ administration {
    directory(first: 50) { totalCount edges { node { name totalReviewCount category { name } company { name } } } }
    companies(first: 50) { totalCount edges { node { name isClaimed softwareCount updatedAt } } }
    software(databaseId: $id) { name categories { name } company { name } } allCategories { name isActive } } }`;
  const first = await countStatements(lists, viewer);
  await grow(more);
  expect(await countStatements(lists, viewer)).toBe(first);
  expect(first).toBeLessThanOrEqual(12);
});
