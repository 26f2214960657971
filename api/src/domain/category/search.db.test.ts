import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { sortKey } from "../text.ts";

const database = testDatabase();
const { send } = testAdministering(database);
let world: World;
let admin: Viewer;
beforeAll(async () => {
  world = await seed(database);
  admin = viewersOf(world).admin;
});

interface Names {
  totalCount: number;
  edges: { node: { name: string } }[];
}

async function found(search: string, args = "", viewer: Viewer | null = null): Promise<string[]> {
  const text = `query ($search: String) { directory(first: 50, search: $search, ${args || "sort: RATING"}) {
    totalCount edges { node { name } } } }`;
  const { directory } = await read<{ directory: Names }>(database, text, { search }, { viewer });
  expect(directory.edges).toHaveLength(directory.totalCount);
  return directory.edges.map(({ node }) => node.name);
}

const change = (databaseId: string, given: object) => send(admin, "updateCategory", { databaseId, ...given });

const sales = ["Beacon CRM", "Ember", "Harbor", "Quill Desk"];

describe("a listing is found", () => {
  test("by the categories above its own", async () => {
    expect((await found("sal")).sort()).toEqual(sales);
    expect(await found("sales small business")).toEqual(["Harbor"]);
  });

  test("by what a category above is called now, where it stands now, and not by what is hidden", async () => {
    const { crm, finance, sales: top } = world.categories;
    await change(top, { name: "Revenue" });
    expect((await found("reven")).sort()).toEqual(sales);
    expect(await found("sal")).not.toContain("Harbor");
    await change(crm, { parentId: finance });
    expect(await found("financ")).toContain("Harbor");
    expect(await found("reven")).not.toContain("Harbor");
    await change(finance, { isActive: false });
    expect(await found("financ")).not.toContain("Harbor");
    await change(crm, { isActive: false });
    // It stays in the category below the hidden one.
    expect(await found("small bus")).toEqual(["Harbor"]);
    await change(finance, { isActive: true });
    expect(await found("financ")).not.toContain("Harbor");
    await change(crm, { isActive: true, parentId: top });
    await change(top, { name: "Sales" });
    expect((await found("sal")).sort()).toEqual(sales);
  });
});

describe("a text that is a category's name", () => {
  test.each(["Sales", " sales ", "SALES!", "sáles"])("finds that category: %s", async (text) => {
    expect((await found(text)).sort()).toEqual(sales);
  });

  test("finds nothing that only mentions it, which is found besides", async () => {
    const { id, searchText } = await database.prisma.software.findUniqueOrThrow({
      where: { slug: "ledgerly" },
    });
    await database.prisma.software.update({
      where: { id },
      data: { searchText: `${searchText} sales` },
    });
    expect((await found("Sales")).sort()).toEqual(sales);
    expect(await found("Sales", "mentionsOnly: true")).toEqual(["Ledgerly"]);
    expect(await found("Sale")).toContain("Ledgerly");
    // Whoever looks for something by its name is not looking for a category.
    expect(await found("Sales", "nameMatchesFirst: true")).toContain("Ledgerly");
  });

  test("is narrowed by what else is asked", async () => {
    expect(await found("Sales", 'categorySlug: "small-business-crm"')).toEqual(["Harbor"]);
    expect((await found("Sales", "featured: true")).sort()).toEqual(["Beacon CRM", "Quill Desk"]);
    expect(await found("Sales", "quickFilter: RECENT")).toEqual(["Ember"]);
  });

  test("finds its Drafts for administrators who ask for them", async () => {
    const [draft] = await database.prisma.softwareCategory.findMany({
      where: { softwareId: world.software.draft },
      include: { category: true },
    });
    const name = draft?.category.name ?? "";
    expect(await found(name, "status: ALL", admin)).toContain("Northwind Compass");
    expect(await found(name)).not.toContain("Northwind Compass");
  });

  test("is words where the category is inactive", async () => {
    const { retired } = world.categories;
    expect(await found("Retired")).toEqual([]);
    await database.prisma.software.update({
      where: { id: world.software.harbor },
      data: { searchText: "retired captains" },
    });
    expect(await found("Retired")).toEqual(["Harbor"]);
    expect(await found("Retired", "mentionsOnly: true")).toEqual([]);
    await change(retired, { description: "Of the past." });
  });

  test("is the very name where several differ in punctuation alone, and all of them where they are called the same", async () => {
    const { prisma } = database;
    const add = async (slug: string, name: string, software: keyof World["software"]) => {
      const { id } = await prisma.category.create({
        data: { slug, name, sortName: sortKey(name), categoryType: "software" },
      });
      await prisma.softwareCategory.create({
        data: { softwareId: world.software[software], categoryId: id, position: 9 },
      });
      await send(admin, "updateCategory", { databaseId: id, isActive: false });
      await send(admin, "updateCategory", { databaseId: id, isActive: true });
    };
    await add("c-plus", "C++", "ember");
    await add("c-sharp", "C#", "ledgerly");
    expect(await found("c++")).toEqual(["Ember"]);
    expect(await found("C#")).toEqual(["Ledgerly"]);
    expect((await found("C")).sort()).toEqual(["Ember", "Ledgerly"]);
    await add("c-sharp-2", "C#", "beacon");
    expect((await found("C#")).sort()).toEqual(["Beacon CRM", "Ledgerly"]);
    await add("signs", "+/-", "tally");
    expect(await found("+/-")).toEqual(["Tally Books"]);
  });
});

test("any other text mentions nothing besides", async () => {
  expect(await found("beacon", "mentionsOnly: true")).toEqual([]);
  expect(await found("", "mentionsOnly: true")).toEqual([]);
});
