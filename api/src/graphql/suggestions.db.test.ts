import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../database/testing.ts";
import { read } from "../testing/engine.ts";
import { seed } from "../testing/seed.ts";

const database = testDatabase();

beforeAll(async () => {
  await seed(database);
});

const suggest = async (text: string, first = 8) =>
  (
    await read<{ suggestions: { name: string; type: string }[] }>(
      database,
      "query($text: String!, $first: Int!) { suggestions(text: $text, first: $first) { name type } }",
      { text, first },
    )
  ).suggestions;
const names = async (text: string, first?: number) => (await suggest(text, first)).map(({ name }) => name);

describe("suggestions", () => {
  test("under two characters there are none", async () => {
    expect(await suggest("b")).toEqual([]);
    expect(await suggest(" b ")).toEqual([]);
  });

  test("names that begin so come first, categories among them", async () => {
    const found = await suggest("crm");
    expect(found[0]).toEqual({ name: "CRM", type: "CATEGORY" });
    expect(found.map(({ name }) => name)).toContain("Beacon CRM");
  });

  test("words besides the name are looked into where names leave room, and only then", async () => {
    const { prisma } = database;
    const described = { searchText: "becalmed" };
    await prisma.software.updateMany({ where: { name: "Harbor" }, data: described });
    const begun = (await names("be", 20)).filter((name) => name !== "Harbor");
    expect(await names("be", 20)).toEqual([...begun, "Harbor"]);
    expect(await names("be", begun.length)).toEqual(begun);
  });

  test("a long text is compared to its end", async () => {
    const { prisma } = database;
    const { categoryId } = await prisma.software.findFirstOrThrow({ select: { categoryId: true } });
    const named = (name: string, reviewCount: number) => ({
      slug: name.replaceAll(" ", "-"),
      name,
      sortName: name,
      categoryId,
      reviewCount,
    });
    await prisma.software.createMany({
      data: [named("the reconciliation board", 9), named("the reconciliation ledger", 0)],
    });
    expect(await names("reconciliation ledger", 1)).toEqual(["the reconciliation ledger"]);
    expect(await names("reconciliation", 2)).toEqual([
      "the reconciliation board",
      "the reconciliation ledger",
    ]);
  });

  test("typing errors are forgiven", async () => {
    expect(await names("ledegrly")).toContain("Ledgerly");
    expect(await names("acounting")).toContain("Accounting");
  });

  test("names written alike do not mix with plenty of names that begin so", async () => {
    const { prisma } = database;
    const { categoryId } = await prisma.software.findFirstOrThrow({ select: { categoryId: true } });
    const slugs = ["quantum-one", "quantum-two", "quantum-three", "quantim"];
    await prisma.software.createMany({
      data: slugs.map((slug) => ({ slug, name: slug, sortName: slug.replace("-", " "), categoryId })),
    });
    expect(await names("quantum")).toEqual(["quantum-one", "quantum-three", "quantum-two"]);
    expect(await names("quantim")).toEqual(["quantim", "quantum-one", "quantum-three", "quantum-two"]);
  });

  test.each(["%%", "__", "++", "a%", "\\\\", "' or"])("%s is text, not a pattern", async (text) => {
    expect(await suggest(text)).toEqual([]);
  });

  test("letters that begin a word everywhere say nothing outside a name", async () => {
    const { prisma } = database;
    const { categoryId } = await prisma.software.findFirstOrThrow({ select: { categoryId: true } });
    const data = { slug: "a-d-tools", name: "A.D. Tools", sortName: "a.d. tools", categoryId };
    await prisma.software.create({ data });
    expect(await names("a.d")).toEqual(["A.D. Tools"]);
  });

  test("Drafts and inactive categories are not suggested", async () => {
    expect(await names("northwind compass")).not.toContain("Northwind Compass");
    expect(await names("retired")).not.toContain("Retired");
  });

  test("at most as many as asked for", async () => {
    expect(await suggest("be", 1)).toHaveLength(1);
  });
});
