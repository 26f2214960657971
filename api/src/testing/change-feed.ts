import type { ChangedTags, ChangeFeed } from "../database/changes/feed.ts";
import type { Tag } from "../database/changes/tags.ts";

/** A change feed whose changes are made by a test. */
export function fakeFeed() {
  const listeners: ((changed: ChangedTags) => void)[] = [];
  const followers: (() => void)[] = [];
  const waiting: (Tag[] | "anything")[] = [];
  let failure: Error | null = null;
  let caughtUpAt = performance.now();
  const notify = (changed: Tag[] | "anything") => {
    for (const listener of listeners) listener(changed === "anything" ? changed : new Set(changed));
  };
  const feed: ChangeFeed = {
    subscribe: (listener) => void listeners.push(listener),
    onReadable: (listener) => void followers.push(listener),
    async catchUp() {
      if (failure) throw failure;
      for (const changed of waiting.splice(0)) notify(changed);
      caughtUpAt = performance.now();
    },
    get caughtUpAt() {
      return caughtUpAt;
    },
    get isFailing() {
      return failure !== null;
    },
    async close() {},
  };
  return {
    feed,
    /** Notifies the listeners at once. */
    notify,
    /** Notifies them when the feed catches up. */
    commit: (changed: Tag[] | "anything") => void waiting.push(changed),
    /** Calls the listeners of onReadable. */
    advance: () => {
      for (const follower of followers) follower();
    },
    /** Has catching up fail from now on; with null it succeeds. */
    fail: (error: Error | null) => {
      failure = error;
    },
    /** Sets the time of the last success, in milliseconds before now. */
    caughtUpBefore: (ms: number) => {
      caughtUpAt = performance.now() - ms;
    },
  };
}
