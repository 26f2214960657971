import { matchPath } from "react-router";
import { type RouteEntry, routeTable } from "./route-table";

/** A path as the router sees it: decoded segment by segment, so that an encoded slash stays inside its segment. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split("/")
      .map((piece) => decodeURIComponent(piece).replaceAll("/", "%2F"))
      .join("/");
  } catch {
    return pathname;
  }
}

/** The page for a URL, with its path parameters; null if there is none. */
export function matchRoute(pathname: string) {
  for (const entry of routeTable) {
    const match = matchPath({ path: entry.path, end: true }, decodePath(pathname));
    if (match) return { entry, params: match.params as Readonly<Record<string, string | undefined>> };
  }
  return null;
}

/**
 * True if a link leads to a page; other links are not shown. Called for every link of a page during
 * startup, so segments are compared directly instead of compiling a pattern.
 */
export function hasPage(href: string, table: readonly RouteEntry[] = routeTable): boolean {
  const pieces = new URL(href, "http://localhost").pathname.split("/");
  return table.some(({ path }) => {
    const wanted = path.split("/");
    return (
      wanted.length === pieces.length &&
      wanted.every((piece, index) => (piece.startsWith(":") ? pieces[index] !== "" : pieces[index] === piece))
    );
  });
}
