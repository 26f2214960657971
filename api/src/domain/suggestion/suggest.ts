import { sql } from "../../database/sql.ts";
import { listSizes } from "../../inputs/index.ts";
import type { Reading } from "../reading.ts";
import { alikeWithin, fewHits, prefixQuery } from "../software/search.ts";
import { searchWords, sortKey } from "../text.ts";

export interface Suggestion {
  id: string;
  type: "category" | "software";
  name: string;
  slug: string;
  description: string | null;
  logoUrl: string | null;
  /** Exact mean; null where nothing is rated. */
  rating: number | null;
  reviewCount: number;
}

/**
 * Software and categories for what was typed so far, best first: the whole name, names that begin with it, words in the
 * name that begin with it, then other words; among equals those with more reviews. When that finds few, names written
 * alike follow. Under two characters: nothing.
 */
export async function suggest(
  { reader }: Pick<Reading, "reader">,
  text: string,
  first: number,
): Promise<Suggestion[]> {
  const typed = sortKey(text);
  const words = searchWords(text);
  if ([...typed].length < listSizes.suggestionsMinimumText) return [];
  const size = Math.min(first, listSizes.suggestionsMaximum);
  const software = sql`s.id, 'software' as type, s.name, s.slug, s.short_description as description,
    s.logo_url as "logoUrl", nullif(s.avg_rating, 0) as rating, s.review_count as "reviewCount", s.sort_name`;
  const category = sql`c.id, 'category' as type, c.name, c.slug, c.description, null::text as "logoUrl",
    (c.rating_sum::float8 / nullif(c.review_count, 0)) as rating, c.review_count as "reviewCount", c.sort_name`;
  const grade = sql`case when sort_name = ${typed} then 0 when starts_with(sort_name, ${typed}) then 1
    when position(${` ${typed}`} in sort_name) > 0 then 2 else 3 end`;
  const found =
    words.length === 0
      ? []
      : await reader.query<Suggestion>(sql`
    select id, type, name, slug, description, "logoUrl", rating, "reviewCount" from (
      select ${software} from software s where s.is_active and s.search @@ to_tsquery('simple', ${prefixQuery(words)})
      union all
      select ${category} from category c where c.is_active
        and (starts_with(c.sort_name, ${typed}) or position(${` ${typed}`} in c.sort_name) > 0)) found
    order by ${grade}, type = 'software', "reviewCount" desc, sort_name, id limit ${size}`);
  if (found.length >= Math.min(fewHits, size)) return found;

  const alike = await reader.query<Suggestion & { distance: number }>(sql`
    select id, type, name, slug, description, "logoUrl", rating, "reviewCount" from (
      (select ${software}, ${typed} <<-> lower(s.sort_name) as distance from software s
        where s.is_active order by ${typed} <<-> lower(s.sort_name) limit ${size})
      union all
      (select ${category}, ${typed} <<-> lower(c.sort_name) as distance from category c
        where c.is_active order by ${typed} <<-> lower(c.sort_name) limit ${size})) near
    where distance <= ${alikeWithin} order by distance, "reviewCount" desc, sort_name limit ${size}`);
  const known = new Set(found.map((row) => row.id));
  return [...found, ...alike.filter((row) => !known.has(row.id))].slice(0, size);
}
