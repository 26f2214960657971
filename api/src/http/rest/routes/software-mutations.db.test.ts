import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../testing/database.ts";
import { serveFacade } from "../../../testing/facade.ts";
import { testWriters } from "../../../testing/writers.ts";
import { Software } from "../shapes/software.ts";

const database = testDatabase();
const facade = serveFacade(database);
const { expectNoDrift } = testWriters(database);

const kiln = {
  name: "Kiln & Söhne",
  shortDescription: "Bakes.",
  description: "Bakes bread.\n\nAnd cakes.",
  websiteUrl: "https://kiln.example",
  logoUrl: "/demo/kiln.svg",
  features: ["Ovens", " ", "Timers", "Ovens"],
  screenshots: ["/demo/one.png", "https://kiln.example/two.png"],
};
let valid: { companyId: string; categoryId: string; name: string };
beforeAll(() => {
  const { companies, categories } = facade.world;
  valid = { companyId: companies.northwind, categoryId: categories.crm, name: "Kiln" };
});
const post = (body: object, as: "owner" | "editor" | "admin" | "user" = "owner") =>
  facade.send("POST", "/api/software", body, { as });

describe("POST /api/software", () => {
  test("201 and the listing, Live, which every public response includes at once", {
    tags: ["7.software.10", "7.software.19"],
  }, async () => {
    const { categories, companies } = facade.world;
    const counts = await facade.read<Record<string, number>>("/api/categories/counts");
    const { status, body } = await post({ ...valid, ...kiln, categoryIds: [categories.accounting] });
    expect(status).toBe(201);
    expect(body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const { features, ...same } = kiln;
    expect(Software.parse(body)).toMatchObject({
      ...same,
      slug: "kiln-s-hne",
      longDescription: kiln.description,
      features: ["Ovens", "Timers"],
      isActive: true,
      isFeatured: false,
      avgRating: "0.0",
      categoryId: categories.crm,
      categoryIds: [categories.crm, categories.accounting],
      companyId: companies.northwind,
    });
    expect(await facade.read(`/api/software/${body.id}`)).toEqual(body);
    for (const search of ["kiln", "sohne", "ovens", "northwind", "bakes"])
      expect(await facade.read(`/api/software?search=${search}`), search).toContainEqual(body);
    expect(await facade.read("/api/software?category=finance")).toContainEqual(body);
    const after = await facade.read<Record<string, number>>("/api/categories/counts");
    for (const slug of ["sales", "crm", "accounting", "finance"])
      expect(after[slug], slug).toBe((counts[slug] ?? 0) + 1);
    expect(await facade.read(`/api/companies/${companies.northwind}`)).toMatchObject({ softwareCount: 3 });
    await expectNoDrift();
  });

  test("a Draft is visible to its company and administrators only", { tags: ["7.software.19"] }, async () => {
    const { body } = await post({ ...valid, name: "Hushed", isActive: false });
    expect(body.isActive).toBe(false);
    const path = `/api/software/${body.id}`;
    const seen = await Promise.all(
      ([undefined, "user", "editor", "owner", "admin"] as const).map(
        async (as) => (await facade.call(path, as && { as })).status,
      ),
    );
    expect(seen).toEqual([404, 404, 200, 200, 200]);
    expect(await facade.read("/api/software?search=hushed")).toEqual([]);
    await expectNoDrift();
  });

  test("blank form fields are null, longDescription is description, and names may repeat", {
    tags: ["5.software.4"],
  }, async () => {
    const blank = { shortDescription: " ", websiteUrl: "", logoUrl: "", features: "" };
    const { body } = await post({ ...valid, ...blank, longDescription: "Long." });
    expect(body).toMatchObject({
      shortDescription: null,
      websiteUrl: null,
      logoUrl: null,
      features: [],
      description: "Long.",
    });
    const again = await post(valid);
    expect([body.slug, again.body.slug]).toEqual(["kiln", "kiln-2"]);
    const arabic = await post({ ...valid, name: "دليل" });
    expect(arabic.body).toMatchObject({ name: "دليل", slug: "software" });
  });

  test.each<[what: string, wrong: object, message: string]>([
    ["a blank name", { name: " " }, "Software name is required"],
    ["no name", { name: undefined }, "Software name is required"],
    ["a name of 121", { name: "n".repeat(121) }, "Software name must be at most 120 characters"],
    [
      "a short description of 301",
      { shortDescription: "s".repeat(301) },
      "Description must be under 300 characters",
    ],
    ["no category", { categoryId: undefined }, "Please select a category"],
    ["a blank category", { categoryId: "" }, "Please select a category"],
    ["no categories", { categoryId: undefined, categoryIds: [] }, "Please select a category"],
    ["a malformed category", { categoryId: "nonsense" }, "Please select a category"],
    [
      "an unknown category",
      { categoryId: "01900000-0000-7000-8009-000000000009" },
      "This category no longer exists. Please select another one.",
    ],
    [
      "six categories",
      { categoryIds: Array.from({ length: 6 }, () => crypto.randomUUID()) },
      "Please select 5 categories at most",
    ],
    ["a website that is none", { websiteUrl: "kiln" }, "Please enter a valid URL"],
    ["a website that is a script", { websiteUrl: "javascript:alert(1)" }, "Please enter a valid URL"],
    ["another site's logo in disguise", { logoUrl: "//evil.example/x.svg" }, "Please enter a valid URL"],
    ["a feature of 201", { features: ["f".repeat(201)] }, "Feature must be at most 200 characters"],
    [
      "101 features",
      { features: Array.from({ length: 101 }, (_, n) => `f${n}`) },
      "Features must be at most 100",
    ],
    ["features that are a number", { features: 5 }, "Features must be a list"],
    ["a screenshot with white space", { screenshots: ["/a b.png"] }, "Please enter a valid URL"],
    [
      "21 screenshots",
      { screenshots: Array.from({ length: 21 }, () => "/a.png") },
      "Screenshots must be at most 20",
    ],
    ["a status in words", { isActive: "yes" }, "Live must be true or false"],
    [
      "two descriptions",
      { description: "One", longDescription: "Two" },
      "Description and longDescription are the same: send one of them, or the same text in both",
    ],
  ])(
    "%s is refused with a message",
    { tags: ["5.software.1", "5.software.4", "5.software.7", "5.software.9", "7.software.21"] },
    async (_what, wrong, message) => {
      expect(await post({ ...valid, ...wrong })).toMatchObject({ status: 400, body: { message } });
    },
  );

  test("values at their limits are valid, and every error is reported", {
    tags: ["5.software.9"],
  }, async () => {
    const longest = { name: "n".repeat(120), shortDescription: "😀".repeat(300) };
    expect((await post({ ...valid, ...longest })).status).toBe(201);
    const { body } = await post({ companyId: valid.companyId, websiteUrl: "x" });
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      "categoryId",
      "name",
      "websiteUrl",
    ]);
  });

  test("a hidden category accepts no new listing", async () => {
    const { retired } = facade.world.categories;
    expect(await post({ ...valid, categoryId: retired })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "categoryId" }] },
    });
  });

  test("is for members and administrators, checked before the input; only administrators set isFeatured", {
    tags: ["6.owner.2", "6.owner.4", "7.software.17", "7.software.18"],
  }, async () => {
    const invalid = { ...valid, name: "" };
    const unsigned = await facade.call("/api/software", {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: JSON.stringify(invalid),
    });
    expect(unsigned.status).toBe(401);
    expect((await post(invalid, "user")).status).toBe(403);
    expect((await post({ ...invalid, companyId: facade.world.companies.ferrite }, "owner")).status).toBe(403);
    expect((await post({ ...invalid, companyId: crypto.randomUUID() }, "user")).status).toBe(404);
    expect((await post({ ...invalid, companyId: "x" }, "user")).status).toBe(400);
    expect((await post({ ...valid, name: "By Edda" }, "editor")).status).toBe(201);
    expect(await post({ ...valid, isFeatured: true })).toMatchObject({
      status: 403,
      body: { message: "Forbidden" },
    });
    const featured = await post({ ...valid, isFeatured: true, name: "Chosen" }, "admin");
    expect(featured).toMatchObject({ status: 201, body: { isFeatured: true } });
  });

  test("all who choose the same name at once get a listing each", async () => {
    const all = await Promise.all(
      (["owner", "editor", "admin", "owner"] as const).map((as) => post({ ...valid, name: "Twins" }, as)),
    );
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(all.map(({ body }) => body.slug)).size).toBe(4);
    await expectNoDrift();
  });
});

describe("PATCH /api/software/{id}", () => {
  const path = () => `/api/software/${facade.world.software.beacon}`;
  const patch = (change: object, as: "owner" | "editor" | "admin" | "user" = "editor") =>
    facade.send("PATCH", path(), change, { as });

  test("changes the given fields; every public response shows it at once", {
    tags: ["7.software.11"],
  }, async () => {
    const before = await facade.read<object>(path());
    const change = {
      name: "Lantern",
      websiteUrl: null,
      features: "Pipelines\n\n Maps ",
      longDescription: "Lit.",
    };
    const { status, body } = await patch(change);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      name: "Lantern",
      // It has reviews, which were written under its former name.
      formerName: "Beacon CRM",
      websiteUrl: null,
      features: ["Pipelines", "Maps"],
      description: "Lit.",
      longDescription: "Lit.",
    });
    expect(await facade.read("/api/software?search=lantern")).toEqual([body]);
    expect(await facade.read("/api/software?search=beacon")).toEqual([]);
    const suggested = await facade.read<{ name: string }[]>("/api/search/suggestions?q=lant");
    expect(suggested.map(({ name }) => name)).toEqual(["Lantern"]);
    await expectNoDrift();
  });

  test("a Draft disappears from every public response at once, and comes back complete", {
    tags: ["4.verification.3"],
  }, async () => {
    const { northwind } = facade.world.companies;
    const answers = async () => ({
      one: (await facade.call(path())).status,
      found: (await facade.read<unknown[]>("/api/software?search=lantern")).length,
      suggested: (await facade.read<unknown[]>("/api/search/suggestions?q=lant")).length,
      counts: (await facade.read<Record<string, number>>("/api/categories/counts"))["crm"],
      category: (await facade.read<{ total: number }>("/api/categories/sales/software")).total,
      reviews: (await facade.read<unknown[]>("/api/reviews")).length,
      company: (await facade.read<{ softwareCount: number }>(`/api/companies/${northwind}`)).softwareCount,
      companySoftware: (await facade.read<unknown[]>(`/api/companies/${northwind}/software`)).length,
    });
    const live = await answers();
    expect((await patch({ isActive: false })).body.isActive).toBe(false);
    await expectNoDrift();
    expect(await answers()).toEqual({
      one: 404,
      found: 0,
      suggested: 0,
      counts: (live.counts ?? 0) - 1,
      category: live.category - 1,
      reviews: live.reviews - 4,
      company: live.company - 1,
      companySoftware: live.companySoftware - 1,
    });
    expect((await patch({ isActive: true })).body).toMatchObject({ isActive: true, reviewCount: 4 });
    await expectNoDrift();
    expect(await answers()).toEqual(live);
  });

  test("a primary category replaces the current one; a complete list replaces all", {
    tags: ["7.software.11"],
  }, async () => {
    const { crm, contactCenter, accounting, bookkeeping } = facade.world.categories;
    const ids = async (change: object) => (await patch(change)).body.categoryIds;
    expect(await ids({ categoryId: accounting })).toEqual([accounting, contactCenter]);
    expect(await ids({ categoryId: contactCenter })).toEqual([contactCenter, accounting]);
    expect(await ids({ categoryIds: [bookkeeping, crm, bookkeeping] })).toEqual([bookkeeping, crm]);
    expect(await ids({ categoryId: crm, categoryIds: [bookkeeping, crm] })).toEqual([crm, bookkeeping]);
    expect(await ids({ categoryIds: [crm, contactCenter] })).toEqual([crm, contactCenter]);
    await expectNoDrift();
    expect(await patch({ categoryIds: [] })).toMatchObject({
      status: 400,
      body: { message: "Please select a category" },
    });
  });

  test("may stay in a category that has been hidden since", async () => {
    const { contactCenter, accounting } = facade.world.categories;
    const hide = (isActive: boolean) =>
      database.prisma.category.update({ where: { id: contactCenter }, data: { isActive } });
    await hide(false);
    expect((await patch({ categoryIds: [contactCenter, accounting] })).status).toBe(200);
    await patch({ categoryIds: [accounting] });
    expect((await patch({ categoryIds: [contactCenter, accounting] })).status).toBe(400);
    await hide(true);
  });

  test("only an administrator features it, or ends that", {
    tags: ["4.verification.4", "7.software.20"],
  }, async () => {
    const featured = async (as: "editor" | "owner" | "admin", isFeatured: boolean) =>
      (await patch({ isFeatured }, as)).status;
    expect([
      await featured("admin", false),
      await featured("owner", false),
      await featured("owner", true),
    ]).toEqual([200, 200, 403]);
    expect([
      await featured("admin", true),
      await featured("editor", true),
      await featured("editor", false),
    ]).toEqual([200, 403, 403]);
  });

  test("members and administrators may, strangers may not, which is checked before the input", {
    tags: ["4.verification.3", "6.owner.3", "6.admin.7", "6.server.4", "7.software.20"],
  }, async () => {
    const invalid = { name: "" };
    for (const [as, status] of [
      ["admin", 400],
      ["owner", 400],
      ["editor", 400],
      ["user", 403],
    ] as const)
      expect((await patch(invalid, as)).status, as).toBe(status);
    const { tally, draft } = facade.world.software;
    const other = (id: string, as: "owner" | "user" | "admin", change: object = invalid) =>
      facade.send("PATCH", `/api/software/${id}`, change, { as });
    expect((await other(tally, "owner")).status).toBe(403);
    expect((await other(tally, "owner", { name: "Mine" })).status).toBe(403);
    expect((await other(tally, "admin", { shortDescription: "Counts." })).status).toBe(200);
    expect((await other(draft, "user")).status).toBe(404);
    expect((await other(draft, "user", { name: "Seen" })).status).toBe(404);
    for (const id of ["nonsense", crypto.randomUUID()]) expect((await other(id, "user")).status).toBe(404);
  });

  test("screenshots keep their order and captions", async () => {
    const { beacon } = facade.world.software;
    await database.prisma.screenshot.updateMany({
      where: { softwareId: beacon, url: "/demo/beacon-1.png" },
      data: { caption: "The deck" },
    });
    const screenshots = ["https://beacon.example/3.png", "/demo/beacon-1.png"];
    expect((await patch({ screenshots })).body.screenshots).toEqual(screenshots);
    expect(
      await database.prisma.screenshot.findMany({
        where: { softwareId: beacon },
        select: { url: true, caption: true },
        orderBy: { position: "asc" },
      }),
    ).toEqual([
      { url: screenshots[0], caption: null },
      { url: screenshots[1], caption: "The deck" },
    ]);
  });
});
