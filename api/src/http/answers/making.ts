import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { ReadLog } from "../../database/changes/read-log.ts";
import type { Spending } from "./charge.ts";
import type { Fill } from "./store.ts";

/** The making of an answer for the request that asked first. */
export interface Making<Former> extends Spending {
  readonly key: string;
  readonly fill: Fill;
  /** Where what the answer reads is recorded. */
  readonly reads: ReadLog;
  /** To be given if the database turns out to be away. */
  readonly former: Former | undefined;
  /** Resolves at its end, or when others have waited long enough. */
  isOver(): Promise<void>;
  /** Ends it; what cannot be kept is remembered for a while. */
  end(isKept: boolean): void;
}

/** Milliseconds that a request waits for another one's answer before it makes its own. */
const patience = 5_000;

/** The answers that are being made, one for each key. */
export function createMakings<Former>(store: { begin(): Fill }) {
  const underWay = new Map<string, Making<Former>>();
  const byRequest = new WeakMap<object, Making<Former>>();
  // Nobody waits for what was not kept a moment ago.
  const notKept = new LRUCache<string, true>({ max: 5_000, ttl: 5_000 });
  return {
    /** The answer that is made for this request. */
    of: (request: object) => byRequest.get(request),
    underWay: (key: string) => underWay.get(key),
    wasNotKept: (key: string): boolean => notKept.has(key),
    /** Begins an answer, before anything is read for it. */
    begin(
      request: IncomingMessage,
      response: ServerResponse,
      { key, former }: { key: string; former: Former | undefined },
    ): void {
      const over = Promise.withResolvers<void>();
      const fill = store.begin();
      const leave = () => {
        if (underWay.get(key) !== making) return;
        underWay.delete(key);
        fill.abandon();
        over.resolve();
      };
      const making: Making<Former> = {
        key,
        fill,
        reads: fill.log,
        former,
        isPersisted: false,
        budgets: [],
        isOver: () => inTime(over.promise),
        end(isKept) {
          if (!isKept) notKept.set(key, true);
          leave();
        },
      };
      underWay.set(key, making);
      byRequest.set(request, making);
      // A client who leaves before the answer is whole: the next one begins anew.
      response.once("close", leave);
    },
  };
}

/** Waits for a promise that never rejects, but not for long. */
function inTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
