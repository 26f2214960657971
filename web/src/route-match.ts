import { matchPath } from "react-router";
import { type RouteEntry, routeTable } from "./route-table";

/** A path as the router sees it: decoded piece by piece, so that an encoded slash stays inside its piece. */
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

/** The page that answers an address, with the parts of the path that vary; null where nothing does. */
export function matchRoute(pathname: string) {
  for (const entry of routeTable) {
    const match = matchPath({ path: entry.path, end: true }, decodePath(pathname));
    if (match) return { entry, params: match.params as Readonly<Record<string, string | undefined>> };
  }
  return null;
}

/**
 * True where a link leads to a page. A link that would lead nowhere is not shown. Asked for every link of a page while it
 * starts, so the pieces are compared, and no pattern is made from them.
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
