import type { Statements, Transaction } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { View } from "../../inputs/views.ts";
import type { ReadContext } from "../read-context.ts";

/** A visit of one network to one thing on one day (UTC). */
export interface Visit extends View {
  /** As 2026-11-21. */
  readonly day: string;
  /** HMAC of day, thing and network in hexadecimal: the same visit again has the same one. */
  readonly mac: string;
}

/** Subject of the views of all listings together, so that no query has to sum them. */
export const allListingsSubject = "00000000-0000-0000-0000-000000000000";

/**
 * Counts visits that are not stored yet, all in one statement; answers how many those were. A network counts once a day for a
 * thing, whichever process it reaches. Only what everybody can see is counted: ids of nothing, of Drafts and of hidden reviews
 * leave no rows.
 */
export async function addViews(tx: Pick<Statements, "$queryRaw">, visits: readonly Visit[]): Promise<number> {
  // In the order of the keys, so that two processes that add at the same moment wait for each other and never in a circle.
  const rows = await tx.$queryRaw<{ added: number }[]>`
    with visit as (
      select distinct v.subject, v.id, v.day, v.mac
      from unnest(${visits.map(({ subject }) => subject)}::text[], ${visits.map(({ id }) => id)}::uuid[],
        ${visits.map(({ day }) => day)}::date[], ${visits.map(({ mac }) => mac)}::text[])
        as v(subject, id, day, mac)
      where case
        when v.subject in ('software', 'compare') then exists(select 1 from software s where s.id = v.id and s.is_active)
        when v.subject = 'company' then exists(select 1 from company c where c.id = v.id)
        else exists(select 1 from review r join software s on s.id = r.software_id
          where r.id = v.id and r.status = 'published' and s.is_active) end),
    stored as (
      insert into view_visit (day, mac)
      select day, decode(mac, 'hex') from visit order by 1, 2
      on conflict do nothing
      returning encode(mac, 'hex') as mac),
    seen as (
      select v.subject, v.id, v.day, count(*)::int4 as count
      from visit v join stored using (mac) group by 1, 2, 3),
    added as (
      insert into daily_count (subject_id, metric, day, count)
      select id, case subject when 'compare' then subject else subject || '_view' end, day, count from seen
      union all
      select ${allListingsSubject}::uuid, 'software_view', day, sum(count)::int4 from seen
      where subject = 'software' group by day
      order by 1, 2, 3
      on conflict (subject_id, metric, day) do update set count = daily_count.count + excluded.count)
    select coalesce(sum(count), 0)::int4 as added from seen`;
  return rows[0]?.added ?? 0;
}

/** Deletes the visitor hashes of past days (UTC). */
export async function sweepVisits(tx: Transaction, now: Date): Promise<void> {
  await tx.viewVisit.deleteMany({ where: { day: { lt: new Date(now.toISOString().slice(0, 10)) } } });
}

/**
 * Is it the user's own? The listings and the page of a company are its members', a review is its author's. Their visits
 * are not counted.
 */
export async function isOwn(
  { reader }: Pick<ReadContext, "reader">,
  { subject, id }: View,
  userId: string,
): Promise<boolean> {
  const rows = await reader.query(own[subject](id, userId));
  return rows.length > 0;
}

const ownSoftware = (id: string, userId: string) => sql`
  select 1 from software s join company_member m on m.company_id = s.company_id
  where s.id = ${id}::uuid and m.user_id = ${userId}::uuid`;

const own: Record<View["subject"], (id: string, userId: string) => Sql> = {
  software: ownSoftware,
  compare: ownSoftware,
  company: (id, userId) => sql`
    select 1 from company_member where company_id = ${id}::uuid and user_id = ${userId}::uuid`,
  review: (id, userId) => sql`select 1 from review where id = ${id}::uuid and user_id = ${userId}::uuid`,
};
