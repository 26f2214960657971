import { LRUCache } from "lru-cache";

interface MemoryLimiterOptions {
  /** How many calls of one caller within how many seconds, which begin with the first of them. */
  readonly points: number;
  readonly seconds: number;
  /** Callers that are counted at the same time; only tests have fewer than ours. */
  readonly callers?: number;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** Some 200 bytes each: 10 MB. */
const usualCallers = 50_000;

/**
 * Counts calls in this process's memory alone, for limits that need not be exact. Of more callers than it counts at the same time
 * the one that was silent longest begins anew, so that a crowd of addresses fills no memory.
 */
export function createMemoryLimiter(options: MemoryLimiterOptions) {
  const { points, seconds, callers = usualCallers, now = Date.now } = options;
  const counts = new LRUCache<string, { taken: number; until: number }>({ max: callers });
  return {
    /** Counts a call of the caller. Gives 0, or for one too many how many milliseconds to wait. */
    take(caller: string): number {
      const time = now();
      const known = counts.get(caller);
      const count = known && known.until > time ? known : { taken: 0, until: time + seconds * 1000 };
      if (count !== known) counts.set(caller, count);
      count.taken += 1;
      return count.taken > points ? count.until - time : 0;
    },
    /** How many callers are counted. */
    get size() {
      return counts.size;
    },
  };
}
