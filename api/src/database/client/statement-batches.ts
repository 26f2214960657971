import type { ConcurrencyLimiter, Shareable } from "../../limits/concurrency-limiter.ts";
import { countBatchedReads } from "../../metrics/database.ts";
import { batchColumn, maxBatch } from "../query/batch-text.ts";
import { isOutage, isTimeout } from "./outage.ts";
import type { ReadOptions, Statement } from "./reader.ts";

/** A statement that may run together with others of its text. */
type Batchable = Statement & Required<Pick<Statement, "batchText">>;

/** Has the statement a text for several, and values of which arrays of texts can be made? */
export const isBatchable = (statement: Statement): statement is Batchable =>
  statement.batchText !== undefined &&
  statement.values.length > 0 &&
  statement.values.every((value) => typeof value === "string" || value === null);

/** Runs a statement on a connection and gives its rows. Calls `connected` once it no longer waits for the connection. */
type Run = (statement: Statement, options: ReadOptions, connected: () => void) => Promise<unknown[]>;

interface Read {
  readonly statement: Batchable;
  readonly options: ReadOptions;
}

const ignore = () => {};

/** The rows of each of the reads, which have one text, by one statement. */
async function readTogether(
  run: Run,
  reads: readonly [Read, ...Read[]],
  connected: () => void = ignore,
): Promise<unknown[][]> {
  const [{ statement, options }, ...others] = reads;
  if (others.length === 0) return [await run(statement, options, connected)];
  const values = statement.values.map((_, at) => reads.map((read) => read.statement.values[at]));
  // The text is our own if one of them says so. All else in the options follows from the text.
  const isForeign = reads.every((read) => read.options.isForeign);
  const rows = await run({ text: statement.batchText(), values }, { ...options, isForeign }, connected);
  countBatchedReads(reads.length);
  const found: unknown[][] = reads.map(() => []);
  for (const row of rows as { readonly [batchColumn]: number }[])
    (found[row[batchColumn] - 1] as unknown[]).push(row);
  return found;
}

/** May it be the error of one of them? If the database is out of reach or too slow, to try each alone would only be more work for it. */
const isPerhapsOfOne = (error: unknown, reads: readonly Read[]): boolean =>
  reads.length > 1 && !isOutage(error) && !isTimeout(error);

/** Statements of one text that run at the same time: PostgreSQL works on one while the server writes the answers to the other. */
const maxConcurrent = 2;

/** Milliseconds that a read waits at most for the end of one of them, because they may be slow. */
const maxWait = 10;

interface Waiting extends Read {
  readonly rows: PromiseWithResolvers<unknown[]>;
}

/** The reads of one text, while there are any. */
interface Queue {
  running: number;
  waiting: Waiting[];
  timer: NodeJS.Timeout | undefined;
}

/**
 * Runs statements. Those that are batchable and asked for while `maxConcurrent` others of their text run wait for the end of one, or for `maxWait`, and then run together: most
 * of what a short statement takes does not depend on its rows. They are read after they were asked for. If a statement of several fails, and not because the database is out of reach or too slow, each is run alone, so that nobody gets another's
 * error. (`createBatchedLookup` reads things by their keys, once each, for who need not have them at once.)
 */
export function createStatementBatches(
  run: Run,
): (statement: Statement, options: ReadOptions) => Promise<unknown[]> {
  const queues = new Map<string, Queue>();

  function schedule(text: string, queue: Queue): void {
    if (queue.waiting.length === 0) {
      if (queue.running === 0) queues.delete(text);
    } else if (queue.running < maxConcurrent) startBatch(text, queue);
    else queue.timer ??= setTimeout(startAll, maxWait, text, queue);
  }

  function startBatch(text: string, queue: Queue): void {
    const reads = queue.waiting.splice(0, maxBatch) as [Waiting, ...Waiting[]];
    if (queue.waiting.length === 0) {
      clearTimeout(queue.timer);
      queue.timer = undefined;
    }
    queue.running += 1;
    void runBatch(reads).finally(() => {
      queue.running -= 1;
      schedule(text, queue);
    });
  }

  function startAll(text: string, queue: Queue): void {
    while (queue.waiting.length > 0) startBatch(text, queue);
  }

  async function runBatch(reads: readonly [Waiting, ...Waiting[]]): Promise<void> {
    try {
      const found = await readTogether(run, reads);
      for (const [at, { rows }] of reads.entries()) rows.resolve(found[at] as unknown[]);
    } catch (error) {
      // All at once: one of them may be slow.
      if (isPerhapsOfOne(error, reads)) await Promise.all(reads.map((read) => runBatch([read])));
      else for (const { rows } of reads) rows.reject(error);
    }
  }

  return (statement, options) => {
    if (!isBatchable(statement)) return run(statement, options, ignore);
    const { text } = statement;
    const queue = queues.get(text) ?? { running: 0, waiting: [], timer: undefined };
    queues.set(text, queue);
    const rows = Promise.withResolvers<unknown[]>();
    queue.waiting.push({ statement, options, rows });
    schedule(text, queue);
    return rows.promise;
  };
}

/** Slow statements that run together at most: each waits for all of them. */
const maxSlowBatch = 4;

interface SlowRead extends Read, Shareable {}

/**
 * Runs slow statements, which wait for their turns (limits/concurrency-limiter.ts). A batchable one is read together with the next ones of its text. If that fails, each is run alone,
 * one after the other in the same place, with the exceptions of `createStatementBatches`.
 */
export function createSlowStatementBatches(
  run: Run,
  { runLimited, runTogether }: ConcurrencyLimiter,
): (statement: Statement, options: ReadOptions) => Promise<unknown[]> {
  function readAll(reads: readonly [SlowRead, ...SlowRead[]], connected: () => void): Promise<unknown[]>[] {
    const together = readTogether(run, reads, connected);
    let last: Promise<unknown> = together;
    return reads.map(({ statement, options }, at) => {
      const before = last;
      const rows = together.then(
        (found) => found[at] as unknown[],
        async (error) => {
          if (!isPerhapsOfOne(error, reads)) throw error;
          await before.catch(ignore);
          return run(statement, options, ignore);
        },
      );
      last = rows;
      return rows;
    });
  }

  return (statement, options) => {
    const { requestKey } = options;
    if (!isBatchable(statement))
      return runLimited((startTimer) => run(statement, options, startTimer), requestKey);
    const read: SlowRead = { statement, options, kind: statement.text, maxTogether: maxSlowBatch };
    return runTogether(read, readAll, requestKey);
  };
}
