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
  /** The maximum that holds instead after a quick task, which is one that took at most this many milliseconds; several that were done together, each of them. */
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

/** A task that one place can do together with others of its kind. */
export interface Shareable {
  readonly kind: string;
  /** Tasks that are done together at most. */
  readonly maxTogether: number;
}

/**
 * The same for a task that may be done together with others: if the last task was quick, one whose turn comes is done together with those of its kind that would be next. They take no place of
 * their own. `work` gets all of them, which are of the same `kind` and so of the same type, and gives the result of each.
 */
export type RunTogether = <Task extends Shareable, Value>(
  task: Task,
  work: (tasks: readonly [Task, ...Task[]], startTimer: () => void) => readonly Promise<Value>[],
  requestKey?: object,
) => Promise<Value>;

/** A concurrency limit. */
export interface ConcurrencyLimiter {
  readonly runLimited: RunLimited;
  readonly runTogether: RunTogether;
}

/** A task that waits since `asked`. */
interface Waiting {
  readonly asked: number;
  readonly requestKey: object;
  /** Undefined of a task that is done by itself. */
  readonly task: Shareable | undefined;
  /** Lets it begin, in a place that it has. */
  start(): void;
  /** Gives it the result of the work that it is done by. */
  share(result: Promise<unknown>): void;
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
}: ConcurrencyLimit): ConcurrencyLimiter {
  let queue: Waiting[] = [];
  const states = new WeakMap<object, "begun" | "refused">();
  let running = 0;
  let places = maxConcurrent;
  let wasQuick = false;
  const metrics = watchQueue(name, () => ({ running, waiting: queue.length }));

  const takePlace = (requestKey: object): void => {
    running++;
    states.set(requestKey, "begun");
  };
  /** Those that wait, in the order in which they begin. */
  const inOrder = (): Waiting[] => {
    const hasBegun = ({ requestKey }: Waiting) => states.get(requestKey) === "begun";
    return queue.some(hasBegun)
      ? [...queue.filter(hasBegun), ...queue.filter((waiting) => !hasBegun(waiting))]
      : queue;
  };
  const releasePlace = (): void => {
    running--;
    // Who waits begins at once, so that no later task can overtake.
    while (running < places) {
      const [next] = inOrder();
      if (!next) return;
      queue.splice(queue.indexOf(next), 1);
      takePlace(next.requestKey);
      next.start();
    }
  };
  /** Takes those out of the queue that are done together with a task. */
  const takeAlong = ({ kind, maxTogether }: Shareable): Waiting[] => {
    const next = inOrder().slice(0, maxTogether - 1);
    const other = next.findIndex(({ task }) => task?.kind !== kind);
    const taken = other < 0 ? next : next.slice(0, other);
    queue = queue.filter((waiting) => !taken.includes(waiting));
    for (const { requestKey } of taken) states.set(requestKey, "begun");
    return taken;
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
  /** Waits for a place; gives the result instead if another task has done this one. */
  const waitForPlace = async ({
    asked,
    requestKey,
    task,
  }: Pick<Waiting, "asked" | "requestKey" | "task">): Promise<{ shared: Promise<unknown> } | null> => {
    const { promise, resolve, reject } = Promise.withResolvers<{ shared: Promise<unknown> } | null>();
    queue.push({
      asked,
      requestKey,
      task,
      start: () => resolve(null),
      share: (shared) => resolve({ shared }),
      refuse: () => reject(refusal()),
    });
    let timer: NodeJS.Timeout | undefined;
    // The request may begin meanwhile, and has longer then.
    const refuseWhenLate = (timeouts: QueueTimeouts): void => {
      const timeout = states.get(requestKey) === "begun" ? timeouts.later : timeouts.first;
      const left = asked + timeout - performance.now();
      if (left > 0) timer = setTimeout(refuseWhenLate, left, timeouts);
      else refuseRequest(requestKey);
    };
    if (queueTimeouts) refuseWhenLate(queueTimeouts);
    return promise.finally(() => clearTimeout(timer));
  };
  const refusal = (): BusyError => {
    metrics.refused();
    return new BusyError();
  };

  async function run<Value>(
    work: (startTimer: () => void, taken: readonly Waiting[]) => Promise<Value>,
    requestKey: object,
    task?: Shareable,
  ): Promise<Value> {
    const asked = performance.now();
    if (states.get(requestKey) === "refused") throw refusal();
    if (running < places) takePlace(requestKey);
    else {
      if (!mayWait(requestKey, asked)) {
        refuseRequest(requestKey);
        throw refusal();
      }
      const done = await waitForPlace({ asked, requestKey, task });
      if (done) {
        metrics.waited(performance.now() - asked);
        return done.shared as Promise<Value>;
      }
    }
    let began = performance.now();
    metrics.waited(began - asked);
    const taken = task && wasQuick ? takeAlong(task) : [];
    let isQuick = false;
    try {
      const value = await work(() => {
        began = performance.now();
      }, taken);
      const each = (performance.now() - began) / (1 + taken.length);
      isQuick = whileQuick !== undefined && each <= whileQuick.milliseconds;
      return value;
    } finally {
      wasQuick = isQuick;
      places = whileQuick && isQuick ? whileQuick.maxConcurrent : maxConcurrent;
      // The caller gets its result before the place is free again.
      if (restRatio === 0) releasePlace();
      else setTimeout(releasePlace, (performance.now() - began) * restRatio);
    }
  }

  const runTogether: RunTogether = (task, work, requestKey = {}) =>
    run(
      async (startTimer, taken) => {
        const others = taken.map((waiting) => waiting.task as typeof task);
        // As a promise, so that the others fail, too, if the work does not begin.
        const begin = async () => work([task, ...others], startTimer);
        const results = begin();
        for (const [at, { share }] of taken.entries()) share(results.then((each) => each[at + 1]));
        const all = await results;
        // The place is taken until all are done.
        await Promise.allSettled(all);
        return all[0] as (typeof all)[number];
      },
      requestKey,
      task,
    );

  return { runLimited: (work, requestKey = {}) => run(work, requestKey), runTogether };
}
