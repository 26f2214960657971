/** What the router tells of itself in the browser, once it has started. */
interface Routing {
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly location: { readonly key: string; readonly hash: string } };
  };
}

/**
 * Whether a page is asked for by Back or Forward. Then the browser is at its address already, and at another entry of its history than
 * the page that still stands here; on a new navigation, be it to the same address, it is not.
 */
export function isReturnTo(url: string): boolean {
  const [page] = window.location.href.split("#");
  if (url !== page) return false;
  const shown = (window as Routing).__reactRouterDataRouter?.state.location;
  // Links to a part of the page make entries to which the router gives no key.
  const { key = "default" } = (window.history.state ?? {}) as { readonly key?: string };
  return key !== shown?.key || window.location.hash !== shown.hash;
}
