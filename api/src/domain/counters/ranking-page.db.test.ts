import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { creditedWeight as rankWeight } from "../ranking/score.ts";
import { recomputeCounters } from "./recompute.ts";

/** The page that explains rankings to visitors, with a worked example in a table. */
const page = readFileSync(new URL("../../../../web/content/ranking.md", import.meta.url), "utf8");

interface Example {
  name: string;
  reviews: number;
  sum: number;
  mean: string;
  score: string;
}

const examples: Example[] = [
  ...page.matchAll(/^\| (\w+) \| ([\d,]+) \| ([\d,]+) \| (\S+) \| (\S+) \|$/gm),
].map(([, name = "", reviews = "", sum = "", mean = "", score = ""]) => ({
  name,
  reviews: number(reviews),
  sum: number(sum),
  mean,
  score,
}));

const database = testDatabase();
let categoryId: string;

beforeAll(async () => {
  const { prisma } = database;
  const category = await prisma.category.create({
    data: { slug: "example", name: "Example", sortName: "example", categoryType: "software" },
  });
  categoryId = category.id;
  for (const { name, reviews, sum } of examples) {
    const { id: softwareId } = await prisma.software.create({
      data: { slug: name.toLowerCase(), name, sortName: name.toLowerCase(), categoryId },
    });
    await prisma.softwareCategory.create({ data: { softwareId, categoryId } });
    await prisma.review.createMany({
      data: ratings(reviews, sum).map((rating) => ({ softwareId, rating, title: "T", content: "C" })),
    });
  }
  await prisma.$transaction((tx) => recomputeCounters(tx));
});

test("the example of the page on rankings is what the directory computes", async () => {
  expect(examples).toHaveLength(5);
  const listings = await database.prisma.categoryListing.findMany({
    where: { categoryId },
    orderBy: [{ score: "desc" }, { sortName: "asc" }],
    include: { software: { select: { name: true, avgRating: true, reviewCount: true, ratingSum: true } } },
  });
  expect(
    listings.map(({ score, software }) => ({
      name: software.name,
      reviews: software.reviewCount,
      sum: software.ratingSum,
      mean: software.reviewCount === 0 ? "none" : software.avgRating.toFixed(1),
      score: score === 0 ? "none" : score.toFixed(2),
    })),
  ).toEqual(examples);
});

test("the figures in the text of the page are those of the formula", async () => {
  const { medianRating } = await database.prisma.category.findUniqueOrThrow({ where: { id: categoryId } });
  expect(page).toContain(`the median of these, C, is ${medianRating}.`);
  expect(page).toContain(`S = (${rankWeight} · C + Σr) ÷ (${rankWeight} + n)`);
  for (const name of ["Anvil", "Bellows"]) {
    const { reviews, sum, score } = examples.find((one) => one.name === name) ?? {
      reviews: 0,
      sum: 0,
      score: "",
    };
    const whole = rankWeight * (medianRating ?? 0) + sum;
    expect(page).toContain(
      `(${rankWeight} × ${medianRating} + ${words(sum)}) ÷ (${rankWeight} + ${reviews}) = ` +
        `${words(whole)} ÷ ${rankWeight + reviews} = ${score}.`,
    );
  }
});

/** So many ratings that add up to the sum, as equal as can be. */
function ratings(count: number, sum: number): number[] {
  const low = Math.floor(sum / count);
  return Array.from({ length: count }, (_, index) => (index < sum - low * count ? low + 1 : low));
}

function number(text: string): number {
  return Number(text.replaceAll(",", ""));
}

function words(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 1 });
}
