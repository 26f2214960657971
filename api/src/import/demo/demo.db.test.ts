import { beforeEach, expect, it } from "vitest";
import { catalogueFiles } from "../../inputs/catalogue.ts";
import { testDatabase } from "../../testing/database.ts";
import { clearCatalogue } from "../../testing/import-files.ts";
import { category, oddCatalogue, software } from "../../testing/import-rows.ts";
import { type DemoRow, loadDemo } from "./demo.ts";

const database = testDatabase();
beforeEach(() => clearCatalogue(database));

function* rows(listings: number): Generator<DemoRow> {
  const catalogue = oddCatalogue(listings);
  catalogue.categories = catalogue.categories?.toReversed() ?? [];
  for (const file of catalogueFiles)
    for (const row of catalogue[file] ?? []) yield { file, row: row as object };
}

it("fills an empty database, and only an empty one", async () => {
  expect(await loadDemo(database, rows(50))).toEqual({
    categories: 6,
    companies: 30,
    software: 50,
    plans: 120,
    reviews: 100,
  });
  const [{ n }] = await database.prisma.$queryRaw<
    [{ n: number }]
  >`select count(*)::int as n from software where review_count = 2`;
  expect(n).toBe(50);
  expect(await loadDemo(database, rows(60))).toMatchObject({ software: 0, reviews: 0 });
  expect(await database.prisma.software.count()).toBe(50);
});

it("leaves nothing behind when a row is wrong", async () => {
  const broken: DemoRow[] = [
    { file: "categories", row: category("tools") },
    { file: "software", row: software("kiln", { companySlug: "nobody" }) },
  ];
  await expect(loadDemo(database, broken)).rejects.toThrow(
    'Row 2 of the demo catalogue (software): company "nobody" is not known',
  );
  expect(await database.prisma.category.count()).toBe(0);
});
