import { type Sql, sql } from "../../database/query/sql.ts";
import type { ReadContext } from "../read-context.ts";

/** Kinds of entries that have a public page. */
export const sitemapKinds = ["categories", "software", "alternatives", "companies", "reviews"] as const;

export type SitemapKind = (typeof sitemapKinds)[number];

/** A thing's name in addresses (slug or id), and when its page last changed. */
export interface Change {
  name: string;
  changed: Date;
}

/** A chunk of entries in the order of their ids, from `first` to the next chunk. */
export interface SitemapChunk {
  first: string;
  changed: Date;
}

const listings = sql`select s.id, s.id::text as name, greatest(s.updated_at, (select r.created_at from review r
      where r.software_id = s.id and r.status = 'published' order by r.created_at desc, r.id desc limit 1)) as changed
    from software s where s.is_active`;

/**
 * Who has a page that anyone may see, and when it changed: a category also when a listing came, a listing when a review
 * came, a review when its vendor answered. Categories without any listing have little to be found for and stay out, and so do the
 * alternatives to listings that share no category with three others.
 */
const sources: Readonly<Record<SitemapKind, Sql>> = {
  categories: sql`select c.id, c.slug as name, greatest(c.updated_at, max(s.created_at)) as changed
    from category c join category_listing l on l.category_id = c.id join software s on s.id = l.software_id
    where c.is_active group by c.id`,
  software: listings,
  alternatives: sql`${listings} and exists (select 1 from software_category l join category c on c.id = l.category_id
    where l.software_id = s.id and c.is_active and c.software_count > 3)`,
  companies: sql`select c.id, c.id::text as name, c.updated_at as changed from company c`,
  reviews: sql`select r.id, r.id::text as name, greatest(r.created_at, r.edited_at, a.updated_at) as changed
    from review r join software s on s.id = r.software_id left join review_answer a on a.review_id = r.id
    where r.status = 'published' and s.is_active`,
};

/** The chunks of at most `size` entries; one statement. */
export function sitemapChunks(
  { reader }: Pick<ReadContext, "reader">,
  kind: SitemapKind,
  size: number,
): Promise<SitemapChunk[]> {
  // Ids of one form sort as text as they do as ids; there is no least uuid before PostgreSQL 18.
  return reader.query<SitemapChunk>(sql`
    select min(n.id::text collate "C") as first, max(n.changed) as changed
    from (select x.*, (row_number() over (order by x.id) - 1) / ${size}::int8 as run from (${sources[kind]}) x) n
    group by n.run order by n.run`);
}

/** The entries of one chunk, from `first` to the beginning of the next one; one statement. */
export function changesInChunk(
  { reader }: Pick<ReadContext, "reader">,
  kind: SitemapKind,
  { first, next, size }: { first: string; next: string | null; size: number },
): Promise<Change[]> {
  const end = next === null ? sql`true` : sql`x.id < ${next}::uuid`;
  return reader.query<Change>(sql`
    select x.name, x.changed from (${sources[kind]}) x where x.id >= ${first}::uuid and ${end}
    order by x.id limit ${size}::int4`);
}
