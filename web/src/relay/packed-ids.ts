const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The UUID in a global id of this type, also in 22 characters; null if the id is none of that kind. */
export function shortenId(id: unknown, typename: unknown): { short: string; databaseId: string } | null {
  if (typeof id !== "string" || typeof typename !== "string") return null;
  const prefix = `${typename}:`;
  const text = decode(id);
  if (!text?.startsWith(prefix) || btoa(text) !== id) return null;
  const databaseId = text.slice(prefix.length);
  if (!uuid.test(databaseId)) return null;
  // Base64 of its bytes: three hexadecimal digits are two characters. A page has hundreds of ids.
  const hex = `${databaseId.replaceAll("-", "")}0`;
  let short = "";
  for (let at = 0; at < hex.length; at += 3) {
    const bits = Number.parseInt(hex.slice(at, at + 3), 16);
    short += `${digits[bits >> 6]}${digits[bits & 63]}`;
  }
  return { short, databaseId };
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
