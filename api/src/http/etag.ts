import { hash } from "node:crypto";

/** The entity tag of an answer; weak, because it may be compressed on its way. */
export function etagOf(body: string | Buffer): string {
  return `W/"${hash("sha256", body, "base64url").slice(0, 27)}"`;
}

/** Does the caller have the answer with this tag already, by their If-None-Match? */
export function isKnownTag(tag: string, ifNoneMatch: string | null | undefined): boolean {
  if (ifNoneMatch === tag) return true;
  const opaque = (one: string) => one.trim().replace(/^W\//, "");
  const known = ifNoneMatch?.split(",").map(opaque);
  return known !== undefined && (known.includes(opaque(tag)) || known.includes("*"));
}
