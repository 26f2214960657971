import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../database/testing.ts";
import type { View } from "../../inputs/views.ts";
import { seed, type World } from "../../testing/seed.ts";
import { addViews, type DayOfViews, everyListing } from "./views.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  await database.prisma.dailyCount.deleteMany();
});

const day = "2026-11-20";
const add = (views: readonly DayOfViews[]) => addViews(database.prisma, views);
const of = (subject: View["subject"], id: string, count: number): DayOfViews => ({ subject, id, day, count });
const stored = async (subjectId: object | string = { not: everyListing }) => {
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
      [of("software", beacon, 3), of("company", world.companies.northwind, 1)],
    );
    expect(added).toBe(4);
    expect(statements).toHaveLength(1);
    expect(await add([of("software", beacon, 2), { ...of("software", beacon, 5), day: "2026-11-21" }])).toBe(
      7,
    );
    expect(await stored()).toEqual([
      ["company_view", world.companies.northwind, day, 1],
      ["software_view", beacon, day, 5],
      ["software_view", beacon, "2026-11-21", 5],
    ]);
  });

  test("of listings are counted all together too", async () => {
    const { beacon, harbor, draft } = world.software;
    await add([
      of("software", beacon, 3),
      of("software", harbor, 2),
      of("software", draft, 9),
      of("compare", beacon, 9),
      of("company", world.companies.northwind, 9),
    ]);
    await add([of("software", beacon, 1), { ...of("software", beacon, 5), day: "2026-11-21" }]);
    expect(await stored(everyListing)).toEqual([
      ["software_view", everyListing, day, 6],
      ["software_view", everyListing, "2026-11-21", 5],
    ]);
  });

  test("of several processes add up, and none waits for another in a circle", async () => {
    const views = Object.values(world.reviews).map((id) => of("review", id, 1));
    const sums = await Promise.all(
      Array.from({ length: 8 }, (_, index) => add(index % 2 ? views : views.toReversed())),
    );
    // The hidden review and the one of a Draft are not among them.
    expect(sums).toEqual(Array(8).fill(views.length - 2));
    expect((await stored()).map(([, , , count]) => count)).toEqual(Array(views.length - 2).fill(8));
  });

  test("of nothing, of Drafts, of what is hidden and of another kind of thing leave no rows", async () => {
    const nothing = "01900000-0000-7000-8009-000000000001";
    const views = [
      of("software", nothing, 1),
      of("software", world.software.draft, 1),
      of("compare", world.software.draft, 1),
      of("software", world.companies.northwind, 1),
      of("company", nothing, 1),
      of("company", world.software.beacon, 1),
      of("review", nothing, 1),
      of("review", world.reviews.hidden, 1),
      of("review", world.reviews.onDraft, 1),
    ];
    expect(await add(views)).toBe(0);
    expect(await add([])).toBe(0);
    expect(await stored()).toEqual([]);
  });
});
