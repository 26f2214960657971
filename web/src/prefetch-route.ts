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
  // Some pages have no data, and a server of another version may not have the script that loads them.
  const data = await dataModules[`./pages/${match.entry.page}/data.ts`]?.().catch(() => undefined);
  if (!data) return;
  const { default: page } = data;
  const signedIn = isKnownSignedIn() ? await page.signedIn?.() : undefined;
  // Somebody may have gone there meanwhile.
  if (isHere()) return;
  prefetchPage(signedIn ?? page, { params: match.params, url });
}
