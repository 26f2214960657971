import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { testDatabase } from "../../../testing/database.ts";
import { serveFacade } from "../../../testing/facade.ts";
import type { Review } from "../shapes/review.ts";
import type { PricingPlan, Software } from "../shapes/software.ts";
import type { Suggestion } from "../shapes/suggestion.ts";

const database = testDatabase();
const facade = serveFacade(database);
const names = (things: { name: string }[]) => things.map(({ name }) => name);

describe("software", () => {
  type Item = z.infer<typeof Software>;
  const list = (query: string, as?: "admin" | "user") =>
    facade.read<Item[]>(`/api/software${query}`, as && { as });

  it("is the Live directory, best rated first", {
    tags: ["7.software.1", "7.software.2", "7.software.5", "7.software.12"],
  }, async () => {
    expect(names(await list(""))).toEqual([
      "Harbor",
      "Abacus & Partners",
      "Beacon CRM",
      "Ledgerly",
      "Quill Desk",
      "Ember",
      "Tally Books",
    ]);
  });

  it.each([
    ["?sort=name", "Abacus & Partners"],
    ["?sort=newest", "Ember"],
    ["?sort=reviews", "Beacon CRM"],
    ["?sort=&search=&category=&featured=&status=&after=", "Harbor"],
    ["?category=accounting", "Ledgerly"],
    ["?search=becon", "Beacon CRM"],
    ["?featured=true", "Beacon CRM"],
    ["?featured=false", "Harbor"],
  ])(
    "answers %s",
    {
      tags: [
        "2.directory.6",
        "2.directory.7",
        "7.software.1",
        "7.software.2",
        "7.software.3",
        "7.software.6",
        "7.software.12",
      ],
    },
    async (query, first) => {
      expect((await list(query))[0]?.name).toBe(first);
    },
  );

  it("finds nothing in an unknown category", { tags: ["7.software.13"] }, async () => {
    expect(await list("?category=nope")).toEqual([]);
  });

  it("shows Drafts to administrators who ask for them, and to nobody else", {
    tags: ["7.software.2"],
  }, async () => {
    expect(names(await list("?status=all", "admin"))).toContain("Northwind Compass");
    expect(names(await list("", "admin"))).not.toContain("Northwind Compass");
    expect((await facade.call("/api/software?status=all", { as: "user" })).status).toBe(403);
    expect((await facade.call("/api/software?status=all")).status).toBe(401);
  });

  it("names an inactive category to administrators only", async () => {
    const { software, categories } = facade.world;
    const where = { id: categories.crm };
    await database.prisma.category.update({ where, data: { isActive: false } });
    const readBeacon = (as?: "admin" | "owner") =>
      facade.read(`/api/software/${software.beacon}`, as && { as });
    const { contactCenter, crm } = categories;
    for (const as of [undefined, "owner"] as const)
      expect(await readBeacon(as)).toMatchObject({ categoryId: null, categoryIds: [contactCenter] });
    expect(await readBeacon("admin")).toMatchObject({ categoryId: crm, categoryIds: [crm, contactCenter] });
    await database.prisma.category.update({ where, data: { isActive: true } });
  });

  it("is returned with all fields", {
    tags: [
      "3.software.1",
      "3.software.2",
      "3.software.3",
      "3.software.5",
      "3.software.6",
      "3.software.7",
      "3.software.8",
      "3.software.9",
      "3.software.10",
      "3.company.3",
      "7.software.7",
    ],
  }, async () => {
    const { software, companies, categories } = facade.world;
    expect(await facade.read(`/api/software/${software.beacon}`)).toMatchObject({
      slug: "beacon-crm",
      avgRating: "4.3",
      reviewCount: 4,
      description: "Beacon keeps customers, calls and offers together.",
      longDescription: "Beacon keeps customers, calls and offers together.",
      logoUrl: "/demo/beacon.svg",
      logo: "/demo/beacon.svg",
      companyId: companies.northwind,
      company: { id: companies.northwind, name: "Northwind", foundedYear: 2009, isVerified: true },
      categoryId: categories.crm,
      categoryIds: [categories.crm, categories.contactCenter],
      screenshots: ["/demo/beacon-1.png", "https://beacon.example/2.png"],
      createdAt: "2025-10-16T12:00:00.000Z",
    });
    expect(await facade.read(`/api/software/${software.tally}`)).toMatchObject({
      avgRating: "0.0",
      company: null,
      companyId: null,
      logoUrl: null,
      features: [],
    });
  });

  it("that is a Draft is visible to its company and administrators only", {
    tags: ["2.software.31", "3.software.4", "6.server.5", "7.software.15"],
  }, async () => {
    const path = `/api/software/${facade.world.software.draft}`;
    for (const as of ["owner", "editor", "admin"] as const)
      expect((await facade.call(path, { as })).status).toBe(200);
    for (const call of [undefined, { as: "user" } as const]) {
      for (const part of ["", "/reviews", "/pricing"])
        expect((await facade.call(path + part, call)).status).toBe(404);
    }
  });

  it("has plans, cheapest first, those on request last", {
    tags: ["3.plan.1", "3.plan.2", "7.software.9"],
  }, async () => {
    const plans = await facade.read<PricingPlan[]>(`/api/software/${facade.world.software.beacon}/pricing`);
    expect(plans.map(({ name, price, billingPeriod }) => [name, price, billingPeriod])).toEqual([
      ["Free", "0.00", "year"],
      ["Team", "29.00", "month"],
      ["Enterprise", null, "month"],
    ]);
    expect(await facade.read(`/api/software/${facade.world.software.tally}/pricing`)).toEqual([]);
  });
});

describe("search suggestions", () => {
  const suggest = (query: string) => facade.read<Suggestion[]>(`/api/search/suggestions${query}`);

  it("are software and categories", {
    tags: ["3.suggestion.1", "3.suggestion.2", "7.search.1"],
  }, async () => {
    const found = await suggest("?q=CRM");
    expect(found[0]).toMatchObject({
      type: "category",
      name: "CRM",
      logo: null,
      rating: "4.5",
      reviewCount: 6,
    });
    expect(found.find(({ name }) => name === "Beacon CRM")).toMatchObject({
      type: "software",
      rating: "4.3",
    });
    expect((await suggest("?q=becon")).map(({ slug }) => slug)).toContain("beacon-crm");
    expect(await suggest("?q=crm&limit=1")).toHaveLength(1);
  });

  it("start at two characters", { tags: ["5.search.1", "9.search.1"] }, async () => {
    for (const query of ["", "?q=", "?q=b", "?q=%20b%20"]) expect(await suggest(query)).toEqual([]);
  });

  it.each(["limit=21", "limit=0", "limit=x", `q=${"x".repeat(201)}`, "q=a%00b"])(
    "refuse %s",
    async (query) => {
      expect((await facade.call(`/api/search/suggestions?${query}`)).status).toBe(400);
    },
  );
});

describe("companies", () => {
  it("are returned with all fields", { tags: ["3.company.2", "7.companies.2"] }, async () => {
    const { northwind, solo } = facade.world.companies;
    expect(await facade.read(`/api/companies/${northwind}`)).toMatchObject({
      slug: "northwind",
      employeeCount: "51-200",
      isVerified: true,
      softwareCount: 2,
    });
    expect(await facade.read(`/api/companies/${solo}`)).toMatchObject({ website: null, foundedYear: null });
  });

  it("show their Drafts to members and administrators", {
    tags: ["7.companies.3", "7.companies.6"],
  }, async () => {
    const path = `/api/companies/${facade.world.companies.northwind}/software`;
    const live = ["Harbor", "Beacon CRM"];
    expect(names(await facade.read(path))).toEqual(live);
    expect(names(await facade.read(path, { as: "user" }))).toEqual(live);
    expect(names(await facade.read(path, { as: "editor" }))).toEqual([...live, "Northwind Compass"]);
    expect(names(await facade.read(path, { as: "admin" }))).toEqual([...live, "Northwind Compass"]);
  });
});

describe("reviews", () => {
  it("are the published ones of Live software, newest first", {
    tags: ["3.review.3", "3.review.4", "7.reviews.1"],
  }, async () => {
    const all = await facade.read<Review[]>("/api/reviews");
    expect(all).toHaveLength(10);
    expect(all.map(({ title }) => title)).not.toContain("Buy followers here");
    expect(all.map(({ title }) => title)).not.toContain("Too early");
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(all[0]).toMatchObject({
      softwareId: facade.world.software.beacon,
      software: { slug: "beacon-crm", company: { name: "Northwind" } },
      user: { displayName: "Ada Reyes", email: null },
      pros: ["Fast search", "Good calls"],
    });
  });

  it("name their authors without giving the address away", {
    tags: ["3.review.5", "3.review.8", "3.review.9", "3.review.10", "3.review.11", "7.software.8"],
  }, async () => {
    const path = `/api/software/${facade.world.software.beacon}/reviews`;
    const reviews = await facade.read<Review[]>(path);
    const times = reviews.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    const people = reviews.map(({ user }) => user && [user.displayName, user.email]);
    expect(people).toEqual([["Ada Reyes", null], ["ben.k", null], ["Anonymous", null], null]);
    const seen = await facade.read<Review[]>(path, { as: "admin" });
    expect(seen.map(({ user }) => user?.email)).toEqual([
      "ada@mail.example",
      "ben.k@mail.example",
      null,
      undefined,
    ]);
    const own = await facade.read<Review[]>("/api/reviews", { as: "user" });
    expect(new Set(own.map(({ user }) => user?.email))).toEqual(
      new Set([null, "Uma@mail.example", undefined]),
    );
  });

  it("come by threes as the recent ones, or as many as asked for", {
    tags: ["7.reviews.2", "7.reviews.3", "7.reviews.5"],
  }, async () => {
    const newest = await facade.read<object[]>("/api/reviews?limit=5");
    expect(newest).toHaveLength(5);
    expect(await facade.read("/api/reviews/recent")).toEqual(newest.slice(0, 3));
    expect(await facade.read("/api/reviews/recent?limit=5")).toEqual(newest);
    for (const limit of ["0", "51", "", "three"])
      expect((await facade.call(`/api/reviews/recent?limit=${limit}`)).status).toBe(400);
  });
});
