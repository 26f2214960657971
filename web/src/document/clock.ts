import { createContext, use } from "react";
import { BootContext } from "./boot";

let hydratedAt: number | undefined;
/** The server's time according to its responses, minus the browser's `performance.now()`, in milliseconds. */
let offset = Number.NEGATIVE_INFINITY;

/** On the server, called with the time from which the page would show something else; unused in the browser. */
export const ExpiryContext = createContext<(time: Date) => void>(() => undefined);

/** Starts the clock. Called by the browser's entry after hydration; until then the time does not change. */
export function startClock(): void {
  hydratedAt ??= performance.now();
}

/** Sets the clock from a response of the server; never back. */
export function setClockBy(headers: Headers): void {
  const made = Date.parse(headers.get("date") ?? "");
  // A cache on the way says for how many seconds it has had the response.
  const age = Number(headers.get("age")) || 0;
  if (made) offset = Math.max(offset, made + age * 1000 - performance.now());
}

/**
 * The server's time, whatever the visitor's own clock says. During the first render it is exactly what the server used, so
 * "about 1 hour ago" is the same on both sides; afterwards it advances. The page may have been rendered long before it was
 * fetched, so newer responses correct the time.
 */
export function useNow(): Date {
  const { now } = use(BootContext);
  const start = Date.parse(now);
  if (hydratedAt === undefined) return new Date(start);
  const current = performance.now();
  return new Date(current + Math.max(start - hydratedAt, offset));
}

/** Resets the clock to the start of a document; for tests. */
export function resetClock(): void {
  hydratedAt = undefined;
  offset = Number.NEGATIVE_INFINITY;
}
