import type { Finder, SortKey } from "../database/query/finder.ts";
import type { Position } from "../database/query/page.ts";
import { invalid } from "../domain/errors.ts";
import { isDatabaseId } from "./keys.ts";

/** Rows of a page when nothing is said. */
export const defaultPageSize = 20;

/** Where a cursor points: at a row of an order, or (from numbered pages) behind `offset` rows. */
export type Cursor = { position: Position } | { offset: number };

/** Opaque text for a row of the order called `name`. */
export function rowCursor(name: string, position: Position): string {
  return Buffer.from(JSON.stringify([name, ...position])).toString("base64url");
}

/** Opaque text for `after:` that skips `offset` rows of the order called `name`. */
export function offsetCursor(name: string, offset: number): string {
  return Buffer.from(JSON.stringify([name, { offset }])).toString("base64url");
}

/** Reads a cursor of a finder's order; INVALID_INPUT for text that is none, or is one of another order. */
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
    // Cursors can be forged: what is no value of its column must not reach the database.
    if (!order[index] || !isOfType(value, order[index].type)) throw refused();
    return value;
  });
  return { position };
}

/** How many rows a cursor of a numbered page passes over, whatever its list; 0 for one of a row, and for other text. */
export function cursorOffset(text: string): number {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return Array.isArray(parts) && parts.length === 2 ? (offsetOf(parts[1]) ?? 0) : 0;
  } catch {
    return 0;
  }
}

function offsetOf(value: unknown): number | null {
  if (typeof value !== "object" || value === null || !("offset" in value)) return null;
  const { offset } = value;
  return typeof offset === "number" && Number.isSafeInteger(offset) && offset >= 0 ? offset : null;
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

/** A time as cursors have it. Date.parse alone takes "0Z" too, and the year 0000, which PostgreSQL does not know. */
function isTime(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/.test(text) &&
    !text.startsWith("0000") &&
    !Number.isNaN(Date.parse(text))
  );
}
