import { beforeAll, describe, expect, test } from "vitest";
import { priceRanges } from "../../inputs/filters.ts";
import { minimumRatings } from "../../inputs/index.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { createFourListings } from "../../testing/four-listings.ts";

const database = testDatabase();

beforeAll(() => createFourListings(database, { platforms: ["web", "linux"], languages: ["en"] }));

interface Facet {
  name: string;
  choices: { value: string; count: number }[];
}

describe("what listings are filtered by is kept beside them", () => {
  const renewed = async () => {
    const [row] = await database.prisma.$queryRaw<
      { wrong: number }[]
    >`select renew_software_facets() as wrong`;
    return row?.wrong;
  };
  const countOf = async (filters: string, group: string, value: string) => {
    const { directory } = await read<{ directory: { facets: Facet[] } }>(
      database,
      `{ directory(first: 1, filters: ${filters}) { facets { name choices { value count } } } }`,
    );
    const { choices = [] } = directory.facets.find(({ name }) => name === group) ?? {};
    return choices.find((choice) => choice.value === value)?.count;
  };

  test("through every change of a listing", async () => {
    const { prisma } = database;
    expect(await renewed()).toBe(0);
    const { id, categoryId } = await prisma.software.findFirstOrThrow({ orderBy: { id: "asc" } });
    const own = { slug: "kept", name: "Kept", sortName: "kept", categoryId };
    const made = await prisma.software.create({ data: { ...own, languages: ["ga"], lowestPrice: 10 } });
    expect(await countOf("{}", "languages", "ga")).toBe(1);
    const changes = [
      { languages: ["ga", "is"], platforms: ["linux"] },
      { reviewerIndustries: ["Cheese, Milk"], hasFreeTrial: false },
      { avgRating: 3.999, reviewCount: 7 },
      { avgRating: 4, smallBusinessReviews: 2, trend: -3 },
      { lowestPrice: null, languages: [], isFeatured: true, rankScore: 0.25 },
      { isActive: false, sortName: "another" },
    ];
    for (const data of changes) {
      await prisma.software.update({ where: { id: made.id }, data });
      expect(await renewed(), JSON.stringify(data)).toBe(0);
    }
    await prisma.software.update({ where: { id: made.id }, data: { isActive: true } });
    expect(await countOf("{}", "industries", "Cheese, Milk")).toBe(1);
    await prisma.software.delete({ where: { id: made.id } });
    // A choice that no listing has any more is not given.
    expect(await countOf("{}", "industries", "Cheese, Milk")).toBeUndefined();
    expect(await countOf('{ industries: ["Cheese, Milk"] }', "industries", "Cheese, Milk")).toBe(0);
    expect(await prisma.softwareFacets.count({ where: { id } })).toBe(1);
  });

  test("and corrected where it is wrong", async () => {
    const { prisma } = database;
    const before = await countOf("{}", "platforms", "web");
    const some = { where: { id: { in: (await prisma.software.findMany({ take: 3 })).map(({ id }) => id) } } };
    await prisma.softwareFacets.updateMany({ ...some, data: { choices: "", sortName: "wrong" } });
    expect(await renewed()).toBe(3);
    await prisma.softwareFacets.deleteMany(some);
    expect(await renewed()).toBe(3);
    expect(await renewed()).toBe(0);
    expect(await countOf("{}", "platforms", "web")).toBe(before);
  });
});

/** The last of one byte, of two, of one unit of UTF-16, the first of two, and the last that has a character. */
const idsOfEverySize = [82, 83, 2002, 2003, 55_250, 55_251, 65_490, 1_103_826];

test("a choice of any ID that has a character is counted; beyond them listings are changed, but it is left out", async () => {
  const { prisma } = database;
  const industryOf = (id: number) => `Industry ${id}`;
  const without = 1_103_827;
  const ids = [...idsOfEverySize, without];
  await prisma.filterChoice.createMany({
    data: ids.map((id) => ({ id, kind: "industries", value: industryOf(id) })),
  });
  const reviewerIndustries = ids.map(industryOf);
  await prisma.software.update({ where: { slug: "quill" }, data: { reviewerIndustries } });
  await prisma.software.update({
    where: { slug: "anvil" },
    data: { reviewerIndustries: [industryOf(1_103_826)] },
  });
  const filters = `{ industries: ["${industryOf(55_251)}", "${industryOf(2002)}"] }`;
  for (const given of ["{}", filters, "{ platforms: [WEB] }"]) {
    const { directory } = await read<{ directory: { totalCount: number; facets: Facet[] } }>(
      database,
      `{ directory(first: 9, filters: ${given}) { totalCount facets { name choices { value count } } } }`,
    );
    const { choices = [] } = directory.facets.find(({ name }) => name === "industries") ?? {};
    const counts = new Map(choices.map(({ value, count }) => [value, count]));
    for (const id of idsOfEverySize) expect(counts.get(industryOf(id)), given).toBe(id === 1_103_826 ? 2 : 1);
    expect(counts.has(industryOf(without))).toBe(false);
    if (given === filters) expect(directory.totalCount).toBe(1);
  }
  await prisma.software.updateMany({ data: { reviewerIndustries: [] } });
  await prisma.filterChoice.deleteMany({ where: { id: { in: ids } } });
});

test("the ranges that are kept are those that are offered", async () => {
  const { rows } = await database.pool.query(
    `select kind, value, min::float8 as min, nullif(max, 'infinity')::float8 as max from filter_ranges()`,
  );
  expect(rows).toEqual([
    ...priceRanges.map(({ min, max }) => ({ kind: "price", value: `${min}-${max ?? ""}`, min, max })),
    ...minimumRatings.map((value) => ({ kind: "minRating", value, min: Number(value), max: null })),
  ]);
});
