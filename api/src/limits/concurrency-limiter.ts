import { type QueueName, watchQueue } from "../metrics/limits.ts";

/** Too many requests at once; the client should retry soon. */
export class BusyError extends Error {
  constructor(message = "Too much is asked for at the same time.") {
    super(message);
  }
}

/** Milliseconds after which no new request queues behind what waits. */
export const defaultMaxWait = 500;

/** Milliseconds that a request may wait for its first task, and, once that has begun, for each later one. */
interface QueueTimeouts {
  readonly first: number;
  readonly later: number;
}

/** Limits of a concurrency limiter. */
export interface ConcurrencyLimit {
  /** The name in the metrics. */
  readonly name: QueueName;
  /** Tasks that run at the same time at most. */
  readonly maxConcurrent: number;
  /** The maximum that holds instead after a quick task, which is one that took at most this many milliseconds. */
  readonly whileQuick?: { readonly milliseconds: number; readonly maxConcurrent: number };
  /** Tasks that may wait before a new request is refused, and tasks of one request that may wait. Requests that have not begun may add to theirs until twice as many wait. */
  readonly maxQueued: number;
  /** Milliseconds that a task may have waited, after which no new request may queue behind it (default: `defaultMaxWait`). */
  readonly maxWait?: number;
  /** When a request is refused of which a task still waits (default: never). */
  readonly queueTimeouts?: QueueTimeouts;
  /** After a task its place stays unused for this multiple of the task's duration (default 0). */
  readonly restRatio?: number;
}

/**
 * Runs a task within a concurrency limit; throws BusyError when it is refused. Tasks with the same `requestKey` belong to one request, and one without it is a request
 * of its own. The task calls `startTimer` once it has got what else it waits for, such as a connection: its duration, for `restRatio` and `whileQuick`,
 * counts from then.
 */
export type RunLimited = <Value>(
  work: (startTimer: () => void) => Promise<Value>,
  requestKey?: object,
) => Promise<Value>;

/** A task that waits since `asked`. */
interface Waiting {
  readonly asked: number;
  readonly requestKey: object;
  start(): void;
  refuse(): void;
}

/**
 * Limits how many tasks run at once. A new request is refused if too many tasks wait, if the first of them has waited for longer than `maxWait`, or if it has
 * waited for too long itself. Once its first task has begun, its other tasks go before those of new requests, and it is refused only if too many of its own wait, or one of them for
 * too long. With one task all that wait and come later are refused, because without it the answer is an error.
 */
export function createConcurrencyLimiter({
  name,
  maxConcurrent,
  whileQuick,
  maxQueued,
  maxWait = defaultMaxWait,
  queueTimeouts,
  restRatio = 0,
}: ConcurrencyLimit): RunLimited {
  let queue: Waiting[] = [];
  const states = new WeakMap<object, "begun" | "refused">();
  let running = 0;
  let places = maxConcurrent;
  const metrics = watchQueue(name, () => ({ running, waiting: queue.length }));

  const takePlace = (requestKey: object): void => {
    running++;
    states.set(requestKey, "begun");
  };
  const releasePlace = (): void => {
    running--;
    // Who waits begins at once, so that no later task can overtake.
    while (running < places) {
      const next = queue.find(({ requestKey }) => states.get(requestKey) === "begun") ?? queue[0];
      if (!next) return;
      queue.splice(queue.indexOf(next), 1);
      takePlace(next.requestKey);
      next.start();
    }
  };
  const mayWait = (requestKey: object, now: number): boolean => {
    const own = queue.filter((waiting) => waiting.requestKey === requestKey).length;
    if (states.get(requestKey) === "begun") return own < maxQueued;
    if (own > 0) return own < maxQueued && queue.length < 2 * maxQueued;
    const [first] = queue;
    return queue.length < maxQueued && (!first || now - first.asked <= maxWait);
  };
  const refuseRequest = (requestKey: object): void => {
    states.set(requestKey, "refused");
    const refused = queue.filter((waiting) => waiting.requestKey === requestKey);
    queue = queue.filter((waiting) => waiting.requestKey !== requestKey);
    for (const { refuse } of refused) refuse();
  };
  const waitForPlace = async (requestKey: object, asked: number): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    queue.push({ asked, requestKey, start: resolve, refuse: () => reject(refusal()) });
    let timer: NodeJS.Timeout | undefined;
    // The request may begin meanwhile, and has longer then.
    const refuseWhenLate = (timeouts: QueueTimeouts): void => {
      const timeout = states.get(requestKey) === "begun" ? timeouts.later : timeouts.first;
      const left = asked + timeout - performance.now();
      if (left > 0) timer = setTimeout(refuseWhenLate, left, timeouts);
      else refuseRequest(requestKey);
    };
    if (queueTimeouts) refuseWhenLate(queueTimeouts);
    await promise.finally(() => clearTimeout(timer));
  };
  const refusal = (): BusyError => {
    metrics.refused();
    return new BusyError();
  };

  return async function runLimited(work, requestKey = {}) {
    const asked = performance.now();
    if (states.get(requestKey) === "refused") throw refusal();
    if (running < places) takePlace(requestKey);
    else {
      if (!mayWait(requestKey, asked)) {
        refuseRequest(requestKey);
        throw refusal();
      }
      await waitForPlace(requestKey, asked);
    }
    let began = performance.now();
    metrics.waited(began - asked);
    let isQuick = false;
    try {
      const value = await work(() => {
        began = performance.now();
      });
      isQuick = whileQuick !== undefined && performance.now() - began <= whileQuick.milliseconds;
      return value;
    } finally {
      places = whileQuick && isQuick ? whileQuick.maxConcurrent : maxConcurrent;
      // The caller gets its result before the place is free again.
      if (restRatio === 0) releasePlace();
      else setTimeout(releasePlace, (performance.now() - began) * restRatio);
    }
  };
}
