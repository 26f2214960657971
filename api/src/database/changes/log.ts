import type { Statements } from "../client/transaction.ts";

/** Days for which the log keeps the deletion of what the public has seen. */
export const tombstoneDays = 400;

/** Minutes since the former compaction in which every feed has seen what there was then (feed.ts), or takes it that anything has changed. */
const settlingMinutes = 50;

/** Entries deleted by one statement. */
const batch = 5_000;

/**
 * Drops at most 5,000 entries that were there at the former compaction, and returns how many. Of each thing the last one stays, and says
 * what has changed and whether the public has seen it; of deleted things that the public has not seen, none does. Tombstones go after 400 days.
 */
export async function dropFollowedChanges(tx: Statements): Promise<number> {
  return tx.$executeRaw`
    with ranked as materialized (
      select xid, seq, subject, subject_id, facets, gone, row_number() over newest > 1 as "isFollowed",
        created_at < now() - make_interval(days => ${tombstoneDays}::int) as "isAncient",
        bool_or(public) over (partition by subject, subject_id) as "wasPublic"
      from change
      where exists (select from change_epoch where settled_at < now() - make_interval(mins => ${settlingMinutes}::int))
        and pg_visible_in_snapshot(xid, (select settled from change_epoch))
      window newest as (partition by subject, subject_id order by xid desc, seq desc)),
    dropped as (
      select xid, seq from ranked where "isFollowed" or (gone and ("isAncient" or not "wasPublic"))
      order by xid, seq limit ${batch}),
    merged as (
      select subject, subject_id, array_agg(distinct facet) as facets from ranked cross join unnest(facets) facet
      group by subject, subject_id having bool_or("isFollowed")),
    kept as (
      update change c set public = r."wasPublic", facets = coalesce(m.facets, c.facets)
      from ranked r left join merged m using (subject, subject_id)
      where c.xid = r.xid and c.seq = r.seq and not r."isFollowed"
        and (r."wasPublic" and not c.public or not c.facets @> m.facets))
    delete from change c using dropped d where c.xid = d.xid and c.seq = d.seq`;
}

/** Ends a compaction: what is there now may be dropped by the next one. */
export async function settleChanges(tx: Statements): Promise<void> {
  await tx.$executeRaw`update change_epoch set settled = pg_current_snapshot(), settled_at = now()
    where settled_at is null or settled_at < now() - make_interval(mins => ${settlingMinutes}::int)`;
}

/**
 * Empties the change log and begins another epoch of it: for a database whose rows were replaced without its triggers. Whoever follows the
 * log takes it that anything may have changed.
 */
export async function beginEpoch(tx: Statements): Promise<void> {
  await tx.$executeRaw`delete from change`;
  await tx.$executeRaw`update change_epoch set epoch = gen_random_uuid(), settled = null, settled_at = null`;
}
