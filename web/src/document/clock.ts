import { createContext, use } from "react";
import { BootContext } from "./boot";

let hydratedAt: number | undefined;
/** The server's time as its answers tell it, less the browser's `performance.now()`: in milliseconds. */
let offset = Number.NEGATIVE_INFINITY;

/** Told on the server from when on the page would show something else; in the browser nobody asks. */
export const ExpiryContext = createContext<(time: Date) => void>(() => undefined);

/** Told by the browser's entry once the page is live; until then time stands still. */
export function startClock(): void {
  hydratedAt ??= performance.now();
}

/** Sets the clock by an answer of the server's; never back. */
export function setClockBy(headers: Headers): void {
  const made = Date.parse(headers.get("date") ?? "");
  // A cache on the way says how many seconds it has had the answer.
  const age = Number(headers.get("age")) || 0;
  if (made) offset = Math.max(offset, made + age * 1000 - performance.now());
}

/**
 * The server's time, whatever the visitor's own clock says. During the first render it is exactly what the server used, so
 * "about 1 hour ago" says the same on both sides; afterwards it runs on. The page may have been made long before it was
 * fetched, so newer data bring the time with them.
 */
export function useNow(): Date {
  const { now } = use(BootContext);
  const start = Date.parse(now);
  if (hydratedAt === undefined) return new Date(start);
  const current = performance.now();
  return new Date(current + Math.max(start - hydratedAt, offset));
}

/** Puts the clock back to where a document begins; for tests. */
export function resetClock(): void {
  hydratedAt = undefined;
  offset = Number.NEGATIVE_INFINITY;
}
