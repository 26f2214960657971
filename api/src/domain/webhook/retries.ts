import { hourMs, minuteMs } from "../../inputs/index.ts";

/** Pauses after the first, second … failure, in milliseconds; about three days in all. */
export const retryPauses = [
  5_000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  20 * hourMs,
] as const;

/** Part of a pause that it is longer or shorter at random. */
const jitter = 0.1;

/** The longest pause that a receiver may ask for by Retry-After. */
const maxRetryAfter = hourMs;

/**
 * Milliseconds until the next attempt, after this number of failures; null if there is none. `random` is from 0 to 1. A receiver's
 * Retry-After makes the pause longer, up to an hour.
 */
export function pauseAfter(failures: number, random: number, retryAfterMs = 0): number | null {
  const pause = retryPauses[failures - 1];
  if (pause === undefined) return null;
  const spread = Math.round(pause * (1 + jitter * (2 * random - 1)));
  return Math.max(spread, Math.min(retryAfterMs, maxRetryAfter));
}
