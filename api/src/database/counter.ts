import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** How often within how many minutes. */
export interface Allowance {
  readonly points: number;
  readonly minutes: number;
}

/**
 * Counts what happens within times, in the database: all processes and machines count together, and a restart forgets
 * nothing. `spend` answers how many milliseconds to wait when there were too many.
 */
export function createCounter<Name extends string>(
  pool: Pick<pg.Pool, "query">,
  table: Readonly<Record<Name, Allowance>>,
) {
  // Without their names: named statements of two connections collide in the embedded database.
  const client = { query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values: values ?? [] }) };
  const limiterOf = ([name, { points, minutes }]: [string, Allowance]) =>
    new RateLimiterPostgres({
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
  const limiters = new Map(Object.entries<Allowance>(table).map((entry) => [entry[0], limiterOf(entry)]));
  const limiter = (name: Name) => {
    const found = limiters.get(name);
    if (!found) throw new Error(`There is no limit called ${name}`);
    return found;
  };
  return {
    async spend(name: Name, key: string): Promise<number | null> {
      try {
        await limiter(name).consume(key);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, refused.msBeforeNext);
      }
    },
    async refund(name: Name, key: string): Promise<void> {
      await limiter(name).reward(key);
    },
    async clear(name: Name, key: string): Promise<void> {
      await limiter(name).delete(key);
    },
  };
}
