import type { MiddlewareFunction } from "react-router";
import { routeScripts } from "./route-scripts";

/** The error code for a query that the server does not know, because its version differs from that of this document. */
export const outdatedCode = "OUTDATED";

/** The errors for that code, which `mutate` shows. A page's loader does not show them, and loads a new document instead. */
export const outdated = [
  {
    message: "This page is of another version of the site. Please reload it, and try again.",
    extensions: { code: outdatedCode },
  },
];

/**
 * Loads a new document for a URL. Never resolves, so that nothing else is shown until then. React Router reloads the page that is being
 * left where a script of the next one is missing, before or after this: so the address changes first, and each reload loads the same.
 */
export function loadDocument({ pathname, search }: URL): Promise<never> {
  const address = pathname + search;
  window.history.pushState(null, "", address);
  window.location.replace(address);
  return new Promise(() => {});
}

/** Middleware that loads a new document if the server no longer has the script of a route. */
export const loadAcrossVersions: MiddlewareFunction = async ({ pattern, url }, next) => {
  const [script] = routeScripts(pattern);
  const isLoaded = script && import(/* @vite-ignore */ script).catch(() => loadDocument(url));
  const [result] = await Promise.all([next(), isLoaded]);
  return result;
};
