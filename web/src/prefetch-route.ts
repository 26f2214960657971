import { preloadModule } from "react-dom";
import type { OperationType } from "relay-runtime";
import { crossesAdminArea } from "./document/admin-area";
import { routeScripts } from "./document/route-scripts";
import { isKnownSignedIn } from "./relay/browser-environment";
import { prefetchPage } from "./relay/browser-pages";
import type { PageData } from "./relay/page-data";
import { matchRoute } from "./route-match";

type DataModule = { default: PageData<OperationType> };
const dataModules = import.meta.glob<DataModule>("./pages/*/data.ts");

/**
 * Prefetches the scripts and the data of a link's target page. React Router's `PrefetchPageLinks` would reload the page that is shown
 * where the server does not have a script any more, and with it what was typed would be gone.
 */
export async function prefetchRoute(href: string): Promise<void> {
  const url = new URL(href, window.location.href);
  const isHere = () => url.href === window.location.href;
  if (url.origin !== window.location.origin || isHere()) return;
  const match = matchRoute(url.pathname);
  // A new document contains its own scripts and data.
  if (!match || crossesAdminArea(match.entry.path)) return;
  for (const script of routeScripts(match.entry.path)) preloadModule(script, { as: "script" });
  // A server of another version may not have the scripts that load the data; a click then loads a new document.
  const page = await dataOf(match.entry.page).catch(() => undefined);
  // Somebody may have gone there meanwhile.
  if (page && !isHere()) prefetchPage(page, { params: match.params, url });
}

/** What a page loads for whoever is here; undefined for a page without data. */
async function dataOf(page: string) {
  const data = await dataModules[`./pages/${page}/data.ts`]?.();
  const signedIn = isKnownSignedIn() ? await data?.default.signedIn?.() : undefined;
  return signedIn ?? data?.default;
}
