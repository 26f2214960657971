import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { createFourListings } from "../../testing/four-listings.ts";
import { recomputeCounters } from "../counters/recompute.ts";
import { nameWords } from "./search.ts";

const database = testDatabase();

beforeAll(() => createFourListings(database, { searchText: "bookkeeping" }));

async function found(search: string): Promise<string[]> {
  const { directory } = await read<{ directory: { edges: { node: { slug: string } }[] } }>(
    database,
    `{ directory(search: "${search}", sort: NAME, first: 9) { edges { node { slug } } } }`,
  );
  return directory.edges.map(({ node }) => node.slug);
}

describe("what listings are searched by is kept beside them", () => {
  const renewed = async () => {
    const [row] = await database.prisma.$queryRaw<
      { wrong: number }[]
    >`select renew_software_search() as wrong`;
    return row?.wrong;
  };

  test("through every change of a listing", async () => {
    const { prisma } = database;
    expect(await renewed()).toBe(0);
    const { categoryId } = await prisma.software.findFirstOrThrow();
    const own = { slug: "kept", name: "Kept", sortName: "kept", searchText: "bookkeeping", categoryId };
    await prisma.software.create({ data: own });
    expect(await found("bookk")).toEqual(["anvil", "beacon", "harbor", "kept", "quill"]);
    const changes = [
      { avgRating: 4.25 },
      { reviewCount: 7 },
      { rankScore: 0.5 },
      { trend: -3 },
      { isFeatured: true },
      { createdAt: new Date("2020-02-02") },
      { sortName: "another" },
      { searchText: "invoices" },
      { sortName: "other", searchText: "invoices, bills", avgRating: 2 },
      { isActive: false },
      // Nothing of it is copied.
      { description: "Text" },
      { id: "01920000-0000-7000-8000-000000000000" },
    ];
    // Each column is changed by itself.
    const { rows } = await database.pool.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'software_search'",
    );
    const changed = changes.map((data) =>
      Object.keys(data)
        .join()
        .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
    expect(changed).toEqual(
      expect.arrayContaining(rows.map(({ name }) => (name === "search" ? "search_text" : name))),
    );
    for (const data of changes) {
      await prisma.software.update({ where: { slug: "kept" }, data });
      expect(await renewed(), JSON.stringify(data)).toBe(0);
    }
    expect(await found("invoic")).toEqual([]);
    await prisma.software.update({ where: { slug: "kept" }, data: { isActive: true } });
    expect(await found("invoic")).toEqual(["kept"]);
    await prisma.software.delete({ where: { slug: "kept" } });
    expect(await prisma.softwareSearch.count()).toBe(4);
  });

  test("without places of words, which are written only when texts change", async () => {
    const { prisma, pool } = database;
    const wordsOf = async (slug: string) =>
      (
        await pool.query(
          "select k.search from software_search k join software s using (id) where slug = $1",
          [slug],
        )
      ).rows[0]?.search;
    expect(await wordsOf("quill")).toBe("'bookkeeping' 'quill'");
    await pool.query("update software_search set search = 'mark' where sort_name = 'quill'");
    await prisma.software.update({ where: { slug: "quill" }, data: { trend: 5, searchText: "bookkeeping" } });
    expect(await wordsOf("quill")).toBe("'mark'");
    await prisma.software.update({ where: { slug: "quill" }, data: { searchText: "ledgers" } });
    expect(await wordsOf("quill")).toBe("'ledgers' 'quill'");
    await prisma.software.update({ where: { slug: "quill" }, data: { searchText: "bookkeeping" } });
  });

  test("again where a row is missing, when a figure changes", async () => {
    await database.prisma.softwareSearch.deleteMany();
    await database.prisma.software.updateMany({ data: { trend: 6 } });
    expect(await renewed()).toBe(0);
  });

  test("and found by its index", async () => {
    const client = await database.pool.connect();
    try {
      await client.query("begin; set local enable_seqscan = off");
      const { rows } = await client.query(
        "explain select id from software_search where is_active and search @@ to_tsquery('simple', 'bookk:*')",
      );
      expect(JSON.stringify(rows)).toContain("software_search_search_idx");
    } finally {
      await client.query("rollback");
      client.release();
    }
  });

  test("and corrected where it is wrong", async () => {
    const { prisma } = database;
    const ids = (await prisma.software.findMany({ take: 3 })).map(({ id }) => id);
    const some = { where: { id: { in: ids } } };
    await database.pool.query("update software_search set search = 'wrong' where id = any($1)", [ids]);
    expect(await renewed()).toBe(3);
    await prisma.softwareSearch.deleteMany(some);
    expect((await prisma.$transaction((tx) => recomputeCounters(tx))).searchEntries).toBe(3);
    expect(await renewed()).toBe(0);
    expect(await found("bookk")).toEqual(["anvil", "beacon", "harbor", "quill"]);
  });
});

test("the words of a name are those of the database function, whatever stands between them", async () => {
  const isText = (code: number) => code < 0xd800 || code > 0xdfff;
  const characters = Array.from({ length: 0x1_0000 }, (_, code) => code)
    .filter((code) => code > 0 && isText(code))
    .map((code) => String.fromCharCode(code));
  const names = [
    "",
    " ",
    "&",
    "“”",
    " a ",
    "-a&- b.",
    "😀",
    "a😀b",
    "😀 ",
    ...characters.map((one) => `a${one} ${one}b${one}`),
    ...characters,
  ];
  const found = await database.prisma.$queryRaw<{ name: string; words: string }[]>`
    select n.name, name_words(n.name) as words from unnest(${names}::text[]) with ordinality n(name, at) order by n.at`;
  expect(found).toHaveLength(names.length);
  expect(found.filter(({ name, words }) => nameWords(name) !== words)).toEqual([]);
});
