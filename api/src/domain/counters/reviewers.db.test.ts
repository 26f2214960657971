import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, type World } from "../../testing/seed.ts";
import { recomputeCounters } from "./recompute.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const text = "query ($id: ID!) { software(databaseId: $id) { reviewers { roles industries } } }";
const reviewersOf = async (id: string) =>
  (await read<{ software: { reviewers: object | null } }>(database, text, { id })).software.reviewers;

async function review(told: readonly { role?: string; industry?: string; status?: string }[]): Promise<void> {
  await database.prisma.review.createMany({
    data: told.map((each) => ({
      softwareId: world.software.ember,
      rating: 4,
      title: "T",
      content: "C",
      ...each,
    })),
  });
  await database.prisma.$transaction((tx) => recomputeCounters(tx));
}

test("reviewers are told of from five reviews on: what most of them say, three words at most", {
  tags: ["2.category.25", "2.category.26", "2.category.27", "2.category.53"],
}, async () => {
  await review([
    { role: "Sales", industry: "Shipping" },
    { role: "HR", industry: " shipping " },
    { role: "HR", industry: "Fishing" },
    { role: "Design" },
    { role: "Marketing", industry: "Whaling", status: "hidden" },
  ]);
  expect(await reviewersOf(world.software.ember)).toBeNull();
  await review([{ role: "Marketing", industry: "  " }]);
  const found = await reviewersOf(world.software.ember);
  expect(found).toEqual({ roles: ["HR", "Design", "Marketing"], industries: ["Shipping", "Fishing"] });
});

test("what is right is left alone", async () => {
  const drift = await database.prisma.$transaction((tx) => recomputeCounters(tx));
  expect(drift.reviewers).toBe(0);
});
