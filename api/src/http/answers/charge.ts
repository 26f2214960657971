import type { IncomingMessage } from "node:http";
import type { Express, Request } from "express";
import type { OpenCallBudget } from "../../limits/call-budgets.ts";
import type { CallBudget } from "../../limits/limits.ts";
import { callerAddress } from "../../limits/network.ts";
import type { CountPersistedQuery } from "../../limits/persisted-query-rate-limit.ts";

/** What an answer costs each caller. */
export interface Charge {
  readonly isPersisted: boolean;
  readonly points: number;
}

/** What was spent while an answer was made. */
export interface Spending {
  isPersisted: boolean;
  readonly budgets: CallBudget[];
}

/** The charge of an answer, once it is made. */
export function chargeOf({ isPersisted, budgets }: Spending): Charge {
  const points = budgets.reduce((sum, budget) => sum + budget.refund(0).taken, 0);
  return { isPersisted, points };
}

export interface ChargingOptions {
  /** Null without limits. */
  openCallBudget: OpenCallBudget | null;
  countPersistedQuery: CountPersistedQuery | null;
  hasProxy: boolean;
}

/** Charges callers for answers that others' requests have made; null if nothing is due. Rejects with RateLimited. */
export function createCharging({ openCallBudget, countPersistedQuery, hasProxy }: ChargingOptions) {
  const nobody = { token: null, viewer: null };
  return (request: IncomingMessage, { isPersisted, points }: Charge, app: Express): Promise<void> | null => {
    const isLimited = isPersisted && countPersistedQuery !== null;
    const isCharged = points > 0 && openCallBudget !== null;
    if (!isLimited && !isCharged) return null;
    const ip = addressOf(request, hasProxy, app);
    const charge = async () => {
      if (isLimited) await countPersistedQuery(request, ip);
      if (isCharged) await openCallBudget({ ip }, nobody).spend(points);
    };
    return charge();
  };
}

/** The address as Express has it, which reads it through the proxies that are trusted. */
function addressOf(request: IncomingMessage, hasProxy: boolean, app: Express): string | undefined {
  if (!hasProxy) return request.socket.remoteAddress;
  return callerAddress(Object.setPrototypeOf(request, app.request) as Request);
}
