import type { Reader } from "../client/reader.ts";

/** Milliseconds from the beginning of one statement to that of the next at least, while the reader has others under way. */
const gatherFor = 10;

/** Milliseconds for which others wait for a statement under way; after them they are read beside it. */
const longestWait = 50;

interface Batch<Found> {
  readonly keys: Set<string>;
  readonly found: PromiseWithResolvers<ReadonlyMap<string, Found>>;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Looks things up by their keys, for all requests of the process: what is asked for in one tick, as by the fields of one document, or while
 * a statement is under way, is read together in the next one. While the reader is busy, statements also begin some milliseconds apart, because each
 * delays all others. Everything is read after it was asked for, and so is as current as if each had been read alone.
 */
export function createBatchedLookup<Found>(
  { whenIdle }: Pick<Reader, "whenIdle">,
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let waiting: Batch<Found> | null = null;
  let underWay = 0;
  let began = -Infinity;

  function open(): Batch<Found> {
    const batch: Batch<Found> = { keys: new Set(), found: Promise.withResolvers(), timer: undefined };
    schedule(batch);
    return batch;
  }

  function schedule(batch: Batch<Found>): void {
    clearTimeout(batch.timer);
    const age = performance.now() - began;
    // By a timer, too, because the statement under way may hang.
    if (underWay > 0) batch.timer = setTimeout(begin, Math.max(1, longestWait - age), batch);
    else if (age >= gatherFor) queueMicrotask(() => begin(batch));
    else {
      batch.timer = setTimeout(begin, gatherFor - age, batch);
      whenIdle(beginIdle);
    }
  }

  function begin(batch: Batch<Found>): void {
    if (waiting !== batch) return;
    waiting = null;
    clearTimeout(batch.timer);
    underWay += 1;
    began = performance.now();
    read([...batch.keys])
      .finally(() => {
        underWay -= 1;
        if (waiting && underWay === 0) schedule(waiting);
      })
      .then(batch.found.resolve, batch.found.reject);
  }

  // One function, which a reader that is never idle keeps once.
  function beginIdle(): void {
    if (waiting && underWay === 0) begin(waiting);
  }

  return async (key) => {
    waiting ??= open();
    const { keys, found } = waiting;
    keys.add(key);
    return (await found.promise).get(key);
  };
}
