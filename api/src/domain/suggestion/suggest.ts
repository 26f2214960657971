import { type Sql, sql } from "../../database/query/sql.ts";
import { listSizes } from "../../inputs/index.ts";
import { categoryTrigramMatch } from "../category/search.ts";
import type { ReadContext } from "../read-context.ts";
import { type BindValue, fuzzyMatch, fuzzyThreshold, prefixQuery, trigramMatch } from "../software/search.ts";
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

/** What was typed, and how many suggestions it is to have. */
interface TypedText {
  text: string;
  words: readonly string[];
  size: number;
  /** Whether more than names is looked through: single letters begin a word of nearly every listing, and say nothing there. */
  isTelling: boolean;
}

/**
 * Software and categories for what was typed so far, best first: the whole name, names that begin with it, words in the
 * name that begin with it; where those are too few, other words; where that finds hardly anything, names a letter wrong; and
 * where there is nothing at all, names written alike. Among equals those with more reviews. Under two characters, or without
 * a letter or digit: nothing.
 */
export async function suggest(
  { reader }: Pick<ReadContext, "reader">,
  given: string,
  first: number,
): Promise<Suggestion[]> {
  const text = sortKey(given);
  const words = searchWords(given);
  const letters = [...text].length;
  if (letters < listSizes.suggestionsMinimumText || words.length === 0) return [];
  const isTelling = words.some((word) => [...word].length > 1);
  const typed = { text, words, size: Math.min(first, listSizes.suggestionsMaximum), isTelling };
  // Nearly every short text begins enough names, and the plan for all that may come after takes longer to set up than to run.
  if (letters < longTextLetters) {
    const begun = await reader.query<Suggestion>(prefixMatches(typed));
    if (begun.length === typed.size) return begun;
  }
  const found = await reader.query<Suggestion>(rankedTiers(typed));
  return found.length > 0 || !isTelling ? found : reader.query<Suggestion>(similarNames(typed));
}

/** Texts of so many letters seldom begin as many names as are suggested: everything is looked for at once. */
const longTextLetters = 8;

const software = sql`s.id, 'software' as type, s.name, s.slug, s.short_description as description,
  s.logo_url as "logoUrl", nullif(s.avg_rating, 0) as rating, s.review_count as "reviewCount", s.sort_name`;
const category = sql`c.id, 'category' as type, c.name, c.slug, c.description, null::text as "logoUrl",
  (c.rating_sum::float8 / nullif(c.review_count, 0)) as rating, c.review_count as "reviewCount", c.sort_name`;
const columns = sql`id, type, name, slug, description, "logoUrl", rating, "reviewCount"`;
const order = sql`type = 'software', "reviewCount" desc, sort_name, id`;

/** Of both kinds those whose names are so. */
const both = (are: (name: Sql) => Sql, categoriesAre = are) => sql`
  select ${software} from software s where s.is_active and ${are(sql`s.sort_name`)}
  union all
  select ${category} from category c where c.is_active and ${categoriesAre(sql`c.sort_name`)}`;

/**
 * A value that PostgreSQL does not know when it plans the statement. Whatever is typed, the plan is the same: with the values
 * in sight it would take the plan that it keeps for dearer than one made anew, and planning costs more than looking.
 */
const opaqueParameter = (value: Parameters<BindValue>[0] | number | boolean): Sql => {
  if (typeof value === "string") return sql`(select ${value}::text)`;
  if (typeof value === "number") return sql`(select ${value}::int)`;
  return typeof value === "boolean" ? sql`(select ${value}::bool)` : sql`(select ${value}::text[])`;
};

/** Sorts after whatever a name goes on with. */
const lastCharacter = "\u{10ffff}";

/** The condition that a name begins with the text. */
const startsWithText = ({ text }: TypedText, name: Sql) =>
  sql`(${name} >= ${opaqueParameter(text)} and ${name} < ${opaqueParameter(text + lastCharacter)})`;

const wholeNameFirst = ({ text }: TypedText) =>
  sql`case when sort_name = ${opaqueParameter(text)} then 0 else 1 end`;

/** Names that begin with the text. */
const prefixMatches = (typed: TypedText): Sql => sql`
  select ${columns} from (${both((name) => startsWithText(typed, name))}) named
  order by ${wholeNameFirst(typed)}, ${order} limit ${opaqueParameter(typed.size)}`;

/**
 * All but names written alike. A tier is looked for only where those before it leave room: PostgreSQL counts first, and stops
 * there.
 */
function rankedTiers(typed: TypedText): Sql {
  const { text, words } = typed;
  const most = opaqueParameter(typed.size);
  const few = opaqueParameter(Math.min(fuzzyThreshold, typed.size));
  const isTelling = opaqueParameter(typed.isTelling);
  return sql`
    with begun as materialized (
      select *, ${wholeNameFirst(typed)} as tier, 0::float4 as distance
      from (${both((name) => startsWithText(typed, name))}) named
      order by tier, ${order} limit ${most}),
    held as materialized (
      select *, 2 as tier, 0::float4 as distance
      from (${both((name) => containsText(typed, name))}) named
      where ${most} > (select count(*) from begun) and not ${startsWithText(typed, sql`sort_name`)}
      order by ${order} limit ${most}),
    names as (select * from begun union all select * from held),
    others as materialized (
      select *, 3 as tier, 0::float4 as distance from (
        select ${software} from software s
        where ${isTelling} and ${most} > (select count(*) from names) and ${isKnown(words)}
          and s.is_active and s.search @@ to_tsquery('simple', ${opaqueParameter(prefixQuery(words))})
          and s.id not in (select id from names)) other
      order by ${order} limit ${most}),
    found as (select * from names union all select * from others),
    near as (
      select *, 4 as tier, ${opaqueParameter(text)} <<-> sort_name as distance
      from (${both((name) => fuzzyMatch(words, name, opaqueParameter))}) near
      where ${isTelling} and ${few} > (select count(*) from found) and id not in (select id from found)
      order by distance, ${order} limit ${most})
    select ${columns} from (select * from found union all select * from near) suggested
    order by tier, distance, ${order} limit ${most}`;
}

/** Names with a part that is written like the text, the nearest first. */
const similarNames = ({ text, words, size }: TypedText): Sql => sql`
  select ${columns} from (${both(
    (name) => trigramMatch(words, name, opaqueParameter),
    (name) => categoryTrigramMatch(words, name, opaqueParameter),
  )}) alike
  order by ${opaqueParameter(text)} <<-> sort_name, ${order} limit ${opaqueParameter(size)}`;

/** The condition that a later word of a name begins with the text; twice, so that the index finds it, and exactly. */
const containsText = ({ text }: TypedText, name: Sql) =>
  sql`${name} like ${opaqueParameter(wordPattern(text))} and position(${opaqueParameter(` ${text}`)} in ${name}) > 0`;

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
    : sql`exists (select from software k where k.search @@ to_tsquery('simple', ${opaqueParameter(prefixQuery(words.slice(0, 1)))}))`;
