import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { listSizes } from "../../inputs/index.ts";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { testVendors } from "../../testing/listings.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { testWriters, words } from "../../testing/writers.ts";
import { recomputeCounters } from "../counters/recompute.ts";

const database = testDatabase();
const { send } = testVendors(database);
const writers = testWriters(database);
const { expectNoDrift } = writers;
let world: World;
let people: ReturnType<typeof viewersOf> & { editor: Viewer };
beforeAll(async () => {
  world = await seed(database);
  people = { ...viewersOf(world), editor: { id: world.users.editor, isAdmin: false, isEmailVerified: true } };
});

const someListing = async (more: object = {}) => {
  const { software } = await send(people.owner, "createSoftware", {
    companyId: world.companies.northwind,
    categoryId: world.categories.crm,
    name: "Some",
    ...more,
  });
  if (!software) throw new Error("no listing");
  return software;
};

test.each([
  ["createSoftware", () => ({ companyId: world.companies.northwind, name: "N" })],
  ["updateSoftware", () => ({ databaseId: world.software.beacon })],
  ["deleteSoftware", () => ({ databaseId: world.software.beacon, name: "Beacon CRM" })],
] as const)("%s is for members and administrators", async (name, input) => {
  await expect(send(null, name, input())).rejects.toMatchObject({ extensions: { code: "UNAUTHENTICATED" } });
  const categoryId = world.categories.crm;
  const given = name === "createSoftware" ? { ...input(), categoryId } : input();
  await expect(send(people.user, name, given)).rejects.toMatchObject({ extensions: { code: "FORBIDDEN" } });
});

test("what is featured is chosen by administrators alone: no member features a listing, or ends that", async () => {
  const { databaseId } = await someListing();
  const feature = (viewer: Viewer, isFeatured: boolean) =>
    send(viewer, "updateSoftware", { databaseId, isFeatured });
  await expect(feature(people.owner, true)).rejects.toThrow("Forbidden");
  expect((await feature(people.owner, false)).__typename).toBe("SoftwareSaved");
  await feature(people.admin, true);
  for (const isFeatured of [true, false])
    await expect(feature(people.owner, isFeatured)).rejects.toThrow("Forbidden");
  const { isFeatured } = await database.prisma.software.findUniqueOrThrow({ where: { id: databaseId } });
  expect(isFeatured).toBe(true);
});

test("a listing is shown as the viewer's own only to those who may change it", async () => {
  const own = async (viewer: Viewer | null, id: string) => {
    const document = "query ($id: ID!) { viewer { software(databaseId: $id) { slug } } }";
    const { viewer: user } = await read<{ viewer: { software: object | null } | null }>(
      database,
      document,
      { id },
      { viewer },
    );
    return user?.software ?? null;
  };
  const { draft, quill } = world.software;
  for (const viewer of [people.owner, people.editor, people.admin])
    expect(await own(viewer, draft)).toEqual({ slug: "northwind-compass" });
  for (const viewer of [people.user, null]) expect(await own(viewer, draft)).toBeNull();
  expect(await own(people.owner, quill)).toBeNull();
  expect(await own(people.owner, "nonsense")).toBeNull();
});

test("a company's members see its Drafts among its software, unless they ask for what is Live", async () => {
  const document = `query ($id: ID!) { company(databaseId: $id) {
    all: software(first: 50) { edges { node { isActive } } }
    live: software(first: 50, status: LIVE) { edges { node { isActive } } } } }`;
  type Found = { edges: { node: { isActive: boolean } }[] };
  const { company } = await read<{ company: { all: Found; live: Found } }>(
    database,
    document,
    { id: world.companies.northwind },
    { viewer: people.owner },
  );
  const drafts = ({ edges }: Found) => edges.filter(({ node }) => !node.isActive).length;
  expect([drafts(company.all), drafts(company.live)]).toEqual([1, 0]);
});

describe("plans", () => {
  test("are sent as a whole list, and those of the same name stay the same", {
    tags: ["6.owner.6"],
  }, async () => {
    const { databaseId } = await someListing();
    const plansAfter = async (plans: object[] | null) =>
      (await send(people.editor, "updateSoftware", { databaseId, plans: plans ?? [] })).software?.plans ?? [];
    const first = await plansAfter([
      {
        name: "Team",
        price: "29",
        currency: "eur",
        billingPeriod: "YEAR",
        unit: "PERSON",
        minimumPeople: 5,
        features: ["Maps", " "],
        isPopular: true,
      },
      { name: "Enterprise" },
      { name: "Free", price: 0 },
    ]);
    const plan = {
      currency: "USD",
      billingPeriod: "MONTH",
      unit: null,
      minimumPeople: null,
      features: [],
      isPopular: false,
    };
    expect(first).toEqual([
      { ...plan, databaseId: expect.any(String), name: "Free", price: "0.00" },
      {
        databaseId: expect.any(String),
        name: "Team",
        price: "29.00",
        currency: "EUR",
        billingPeriod: "YEAR",
        unit: "PERSON",
        minimumPeople: 5,
        features: ["Maps"],
        isPopular: true,
      },
      { ...plan, databaseId: expect.any(String), name: "Enterprise", price: null },
    ]);
    const second = await plansAfter([
      { name: "Team", price: "31.50" },
      { name: "Free", price: "0", isPopular: true },
    ]);
    expect(second).toMatchObject([
      { name: "Free", isPopular: true, databaseId: first[0]?.databaseId },
      { name: "Team", price: "31.50", isPopular: false, databaseId: first[1]?.databaseId },
    ]);
    await expectNoDrift();
    expect(await plansAfter(null)).toEqual([]);
    await expectNoDrift();
  });

  test("what is wrong with one is told at its field, and nothing is written", async () => {
    const { databaseId } = await someListing({ plans: [{ name: "Pro", price: "5" }] });
    const { fields } = await send(people.owner, "updateSoftware", {
      databaseId,
      name: "Other",
      plans: [{ name: "Pro", price: "-5" }, { name: "" }],
    });
    expect(fields?.map(({ path }) => path)).toEqual(["plans.0.price", "plans.1.name"]);
    const kept = await database.prisma.software.findUniqueOrThrow({ where: { id: databaseId } });
    expect([kept.name, kept.planCount, Number(kept.lowestPrice)]).toEqual(["Some", 1, 5]);
  });
});

describe("screenshots", () => {
  test("stand in the order in which they are sent, with their captions", {
    tags: ["6.owner.6"],
  }, async () => {
    const { databaseId } = await someListing();
    const sent = async (screenshots: object[]) =>
      (await send(people.owner, "updateSoftware", { databaseId, screenshots })).software?.screenshots;
    const [a, b, c] = ["/a.png", "/b.png", "/c.png"].map((url) => ({ url, caption: `of ${url}` }));
    expect(await sent([a, b, c] as object[])).toEqual([a, b, c]);
    expect(await sent([c, { url: "/a.png" }, { url: "/b.png", caption: null }] as object[])).toEqual([
      c,
      a,
      { url: "/b.png", caption: null },
    ]);
    expect(await sent([])).toEqual([]);
  });
});

describe("two editors at once", () => {
  test("the one who saw what is there no more is told, and nothing of theirs is written", async () => {
    const { databaseId, updatedAt } = await someListing();
    const save = (viewer: Viewer, change: object, ifUpdatedAt: string | undefined) =>
      send(viewer, "updateSoftware", { databaseId, ...change, ifUpdatedAt });
    const first = await save(people.owner, { name: "First" }, updatedAt);
    expect(first.software?.updatedAt).not.toBe(updatedAt);
    const second = await save(people.editor, { features: ["Second"], plans: [{ name: "P" }] }, updatedAt);
    expect(second).toEqual({
      __typename: "ConflictError",
      code: "CHANGED_SINCE",
      message: "Someone else has changed this listing since you opened it. Reload it to see how it is now.",
    });
    const third = await save(people.editor, { features: ["Second"] }, first.software?.updatedAt);
    expect(third.software).toMatchObject({ name: "First", features: ["Second"], plans: [] });
  });

  test("the one who saw what was there before two changes of the same millisecond is told too", async () => {
    const { databaseId, updatedAt } = await someListing();
    const save = (viewer: Viewer, name: string, ifUpdatedAt: string | undefined) =>
      send(viewer, "updateSoftware", { databaseId, name, ifUpdatedAt });
    const seen = (await save(people.owner, "First", updatedAt)).software?.updatedAt;
    expect((await save(people.owner, "Second", seen)).__typename).toBe("SoftwareSaved");
    expect((await save(people.editor, "Third", seen)).__typename).toBe("ConflictError");
  });

  test("of those who save at the same moment one is first, the others are told", async () => {
    const { databaseId, updatedAt } = await someListing();
    const results = await Promise.all(
      [people.owner, people.editor, people.admin].map((viewer, n) =>
        send(viewer, "updateSoftware", {
          databaseId,
          ifUpdatedAt: updatedAt,
          features: [`by ${n}`],
          plans: [{ name: `by ${n}` }],
          screenshots: [{ url: `/${n}.png` }],
        }),
      ),
    );
    expect(results.map(({ __typename }) => __typename).sort()).toEqual([
      "ConflictError",
      "ConflictError",
      "SoftwareSaved",
    ]);
    const winner = results.findIndex(({ software }) => software);
    const kept = await database.prisma.software.findUniqueOrThrow({
      where: { id: databaseId },
      include: { plans: true, screenshots: true },
    });
    expect([
      kept.features,
      kept.plans.map(({ name }) => name),
      kept.screenshots.map(({ url }) => url),
    ]).toEqual([[`by ${winner}`], [`by ${winner}`], [`/${winner}.png`]]);
  });

  test("without it the later one wins, part by part; a change of nothing is none", async () => {
    const { databaseId, updatedAt } = await someListing({ features: ["A"] });
    const same = await send(people.owner, "updateSoftware", {
      databaseId,
      name: "Some",
      features: ["A"],
      plans: [],
    });
    expect(same.software?.updatedAt).toBe(updatedAt);
    await send(people.editor, "updateSoftware", { databaseId, features: ["B"] });
    const last = await send(people.owner, "updateSoftware", { databaseId, name: "Other" });
    expect(last.software).toMatchObject({ name: "Other", features: ["B"] });
  });
});

describe("deleting", () => {
  /** A listing with a published review that its company answered, a place in a list, and a lead. */
  async function reviewedListing(more: object = {}) {
    const { prisma } = database;
    const { databaseId } = await someListing({ plans: [{ name: "P", price: 1 }], ...more });
    const reviewer = await writers.somebody();
    const { review } = await writers.send(reviewer, "createReview", {
      ...words,
      softwareId: databaseId,
      idempotencyKey: "once",
    });
    const reviewId = String(review?.databaseId);
    const companyId = world.companies.northwind;
    await prisma.reviewAnswer.create({ data: { reviewId, companyId, content: "Thanks." } });
    await prisma.list.create({
      data: { userId: reviewer.id, name: "Mine", items: { create: { softwareId: databaseId } } },
    });
    const given = { kind: "demo", name: "Lea", email: "lea@mail.example", consentedAt: new Date() };
    const lead = await prisma.lead.create({ data: { ...given, companyId, softwareId: databaseId } });
    return { databaseId, reviewer, reviewId, lead };
  }
  const softwareCount = async () =>
    (await database.prisma.company.findUniqueOrThrow({ where: { id: world.companies.northwind } }))
      .softwareCount;
  const auditOf = (subjectId: string) => database.prisma.auditEntry.findMany({ where: { subjectId } });

  test("takes plans and places in lists along, leaves leads, and every figure is right at once", async () => {
    const { databaseId } = await someListing({
      plans: [{ name: "P", price: 1 }],
      screenshots: [{ url: "/a.png" }],
    });
    const { prisma } = database;
    const companyId = world.companies.northwind;
    await prisma.list.create({
      data: { userId: people.user.id, name: "Mine", items: { create: { softwareId: databaseId } } },
    });
    const given = { kind: "demo", name: "Lea", email: "lea@mail.example", consentedAt: new Date() };
    const lead = await prisma.lead.create({ data: { ...given, companyId, softwareId: databaseId } });
    const refused = await send(people.owner, "deleteSoftware", { databaseId, name: "Other" });
    expect(refused.fields).toEqual([{ path: "name", message: "This is not the name of the listing" }]);
    await expect(send(people.editor, "deleteSoftware", { databaseId, name: "Some" })).rejects.toMatchObject({
      extensions: { code: "FORBIDDEN" },
    });
    const before = await softwareCount();
    const gone = await send(people.owner, "deleteSoftware", { databaseId, name: " some " });
    expect(gone).toEqual({
      __typename: "SoftwareDeleted",
      databaseId,
      isKept: false,
      company: { softwareCount: before - 1 },
    });
    await expectNoDrift();
    expect(await prisma.listItem.count({ where: { softwareId: databaseId } })).toBe(0);
    expect(await prisma.lead.findUniqueOrThrow({ where: { id: lead.id } })).toMatchObject({
      softwareId: null,
      companyId,
    });
    expect(await auditOf(databaseId)).toMatchObject([
      {
        actorId: people.owner.id,
        action: "software.delete",
        before: { name: "Some", companyId },
        after: null,
      },
    ]);
    await expect(send(people.owner, "deleteSoftware", { databaseId, name: "Some" })).rejects.toMatchObject({
      extensions: { code: "NOT_FOUND" },
    });
  });

  test("one that was reviewed only leaves its company: a vendor takes away nothing that people wrote", async () => {
    const { databaseId, reviewId, lead } = await reviewedListing();
    const { prisma } = database;
    // Hidden in every way that there is.
    await prisma.review.update({ where: { id: reviewId }, data: { status: "hidden" } });
    await send(people.owner, "updateSoftware", { databaseId, isActive: false });
    await prisma.$transaction(recomputeCounters);
    const before = await softwareCount();
    expect(await send(people.owner, "deleteSoftware", { databaseId, name: "Some" })).toEqual({
      __typename: "SoftwareDeleted",
      databaseId,
      isKept: true,
      company: { softwareCount: before },
    });
    await expectNoDrift();
    const left = await prisma.software.findUniqueOrThrow({
      where: { id: databaseId },
      include: { reviews: { include: { answer: true } }, listings: true, plans: true },
    });
    expect(left).toMatchObject({
      companyId: null,
      isActive: true,
      reviews: [{ id: reviewId, answer: null }],
      plans: [{ name: "P" }],
    });
    expect(left.listings.length).toBeGreaterThan(0);
    expect(left.searchText).not.toContain("northwind");
    expect(await prisma.lead.findUniqueOrThrow({ where: { id: lead.id } })).toMatchObject({
      softwareId: null,
      companyId: world.companies.northwind,
    });
    expect(await auditOf(databaseId)).toMatchObject([
      {
        actorId: people.owner.id,
        before: { name: "Some", companyId: world.companies.northwind, isActive: false },
        after: { name: "Some", companyId: null, isActive: true },
      },
    ]);
    await expect(send(people.owner, "deleteSoftware", { databaseId, name: "Some" })).rejects.toMatchObject({
      extensions: { code: "FORBIDDEN" },
    });
  });

  test("administrators delete one with its reviews: their authors are told, and the log says how many", async () => {
    const { databaseId, reviewer } = await reviewedListing();
    const { prisma } = database;
    const { services, jobs } = testServices();
    const input = { databaseId, name: "Some" };
    expect(await send(people.admin, "deleteSoftware", input, services)).toMatchObject({ isKept: false });
    expect(jobs).toEqual([
      { kind: "mail", data: { mail: "listing-removed", userId: reviewer.id, softwareName: "Some" } },
    ]);
    await expectNoDrift();
    expect(await prisma.software.count({ where: { id: databaseId } })).toBe(0);
    expect(await prisma.review.count({ where: { userId: reviewer.id } })).toBe(0);
    expect(await prisma.idempotencyKey.count({ where: { userId: reviewer.id } })).toBe(0);
    expect(await auditOf(databaseId)).toMatchObject([{ before: { name: "Some", reviews: 1 }, after: null }]);
  });

  test("administrators who own its company leave it reviewed, as every owner does", async () => {
    const { databaseId, reviewId } = await reviewedListing();
    const { prisma } = database;
    const member = { companyId: world.companies.northwind, userId: people.admin.id };
    await prisma.companyMember.create({ data: { ...member, role: "owner" } });
    expect(await send(people.admin, "deleteSoftware", { databaseId, name: "Some" })).toMatchObject({
      isKept: true,
    });
    await prisma.companyMember.delete({ where: { companyId_userId: member } });
    expect(await prisma.review.count({ where: { id: reviewId } })).toBe(1);
    await expectNoDrift();
  });

  test("how many reviews were written is told to its members and administrators", async () => {
    const { databaseId, reviewId } = await reviewedListing();
    await database.prisma.review.update({ where: { id: reviewId }, data: { status: "hidden" } });
    const count = async (viewer: Viewer | null) => {
      const document = "query ($id: ID!) { software(databaseId: $id) { totalReviewCount } }";
      const given = { id: databaseId };
      const response = await read<{ software: Record<string, unknown> }>(database, document, given, {
        viewer,
      });
      return response.software["totalReviewCount"];
    };
    for (const viewer of [people.owner, people.editor, people.admin]) expect(await count(viewer)).toBe(1);
    for (const viewer of [people.user, null]) expect(await count(viewer)).toBeNull();
    await database.prisma.$transaction(recomputeCounters);
  });

  test("of a listing that nobody owns is the administrators'", async () => {
    const { tally } = world.software;
    const input = { databaseId: tally, name: "Tally Books" };
    await expect(send(people.owner, "deleteSoftware", input)).rejects.toMatchObject({
      extensions: { code: "FORBIDDEN" },
    });
    expect(await send(people.admin, "deleteSoftware", input)).toMatchObject({ company: null });
    await expectNoDrift();
  });
});

describe("the audit log", () => {
  const entries = async (id: string) =>
    (
      await database.prisma.auditEntry.findMany({
        where: { subjectId: id },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      })
    ).map(({ action, before, after }) => ({ action, before, after }));

  test("tells what administrators changed of others' listings, and of long texts only that they did", async () => {
    const { databaseId } = await someListing({ description: "Old.", plans: [{ name: "Team" }] });
    const change = (more: object) => send(people.admin, "updateSoftware", { databaseId, ...more });
    await change({
      name: "Other",
      description: "ada".repeat(6_000),
      features: ["f".repeat(200), "g".repeat(200)],
    });
    await change({ plans: [{ name: "Pro" }, { name: "Free" }] });
    await change({ screenshots: [{ url: "/a.png" }, { url: "/b.png" }] });
    await change({ isFeatured: true });
    expect(await entries(databaseId)).toEqual([
      {
        action: "software.change",
        before: { name: "Some" },
        after: { name: "Other", description: "changed", features: "changed" },
      },
      { action: "software.change", before: { plans: ["Team"] }, after: { plans: ["Free", "Pro"] } },
      { action: "software.change", before: { screenshots: 0 }, after: { screenshots: 2 } },
      { action: "software.feature", before: { isFeatured: false }, after: { isFeatured: true } },
    ]);
  });

  test("tells what administrators put up, and nothing of what members do", async () => {
    const companyId = world.companies.northwind;
    const given = { companyId, categoryId: world.categories.crm, name: "Planted", isFeatured: true };
    const { software } = await send(people.admin, "createSoftware", given);
    expect(await entries(String(software?.databaseId))).toEqual([
      {
        action: "software.create",
        before: null,
        after: { name: "Planted", companyId, isActive: true, isFeatured: true },
      },
    ]);
    expect(await entries((await someListing()).databaseId)).toEqual([]);
  });

  test("tells what administrators do with their own, and nothing of what other members do", async () => {
    const { databaseId } = await someListing();
    await send(people.owner, "updateSoftware", { databaseId, name: "Other" });
    const { prisma } = database;
    const member = { companyId: world.companies.northwind, userId: people.admin.id };
    await prisma.companyMember.create({ data: { ...member, role: "editor" } });
    await send(people.admin, "updateSoftware", { databaseId, name: "Another" });
    await prisma.companyMember.delete({ where: { companyId_userId: member } });
    expect(await entries(databaseId)).toEqual([
      { action: "software.change", before: { name: "Other" }, after: { name: "Another" } },
    ]);
  });
});

describe("limits", () => {
  test("creations and changes per hour are limited; failed ones do not count", async () => {
    const counts = new Map<string, number>();
    const limits = createLimits({
      async spend(limit, key) {
        const count = (counts.get(limit + key) ?? 0) + 1;
        counts.set(limit + key, count);
        return count > (limit === "software:user" ? 2 : limitTable[limit].points) ? 60_000 : null;
      },
      refund: async (limit, key) => void counts.set(limit + key, (counts.get(limit + key) ?? 0) - 1),
      clear: async () => {},
    });
    const { services } = testServices({ limits });
    const input = { companyId: world.companies.northwind, categoryId: world.categories.crm, name: "Limited" };
    const create = (more: object = {}) =>
      send(people.owner, "createSoftware", { ...input, ...more }, services);
    await create({ categoryId: crypto.randomUUID() });
    await create();
    await create();
    await expect(create()).rejects.toMatchObject({ extensions: { code: "RATE_LIMITED" } });
    const change = () =>
      send(people.owner, "updateSoftware", { databaseId: world.software.harbor }, services);
    // One after the other: on a busy machine some of many would wait for their listing for too long.
    for (let count = limitTable["software-changes:user"].points; count > 0; count--) await change();
    await expect(change()).rejects.toMatchObject({ extensions: { code: "RATE_LIMITED" } });
  });

  test("what administrators put up is counted as their other changes are", async () => {
    const spent: string[] = [];
    const limits = createLimits({
      async spend(limit) {
        spent.push(limit);
        return null;
      },
      refund: async () => {},
      clear: async () => {},
    });
    const { services } = testServices({ limits });
    const given = { companyId: world.companies.northwind, categoryId: world.categories.crm, name: "Counted" };
    for (const viewer of [people.owner, people.admin]) await send(viewer, "createSoftware", given, services);
    expect(spent).toEqual(["software:user", "admin-changes:user"]);
  });

  test("the number of a company's listings is limited", async () => {
    const { id: companyId } = await database.prisma.company.create({
      data: {
        name: "Full",
        slug: "full",
        sortName: "full",
        members: { create: { userId: world.users.owner, role: "owner" } },
      },
    });
    const categoryId = world.categories.crm;
    await database.prisma.software.createMany({
      data: Array.from({ length: listSizes.companySoftware }, (_, n) => ({
        name: `F${n}`,
        slug: `full-${n}`,
        sortName: `f${n}`,
        isActive: false,
        companyId,
        categoryId,
      })),
    });
    const refused = await send(people.owner, "createSoftware", { companyId, categoryId, name: "One more" });
    expect(refused.message).toBe("The company has 500 listings, which is the maximum");
  });
});
