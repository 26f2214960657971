import { beforeEach, expect, it } from "vitest";
import { connectionTransaction } from "../../database/client/transaction.ts";
import { recomputeCounters } from "../../domain/counters/recompute.ts";
import { refreshSearchTexts } from "../../domain/search-text.ts";
import { testDatabase } from "../../testing/database.ts";
import { clearCatalogue } from "../../testing/import-files.ts";
import { expectSameNumbers } from "../../testing/numbers-of-categories.ts";
import { loadSets } from "../load/load.ts";
import { loadFull, NotEmptyError } from "./full.ts";
import { fullBatches } from "./full-batches.ts";

const database = testDatabase();
beforeEach(() => clearCatalogue(database));

const now = new Date("2027-03-02T15:00:00.000Z");
const options = { scale: 0.05, now };
/** Indexes and constraints, and whether they are validated: what the load drops and recreates. */
const structure = () =>
  database.prisma.$queryRaw<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition, true as proved from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass::text || ' ' || conname::text, pg_get_constraintdef(oid), convalidated from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text || ' ' || tgname, pg_get_triggerdef(oid), tgenabled <> 'D' from pg_trigger
    where not tgisinternal order by 1, 2`;

it("loads a directory whose counters and search texts are what the domain computes, and what its pages tell alike", async () => {
  const before = await structure();
  const lines: string[] = [];
  const loaded = await loadFull(database, { ...options, log: (line) => lines.push(line) });
  expect(loaded).toMatchObject({
    software: 500,
    company: 250,
    category: 95,
    app_user: 3_000,
    review: 12_500,
  });
  expect(lines).toHaveLength(5);
  expect(await structure()).toEqual(before);

  const { prisma } = database;
  const drift = await prisma.$transaction((tx) => recomputeCounters(tx));
  expect(Object.values(drift).every((rows) => rows === 0)).toBe(true);
  const texts = () =>
    prisma.software.findMany({ select: { slug: true, searchText: true }, orderBy: { id: "asc" } });
  const written = await texts();
  await prisma.$transaction((tx) => refreshSearchTexts(tx, null, 1_000));
  expect(await texts()).toEqual(written);

  const extremes = await prisma.$queryRaw<object[]>`
    select (select review_count from software where slug = 'trellisboard') as reviews,
      (select software_count from company where slug = 'cormorant-data') as products,
      (select count(*)::int from software_category sc join category c on c.id = sc.category_id
        where c.slug = 'project-management') as listings`;
  expect(extremes).toEqual([{ reviews: 250, products: 10, listings: 15 }]);
  const last = await prisma.review.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  expect(last.createdAt.toISOString().slice(0, 10)).toBe("2027-03-01");
  expect(Number.parseInt(last.id.replaceAll("-", "").slice(0, 12), 16)).toBe(last.createdAt.getTime());

  // Texts follow one pattern: more categories find nothing more.
  await expectSameNumbers(database, 16);

  await expect(loadFull(database, options)).rejects.toThrow(NotEmptyError);
  expect(await prisma.review.count()).toBe(12_500);
}, 120_000);

it("leaves nothing behind when it fails: no rows, and no missing indexes", async () => {
  const before = await structure();
  async function* broken() {
    for (const batch of fullBatches(options)) {
      if (batch.set === "review") throw new Error("The thread ended.");
      yield batch;
    }
  }
  const load = connectionTransaction(database, (tx) => loadSets(tx, broken(), now, () => {}));
  await expect(load).rejects.toThrow("The thread ended.");
  expect(await structure()).toEqual(before);
  expect(await database.prisma.software.count()).toBe(0);
  await expect(loadFull(database, { scale: 3 })).rejects.toThrow(RangeError);
  expect(await database.prisma.category.count()).toBe(0);
}, 60_000);
