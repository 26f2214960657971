/** The router's own state in the browser, once it has started. React Router has no documented way to read it outside components. */
interface RouterGlobal {
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly location: { readonly key: string; readonly hash: string } };
  };
}

/** Whether the router has started in the browser and handles Back and Forward. */
export const isRouterStarted = () => "__reactRouterDataRouter" in window;

/**
 * Whether a page is asked for by Back or Forward. Then the browser is at its address already, and at another history entry than the
 * page on the screen; on a new navigation, even to the same address, it is not.
 */
export function isReturnTo(url: string): boolean {
  const [page] = window.location.href.split("#");
  if (url !== page) return false;
  const shown = (window as RouterGlobal).__reactRouterDataRouter?.state.location;
  // Links to a part of the page make entries to which the router gives no key.
  const { key = "default" } = (window.history.state ?? {}) as { readonly key?: string };
  return key !== shown?.key || window.location.hash !== shown.hash;
}
