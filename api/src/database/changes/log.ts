import type { Statements } from "../client/transaction.ts";

/** Days for which the log keeps the deletion of what the public has seen. */
export const tombstoneDays = 400;

/** Minutes since the former compaction in which every feed has seen what there was then (feed.ts), or takes it that anything has changed. */
const settlingMinutes = 50;

/** Entries that one statement drops at most: it sorts all of the log, however few it drops. */
export const maxDropped = 100_000;

/**
 * Drops entries that were there at the former compaction, at most as many as given, and returns how many. Of each thing the last one stays, and says
 * what has changed and whether the public has seen it; of deleted things that the public has not seen, none does. A review that went to another
 * listing left the first one: the last entry of each stays. Deletions and departures go after 400 days.
 */
export async function dropFollowedChanges(tx: Statements, max: number = maxDropped): Promise<number> {
  // What followed entries say is found by the key of the last one: joined by subject and ID, PostgreSQL expects one row and chooses a nested loop over all of
  // them. Nothing is to be added to an entry that is alone, but that the public has seen the thing elsewhere.
  return tx.$executeRaw`
    with ranked as materialized (
      select xid, seq, facets, gone, public, row_number() over at_home > 1 as "isFollowed",
        count(*) over (partition by subject, subject_id, home) > 1 as "isSeveral",
        first_value(xid) over at_home as "lastXid", first_value(seq) over at_home as "lastSeq",
        gone or row_number() over (partition by subject, subject_id order by xid desc, seq desc) > 1 as "hasLeft",
        created_at < now() - make_interval(days => ${tombstoneDays}::int) as "isAncient",
        bool_or(public) over (partition by subject, subject_id) as "wasPublic"
      from (select *, case subject when 'review' then parent_id else subject_id end as home from change) entries
      where exists (select from change_epoch where settled_at < now() - make_interval(mins => ${settlingMinutes}::int))
        and pg_visible_in_snapshot(xid, (select settled from change_epoch))
      window at_home as (partition by subject, subject_id, home order by xid desc, seq desc)),
    dropped as (
      select xid, seq from ranked where "isFollowed" or ("hasLeft" and "isAncient") or (gone and not "wasPublic")
      order by xid, seq limit ${max}),
    merged as (
      select "lastXid" as xid, "lastSeq" as seq, bool_or("wasPublic") as "wasPublic",
        coalesce(array_agg(distinct facet) filter (where facet is not null), '{}') as facets
      from ranked left join unnest(facets) facet on true where "isSeveral" or ("wasPublic" and not public) group by 1, 2),
    kept as (
      update change c set public = m."wasPublic", facets = m.facets from merged m
      where c.xid = m.xid and c.seq = m.seq and (m."wasPublic" and not c.public or not c.facets @> m.facets))
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
