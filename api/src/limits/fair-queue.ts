import { BusyError } from "./concurrency-limiter.ts";

export interface FairQueueLimits {
  /** Tasks under way or waiting up to which each may wait for `maxWaitOfFew` milliseconds. */
  readonly few: number;
  readonly maxWaitOfFew: number;
  /** Milliseconds that a task waits at most while more than `few` are under way or waiting, and no other kind waits. */
  readonly maxWait: number;
  /** While others do; and once tasks of its kind have waited for that long without a moment in which none did. */
  readonly maxWaitBesideOthers: number;
  readonly maxStandingWait: number;
}

/** The part of the places that one kind may have, so that there is one at once for whoever asks for something else. */
const shareOfKind = 0.5;

/** Tasks of one kind. */
interface Kind {
  running: number;
  readonly queue: Task[];
  /** Since when some have waited all the time, by performance.now(). */
  waitingSince: number;
}

/** A task that is under way or waits for that. */
export interface Task {
  readonly kind: string;
  readonly asked: number;
  /** Resolves when it is under way; null if it is at once. Rejects with a BusyError if it has waited for too long. */
  turn: Promise<void> | null;
  state: "waiting" | "running" | "over";
  decide?(refusal?: BusyError): void;
}

/**
 * Lets tasks be under way up to a limit that may change at any time; the others wait, each kind in a queue of its own, and the kind with the fewest
 * under way is next. A queue that stands is kept shorter than one that a burst has made ("controlled delay", as in RFC 8290 for packets).
 */
export function createFairQueue(
  limit: number,
  { few, maxWaitOfFew, maxWait, maxWaitBesideOthers, maxStandingWait }: FairQueueLimits,
) {
  const kinds = new Map<string, Kind>();
  let [running, waiting] = [0, 0];

  const kindNamed = (name: string): Kind => {
    const kind = kinds.get(name) ?? { running: 0, queue: [], waitingSince: 0 };
    kinds.set(name, kind);
    return kind;
  };
  /** Places that are taken. What a kind has in excess of its share, because the limit has fallen since, takes nobody else's. */
  const countTaken = (): number => {
    const share = Math.max(1, limit * shareOfKind);
    let taken = 0;
    for (const kind of kinds.values()) taken += Math.min(kind.running, share);
    return taken;
  };
  const mayBegin = (kind: Kind, taken = countTaken()): boolean =>
    kind.running === 0 ? taken < limit / shareOfKind : taken < limit && kind.running < limit * shareOfKind;
  const begin = (task: Task): void => {
    task.state = "running";
    kindNamed(task.kind).running++;
    running++;
  };
  /** The kind whose first task is next: that with the fewest under way, of these the one that has waited longest. */
  const nextKind = (): Kind | undefined => {
    const taken = countTaken();
    let next: Kind | undefined;
    const asked = (kind: Kind) => kind.queue[0]?.asked ?? Infinity;
    for (const kind of kinds.values()) {
      if (kind.queue.length === 0 || !mayBegin(kind, taken)) continue;
      const order = next ? kind.running - next.running || asked(kind) - asked(next) : -1;
      if (order < 0) next = kind;
    }
    return next;
  };
  const beginWaiting = (): void => {
    while (waiting > 0) {
      const task = nextKind()?.queue.shift();
      if (!task) return;
      waiting--;
      // At once: what begins later in this turn of the event loop must count it.
      begin(task);
      task.decide?.();
    }
  };
  const maxWaitOf = ({ queue, waitingSince }: Kind, now: number): number => {
    if (queue.length === waiting) return maxWait;
    return now - waitingSince > maxWaitBesideOthers ? maxStandingWait : maxWaitBesideOthers;
  };
  const refuseLate = (kind: Kind, now: number): void => {
    const maxOfMany = maxWaitOf(kind, now);
    for (;;) {
      const [first] = kind.queue;
      const maxNow = running + waiting > few ? maxOfMany : maxWaitOfFew;
      if (!first || now - first.asked <= maxNow) return;
      kind.queue.shift();
      waiting--;
      first.state = "over";
      first.decide?.(new BusyError());
    }
  };
  return {
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    get limit() {
      return limit;
    },
    set limit(next: number) {
      limit = next;
    },
    enter(name: string): Task {
      const task: Task = { kind: name, asked: performance.now(), turn: null, state: "waiting" };
      const kind = kindNamed(name);
      // If so, none of its kind waits: what may begin has begun when the last one ended.
      if (mayBegin(kind)) {
        begin(task);
        return task;
      }
      const turn = Promise.withResolvers<void>();
      task.turn = turn.promise;
      task.decide = (refusal) => (refusal ? turn.reject(refusal) : turn.resolve());
      if (kind.queue.length === 0) kind.waitingSince = task.asked;
      kind.queue.push(task);
      waiting++;
      return task;
    },
    /** Ends a task, or its wait: its turn never comes then. */
    leave(task: Task): void {
      const { state } = task;
      task.state = "over";
      const kind = kindNamed(task.kind);
      if (state === "running") {
        kind.running--;
        running--;
        beginWaiting();
      } else if (state === "waiting") {
        kind.queue.splice(kind.queue.indexOf(task), 1);
        waiting--;
      }
    },
    /** Has a task go on without a wait, if it was over. */
    resume(task: Task): void {
      if (task.state === "over") begin(task);
    },
    /** To be called often: refuses what has waited for too long, and begins what may begin by a limit that has changed. */
    update(): void {
      const now = performance.now();
      for (const [name, kind] of kinds) {
        refuseLate(kind, now);
        if (kind.running === 0 && kind.queue.length === 0) kinds.delete(name);
      }
      beginWaiting();
    },
  };
}
