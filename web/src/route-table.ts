/** One address of the product and the page that answers it: `pages/<page>/<page>Page.tsx`. */
export interface RouteEntry {
  readonly path: string;
  readonly page: string;
}

/**
 * Every address that has a page. The router, the links that may be shown and the warming of links all follow
 * this list: adding a line (and its page) is all it takes.
 */
export const routeTable: readonly RouteEntry[] = [
  { path: "/", page: "Home" },
  { path: "/software", page: "Directory" },
  { path: "/categories", page: "Categories" },
  { path: "/categories/:slug", page: "Category" },
  { path: "/software/:id", page: "SoftwareDetail" },
  { path: "/companies/:id", page: "Company" },
];
