import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { clearCatalogue, everything, importFiles } from "../testing/import-files.ts";
import { category, company, oddCatalogue, review, software } from "../testing/import-rows.ts";

const database = testDatabase();
beforeEach(() => clearCatalogue(database));

const tools = { categories: [category("tools"), category("trees")] };

describe("a whole catalogue", () => {
  it("is imported with all its irregularities, and a second import changes nothing, not even a time", async () => {
    const catalogue = oddCatalogue(260);
    const first = await importFiles(database, catalogue);
    expect(first.refused).toEqual([]);
    expect(first.printed).toEqual([
      "categories.jsonl: 6 rows: 6 added",
      "companies.jsonl: 30 rows: 30 added",
      "software.jsonl: 260 rows: 260 added",
      "plans.jsonl: 120 rows: 120 added",
      "reviews.jsonl: 520 rows: 520 added",
    ]);
    const before = await everything(database);
    const second = await importFiles(database, catalogue);
    expect(second.printed[2]).toBe("software.jsonl: 260 rows: 260 unchanged");
    expect(second.printed[4]).toBe("reviews.jsonl: 520 rows: 520 unchanged");
    expect(await everything(database)).toEqual(before);
  });

  it("leaves statistics of every table that it fills in an empty database", async () => {
    await database.pool.query("truncate category, company, software, app_user, organisation cascade");
    await importFiles(database, {
      categories: [category("tools", { comparedFeatures: [{ key: "sso", name: "SSO" }] }), category("trees")],
      software: [software("kiln", { categorySlugs: ["tools"], offeredFeatures: ["tools/sso"] })],
      reviews: ["ann", "bo", "cy"].map((by) => review(by, "kiln", by, { companySize: "1-10", easeOfUse: 4 })),
    });
    // Tables without statistics have -1 rows. Logs and counts by day refer to nothing.
    const { rows } = await database.pool.query<{ name: string }>(
      `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and reltuples < 0
         and exists (select from pg_constraint where contype = 'f' and c.oid in (conrelid, confrelid))`,
    );
    const filled: string[] = [];
    for (const { name } of rows)
      if ((await database.pool.query(`select from "${name}" limit 1`)).rowCount) filled.push(name);
    expect(filled).toEqual([]);
  });

  it("comes with its counters and is found by its words", async () => {
    await importFiles(database, { ...oddCatalogue(40), plans: [] });
    const totals = await database.prisma.totalCount.findMany({ select: { name: true, value: true } });
    expect(totals).toContainEqual({ name: "liveSoftware", value: 40 });
    expect(totals).toContainEqual({ name: "publishedReviews", value: 80 });
    const found = await database.prisma.$queryRaw<{ slug: string }[]>`
      select slug from software join software_search k using (id) where k.search @@ to_tsquery('simple', 'antragsgrun:* & dock:* & fork:* & maker:*') order by slug`;
    expect(found.map(({ slug }) => slug)).toEqual(["listing-15", "listing-33"]);
    const row = await database.prisma.software.findUniqueOrThrow({ where: { slug: "listing-6" } });
    expect(row.shortDescription).toMatch(/^A fork of Thing 6\. /);
    expect(row.searchText).toMatch(/\nc docker$/);
  });
});

it("weighs reviews that the source calls verified by how far it is trusted", async () => {
  const rows = {
    ...tools,
    software: [software("kiln")],
    reviews: [review("r1", "kiln", "ann", { isVerified: true }), review("r2", "kiln", "bo")],
  };
  const weights = async () =>
    (await database.prisma.review.findMany({ orderBy: { catalogKey: "asc" } })).map((one) => one.proofWeight);
  await importFiles(database, rows);
  expect(await weights()).toEqual([20, 20]);
  await importFiles(database, rows, 0.8);
  expect(await weights()).toEqual([80, 20]);
  const { provenCount } = await database.prisma.software.findUniqueOrThrow({ where: { slug: "kiln" } });
  expect(provenCount).toBe(1);
});

it("ticks what a vendor's list names, and takes back what it names no more", async () => {
  const features = ["SSO", "Maps", "Forms"].map((name) => ({ key: name.toLowerCase(), name }));
  const categories = [category("tools", { comparedFeatures: features })];
  const kiln = async (more: object) => {
    const { printed } = await importFiles(database, { categories, software: [software("kiln", more)] });
    const ticked = await database.prisma.softwareFeature.findMany({
      where: { isOffered: true, software: { slug: "kiln" } },
      select: { feature: { select: { key: true } } },
      orderBy: { feature: { position: "asc" } },
    });
    return [ticked.map(({ feature }) => feature.key).join(" "), printed[1]];
  };
  const told = { features: ["sso", "Glaze"], offeredFeatures: ["tools/forms"] };
  expect(await kiln(told)).toEqual(["sso forms", "software.jsonl: 1 rows: 1 added"]);
  expect(await kiln(told)).toEqual(["sso forms", "software.jsonl: 1 rows: 1 unchanged"]);
  expect((await kiln({ features: ["Maps"] }))[0]).toBe("maps forms");
});

describe("stored rows", () => {
  it("are changed by a later file, and kept where that has no value", async () => {
    const full = software("kiln", {
      description: "Long",
      features: ["Glaze"],
      platforms: ["self-hosted", "web"],
      hasFreeTrial: false,
      languages: ["pt-br", "German"],
      supportKinds: ["forum"],
      integrations: ["Mailroom"],
      licenses: ["MIT", "GPL-2.0"],
      tags: ["Clay"],
      logoUrl: "/a.svg",
      isFeatured: true,
      createdAt: "2020-01-01",
      screenshots: [{ url: "/s.svg", caption: null }],
      companySlug: "maker",
    });
    const plan = {
      softwareSlug: "kiln",
      name: "Team",
      price: "29.00",
      currency: "eur",
      billingPeriod: "year",
      unit: "person",
      minimumPeople: 5,
      features: ["A"],
      isPopular: true,
    };
    const changedReview = review("r1", "kiln", "ann", {
      author: { firstName: "Ann" },
      pros: ["Quick"],
      isVerified: true,
    });
    await importFiles(database, {
      ...tools,
      companies: [company("maker")],
      software: [full],
      plans: [plan],
      reviews: [changedReview],
    });

    const later = await importFiles(database, {
      software: [{ slug: "kiln", name: "Kiln 2", features: null, categorySlugs: ["trees"] }],
      plans: [{ softwareSlug: "kiln", name: "Team", features: ["B"] }],
      reviews: [review("r1", "kiln", "ann", { rating: 2, pros: null })],
    });
    expect(later).toMatchObject({
      refused: [],
      printed: expect.arrayContaining(["software.jsonl: 1 rows: 1 changed"]),
    });
    const stored = await database.prisma.software.findUniqueOrThrow({
      where: { slug: "kiln" },
      include: {
        category: true,
        company: true,
        plans: true,
        screenshots: true,
        reviews: { include: { user: true } },
      },
    });
    expect(stored).toMatchObject({
      name: "Kiln 2",
      sortName: "kiln 2",
      description: "Long",
      features: ["Glaze"],
      platforms: ["web", "self-hosted"],
      hasFreeTrial: false,
      languages: ["de", "pt-BR"],
      supportKinds: ["forum"],
      integrations: ["Mailroom"],
      licenses: ["MIT", "GPL-2.0"],
      lowestPrice: null,
      isFeatured: true,
      logoUrl: "/a.svg",
      createdAt: new Date("2020-01-01"),
      category: { slug: "trees" },
      company: { slug: "maker" },
      plans: [
        {
          billingPeriod: "year",
          currency: "EUR",
          unit: "person",
          minimumPeople: 5,
          features: ["B"],
          isPopular: true,
        },
      ],
      screenshots: [{ url: "/s.svg" }],
      reviews: [
        {
          rating: 2,
          pros: ["Quick"],
          isVerified: true,
          verifiedBy: "catalog",
          user: { firstName: "Ann", email: null },
        },
      ],
      avgRating: 2,
    });
    expect(stored.searchText).toBe("it does things company maker category trees glaze\nclay");
    expect(Number(stored.plans[0]?.price)).toBe(29);
  });

  it("count as changed when only categories or screenshots change", async () => {
    await importFiles(database, { ...tools, software: [software("kiln"), software("oven")] });
    const before = await database.prisma.software.findMany({ orderBy: { slug: "asc" } });
    const { printed } = await importFiles(database, {
      software: [
        software("kiln", { categorySlugs: ["tools", "trees"] }),
        software("oven", { screenshots: [] }),
      ],
    });
    expect(printed).toEqual(["software.jsonl: 2 rows: 1 changed, 1 unchanged"]);
    const after = await database.prisma.software.findMany({ orderBy: { slug: "asc" } });
    expect(after[0]?.updatedAt).not.toEqual(before[0]?.updatedAt);
    expect(after[1]).toEqual(before[1]);
  });

  it("are left alone if the company has an owner", async () => {
    await importFiles(database, {
      ...tools,
      companies: [company("maker")],
      software: [software("kiln", { companySlug: "maker" })],
    });
    const { id } = await database.prisma.company.findUniqueOrThrow({ where: { slug: "maker" } });
    const user = await database.prisma.user.create({
      data: { email: "o@maker.example", emailKey: "o@maker.example" },
    });
    await database.prisma.companyMember.create({ data: { companyId: id, userId: user.id, role: "owner" } });
    const before = await everything(database);
    const { printed } = await importFiles(database, {
      companies: [company("maker", { name: "Other" })],
      software: [software("kiln", { name: "Other" }), software("deleted-by-owner", { companySlug: "maker" })],
      plans: [{ softwareSlug: "kiln", name: "Team", price: null }],
    });
    const leftAlone = "left alone (kept by an owner, or of a deleted author)";
    expect(printed).toEqual([
      `companies.jsonl: 1 rows: 1 ${leftAlone}`,
      `software.jsonl: 2 rows: 2 ${leftAlone}`,
      `plans.jsonl: 1 rows: 1 ${leftAlone}`,
    ]);
    expect(await everything(database)).toEqual(before);
  });

  it("keep moderators' decisions about a review, the vendor's invitation, and the anonymity of a deleted author", async () => {
    const files = { reviews: [review("r1", "kiln", "ann"), review("r2", "kiln", "bob")] };
    await importFiles(database, { ...tools, software: [software("kiln")], ...files });
    await database.prisma.review.update({
      where: { catalogKey: "r1" },
      data: { status: "hidden", isVerified: true, verifiedBy: "admin", isInvited: true },
    });
    await database.prisma.user.delete({ where: { catalogKey: "bob" } });
    const changed = files.reviews.map((row) => ({
      ...row,
      title: "Changed",
      isVerified: false,
      isInvited: false,
    }));
    const { printed } = await importFiles(database, { reviews: changed });
    expect(printed).toEqual([
      "reviews.jsonl: 2 rows: 1 changed, 1 left alone (kept by an owner, or of a deleted author)",
    ]);
    const [first, second] = await database.prisma.review.findMany({ orderBy: { catalogKey: "asc" } });
    expect(first).toMatchObject({
      title: "Changed",
      status: "hidden",
      isVerified: true,
      verifiedBy: "admin",
      isInvited: true,
    });
    expect(second).toMatchObject({ title: "Works", userId: null });
    expect(await database.prisma.user.count({ where: { catalogKey: "bob" } })).toBe(0);
  });

  it("keep the language that they state, and have a detected one detected again where the words change", async () => {
    const stated = { ...review("r1", "kiln", "ann"), language: "pt-BR" };
    const detected = review("r2", "kiln", "bob");
    await importFiles(database, { ...tools, software: [software("kiln")], reviews: [stated, detected] });
    await database.prisma.review.update({
      where: { catalogKey: "r2" },
      data: { language: "en", languageBy: "detected" },
    });
    const title = "Muda";
    await importFiles(database, {
      reviews: [
        { ...stated, language: undefined, title },
        { ...detected, title },
      ],
    });
    const languages = await database.prisma.review.findMany({
      orderBy: { catalogKey: "asc" },
      select: { language: true, languageBy: true },
    });
    expect(languages).toEqual([
      { language: "pt", languageBy: "catalog" },
      { language: null, languageBy: null },
    ]);
    const counts = await database.prisma.reviewLanguageCount.findMany({
      select: { language: true, count: true },
    });
    expect(counts).toEqual([{ language: "pt", count: 1 }]);
  });

  it("delete the near-duplicate fingerprints of a review whose words change", async () => {
    const second = review("r2", "kiln", "bob");
    const reviews = [review("r1", "kiln", "ann"), second];
    await importFiles(database, { ...tools, software: [software("kiln")], reviews });
    const reviewIds = await database.prisma.review.findMany({ select: { id: true } });
    await database.prisma.reviewFingerprint.createMany({
      data: reviewIds.map(({ id }) => ({ reviewId: id, bands: [1] })),
    });
    await importFiles(database, { reviews: [review("r1", "kiln", "ann", { title: "Changed" }), second] });
    const kept = await database.prisma.reviewFingerprint.findMany({ select: { review: true } });
    expect(kept).toMatchObject([{ review: { catalogKey: "r2" } }]);
  });

  it("weigh as before until their text changes, and as copies while they are known to be", async () => {
    const rows = (more: object) => [review("r1", "kiln", "ann"), review("r2", "kiln", "bob", more)];
    await importFiles(database, { ...tools, software: [software("kiln")], reviews: rows({}) });
    const find = (catalogKey: string) => database.prisma.review.findUniqueOrThrow({ where: { catalogKey } });
    const [first, { id }] = [await find("r1"), await find("r2")];
    await database.prisma.review.update({ where: { id }, data: { textWeight: 700 } });
    await database.prisma.review.update({
      where: { id: first.id },
      data: { createdAt: new Date(0) },
    });
    const weight = async (more: object) => {
      await importFiles(database, { reviews: rows(more).slice(1) });
      return (await find("r2")).textWeight;
    };
    expect(await weight({ rating: 1 })).toBe(700);
    await database.prisma.reviewFlag.create({
      data: { reviewId: id, kind: "near-duplicate", evidence: { reviewIds: [first.id], similarity: 0.9 } },
    });
    expect(await weight({ rating: 1, title: "Works well" })).toBe(700);
    await database.prisma.reviewFlag.updateMany({ data: { status: "dismissed" } });
    expect(await weight({ rating: 1, title: "Works" })).toBeGreaterThan(700);
  });

  it("have one popular plan, that of the later file", async () => {
    const plan = (name: string) => ({ softwareSlug: "kiln", name, price: "1.00", isPopular: true });
    await importFiles(database, { ...tools, software: [software("kiln")], plans: [plan("Solo")] });
    const { refused } = await importFiles(database, { plans: [plan("Team")] });
    expect(refused).toEqual([]);
    expect(await database.prisma.pricingPlan.findMany({ where: { isPopular: true } })).toMatchObject([
      { name: "Team" },
    ]);
  });
});
