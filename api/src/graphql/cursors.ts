import type { Finder, SortKey } from "../database/query/finder.ts";
import type { Position } from "../database/query/seek.ts";
import { invalid } from "../domain/errors.ts";
import { offsetOf } from "../limits/offset-cursors.ts";
import { isDatabaseId } from "./keys.ts";

/** Where a cursor points: to a row of an order, or (on numbered pages) behind the first `offset` rows. */
export type Cursor = { position: Position } | { offset: number };

/** Opaque text for a row of the order called `name`. */
export function rowCursor(name: string, position: Position): string {
  return Buffer.from(JSON.stringify([name, ...position])).toString("base64url");
}

/** Decodes a cursor of a finder's order. Throws INVALID_INPUT for malformed text and for cursors of another order. */
export function readCursor(
  { name, order }: Pick<Finder, "name" | "order">,
  text: string,
  path: string,
): Cursor {
  const refused = () => invalid(path, `${path} is not a valid cursor for this list and sort order`);
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    throw refused();
  }
  if (!Array.isArray(parts) || parts[0] !== name) throw refused();
  const values: unknown[] = parts.slice(1);
  const offset = values.length === 1 ? offsetOf(values[0]) : null;
  if (offset !== null) return { offset };
  if (values.length !== order.length) throw refused();
  const position = values.map((value, index) => {
    // Cursors can be forged: a value of the wrong type must not reach the database.
    if (!order[index] || !isOfType(value, order[index].type)) throw refused();
    return value;
  });
  return { position };
}

function isOfType(value: unknown, type: SortKey["type"]): value is string | number {
  switch (type) {
    case "float8":
      return typeof value === "number";
    case "int4":
      return typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 31;
    case "timestamptz":
      return typeof value === "string" && isTime(value);
    case "uuid":
      return typeof value === "string" && isDatabaseId(value);
    case "text":
      return typeof value === "string" && !value.includes("\0");
  }
}

/** True for a time in the form of cursors. Date.parse alone accepts "0Z", and the year 0000, which PostgreSQL rejects. */
function isTime(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/.test(text) &&
    !text.startsWith("0000") &&
    !Number.isNaN(Date.parse(text))
  );
}
