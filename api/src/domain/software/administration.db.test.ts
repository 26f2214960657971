import { beforeAll, describe, expect, test } from "vitest";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { testCompanies } from "../../testing/companies.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { testVendors } from "../../testing/listings.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const names = async (args: string) => {
  const { administration } = await read<{
    administration: { directory: { totalCount: number; edges: { node: { name: string } }[] } };
  }>(
    database,
    `{ administration { directory(first: 100 ${args}) { totalCount edges { node { name } } } } }`,
    {},
    { viewer: viewersOf(world).admin },
  );
  const { edges, totalCount } = administration.directory;
  expect(edges.length).toBe(totalCount);
  return edges.map(({ node }) => node.name);
};

describe("all listings", () => {
  test("are Drafts too, in each order", async () => {
    const newest = await names("");
    expect(newest).toHaveLength(await database.prisma.software.count());
    expect(newest.slice(0, 3)).toEqual(["Northwind Compass", "Ember", "Abacus & Partners"]);
    expect((await names("sort: NAME")).slice(0, 3)).toEqual(["Abacus & Partners", "Beacon CRM", "Ember"]);
    expect((await names("sort: REVIEWS"))[0]).toBe("Beacon CRM");
    expect((await names("sort: RATING")).toSorted()).toEqual(newest.toSorted());
  });

  test("are kept by what they are, by company, category and words", async () => {
    expect(await names("isActive: false")).toEqual(["Northwind Compass"]);
    expect(await names("isActive: true")).not.toContain("Northwind Compass");
    expect(await names("isFeatured: true")).toEqual(["Quill Desk", "Beacon CRM"]);
    expect(await names("isFeatured: false")).not.toContain("Beacon CRM");
    expect(await names(`companyId: "${world.companies.northwind}"`)).toEqual([
      "Northwind Compass",
      "Harbor",
      "Beacon CRM",
    ]);
    expect(await names('companyId: "nothing"')).toEqual([]);
    expect(await names('categorySlug: "crm"')).toEqual([
      "Northwind Compass",
      "Ember",
      "Harbor",
      "Beacon CRM",
    ]);
    expect(await names('categorySlug: "crm", isActive: true')).toEqual(["Ember", "Harbor", "Beacon CRM"]);
    expect(await names('categorySlug: "crm", isActive: false')).toEqual(["Northwind Compass"]);
    expect(await names('categorySlug: "nothing"')).toEqual([]);
    expect(await names('search: "compass"')).toEqual(["Northwind Compass"]);
    expect(await names('search: "nothwind compas"')).toEqual(["Northwind Compass"]);
    const ofCompany = `search: "northwind", companyId: "${world.companies.northwind}"`;
    expect(await names(ofCompany)).toEqual(["Northwind Compass", "Harbor", "Beacon CRM"]);
    expect(await names(`${ofCompany}, categorySlug: "crm", isActive: true, isFeatured: true`)).toEqual([
      "Beacon CRM",
    ]);
    expect(await names(`${ofCompany}, sort: NAME, isActive: false`)).toEqual(["Northwind Compass"]);
    expect(await names(`search: "northwind", companyId: "${world.companies.ferrite}"`)).toEqual([]);
  });

  test("are told to nobody else", async () => {
    const text = "{ administration { directory { totalCount } } }";
    for (const viewer of [null, viewersOf(world).owner])
      expect(await ask(database, text, {}, { viewer })).toEqual({ data: { administration: null } });
  });
});

describe("one listing, one company, every category", () => {
  const text = `query($software: ID!, $company: ID!) { administration {
    software(databaseId: $software) { name isActive } company(databaseId: $company) { name }
    allCategories { name isActive } } }`;
  const asked = () => ({ software: world.software.draft, company: world.companies.solo });

  test("are told to administrators, Drafts and hidden ones too; null where there is none", async () => {
    interface Told {
      administration: {
        software: object;
        company: object;
        allCategories: { name: string; isActive: boolean }[];
      };
    }
    const viewer = viewersOf(world).admin;
    const { administration } = await read<Told>(database, text, asked(), { viewer });
    expect(administration).toMatchObject({
      software: { name: "Northwind Compass", isActive: false },
      company: { name: "Solo" },
    });
    expect(administration.allCategories).toHaveLength(await database.prisma.category.count());
    expect(administration.allCategories).toContainEqual({ name: "Retired", isActive: false });
    const names = administration.allCategories.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    for (const unknownId of ["nothing", crypto.randomUUID()]) {
      const given = { software: unknownId, company: unknownId };
      expect(await read(database, text, given, { viewer })).toMatchObject({
        administration: { software: null, company: null },
      });
    }
  });

  test("are told to nobody else", async () => {
    for (const viewer of [null, viewersOf(world).owner])
      expect(await ask(database, text, asked(), { viewer })).toEqual({ data: { administration: null } });
  });
});

test("administrators who go through the directory have their own limits, and vendors theirs", async () => {
  const counter = createRateLimiter(database.pool, {
    ...limitTable,
    "software-changes:user": { points: 1, minutes: 60 },
    "company-changes:user": { points: 1, minutes: 60 },
    "admin-changes:user": { points: 4, minutes: 60 },
    "admin-deletions:user": { points: 0, minutes: 60 },
  });
  const { services } = testServices({ limits: createLimits(counter) });
  const { admin, owner } = viewersOf(world);
  const listings = testVendors(database);
  const companies = testCompanies(database);
  const listing = (viewer: typeof admin) =>
    listings.send(viewer, "updateSoftware", { databaseId: world.software.beacon }, services);
  const company = (viewer: typeof admin) =>
    companies.send(viewer, "updateCompany", { databaseId: world.companies.northwind }, services);
  const tooMany = (sent: Promise<unknown>) => expect(sent).rejects.toThrow("Too many attempts");
  await listing(admin);
  await company(admin);
  await listing(admin);
  await company(admin);
  await tooMany(listing(admin));
  await tooMany(company(admin));
  await listing(owner);
  await company(owner);
  await tooMany(listing(owner));
  await tooMany(company(owner));
  const beacon = { databaseId: world.software.beacon, name: "Beacon CRM" };
  await tooMany(listings.send(admin, "deleteSoftware", beacon, services));
  const northwind = { databaseId: world.companies.northwind, name: "Northwind" };
  await tooMany(companies.send(admin, "deleteCompany", northwind, services));
});
