import type { ChangedTags, ChangeFeed } from "../database/changes/feed.ts";
import type { Tag } from "../database/changes/tags.ts";

/** A change feed that tells what a test says. */
export function fakeFeed() {
  const listeners: ((changed: ChangedTags) => void)[] = [];
  const waiting: (Tag[] | "anything")[] = [];
  let failure: Error | null = null;
  let toldUntil = performance.now();
  const tell = (changed: Tag[] | "anything") => {
    for (const listener of listeners) listener(changed === "anything" ? changed : new Set(changed));
  };
  const feed: ChangeFeed = {
    subscribe: (listener) => void listeners.push(listener),
    async catchUp() {
      if (failure) throw failure;
      for (const changed of waiting.splice(0)) tell(changed);
      toldUntil = performance.now();
    },
    get toldUntil() {
      return toldUntil;
    },
    get isFailing() {
      return failure !== null;
    },
    async close() {},
  };
  return {
    feed,
    /** Tells it at once. */
    tell,
    /** Tells it at the next look. */
    commit: (changed: Tag[] | "anything") => void waiting.push(changed),
    /** Has looks fail from now on; with null they succeed. */
    fail: (error: Error | null) => {
      failure = error;
    },
    /** Has it been told so many milliseconds ago for the last time. */
    toldBefore: (ms: number) => {
      toldUntil = performance.now() - ms;
    },
  };
}
