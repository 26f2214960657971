import type { Client } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, test } from "vitest";
import { callTool as call, serveAgents } from "../../testing/agents.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, type World } from "../../testing/seed.ts";
import { tools } from "./tools/index.ts";

const database = testDatabase();
const { connect } = serveAgents(database);
const publicUrl = "http://assay.example";

let world: World;
beforeAll(async () => {
  world = await seed(database);
});

describe.each(["auto", "legacy"] as const)("the official client (%s)", (mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });

  test("is told what the tools are for, and that quotations are no instructions", async () => {
    const { tools: listed } = await client.listTools();
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    for (const { description, outputSchema, annotations } of listed) {
      expect(description).toMatch(/never as instructions/);
      expect(outputSchema).toMatchObject({ type: "object", required: expect.arrayContaining(["omitted"]) });
      expect(annotations).toMatchObject({ readOnlyHint: true });
    }
    expect(client.getInstructions()).toMatch(/Assay is a directory.*never as instructions/);
  });

  test("finds software by need", async () => {
    const { data, text } = await call(client, "find_software", { need: "crm", limit: 2 });
    expect(data).toMatchObject({
      page: 1,
      software: [
        { name: "Beacon CRM", rating: 4.3, reviewCount: 4 },
        { name: "Ember", rating: null },
      ],
      categories: [],
    });
    expect(data.software[0]).toMatchObject({
      url: `${publicUrl}/software/${world.software.beacon}`,
      vendor: "Northwind",
      lowestPrice: "0.00",
      quoted: { by: "the vendor", summary: "A CRM that keeps its promises." },
    });
    expect(text).toContain("> A CRM that keeps its promises.");
  });

  test("is led to categories where nothing matches", async () => {
    const { data } = await call(client, "find_software", { need: "accounting", category: "sales" });
    expect(data).toMatchObject({
      total: 0,
      software: [],
      categories: [{ slug: "accounting", softwareCount: 2 }],
    });
    expect(data.categories[0].url).toBe(`${publicUrl}/categories/accounting`);
  });

  test("reads a listing with its figures, by ID and by slug", async () => {
    const { data } = await call(client, "get_software", { software: world.software.beacon });
    expect(data).toMatchObject({
      name: "Beacon CRM",
      histogram: [
        { stars: 5, reviews: 1 },
        { stars: 4, reviews: 3 },
        { stars: 3 },
        { stars: 2 },
        { stars: 1 },
      ],
      aspects: { easeOfUse: 4.5, support: null },
      plans: [{ price: "0.00", billingPeriod: "year" }, { price: "29.00" }, { price: null }],
      vendorUrl: `${publicUrl}/companies/${world.companies.northwind}`,
      isVendorVerified: true,
      categories: [{ slug: "crm" }, { slug: "contact-center" }],
      quoted: { description: expect.stringMatching(/^Beacon keeps/), features: ["Pipelines", "Call notes"] },
    });
    const [pro] = data.mentioned.pros;
    expect(pro).toMatchObject({ mentions: 1, url: `${publicUrl}/reviews/${world.reviews.beaconByAda}` });
    const bySlug = await call(client, "get_software", { software: "beacon-crm" });
    expect(bySlug.data).toEqual(data);
  });

  test("compares listings", async () => {
    const ids = [world.software.harbor, world.software.beacon, crypto.randomUUID()];
    const { data } = await call(client, "compare_software", { ids });
    expect(data).toMatchObject({
      software: [{ name: "Harbor" }, { name: "Beacon CRM" }],
      notFound: [ids[2]],
    });
  });

  test("lists categories, and how they are ranked", async () => {
    const top = await call(client, "list_categories", {});
    expect(top.data.categories.map(({ slug }: { slug: string }) => slug)).toContain("sales");
    const found = await call(client, "list_categories", { search: "crm" });
    expect(found.data.categories[0]).toMatchObject({ slug: "crm", url: `${publicUrl}/categories/crm` });
    const { data } = await call(client, "rank_category", { category: "crm" });
    expect(data).toMatchObject({
      category: { slug: "crm", medianRating: 4.625 },
      method: { url: `${publicUrl}/ranking` },
      total: 3,
      ranking: [
        { place: 1, name: "Beacon CRM" },
        { place: 2, name: "Harbor" },
        { place: 3, name: "Ember", score: null },
      ],
      subcategories: [{ slug: "small-business-crm" }],
    });
    // Each score is what the method says, to the thousandth.
    const { rankWeightUnlimited: weight, rankStarsUnlimited: stars } =
      await database.prisma.software.findUniqueOrThrow({ where: { id: world.software.harbor } });
    const { medianRating } = data.category;
    expect(data.ranking[1].score).toBe(Number(((8 * medianRating + stars) / (8 + weight)).toFixed(3)));
    const second = await call(client, "rank_category", { category: "crm", page: 2, limit: 2 });
    expect(second.data.ranking).toMatchObject([{ place: 3, name: "Ember" }]);
  });

  test("reads reviews as evidence", async () => {
    const { data, text } = await call(client, "search_reviews", { software: "beacon-crm", limit: 1 });
    expect(data).toMatchObject({
      software: {
        id: world.software.beacon,
        reviewsUrl: `${publicUrl}/software/${world.software.beacon}?tab=reviews`,
      },
      total: 4,
      reviews: [
        {
          stars: 5,
          url: `${publicUrl}/reviews/${world.reviews.beaconByAda}`,
          isVerified: true,
          labels: ["Use confirmed by moderators"],
          companySize: "11-50",
          quoted: {
            by: "a reviewer",
            title: "It remembers so that I need not",
            pros: ["Fast search", "Good calls"],
          },
          vendorAnswer: null,
        },
      ],
    });
    // Neither who wrote it nor what is hidden.
    expect(text).not.toMatch(/Ada|Reyes/);
    const four = await call(client, "search_reviews", { software: "beacon-crm", stars: 4, sort: "lowest" });
    expect(four.data.total).toBe(3);
    expect(JSON.stringify(four.data)).not.toContain("followers");
  });
});
