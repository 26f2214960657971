import { createHash } from "node:crypto";
import { RateLimited } from "../domain/errors.ts";
import { watchLimits } from "../metrics/limits.ts";
import type { BudgetState } from "./budget-counter.ts";
import type { RateLimitRule } from "./rate-limiter.ts";

/** All rate limits: points per minutes. The name says what is counted, and by whom: account, network, user or company. */
export const limitTable = {
  /** Failures only: a success is refunded. */
  "sign-in:network": { points: 50, minutes: 15 },
  "sign-in:account-network": { points: 10, minutes: 15 },
  /** Browsers that never signed in to the account, from any network. */
  "sign-in:account": { points: 100, minutes: 24 * 60, backoff: { first: 1, longest: 60 } },
  /** A known browser, instead of the limit above: its cookie may have been copied. */
  "sign-in:device": { points: 100, minutes: 24 * 60 },
  /** Wrong current passwords of a signed-in user. */
  "current-password:user": { points: 10, minutes: 15 },
  /** Wrong codes of two-step verification, wherever they are asked for. A new password does not clear it. */
  "code:user": { points: 50, minutes: 24 * 60, backoff: { first: 1, longest: 60 } },
  "sign-up:network": { points: 20, minutes: 60 },
  /** Mails that anyone can request to an address, of all kinds together. */
  "mail:account": { points: 5, minutes: 60 },
  "mail:network": { points: 20, minutes: 60 },
  /** Verification links to a work address of the reviewer's choice. */
  "work-mail:user": { points: 5, minutes: 60 },
  "reviews:user": { points: 20, minutes: 60 },
  /** Each change stores a revision. */
  "review-changes:user": { points: 60, minutes: 60 },
  /** Each company has a public page. */
  "companies:user": { points: 10, minutes: 60 },
  /** A new name rewrites the search text of every listing. */
  "company-changes:user": { points: 60, minutes: 60 },
  "leads:network": { points: 10, minutes: 60 },
  /** Notification mails about leads; further leads are stored without one. */
  "lead-mails:company": { points: 60, minutes: 60 },
  "contact:network": { points: 5, minutes: 60 },
  /** All messages to the people who run the site, so that nobody floods their mailbox. */
  "contact:site": { points: 200, minutes: 60 },
  /** Enough to work through a full inbox. */
  "lead-changes:user": { points: 600, minutes: 60 },
  /** Mails to addresses of the sender's choice. */
  "invitations:user": { points: 20, minutes: 60 },
  /** Invitations to one address by anyone. Cleared when one is accepted. */
  "invitations:address": { points: 3, minutes: 7 * 24 * 60 },
  /** Links by which vendors invite reviewers; each counts. */
  "review-invitations:company": { points: 500, minutes: 60 },
  "claims:user": { points: 5, minutes: 60 },
  "software:user": { points: 30, minutes: 60 },
  /** Saved parts of listings, and deletions. */
  "software-changes:user": { points: 120, minutes: 60 },
  "review-votes:user": { points: 300, minutes: 60 },
  "review-reports:user": { points: 20, minutes: 60 },
  "review-replies:user": { points: 20, minutes: 60 },
  /** Answers are public, and the first one sends a mail. */
  "review-answers:user": { points: 60, minutes: 60 },
  /** All changes of lists, including reordering. */
  "lists:user": { points: 300, minutes: 60 },
  /** Uploads, including rejected ones: each takes seconds of work. */
  "pictures:user": { points: 60, minutes: 60 },
  /** Proofs of use that were taken; moderators look at each. */
  "proofs:user": { points: 5, minutes: 24 * 60 },
  /** So that one place cannot fill the room of all. */
  "proofs:network": { points: 20, minutes: 24 * 60 },
  /** Suggested products: administrators look at each. */
  "suggested-products:user": { points: 5, minutes: 24 * 60 },
  "suggested-products:network": { points: 20, minutes: 24 * 60 },
  /** Of everyone together, so that many accounts cannot bury the queue. */
  "suggested-products:all": { points: 500, minutes: 24 * 60 },
  "tokens:user": { points: 20, minutes: 60 },
  /** Each key is stored for a week. */
  "idempotency-keys:user": { points: 10_000, minutes: 24 * 60 },
  "webhooks:user": { points: 300, minutes: 60 },
  /** Tests and replays: each makes the server send a request to an address of the user's choice. */
  "webhook-sends:user": { points: 120, minutes: 60 },
  /** Deletions cannot be undone, so their limit is lower. */
  "admin-changes:user": { points: 3_000, minutes: 60 },
  "admin-deletions:user": { points: 300, minutes: 60 },
} as const satisfies Record<string, RateLimitRule>;

export type LimitName = keyof typeof limitTable;

const countRefusal = watchLimits(Object.keys(limitTable) as LimitName[]);

/** Rate limiter shared by all processes. */
export interface RateLimiter {
  /** Counts the points (default 1) and returns null; over the limit counts nothing and returns the milliseconds to wait. */
  spend(limit: LimitName, key: string, points?: number): Promise<number | null>;
  refund(limit: LimitName, key: string, points?: number): Promise<void>;
  clear(limit: LimitName, key: string): Promise<void>;
}

/** A limit, the key that it counts by, and how many it counts (default 1). */
export type LimitKey = readonly [limit: LimitName, who: string, points?: number];

export interface Limits {
  /**
   * Counts the points of each, or throws RateLimited and counts nothing. Pass the wider limit first. Not to be called within a
   * transaction.
   */
  spend(...counted: LimitKey[]): Promise<void>;
  /** Returns the spent points. */
  refund(...counted: LimitKey[]): Promise<void>;
  /** Resets one limit for one key. */
  clear(counted: LimitKey): Promise<void>;
}

/** Counts and does the work; a failure of the work is refunded and rethrown. Throws RateLimited. */
export async function withinLimit<T>(limits: Limits, counted: LimitKey, work: () => Promise<T>): Promise<T> {
  await limits.spend(counted);
  try {
    return await work();
  } catch (error) {
    await limits.refund(counted);
    throw error;
  }
}

/** Limits over a rate limiter. Keys are stored as their SHA-256. */
export function createLimits(counter: RateLimiter): Limits {
  const key = (who: string) => createHash("sha256").update(who).digest("base64url");
  const limits: Limits = {
    async spend(...counted) {
      for (const [place, [limit, who, points]] of counted.entries()) {
        const wait = await counter.spend(limit, key(who), points);
        if (wait === null) continue;
        countRefusal(limit);
        await limits.refund(...counted.slice(0, place));
        throw new RateLimited(wait);
      }
    },
    async refund(...counted) {
      await Promise.all(counted.map(([limit, who, points]) => counter.refund(limit, key(who), points)));
    },
    clear: ([limit, who]) => counter.clear(limit, key(who)),
  };
  return limits;
}

/** Limits that never refuse (RATE_LIMITS=off). */
export const noLimits: Limits = { spend: async () => {}, refund: async () => {}, clear: async () => {} };

/** The budget that one call spends from. */
export interface CallBudget {
  /** Spends the cost of a part of the call; a whole call costs at least the minimum charge. Throws RateLimited. */
  spend(points: number): Promise<void>;
  /** Returns points that a part of the call did not use. Gives the new state and what the call has cost so far. */
  refund(points: number): BudgetState & { readonly taken: number };
}
