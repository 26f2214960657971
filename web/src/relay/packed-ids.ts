const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** The UUID in a global id of this type, in 22 characters; null if the id has no such form. */
export function shortenId(id: unknown, typename: unknown): string | null {
  if (typeof id !== "string" || typeof typename !== "string") return null;
  const prefix = `${typename}:`;
  const text = decode(id);
  if (!text?.startsWith(prefix) || btoa(text) !== id) return null;
  const databaseId = text.slice(prefix.length);
  if (!uuid.test(databaseId)) return null;
  const bytes = databaseId.replaceAll("-", "").match(/../g) ?? [];
  return btoa(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join("")).slice(0, 22);
}

/** Restores the global id and the UUID from the short form. */
export function restoreId(short: string, typename: string): { id: string; databaseId: string } {
  const hex = Array.from(atob(short), (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join("");
  const databaseId = hex.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return { id: btoa(`${typename}:${databaseId}`), databaseId };
}

function decode(id: string): string | null {
  try {
    return atob(id);
  } catch {
    return null;
  }
}
