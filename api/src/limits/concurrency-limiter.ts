import { type QueueName, watchQueue } from "../metrics/limits.ts";

/** Too many requests at once; the client should retry soon. */
export class BusyError extends Error {}

/** Milliseconds after which nothing more queues behind what waits: what comes then is refused. */
export const defaultMaxWait = 500;

/**
 * Milliseconds for which, after a refusal, it counts how long a task would wait. Before, a burst may fill the queue: a person's page asks
 * for several things at once. Under a lasting overload each task would wait for all of it.
 */
const strictFor = 5_000;

/** Milliseconds that a task may have to wait then. */
const strictMaxWait = 250;

/** The weight of the last task in the mean time for which tasks hold their slot. */
const weightOfLast = 0.2;

/** Limits of a concurrency limiter. */
export interface ConcurrencyLimit {
  /** The name in the metrics. */
  readonly name: QueueName;
  /** Tasks that run at the same time at most. */
  readonly maxConcurrent: number;
  /** The maximum that holds instead after a quick task, which is one that took at most this many milliseconds. */
  readonly whileQuick?: { readonly milliseconds: number; readonly maxConcurrent: number };
  /** Tasks that wait at most. */
  readonly maxQueued: number;
  /** Milliseconds that a task may have waited, after which no more may queue behind it (default: `defaultMaxWait`). */
  readonly maxWait?: number;
  /** After a task its slot stays unused for this multiple of the task's duration (default 0). */
  readonly restRatio?: number;
}

/** Runs work so that at most `maxConcurrent` are under way and `maxQueued` wait for it, none for long; more are refused with BusyError. */
export function createConcurrencyLimiter({
  name,
  maxConcurrent,
  whileQuick,
  maxQueued,
  maxWait = defaultMaxWait,
  restRatio = 0,
}: ConcurrencyLimit) {
  const queue: { readonly asked: number; begin(): void }[] = [];
  let running = 0;
  let places = maxConcurrent;
  let meanHold = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;
  const metrics = watchQueue(name, () => ({ running, waiting: queue.length }));
  const isTooLong = (now: number): boolean => {
    const [first] = queue;
    if (queue.length >= maxQueued || (first && now - first.asked > maxWait)) return true;
    return now - refusedAt < strictFor && ((queue.length + 1) * meanHold) / places > strictMaxWait;
  };
  const releaseSlot = (began: number): void => {
    const held = performance.now() - began;
    meanHold = meanHold === 0 ? held : meanHold + weightOfLast * (held - meanHold);
    running--;
    // Who waits begins at once, so that no later task can overtake.
    for (const next of queue.splice(0, Math.max(0, places - running))) {
      running++;
      next.begin();
    }
  };
  return async function runLimited<Value>(work: () => Promise<Value>): Promise<Value> {
    const asked = performance.now();
    if (running >= places) {
      if (isTooLong(asked)) {
        refusedAt = asked;
        metrics.refused();
        throw new BusyError("Too much is asked for at the same time.");
      }
      await new Promise<void>((begin) => queue.push({ asked, begin }));
    } else running++;
    const began = performance.now();
    metrics.waited(began - asked);
    try {
      return await work();
    } finally {
      if (whileQuick) {
        const isQuick = performance.now() - began <= whileQuick.milliseconds;
        places = isQuick ? whileQuick.maxConcurrent : maxConcurrent;
      }
      // The caller gets its result before the slot is free again.
      if (restRatio === 0) releaseSlot(began);
      else setTimeout(releaseSlot, (performance.now() - began) * restRatio, began);
    }
  };
}
