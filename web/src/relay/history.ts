import type { ClientInstrumentation } from "react-router";

let isStarted = false;
/** Pending navigations to pages other than by Back or Forward. */
const pending = new Set<string>();

/** Observes the router's start in the browser and its navigations: an instrumentation of HydratedRouter. */
export const historyInstrumentation: ClientInstrumentation = {
  router(router) {
    isStarted = true;
    router.instrument({
      async navigate(navigate, { to, currentUrl }) {
        // A number means Back or Forward by script.
        if (typeof to === "number") await navigate();
        else await asNew(pageOf(to, new URL(currentUrl, window.location.origin)), navigate);
      },
    });
  },
};

/** Whether the router has started in the browser and handles Back and Forward. */
export const isRouterStarted = () => isStarted;

/**
 * Whether a page is requested by Back or Forward: then the browser's URL is already that of the page, and no navigation is pending. A
 * new navigation or a reload, even of the current URL, is pending.
 */
export function isReturnTo(url: string): boolean {
  const page = pageOf(url);
  return page === pageOf(window.location.href) && !pending.has(page);
}

/** Requests the current page again, instead of reading it from the store. */
export const reloadPage = (revalidate: () => Promise<void>) =>
  asNew(pageOf(window.location.href), revalidate);

async function asNew(page: string, request: () => Promise<unknown>): Promise<void> {
  pending.add(page);
  try {
    await request();
  } finally {
    pending.delete(page);
  }
}

/** The URL without its fragment. */
function pageOf(address: string, base?: URL): string {
  const url = new URL(address, base);
  url.hash = "";
  return url.href;
}
