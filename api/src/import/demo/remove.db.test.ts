import { beforeEach, expect, test } from "vitest";
import type { Database } from "../../database/client/open.ts";
import { recomputeCounters } from "../../domain/counters/recompute.ts";
import { allListingsSubject } from "../../domain/views/views.ts";
import { catalogueFiles } from "../../inputs/catalogue.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { clearCatalogue, type Files } from "../../testing/import-files.ts";
import { category, company, review, software } from "../../testing/import-rows.ts";
import { expectLockOrder, type LockedRows } from "../../testing/lock-order.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { makeDemoAccounts } from "./accounts.ts";
import { type DemoRow, loadDemo } from "./demo.ts";
import { bundledNames, hasDemo, namesOf } from "./names.ts";
import { demoNotice } from "./record.ts";
import { removeDemo } from "./remove.ts";

const database = testDatabase();
let prisma: Database["prisma"];
beforeEach(async () => {
  prisma = database.prisma;
  await clearCatalogue(database);
  await prisma.dailyCount.deleteMany();
  await prisma.lead.deleteMany();
  await prisma.user.deleteMany();
});

const slugs = ["anvil", "bellows", "chisel", "dowel", "easel"];
const catalogue: Files = {
  categories: [
    category("craft", { description: "Craft." }),
    category("tools", { parentSlug: "craft", description: "Tools." }),
    category("unused"),
  ],
  companies: slugs.map((slug) => company(`${slug}-makers`, { website: `https://${slug}-makers.example` })),
  software: slugs.map((slug) => software(slug, { companySlug: `${slug}-makers` })),
  plans: [],
  reviews: slugs.flatMap((slug) =>
    ["ada", "bob"].map((author) => review(`${slug}--${author}`, slug, author, { rating: 5 })),
  ),
};
const rows = (): DemoRow[] =>
  catalogueFiles.flatMap((file) => (catalogue[file] ?? []).map((row) => ({ file, row: row as object })));
const names = namesOf(rows());
const remove = () => removeDemo(database, names);

async function loadWithAccounts() {
  await loadDemo(database, rows());
  await makeDemoAccounts(database);
}
const idOf = async (slug: string) => (await prisma.software.findUniqueOrThrow({ where: { slug } })).id;
const person = (email: string) => prisma.user.create({ data: { email, emailKey: email } });

test("removes everything that the demo created: listings, people, leads, answers, reports, views and sign-ins", async () => {
  await loadWithAccounts();
  const vendor = await prisma.user.findUniqueOrThrow({ where: { emailKey: "vendor@assay.example" } });
  await prisma.session.create({
    data: { id: "s", userId: vendor.id, expiresAt: new Date(Date.now() + 1e6) },
  });
  expect(await prisma.lead.count()).toBeGreaterThan(0);
  expect(await prisma.dailyCount.count()).toBeGreaterThan(0);
  const record = await prisma.transparencyCounterDelta.groupBy({ by: ["origin"] });
  expect(record).toEqual([{ origin: "demo" }]);
  expect(await remove()).toEqual({
    software: 5,
    reviews: 10,
    companies: 5,
    categories: 3,
    people: 3,
    kept: [],
  });
  const left = await Promise.all([
    prisma.software.count(),
    prisma.company.count(),
    prisma.category.count(),
    prisma.review.count(),
    prisma.user.count(),
    prisma.session.count(),
    prisma.lead.count(),
    prisma.reviewReport.count(),
    prisma.companyClaim.count(),
    prisma.dailyCount.count(),
    prisma.comparedPair.count(),
    prisma.reviewProduct.count(),
  ]);
  expect(left).toEqual(left.map(() => 0));
  expect(Object.values(await recomputeCounters(prisma)).every((drift) => drift === 0)).toBe(true);
  // Nothing of the removed demo prevents loading it again.
  await loadWithAccounts();
});

test("listings that people reviewed, saved, asked about or own stay and are named, with what they need", async () => {
  await loadWithAccounts();
  const { id: userId } = await person("real@people.org");
  const [anvil, bellows, chisel, dowel, easel] = await Promise.all(slugs.map(idOf));
  await prisma.review.create({
    data: { softwareId: anvil ?? "", userId, rating: 2, title: "Mine", content: "I used it." },
  });
  const list = await prisma.list.create({ data: { userId, name: "Mine" } });
  await prisma.listItem.create({ data: { listId: list.id, softwareId: bellows ?? "" } });
  await prisma.lead.create({
    data: {
      kind: "demo",
      softwareId: chisel ?? "",
      name: "R",
      email: "real@people.org",
      consentedAt: new Date(),
    },
  });
  const owned = await prisma.company.findUniqueOrThrow({ where: { slug: "dowel-makers" } });
  await prisma.companyMember.create({ data: { companyId: owned.id, userId, role: "owner" } });
  await prisma.software.update({ where: { id: easel ?? "" }, data: { websiteUrl: "https://easel.org" } });
  const times = { setAt: new Date(), endsAt: new Date(Date.now() + 1e6) };
  const byModerators = { reason: "own-reviews", statement: "They wrote them." };
  await prisma.manipulationNotice.createMany({
    data: [
      { softwareId: anvil ?? "", ...byModerators, ...times },
      { softwareId: bellows ?? "", ...demoNotice, ...times },
    ],
  });
  const { kept, ...removed } = await remove();
  expect(await prisma.manipulationNotice.findMany()).toMatchObject([{ softwareId: anvil, ...byModerators }]);
  const unused = { reviews: 0, saves: 0, requests: 0, isOwned: false, isChanged: false };
  expect(kept).toEqual([
    { ...unused, id: anvil, name: "Software anvil", reviews: 1 },
    { ...unused, id: bellows, name: "Software bellows", saves: 1 },
    { ...unused, id: chisel, name: "Software chisel", requests: 1 },
    { ...unused, id: dowel, name: "Software dowel", isOwned: true },
    { ...unused, id: easel, name: "Software easel", isChanged: true },
  ]);
  // The empty category is deleted; the others are needed, with their parents and the companies.
  expect(removed).toEqual({ software: 0, reviews: 10, companies: 0, categories: 1, people: 3 });
  const reviewed = await prisma.software.findUniqueOrThrow({ where: { id: anvil ?? "" } });
  expect([reviewed.reviewCount, reviewed.avgRating]).toEqual([1, 2]);
});

test.runIf(testKind === "postgresql")(
  "listings that people begin to use during the removal stay too",
  async () => {
    await loadWithAccounts();
    const { id: userId } = await person("real@people.org");
    const anvil = await idOf("anvil");
    const list = await prisma.list.create({ data: { userId, name: "Mine" } });
    const save = "insert into list_item (list_id, software_id) values ($1, $2)";
    const other = await database.pool.connect();
    await other.query("begin");
    await other.query(save, [list.id, anvil]);
    const removing = remove();
    removing.catch(() => {});
    try {
      await expect.poll(() => countLockWaits(database), { timeout: 30_000 }).toBe(1);
    } finally {
      await other.query("commit");
      other.release();
    }
    expect((await removing).kept).toEqual([expect.objectContaining({ id: anvil, saves: 1 })]);
  },
);

test("the operator's own listings, categories, administrators and views stay", async () => {
  await loadWithAccounts();
  const tools = await prisma.category.findUniqueOrThrow({ where: { slug: "tools" } });
  const own = await prisma.software.create({
    data: { slug: "own", name: "Own", sortName: "own", categoryId: tools.id },
  });
  await prisma.softwareCategory.create({ data: { softwareId: own.id, categoryId: tools.id } });
  await prisma.category.update({ where: { slug: "unused" }, data: { description: "Ours." } });
  await prisma.user.update({ where: { emailKey: "vendor@assay.example" }, data: { isAdmin: true } });
  const [day, softwareId] = [new Date("2026-11-18"), await idOf("anvil")];
  const views = { metric: "software_view", day };
  await prisma.dailyCount.deleteMany();
  await prisma.dailyCount.createMany({
    data: [
      { ...views, subjectId: softwareId, count: 3 },
      { ...views, subjectId: own.id, count: 4 },
      { ...views, subjectId: allListingsSubject, count: 7 },
    ],
  });
  expect(await remove()).toMatchObject({ software: 5, companies: 5, categories: 0, people: 2, kept: [] });
  expect((await prisma.software.findMany()).map(({ slug }) => slug)).toEqual(["own"]);
  expect((await prisma.category.findMany({ orderBy: { slug: "asc" } })).map(({ slug }) => slug)).toEqual([
    "craft",
    "tools",
    "unused",
  ]);
  expect((await prisma.dailyCount.findMany()).map(({ count }) => count).sort()).toEqual([4, 4]);
});

test("a removal that fails changes nothing", async () => {
  await loadWithAccounts();
  const before = await prisma.review.count();
  await database.pool.query(
    "create function refuse_removal() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
  );
  await database.pool.query(
    "create trigger refuse before delete on category execute function refuse_removal()",
  );
  try {
    await expect(remove()).rejects.toThrow("no");
  } finally {
    await database.pool.query("drop function refuse_removal cascade");
  }
  expect([await prisma.review.count(), await prisma.software.count()]).toEqual([before, 5]);
});

test("authors with an account in the full demo are recognized by their addresses", async () => {
  await loadDemo(database, rows());
  const { id: userId } = await person("ada@burlewharf.example");
  await prisma.review.create({
    data: {
      softwareId: await idOf("anvil"),
      userId,
      rating: 4,
      title: "Fine",
      content: "It does what it says.",
    },
  });
  const author = { file: "users", row: { key: "ada-burle", email: "ada@burlewharf.example" } };
  const removed = await removeDemo(database, namesOf([...rows(), author]));
  expect(removed).toMatchObject({ software: 5, reviews: 11, people: 3, kept: [] });
});

test("recognizes the bundled demo", async () => {
  const small = await bundledNames(prisma);
  expect([
    small.software.size,
    small.categories.get("crm") !== undefined,
    small.authors.size > 1_000,
  ]).toEqual([308, true, true]);
});

test("only companies without members identify a demo: anybody may enter such a website", async () => {
  await loadDemo(database, rows());
  expect(await hasDemo(prisma)).toBe(true);
  await remove();
  expect(await hasDemo(prisma)).toBe(false);
  const { id: companyId } = await prisma.company.create({
    data: { slug: "anvil-makers", name: "Anvil", sortName: "anvil", website: "https://anvil-makers.example" },
  });
  const { id: userId } = await person("real@people.org");
  await prisma.companyMember.create({ data: { companyId, userId, role: "owner" } });
  expect(await hasDemo(prisma)).toBe(false);
});

// The embedded database has one connection: no transaction meets another.
test
  .runIf(testKind === "postgresql")
  .each([
    "accounts before companies",
    "companies before software",
    "software before reviews",
    "reviews by ID",
  ] as const)("what the demo's people wrote is locked in the order of all commands: %s", async (order) => {
  await loadWithAccounts();
  const account = { emailKey: "vendor@assay.example" };
  const { id: userId } = await prisma.user.findUniqueOrThrow({ where: account });
  const { id: categoryId } = await prisma.category.findUniqueOrThrow({ where: { slug: "tools" } });
  const own = { slug: "own", name: "Own", sortName: "own" };
  const { id: companyId } = await prisma.company.create({ data: own });
  const { id: software } = await prisma.software.create({ data: { ...own, categoryId, companyId } });
  // An ID before all others: somebody else's, of which the demo's people are to lose a vote.
  const id = "00000000-0000-7000-8000-000000000001";
  const { id: somebody } = await person("real@people.org");
  const data = { softwareId: software, rating: 4, title: "Fine", content: "It does what it says." };
  await prisma.review.create({ data: { ...data, id, userId: somebody } });
  await prisma.reviewVote.create({ data: { reviewId: id, userId } });
  const { id: reviewed } = await prisma.review.create({ data: { ...data, userId } });
  const rows: Record<typeof order, { held: LockedRows; free: LockedRows }> = {
    "accounts before companies": { held: ["app_user", userId], free: ["company", companyId] },
    "companies before software": { held: ["company", companyId], free: ["software", await idOf("anvil")] },
    "software before reviews": { held: ["software", software], free: ["review", reviewed] },
    "reviews by ID": { held: ["review", id], free: ["review", reviewed] },
  };
  await expectLockOrder(database, remove, rows[order]);
  expect(await prisma.review.findMany()).toMatchObject([{ id, helpfulCount: 0 }]);
});
