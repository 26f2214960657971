import { describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import type { Statement } from "../client/reader.ts";
import { readPages } from "./page.ts";
import type { PageRequest, Window } from "./page-sql.ts";
import { sql } from "./sql.ts";

/** Nobody asks what the rows depend on. */
const reads = () => ({ record() {}, recordId() {} });

const database = testDatabase();

/** A list of the numbers from 1 on, of which every two have the same first key. */
const numbers = (length: number, window: Window, withTotal: boolean): PageRequest => ({
  finder: {
    name: "numbers",
    from: sql`(select n / 2 as half, n, n as id from generate_series(1, ${length}::int4) n) r`,
    where: [],
    order: [
      { column: sql`r.half`, type: "int4", descending: false },
      { column: sql`r.n`, type: "int4", descending: true },
    ],
    total: sql`(select ${length}::int4)`,
  },
  window,
  selection: {
    table: sql`(select id from generate_series(1, 3000) id)`,
    json: sql`to_json(t0.id)`,
    rowOf: (id) => ({ id }),
    reads,
  },
  withTotal,
  withOppositeEdge: false,
});

/** The page, and the statements that were sent for it. */
async function read(requests: readonly PageRequest[]) {
  const sent: Statement[] = [];
  const query = <Row>(statement: Statement): Promise<Row[]> => {
    sent.push(statement);
    return database.reader.query<Row>(statement);
  };
  return { pages: await readPages({ query }, requests), sent };
}

describe("a page far from the list's beginning", () => {
  test.each([
    ["behind the middle", 1_500, 20],
    ["in the middle", 1_020, 20],
    ["the one before the last", 1_980, 20],
    ["the last, not full", 2_000, 20],
    ["the last, full", 1_999, 12],
    ["the last row alone", 2_010, 20],
    ["one with a single row to come", 1_990, 20],
    ["behind the end", 2_011, 20],
    ["far behind the end", 900_000, 20],
    ["of no rows", 1_500, 0],
  ])("is the same from the nearer end: %s", async (_, offset, size) => {
    const window: Window = { direction: "forward", size, offset };
    const [turned] = (await read([numbers(2_011, window, true)])).pages;
    const [straight] = (await read([numbers(2_011, window, false)])).pages;
    expect(turned).toEqual({ ...straight, total: 2_011 });
    expect(straight?.rows).toHaveLength(Math.max(0, Math.min(size, 2_011 - offset)));
  });

  test("passes over what is behind it, not over what is before it", async () => {
    const { sent } = await read([numbers(2_500, { direction: "forward", size: 20, offset: 2_400 }, true)]);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.values).toContain(79);
    expect(sent[1]?.values).not.toContain(2_400);
  });

  test("goes with near pages of its kind", async () => {
    const at = (offset: number) => numbers(2_500, { direction: "forward", size: 2, offset }, true);
    const { pages, sent } = await read([at(0), at(2_496), at(1_000)]);
    expect(sent).toHaveLength(2);
    expect(pages.map(({ rows }) => rows.map(({ row }) => (row as { id: number }).id))).toEqual([
      [1, 3],
      [2_496, 2_499],
      [1_000, 1_003],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([2_500, 2_500, 2_500]);
  });
});

test("a near page is read with its total in one statement", async () => {
  const { sent, pages } = await read([numbers(2_500, { direction: "forward", size: 20, offset: 999 }, true)]);
  expect(sent).toHaveLength(1);
  expect(pages[0]).toMatchObject({ total: 2_500, hasNext: true, hasPrevious: true });
});

describe("rows of a list in the order of an index", () => {
  const inPlace = (request: PageRequest): PageRequest => ({
    ...request,
    finder: { ...request.finder, rowAlias: "r" },
  });
  const readsByIds = ({ text }: Pick<Statement, "text">) => text.includes("where t0.id = page.");

  test.each<[string, Window, boolean]>([
    ["first", { direction: "forward", size: 3 }, true],
    ["last", { direction: "backward", size: 3 }, true],
    ["first, none of them", { direction: "forward", size: 0 }, true],
    ["first, more than there are", { direction: "forward", size: 100 }, true],
    ["after a cursor", { direction: "forward", size: 3, after: [5, 10] }, true],
    ["before one", { direction: "backward", size: 3, before: [5, 10] }, true],
    ["on a page with a number", { direction: "forward", size: 3, offset: 3 }, false],
    ["last, on a page with a number", { direction: "forward", size: 4, offset: 48 }, false],
    ["first, of an unusual size", { direction: "forward", size: 7 }, true],
  ])("are read where they are found, if none is passed over: %s", async (_, window, isInPlace) => {
    for (const withTotal of [false, true]) {
      const request = { ...numbers(50, window, withTotal), withOppositeEdge: true };
      const byIds = await read([request, request]);
      const [found, alone] = [await read([inPlace(request), request]), await read([inPlace(request)])];
      expect(found.pages).toEqual(byIds.pages);
      expect(alone.pages).toEqual(byIds.pages.slice(0, 1));
      expect(alone.sent.some(readsByIds)).toBe(!isInPlace);
    }
  });

  test("are read by their IDs where all of the list are counted, or more is read beside them", async () => {
    const { finder, ...request } = inPlace(numbers(50, { direction: "forward", size: 3 }, true));
    const { total: _, ...counted } = finder;
    for (const other of [counted, { ...finder, extra: sql`r.half` }]) {
      const { sent, pages } = await read([{ ...request, finder: other }]);
      expect([sent.every(readsByIds), pages[0]?.total]).toEqual([true, 50]);
    }
  });
});
