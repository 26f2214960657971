import { anyOf } from "../../database/changes/tags.ts";
import { opaque, type Sql, sql } from "../../database/query/sql.ts";
import { listSizes } from "../../inputs/index.ts";
import { categoryTrigramMatch } from "../category/search.ts";
import { totalReads } from "../counters/totals.ts";
import type { ReadContext } from "../read-context.ts";
import { matchScores } from "../software/match.ts";
import { fuzzyMatch, fuzzyThreshold, hasWords, trigramMatch } from "../software/search.ts";
import { searchWords, sortKey } from "../text.ts";

export interface Suggestion {
  id: string;
  type: "category" | "software";
  name: string;
  slug: string;
  description: string | null;
  logoUrl: string | null;
  /** Exact mean; null if unrated. */
  rating: number | null;
  reviewCount: number;
}

/** All names are searched, and similar ones ordered by their reviews. */
const ofNames = {
  reads: () =>
    (["software", "category"] as const).flatMap((subject) => [
      anyOf(subject, "text"),
      anyOf(subject, "counters"),
    ]),
};

/** How well texts match also depends on the members of categories, and on how many listings there are. */
const ofMatches = {
  reads: () => [...ofNames.reads(), anyOf("category", "members"), ...totalReads(true)],
};

/** The typed text and the number of suggestions wanted. */
interface TypedText {
  text: string;
  words: readonly string[];
  size: number;
  /** True if more than names is searched. Single letters match a word of nearly every listing. */
  isSelective: boolean;
}

/**
 * Software and categories that match the text typed so far, best first: equal names, names that begin with it, names with a word
 * that begins with it; if those are too few, listings with all words in any text, best match first; if still few, fuzzy matches of
 * names; if none, names with similar trigrams, and for several words the best matches. Ties are ordered by number of reviews. Empty
 * for under two characters and for text without a letter or digit.
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
  const isSelective = words.some((word) => [...word].length > 1);
  const typed = { text, words, size: Math.min(first, listSizes.suggestionsMaximum), isSelective };
  // Most short texts are the beginning of enough names, and setting up the statement of all tiers takes longer than running it.
  if (letters < longTextLetters) {
    const begun = await reader.query<Suggestion>(prefixMatches(typed), ofNames);
    if (begun.length === typed.size) return begun;
  }
  const found = await reader.query<Suggestion>(rankedTiers(typed), ofMatches);
  if (found.length > 0 || !isSelective) return found;
  const similar = await reader.query<Suggestion>(similarNames(typed), ofNames);
  // A need in several words is in no name, and seldom whole in any text.
  if (words.length === 1 || similar.length === typed.size) return similar;
  const matching = { ...ofMatches, isExpensive: true };
  return [...similar, ...(await reader.query<Suggestion>(bestMatches(typed, similar), matching))];
}

/** From this length on, names that begin with the text seldom suffice, so all tiers are searched at once. */
const longTextLetters = 8;

const software = sql`s.id, 'software' as type, s.name, s.slug, s.short_description as description,
  s.logo_url as "logoUrl", nullif(s.avg_rating, 0) as rating, s.review_count as "reviewCount", s.sort_name`;
const category = sql`c.id, 'category' as type, c.name, c.slug, c.description, null::text as "logoUrl",
  (c.rating_sum::float8 / nullif(c.review_count, 0)) as rating, c.review_count as "reviewCount", c.sort_name`;
const columns = sql`id, type, name, slug, description, "logoUrl", rating, "reviewCount"`;
const order = sql`type = 'software', "reviewCount" desc, sort_name, id`;

/** Software and categories whose names meet a condition. */
const both = (are: (name: Sql) => Sql, categoriesAre = are) => sql`
  select ${software} from software s where s.is_active and ${are(sql`s.sort_name`)}
  union all
  select ${category} from category c where c.is_active and ${categoriesAre(sql`c.sort_name`)}`;

/** Sorts after all characters that occur in names. */
const lastCharacter = "\u{10ffff}";

/** The condition that a name begins with the text. */
const startsWithText = ({ text }: TypedText, name: Sql) =>
  sql`(${name} >= ${opaque(text, "text")} and ${name} < ${opaque(text + lastCharacter, "text")})`;

const wholeNameFirst = ({ text }: TypedText) =>
  sql`case when sort_name = ${opaque(text, "text")} then 0 else 1 end`;

/** Names that begin with the text. */
const prefixMatches = (typed: TypedText): Sql => sql`
  select ${columns} from (${both((name) => startsWithText(typed, name))}) named
  order by ${wholeNameFirst(typed)}, ${order} limit ${opaque(typed.size, "int")}`;

/** All tiers but trigram similarity. A tier is searched only if the tiers before it found too few. */
function rankedTiers(typed: TypedText): Sql {
  const { text, words } = typed;
  const max = opaque(typed.size, "int");
  const few = opaque(Math.min(fuzzyThreshold, typed.size), "int");
  const isSelective = opaque(typed.isSelective, "bool");
  return sql`
    with begun as materialized (
      select *, ${wholeNameFirst(typed)} as tier, 0::float4 as distance
      from (${both((name) => startsWithText(typed, name))}) named
      order by tier, ${order} limit ${max}),
    held as materialized (
      select *, 2 as tier, 0::float4 as distance
      from (${both((name) => containsText(typed, name))}) named
      where ${max} > (select count(*) from begun) and not ${startsWithText(typed, sql`sort_name`)}
      order by ${order} limit ${max}),
    names as (select * from begun union all select * from held),
    mentioned as materialized (
      select s.id from software_search s
      where ${isSelective} and ${max} > (select count(*) from names) and ${isKnown(words)}
        and s.is_active and ${hasWords(words)}
        and s.id not in (select id from names)),
    others as materialized (
      select * from (
        select ${software}, 3 as tier, coalesce(-m.score, 0)::float4 as distance
        from mentioned join software s using (id)
          left join (select * from ${matchScores(text)} x where exists (select from mentioned)) m on m.software_id = s.id) scored
      order by distance, ${order} limit ${max}),
    found as (select * from names union all select * from others),
    near as (
      select *, 4 as tier, ${opaque(text, "text")} <<-> sort_name as distance
      from (${both((name) => fuzzyMatch(words, name, opaque))}) near
      where ${isSelective} and ${few} > (select count(*) from found) and id not in (select id from found)
      order by distance, ${order} limit ${max})
    select ${columns} from (select * from found union all select * from near) suggested
    order by tier, distance, ${order} limit ${max}`;
}

/** Names with a part similar to the text (trigrams), most similar first. */
const similarNames = ({ text, words, size }: TypedText): Sql => sql`
  select ${columns} from (${both(
    (name) => trigramMatch(words, name, opaque),
    (name) => categoryTrigramMatch(words, name, opaque),
  )}) alike
  order by ${opaque(text, "text")} <<-> sort_name, ${order} limit ${opaque(size, "int")}`;

/** Listings that match the text best, without those already found. */
function bestMatches({ text, size }: TypedText, found: readonly Suggestion[]): Sql {
  const ids = found.map(({ id }) => id);
  return sql`
    select ${columns} from (
      select ${software}, m.score from ${matchScores(text)} m join software s on s.id = m.software_id
      where s.is_active and s.id <> all(${opaque(ids, "uuid[]")})) matching
    order by score desc, ${order} limit ${opaque(size - found.length, "int")}`;
}

/** The condition that a later word of a name begins with the text. The pattern is for the index, `position` is exact. */
const containsText = ({ text }: TypedText, name: Sql) =>
  sql`${name} like ${opaque(wordPattern(text), "text")} and position(${opaque(` ${text}`, "text")} in ${name}) > 0`;

/** Letters that are looked up in the trigram index. More do not narrow the matches and cost time. */
const indexedLetters = 8;

/** A LIKE pattern for names with a later word that begins with the first letters of this text. */
const wordPattern = (text: string): string => {
  const letters = [...text].slice(0, indexedLetters).join("");
  return `% ${letters.replace(/[\\%_]/g, "\\$&")}%`;
};

/**
 * The condition that any listing has the first of several words. Searching for all words reads every listing with one of them,
 * which is wasted if the first word has a typing error.
 */
const isKnown = (words: readonly string[]): Sql =>
  words.length === 1
    ? sql`true`
    : sql`exists (select from software_search k where ${hasWords(words.slice(0, 1), sql`k`)})`;
