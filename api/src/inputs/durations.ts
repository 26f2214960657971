/** Durations in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** When to try again, as people read it: in seconds up to a minute, then in whole minutes. */
export function retryText(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `Please try again in ${count} ${unit}${count === 1 ? "" : "s"}.`;
}

/** Days for which the idempotency key of a write is remembered. */
export const idempotencyKeyDays = 7;
