/** Milliseconds for which others wait for a statement under way; after them they are read beside it. */
const longestWait = 50;

interface Batch<Found> {
  readonly keys: Set<string>;
  readonly found: PromiseWithResolvers<ReadonlyMap<string, Found>>;
}

/**
 * Looks things up by their keys, for all requests of the process: what is asked for while a statement is under way is read together in the
 * next one. Everything is read after it was asked for, and so is as current as if each had been read alone.
 */
export function createBatchedLookup<Found>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let waiting: Batch<Found> | null = null;
  let underWay = 0;
  let began = 0;

  function begin({ keys, found }: Batch<Found>): void {
    waiting = null;
    underWay += 1;
    began = performance.now();
    read([...keys])
      .finally(() => {
        underWay -= 1;
        if (waiting && underWay === 0) begin(waiting);
      })
      .then(found.resolve, found.reject);
  }

  return async (key) => {
    const isFirst = waiting === null;
    waiting ??= { keys: new Set(), found: Promise.withResolvers() };
    const batch = waiting;
    batch.keys.add(key);
    if (underWay === 0 || performance.now() - began > longestWait) begin(batch);
    else if (isFirst) {
      // Also if nobody asks later.
      setTimeout(() => {
        if (waiting === batch) begin(batch);
      }, longestWait);
    }
    return (await batch.found.promise).get(key);
  };
}
