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

const piecesOfPatterns = new Map<string, readonly string[]>();

/** The pieces of a pattern of the route table. */
function piecesOf(pattern: string): readonly string[] {
  const known = piecesOfPatterns.get(pattern);
  if (known) return known;
  const pieces = pattern.split("/");
  piecesOfPatterns.set(pattern, pieces);
  return pieces;
}

/**
 * True where a path leads to a page. A link that would lead nowhere is not shown. Asked for every link of a page, so pieces are
 * compared, and neither a URL nor a pattern is made of them.
 */
export function hasPage(href: string, table: readonly RouteEntry[] = routeTable): boolean {
  const [path = ""] = href.split(/[?#]/, 1);
  const pieces = path.split("/");
  return table.some((entry) => {
    const wanted = piecesOf(entry.path);
    return (
      wanted.length === pieces.length &&
      wanted.every((piece, index) => (piece.startsWith(":") ? pieces[index] !== "" : pieces[index] === piece))
    );
  });
}
