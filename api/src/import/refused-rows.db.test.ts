import { beforeEach, expect, it } from "vitest";
import { testDatabase, testKind } from "../testing/database.ts";
import { clearCatalogue, everything, importFiles } from "../testing/import-files.ts";
import { category, company, review, software } from "../testing/import-rows.ts";

const database = testDatabase();
beforeEach(() => clearCatalogue(database));

async function slugs(): Promise<string[]> {
  return (await database.prisma.software.findMany({ orderBy: { slug: "asc" } })).map(({ slug }) => slug);
}

it("do not stop the others, and no part of them is written", async () => {
  const { refused, printed } = await importFiles(database, {
    categories: ["{broken", "[]", category("Bad Slug"), category("tools")],
    companies: [company("maker", { website: "ftp://maker.example" })],
    software: [
      software("first"),
      software("ftp", { websiteUrl: "ftp://example.org" }),
      software("nowhere", { categorySlugs: ["unknown"] }),
      software("partly", { categorySlugs: ["unknown", "tools"] }),
      software("orphan", { companySlug: "maker" }),
      { slug: "bare", name: "Bare" },
      software("first"),
      software("last"),
    ],
    plans: [{ softwareSlug: "ftp", name: "Team", price: null }],
    reviews: [
      review("r1", "first", "ann", { rating: null }),
      review("r2", "ftp", "ann"),
      review("r3", "first", "bob"),
    ],
  });
  expect(refused).toEqual([
    "categories.jsonl:1: is not JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
    "categories.jsonl:2: is not a JSON object",
    "categories.jsonl:3: slug must contain only lowercase letters (a-z), digits and hyphens (Bad Slug)",
    "companies.jsonl:1: website must be an http or https address (ftp://maker.example)",
    "software.jsonl:2: websiteUrl must be an http or https address (ftp://example.org)",
    'software.jsonl:7: slug "first" is already on line 1',
    "software.jsonl:3: none of its categories is known: unknown",
    'software.jsonl:5: company "maker" is not known',
    "software.jsonl:6: it has no category",
    "software.jsonl:4: note: unknown categories left out: unknown",
    'plans.jsonl:1: software "ftp" is not known',
    "reviews.jsonl:1: rating: Please choose a rating from 1 to 5",
    'reviews.jsonl:2: software "ftp" is not known',
  ]);
  expect(printed.at(-1)).toBe("reviews.jsonl: 3 rows: 1 added, 2 refused");
  expect(await slugs()).toEqual(["first", "last", "partly"]);
  expect(await database.prisma.user.findMany()).toMatchObject([{ catalogKey: "bob" }]);
});

it("are isolated among hundreds when only the database detects the error", async () => {
  const rows = Array.from({ length: 300 }, (_, index) => software(`listing-${index}`));
  // PostgreSQL has no year 0.
  rows[123] = software("ancient", { createdAt: "0000-01-01" });
  const { refused, printed } = await importFiles(database, {
    categories: [category("tools")],
    software: rows,
  });
  expect(refused).toEqual([expect.stringMatching(/^software\.jsonl:124: is refused by the database: /)]);
  expect(printed.at(-1)).toBe("software.jsonl: 300 rows: 299 added, 1 refused");
});

// The order of the statements is the program's; that savepoints hold is in the test before.
it.skipIf(testKind === "embedded")(
  "drop no row that waits for a later one, wherever the database refuses them",
  async () => {
    const slugs = ["waits", "first", "refused", "second", "parent"];
    await database.pool.query("ALTER TABLE category ADD CONSTRAINT unforeseen CHECK (slug <> 'refused')");
    try {
      for (const rotation of slugs.keys()) {
        const order = [...slugs.slice(rotation), ...slugs.slice(0, rotation)];
        const rows = order.map((slug) => category(slug, slug === "waits" ? { parentSlug: "parent" } : {}));
        const { refused } = await importFiles(database, { categories: rows });
        const line = order.indexOf("refused") + 1;
        expect(refused).toEqual([
          expect.stringMatching(`^categories\\.jsonl:${line}: is refused by the database`),
        ]);
        const stored = await database.prisma.category.findMany({ include: { parent: true } });
        expect(stored.map(({ slug }) => slug).sort()).toEqual(["first", "parent", "second", "waits"]);
        expect(stored.find(({ slug }) => slug === "waits")?.parent?.slug).toBe("parent");
        await clearCatalogue(database);
      }
    } finally {
      await database.pool.query("ALTER TABLE category DROP CONSTRAINT unforeseen");
    }
  },
);

it("include a second review by an author from another file, and the first one stays", async () => {
  await importFiles(database, {
    categories: [category("tools")],
    software: [software("kiln")],
    reviews: [review("r1", "kiln", "ann")],
  });
  const before = await everything(database);
  const { refused } = await importFiles(database, { reviews: [review("r2", "kiln", "ann", { rating: 1 })] });
  expect(refused).toEqual(['reviews.jsonl:1: author "ann" has reviewed this software already (review "r1")']);
  expect(await everything(database)).toEqual(before);
});
