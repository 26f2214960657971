import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { ReadLog } from "../../database/changes/read-log.ts";
import type { Spending } from "./charge.ts";
import type { Fill } from "./store.ts";

/** What became of a fill: `failed` means that the database or the server could not answer now. */
export type FillResult = "cacheable" | "uncacheable" | "failed";

/** The fill of one key: the app answers the request that asked first, and the answer is stored for all. */
export interface AnswerFill extends Spending {
  readonly key: string;
  readonly stored: Fill;
  /** Where what the answer reads is recorded. */
  readonly reads: ReadLog;
  /** Resolves at its end, after five seconds at the latest. */
  ended(): Promise<void>;
  /** Ends it. What could not be cached is remembered for five seconds; what failed, only until the change log is read again. */
  end(result: FillResult): void;
}

/** Milliseconds that a request waits for another one's fill before it is answered by itself. */
const waitTimeout = 5_000;
/** Characters of the keys that are remembered as uncacheable, and what an entry takes beside them. */
const maxRemembered = 2_000_000;
const remembering = 200;

/** The fills in progress, at most one for each key. */
export function createFills(store: { begin(): Fill; wasReadSince(time: number): boolean }) {
  const byKey = new Map<string, AnswerFill>();
  const byRequest = new WeakMap<object, AnswerFill>();
  // Requests do not wait for each other where the last answer could not be cached. The value is when it failed, or Infinity.
  const uncacheable = new LRUCache<string, number>({
    maxSize: maxRemembered,
    sizeCalculation: (_failedAt, key) => key.length + remembering,
    ttl: 5_000,
  });
  return {
    /** The fill that this request has begun. */
    of: (request: object) => byRequest.get(request),
    /** The fill in progress for a key. */
    get: (key: string) => byKey.get(key),
    /** True if the answer of this key could not be cached a moment ago. */
    isUncacheable(key: string): boolean {
      const failedAt = uncacheable.get(key);
      return failedAt !== undefined && !store.wasReadSince(failedAt);
    },
    /** Begins a fill, before anything is read for it. */
    begin(request: IncomingMessage, response: ServerResponse, key: string): void {
      const over = Promise.withResolvers<void>();
      const stored = store.begin();
      const leave = () => {
        if (byKey.get(key) !== fill) return;
        byKey.delete(key);
        stored.abandon();
        over.resolve();
      };
      const fill: AnswerFill = {
        key,
        stored,
        reads: stored.log,
        isPersisted: false,
        budgets: [],
        ended: () => inTime(over.promise),
        end(result) {
          if (result === "cacheable") uncacheable.delete(key);
          else uncacheable.set(key, result === "failed" ? performance.now() : Infinity);
          leave();
        },
      };
      byKey.set(key, fill);
      byRequest.set(request, fill);
      // If the client leaves before the answer is whole, the next request begins another fill.
      response.once("close", leave);
    },
  };
}

/** Waits for a promise that never rejects, for five seconds at most. */
function inTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitTimeout);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
