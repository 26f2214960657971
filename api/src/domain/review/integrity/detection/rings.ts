import type { Statements } from "../../../../database/client/transaction.ts";
import { sql } from "../../../../database/query/sql.ts";
import { dayMs, listSizes } from "../../../../inputs/index.ts";
import { chanceOfEvents } from "./chances.ts";
import { type FoundGroup, leastReviews } from "./raise.ts";

/** Accounts that wrote in so many days are looked at, the latest first, and at most so many: sets of three grow with them alone. */
const activeDays = 90;
const maxAccounts = 5_000;
/** Of each account, its newest reviews of so many days; 10 reviews have 120 sets of three. */
const days = 365;
const maxReviewsOfAccount = 10;
/** Minimum number of accounts that reviewed the same three listings. */
const minAccounts = leastReviews.ring;
/** Sets that many accounts share are the popular ones; the rest is not looked at. */
const maxSets = 1_000;
/**
 * Products that are used together are reviewed together: so many times more often than by chance is no sign. Measured on the demo, where the
 * most common honest set is shared by 3 accounts where 0.4 are expected.
 */
const usualExcess = 10;
/** Probability at which chance may find a ring at all, over all sets of a run. */
const maxChance = 1e-4;
const maxRingAccounts = 50;
/** Reviews of one listing that are looked at together. */
const maxGroup = 50;

interface SharedSet {
  softwareIds: string[];
  accounts: string[];
}

/** Reviews of one listing by accounts that reviewed the same three listings or more, where chance and popularity do not explain it. */
export async function findRings(prisma: Pick<Statements, "$queryRaw">, now: Date): Promise<FoundGroup[]> {
  const since = (count: number) => new Date(now.getTime() - count * dayMs);
  const items = sql`
    active as materialized (
      select r.user_id from review r
      where r.status = 'published' and r.created_at > ${since(activeDays)}::timestamptz and r.user_id is not null
        and r.catalog_key is null
      group by r.user_id order by max(r.created_at) desc, r.user_id limit ${maxAccounts}::int),
    item as materialized (
      select x.user_id, x.software_id from (
        select r.user_id, r.software_id,
          row_number() over (partition by r.user_id order by r.created_at desc, r.id desc) as place
        from active a join review r on r.user_id = a.user_id
        where r.status = 'published' and r.catalog_key is null and r.created_at > ${since(days)}::timestamptz) x
      where x.place <= ${maxReviewsOfAccount}::int)`;
  const sets = await prisma.$queryRaw<
    (SharedSet & { counts: number[]; reviewers: number; sets: number })[]
  >(sql`
    with ${items},
    trio as (
      select a.software_id as a, b.software_id as b, c.software_id as c, count(*) as accounts
      from item a join item b on b.user_id = a.user_id and b.software_id > a.software_id
        join item c on c.user_id = a.user_id and c.software_id > b.software_id
      group by 1, 2, 3),
    shared as (
      select * from trio where accounts >= ${minAccounts}::int order by accounts desc, a, b, c limit ${maxSets}::int),
    popular as (select software_id, count(*)::int4 as reviews from item group by 1)
    select array[s.a, s.b, s.c]::text[] as "softwareIds", array[pa.reviews, pb.reviews, pc.reviews] as counts,
      array(select i.user_id::text from item i where i.software_id in (s.a, s.b, s.c)
        group by 1 having count(*) = 3 order by 1 limit ${maxRingAccounts}::int) as accounts,
      (select count(distinct user_id)::int4 from item) as reviewers, (select count(*)::int4 from trio) as sets
    from shared s join popular pa on pa.software_id = s.a join popular pb on pb.software_id = s.b
      join popular pc on pc.software_id = s.c
    order by s.accounts desc, s.a, s.b, s.c`);
  const odd = sets.filter(({ accounts, counts, reviewers, sets: all }) => {
    const share = counts.reduce((product, count) => product * (count / reviewers), 1);
    return chanceOfEvents(accounts.length, usualExcess * share * reviewers) < maxChance / all;
  });
  const groups: FoundGroup[] = [];
  for (const ring of mergedSets(odd)) groups.push(...(await groupsOf(prisma, ring, since(days))));
  return groups;
}

/** Sets that are mostly of the same accounts, as one ring each: ten accounts with six listings in common share twenty sets. */
export function mergedSets(sets: readonly SharedSet[]): SharedSet[] {
  const rings: { software: Set<string>; accounts: Set<string> }[] = [];
  for (const { softwareIds, accounts } of sets) {
    const ring = rings.find(
      (one) => accounts.filter((id) => one.accounts.has(id)).length * 2 > accounts.length,
    );
    if (!ring) rings.push({ software: new Set(softwareIds), accounts: new Set(accounts) });
    else {
      for (const id of softwareIds) if (ring.software.size < listSizes.relatedListings) ring.software.add(id);
      for (const id of accounts) if (ring.accounts.size < maxRingAccounts) ring.accounts.add(id);
    }
  }
  return rings.map(({ software, accounts }) => ({ softwareIds: [...software], accounts: [...accounts] }));
}

/** A ring's reviews, listing by listing: evidence names reviews of the same listing only, and the listings in common. */
async function groupsOf(
  prisma: Pick<Statements, "$queryRaw">,
  { softwareIds, accounts }: SharedSet,
  since: Date,
): Promise<FoundGroup[]> {
  const found = await prisma.$queryRaw<{ total: number; reviewIds: string[] }[]>(sql`
    select count(*)::int4 as total, (array_agg(r.id::text order by r.created_at desc, r.id desc))[1:${maxGroup}::int] as "reviewIds"
    from review r where r.user_id = any(${accounts}::uuid[]) and r.software_id = any(${softwareIds}::uuid[])
      and r.status = 'published' and r.created_at > ${since}::timestamptz
    group by r.software_id having count(*) >= ${minAccounts}::int order by count(*) desc, r.software_id`);
  const evidence = { softwareIds: softwareIds.toSorted(), accounts: accounts.length, days };
  return found.map((group) => ({ kind: "ring", ...group, evidence }));
}
