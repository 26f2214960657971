import { type QueueName, watchQueue } from "../metrics/limits.ts";

/** Too many requests at once; the client should retry soon. */
export class BusyError extends Error {}

/** Milliseconds after which nothing more queues behind what waits: what comes then is refused. */
export const defaultMaxWait = 500;

/** Limits of a concurrency limiter. */
export interface ConcurrencyLimit {
  /** The name in the metrics. */
  readonly name: QueueName;
  /** Tasks that run at the same time at most. */
  readonly maxConcurrent: number;
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
  maxQueued,
  maxWait = defaultMaxWait,
  restRatio = 0,
}: ConcurrencyLimit) {
  const queue: { readonly asked: number; begin(): void }[] = [];
  let running = 0;
  const metrics = watchQueue(name, () => ({ running, waiting: queue.length }));
  const releaseSlot = (): void => {
    const next = queue.shift();
    if (next) next.begin();
    else running--;
  };
  return async function runLimited<Value>(work: () => Promise<Value>): Promise<Value> {
    const asked = performance.now();
    if (running >= maxConcurrent) {
      const [first] = queue;
      if (queue.length >= maxQueued || (first && asked - first.asked > maxWait)) {
        metrics.refused();
        throw new BusyError("Too much is asked for at the same time.");
      }
      // A finished task passes its slot on, so no later task can overtake.
      await new Promise<void>((begin) => queue.push({ asked, begin }));
    } else running++;
    const began = performance.now();
    metrics.waited(began - asked);
    try {
      return await work();
    } finally {
      // The caller gets its result before the slot is free again.
      if (restRatio === 0) releaseSlot();
      else setTimeout(releaseSlot, (performance.now() - began) * restRatio);
    }
  };
}
