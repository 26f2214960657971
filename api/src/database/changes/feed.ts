import type pg from "pg";
import { inTime } from "../../limits/in-time.ts";
import { countChanges, countReset, watchFeed } from "../../metrics/changes.ts";
import { isOutage } from "../client/outage.ts";
import { isFollowed } from "./follow.ts";
import { createHorizon } from "./horizon.ts";
import { type Change, concernsAnything, type Tag, tagsOf } from "./tags.ts";

/** What a listener learns: the tags of all that changed, or that anything may have. */
export type ChangedTags = ReadonlySet<Tag> | "anything";

/** Notifies this process of changes in the database, whoever made them. */
export interface ChangeFeed {
  /** Has the listener called with each group of changes, before `catchUp` resolves. */
  subscribe(listener: (changed: ChangedTags) => void): void;
  /** Has the listener called when more of the log can be read by followers (follow.ts). */
  onReadable(listener: () => void): void;
  /** Notifies the listeners of everything that was committed before the call. Rejects if the log cannot be read, within about a second. */
  catchUp(): Promise<void>;
  /** When the last poll that succeeded began, by performance.now(): the listeners know everything committed until then. -Infinity before the first. */
  readonly caughtUpAt: number;
  /** True if the last poll failed: there may be changes that the listeners do not know, however recent the last success. */
  readonly isFailing: boolean;
  /** Stops following. */
  close(): Promise<void>;
}

export interface FeedOptions {
  /** Called with the error of a poll; once for polls that fail one after the other. */
  report(error: unknown): void;
  /** Milliseconds between polls (default 250). */
  interval?: number;
}

const defaultInterval = 250;

/** Entries of one poll at most; behind more, anything may have changed. */
const maxEntries = 5_000;

/** Milliseconds that `catchUp` waits. */
const catchUpTimeout = 1_000;

/**
 * Milliseconds without an answer after which a server counts as away: one that is there ends a poll that takes too long, by its statement
 * timeout.
 */
const longestSilence = 3_000;

/** Milliseconds between polls in which compaction drops nothing that was not read (log.ts). */
const maxGap = 1_800_000;

/**
 * The entries that are visible now and were not in the last poll's snapshot ($1): of transactions that were open then, and of those that
 * began since. `source` differs if another server answers (its start), or if the log was truncated (its file).
 */
const statement = `
  select pg_current_snapshot()::text as snapshot,
    concat_ws('@', (select epoch from change_epoch), extract(epoch from pg_postmaster_start_time()),
      pg_relation_filenode('change')) as source,
    extract(epoch from clock_timestamp())::float8 * 1000 as time,
    coalesce(pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot), false) as "isEarlier",
    coalesce((select json_agg(json_build_object(
        'subject', subject, 'id', subject_id, 'parentId', parent_id, 'facets', facets, 'public', public,
        'xid', xid::text)) from (
      (select * from change where xid = any(array(
          select pg_snapshot_xip($1::pg_snapshot) except select pg_snapshot_xip(pg_current_snapshot())))
        order by xid, seq limit ${maxEntries + 1})
      union all
      (select * from change where xid >= pg_snapshot_xmax($1::pg_snapshot) order by xid, seq limit ${maxEntries + 1})
      limit ${maxEntries + 1}) entries), '[]') as changes`;

/** What one poll saw. */
interface Look {
  readonly snapshot: string;
  readonly source: string;
  /** By the database's clock. */
  readonly time: number;
  readonly isEarlier: boolean;
  readonly changes: readonly (Change & { readonly public: boolean; readonly xid: string })[];
}

/**
 * Looks into the change log again and again, without holding up writers or waiting for them: a change is read when its transaction has been
 * committed, also if that takes long. The first poll only takes the place from which on changes are read.
 */
export function followChanges(
  pool: Pick<pg.Pool, "query">,
  { report, interval = defaultInterval }: FeedOptions,
): ChangeFeed {
  const listeners: ((changed: ChangedTags) => void)[] = [];
  const followers: (() => void)[] = [];
  const horizon = createHorizon();
  let last: Look | null = null;
  let caughtUpAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;
  /** When the first poll began that the server has not answered; null if it has answered the last one. */
  let unansweredSince: number | null = null;
  let isSilent = false;
  let isClosed = false;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function poll(): Promise<void> {
    const began = performance.now();
    unansweredSince ??= began;
    try {
      const read = () => pool.query<Look>(statement, [last?.snapshot ?? null]);
      // A connection may be lost while the database is there, and another one be had.
      const { rows } = await read().catch((error: unknown) => {
        if (!isOutage(error) || isClosed || performance.now() - began > catchUpTimeout) throw error;
        return read();
      });
      const [found] = rows;
      if (!found) throw new Error("The poll of the change log has no row");
      const changed = last ? changesBetween(last, found) : new Set<Tag>();
      if (changed === "anything" || changed.size > 0) for (const listener of listeners) listener(changed);
      if (changed === "anything") countReset();
      else if (last) countChanges(found.changes.length);
      metrics.looked(found.snapshot);
      const xids = changed === "anything" ? null : found.changes.filter(isFollowed).map(({ xid }) => xid);
      if (horizon.looked(found.snapshot, last ? xids : [])) for (const follower of followers) follower();
      last = found;
      caughtUpAt = began;
      isFailing = false;
      answered();
    } catch (error) {
      if (!isOutage(error)) answered();
      if (!isFailing && !isClosed) report(error);
      isFailing = true;
      throw error;
    }
  }

  function answered(): void {
    unansweredSince = null;
    isSilent = false;
  }

  function tooLate(): never {
    isSilent = unansweredSince !== null && performance.now() - unansweredSince > longestSilence;
    throw isSilent ? silence() : new Error(`The change log could not be read within ${catchUpTimeout} ms`);
  }

  /** A poll that begins after the call, for all that wait for the one under way. */
  function pollAgain(): Promise<void> {
    if (next) return next;
    const before = running ?? Promise.resolve();
    const begun = before
      .catch(() => {})
      .then(() => {
        next = null;
        const polling = poll().finally(() => {
          if (running === polling) running = null;
        });
        running = polling;
        return polling;
      });
    next = begun;
    // Whoever waits handles it too; nobody may.
    begun.catch(() => {});
    return begun;
  }

  const metrics = watchFeed();
  const timer = setInterval(() => {
    if (!running && !next) void pollAgain();
  }, interval);
  timer.unref();
  void pollAgain();

  return {
    subscribe(listener) {
      listeners.push(listener);
    },
    onReadable(listener) {
      followers.push(listener);
    },
    async catchUp() {
      if (isClosed) throw new Error("The change log is not followed any more");
      // The polls go on meanwhile: the next answer ends the silence.
      if (isSilent) throw silence();
      await inTime(pollAgain(), catchUpTimeout, tooLate);
    },
    get caughtUpAt() {
      return caughtUpAt;
    },
    get isFailing() {
      return isFailing;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      metrics.end();
      await Promise.allSettled([next, running]);
    },
  };
}

function changesBetween(last: Look, now: Look): ChangedTags {
  const isUnknown =
    now.source !== last.source ||
    now.isEarlier ||
    now.time - last.time > maxGap ||
    now.changes.length > maxEntries ||
    now.changes.some(concernsAnything);
  return isUnknown ? "anything" : new Set(now.changes.flatMap(tagsOf));
}

/** The error of polls that a server leaves without an answer, because it is frozen or out of reach. */
const silence = () => Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" });
