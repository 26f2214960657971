import type { Request } from "express";
import type { AuthContext } from "../auth/auth-context.ts";
import { hashed } from "../auth/tokens.ts";
import { RateLimited } from "../domain/errors.ts";
import { apiBudgets } from "../inputs/index.ts";
import { watchLimits } from "../metrics/limits.ts";
import type { Budget, BudgetCounter, BudgetState } from "./budget-counter.ts";
import type { CallBudget } from "./limits.ts";
import { networkOf } from "./network.ts";

/** Opens the budget of one call: that of its token, else of the signed-in user, else of the network address. */
export type OpenCallBudget = (request: Pick<Request, "ip" | "res">, auth: AuthContext) => CallBudget;

const { seconds } = apiBudgets;
const kinds = {
  token: { ...apiBudgets.token, name: "token", seconds },
  user: { ...apiBudgets.user, name: "user", seconds },
  anonymous: { ...apiBudgets.anonymous, name: "anonymous", seconds },
} as const satisfies Record<string, Budget & { minCharge: number }>;

const countRefusal = watchLimits(["budget:token", "budget:user", "budget:anonymous"]);

/** What is counted together: the calls of a token, else of a user, else of a network, whose address is stored as a hash only. */
export const callerKey = ({ ip }: Pick<Request, "ip">, { token, viewer }: AuthContext): string =>
  token?.id ?? viewer?.id ?? hashed(networkOf(ip ?? ""));

/** Call budgets over counters that all processes share. */
export function createCallBudgets(counter: Pick<BudgetCounter, "spend" | "refund">): OpenCallBudget {
  return ({ ip, res }, { token, viewer }) => {
    const kind = token ? kinds.token : viewer ? kinds.user : kinds.anonymous;
    const key = callerKey({ ip }, { token, viewer });
    let asked = 0;
    let taken = 0;
    let resetAt = 0;
    const sent: Record<string, number> = {};
    /** Sets a header; not again if its value is unchanged. */
    const setHeader = (name: string, value: number) => {
      if (sent[name] === value) return;
      sent[name] = value;
      res?.setHeader(name, value);
    };
    /** Sets the RateLimit headers, for tokens only: a browser ignores them, and an address may be shared. */
    const setHeaders = (state: BudgetState) => {
      if (!token || !res || res.headersSent) return;
      setHeader("RateLimit-Limit", state.points);
      setHeader("RateLimit-Remaining", state.remaining);
      setHeader("RateLimit-Reset", secondsUntil(state.resetAt));
    };
    return {
      async spend(points) {
        const due = Math.max(kind.minCharge, asked + points) - taken;
        if (due > 0) {
          const { isAllowed, ...state } = await counter.spend(kind, key, due);
          setHeaders(state);
          if (!isAllowed) {
            countRefusal(`budget:${kind.name}`);
            throw new RateLimited(state.resetAt - Date.now(), adviceOn(kind.name, due, state));
          }
          taken += due;
          resetAt = state.resetAt;
        }
        asked += points;
      },
      refund(points) {
        asked -= points;
        // A refused call may have taken nothing.
        const due = Math.min(taken, Math.max(kind.minCharge, asked));
        const state = counter.refund(kind, key, taken - due, resetAt);
        taken = due;
        setHeaders(state);
        return { ...state, taken };
      },
    };
  };
}

/** A budget for a document that is read several times: it is charged once, and `settle` refunds what its last reading did not use. */
export function chargedOnce(budget: CallBudget): CallBudget & { settle(): void } {
  let charged: Promise<void> | undefined;
  let unused = 0;
  return {
    spend(points) {
      unused = 0;
      charged ??= budget.spend(points);
      return charged;
    },
    refund(points) {
      unused = points;
      return budget.refund(0);
    },
    settle: () => void budget.refund(unused),
  };
}

const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 1000));

function adviceOn(
  name: keyof typeof kinds,
  due: number,
  { points, remaining, resetAt }: BudgetState,
): string {
  const minute = `${points} points a minute`;
  const summary = `This request costs ${due} points. ${remaining} of ${minute} are left for the next ${secondsUntil(resetAt)} seconds.`;
  return name !== "anonymous"
    ? `${summary} Request fewer fields or shorter lists (first), or send fewer requests.`
    : `${summary} Request fewer fields or shorter lists (first), send fewer requests, or use an API token, which has ${apiBudgets.token.points} points a minute.`;
}

/** A budget without a limit (RATE_LIMITS=off). */
export const unlimitedBudget: OpenCallBudget = createCallBudgets({
  spend: async (budget) => ({ ...fullState(budget), isAllowed: true }),
  refund: (budget) => fullState(budget),
});

function fullState({ points, seconds }: Budget): BudgetState {
  return { points, remaining: points, resetAt: Date.now() + seconds * 1000 };
}
