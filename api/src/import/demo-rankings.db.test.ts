import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../database/client/transaction.ts";
import { recomputeReviewCounters } from "../domain/counters/recompute.ts";
import { openRanking } from "../domain/export/download.ts";
import { makeExport } from "../domain/export/make.ts";
import { createExportReader } from "../domain/export/reader.ts";
import { periodDays } from "../domain/ranking/passes.ts";
import { dayMs } from "../inputs/index.ts";
import { exportMaker, fileBytes } from "../testing/data-export.ts";
import { testDatabase } from "../testing/database.ts";
import { expectSameNumbers } from "../testing/numbers-of-categories.ts";
import { loadBundled } from "./demo/bundled.ts";

interface Line {
  type: "category" | "listing" | "review";
  [name: string]: unknown;
}
interface Verified {
  count: number;
  difference: string | undefined;
}

const database = testDatabase();
const script = new URL("../../../web/public/verify-ranking.mjs", import.meta.url);
const { verify } = (await import(script.href)) as { verify(lines: Iterable<string>): Promise<Verified> };
const verified = (lines: readonly Line[]) => verify(lines.map((line) => JSON.stringify(line)));
let lines: Line[];
/** A listing with groups, as it is in one of its categories. */
let listing: { id: string; slug: string };

const linesIn = (bytes: Buffer) =>
  gunzipSync(bytes)
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** Has some reviews of a listing proved at one organization. */
async function employ(reviews: readonly string[], domain: string): Promise<void> {
  const { id } = await database.prisma.organisation.create({ data: { domain, isKnown: true } });
  const proof = { isVerified: true, verifiedBy: "work_email", proofWeight: 80, textWeight: 1_000 };
  await database.prisma.review.updateMany({
    where: { id: { in: [...reviews] } },
    data: { ...proof, organisationId: id },
  });
}

beforeAll(async () => {
  await loadBundled(database, "small", () => {});
  listing = await database.prisma.software.findFirstOrThrow({
    where: { reviewCount: { gte: 11 } },
    orderBy: { slug: "asc" },
    select: { id: true, slug: true },
  });
  const newest = await database.prisma.review.findMany({
    where: { softwareId: listing.id, status: "published" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  const ids = newest.map(({ id }) => id);
  await employ(ids.slice(0, 6), "many.example");
  await employ(ids.slice(6, 10), "few.example");
  await transaction(database, async (tx) => {
    await tx.$executeRaw`select 1 from software where id = ${listing.id}::uuid for update`;
    await recomputeReviewCounters(tx, listing.id);
  });
  await makeExport(exportMaker(database));
  lines = linesIn(await fileBytes(database, "rankings"));
});

test("category, search and tile agree on the number, for every category", () => expectSameNumbers(database));

test("the order of every category is recomputed from the file alone", async () => {
  const listed = await database.prisma.categoryListing.count();
  expect(listed).toBeGreaterThan(100);
  expect(await verified(lines)).toEqual({ count: listed, difference: undefined });
});

test("a category is a file of its own", async () => {
  const categories = await database.prisma.category.findMany({
    where: { isActive: true },
    select: { slug: true },
  });
  const starts = lines.flatMap(({ type }, index) => (type === "category" ? [index] : []));
  expect(starts).toHaveLength(categories.length);
  for (const { slug } of categories) {
    const file = await openRanking(
      database,
      createExportReader({ pool: database.pool, objects: null }),
      slug,
    );
    if (!file) throw new Error(`${slug} has no file`);
    const pieces: Buffer[] = [];
    for await (const piece of file.read(0, file.bytes - 1)) pieces.push(piece);
    const start = starts.findIndex((index) => lines[index]?.slug === slug);
    expect(linesIn(Buffer.concat(pieces))).toEqual(lines.slice(starts[start], starts[start + 1]));
  }
});

describe("what was changed is noticed:", () => {
  const periodOf = ({ date }: Line) => Math.floor(Date.parse(String(date)) / dayMs / periodDays);

  /** Whether a review weighs something, and is followed by one of the same class and period: it weighs more where it is alone. */
  function isHeldDown(index: number): boolean {
    const [line, next] = lines.slice(index, index + 2);
    if (!line || next?.type !== "review" || line.group !== null || line.weight === 0) return false;
    return line.class === next.class && periodOf(line) === periodOf(next);
  }

  /** The lines of a category with some reviews, with one line changed. */
  async function changed(change: (line: Line) => Line | null, type: Line["type"]): Promise<Verified> {
    const at = lines.findIndex(
      (line, index) => line.type === type && (type !== "review" || isHeldDown(index)),
    );
    const start = lines.findLastIndex((line, index) => line.type === "category" && index <= at);
    const end = lines.findIndex((line, index) => line.type === "category" && index > at);
    const own = lines.slice(start, end === -1 ? undefined : end);
    return verified(own.flatMap((line, index) => (start + index === at ? (change(line) ?? []) : [line])));
  }

  test.each<[string, Line["type"], (line: Line) => Line | null]>([
    ["a weight", "review", (line) => ({ ...line, weight: Number(line.weight) - 0.05 })],
    ["the stars", "review", (line) => ({ ...line, stars: line.stars === 5 ? 4 : 5 })],
    ["the period", "review", (line) => ({ ...line, date: "1990-01-01" })],
    [
      "the class",
      "review",
      (line) => ({ ...line, class: line.class === "unproven" ? "proven" : "unproven" }),
    ],
    ["a review that is left out", "review", () => null],
    ["C", "category", (line) => ({ ...line, typicalRating: Number(line.typicalRating) - 0.1 })],
    ["a score", "listing", (line) => ({ ...line, score: Number(line.score) + 0.001 })],
  ])("%s", async (_what, type, change) => {
    expect((await changed((line) => line, type)).difference).toBeUndefined();
    expect((await changed(change, type)).difference).toBeTypeOf("string");
  });

  test("the order", async () => {
    const start = lines.findIndex((line) => line.type === "listing" && line.rank === 1);
    const second = lines.findIndex((line, index) => index > start && line.type === "listing");
    const after = lines.findIndex((line, index) => index > second && line.type !== "review");
    const swapped = [
      ...lines.slice(0, start),
      ...lines.slice(second, after).map((line) => (line.type === "listing" ? { ...line, rank: 1 } : line)),
      ...lines.slice(start, second).map((line) => (line.type === "listing" ? { ...line, rank: 2 } : line)),
      ...lines.slice(after),
    ];
    expect((await verified(swapped)).difference).toMatch(/, #1: .+ comes here, not /);
  });
});

describe("nobody is singled out:", () => {
  const reviews = () => {
    const all = lines.filter(({ type, softwareId }) => type === "review" && softwareId === listing.id);
    return [...new Map(all.map((line) => [line.id, line])).values()];
  };

  test("five or more reviews of an organization are a group, fewer come held down without a reason", () => {
    const grouped = reviews().filter(({ group }) => group !== null);
    expect(grouped.map(({ group }) => group)).toEqual(Array(6).fill(1));
    expect(reviews().filter(({ group }) => group === null).length).toBeGreaterThan(4);
  });

  test("the file has nothing but what is described", () => {
    const names = (type: Line["type"]) => [
      ...new Set(lines.filter((line) => line.type === type).flatMap((line) => Object.keys(line))),
    ];
    expect(names("review").sort()).toEqual(
      ["type", "id", "softwareId", "stars", "date", "weight", "label", "class", "isInvited", "group"].sort(),
    );
    expect(JSON.stringify(lines)).not.toMatch(/(many|few)\.example/);
    for (const { weight } of lines.filter(({ type }) => type === "review"))
      expect(Math.abs(Number(weight) * 20 - Math.round(Number(weight) * 20))).toBeLessThan(1e-9);
  });

  test("hidden and held reviews, and those of Drafts, are not in it", async () => {
    const ids = new Set(lines.filter(({ type }) => type === "review").map(({ id }) => id as string));
    const published = await database.prisma.review.findMany({
      where: { status: "published", software: { isActive: true } },
      select: { id: true },
    });
    expect([...ids].sort()).toEqual(published.map(({ id }) => id).sort());
    await database.prisma.review.updateMany({
      where: { id: published[0]?.id ?? "" },
      data: { status: "hidden" },
    });
    await database.pool.query("delete from data_export");
    await makeExport(exportMaker(database));
    const text = gunzipSync(await fileBytes(database, "rankings")).toString();
    expect(text).not.toContain(published[0]?.id);
  });
});

test("while the ranks of a day are being computed there are no rankings", async () => {
  await database.pool.query("update ranking_date set completed_on = day - 1");
  await database.pool.query("delete from data_export");
  await makeExport(exportMaker(database));
  expect(linesIn(await fileBytes(database, "rankings"))).toEqual([]);
});
