import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { View } from "../../inputs/views.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, type World } from "../../testing/seed.ts";
import { addViews, allListingsSubject, type Visit } from "./views.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  await database.prisma.dailyCount.deleteMany();
  await database.prisma.viewVisit.deleteMany();
});

const day = "2026-11-20";
const add = (visits: readonly Visit[]) => addViews(database.prisma, visits);
let networks = 0;
/** Visits of networks that were never there before. */
const of = (subject: View["subject"], id: string, count: number, on = day): Visit[] =>
  Array.from({ length: count }, () => ({
    subject,
    id,
    day: on,
    mac: (++networks).toString(16).padStart(64, "0"),
  }));
const stored = async (subjectId: object | string = { not: allListingsSubject }) => {
  const rows = await database.prisma.dailyCount.findMany({
    where: { subjectId },
    orderBy: [{ metric: "asc" }, { day: "asc" }],
  });
  return rows.map((row) => [row.metric, row.subjectId, row.day.toISOString().slice(0, 10), row.count]);
};

describe("views", () => {
  test("are added to their days by one statement", async () => {
    const { beacon } = world.software;
    const statements: string[] = [];
    const added = await addViews(
      {
        $queryRaw: (query, ...values) => {
          statements.push("one");
          return database.prisma.$queryRaw(query as TemplateStringsArray, ...values);
        },
      },
      [...of("software", beacon, 3), ...of("company", world.companies.northwind, 1)],
    );
    expect(added).toBe(4);
    expect(statements).toHaveLength(1);
    const later = [...of("software", beacon, 2), ...of("software", beacon, 5, "2026-11-21")];
    expect(await add(later)).toBe(7);
    expect(await stored()).toEqual([
      ["company_view", world.companies.northwind, day, 1],
      ["software_view", beacon, day, 5],
      ["software_view", beacon, "2026-11-21", 5],
    ]);
  });

  test("of listings are counted all together too", async () => {
    const { beacon, harbor, draft } = world.software;
    await add([
      ...of("software", beacon, 3),
      ...of("software", harbor, 2),
      ...of("software", draft, 9),
      ...of("compare", beacon, 9),
      ...of("company", world.companies.northwind, 9),
    ]);
    await add([...of("software", beacon, 1), ...of("software", beacon, 5, "2026-11-21")]);
    expect(await stored(allListingsSubject)).toEqual([
      ["software_view", allListingsSubject, day, 6],
      ["software_view", allListingsSubject, "2026-11-21", 5],
    ]);
  });

  test("of several processes add up, and none waits for another in a circle", async () => {
    const reviews = Object.values(world.reviews);
    const sums = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const visits = reviews.flatMap((id) => of("review", id, 1));
        return add(index % 2 ? visits : visits.toReversed());
      }),
    );
    // The hidden review and the one of a Draft are not among them.
    expect(sums).toEqual(Array(8).fill(reviews.length - 2));
    expect((await stored()).map(([, , , count]) => count)).toEqual(Array(reviews.length - 2).fill(8));
  });

  test("are counted once, however often and by however many processes they are stored", async () => {
    const visits = Object.values(world.reviews).flatMap((id) => of("review", id, 2));
    const sums = await Promise.all(
      Array.from({ length: 4 }, (_, index) => add(index % 2 ? visits : [...visits.toReversed(), ...visits])),
    );
    const published = Object.keys(world.reviews).length - 2;
    expect(sums.reduce((sum, one) => sum + one)).toBe(2 * published);
    expect((await stored()).map(([, , , count]) => count)).toEqual(Array(published).fill(2));
  });

  test("of nothing, of Drafts, of what is hidden and of another kind of thing leave no rows", async () => {
    const nothing = "01900000-0000-7000-8009-000000000001";
    const views = [
      ...of("software", nothing, 1),
      ...of("software", world.software.draft, 1),
      ...of("compare", world.software.draft, 1),
      ...of("software", world.companies.northwind, 1),
      ...of("company", nothing, 1),
      ...of("company", world.software.beacon, 1),
      ...of("review", nothing, 1),
      ...of("review", world.reviews.hidden, 1),
      ...of("review", world.reviews.onDraft, 1),
    ];
    expect(await add(views)).toBe(0);
    expect(await add([])).toBe(0);
    expect(await stored()).toEqual([]);
  });
});
