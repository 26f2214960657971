/** Durations in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** When to try again, as people read it: in whole minutes, rounded up. */
export function retryText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}

/** Days for which the idempotency key of a write is remembered. */
export const idempotencyKeyDays = 7;
