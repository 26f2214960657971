import { type RouteConfig, route } from "@react-router/dev/routes";
import { routeTable } from "./route-table";

export default [
  ...routeTable.map(({ path, page }) => route(path, `pages/${page}/${page}Page.tsx`, { id: path })),
  route("*", "pages/NotFound/NotFoundPage.tsx"),
] satisfies RouteConfig;
