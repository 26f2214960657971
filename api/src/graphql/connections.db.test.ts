import { beforeAll, describe, expect, test } from "vitest";
import { recomputeCounters } from "../domain/counters/recompute.ts";
import { sortKey } from "../domain/text.ts";
import { testDatabase } from "../testing/database.ts";
import { ask, read } from "../testing/engine.ts";

const database = testDatabase();

interface Connection {
  totalCount: number;
  edges: { cursor: string; node: { name: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  pageCursors: {
    totalPages: number;
    around: { page: number; cursor: string | null; isCurrent: boolean }[];
    previous: { page: number } | null;
    next: { page: number } | null;
  };
}

const names = (connection: Connection) => connection.edges.map(({ node }) => node.name);

/** 23 listings; every third has the same mean, so that ties are settled by name. */
beforeAll(async () => {
  const { prisma } = database;
  const category = await prisma.category.create({
    data: { slug: "tools", name: "Tools", sortName: "tools", categoryType: "software" },
  });
  const author = (n: number) => ({ catalogKey: `author-${n}`, firstName: `Reviewer ${n}` });
  for (let n = 0; n < 23; n += 1) {
    const name = `Tool ${String.fromCharCode(65 + n)}`;
    await prisma.software.create({
      data: {
        name,
        slug: `tool-${n}`,
        sortName: sortKey(name),
        searchText: "tool",
        category: { connect: { id: category.id } },
        categories: { create: { categoryId: category.id } },
        reviews: {
          // Of every other one enough to come before the rest.
          create: Array.from({ length: n % 2 === 0 ? 5 : 1 }, (_, at) => ({
            rating: 1 + (n % 3),
            title: "T",
            content: "C",
            user: { create: author(n * 5 + at) },
          })),
        },
      },
    });
  }
  await prisma.$transaction((tx) => recomputeCounters(tx));
});

const document = `query List($first: Int, $after: String, $last: Int, $before: String, $page: Int, $sort: SoftwareSort! = RATING) {
  directory(first: $first, after: $after, last: $last, before: $before, page: $page, sort: $sort) {
    totalCount
    edges { cursor node { name } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    pageCursors { totalPages around { page cursor isCurrent } previous { page } next { page } }
  }
}`;

async function list(variables: Record<string, unknown>): Promise<Connection> {
  return (await read<{ directory: Connection }>(database, document, variables)).directory;
}

describe.each(["RATING", "MEAN_RATING", "REVIEWS", "NEWEST", "NAME"])("order %s", (sort) => {
  test("forward pages join up to the whole list", async () => {
    const whole = await list({ first: 100, sort });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Connection = await list({ first: 5, after, sort });
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
      seen.push(...names(page));
      after = page.pageInfo.endCursor;
      expect(page.pageInfo.hasNextPage).toBe(seen.length < 23);
      if (!page.pageInfo.hasNextPage) break;
    } while (after);
    expect(seen).toEqual(names(whole));
    expect(new Set(seen).size).toBe(23);
  });

  test("backward pages join up to the same list", async () => {
    const whole = await list({ first: 100, sort });
    const seen: string[] = [];
    let before: string | null = null;
    for (;;) {
      const page: Connection = await list({ last: 5, before, sort });
      expect(page.pageInfo.hasNextPage).toBe(before !== null);
      seen.unshift(...names(page));
      before = page.pageInfo.startCursor;
      if (!page.pageInfo.hasPreviousPage) break;
    }
    expect(seen).toEqual(names(whole));
  });

  test("numbered pages show the same rows as cursors", async () => {
    const byNumber = await list({ first: 5, page: 3, sort });
    const second = await list({ first: 5, page: 2, sort });
    const byCursor = await list({ first: 5, after: second.pageInfo.endCursor, sort });
    const byPageCursor = await list({ first: 5, after: byNumber.pageCursors.around[2]?.cursor, sort });
    expect(names(byNumber)).toEqual(names(byCursor));
    expect(names(byPageCursor)).toEqual(names(byCursor));
  });
});

test("ties of equal means are settled by name", async () => {
  const whole = await list({ first: 100 });
  expect(names(whole).slice(0, 3)).toEqual(["Tool C", "Tool I", "Tool O"]);
});

test("numbered pages know five around the current one", async () => {
  const { pageCursors, pageInfo, totalCount } = await list({ first: 3, page: 5 });
  expect(totalCount).toBe(23);
  expect(pageCursors.totalPages).toBe(8);
  expect(pageCursors.around.map(({ page }) => page)).toEqual([3, 4, 5, 6, 7]);
  expect(pageCursors.around.filter(({ isCurrent }) => isCurrent)).toEqual([
    expect.objectContaining({ page: 5 }),
  ]);
  expect(pageCursors).toMatchObject({ previous: { page: 4 }, next: { page: 6 } });
  expect(pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
});

test("the first and the last page have no neighbours beyond", async () => {
  const first = await list({ first: 10, page: 1 });
  expect(first.pageCursors).toMatchObject({ previous: null, next: { page: 2 } });
  expect(first.pageCursors.around.map(({ page }) => page)).toEqual([1, 2, 3]);
  const last = await list({ first: 10, page: 3 });
  expect(last.pageCursors).toMatchObject({ previous: { page: 2 }, next: null });
  expect(names(last)).toHaveLength(3);
});

test("a page past the end is empty with the true total", async () => {
  const beyond = await list({ first: 10, page: 9 });
  expect(beyond.edges).toEqual([]);
  expect(beyond).toMatchObject({ totalCount: 23, pageInfo: { hasNextPage: false, hasPreviousPage: true } });
});

test("a row that leaves does not move the pages after it", async () => {
  const first = await list({ first: 5, sort: "NAME" });
  const gone = first.edges[4]?.node.name ?? "";
  await database.prisma.software.updateMany({ where: { name: gone }, data: { isActive: false } });
  const next = await list({ first: 5, after: first.pageInfo.endCursor, sort: "NAME" });
  await database.prisma.software.updateMany({ where: { name: gone }, data: { isActive: true } });
  expect(names(next)).toEqual(["Tool F", "Tool G", "Tool H", "Tool I", "Tool J"]);
});

test.each([
  [{ first: 101 }, "first must be from 0 to 100"],
  [{ first: -1 }, "first must be from 0 to 100"],
  [{ first: 5, last: 5 }, "Give either first or last"],
  [{ first: 5, page: 0 }, "page must be 1 or more"],
  [{ first: 5, page: 2, after: "x" }, "Give either a page number or cursors"],
  [{ first: 5, page: 2, before: "x" }, "Give either a page number or cursors"],
  [{ first: 5, after: "nonsense" }, "after is not a valid cursor for this list and sort order"],
])("bad paging %j is refused by name", async (variables, message) => {
  const { errors } = await ask(database, document, variables);
  expect(errors?.[0]?.message).toBe(message);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT" });
});

const forged = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString("base64url");

test.each([
  ["numbers for texts", forged("software:name", 5, 5)],
  ["texts for numbers", forged("software:rating", "a", "b", "c", "d")],
  ["an id that is none", forged("software:name", "tool a", "some id")],
  ["a NUL", forged("software:name", "to\0ol", "01900000-0000-7000-8000-000000000000")],
  ["no whole time", forged("software:newest", "0Z", "01900000-0000-7000-8000-000000000000")],
  [
    "a year that is none",
    forged("software:newest", "0000-01-01T00:00:00.000Z", "01900000-0000-7000-8000-000000000000"),
  ],
  ["too few values", forged("software:name", "tool a")],
  ["an impossible offset", forged("software:name", { offset: -1 })],
])("a forged cursor with %s is refused", async (_what, after) => {
  for (const sort of ["NAME", "RATING", "NEWEST"]) {
    const { errors } = await ask(database, document, { first: 5, after, sort });
    expect(errors?.[0]?.message).toBe("after is not a valid cursor for this list and sort order");
  }
});

test("a cursor of one order is refused in another", async () => {
  const page = await list({ first: 5, sort: "NAME" });
  const { errors } = await ask(database, document, {
    first: 5,
    after: page.pageInfo.endCursor,
    sort: "NEWEST",
  });
  expect(errors?.[0]?.message).toBe("after is not a valid cursor for this list and sort order");
});

test("documents known at build time may take 500 at once", async () => {
  const { errors } = await ask(database, document, { first: 500 }, { trust: "built" });
  expect(errors).toBeUndefined();
});
