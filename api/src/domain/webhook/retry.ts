import type { WebhookDisabledReason } from "../../inputs/index.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds from each failed attempt to the next one: ten attempts within about three days. */
export const pauses: readonly number[] = [
  5_000,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  20 * hour,
];

/** The pauses vary by this part of themselves, so that receivers that were down are not met by everything at once. */
const jitter = 0.1;

/** The longest time that a receiver may ask for by Retry-After. */
const longestWish = hour;

/** An endpoint that accepted nothing for this long is disabled when a delivery is given up. */
const longestFailing = 60 * hour;

/** A failed attempt and what came before it. */
export interface FailedAttempt {
  /** Attempts so far, this one included. */
  readonly attempts: number;
  readonly now: Date;
  /** The status of the answer; null without one. */
  readonly status: number | null;
  /** The value of Retry-After as sent. */
  readonly retryAfter: string | null;
  /** Since when the endpoint has accepted nothing; null if its last attempt before this one succeeded. */
  readonly failingSince: Date | null;
  /** A test is not repeated, and says nothing about the endpoint. */
  readonly isTest: boolean;
  /** From 0 to 1 (default: random). */
  readonly chance?: number;
}

/** What follows a failed attempt: another one, or none, and whether the endpoint is disabled. */
export type Consequence =
  | { readonly kind: "retry"; readonly at: Date }
  | { readonly kind: "give-up"; readonly disable: WebhookDisabledReason | null };

/** Decides what follows a failed attempt. */
export function afterFailure(attempt: FailedAttempt): Consequence {
  const { attempts, now, status, retryAfter, failingSince, isTest, chance = Math.random() } = attempt;
  if (isTest) return { kind: "give-up", disable: null };
  if (status === 410) return { kind: "give-up", disable: "gone" };
  const pause = pauses[attempts - 1];
  if (pause === undefined) {
    const failingFor = failingSince === null ? 0 : now.getTime() - failingSince.getTime();
    return { kind: "give-up", disable: failingFor >= longestFailing ? "failing" : null };
  }
  const varied = pause * (1 + jitter * (2 * chance - 1));
  const wait = Math.max(varied, Math.min(wishOf(retryAfter, now), longestWish));
  return { kind: "retry", at: new Date(now.getTime() + Math.round(wait)) };
}

/** Milliseconds that a Retry-After asks for, in seconds or as a date; 0 if there is none that can be read. */
function wishOf(retryAfter: string | null, now: Date): number {
  if (retryAfter === null || retryAfter.length > 40) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1_000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now.getTime());
}
