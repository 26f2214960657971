/** Milliseconds for which others wait for a statement under way; after them they are read beside it. */
const longestWait = 50;

interface Batch<Found> {
  readonly keys: Set<string>;
  readonly found: PromiseWithResolvers<ReadonlyMap<string, Found>>;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Looks things up by their keys, for all requests of the process: what is asked for in one tick, as by the fields of one document, or while
 * a statement is under way, is read together in the next one. Everything is read after it was asked for, and so is as current as if each had been read alone.
 */
export function createBatchedLookup<Found>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let waiting: Batch<Found> | null = null;
  let underWay = 0;
  let began = 0;

  function open(): Batch<Found> {
    const batch: Batch<Found> = { keys: new Set(), found: Promise.withResolvers(), timer: undefined };
    if (underWay === 0) queueMicrotask(() => begin(batch));
    // Also if the statement under way hangs.
    else batch.timer = setTimeout(() => begin(batch), Math.max(1, longestWait - (performance.now() - began)));
    return batch;
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
        if (waiting && underWay === 0) begin(waiting);
      })
      .then(batch.found.resolve, batch.found.reject);
  }

  return async (key) => {
    waiting ??= open();
    const { keys, found } = waiting;
    keys.add(key);
    return (await found.promise).get(key);
  };
}
