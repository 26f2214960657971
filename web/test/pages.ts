import { onTestFinished } from "vitest";
import { type RouteEntry, routeTable } from "~/route-table";

/** Has the site consist of the pages at these addresses until the test ends: a link is there where its page is. */
export function stubRoutes(...paths: readonly string[]): void {
  const table = routeTable as RouteEntry[];
  const before = [...table];
  onTestFinished(() => void table.splice(0, table.length, ...before));
  table.splice(0, table.length, ...paths.map((path) => ({ path, page: "Other" })));
}

/** Adds pages to those that the site has, until the test ends. */
export function addRoutes(...paths: readonly string[]): void {
  stubRoutes(...routeTable.map(({ path }) => path), ...paths);
}
