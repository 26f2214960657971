import pg from "pg";
import { PgBoss } from "pg-boss";
import type { Database } from "../database/open.ts";
import { type JobKind, type JobTools, jobKinds } from "./kinds.ts";

export interface JobsOptions extends JobTools {
  database: Pick<Database, "prisma" | "pool">;
  /** Told what a job threw, and what goes wrong in the queue itself. */
  report(error: unknown): void;
  kinds?: Readonly<Record<string, JobKind>>;
  /** How often each kind is looked for, in seconds; half a second at least. */
  pollingIntervalSeconds?: number;
}

/** How many jobs of a kind wait or are under way, and how many were given up; at most a minute old. */
export interface JobCount {
  readonly kind: string;
  readonly waiting: number;
  readonly failed: number;
}

export interface Jobs {
  /** Has a job of this kind done soon, by this process or another one on the same database. */
  add(kind: string): Promise<void>;
  counts(): Promise<JobCount[]>;
  /** Takes no more jobs, and waits for those under way, but not for ever: what is cut off is done again later. */
  stop(): Promise<void>;
}

/** A job that fails is tried again so often, after 2, 4, 8 … seconds, and some more that differ by chance. */
const retries = { retryLimit: 10, retryDelay: 2, retryBackoff: true } as const;
/** A process that died with a job in hand does not keep it longer than so many seconds. */
const expireInSeconds = 15 * 60;
/** The process as a whole has to end within a few seconds. */
const stopTimeout = 3_000;

/**
 * Starts the workers of this process on the durable queue, which lies in the database as a schema of its own and is made
 * where it is missing. Several processes share it: each job is done by one of them.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { database, report, now, kinds = jobKinds, pollingIntervalSeconds = 2 } = options;
  const boss = new PgBoss({ db: onPool(database.pool) });
  boss.on("error", report);
  await boss.start();
  await Promise.all(
    Object.entries(kinds).map(async ([name, { schedule, run }]) => {
      await boss.createQueue(name, { ...retries, expireInSeconds });
      await boss.schedule(name, schedule);
      await boss.work(name, { pollingIntervalSeconds }, async () => {
        try {
          await run({ database, now });
        } catch (error) {
          report(error);
          throw error;
        }
      });
    }),
  );
  return {
    async add(kind) {
      await boss.send(kind);
    },
    async counts() {
      const queues = await boss.getQueues(Object.keys(kinds));
      return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
        kind: name,
        waiting: queuedCount + activeCount,
        failed: failedCount,
      }));
    },
    stop: () => boss.stop({ close: false, timeout: stopTimeout }),
  };
}

/** The queue's statements on the connections that everything else uses: an embedded database has no others. */
function onPool(pool: pg.Pool) {
  // The pool leaves days as text; the queue expects the driver's own types.
  const types = { getTypeParser: pg.types.getTypeParser };
  return {
    executeSql: async (text: string, values: unknown[] = []) => pool.query({ text, values, types }),
  };
}
