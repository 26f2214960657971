import { createHash } from "node:crypto";
import { RateLimited } from "./errors.ts";

/** How often within how many minutes, and who is counted: by account, by network address, or by user. */
export const limitTable = {
  /** Failures only: what succeeds is given back. */
  "sign-in:account": { points: 10, minutes: 15 },
  "sign-in:network": { points: 50, minutes: 15 },
  "sign-up:network": { points: 20, minutes: 60 },
  /** Mails that anyone may have sent to an address: resets and proofs alike. */
  "mail:account": { points: 5, minutes: 60 },
  "mail:network": { points: 20, minutes: 60 },
  "reviews:user": { points: 20, minutes: 60 },
} as const;

export type LimitName = keyof typeof limitTable;

/** What counts, shared by all processes: answers how many milliseconds to wait, or null while there is room. */
export interface Counter {
  spend(limit: LimitName, key: string): Promise<number | null>;
  refund(limit: LimitName, key: string): Promise<void>;
}

/** Whom a limit counts. */
export type Counted = readonly [limit: LimitName, who: string];

export interface Limits {
  /** Counts one of each; throws RateLimited when one of them has no room. Never within a transaction. */
  spend(...counted: Counted[]): Promise<void>;
  /** Takes back what was counted. */
  refund(...counted: Counted[]): Promise<void>;
}

/** Limits over a counter. Keys leave as their SHA-256: addresses have no place in the counter. */
export function limitsOver(counter: Counter): Limits {
  const key = (who: string) => createHash("sha256").update(who).digest("base64url");
  return {
    async spend(...counted) {
      const waits = await Promise.all(counted.map(([limit, who]) => counter.spend(limit, key(who))));
      const wait = Math.max(...waits.map((one) => one ?? 0));
      if (wait > 0) throw new RateLimited(wait);
    },
    async refund(...counted) {
      await Promise.all(counted.map(([limit, who]) => counter.refund(limit, key(who))));
    },
  };
}

/** Limits that hold nobody back (RATE_LIMITS=off). */
export const noLimits: Limits = { spend: async () => {}, refund: async () => {} };
