import { expect, it } from "vitest";
import { type Files, keptReport, withFolder } from "../testing/import-files.ts";
import { category, company, oddCatalogue, review, software } from "../testing/import-rows.ts";
import { checkCatalogue } from "./check.ts";

function check(files: Files): Promise<{ refused: string[]; printed: string[] }> {
  return withFolder(files, async (folder) => {
    const { report, ...lines } = keptReport();
    await checkCatalogue(folder, report);
    return lines;
  });
}

it("finds nothing wrong with an unusual catalog", async () => {
  expect(await check(oddCatalogue(300))).toEqual({
    refused: [],
    printed: [
      "categories.jsonl: 6 rows",
      "companies.jsonl: 30 rows",
      "software.jsonl: 300 rows",
      "plans.jsonl: 120 rows",
      "reviews.jsonl: 600 rows",
    ],
  });
});

it("refuses what an import would refuse, and notes what may be in the database", async () => {
  const { refused, printed } = await check({
    categories: [
      category("a", { parentSlug: "b" }),
      category("b", { parentSlug: "a" }),
      category("c", { parentSlug: "elsewhere" }),
    ],
    companies: [company("maker")],
    software: [software("kiln", { companySlug: "other", categorySlugs: ["c", "tools"] }), software("kiln")],
    reviews: [review("r1", "kiln", "ann"), review("r1", "oven", "ann")],
  });
  expect(refused).toEqual([
    'categories.jsonl:3: note: not in these files: category "elsewhere"',
    "categories.jsonl:1: its parents form a cycle: a → b → a",
    "categories.jsonl:2: its parents form a cycle: b → a → b",
    'software.jsonl:1: note: not in these files: company "other", category "tools"',
    'software.jsonl:2: slug "kiln" is already on line 1',
    'reviews.jsonl:2: key "r1" is already on line 1',
  ]);
  expect(printed.at(-1)).toBe("reviews.jsonl: 2 rows: 1 refused");
});

it("reports nothing for missing files", async () => {
  expect((await check({ reviews: [review("r1", "kiln", "ann")] })).refused).toEqual([]);
});
