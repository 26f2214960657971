import { expect, test } from "vitest";
import type { Finder, SortKey } from "./finder.ts";
import type { RowSelection } from "./json-selection.ts";
import { type PageRequest, pageSql, type Window } from "./page-sql.ts";
import { pageStatement } from "./page-statement.ts";
import { sql } from "./sql.ts";

const newSelection = (): RowSelection => ({
  table: sql`thing`,
  json: sql`json_build_array(t0.id, ${"constant"})`,
  rowOf: (id) => ({ id }),
  reads: () => ({ record() {}, recordId() {} }),
});

interface Shape {
  direction: Window["direction"];
  size: number;
  cursors: readonly ("after" | "before")[];
  isDescending: boolean;
  type: SortKey["type"];
  conditions: number;
  total: boolean;
  extra: boolean;
  rowAlias: boolean;
  withTotal: boolean;
  withOppositeEdge: boolean;
}

const choices: { readonly [Name in keyof Shape]: readonly Shape[Name][] } = {
  direction: ["forward", "backward"],
  size: [10, 13],
  cursors: [[], ["after"], ["before"], ["after", "before"]],
  isDescending: [true, false],
  type: ["text", "int4"],
  conditions: [0, 2],
  total: [true, false],
  extra: [true, false],
  rowAlias: [true, false],
  withTotal: [true, false],
  withOppositeEdge: [true, false],
};

/** All combinations, with one size and one type. */
const shapes = Object.entries<readonly unknown[]>({ ...choices, size: [10], type: ["text"] }).reduce<
  object[]
>(
  (made, [name, values]) => made.flatMap((shape) => values.map((value) => ({ ...shape, [name]: value }))),
  [{}],
) as Shape[];

/** The shapes that differ from this one in one field. */
const variantsOf = (shape: Shape): Shape[] =>
  Object.entries<readonly unknown[]>(choices).flatMap(([name, values]) =>
    values
      .filter((value) => value !== shape[name as keyof Shape])
      .map((value) => ({ ...shape, [name]: value })),
  );

/** A request whose values all name the caller. */
function requestOf(shape: Shape, caller: string, selection: RowSelection): PageRequest {
  const finder: Finder = {
    name: "things",
    from: sql`thing t join other(${`${caller} source`}) o on true`,
    where: Array.from({ length: shape.conditions }, (_, at) => sql`t.c = ${`${caller} condition ${at}`}`),
    order: [
      {
        column: sql`near(t.name, ${`${caller} key`})`,
        type: shape.type,
        descending: shape.isDescending,
      },
      { column: sql`t.id`, type: "uuid", descending: false },
    ],
    ...(shape.total && { total: sql`count_of(${`${caller} total`})` }),
    ...(shape.extra && { extra: sql`weight(${`${caller} extra`})` }),
    ...(shape.rowAlias && { rowAlias: "t" }),
  };
  const cursors = shape.cursors.map((side) => [side, [`${caller} ${side}`, `${caller} ${side} id`]]);
  return {
    finder,
    window: { direction: shape.direction, size: shape.size, ...Object.fromEntries(cursors) },
    selection,
    withTotal: shape.withTotal,
    withOppositeEdge: shape.withOppositeEdge,
  };
}

const composed = (request: PageRequest) => {
  const { text, values } = pageSql(request, null, undefined);
  return { text, values };
};

test("a cached statement is the one that would be composed, with the values of its own request", () => {
  for (const shape of shapes) {
    const first = requestOf(shape, "first", newSelection());
    const second = requestOf(shape, "second", first.selection);
    const variants = variantsOf(shape).map((variant) => requestOf(variant, "variant", first.selection));
    for (const request of [first, second, ...variants, first])
      expect(pageStatement(request)).toEqual(composed(request));
  }
});

test("the text of a page is composed once, whatever its values are", () => {
  const selection: RowSelection = { ...newSelection(), json: sql`json_build_array(t0.id)` };
  for (const shape of shapes) {
    const [one, other] = ["one", "other"].map((caller) => {
      const { finder, ...page } = requestOf(shape, caller, selection);
      return pageStatement({ ...page, finder: { ...finder, mayBatch: true } });
    });
    // The same function: both come from the cache.
    expect(one?.batchText).toBe(other?.batchText);
  }
});

test("the same piece in another place makes another statement", () => {
  const [shape] = shapes as [Shape];
  const { finder, ...page } = requestOf(
    { ...shape, conditions: 0, total: false, extra: false },
    "one",
    newSelection(),
  );
  const piece = sql`t.c`;
  const [key, id] = finder.order as [SortKey, SortKey];
  const finders: Finder[] = [
    { ...finder, where: [piece] },
    { ...finder, total: piece },
    { ...finder, extra: piece },
    { ...finder, order: [key, { ...id, column: piece }], where: [id.column] },
    { ...finder, order: [key, { ...id, column: piece }, { ...id, column: id.column }] },
  ];
  for (const one of finders)
    for (const other of finders)
      for (const request of [one, other].map((made) => ({ finder: made, ...page })))
        expect(pageStatement(request)).toEqual(composed(request));
});

test("a page with an offset, choices that are counted, pageExtra or a known length is not that of another one", () => {
  const [shape] = shapes as [Shape];
  const selection = newSelection();
  const request = requestOf(shape, "one", selection);
  pageStatement(request);
  const facets = () => ({
    from: sql`thing t`,
    where: [],
    decidedBySql: [],
    decidedByIds: [],
    columns: sql`t.id`,
    counts: sql`select '{}'`,
    counted: () => ({ choices: new Map(), total: null }),
    reads: () => [],
  });
  const others: PageRequest[] = [
    { ...request, window: { ...request.window, offset: 20 } },
    { ...request, withFacets: true, finder: { ...request.finder, facets } },
    { ...request, finder: { ...request.finder, pageExtra: (extra, id) => sql`f(${extra}, ${id})` } },
  ];
  for (const other of others) {
    expect(pageStatement(other)).toEqual(pageSql(other, null, undefined));
    expect(pageStatement(other).text).not.toBe(composed(request).text);
  }
  expect(pageStatement(request, 5)).toEqual(pageSql(request, null, 5));
});

test("may run together with others only if its selection has no values, whose types are not said", () => {
  const withValues = newSelection();
  const withoutValues = { ...newSelection(), json: sql`json_build_array(t0.id)` };
  const { finder, ...page } = requestOf(shapes[0] as Shape, "one", withValues);
  const batchTextOf = (selection: RowSelection, mayBatch: boolean, offset = 0) =>
    pageStatement({ ...page, finder: { ...finder, mayBatch }, selection, window: { ...page.window, offset } })
      .batchText;
  expect(batchTextOf(withoutValues, true)).toBeDefined();
  expect(batchTextOf(withoutValues, true, 20)).toBeDefined();
  expect(batchTextOf(withoutValues, false)).toBeUndefined();
  expect(batchTextOf(withValues, true)).toBeUndefined();
  expect(batchTextOf(withValues, true, 20)).toBeUndefined();
});
