import type { ExecutionResult } from "graphql";
import type { ChangeFeed } from "../../database/changes/feed.ts";
import { createReadLog, type ReadLog } from "../../database/changes/read-log.ts";
import { execute, isExpensive, type Operation } from "../../engine/execute.ts";
import type { Context } from "../../graphql/context.ts";
import type { ReportDefect } from "../../graphql/errors.ts";
import { watchCache } from "../../metrics/caches.ts";
import { createFills, type FillResult } from "./fills.ts";
import { createAnswerStore, type Entry } from "./store.ts";

/** Bytes of all shared answers: menus and choices of the largest catalog take 20 KB each. */
const maxBytes = 1024 * 1024;
/** Estimated memory of an answer for each letter of its JSON: objects and names are most of it. */
const bytesPerLetter = 6;

/** Answers that the pages of all callers without session and token share, such as the layout's menus. */
interface SharedAnswers {
  /**
   * The answer of this key, made if it is not known to be right. What it reads is added to `reads`. `make` must depend on nothing but
   * the key and the database.
   */
  answer(
    key: string,
    reads: ReadLog | null,
    make: (reads: ReadLog) => Promise<ExecutionResult>,
  ): Promise<ExecutionResult>;
}

/**
 * Is the answer to this persisted query the same for all callers without session and token? One with variables is seldom asked for twice,
 * and one that may be expensive has a price for each caller.
 */
export const isShared = ({ viewer, token, caller }: Context, operation: Operation): boolean =>
  !viewer &&
  !token &&
  !caller.carriesSession &&
  Object.keys(operation.variables ?? {}).length === 0 &&
  !isExpensive(operation);

/** Keeps shared answers until something changes that they read, by the rules of the answer cache. */
export function createSharedAnswers(options: {
  feed: ChangeFeed;
  /** Milliseconds for which a reading of the change log holds (default 1,000). */
  freshMs?: number | undefined;
}): SharedAnswers {
  const { feed, freshMs = 1_000 } = options;
  const store = createAnswerStore<ExecutionResult>({ maxBytes, feed, freshMs });
  const count = watchCache("shared-answers", store);
  const fills = createFills(store);

  /** The entry if it is known to be right. */
  async function known(key: string): Promise<Entry<ExecutionResult> | undefined> {
    const entry = store.find(key);
    if (!entry || store.isFresh(entry)) return entry;
    const state = await store.catchUp();
    const left = store.find(key);
    return state === "current" && left && Date.now() < left.expires ? left : undefined;
  }

  return {
    async answer(key, reads, make) {
      let entry = await known(key);
      const other = fills.get(key);
      if (!entry && other) {
        await other.ended();
        // What another request began to make may have changed since, or cannot be kept.
        entry = await known(key);
      }
      count(entry !== undefined);
      if (entry) {
        reads?.add(entry.tags);
        reads?.expireAt(new Date(entry.expires));
        return entry.value;
      }
      const fill = fills.get(key) || fills.isUncacheable(key) ? null : fills.begin(key);
      const log = fill?.reads ?? createReadLog();
      let result: FillResult = "failed";
      try {
        const made = await make(log);
        const kept = fill && store.keep(fill.stored, key, made, JSON.stringify(made).length * bytesPerLetter);
        result = typeof kept !== "string" || kept === "changed" ? "cacheable" : "uncacheable";
        return made;
      } finally {
        fill?.end(result);
        reads?.add(log.tags);
        if (Number.isFinite(log.expires)) reads?.expireAt(new Date(log.expires));
        if (log.refusal !== null) reads?.refuse(log.refusal.reason, log.refusal.detail);
      }
    },
  };
}

/** Executes persisted queries by their id; those that are the same for all callers without session and token are answered once. */
export function createSharedExecution(options: {
  feed: ChangeFeed;
  freshMs?: number | undefined;
  /** The context of no caller, whose reads are recorded there. */
  openContext(reads: ReadLog): Context;
  report: ReportDefect;
}): SharedExecution {
  const { openContext, report } = options;
  const shared = createSharedAnswers(options);
  return (id, operation, context) =>
    isShared(context, operation)
      ? shared.answer(id, context.reads, (reads) => execute(operation, openContext(reads), report))
      : execute(operation, context, report);
}

/** Executes a persisted operation, `id`, for the caller of a context. */
type SharedExecution = (id: string, operation: Operation, context: Context) => Promise<ExecutionResult>;
