import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

/** Names a history entry. Links to a part of the page make entries to which the router gives no key. */
const entryName = (key: string, hash: string) => `${key} ${hash}`;

function currentEntry(): string {
  const { key = "default" } = (window.history.state ?? {}) as { readonly key?: string };
  return entryName(key, window.location.hash);
}

let isStarted = false;
/** The entry that Back or Forward leads to, until its page is on the screen. */
let returningTo: string | undefined;

// Registered when this module is loaded, before the router listens: it asks for the page in its own listener.
if (typeof window !== "undefined")
  window.addEventListener("popstate", () => {
    returningTo = currentEntry();
  });

/** Records that the page of a history entry is on the screen. Used once, in the document around every page. */
export function useHistoryTracking(): void {
  const { key, hash } = useLocation();
  useLayoutEffect(() => {
    isStarted = true;
    if (returningTo === entryName(key, hash)) returningTo = undefined;
  }, [key, hash]);
}

/** Whether the router has rendered a page in the browser and handles Back and Forward. */
export const isRouterStarted = () => isStarted;

/**
 * Whether a page is asked for by Back or Forward. Then the browser is at its entry already; on a new navigation, even to the
 * same address, it is not.
 */
export function isReturnTo(url: string): boolean {
  const [page] = window.location.href.split("#");
  return url === page && returningTo === currentEntry();
}
