import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { createPausingCounter, type PausingAllowance } from "./backoff-limiter.ts";

/** How often within how many minutes; with pauses it is not refused over that, but delayed more and more. */
export interface Allowance {
  readonly points: number;
  readonly minutes: number;
  readonly pauses?: PausingAllowance["pauses"];
}

interface NamedCounter {
  spend(key: string): Promise<number | null>;
  refund(key: string): Promise<void>;
  clear(key: string): Promise<void>;
}

/**
 * Counts what happens within times, in the database: all processes and machines count together, and a restart forgets
 * nothing. `spend` answers how many milliseconds to wait when there were too many, and then counts nothing.
 */
export function createCounter<Name extends string>(
  pool: Pick<pg.Pool, "query">,
  table: Readonly<Record<Name, Allowance>>,
) {
  const counters = new Map(
    Object.entries<Allowance>(table).map(([name, { pauses, ...allowance }]): [string, NamedCounter] => [
      name,
      pauses
        ? createPausingCounter(pool, name, { ...allowance, pauses })
        : createRefusingCounter(pool, name, allowance),
    ]),
  );
  const counter = (name: Name) => {
    const found = counters.get(name);
    if (!found) throw new Error(`There is no limit called ${name}`);
    return found;
  };
  return {
    spend: (name: Name, key: string): Promise<number | null> => counter(name).spend(key),
    refund: (name: Name, key: string): Promise<void> => counter(name).refund(key),
    clear: (name: Name, key: string): Promise<void> => counter(name).clear(key),
  };
}

function createRefusingCounter(
  pool: Pick<pg.Pool, "query">,
  name: string,
  { points, minutes }: Allowance,
): NamedCounter {
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
    async spend(key) {
      try {
        await limiter.consume(key);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // It counts whom it refuses, too.
        await limiter.reward(key);
        return Math.max(1, refused.msBeforeNext);
      }
    },
    async refund(key) {
      await limiter.reward(key);
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}
