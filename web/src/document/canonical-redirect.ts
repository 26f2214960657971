import { withoutEnd } from "@assay/api/inputs";

/**
 * The address under which a page is known, where a request spells it in another way: with a slash at its end, or with
 * the number of page 1. Null where it is spelled right. Other parameters are left as they are.
 */
export function canonicalRedirect(url: string): string | null {
  const at = url.indexOf("?");
  const path = at === -1 ? url : url.slice(0, at);
  const pieces = at === -1 ? [] : url.slice(at + 1).split("&");
  const remaining = pieces.filter((piece) => piece !== "page=1" && piece !== "page=");
  const bare = withoutEnd(path, "/") || "/";
  // A path that begins with two slashes would lead to another host.
  if (!/^\/(?![/\\])/.test(bare) || (bare === path && remaining.length === pieces.length)) return null;
  return remaining.length === 0 ? bare : `${bare}?${remaining.join("&")}`;
}
