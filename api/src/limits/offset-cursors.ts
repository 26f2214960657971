/** Items of a page if neither `first` nor `last` is given. */
export const defaultPageSize = 20;

/** Opaque text for `after:` that skips `offset` rows of the order called `name`. */
export function offsetCursor(name: string, offset: number): string {
  return Buffer.from(JSON.stringify([name, { offset }])).toString("base64url");
}

/** Number of rows that a cursor skips, whatever its list; 0 for a row's cursor and for malformed text. */
export function cursorOffset(text: string): number {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return Array.isArray(parts) && parts.length === 2 ? (offsetOf(parts[1]) ?? 0) : 0;
  } catch {
    return 0;
  }
}

/** The offset in a decoded cursor's value; null if it is not an offset. */
export function offsetOf(value: unknown): number | null {
  if (typeof value !== "object" || value === null || !("offset" in value)) return null;
  const { offset } = value;
  return typeof offset === "number" && Number.isSafeInteger(offset) && offset >= 0 ? offset : null;
}
