import { describe, expect, it, test } from "vitest";
import type { z } from "zod";
import { testDatabase } from "../../../testing/database.ts";
import { isAboutSeed, serveFacade } from "../../../testing/facade.ts";
import { Category, type CategoryTree } from "../shapes/category.ts";
import type { Listing } from "../shapes/software.ts";
import { routes } from "./index.ts";

const database = testDatabase();
const facade = serveFacade(database);
const unknownId = "01900000-0000-7000-8009-000000000009";

/** A URL of each route whose response contains every kind of row. */
function addressOf(path: string): string {
  const { software, companies } = facade.world;
  const id = path.startsWith("/api/companies") ? companies.northwind : software.beacon;
  return path
    .replace("{slug}", "crm")
    .replace("{id}", id)
    .replace("{w}/{h}", "40/30")
    .replace("suggestions", "suggestions?q=c%20r");
}

const names = (things: { name: string }[]) => things.map(({ name }) => name);

describe("every route that reads", () => {
  const reading = routes.filter((route) => route.method === "GET" && !route.navigates && isAboutSeed(route));

  it.each(reading)(
    "$path returns its shape, to a visitor and to an administrator",
    {
      tags: [
        "3.category.1",
        "3.software.1",
        "3.software.7",
        "3.review.1",
        "3.company.1",
        "7.categories.6",
        "7.data.8",
      ],
    },
    async (route) => {
      for (const as of route.who === "anyone" ? ([undefined, "admin"] as const) : (["admin"] as const)) {
        const response = await facade.call(addressOf(route.path), as && { as });
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toContain(route.mediaType);
        if (route.response) route.response.parse(await response.json());
        else
          expect(await response.text()).toMatch(route.mediaType === "text/csv" ? /^[\w (),]+\r\n/ : /<svg/);
      }
    },
  );

  it.each(reading.filter(({ path }) => /\{(slug|id)\}/.test(path)))(
    "$path responds 404 for an unknown subject",
    { tags: ["7.categories.5", "7.software.7", "7.companies.2"] },
    async ({ path, who }) => {
      const as = who === "anyone" ? {} : { as: "admin" as const };
      const thing = /categories/.test(path) ? "Category" : /companies/.test(path) ? "Company" : "Software";
      for (const name of [unknownId, "no-such-thing", "..%2f", "%F0%9F%98%80"]) {
        const response = await facade.call(path.replace(/\{\w+\}/, name), as);
        expect(response.status, name).toBe(404);
        expect(await response.json()).toEqual({ message: `${thing} not found` });
      }
    },
  );
});

describe("categories", () => {
  it("are the active ones, by name, without children", {
    tags: [
      "3.category.2",
      "3.category.3",
      "3.category.4",
      "3.category.5",
      "3.category.6",
      "3.category.7",
      "7.categories.1",
    ],
  }, async () => {
    const all = await facade.read<Category[]>("/api/categories");
    expect(names(all)).toEqual([
      "Accounting",
      "Bookkeeping",
      "Contact Center",
      "CRM",
      "CRM for Small Business",
      "Finance",
      "Sales",
    ]);
    expect(all.every((category) => !("children" in category))).toBe(true);
    const crm = all.find(({ slug }) => slug === "crm");
    expect(crm).toMatchObject({
      level: 1,
      parentId: facade.world.categories.sales,
      categoryType: "software",
    });
    expect(crm).toMatchObject({ softwareCount: 3, avgRating: "4.5" });
    expect(crm?.contentSections).toHaveLength(1);
    expect(all.find(({ slug }) => slug === "bookkeeping")).toMatchObject({
      categoryType: "service",
      parentId: null,
    });
  });

  it("nest to any depth", { tags: ["3.category.4", "7.categories.2"] }, async () => {
    const tops = await facade.read<CategoryTree[]>("/api/categories/hierarchy");
    expect(names(tops)).toEqual(["Bookkeeping", "Finance", "Sales"]);
    const sales = tops[2];
    expect(names(sales?.children ?? [])).toEqual(["Contact Center", "CRM"]);
    expect(names(sales?.children[1]?.children ?? [])).toEqual(["CRM for Small Business"]);
    expect(sales?.children[1]?.children[0]?.children).toEqual([]);
  });

  it("count the Live software in them and below them", { tags: ["7.categories.4"] }, async () => {
    expect(await facade.read("/api/categories/counts")).toEqual({
      accounting: 2,
      bookkeeping: 1,
      "contact-center": 2,
      crm: 3,
      "small-business-crm": 1,
      finance: 2,
      sales: 4,
    });
  });

  it("are returned with the level below, and with related categories", {
    tags: ["3.category.4", "7.categories.5", "7.categories.12"],
  }, async () => {
    const sales = await facade.read<CategoryTree>("/api/categories/sales");
    expect(names(sales.children)).toEqual(["Contact Center", "CRM"]);
    const { contactCenter } = facade.world.categories;
    expect(await facade.read("/api/categories/crm/related")).toEqual([
      { id: contactCenter, slug: "contact-center", name: "Contact Center" },
    ]);
  });

  it("do not show a hidden one", async () => {
    expect((await facade.call("/api/categories/retired")).status).toBe(404);
    expect((await facade.call("/api/categories/retired/software")).status).toBe(404);
  });
});

describe("a category's software", () => {
  const listing = (query: string) =>
    facade.read<z.infer<typeof Listing>>(`/api/categories/crm/software${query}`);

  it("is ranked, with all below it, in numbered pages", {
    tags: ["3.listing.1", "7.categories.6", "7.categories.7", "7.categories.8", "7.categories.15"],
  }, async () => {
    const whole = await listing("");
    expect(names(whole.software)).toEqual(["Beacon CRM", "Harbor", "Ember"]);
    expect(whole).toMatchObject({ total: 3, page: 1, totalPages: 1 });
    expect(await listing("?limit=2&page=2")).toMatchObject({
      total: 3,
      page: 2,
      totalPages: 2,
      software: [{ name: "Ember" }],
    });
    expect(await listing("?limit=2&page=9")).toEqual({
      total: 3,
      page: 9,
      totalPages: 2,
      software: [],
    });
  });

  it.each([
    ["?segment=enterprise", ["Beacon CRM"]],
    ["?segment=small-business", ["Beacon CRM", "Harbor"]],
    ["?segment=mid-market", []],
    ["?rating=4", ["Beacon CRM", "Harbor"]],
    ["?pricing=has-pricing", ["Beacon CRM", "Harbor"]],
    ["?pricing=free-option", ["Beacon CRM"]],
    ["?segment=&rating=&pricing=&unknown=x", ["Beacon CRM", "Harbor", "Ember"]],
  ])(
    "keeps what %s asks for",
    { tags: ["2.category.46", "2.category.47", "4.filters.3", "7.categories.9", "7.categories.11"] },
    async (query, expected) => {
      expect(names((await listing(query)).software)).toEqual(expected);
    },
  );

  it.each([
    ["segment=tiny", "segment must be small-business, mid-market, or enterprise"],
    ["rating=5", "rating must be 4, 3, or 2"],
    ["pricing=cheap", "pricing must be has-pricing or free-option"],
    ["page=0", "page must be a whole number from 1 to 1000000"],
    ["limit=51", "limit must be a whole number from 1 to 50"],
    ["limit=1.5", "limit must be a whole number from 1 to 50"],
  ])(
    "refuses %s",
    { tags: ["4.filters.3", "7.categories.14", "7.categories.16"] },
    async (query, message) => {
      const response = await facade.call(`/api/categories/crm/software?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message, errors: [{ path: query.split("=")[0], message }] });
    },
  );
});

describe("PATCH /api/categories/{id}", () => {
  const path = () => `/api/categories/${facade.world.categories.crm}`;
  const send = (body: object, as: "admin" | "owner" = "admin", to = path()) =>
    facade.send("PATCH", to, body, { as });

  test("an administrator changes its content; an article is a list or the JSON text of one", {
    tags: ["5.admin.3", "7.categories.13"],
  }, async () => {
    const article = [{ id: "why", heading: "Why?", content: "Because." }];
    const change = {
      heroDescription: "Weighed.",
      metaTitle: "CRM",
      metaDescription: " ",
      longDescription: null,
    };
    for (const contentSections of [article, JSON.stringify(article)]) {
      const { status, body } = await send({ ...change, contentSections });
      expect(status).toBe(200);
      expect(Category.parse(body)).toMatchObject({
        ...change,
        metaDescription: null,
        contentSections: article,
      });
    }
    expect((await send({ contentSections: "" })).body.contentSections).toEqual([]);
  });

  test("an invalid article is refused with the specification's message", {
    tags: ["5.admin.2"],
  }, async () => {
    expect(await send({ contentSections: "[{}]" })).toEqual({
      status: 400,
      body: {
        message: "contentSections must be valid JSON (array of id, heading, content)",
        errors: [
          {
            path: "contentSections",
            message: "contentSections must be valid JSON (array of id, heading, content)",
          },
        ],
      },
    });
  });

  test("others may not, whatever they send; an unknown category is not found", async () => {
    expect((await send({ name: "" }, "owner")).status).toBe(403);
    expect(
      (await facade.call(path(), { method: "PATCH", headers: { "sec-fetch-site": "same-origin" } })).status,
    ).toBe(401);
    const missing = await send({ name: "" }, "admin", "/api/categories/crm");
    expect(missing).toEqual({ status: 404, body: { message: "Category not found" } });
  });

  test("after a rename the old URL still works", async () => {
    expect((await send({ name: "Customers" })).body.slug).toBe("customers");
    expect(await facade.read("/api/categories/crm")).toMatchObject({ slug: "customers", name: "Customers" });
  });
});
