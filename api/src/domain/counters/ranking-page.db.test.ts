import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { dayMs } from "../../inputs/index.ts";
import { testDatabase } from "../../testing/database.ts";
import { held, passLimits, periodDays } from "../ranking/passes.ts";
import { creditedWeight } from "../ranking/score.ts";
import { recomputeCounters } from "./recompute.ts";

/** The page that explains rankings to visitors, with a worked example in a table. */
const page = readFileSync(new URL("../../../../web/content/ranking.md", import.meta.url), "utf8");

const today = new Date("2026-11-26");

/** The reviews of each product of the example, as the page describes them: their number, the sum of their stars, and how many are in one period. */
interface Written {
  reviews: number;
  sum: number;
  perPeriod?: number;
  isProven?: boolean;
}
const products: Readonly<Record<string, readonly Written[]>> = {
  Anvil: [{ reviews: 3, sum: 15 }],
  Bellows: [{ reviews: 300, sum: 1_440, perPeriod: 12 }],
  Crucible: [{ reviews: 20, sum: 88, perPeriod: 2 }],
  Damper: [{ reviews: 12, sum: 42, perPeriod: 2 }],
  Ember: [],
  Flare: [
    { reviews: 3, sum: 9 },
    { reviews: 50, sum: 250, isProven: false },
  ],
  Grate: [{ reviews: 10, sum: 42, perPeriod: 2 }],
};

const database = testDatabase();
let categoryId: string;

beforeAll(async () => {
  const { prisma } = database;
  await prisma.rankingDate.create({ data: { day: today } });
  const category = await prisma.category.create({
    data: { slug: "example", name: "Example", sortName: "example", categoryType: "software" },
  });
  categoryId = category.id;
  for (const [name, written] of Object.entries(products)) {
    const { id: softwareId } = await prisma.software.create({
      data: { slug: name.toLowerCase(), name, sortName: name.toLowerCase(), categoryId },
    });
    await prisma.softwareCategory.create({ data: { softwareId, categoryId } });
    await prisma.review.createMany({
      data: written.flatMap((reviews) => rowsOf(reviews)).map((row) => ({ ...row, softwareId })),
    });
  }
  await prisma.$transaction((tx) => recomputeCounters(tx));
});

/** Reviews with long texts, pros and cons, spread over periods back from today. */
function rowsOf({ reviews, sum, perPeriod = reviews, isProven = true }: Written) {
  return ratings(reviews, sum).map((rating, index) => ({
    ...{ rating, title: "T", content: "word ".repeat(60), pros: ["P"], cons: ["C"] },
    ...(isProven && { isVerified: true, verifiedBy: "admin" }),
    createdAt: new Date(today.getTime() - Math.floor(index / perPeriod) * periodDays * dayMs),
  }));
}

const listings = () =>
  database.prisma.categoryListing.findMany({
    where: { categoryId },
    orderBy: [{ rankValue: "desc" }, { sortName: "asc" }],
    include: { software: true },
  });

test("the example of the page on rankings is what the directory computes", async () => {
  const rows = (await listings()).map(({ score, software }) => {
    const { name, reviewCount, avgRating, rankWeight } = software;
    return reviewCount === 0
      ? `| ${name} | 0 | none | none | none |`
      : `| ${name} | ${reviewCount} | ${avgRating.toFixed(1)} | ${rankWeight.toFixed(2)} | ${score.toFixed(2)} |`;
  });
  expect(page.match(/^\| [A-Z][a-z]+ \| \d+ \|.*$/gm)).toEqual(rows);
});

test("the figures in the text of the page are those of the formula", async () => {
  const { medianRating } = await database.prisma.category.findUniqueOrThrow({ where: { id: categoryId } });
  const found = await listings();
  const of = (name: string) => {
    const listing = found.find(({ software }) => software.name === name);
    if (!listing) throw new Error(`${name} is not listed`);
    const { score } = listing;
    return {
      score: score.toFixed(2),
      exact: score.toFixed(3),
      weight: listing.software.rankWeight.toFixed(2),
    };
  };
  const c = (medianRating ?? 0).toFixed(1);
  expect(page).toContain(`the median of these, C, is ${c}.`);
  expect(page).toContain(`S = (${creditedWeight} · C + Σw·r) ÷ (${creditedWeight} + Σw)`);
  const limit = passLimits.period.proven;
  expect(page).toContain(`${limit} × (1 + ln(3 ÷ ${limit})) = ${held(3, limit).toFixed(2)}`);
  const anvil = of("Anvil");
  expect(page).toContain(
    `(${creditedWeight} × ${c} + ${anvil.weight} × 5) ÷ (${creditedWeight} + ${anvil.weight}) = ${anvil.score}.`,
  );
  // Without the bought ones.
  const own = held(3, limit);
  const without = (creditedWeight * (medianRating ?? 0) + own * 3) / (creditedWeight + own);
  expect(page).toContain(`moves from ${without.toFixed(3)} to ${of("Flare").exact}`);
  expect(page).toContain(
    `add ${(Number(of("Flare").weight) - Number(own.toFixed(2))).toFixed(2)} to its weight`,
  );
});

/** So many ratings that add up to the sum, as equal as can be. */
function ratings(count: number, sum: number): number[] {
  const low = Math.floor(sum / count);
  return Array.from({ length: count }, (_, index) => (index < sum - low * count ? low + 1 : low));
}
