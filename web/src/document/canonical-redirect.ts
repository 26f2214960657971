import { withoutEnd } from "@assay/api/inputs";

/**
 * The canonical URL to redirect to, without a trailing slash and without `page=1`; null where the URL is canonical already. Other
 * parameters are kept.
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
