import type { Statements } from "../../../../database/client/transaction.ts";
import { sql } from "../../../../database/query/sql.ts";
import { dayMs, listSizes } from "../../../../inputs/index.ts";
import { chanceOfEvents } from "./chances.ts";
import { dismissedFlag, type FoundGroup, minReviews } from "./raise.ts";

/** Accounts that wrote in these days are looked at, the latest first, up to a number: sets of three grow with them alone. */
const activeDays = 90;
const maxAccounts = 5_000;
/** Of each account, its newest reviews of these days; 10 reviews have 120 sets of three. */
const days = 365;
const maxReviewsOfAccount = 10;
/** Minimum number of accounts that reviewed the same three listings. */
const minAccounts = minReviews.ring;
/** Sets that are looked at closely: those shared most beyond the popularity of their listings. */
const maxSets = 1_000;
/** Products of a category that suit each other are reviewed together: up to this number of times as often as by chance is no sign. */
const usualExcess = 3;
/** Probability at which chance may find a ring at all, over all sets of a run. */
const maxChance = 1e-4;
const maxRingAccounts = 50;
/** Reviews of one listing that are looked at together. */
const maxGroup = 50;

/** A set of three listings with what chance is measured by; of each listing, its reviewers and those of anything in its category. */
interface CandidateSet {
  /** The newest of the accounts that share it. */
  accounts: string[];
  /** How many do. */
  shared: number;
  reviewers: number[];
  ofCategory: number[];
  /** Accounts that reviewed something in each of the categories. */
  ofAllCategories: number;
  /** Of the whole run. */
  sets: number;
}

/**
 * Reviews of one listing by accounts that reviewed the same three listings or more, where neither chance nor the popularity of each
 * listing in its category explains it.
 */
export async function findRings(tx: Pick<Statements, "$queryRaw">, now: Date): Promise<FoundGroup[]> {
  const since = (count: number) => new Date(now.getTime() - count * dayMs);
  const candidates = await tx.$queryRaw<CandidateSet[]>(sql`
    with active as materialized (
      select r.user_id from review r
      where r.status = 'published' and r.created_at > ${since(activeDays)}::timestamptz and r.user_id is not null
        and r.catalog_key is null
      group by r.user_id order by max(r.created_at) desc, r.user_id limit ${maxAccounts}::int),
    item as materialized (
      select x.user_id, x.software_id, s.category_id from (
        select r.user_id, r.software_id,
          row_number() over (partition by r.user_id order by r.created_at desc, r.id desc) as place
        from active a join review r on r.user_id = a.user_id
        where r.status = 'published' and r.catalog_key is null and r.created_at > ${since(days)}::timestamptz) x
      join software s on s.id = x.software_id where x.place <= ${maxReviewsOfAccount}::int),
    account as materialized (
      select user_id, array_agg(software_id order by software_id) as listed, array_agg(distinct category_id) as categories
      from item group by user_id),
    trio as materialized (
      select listed[i] as a, listed[j] as b, listed[k] as c, count(*) as accounts
      from account, generate_series(1, cardinality(listed) - 2) i, generate_series(i + 1, cardinality(listed) - 1) j,
        generate_series(j + 1, cardinality(listed)) k
      group by 1, 2, 3),
    reviewers as materialized (select software_id, count(*)::float8 as count from item group by 1),
    shared as materialized (
      select a, b, c, accounts from trio t
        join reviewers ra on ra.software_id = t.a join reviewers rb on rb.software_id = t.b
        join reviewers rc on rc.software_id = t.c cross join (select count(*)::float8 as count from account) n
      where accounts >= ${minAccounts}::int
      order by accounts * ln(accounts * n.count * n.count / (
        (ra.count - accounts + 1) * (rb.count - accounts + 1) * (rc.count - accounts + 1))) desc, a, b, c
      limit ${maxSets}::int),
    popular as materialized (
      select i.software_id, i.category_id, count(*)::int4 as reviewers, (
        select count(*)::int4 from account x where i.category_id = any(x.categories)) as of_category
      from item i where i.software_id in (select unnest(array[a, b, c]) from shared) group by 1, 2),
    candidate as materialized (
      select s.*, array[pa.reviewers, pb.reviewers, pc.reviewers] as reviewers,
        array[pa.of_category, pb.of_category, pc.of_category] as of_category,
        array(select distinct unnest(array[pa.category_id, pb.category_id, pc.category_id]) order by 1) as categories
      from shared s join popular pa on pa.software_id = s.a join popular pb on pb.software_id = s.b
        join popular pc on pc.software_id = s.c),
    categories as materialized (
      select d.categories, (select count(*)::int4 from account x where x.categories @> d.categories) as accounts
      from (select distinct categories from candidate) d)
    select s.accounts::int4 as shared, s.reviewers, s.of_category as "ofCategory",
      g.accounts as "ofAllCategories", (select count(*)::int4 from trio) as sets,
      array(select x.user_id::text from account x where x.listed @> array[s.a, s.b, s.c]
        order by x.user_id desc limit ${maxRingAccounts}::int) as accounts
    from candidate s join categories g on g.categories = s.categories order by s.accounts desc, s.a, s.b, s.c`);
  return groupsOf(tx, mergedAccounts(candidates.filter(isOdd)), since(days));
}

/** Whether chance does not explain how many accounts share the set; they do not count as its popularity themselves. */
function isOdd({ shared, reviewers, ofCategory, ofAllCategories, sets }: CandidateSet): boolean {
  const expected = reviewers.reduce((product, count, at) => {
    const share = (count - shared + 1) / (ofCategory[at] ?? 1);
    return product * Math.min(Math.max(share, 0), 1);
  }, ofAllCategories);
  return chanceOfEvents(shared, usualExcess * expected) < maxChance / sets;
}

/** The accounts of sets that are mostly of the same ones, as one ring each: ten accounts with six listings in common share twenty sets. */
function mergedAccounts(sets: readonly Pick<CandidateSet, "accounts">[]): string[][] {
  const rings: Set<string>[] = [];
  for (const { accounts } of sets) {
    const ring = rings.find((one) => accounts.filter((id) => one.has(id)).length * 2 > accounts.length);
    if (!ring) rings.push(new Set(accounts));
    else for (const id of accounts) if (ring.size < maxRingAccounts) ring.add(id);
  }
  return rings.map((ring) => [...ring]);
}

/** Reviews of rings, for each listing of half of a ring's accounts: evidence names reviews of the same listing only, and the listings in common. */
async function groupsOf(
  tx: Pick<Statements, "$queryRaw">,
  rings: readonly (readonly string[])[],
  since: Date,
): Promise<FoundGroup[]> {
  const accounts = rings.flatMap((ids, ring) => ids.map((id) => ({ ring, size: ids.length, id })));
  const found = await tx.$queryRaw<
    { ring: number; softwareId: string; total: number; dismissed: number; reviewIds: string[] }[]
  >(sql`
    select * from (
      select a.ring, r.software_id::text as "softwareId", count(*)::int4 as total,
        (count(*) filter (where ${dismissedFlag("ring")}))::int4 as dismissed,
        (array_agg(r.id::text order by r.created_at desc, r.id desc))[1:${maxGroup}::int] as "reviewIds",
        row_number() over (partition by a.ring order by count(*) desc, r.software_id) as place
      from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as a(ring int4, size int4, id uuid)
        join review r on r.user_id = a.id
      where r.status = 'published' and r.catalog_key is null and r.created_at > ${since}::timestamptz
      group by a.ring, a.size, r.software_id having count(*) >= greatest(${minAccounts}::int, ceil(a.size / 2.0))) g
    where place <= ${listSizes.relatedListings}::int order by ring, place`);
  const byRing = Map.groupBy(found, ({ ring }) => ring);
  return found.map(({ ring, total, dismissed, reviewIds }) => {
    const softwareIds = (byRing.get(ring) ?? []).map(({ softwareId }) => softwareId).toSorted();
    const evidence = { softwareIds, accounts: rings[ring]?.length ?? 0, days };
    return { kind: "ring", total, dismissed, reviewIds, evidence };
  });
}
