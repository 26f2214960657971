import { CronExpressionParser } from "cron-parser";
import type pg from "pg";
import type { JobReport } from "../domain/administration/system.ts";
import type { JobKind } from "./kinds.ts";

type JobCounts = Pick<JobReport, "kind" | "waiting" | "failed" | "lastCompletedAt">;

/** The state of the jobs of these kinds, by name; one statement. Unlike the library's own counts it is always current. */
export async function reportJobs(
  pool: Pick<pg.Pool, "query">,
  kinds: Readonly<Record<string, JobKind>>,
  now: Date,
): Promise<JobReport[]> {
  const { rows } = await pool.query<JobCounts>(
    `select name as kind,
      count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      max(completed_on) filter (where state = 'completed') as "lastCompletedAt"
    from pgboss.job where name = any($1) group by name`,
    [Object.keys(kinds)],
  );
  const counted = new Map(rows.map((row) => [row.kind, row]));
  return Object.entries(kinds)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, { schedule, concurrency = 1 }]) => ({
      ...(counted.get(kind) ?? { kind, waiting: 0, failed: 0, lastCompletedAt: null }),
      schedule: schedule ?? null,
      workers: concurrency,
      nextRunAt: schedule ? nextRun(schedule, now) : null,
    }));
}

/** Seconds since the longest waiting job of each kind was due, 0 if none waits; one statement on the index of waiting jobs. */
export async function oldestWaiting(
  pool: Pick<pg.Pool, "query">,
  kinds: readonly string[],
): Promise<{ kind: string; seconds: number }[]> {
  const { rows } = await pool.query<{ kind: string; seconds: number }>(
    `select kind, coalesce((
        select greatest(0, extract(epoch from now() - min(start_after)))::float8 from pgboss.job
        where name = kind and state < 'active' and not blocked
      ), 0) as seconds
    from unnest($1::text[]) kind`,
    [kinds],
  );
  return rows;
}

/** The next run of a cron schedule (UTC) after `now`, by the parser that the queue itself uses. */
function nextRun(schedule: string, now: Date): Date {
  return CronExpressionParser.parse(schedule, { currentDate: now, tz: "UTC" }).next().toDate();
}
