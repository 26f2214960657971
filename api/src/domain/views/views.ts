import type { Statements, Transaction } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { dayMs } from "../../inputs/index.ts";
import type { ViewSubject } from "../../inputs/views.ts";
import type { ReadContext } from "../read-context.ts";

/** What was seen: one thing, or two listings in one comparison, the smaller ID first. */
export type Seen =
  | { readonly subject: ViewSubject; readonly id: string }
  | { readonly subject: "pair"; readonly id: string; readonly otherId: string };

/** A visit of one network to one thing on one day (UTC). */
export type Visit = Seen & {
  /** As 2026-11-21. */
  readonly day: string;
  /** HMAC of day, thing and network in hexadecimal: the same visit again has the same one. */
  readonly mac: string;
};

/** Subject of the views of all listings together, so that no query has to sum them. */
export const allListingsSubject = "00000000-0000-0000-0000-000000000000";

/** Days for which it is known what was compared with what. */
export const comparedDays = 90;

/** What a visitor of these things has seen. Listings of one comparison are seen in pairs, too. */
export function seenOf(subject: ViewSubject, ids: readonly string[]): Seen[] {
  const things = ids.map((id) => ({ subject, id }));
  if (subject !== "compare") return things;
  const sorted = ids.toSorted();
  const pairs = sorted.flatMap((id, place) =>
    sorted.slice(place + 1).map((otherId) => ({ subject: "pair" as const, id, otherId })),
  );
  return [...things, ...pairs];
}

/**
 * Counts visits that are not stored yet, all in one statement; answers how many those were, without pairs. A network counts once a
 * day for a thing, whichever process it reaches. Only what everybody can see is counted: ids of nothing, of Drafts and of hidden
 * reviews leave no rows.
 */
export async function addViews(tx: Pick<Statements, "$queryRaw">, visits: readonly Visit[]): Promise<number> {
  const others = visits.map((visit) => (visit.subject === "pair" ? visit.otherId : null));
  // In the order of the keys, so that two processes that add at the same moment wait for each other and never in a circle.
  const rows = await tx.$queryRaw<{ added: number }[]>`
    with visit as (
      select distinct v.subject, v.id, v.other_id, v.day, v.mac
      from unnest(${visits.map(({ subject }) => subject)}::text[], ${visits.map(({ id }) => id)}::uuid[],
        ${others}::uuid[], ${visits.map(({ day }) => day)}::date[], ${visits.map(({ mac }) => mac)}::text[])
        as v(subject, id, other_id, day, mac)
      where case
        when v.subject in ('software', 'compare', 'pair') then exists(select 1 from software s where s.id = v.id and s.is_active)
          and (v.other_id is null or exists(select 1 from software s where s.id = v.other_id and s.is_active))
        when v.subject = 'company' then exists(select 1 from company c where c.id = v.id)
        else exists(select 1 from review r join software s on s.id = r.software_id
          where r.id = v.id and r.status = 'published' and s.is_active) end),
    stored as (
      insert into view_visit (day, mac)
      select day, decode(mac, 'hex') from visit order by 1, 2
      on conflict do nothing
      returning encode(mac, 'hex') as mac),
    seen as (
      select v.subject, v.id, v.other_id, v.day, count(*)::int4 as count
      from visit v join stored using (mac) group by 1, 2, 3, 4),
    added as (
      insert into daily_count (subject_id, metric, day, count)
      select id, case subject when 'compare' then subject else subject || '_view' end, day, count from seen
      where subject <> 'pair'
      union all
      select ${allListingsSubject}::uuid, 'software_view', day, sum(count)::int4 from seen
      where subject = 'software' group by day
      order by 1, 2, 3
      on conflict (subject_id, metric, day) do update set count = daily_count.count + excluded.count),
    paired as (
      insert into compared_pair (software_id, other_id, day, count)
      select id, other_id, day, count from seen where subject = 'pair' order by 1, 2, 3
      on conflict (software_id, other_id, day) do update set count = compared_pair.count + excluded.count)
    select coalesce(sum(count), 0)::int4 as added from seen where subject <> 'pair'`;
  return rows[0]?.added ?? 0;
}

/** Deletes the visitor hashes of past days (UTC), and pairs that were compared too long ago to count. */
export async function sweepVisits(tx: Transaction, now: Date): Promise<void> {
  const today = new Date(now.toISOString().slice(0, 10));
  await tx.viewVisit.deleteMany({ where: { day: { lt: today } } });
  const first = new Date(today.getTime() - comparedDays * dayMs);
  await tx.comparedPair.deleteMany({ where: { day: { lt: first } } });
}

/**
 * Which of these are the user's own? The listings and the page of a company are its members', a review is its author's. Their visits
 * are not counted.
 */
export async function ownAmong(
  { reader }: Pick<ReadContext, "reader">,
  { subject, ids }: { subject: ViewSubject; ids: readonly string[] },
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ id: string }>(own[subject]([...ids], userId));
  return new Set(rows.map(({ id }) => id));
}

const ownSoftware = (ids: string[], userId: string) => sql`
  select s.id from software s join company_member m on m.company_id = s.company_id
  where s.id = any(${ids}::uuid[]) and m.user_id = ${userId}::uuid`;

const own: Record<ViewSubject, (ids: string[], userId: string) => Sql> = {
  software: ownSoftware,
  compare: ownSoftware,
  company: (ids, userId) => sql`
    select company_id as id from company_member where company_id = any(${ids}::uuid[]) and user_id = ${userId}::uuid`,
  review: (ids, userId) => sql`
    select id from review where id = any(${ids}::uuid[]) and user_id = ${userId}::uuid`,
};
