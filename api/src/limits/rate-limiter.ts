import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { type BackoffRule, createBackoffLimiter } from "./backoff-limiter.ts";

/** Points per minutes. With `backoff` attempts over the limit are delayed more and more instead of refused. */
export interface RateLimitRule {
  readonly points: number;
  readonly minutes: number;
  readonly backoff?: BackoffRule["backoff"];
}

interface SingleLimiter {
  spend(key: string, points?: number): Promise<number | null>;
  refund(key: string, points?: number): Promise<void>;
  clear(key: string): Promise<void>;
}

/**
 * Rate limiter in the database: shared by all processes and kept across restarts. `spend` returns null, or over the limit
 * the milliseconds to wait and counts nothing.
 */
export function createRateLimiter<Name extends string>(
  pool: Pick<pg.Pool, "query">,
  table: Readonly<Record<Name, RateLimitRule>>,
) {
  const counters = new Map(
    Object.entries<RateLimitRule>(table).map(([name, { backoff, ...rule }]): [string, SingleLimiter] => [
      name,
      backoff
        ? createBackoffLimiter(pool, name, { ...rule, backoff })
        : createWindowLimiter(pool, name, rule),
    ]),
  );
  const counter = (name: Name) => {
    const found = counters.get(name);
    if (!found) throw new Error(`There is no limit called ${name}`);
    return found;
  };
  return {
    spend: (name: Name, key: string, cost?: number): Promise<number | null> => counter(name).spend(key, cost),
    refund: (name: Name, key: string, cost?: number): Promise<void> => counter(name).refund(key, cost),
    clear: (name: Name, key: string): Promise<void> => counter(name).clear(key),
  };
}

function createWindowLimiter(
  pool: Pick<pg.Pool, "query">,
  name: string,
  { points, minutes }: RateLimitRule,
): SingleLimiter {
  // Without their names: named statements of two connections collide in the embedded database.
  const client = { query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values: values ?? [] }) };
  const limiter = new RateLimiterPostgres({
    storeClient: client,
    storeType: "client",
    tableName: "rate_limit",
    tableCreated: true,
    // Old rows are swept by a job.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: minutes * 60,
  });
  return {
    async spend(key, cost = 1) {
      try {
        await limiter.consume(key, cost);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // The library counts refused attempts too.
        await limiter.reward(key, cost);
        return Math.max(1, refused.msBeforeNext);
      }
    },
    async refund(key, cost = 1) {
      await limiter.reward(key, cost);
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}
