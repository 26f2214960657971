import pg from "pg";
import { fromPrisma, PgBoss } from "pg-boss";
import type { JobReport } from "../domain/administration/system.ts";
import { measureJob, type WatchedJobs } from "../metrics/jobs.ts";
import type { JobQueue } from "./enqueue.ts";
import { type JobContext, type JobKind, jobKinds, type Retries } from "./kinds.ts";
import { oldestWaiting, reportJobs } from "./report.ts";

export interface JobsOptions extends Omit<JobContext, "queue"> {
  /** Called with errors of jobs and of the queue. */
  report(error: unknown): void;
  /** False if another process runs the jobs, and this one only queues them (default true). */
  isWorking?: boolean;
  kinds?: Readonly<Record<string, JobKind>>;
  /** How often each kind is polled, in seconds; at least half a second. */
  pollingIntervalSeconds?: number;
}

/** The queue as its process sees it; jobs are done by this process or another one on the same database. */
export interface Jobs extends JobQueue, WatchedJobs {
  /** The current state of the jobs of each kind, by name; one statement. */
  reports(): Promise<JobReport[]>;
  /** Takes no more jobs and waits for running ones, up to a timeout; aborted jobs are retried. */
  stop(): Promise<void>;
}

const defaultRetries: Retries = { limit: 10, delay: 2 };
/** Seconds after which a job of a dead process is retried. */
const expireInSeconds = 15 * 60;
/** Seconds in which the starts of all processes queue what a start has done only once: that is scheduled as often. */
const atStartSeconds = 60 * 60;
/** The whole process has to end within a few seconds. */
const stopTimeout = 3_000;
/** For a job without a signal. */
const never = new AbortController().signal;
/** Milliseconds after which most transactions that queued a job have committed; polling finds the rest. */
const nudgeDelay = 100;

/**
 * Starts this process's workers on the durable queue, a schema of its own in the database, which is created if missing.
 * Several processes share it; each job runs in one of those that are working.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const {
    database,
    report,
    isWorking = true,
    kinds = jobKinds,
    pollingIntervalSeconds = 2,
    ...context
  } = options;
  const boss = await startBoss(database.pool, report, isWorking);
  const workers = new Map<string, string>();
  const enabled = Object.fromEntries(
    Object.entries(kinds).filter(([, kind]) => kind.isEnabled?.({ ...context, database }) ?? true),
  );

  async function startKind(
    name: string,
    { schedule, retries, concurrency = 1, maxSeconds = expireInSeconds, run }: JobKind,
  ): Promise<void> {
    await boss.createQueue(name);
    // Makes the library cache the kind before a job is queued inside a transaction, which may hold the last connection.
    if (!isWorking) return void (await boss.insert(name, []));
    // Separate from creating the queue: an existing one would keep the settings of an older version.
    await boss.updateQueue(name, {
      ...retrySettings(retries ?? defaultRetries),
      expireInSeconds: maxSeconds,
    });
    if (schedule) await boss.schedule(name, schedule);
    const worker = await boss.work(
      name,
      { pollingIntervalSeconds, localConcurrency: concurrency },
      async ([job]) => {
        try {
          await measureJob(name, () => run({ ...context, database, queue }, job?.data, job?.signal ?? never));
        } catch (error) {
          report(error);
          throw error;
        }
      },
    );
    workers.set(name, worker);
  }

  const queue: JobQueue = {
    // Runs only inside the transaction, which may hold the only connection. The library has cached the kind since its
    // start, or the worker's first poll.
    async add(tx, kind, ...jobs) {
      if (jobs.length === 0) return;
      const rows = jobs.map((data) => ({ data }));
      await boss.insert(kind, rows, { db: fromPrisma(tx), returnId: false });
      const worker = workers.get(kind);
      if (worker !== undefined) setTimeout(() => boss.notifyWorker(worker), nudgeDelay).unref();
    },
  };

  const stop = () => boss.stop({ close: false, timeout: stopTimeout });
  try {
    await Promise.all(Object.entries(enabled).map(([name, kind]) => startKind(name, kind)));
    // Schedules of disabled kinds would otherwise leave jobs that no process runs.
    for (const name of Object.keys(kinds)) if (isWorking && !(name in enabled)) await boss.unschedule(name);
    for (const [name, { atStart }] of Object.entries(enabled))
      if (isWorking && atStart) await boss.send(name, {}, { singletonSeconds: atStartSeconds });
  } catch (error) {
    await stop().catch(report);
    throw error;
  }
  return {
    ...queue,
    async counts() {
      const queues = await boss.getQueues(Object.keys(enabled));
      return queues.map(({ name, queuedCount, activeCount, failedCount }) => ({
        kind: name,
        waiting: queuedCount + activeCount,
        failed: failedCount,
      }));
    },
    oldest: () => oldestWaiting(database.pool, Object.keys(enabled)),
    reports: () => reportJobs(database.pool, enabled, context.now()),
    stop,
  };
}

/**
 * Starts the library, which creates or migrates its schema. Of processes that start at once one does so, and its lock makes the others
 * wait and then fail, because they decided before: they find the schema at the second attempt.
 */
async function startBoss(pool: pg.Pool, report: JobsOptions["report"], isWorking: boolean): Promise<PgBoss> {
  const start = async () => {
    const boss = new PgBoss({ db: onPool(pool), supervise: isWorking, schedule: isWorking });
    boss.on("error", report);
    await boss.start();
    return boss;
  };
  try {
    return await start();
  } catch (error) {
    const { rows } = await pool.query("SELECT to_regclass('pgboss.version') AS found");
    if (!rows[0]?.found) throw error;
    return start();
  }
}

/** The library doubles the delay after each failure, or keeps it constant. */
function retrySettings({ limit, delay, delayMax }: Retries) {
  return {
    retryLimit: limit,
    retryDelay: delay,
    retryBackoff: delay > 0,
    retryDelayMax: (delay > 0 && delayMax) || null,
  };
}

/** The queue's statements use the same connections as everything else: an embedded database has no others. */
function onPool(pool: pg.Pool) {
  // The pool leaves days as text; the queue expects the driver's own types.
  const types = { getTypeParser: pg.types.getTypeParser };
  return {
    executeSql: async (text: string, values: unknown[] = []) => pool.query({ text, values, types }),
  };
}
