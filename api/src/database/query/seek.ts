import type { SortKey } from "./finder.ts";
import { joinSql, rawSql, type Sql, sql } from "./sql.ts";

/** The order keys of one row: where a cursor points. Dates are ISO strings. */
export type Position = readonly (string | number)[];

/** A value of a position, or a piece of SQL that stands for it. */
export type PositionValue = Position[number] | Sql;

type Side = "after" | "before" | "through" | "from";

/** Condition for the rows on one side of a position; `through` and `from` include the row at the position itself. */
export function seekPredicate(
  order: readonly SortKey[],
  position: readonly PositionValue[],
  side: Side,
): Sql {
  const onwards = side === "after" || side === "from";
  const inclusive = side === "through" || side === "from";
  const operator = (key: SortKey, orEqual: boolean) =>
    rawSql((key.descending === onwards ? "<" : ">") + (orEqual ? "=" : ""));
  const value = (index: number) => sql`${position[index]}::${rawSql(order[index]?.type ?? "text")}`;
  const [first] = order;
  if (first === undefined) return sql`true`;
  if (order.every((key) => key.descending === first.descending)) {
    const columns = joinSql(order.map((key) => key.column));
    return sql`(${columns}) ${operator(first, inclusive)} (${joinSql(order.map((_, index) => value(index)))})`;
  }
  let condition = sql`${inclusive}::bool`;
  for (const [index, key] of [...order.entries()].reverse()) {
    const equal = sql`(${key.column} = ${value(index)} and ${condition})`;
    condition = sql`(${key.column} ${operator(key, false)} ${value(index)} or ${equal})`;
  }
  // A bound on the first keys alone, as far as they have one direction, is what lets an index of mixed directions start at the right place.
  const firstChange = order.findIndex((key) => key.descending !== first.descending);
  const leading = order.slice(0, firstChange);
  const columns = joinSql(leading.map((key) => key.column));
  const values = joinSql(leading.map((_, index) => value(index)));
  return sql`((${columns}) ${operator(first, true)} (${values}) and ${condition})`;
}

/** The order by these keys, or the other way round. */
export function orderBy(order: readonly SortKey[], reversed: boolean): Sql {
  return joinSql(
    order.map((key) => sql`${key.column} ${rawSql(key.descending !== reversed ? "desc" : "asc")}`),
  );
}
