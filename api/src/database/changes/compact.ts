import { dayMs } from "../../inputs/index.ts";
import type { Statements } from "../client/transaction.ts";

/** Milliseconds for which every entry is kept: twice as long as a feed relies on. */
const fullLogMs = 7_200_000;

/** Milliseconds for which the deletion of what the public has seen is told. */
const tombstoneMs = 400 * dayMs;

/** Entries deleted by one statement. */
const batch = 5_000;

/**
 * Drops at most 5,000 old entries of the change log, and returns how many. Of each thing the last one stays, and says whether the public has seen
 * it; of totals, and of deleted things that the public has not seen, none does. Tombstones go after 400 days.
 */
export async function compactChanges(tx: Statements, now: Date): Promise<number> {
  const old = new Date(now.getTime() - fullLogMs);
  const ancient = new Date(now.getTime() - tombstoneMs);
  return tx.$executeRaw`
    with ranked as materialized (
      select xid, seq, row_number() over newest > 1 as "isFollowed", gone, subject_id, created_at,
        bool_or(public) over (partition by subject, subject_id) as "wasPublic"
      from change where created_at < ${old}
      window newest as (partition by subject, subject_id order by xid desc, seq desc)),
    dropped as (
      select xid, seq from ranked
      where "isFollowed" or subject_id is null or (gone and (not "wasPublic" or created_at < ${ancient}))
      order by xid, seq limit ${batch}),
    kept as (
      update change c set public = true from ranked r
      where c.xid = r.xid and c.seq = r.seq and not r."isFollowed" and r."wasPublic" and not c.public)
    delete from change c using dropped d where c.xid = d.xid and c.seq = d.seq`;
}
