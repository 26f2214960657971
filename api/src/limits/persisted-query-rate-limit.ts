import type { Request } from "express";
import { RateLimited } from "../domain/errors.ts";
import { pageCalls } from "../inputs/index.ts";
import { createMemoryLimiter } from "./memory-limiter.ts";
import { networkOf } from "./network.ts";

/** Counts a request for a document of our pages by its address. Throws RateLimited. */
export type CountPageCall = (request: Pick<Request, "ip">) => Promise<void>;

/** How many requests of one address within how many seconds. */
export interface PageCallLimit {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Counts in this process's memory alone: the limit is far from what people do, so it need not be exact, and nobody's
 * address is kept for having read a page. What these documents cost is ours, so calls are counted and not values.
 */
export function createPageCalls({ points, seconds }: PageCallLimit = pageCalls): CountPageCall {
  const limiter = createMemoryLimiter({ points, seconds });
  return async ({ ip }) => {
    const wait = limiter.take(networkOf(ip ?? ""));
    if (wait > 0) throw new RateLimited(wait);
  };
}
