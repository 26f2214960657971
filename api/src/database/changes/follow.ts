import type { Reader } from "../client/reader.ts";
import { sql } from "../query/sql.ts";
import { tombstoneDays } from "./log.ts";
import type { Facet, Subject } from "./tags.ts";

/** A place in the log: all entries before it and at it have been read. */
export interface Position {
  readonly epoch: string;
  /** The transaction of the last entry, and its number, in decimal digits. */
  readonly xid: string;
  readonly seq: string;
  /** When the entry was written, in milliseconds since 1970: the tombstones after it are there as long as it is young. */
  readonly time: number;
}

/** Subjects that followers may learn of; others are not public by themselves. */
export const followedSubjects = ["category", "company", "software", "review"] as const satisfies Subject[];
export type FollowedSubject = (typeof followedSubjects)[number];

const followed: ReadonlySet<Subject> = new Set(followedSubjects);

/** True for an entry that followers may learn of; a review's listing is asked for when it is read. */
export const isFollowed = (entry: { readonly subject: Subject; readonly public: boolean }): boolean =>
  entry.public && followed.has(entry.subject);

/** A thing that has changed, at the place of its last change. */
export interface FollowedChange {
  readonly subject: FollowedSubject;
  readonly id: string;
  readonly facets: readonly Facet[];
  readonly position: Position;
}

export interface FollowedPage {
  readonly changes: readonly FollowedChange[];
  /** Where the next page begins. */
  readonly end: Position;
  readonly hasMore: boolean;
  /** Entries that were read for it. */
  readonly scanned: number;
}

/** Entries that a page reads at most, of those that followers may learn of: for each change, but not fewer than `min`. */
const scans = { perChange: 4, min: 100, max: 2_000 };

/** The most entries that a page of `count` changes reads. */
export const maxScanned = (count: number): number =>
  Math.min(Math.max(scans.min, count * scans.perChange), scans.max);

/** Days for which a place can be followed from: one less than tombstones are kept: an entry is dated by the beginning of its transaction. */
export const cursorDays = tombstoneDays - 1;
const longestAge = cursorDays * 24 * 60 * 60 * 1000;

interface Entry {
  readonly subject: FollowedSubject;
  /** Null if everything of the subject may have changed. */
  readonly id: string | null;
  readonly facets: readonly Facet[];
  readonly xid: string;
  readonly seq: string;
  readonly time: number;
}

interface Scan {
  readonly epoch: string;
  /** The oldest transaction that is still open. */
  readonly horizon: string;
  /** The next transaction. */
  readonly next: string;
  readonly time: number;
  readonly entries: readonly Entry[];
}

/** The place behind everything that can be read now. */
export async function currentPosition(reader: Pick<Reader, "query">): Promise<Position> {
  return horizonOf(await scan(reader, { xid: "0", seq: "0" }, 0));
}

/**
 * At most `count` things that have changed since, in the order of their last changes; null if changes may be missing: the place is of
 * another epoch, older than tombstones, or behind the end, or a table was emptied. Reads what is below the horizon, the oldest open
 * transaction: what commits later is above it, so nothing is skipped. Things that the public has never seen are left out.
 */
export async function changesSince(
  reader: Pick<Reader, "query">,
  since: Position,
  count: number,
): Promise<FollowedPage | null> {
  const limit = maxScanned(count);
  const found = await scan(reader, since, limit);
  const { epoch, entries, time } = found;
  const scanned = entries.length;
  if (epoch !== since.epoch || BigInt(since.xid) > BigInt(found.next) || time - since.time > longestAge)
    return null;
  if (entries.some(({ id }) => id === null)) return null;
  const changes = new Map<string, FollowedChange>();
  for (const { subject, id, facets, ...place } of entries) {
    const key = `${subject} ${id}`;
    const before = changes.get(key);
    if (!before && changes.size === count)
      return { changes: [...changes.values()], end: lastOf(changes) ?? since, hasMore: true, scanned };
    // Last in the map: the order is that of the last changes.
    changes.delete(key);
    changes.set(key, {
      subject,
      id: String(id),
      facets: [...new Set([...(before?.facets ?? []), ...facets])],
      position: { epoch, ...place },
    });
  }
  const hasMore = scanned === limit;
  const end = (hasMore && lastOf(changes)) || horizonOf(found);
  return { changes: [...changes.values()], end, hasMore, scanned };
}

const horizonOf = ({ epoch, horizon, time }: Scan): Position => ({ epoch, xid: horizon, seq: "0", time });

const lastOf = (changes: ReadonlyMap<string, FollowedChange>) => [...changes.values()].at(-1)?.position;

async function scan(
  reader: Pick<Reader, "query">,
  { xid, seq }: Pick<Position, "xid" | "seq">,
  limit: number,
): Promise<Scan> {
  // A review of a listing that was never public would reveal the listing. Subqueries look up each: nothing makes a table of all.
  const [found] = await reader.query<Scan>(sql`
    with place as materialized (
      select epoch, pg_snapshot_xmin(pg_current_snapshot()) as horizon, pg_snapshot_xmax(pg_current_snapshot()) as next,
        extract(epoch from clock_timestamp())::float8 * 1000 as time
      from change_epoch),
    scanned as materialized (
      select xid, seq, subject, subject_id, facets, extract(epoch from created_at)::float8 * 1000 as time
      from change e
      where public and subject = any(${[...followedSubjects]}::text[])
        and (xid, seq) > (${xid}::text::xid8, ${seq}::text::int8) and xid < (select horizon from place)
        and (subject <> 'review' or subject_id is null
          or coalesce((select is_active from software where id = e.parent_id), false)
          or (select true from change k
            where k.subject = 'software' and k.public and k.subject_id = e.parent_id limit 1))
      order by xid, seq limit ${limit}::int4)
    select epoch, horizon::text, next::text, time,
      coalesce((select json_agg(json_build_object('subject', subject, 'id', subject_id, 'facets', facets,
          'xid', xid::text, 'seq', seq::text, 'time', time) order by xid, seq)
        from scanned), '[]') as entries
    from place`);
  if (!found) throw new Error("The change log has no epoch");
  return found;
}
