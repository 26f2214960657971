import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { read } from "../testing/engine.ts";
import { seed, type World } from "../testing/seed.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

type Named = { name: string };

describe("listings by their ids", () => {
  const text =
    "query ($ids: [ID!]!) { softwareByIds(databaseIds: $ids) { name segmentShares { segment percent reviewCount } } }";
  const named = async (ids: readonly string[], viewer?: { id: string; isAdmin: boolean }) => {
    const askOptions = viewer && { viewer: { ...viewer, isEmailVerified: true } };
    const { softwareByIds } = await read<{ softwareByIds: Named[] }>(database, text, { ids }, askOptions);
    return softwareByIds.map(({ name }) => name);
  };

  test("come in the order of the ids, once each, without those that are not there", async () => {
    const { quill, beacon } = world.software;
    const nilUuid = "00000000-0000-0000-0000-000000000000";
    expect(await named([quill, "no id", nilUuid, beacon, quill])).toEqual(["Quill Desk", "Beacon CRM"]);
    expect(await named([])).toEqual([]);
  });

  test("show a Draft to those only who may see it", async () => {
    const ids = [world.software.draft, world.software.ember];
    expect(await named(ids)).toEqual(["Ember"]);
    expect(await named(ids, { id: world.users.owner, isAdmin: false })).toEqual([
      "Northwind Compass",
      "Ember",
    ]);
  });

  test("are twenty at most", async () => {
    const ids = Array.from({ length: 21 }, () => world.software.ember);
    await expect(named(ids)).rejects.toThrow("At most 20 IDs are allowed");
  });

  test("tell the segments of their reviewers, and none where nobody told a size", {
    tags: ["2.category.27"],
  }, async () => {
    const { softwareByIds } = await read<{ softwareByIds: { segmentShares: object[] }[] }>(database, text, {
      ids: [world.software.beacon, world.software.ember],
    });
    expect(softwareByIds[0]?.segmentShares).toEqual([
      { segment: "SMALL_BUSINESS", percent: 50, reviewCount: 1 },
      { segment: "MID_MARKET", percent: 0, reviewCount: 0 },
      { segment: "ENTERPRISE", percent: 50, reviewCount: 1 },
    ]);
    expect(softwareByIds[1]?.segmentShares).toEqual([]);
  });
});

describe("pros and cons", () => {
  type Point = { text: string; count: number; review: { databaseId: string } };
  const text =
    "query ($id: ID!) { software(databaseId: $id) { prosAndCons { pros { text count review { databaseId } } cons { text count review { databaseId } } } } }";
  const pointsOf = async (id: string) => {
    type Answer = { software: { prosAndCons: { pros: Point[]; cons: Point[] } } };
    return (await read<Answer>(database, text, { id })).software.prosAndCons;
  };

  test("the same point of several reviews is one, told as the newest of them tells it", {
    tags: ["2.category.28"],
  }, async () => {
    const { prisma } = database;
    const { beaconByAda, beaconByBen, hidden } = world.reviews;
    await prisma.review.update({
      where: { id: beaconByBen },
      data: { pros: ["FAST  search.", "fast search", "Cheap"], cons: [" "] },
    });
    await prisma.review.update({ where: { id: hidden }, data: { pros: ["Followers"] } });
    expect(await pointsOf(world.software.beacon)).toEqual({
      pros: [
        { text: "Fast search", count: 2, review: { databaseId: beaconByAda } },
        { text: "Good calls", count: 1, review: { databaseId: beaconByAda } },
        { text: "Cheap", count: 1, review: { databaseId: beaconByBen } },
      ],
      cons: [{ text: "No dark mode", count: 1, review: { databaseId: beaconByAda } }],
    });
  });

  test("are six of each at most, one that a review names twice as it names it first, and none where no review names any", async () => {
    await database.prisma.review.update({
      where: { id: world.reviews.abacusByCleo },
      data: { pros: [" Second to none.", "SECOND to none"], cons: ["a", "b", "c", "d", "e", "f", "g"] },
    });
    const { pros } = await pointsOf(world.software.abacus);
    expect(pros).toMatchObject([{ text: "Second to none.", count: 1 }]);
    expect((await pointsOf(world.software.abacus)).cons.map(({ text }) => text)).toEqual([..."abcdef"]);
    expect(await pointsOf(world.software.ember)).toEqual({ pros: [], cons: [] });
  });

  const namingText =
    "query ($id: ID!, $pro: String, $con: String) { software(databaseId: $id) { reviews(pro: $pro, con: $con) { totalCount edges { node { databaseId } } } } }";
  const naming = async (point: { pro?: string; con?: string }, id: string = world.software.beacon) => {
    type Answer = {
      software: { reviews: { totalCount: number; edges: { node: { databaseId: string } }[] } };
    };
    const { reviews } = (await read<Answer>(database, namingText, { id, ...point })).software;
    expect(reviews.edges).toHaveLength(reviews.totalCount);
    return reviews.edges.map(({ node }) => node.databaseId);
  };

  test("each opens as many reviews as its count, including the newest one", {
    tags: ["2.category.28"],
  }, async () => {
    const { beaconByAda, beaconByBen } = world.reviews;
    await database.prisma.review.update({
      where: { id: beaconByBen },
      data: { pros: ["FAST\n search!", "fast search.", "Ünïcode ÄRGER  "], cons: ["  ", "Fast search", "?"] },
    });
    const { pros, cons } = await pointsOf(world.software.beacon);
    expect(pros.map(({ text, count }) => [text, count])).toContainEqual(["Fast search", 2]);
    expect(cons.map(({ text }) => text)).toEqual(expect.arrayContaining(["Fast search", "?"]));
    for (const { text, count, review } of pros) {
      const ids = await naming({ pro: text });
      expect(ids, text).toHaveLength(count);
      expect(ids, text).toContain(review.databaseId);
    }
    for (const { text, count, review } of cons) {
      const ids = await naming({ con: text });
      expect(ids, text).toHaveLength(count);
      expect(ids, text).toContain(review.databaseId);
    }
    expect(await naming({ pro: "fast  search" })).toEqual([beaconByAda, beaconByBen]);
    expect(await naming({ con: "FAST SEARCH." })).toEqual([beaconByBen]);
    expect(await naming({ pro: "ünïcode ärger" })).toEqual([beaconByBen]);
  });

  test("open no review that is hidden, of another listing, or that names it only in part", async () => {
    const { hidden, beaconByAda } = world.reviews;
    await database.prisma.review.update({ where: { id: hidden }, data: { pros: ["Good calls"] } });
    expect(await naming({ pro: "Good calls" })).toEqual([beaconByAda]);
    expect(await naming({ pro: "Good calls" }, world.software.abacus)).toEqual([]);
    expect(await naming({ pro: "Good" })).toEqual([]);
    expect(await naming({ pro: "Good calls", con: "Good calls" })).toEqual([]);
    expect(await naming({ pro: "Good calls", con: "no dark mode" })).toEqual([beaconByAda]);
  });

  test("open nothing where there is no such point, and everything where none is asked for", async () => {
    const all = await naming({});
    expect(all.length).toBeGreaterThan(1);
    expect(await naming({ pro: "  ", con: "" })).toEqual(all);
    await database.prisma.review.update({
      where: { id: world.reviews.beaconByBen },
      data: { pros: ["...", "! !"] },
    });
    for (const pro of ["...", ". !", "%", "x".repeat(5_000), "' or true --"])
      expect(await naming({ pro }), pro).toEqual([]);
  });
});
