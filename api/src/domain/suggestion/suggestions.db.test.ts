import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed } from "../../testing/seed.ts";
import { slugify, sortKey } from "../text.ts";

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

  test("names that begin so come first, categories among them", { tags: ["7.search.1"] }, async () => {
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

  test.each([
    ["a short text", "ultor"],
    ["a long one", "ultorquan"],
  ])(
    "%s: names that are it, then those that begin so, then those with a later word that does, each by reviews",
    async (_, typed) => {
      const { prisma } = database;
      const { categoryId } = await prisma.software.findFirstOrThrow({ select: { categoryId: true } });
      const ranked = [typed, `${typed} two`, `${typed}a`, `Old ${typed}`, `Ash ${typed}b`, `Zoo ${typed}`];
      const reviews = [0, 7, 3, 9, 8, 1];
      await prisma.software.createMany({
        data: ranked.map((name, at) => ({
          slug: slugify(name),
          name,
          sortName: sortKey(name),
          categoryId,
          reviewCount: reviews[at] ?? 0,
        })),
      });
      for (let first = 1; first <= ranked.length; first++)
        expect(await names(typed, first)).toEqual(ranked.slice(0, first));
      await prisma.software.deleteMany({ where: { name: { in: ranked } } });
    },
  );

  test("what is in no name is found by how well it matches, not by its reviews", async () => {
    const { prisma } = database;
    const write = (name: string, data: object) => prisma.software.updateMany({ where: { name }, data });
    await write("Ember", { description: "With zebra stripes", searchText: "zebra", reviewCount: 500 });
    await write("Harbor", { features: ["Zebras"], searchText: "zebras", reviewCount: 1 });
    expect(await names("zebra")).toEqual(["Harbor", "Ember"]);
    // No text has all of these words.
    expect(await names("unheard zebras of three kinds")).toEqual(["Harbor", "Ember"]);
    expect(await names("unheard zebras of three kinds", 1)).toEqual(["Harbor"]);
    await write("Harbor", { features: [], description: "Zebras" });
    expect(await names("zebra")).toEqual(["Ember", "Harbor"]);
  });

  test("a category is found by a later word that no software has", async () => {
    const name = "Custard Heptagraphy";
    await database.prisma.category.create({
      data: { slug: slugify(name), name, sortName: sortKey(name), categoryType: "software" },
    });
    expect(await suggest("heptagr")).toEqual([{ name, type: "CATEGORY" }]);
    expect(await suggest("heptagraphy")).toEqual([{ name, type: "CATEGORY" }]);
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

  test("typing errors are forgiven", { tags: ["7.search.4"] }, async () => {
    expect(await names("ledegrly")).toContain("Ledgerly");
    expect(await names("acounting")).toContain("Accounting");
  });

  describe("a letter wrong", () => {
    beforeAll(async () => {
      const { categoryId } = await database.prisma.software.findFirstOrThrow({
        select: { categoryId: true },
      });
      const called = [
        "Vexo",
        "Zwolk",
        "Zarvine",
        "Jugvermon",
        "Wexmoorhall Tracker",
        "Board by Yolfram",
        "Tern’s kiln",
      ];
      await database.prisma.software.createMany({
        data: called.map((name) => ({ slug: slugify(name), name, sortName: sortKey(name), categoryId })),
      });
    });

    const listed = async (search: string) => {
      const { directory } = await read<{ directory: { edges: { node: { name: string } }[] } }>(
        database,
        "query($search: String) { directory(search: $search, first: 5) { edges { node { name } } } }",
        { search },
      );
      return directory.edges.map(({ node }) => node.name);
    };

    /** Wherever it may happen in a word: a letter too many, left out, mistaken, exchanged with the next. */
    const wrong = (word: string) =>
      [...word].flatMap((letter, at) => [
        `${word.slice(0, at)}j${word.slice(at)}`,
        `${word.slice(0, at)}${word.slice(at + 1)}`,
        `${word.slice(0, at)}j${word.slice(at + 1)}`,
        `${word.slice(0, at)}${word[at + 1] ?? ""}${letter}${word.slice(at + 2)}`,
      ]);

    test.each([
      ["a whole name", "zwolk", "Zwolk"],
      ["a longer name", "zarvine", "Zarvine"],
      ["a name of nine letters", "jugvermon", "Jugvermon"],
      ["the longest beginning that is compared, and more", "wexmoorhall", "Wexmoorhall Tracker"],
      ["the beginning of a name", "wexmo", "Wexmoorhall Tracker"],
      ["a word inside a name", "yolfram", "Board by Yolfram"],
    ])("anywhere in %s is forgiven", async (_, word, name) => {
      const typed = wrong(word).filter((text) => text.length > 3);
      const found = await Promise.all(typed.map((text) => names(text, 1)));
      expect(found.map(([first], index) => [typed[index], first])).toEqual(typed.map((text) => [text, name]));
    });

    test("of four letters it takes all but one of them", async () => {
      expect(await names("veox", 1)).toEqual(["Vexo"]);
      expect(await names("vexjo", 1)).toEqual(["Vexo"]);
      expect(await names("vje")).not.toContain("Vexo");
    });

    test("is forgiven in a name of two words", async () => {
      expect(await names("wxemoorhall tracker", 1)).toEqual(["Wexmoorhall Tracker"]);
      expect(await names("wxemoorhall tarcker", 1)).toEqual(["Wexmoorhall Tracker"]);
    });

    test("says nothing for words that are not there", async () => {
      expect(await names("qq zowlkx")).toEqual([]);
      expect(await names("xyz qqwexmohorallqq")).toEqual([]);
    });

    test("is forgiven in words between any punctuation", async () => {
      expect(await names("tenr", 1)).toEqual(["Tern’s kiln"]);
    });

    test("leaves names that are further off alone, which are found where there is nothing else", async () => {
      expect(await names("wexmoor hall", 1)).toEqual(["Wexmoorhall Tracker"]);
      expect(await names("wex moorhal", 1)).toEqual(["Wexmoorhall Tracker"]);
      expect(await names("zarvien")).toEqual(["Zarvine"]);
    });

    test("finds software in lists too", async () => {
      expect(await listed("zowlk")).toEqual(["Zwolk"]);
      expect(await listed("wexmoor hall")).toEqual(["Wexmoorhall Tracker"]);
    });

    test("in a Draft's name does not hide what is alike", async () => {
      const { prisma } = database;
      await prisma.software.updateMany({
        where: { name: "Wexmoorhall Tracker" },
        data: { isActive: false },
      });
      await prisma.software.updateMany({ where: { name: "Zwolk" }, data: { sortName: "wexmoor halls" } });
      expect(await listed("wexmoorhlal")).toEqual(["Zwolk"]);
    });
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
