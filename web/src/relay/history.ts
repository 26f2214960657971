import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

/** The history entry of the page on the screen. */
let shown: { readonly key: string; readonly hash: string } | undefined;

/** Records which history entry the page on the screen belongs to. Used once, in the document around every page. */
export function useHistoryTracking(): void {
  const { key, hash } = useLocation();
  // Before the page can be used: Back right after a navigation must find the new entry.
  useLayoutEffect(() => {
    shown = { key, hash };
  }, [key, hash]);
}

/** Whether the router has rendered a page in the browser and handles Back and Forward. */
export const isRouterStarted = () => shown !== undefined;

/**
 * Whether a page is asked for by Back or Forward. Then the browser is at its address already, and at another history entry than the
 * page on the screen; on a new navigation, even to the same address, it is not.
 */
export function isReturnTo(url: string): boolean {
  const [page] = window.location.href.split("#");
  if (url !== page) return false;
  // Links to a part of the page make entries to which the router gives no key.
  const { key = "default" } = (window.history.state ?? {}) as { readonly key?: string };
  return key !== shown?.key || window.location.hash !== shown.hash;
}
