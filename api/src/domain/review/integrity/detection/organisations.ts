import type { Statements } from "../../../../database/client/transaction.ts";
import { sql } from "../../../../database/query/sql.ts";
import { type DetectedFlagKind, dayMs } from "../../../../inputs/index.ts";
import { mailboxProvedAt, provedMailbox } from "../../../ranking/organisations.ts";
import { chanceOfSuccesses } from "./chances.ts";
import { dismissedFlag, type FoundGroup, minReviews } from "./raise.ts";

/** A slow series of reviews takes up to a year. */
const days = 365;
/** One organisation has at least this share of a listing's proved work mailboxes. */
const minShare = 0.25;
/** Series over several organisations name at least this number; those of one are the other kind. */
const minOrganisations = 3;
/** Probability at which a listing would have its number of reviews from new organisations by chance, each time one is looked at. */
const maxChance = 1e-5;
/** Groups per run, and reviews of one that are looked at together. Those that moderators have decided on take no place. */
const maxGroups = 500;
const maxGroup = 50;

/** Published reviews of the year with a proved work mailbox, by people with an account. */
const proven = (since: Date, kind: DetectedFlagKind) => sql`
  select r.id, r.software_id, r.organisation_id, r.created_at, ${dismissedFlag(kind)} as is_dismissed from review r
  where ${provedMailbox} and r.created_at > ${since}::timestamptz`;
const newest = sql`(array_agg(p.id::text order by p.created_at desc, p.id desc))[1:${maxGroup}::int]`;
const dismissed = sql`(count(*) filter (where p.is_dismissed))::int4`;
const isUndecided = sql`${dismissed} * 2 <= count(*)`;

/** Listings of whose reviews with a proved work mailbox many come from one organisation, over a year. */
export async function findSharedOrganisations(
  tx: Pick<Statements, "$queryRaw">,
  now: Date,
): Promise<FoundGroup[]> {
  const since = new Date(now.getTime() - days * dayMs);
  const found = await tx.$queryRaw<
    { softwareId: string; reviewIds: string[]; total: number; dismissed: number; provenReviews: number }[]
  >(sql`
    with proven as materialized (${proven(since, "shared-organisation")}), listing as (select software_id, count(*) as reviews from proven group by 1)
    select p.software_id as "softwareId", ${newest} as "reviewIds", count(*)::int4 as total,
      ${dismissed} as dismissed, l.reviews::int4 as "provenReviews"
    from proven p join listing l on l.software_id = p.software_id
    group by p.software_id, p.organisation_id, l.reviews
    having count(*) >= ${minReviews["shared-organisation"]}::int and count(*) >= ${minShare}::float8 * l.reviews
      and ${isUndecided}
    order by count(*) desc, p.software_id, p.organisation_id limit ${maxGroups}::int`);
  return found.map(({ softwareId, reviewIds, total, dismissed, provenReviews }) => ({
    kind: "shared-organisation",
    reviewIds,
    total,
    dismissed,
    evidence: { softwareId, provenReviews, days },
  }));
}

/**
 * Listings with more reviews than chance explains from organisations whose first proof is of the same year, measured by the other
 * listings: in a new directory all are new, and it says nothing.
 */
export async function findNewOrganisations(
  tx: Pick<Statements, "$queryRaw">,
  now: Date,
): Promise<FoundGroup[]> {
  const since = new Date(now.getTime() - days * dayMs);
  const found = await tx.$queryRaw<
    {
      softwareId: string;
      reviewIds: string[];
      total: number;
      dismissed: number;
      organisations: number;
      provenReviews: number;
      othersNew: number;
      others: number;
    }[]
  >(sql`
    with proven as materialized (${proven(since, "new-organisations")}),
    fresh as materialized (
      select r.organisation_id from review r where r.organisation_id is not null and ${mailboxProvedAt} is not null
      group by 1 having min(${mailboxProvedAt}) > ${since}::timestamptz),
    listing as (
      select p.software_id, count(*)::int4 as proven, count(f.organisation_id)::int4 as fresh
      from proven p left join fresh f on f.organisation_id = p.organisation_id group by 1),
    whole as (select sum(proven)::int4 as proven, sum(fresh)::int4 as fresh from listing)
    select l.software_id as "softwareId", l.fresh as total, l.proven as "provenReviews", w.proven - l.proven as others,
      w.fresh - l.fresh as "othersNew", count(distinct p.organisation_id)::int4 as organisations, ${newest} as "reviewIds",
      ${dismissed} as dismissed
    from listing l cross join whole w join proven p on p.software_id = l.software_id
      join fresh f on f.organisation_id = p.organisation_id
    where l.fresh >= ${minReviews["new-organisations"]}::int group by l.software_id, l.proven, l.fresh, w.proven, w.fresh
    having count(distinct p.organisation_id) >= ${minOrganisations}::int and ${isUndecided}
    order by l.fresh::float8 / l.proven desc, l.fresh desc, l.software_id limit ${maxGroups}::int`);
  return found.flatMap(
    ({ softwareId, reviewIds, total, dismissed, organisations, provenReviews, othersNew, others }) => {
      // One more of each than there are, because few reviews say little.
      const usualShare = (othersNew + 1) / (others + 2);
      if (chanceOfSuccesses(total, provenReviews, usualShare) >= maxChance) return [];
      const evidence = {
        softwareId,
        organisations,
        provenReviews,
        usualShare: Math.round(usualShare * 100) / 100,
        days,
      };
      return [{ kind: "new-organisations" as const, reviewIds, total, dismissed, evidence }];
    },
  );
}
