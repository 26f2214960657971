import { type QueueName, watchQueue } from "../metrics/limits.ts";

/** Too many requests at once; the client should retry soon. */
export class BusyError extends Error {
  constructor(message = "Too much is asked for at the same time.") {
    super(message);
  }
}

/** Milliseconds after which nothing more queues behind what waits: what comes then is refused. */
export const defaultMaxWait = 500;

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

/** Runs work so that at most `maxConcurrent` are under way and `maxQueued` wait for it; more are refused with BusyError, and so is who comes when the first has waited for too long. */
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
  const metrics = watchQueue(name, () => ({ running, waiting: queue.length }));
  const releaseSlot = (): void => {
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
      const [first] = queue;
      if (queue.length >= maxQueued || (first && asked - first.asked > maxWait)) {
        metrics.refused();
        throw new BusyError();
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
      if (restRatio === 0) releaseSlot();
      else setTimeout(releaseSlot, (performance.now() - began) * restRatio);
    }
  };
}
