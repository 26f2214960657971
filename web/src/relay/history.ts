import type { ClientInstrumentation } from "react-router";

let isStarted = false;
/** Pages that were asked for otherwise than by Back or Forward and have not arrived yet. */
const underWay = new Set<string>();

/** Tells this module of the router's start in the browser and of its navigations: an instrumentation of HydratedRouter. */
export const historyInstrumentation: ClientInstrumentation = {
  router(router) {
    isStarted = true;
    router.instrument({
      async navigate(navigate, { to, currentUrl }) {
        // A number is Back or Forward by script.
        if (typeof to === "number") await navigate();
        else await asNew(pageOf(to, new URL(currentUrl, window.location.origin)), navigate);
      },
    });
  },
};

/** Whether the router has started in the browser and handles Back and Forward. */
export const isRouterStarted = () => isStarted;

/**
 * Whether a page is asked for by Back or Forward: then the browser is at its address already, and nothing else asks for it. On
 * a new navigation or a reload, even of the current address, something does.
 */
export function isReturnTo(url: string): boolean {
  const page = pageOf(url);
  return page === pageOf(window.location.href) && !underWay.has(page);
}

/** Asks for the page on the screen again; what is stored of it is not enough. */
export const reloadPage = (revalidate: () => Promise<void>) =>
  asNew(pageOf(window.location.href), revalidate);

async function asNew(page: string, ask: () => Promise<unknown>): Promise<void> {
  underWay.add(page);
  try {
    await ask();
  } finally {
    underWay.delete(page);
  }
}

/** The address without the part of the page that it leads to. */
function pageOf(address: string, base?: URL): string {
  const url = new URL(address, base);
  url.hash = "";
  return url.href;
}
