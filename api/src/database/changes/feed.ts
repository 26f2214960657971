import type { Tag } from "./tags.ts";

/** What a listener learns: the tags of all that changed, or that anything may have. */
export type ChangedTags = ReadonlySet<Tag> | "anything";

/** Tells the changes of the database to this process, whoever made them. */
export interface ChangeFeed {
  /** Has the listener called with each group of changes, before `catchUp` resolves. */
  subscribe(listener: (changed: ChangedTags) => void): void;
  /** Tells everything that was committed before the call. Rejects if the log cannot be read. */
  catchUp(): Promise<void>;
  /** When the last look that succeeded began, by performance.now(): everything committed until then has been told. -Infinity before the first. */
  readonly toldUntil: number;
  /** Stops following. */
  close(): Promise<void>;
}
