import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, type World, worldNow } from "../../testing/seed.ts";

const database = testDatabase();
let world: World;

interface Alternative {
  software: { databaseId: string; name: string };
  score: number;
  sharedCategoryCount: number;
  sharedFeatures: string[];
  comparisonCount: number | null;
  cameFromCount: number | null;
  movedToCount: number | null;
  consideredCount: number | null;
}
type Moves = Record<"cameFrom" | "movedTo", { count: number; software: { name: string } }[]>;

/** New people whose reviews of a listing name others. */
async function reviewsOf(
  softwareId: string,
  count: number,
  {
    products,
    status = "published",
    proofWeight = 20,
  }: {
    products: { kind: string; softwareId: string }[];
    status?: string;
    proofWeight?: number;
  },
) {
  for (let number = 0; number < count; number++)
    await database.prisma.review.create({
      data: {
        ...{ softwareId, rating: 4, title: "Fine", content: "It is.", status, proofWeight },
        products: { create: products },
      },
    });
}

async function alternativesTo(id: string) {
  const document = `query($id: ID!) { software(databaseId: $id) {
    similar(first: 12) { databaseId }
    alternatives(first: 50) { totalCount edges { node { software { databaseId name } score sharedCategoryCount sharedFeatures
      comparisonCount cameFromCount movedToCount consideredCount } } }
    moves { cameFrom { count software { name } } movedTo { count software { name } } } } }`;
  const { software } = await read<{
    software: {
      similar: { databaseId: string }[];
      alternatives: { totalCount: number; edges: { node: Alternative }[] };
      moves: Moves;
    };
  }>(database, document, { id }, { now: worldNow });
  return {
    moves: software.moves,
    similar: software.similar.map((one) => one.databaseId),
    all: software.alternatives.edges.map(({ node }) => node),
  };
}

beforeAll(async () => {
  world = await seed(database);
});

test("are the Live listings of its categories, by shared categories and features, with the reasons", async () => {
  const { beacon, ember, harbor, quill, draft } = world.software;
  await database.prisma.software.update({
    where: { id: ember },
    data: { features: ["call NOTES ", "Mail", "pipelines", "Pipelines "] },
  });
  const { all, similar } = await alternativesTo(beacon);
  expect(all.map(({ software }) => software.databaseId)).toEqual([ember, harbor, quill]);
  expect(all.some(({ software }) => software.databaseId === draft)).toBe(false);
  expect(all[0]).toMatchObject({
    // Two shared features, each counted once, are a third of their part; two thirds of that for a list of three against two.
    score: 0.230556,
    sharedCategoryCount: 1,
    sharedFeatures: ["Pipelines", "Call notes"],
    comparisonCount: null,
    cameFromCount: null,
  });
  expect(similar).toEqual([ember, harbor, quill]);
});

test("comparisons of past days count from three on, those of today and long ago do not", async () => {
  const { quill, beacon } = world.software;
  const compared = (day: string, count: number) =>
    database.prisma.comparedPair.create({
      data: { softwareId: beacon, otherId: quill, day: new Date(day), count },
    });
  await compared("2026-11-20", 50);
  await compared("2026-08-01", 50);
  await compared("2026-11-19", 2);
  const of = async () =>
    (await alternativesTo(quill)).all.find(({ software }) => software.databaseId === beacon);
  expect(await of()).toMatchObject({ comparisonCount: null });
  await compared("2026-10-01", 18);
  expect(await of()).toMatchObject({ comparisonCount: 20, score: 0.35 + 0.075 });
});

test("reviewers' word counts from three published reviews on, and by what they weigh", async () => {
  const { ledgerly, harbor } = world.software;
  const products = [{ kind: "used-before", softwareId: harbor }];
  await reviewsOf(ledgerly, 2, { products });
  await reviewsOf(ledgerly, 5, { products, status: "hidden" });
  const harborTo = async () =>
    (await alternativesTo(ledgerly)).all.find(({ software }) => software.databaseId === harbor);
  expect(await harborTo()).toBeUndefined();
  expect((await alternativesTo(ledgerly)).moves).toEqual({ cameFrom: [], movedTo: [] });
  await reviewsOf(ledgerly, 1, { products });
  // Three unproven reviews weigh 0.6: w / (w + 2) of a quarter.
  expect(await harborTo()).toMatchObject({ sharedCategoryCount: 0, cameFromCount: 3, score: 0.057692 });
  expect((await alternativesTo(ledgerly)).moves).toEqual({
    cameFrom: [{ count: 3, software: { name: "Harbor" } }],
    movedTo: [],
  });
  const { all, moves } = await alternativesTo(harbor);
  expect(all.find(({ software }) => software.databaseId === ledgerly)).toMatchObject({ movedToCount: 3 });
  expect(moves.movedTo).toEqual([{ count: 3, software: { name: "Ledgerly" } }]);
  await database.prisma.review.updateMany({ where: { softwareId: ledgerly }, data: { proofWeight: 100 } });
  expect(await harborTo()).toMatchObject({ score: 0.15 });
});
