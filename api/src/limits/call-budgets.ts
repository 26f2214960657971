import type { Request } from "express";
import type { Asking } from "../auth/auth-context.ts";
import { hashed } from "../auth/tokens.ts";
import { RateLimited } from "../domain/errors.ts";
import { apiBudgets } from "../inputs/index.ts";
import type { Budget, BudgetCounter, Standing } from "./budget-counter.ts";
import type { Purse } from "./limits.ts";
import { networkOf } from "./network.ts";

/** Opens the purse of a call; there is one for each of them. A token pays, else who is signed in, else the address. */
export type OpenPurse = (request: Pick<Request, "ip" | "res">, asking: Asking) => Purse;

const { seconds } = apiBudgets;
const kinds = {
  token: { ...apiBudgets.token, name: "token", seconds },
  user: { ...apiBudgets.user, name: "user", seconds },
  anonymous: { ...apiBudgets.anonymous, name: "anonymous", seconds },
} as const satisfies Record<string, Budget & { least: number }>;

/** Purses over budgets that all processes share. */
export function createPurses(counter: Pick<BudgetCounter, "spend" | "giveBack">): OpenPurse {
  return ({ ip, res }, { token, viewer }) => {
    const kind = token ? kinds.token : viewer ? kinds.user : kinds.anonymous;
    // Addresses have no place in the counter.
    const key = token?.id ?? viewer?.id ?? hashed(networkOf(ip ?? ""));
    let asked = 0;
    let taken = 0;
    let resetAt = 0;
    /** Tells a token how it stands, in headers. Browsers do not ask, and behind one address are many. */
    const tell = (standing: Standing) => {
      if (!token || !res || res.headersSent) return;
      res.setHeader("RateLimit-Limit", standing.points);
      res.setHeader("RateLimit-Remaining", standing.remaining);
      res.setHeader("RateLimit-Reset", secondsUntil(standing.resetAt));
    };
    return {
      async spend(points) {
        const owed = Math.max(kind.least, asked + points) - taken;
        if (owed > 0) {
          const { isTaken, ...standing } = await counter.spend(kind, key, owed);
          tell(standing);
          if (!isTaken)
            throw new RateLimited(standing.resetAt - Date.now(), adviceOn(kind.name, owed, standing));
          taken += owed;
          resetAt = standing.resetAt;
        }
        asked += points;
      },
      giveBack(points) {
        asked -= points;
        // Never more than was taken: of a call that is refused that may be nothing.
        const owed = Math.min(taken, Math.max(kind.least, asked));
        const standing = counter.giveBack(kind, key, taken - owed, resetAt);
        taken = owed;
        tell(standing);
        return { ...standing, taken };
      },
    };
  };
}

const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 1000));

function adviceOn(name: keyof typeof kinds, owed: number, { points, remaining, resetAt }: Standing): string {
  const minute = `${points} points a minute`;
  const state = `This request costs ${owed} points. ${remaining} of ${minute} are left for the next ${secondsUntil(resetAt)} seconds.`;
  return name !== "anonymous"
    ? `${state} Request fewer fields or shorter lists (first), or send fewer requests.`
    : `${state} Request fewer fields or shorter lists (first), send fewer requests, or use an API token, which has ${apiBudgets.token.points} points a minute.`;
}

/** A purse that is never empty (RATE_LIMITS=off). */
export const openFullPurse: OpenPurse = createPurses({
  spend: async (budget) => ({ ...fullOf(budget), isTaken: true }),
  giveBack: (budget) => fullOf(budget),
});

function fullOf({ points, seconds }: Budget): Standing {
  return { points, remaining: points, resetAt: Date.now() + seconds * 1000 };
}
