import { createHash } from "node:crypto";
import { RateLimited } from "../domain/errors.ts";
import type { Standing } from "./budget-counter.ts";
import type { Allowance } from "./rate-limiter.ts";

/** How often within how many minutes, and who is counted: by account, by network address, by user, or by company. */
export const limitTable = {
  /** Failures only: what succeeds is given back. */
  "sign-in:network": { points: 50, minutes: 15 },
  "sign-in:account-network": { points: 10, minutes: 15 },
  /** Of browsers that never signed in to the account, from wherever they come. */
  "sign-in:account": { points: 100, minutes: 24 * 60, pauses: { first: 1, longest: 60 } },
  /** Ours: of one that has, in place of that. Somebody may have copied its cookie. */
  "sign-in:device": { points: 100, minutes: 24 * 60 },
  /** Ours: guesses at the current password, which is asked for again, by whoever is signed in. */
  "current-password:user": { points: 10, minutes: 15 },
  "sign-up:network": { points: 20, minutes: 60 },
  /** Mails that anyone may have sent to an address: resets and proofs of all kinds alike. */
  "mail:account": { points: 5, minutes: 60 },
  "mail:network": { points: 20, minutes: 60 },
  /** Ours: links to a work address, which the reviewer chooses. */
  "work-mail:user": { points: 5, minutes: 60 },
  "reviews:user": { points: 20, minutes: 60 },
  /** Ours: each keeps what was said before. */
  "review-changes:user": { points: 60, minutes: 60 },
  /** Ours: each has a page that search engines find. */
  "companies:user": { points: 10, minutes: 60 },
  /** Ours: a name stands in the search text of every listing. */
  "company-changes:user": { points: 60, minutes: 60 },
  "leads:network": { points: 10, minutes: 60 },
  /** Ours: leads that its owners are told of by mail, from wherever they come. Others are kept without one. */
  "lead-mails:company": { points: 60, minutes: 60 },
  /** Ours: a vendor goes through a full inbox. */
  "lead-changes:user": { points: 600, minutes: 60 },
  /** Ours: mails to addresses that an owner, or one who would be one, chooses. */
  "invitations:user": { points: 20, minutes: 60 },
  /** Ours: an address that does not want to come is left in peace, whoever invites it. Forgotten when it comes. */
  "invitations:address": { points: 3, minutes: 7 * 24 * 60 },
  "claims:user": { points: 5, minutes: 60 },
  /** Ours: as companies. */
  "software:user": { points: 30, minutes: 60 },
  /** Ours: every part of a listing that is saved, and what is deleted. */
  "software-changes:user": { points: 120, minutes: 60 },
  /** Ours: far more than one reads in an hour. */
  "review-votes:user": { points: 300, minutes: 60 },
  "review-reports:user": { points: 20, minutes: 60 },
  "review-replies:user": { points: 20, minutes: 60 },
  /** Ours: each stands under a review for everybody, and the first one is a mail. */
  "review-answers:user": { points: 60, minutes: 60 },
  /** Ours: every change of a list, also each step of a software in it. */
  "lists:user": { points: 300, minutes: 60 },
  /** Ours: each is a few seconds of work, also one that is not taken. */
  "pictures:user": { points: 60, minutes: 60 },
  /** Ours: one for each program, made by hand. */
  "tokens:user": { points: 20, minutes: 60 },
  /** Ours: administrators work through queues. Deletions cannot be undone. */
  "admin-changes:user": { points: 3_000, minutes: 60 },
  "admin-deletions:user": { points: 300, minutes: 60 },
} as const satisfies Record<string, Allowance>;

export type LimitName = keyof typeof limitTable;

/** What counts, shared by all processes. */
export interface Counter {
  /** Counts one and answers null, or counts nothing and answers how many milliseconds to wait. */
  spend(limit: LimitName, key: string): Promise<number | null>;
  refund(limit: LimitName, key: string): Promise<void>;
  clear(limit: LimitName, key: string): Promise<void>;
}

/** Whom a limit counts. */
export type Counted = readonly [limit: LimitName, who: string];

export interface Limits {
  /**
   * Counts one of each, or throws RateLimited and counts nothing: who is refused uses up nobody's room, so the wider limit
   * comes first. Never within a transaction.
   */
  spend(...counted: Counted[]): Promise<void>;
  /** Takes back what was counted. */
  refund(...counted: Counted[]): Promise<void>;
  /** Forgets all that was counted of one. */
  clear(counted: Counted): Promise<void>;
}

/** Counts one while the work is done: what comes to nothing is not counted. Throws RateLimited, and what the work throws. */
export async function counting<T>(limits: Limits, counted: Counted, work: () => Promise<T>): Promise<T> {
  await limits.spend(counted);
  try {
    return await work();
  } catch (error) {
    await limits.refund(counted);
    throw error;
  }
}

/** Limits over a counter. Keys leave as their SHA-256: addresses have no place in the counter. */
export function limitsOver(counter: Counter): Limits {
  const key = (who: string) => createHash("sha256").update(who).digest("base64url");
  const limits: Limits = {
    async spend(...counted) {
      for (const [place, [limit, who]] of counted.entries()) {
        const wait = await counter.spend(limit, key(who));
        if (wait === null) continue;
        await limits.refund(...counted.slice(0, place));
        throw new RateLimited(wait);
      }
    },
    async refund(...counted) {
      await Promise.all(counted.map(([limit, who]) => counter.refund(limit, key(who))));
    },
    clear: ([limit, who]) => counter.clear(limit, key(who)),
  };
  return limits;
}

/** Limits that hold nobody back (RATE_LIMITS=off). */
export const noLimits: Limits = { spend: async () => {}, refund: async () => {}, clear: async () => {} };

/** What one call is paid from: the budget of its token, or of the address that it comes from. */
export interface Purse {
  /** Takes what a part of the call costs, all parts together at least what a call costs at least. Throws RateLimited. */
  spend(points: number): Promise<void>;
  /** Gives back what a part of the call cost less than was taken for it. Answers what is taken then, and how it stands. */
  giveBack(points: number): Standing & { readonly taken: number };
}
