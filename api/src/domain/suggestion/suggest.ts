import { type Sql, sql } from "../../database/sql.ts";
import { listSizes } from "../../inputs/index.ts";
import { isAlikeCategory } from "../category/search.ts";
import type { Reading } from "../reading.ts";
import { fewHits, isAlike, isNear, type Placing, prefixQuery } from "../software/search.ts";
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
 * name that begin with it; where those are too few, other words; where that finds hardly anything, names a letter wrong; and
 * where there is nothing at all, names written alike. Among equals those with more reviews. Under two characters, or without
 * a letter or digit: nothing.
 */
export async function suggest(
  { reader }: Pick<Reading, "reader">,
  text: string,
  first: number,
): Promise<Suggestion[]> {
  const typed = sortKey(text);
  const words = searchWords(text);
  if ([...typed].length < listSizes.suggestionsMinimumText || words.length === 0) return [];
  // Single letters begin a word of nearly every listing: they say nothing outside a name.
  const isTelling = words.some((word) => [...word].length > 1);
  const size = Math.min(first, listSizes.suggestionsMaximum);
  const software = sql`s.id, 'software' as type, s.name, s.slug, s.short_description as description,
    s.logo_url as "logoUrl", nullif(s.avg_rating, 0) as rating, s.review_count as "reviewCount", s.sort_name`;
  const category = sql`c.id, 'category' as type, c.name, c.slug, c.description, null::text as "logoUrl",
    (c.rating_sum::float8 / nullif(c.review_count, 0)) as rating, c.review_count as "reviewCount", c.sort_name`;
  /** Of both kinds those whose names are so. */
  const both = (are: (name: Sql) => Sql, categoriesAre = are) => sql`
    select ${software} from software s where s.is_active and ${are(sql`s.sort_name`)}
    union all
    select ${category} from category c where c.is_active and ${categoriesAre(sql`c.sort_name`)}`;
  const begins = (name: Sql) =>
    sql`${name} >= ${unseen(typed)} and ${name} < ${unseen(typed + lastCharacter)}`;
  // Twice: so that the index finds it, and exactly.
  const holds = (name: Sql) =>
    sql`${name} like ${unseen(wordPattern(typed))} and position(${unseen(` ${typed}`)} in ${name}) > 0`;
  const near = (name: Sql) => isNear(words, name, unseen);
  const alike = (name: Sql) => isAlike(words, name, unseen);
  const alikeCategory = (name: Sql) => isAlikeCategory(words, name, unseen);
  const order = sql`type = 'software', "reviewCount" desc, sort_name, id`;
  // A tier is looked for only where those before it leave room: PostgreSQL counts first, and stops there.
  return reader.query<Suggestion>(sql`
    with begun as materialized (
      select *, case when sort_name = ${unseen(typed)} then 0 else 1 end as tier, 0::float4 as distance
      from (${both(begins)}) named
      order by tier, ${order} limit ${size}),
    held as materialized (
      select *, 2 as tier, 0::float4 as distance from (${both(holds)}) named
      where ${size} > (select count(*) from begun) and id not in (select id from begun)
      order by ${order} limit ${size}),
    names as (select * from begun union all select * from held),
    others as materialized (
      select *, 3 as tier, 0::float4 as distance from (
        select ${software} from software s
        where ${isTelling}::bool and ${size} > (select count(*) from names) and ${isKnown(words)}
          and s.is_active and s.search @@ to_tsquery('simple', ${unseen(prefixQuery(words))})
          and s.id not in (select id from names)) other
      order by ${order} limit ${size}),
    found as (select * from names union all select * from others),
    near as materialized (
      select *, 4 as tier, ${unseen(typed)} <<-> sort_name as distance from (${both(near)}) near
      where ${isTelling}::bool and ${Math.min(fewHits, size)} > (select count(*) from found) and id not in (select id from found)
      order by distance, ${order} limit ${size}),
    alike as (
      select *, 5 as tier, ${unseen(typed)} <<-> sort_name as distance from (${both(alike, alikeCategory)}) alike
      where ${isTelling}::bool and not exists (select from found) and not exists (select from near))
    select id, type, name, slug, description, "logoUrl", rating, "reviewCount"
    from (select * from found union all select * from near union all select * from alike) suggested
    order by tier, distance, ${order} limit ${size}`);
}

/**
 * A text that PostgreSQL does not know when it plans the statement. Whatever is typed, the plan is the same: with the texts
 * in sight it would take the plan that it keeps for dearer than one made anew, and planning costs more than looking.
 */
const unseen: Placing = (value) =>
  typeof value === "string" ? sql`(select ${value}::text)` : sql`(select ${value}::text[])`;

/** Sorts after whatever a name goes on with. */
const lastCharacter = "\u{10ffff}";
/** The index finds names by three letters at a time: after so many it has only the right ones, and more cost it time. */
const indexedLetters = 8;

/** A pattern for names that have a later word beginning with this text, or at least with its first letters. */
const wordPattern = (text: string): string => {
  const letters = [...text].slice(0, indexedLetters).join("");
  return `% ${letters.replace(/[\\%_]/g, "\\$&")}%`;
};

/**
 * Whether anything has the first word, which is asked only where more words follow: the look for all of them reads all
 * that have one of them, and with a typing error in the first it does so for nothing.
 */
const isKnown = (words: readonly string[]): Sql =>
  words.length === 1
    ? sql`true`
    : sql`exists (select from software k where k.search @@ to_tsquery('simple', ${unseen(prefixQuery(words.slice(0, 1)))}))`;
