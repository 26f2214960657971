import { use } from "react";
import { BootContext } from "./boot";

let hydratedAt: number | undefined;

/** Told by the browser's entry once the page is live; until then time stands still. */
export function startClock(): void {
  hydratedAt ??= performance.now();
}

/**
 * The server's time. During the first render it is exactly what the server used, so "about 1 hour ago" says the
 * same on both sides; afterwards it runs on from there, whatever the visitor's own clock says.
 */
export function useNow(): Date {
  const { now } = use(BootContext);
  const elapsed = hydratedAt === undefined ? 0 : performance.now() - hydratedAt;
  return new Date(Date.parse(now) + elapsed);
}
