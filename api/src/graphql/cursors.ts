import type { Position } from "../database/page.ts";
import { invalid } from "../domain/errors.ts";

/** Where a cursor points: at a row of an order, or (from numbered pages) behind so many rows. */
export type Cursor = { position: Position } | { offset: number };

/** Opaque text for a row of the order called `name`. */
export function rowCursor(name: string, position: Position): string {
  return Buffer.from(JSON.stringify([name, ...position])).toString("base64url");
}

/** Opaque text for `after:` that passes over so many rows of the order called `name`. */
export function offsetCursor(name: string, offset: number): string {
  return Buffer.from(JSON.stringify([name, { offset }])).toString("base64url");
}

/** Reads a cursor of the order called `name`; INVALID_INPUT for text that is none, or is one of another order. */
export function readCursor(name: string, length: number, text: string, path: string): Cursor {
  const refused = () => invalid(path, `${path} is not a cursor of this list in this order`);
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
  } catch {
    throw refused();
  }
  if (!Array.isArray(parts) || parts[0] !== name) throw refused();
  const values: unknown[] = parts.slice(1);
  const [only] = values;
  if (values.length === 1 && typeof only === "object" && only !== null && "offset" in only) {
    const { offset } = only;
    if (typeof offset !== "number" || !Number.isSafeInteger(offset) || offset < 0) throw refused();
    return { offset };
  }
  if (values.length !== length || !values.every(isScalar)) throw refused();
  return { position: values };
}

function isScalar(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
