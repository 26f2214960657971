import { LRUCache } from "lru-cache";
import type { ChangedTags, ChangeFeed } from "../../database/changes/feed.ts";
import { createReadLog, type ReadLog, type RefusalReason } from "../../database/changes/read-log.ts";
import type { Tag } from "../../database/changes/tags.ts";
import { isOutage } from "../../database/client/outage.ts";

/** Something that was made of the database, with what it read. */
export interface Entry<Value> {
  readonly value: Value;
  readonly tags: ReadonlySet<Tag>;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** Something that is being made. */
export interface Fill {
  /** Where everything is recorded that it reads. */
  readonly log: ReadLog;
  /**
   * Until when what it has read held, by performance.now(): Infinity if nothing of it has changed since it was begun, as far as the change log was
   * read, -Infinity if that is not known. To be called before its end.
   */
  heldUntil(): number;
  /** Ends it without a result. */
  abandon(): void;
}

/** Why something was not stored: what it read has changed meanwhile, has no tags or too many, ends with time, takes too much room, or was refused. */
export type NotStored =
  | RefusalReason
  | "changed"
  | "nothing-read"
  | "too-many-reads"
  | "expired"
  | "too-large";

/** What is known of the change log: it was read, or `away` means that the database cannot be reached, `unknown` that it did not answer in time. */
export type LogState = "current" | "away" | "unknown";

export interface AnswerStoreOptions {
  /** Bytes of all entries. */
  maxBytes: number;
  feed: ChangeFeed;
  /** Milliseconds for which a reading of the change log holds (default 1,000); with 0 every request awaits one. */
  freshMs?: number;
  /** Called for each entry that was dropped: for lack of room, or because something that it read has changed. */
  dropped?(why: "evicted" | "changed"): void;
}

const maxEntryBytes = 2 * 1024 * 1024;
/** What names too many things would cost more in the index than it saves. */
const maxTags = 2_000;
/** Changes that are remembered for one fill. */
const maxChanged = 5_000;
const longestLife = 3_600_000;
/** How long after the database was last seen entries may still be given. */
const longestOutage = 3_600_000;
/** Milliseconds between two readings while the database is away. */
const retryInterval = 1_000;
/** Estimated memory of a tag in an entry and in the index, beside its letters. */
const bytesPerTag = 120;
/** Measured: what an entry of few bytes takes beside its key, its bytes and its tags; lists of headers, above all. */
const bytesPerEntry = 2_500;

/** Keeps what was made of the database until something changes that it read; bounded by bytes, the least recently used go first. */
export function createAnswerStore<Value extends object>(options: AnswerStoreOptions) {
  const { maxBytes, feed, freshMs = 1_000, dropped = () => {} } = options;
  const keysByTag = new Map<Tag, Set<string>>();
  /** The tags that changed since each open fill began, with until when each held; null once they were too many, or anything may have changed. */
  const open = new Map<Fill, Map<Tag, number> | null>();
  /** When the database was found away. */
  let awayAt = Number.NEGATIVE_INFINITY;

  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maxBytes,
    maxEntrySize: maxEntryBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose({ tags }, key, reason) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
      if (reason === "evict") dropped("evicted");
    },
  });
  const put = (key: string, entry: Entry<Value>): boolean => {
    entries.set(key, entry);
    if (entries.peek(key) !== entry) return false;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      if (keys) keys.add(key);
      else keysByTag.set(tag, new Set([key]));
    }
    return true;
  };
  const forget = (key: string) => {
    if (entries.delete(key)) dropped("changed");
  };

  feed.subscribe((changed: ChangedTags) => {
    if (changed === "anything") {
      for (const fill of open.keys()) open.set(fill, null);
      for (const key of [...entries.keys()]) forget(key);
      return;
    }
    // It has changed since the last reading, which holds for a while: who asks after that must not get what was before.
    const heldUntil = Math.min(performance.now(), feed.caughtUpAt + freshMs);
    for (const [fill, times] of open) {
      if (times && times.size + changed.size <= maxChanged)
        for (const tag of changed) times.set(tag, times.get(tag) ?? heldUntil);
      else open.set(fill, null);
    }
    for (const tag of changed) for (const key of [...(keysByTag.get(tag) ?? [])]) forget(key);
  });

  const wasSeen = () => performance.now() - feed.caughtUpAt < longestOutage;
  const isAway = () => performance.now() - awayAt < retryInterval && feed.caughtUpAt < awayAt;
  return {
    /** The entry, which may be outdated: see `isFresh`. */
    find: (key: string): Entry<Value> | undefined => entries.get(key),
    /** Is the entry known to be right, without reading the change log? */
    isFresh: ({ expires }: Pick<Entry<Value>, "expires">): boolean =>
      !feed.isFailing && performance.now() - feed.caughtUpAt < freshMs && Date.now() < expires,
    /** Reads the change log: afterwards entries are forgotten that changes before the call concern. */
    async catchUp(): Promise<LogState> {
      if (isAway()) return wasSeen() ? "away" : "unknown";
      try {
        await feed.catchUp();
        return "current";
      } catch (error) {
        if (!isOutage(error) || !wasSeen()) return "unknown";
        awayAt = performance.now();
        return "away";
      }
    },
    /** Learns of an outage that a statement met; true if entries may still be given. */
    sawOutage(): boolean {
      // Otherwise it was another reason: the log was read since.
      if (performance.now() - feed.caughtUpAt < retryInterval) return false;
      awayAt = performance.now();
      return wasSeen();
    },
    /** Begins to make something. To be called before anything is read. */
    begin(): Fill {
      const log = createReadLog();
      const fill: Fill = {
        log,
        heldUntil: () => {
          const times = open.get(fill);
          if (!times) return Number.NEGATIVE_INFINITY;
          let first = Infinity;
          for (const [tag, time] of times) if (log.tags.has(tag)) first = Math.min(first, time);
          return first;
        },
        abandon: () => void open.delete(fill),
      };
      open.set(fill, new Map());
      return fill;
    },
    /** True if the change log was read successfully after this time, by performance.now(). */
    wasReadSince: (time: number): boolean => feed.caughtUpAt > time,
    /** Ends a fill: stores the value and returns its entry, or says why not. */
    keep(fill: Fill, key: string, value: Value, valueBytes: number): Entry<Value> | NotStored {
      const hasChanged = fill.heldUntil() < Infinity;
      open.delete(fill);
      const { tags, refusal, expires } = fill.log;
      const now = Date.now();
      if (refusal !== null) return refusal.reason;
      if (tags.size === 0) return "nothing-read";
      if (tags.size > maxTags) return "too-many-reads";
      if (expires <= now) return "expired";
      if (hasChanged) return "changed";
      let bytes = bytesPerEntry + 2 * key.length + valueBytes;
      for (const tag of tags) bytes += bytesPerTag + tag.length;
      const entry = { value, tags, bytes, expires: Math.min(expires, now + longestLife) };
      return put(key, entry) ? entry : "too-large";
    },
    /** Counts more bytes for an entry whose value has grown; for none if another value has taken its place. */
    grow(key: string, value: Value, more: number): void {
      const entry = entries.peek(key);
      // Its tags stay: without the option they would all be taken out and put in again.
      if (entry?.value === value)
        entries.set(key, { ...entry, bytes: entry.bytes + more }, { noDisposeOnSet: true });
    },
    get calculatedSize() {
      return entries.calculatedSize;
    },
    get size() {
      return entries.size;
    },
    /** Tags that entries are found by; for tests. */
    get tagCount() {
      return keysByTag.size;
    },
  };
}
