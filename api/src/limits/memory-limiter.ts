import { LRUCache } from "lru-cache";

interface MemoryLimiterOptions {
  /** Calls of one caller per window of `seconds`, which begins with the first call. */
  readonly points: number;
  readonly seconds: number;
  /** Callers kept in memory (default 50,000). */
  readonly callers?: number;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** About 200 bytes each: 10 MB. */
const defaultCallers = 50_000;

/**
 * Rate limiter in this process's memory, for limits that need not be exact. With too many callers the least recently seen
 * one is evicted.
 */
export function createMemoryLimiter(options: MemoryLimiterOptions) {
  const { points, seconds, callers = defaultCallers, now = Date.now } = options;
  const counts = new LRUCache<string, { taken: number; until: number }>({ max: callers });
  return {
    /** Counts a call, or as many as it stands for. Returns 0, or over the limit the milliseconds to wait. */
    consume(caller: string, calls = 1): number {
      const time = now();
      const known = counts.get(caller);
      const count = known && known.until > time ? known : { taken: 0, until: time + seconds * 1000 };
      if (count !== known) counts.set(caller, count);
      count.taken += calls;
      return count.taken > points ? count.until - time : 0;
    },
    /** Number of callers in memory. */
    get size() {
      return counts.size;
    },
  };
}
