import type { Statements } from "../../database/client/transaction.ts";

/** Listings of a category that people of the demo know. */
const known = 6;

/**
 * What reviewers of the demo used before and looked at, and what its visitors compared: what their text says, or listings of the same
 * category, the most reviewed ones most often. The same reviews name the same listings on every machine.
 */
export async function fillDemoAlternatives(tx: Pick<Statements, "$executeRaw">, now: Date): Promise<void> {
  await tx.$executeRaw`
    with listing as (
      select s.id, s.category_id, s.review_count,
        row_number() over (partition by s.category_id order by s.review_count desc, s.slug) as place,
        least(count(*) over (partition by s.category_id), ${known}::int4) as many
      from software s where s.is_active),
    said as (
      select r.id as review_id, n.id from review r join software n
        on n.name = substring(r.content from 'Compared with (.*), which I used in my last job')
      where r.status = 'published' and r.catalog_key is not null and n.is_active and n.id <> r.software_id),
    chosen as (
      select r.id as review_id, k.kind, n.id
      from review r join listing l on l.id = r.software_id
        cross join (values ('used-before', 450), ('considered', 350)) k (kind, of_thousand)
        cross join lateral (select (hashtext(r.catalog_key || k.kind) & 1023) / 1024.0 as chance,
          (hashtext(k.kind || r.catalog_key) & 1023) / 1024.0 as luck) h
        join listing n on n.category_id = l.category_id and n.place = 1 + floor(l.many * h.luck * h.luck)
      where r.status = 'published' and r.catalog_key is not null and h.chance * 1000 < k.of_thousand and n.id <> l.id)
    insert into review_product (review_id, kind, software_id)
    select review_id, 'used-before', id from said
    union all
    select review_id, kind, id from chosen c where not (kind = 'used-before' and exists (select 1 from said s where s.review_id = c.review_id))
      and not (kind = 'considered' and exists (select 1 from said s where s.review_id = c.review_id and s.id = c.id))
      and not (kind = 'considered' and exists (
        select 1 from chosen b where b.review_id = c.review_id and b.kind = 'used-before' and b.id = c.id))
    on conflict do nothing`;
  // Once a week is enough to look at; a few pairs of each category are compared.
  await tx.$executeRaw`
    with listing as (
      select s.id, s.slug, s.category_id,
        row_number() over (partition by s.category_id order by s.review_count desc, s.slug) as place
      from software s where s.is_active and s.review_count > 0)
    insert into compared_pair (software_id, other_id, day, count)
    select least(a.id, b.id), greatest(a.id, b.id), d.day::date,
      1 + floor(12.0 * ((hashtext(a.slug || b.slug || d.day::date) & 1023) / 1024.0) / (a.place * b.place))::int
    from listing a join listing b on b.category_id = a.category_id and b.place > a.place and b.place <= ${known}::int4
      cross join generate_series(${now}::timestamptz - interval '84 days', ${now}::timestamptz - interval '1 day', '7 days') d (day)
    on conflict do nothing`;
}
