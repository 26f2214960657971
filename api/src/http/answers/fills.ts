import { LRUCache } from "lru-cache";
import type { ReadLog } from "../../database/changes/read-log.ts";
import { inTime } from "../../limits/in-time.ts";
import type { Fill } from "./store.ts";

/** What became of a fill: `failed` means that the database or the server could not answer now. */
export type FillResult = "cacheable" | "uncacheable" | "failed";

/** What a fill has made, whether or not it was stored. */
export interface Made<Value> {
  readonly value: Value;
  /** Who asked before this may have it, by performance.now(): what it was made of held until then. */
  readonly until: number;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** The fill of one key: the answer for the request that asked first is stored for all. */
export interface AnswerFill<Value> {
  readonly key: string;
  readonly stored: Fill;
  /** Where what the answer reads is recorded. */
  readonly reads: ReadLog;
  /** Resolves at its end, after five seconds at the latest, with what was made; null if nothing was that others may have. */
  ended(): Promise<Made<Value> | null>;
  /** Ends it. What could not be cached is remembered for five seconds; what failed, only until the change log is read again. */
  end(result: FillResult, made?: Made<Value> | null): void;
  /** Ends it without a result, if it has not ended: the next request begins another one. */
  leave(): void;
}

/** Milliseconds that a request waits for another one's fill before it is answered by itself. */
const waitTimeout = 5_000;
/** Characters of the keys that are remembered as uncacheable, and what an entry takes beside them. */
const maxRemembered = 2_000_000;
const remembering = 200;

/** The fills in progress, at most one for each key. */
export function createFills<Value>(store: { begin(): Fill; wasReadSince(time: number): boolean }) {
  const byKey = new Map<string, AnswerFill<Value>>();
  // Requests do not wait for each other where the last answer could not be cached. The value is when it failed, or Infinity.
  const uncacheable = new LRUCache<string, number>({
    maxSize: maxRemembered,
    sizeCalculation: (_failedAt, key) => key.length + remembering,
    ttl: 5_000,
  });
  return {
    /** The fill in progress for a key. */
    get: (key: string) => byKey.get(key),
    /** True if the answer of this key could not be cached a moment ago. */
    isUncacheable(key: string): boolean {
      const failedAt = uncacheable.get(key);
      return failedAt !== undefined && !store.wasReadSince(failedAt);
    },
    /** Begins the fill of a key that has none, before anything is read for it. */
    begin(key: string): AnswerFill<Value> {
      const over = Promise.withResolvers<Made<Value> | null>();
      const stored = store.begin();
      const leave = (made: Made<Value> | null) => {
        if (byKey.get(key) !== fill) return;
        byKey.delete(key);
        stored.abandon();
        over.resolve(made);
      };
      const fill: AnswerFill<Value> = {
        key,
        stored,
        reads: stored.log,
        ended: () => inTime(over.promise, waitTimeout, () => null),
        end(result, made = null) {
          if (result === "cacheable") uncacheable.delete(key);
          else uncacheable.set(key, result === "failed" ? performance.now() : Infinity);
          leave(made);
        },
        leave: () => leave(null),
      };
      byKey.set(key, fill);
      return fill;
    },
  };
}
