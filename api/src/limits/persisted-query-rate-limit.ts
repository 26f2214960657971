import { RateLimited } from "../domain/errors.ts";
import { persistedQueryLimit } from "../inputs/index.ts";
import { watchLimits } from "../metrics/limits.ts";
import { createMemoryLimiter } from "./memory-limiter.ts";
import { networkOf } from "./network.ts";

/** Counts a persisted query by its network address, once for each request. Throws RateLimited. */
export type CountPersistedQuery = (request: object, ip: string | undefined) => Promise<void>;

/** Requests per seconds of one address. */
export interface PersistedQueryLimit {
  readonly points: number;
  readonly seconds: number;
}

const countRefusal = watchLimits(["persisted-queries:network"]);

/**
 * Rate limit of persisted queries, in this process's memory: it is far above normal use, so it need not be exact, and no
 * address is stored. Their cost is known, so it counts calls and not values.
 */
export function persistedQueryRateLimit({
  points,
  seconds,
}: PersistedQueryLimit = persistedQueryLimit): CountPersistedQuery {
  const limiter = createMemoryLimiter({ points, seconds });
  // A request that the answer cache cannot charge goes on to the endpoint, which asks again.
  const waits = new WeakMap<object, number>();
  return async (request, ip) => {
    const wait = waits.get(request) ?? limiter.consume(networkOf(ip ?? ""));
    waits.set(request, wait);
    if (wait <= 0) return;
    countRefusal("persisted-queries:network");
    throw new RateLimited(wait);
  };
}
