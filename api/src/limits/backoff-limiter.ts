import type pg from "pg";
import { minuteMs } from "../inputs/index.ts";

/** Points per minutes before the backoff begins, and its pauses in minutes: the first one, doubled each time up to the longest. */
export interface BackoffRule {
  readonly points: number;
  readonly minutes: number;
  readonly backoff: { readonly first: number; readonly longest: number };
}

/**
 * Exponential backoff in table `rate_limit`: over the limit one attempt at a time passes, each followed by a pause twice as
 * long as the one before. `spend` is one statement, so of several attempts at once only one passes.
 */
export function createBackoffLimiter(
  pool: Pick<pg.Pool, "query">,
  name: string,
  { points, minutes, backoff }: BackoffRule,
) {
  const keyOf = (key: string) => `${name}:${key}`;
  return {
    /** Counts one and returns null, or counts nothing and returns the milliseconds to wait. */
    async spend(key: string): Promise<number | null> {
      const now = Date.now();
      const { rowCount } = await pool.query(
        `insert into rate_limit as r (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
        on conflict (key) do update set
          points = case when r.expire > $2 then r.points + 1 else 1 end,
          expire = case when r.expire > $2 then r.expire else excluded.expire end,
          paused_until = case when r.expire > $2 and r.points >= $4::int then $2 + least($6::bigint,
            $5::bigint * (2 ^ least(r.points - $4, 30))::bigint) end
        where r.expire <= $2 or r.paused_until is null or r.paused_until <= $2`,
        [keyOf(key), now, minutes * minuteMs, points, backoff.first * minuteMs, backoff.longest * minuteMs],
      );
      if (rowCount) return null;
      const { rows } = await pool.query<{ until: string | null }>(
        "select paused_until as until from rate_limit where key = $1",
        [keyOf(key)],
      );
      return Math.max(1, Number(rows[0]?.until ?? now) - now);
    },
    /** Uncounts one and ends the pause that it began. */
    async refund(key: string): Promise<void> {
      await pool.query(
        "update rate_limit set points = greatest(points - 1, 0), paused_until = null where key = $1 and expire > $2",
        [keyOf(key), Date.now()],
      );
    },
    /** Resets the key. */
    async clear(key: string): Promise<void> {
      await pool.query("delete from rate_limit where key = $1", [keyOf(key)]);
    },
  };
}
