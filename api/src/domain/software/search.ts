import { minSimilarity } from "../../database/query/similarity.ts";
import { joinSql, opaque, type Sql, sql } from "../../database/query/sql.ts";
import { deletionKeys, searchWords, sortKey } from "../text.ts";

/** With fewer hits by words, fuzzy matches are added. */
export const fuzzyThreshold = 3;
const maxFuzzyHits = 20;
/** From this length on a word is still similar after two letters were exchanged (database/query/similarity.ts). */
const reliableLength = 8;

/** Longer words occur in no name and would be slow to compare. */
const maxWordLength = 40;

/** Puts a text, or several as an array, into a statement: as a parameter, or `opaque`. */
export type BindValue = (value: string | readonly string[], type: "text" | "text[]") => Sql;
const bindInline: BindValue = (value) => sql`${value}`;

/**
 * Number of first words that must match by themselves: one, or two if the first is short. A name's own words come first; what
 * follows ("for workshops") is in thousands of names.
 */
const headLength = (words: readonly string[]): number => ((words[0]?.length ?? 0) < reliableLength ? 2 : 1);

/**
 * The condition that a part of a name is similar to these words (trigrams). `value` binds a text into the statement. Never
 * true for a word that is longer than names.
 */
export function trigramMatch(words: readonly string[], sortName: Sql, value: BindValue = bindInline): Sql {
  if (words.some((word) => word.length > maxWordLength)) return sql`false`;
  const alike = (some: readonly string[]) => sql`${value(some.join(" "), "text")} <% ${sortName}`;
  const head = headLength(words);
  return words.length <= head ? alike(words) : sql`(${alike(words.slice(0, head))} and ${alike(words)})`;
}

/**
 * The condition that a name has words that begin like these with at most one letter inserted, deleted, replaced or transposed,
 * or one deleted and another inserted; the rest of the name only has to be similar. Uses an index of deletion keys, which
 * yields few candidates; trigrams would yield hundreds.
 */
export function fuzzyMatch(words: readonly string[], sortName: Sql, value: BindValue = bindInline): Sql {
  const head = headLength(words);
  const keys = words
    .slice(0, head)
    .map(deletionKeys)
    .filter((some) => some.length > 0);
  if (keys.length === 0 || words.some((word) => word.length > maxWordLength)) return sql`false`;
  const conditions = keys.map((some) => sql`deletion_keys(${sortName}) && ${value(some, "text[]")}`);
  // For words without keys: short ones, and those after the head. A function, because the operator would use an index too.
  if (words.length > keys.length)
    conditions.push(
      sql`word_similarity(${value(words.join(" "), "text")}, ${sortName}) >= ${minSimilarity}::float4`,
    );
  return sql`(${joinSql(conditions, " and ")})`;
}

/** Words as a prefix query of the search index: all of them must occur, each as the beginning of a word. */
export function prefixQuery(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(" & ");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: names are separated by all of ASCII but digits and small letters, and so by control characters.
const separator = /[\x01-\x2f\x3a-\x60\x7b-\xbf\u2010-\u205e\u3001-\u3003\u3008-\u301f\u30fb]/gu;

/** Characters that separate the words of a name, as in the database functions deletion_keys and name_words. */
export const betweenWords = separator.source;

/**
 * The words of a name with single spaces between them; a name without any is itself. As the database function name_words, which PostgreSQL would plan anew in each
 * statement that calls it: it is not put into the statement, because it is STRICT and coalesce is not strict.
 */
export const nameWords = (name: string): string =>
  name.replace(separator, " ").replace(/ +/g, " ").replace(/^ | $/g, "") || name;

/**
 * A condition on `software_search` (alias `y`): a listing's name has words that begin with these. The text search index finds candidates; the
 * expression checks them, because the index also contains other texts and keeps "draw.io" as one word.
 */
export function nameMatches(words: readonly string[]): Sql {
  const begun = words.map((word) => sql`y.sort_name ~ ${`(^|${betweenWords})${word}`}`);
  return joinSql([hasWords(words, sql`y`), ...begun], " and ");
}

/** A condition on `software_search`: a listing has words that begin with these, in the texts that `matchesText` looks through. */
export const hasWords = (words: readonly string[], alias: Sql = sql`s`): Sql =>
  sql`${alias}.search @@ to_tsquery('simple', ${opaque(prefixQuery(words), "text")})`;

/**
 * A condition on `software_search` (alias `s`) for a search text: words in name, description, company, categories and features that
 * begin with its words; if those are few, also fuzzy matches of names, then names with similar trigrams.
 */
export function matchesText(text: string): Sql {
  const words = searchWords(text);
  if (words.length === 0) return sql`position(${sortKey(text)} in s.sort_name) > 0`;
  const name = sql`x.sort_name`;
  const few = sql`${fuzzyThreshold} > (select count(*) from hits)`;
  return sql`(${hasWords(words)} or s.id = any(array(
    with hits as materialized (select from software_search y where y.is_active and ${hasWords(words, sql`y`)} limit ${fuzzyThreshold}),
      near as materialized (select x.id, ${name}, x.is_active from software x where ${fuzzyMatch(words, name)} and ${few}),
      alike as (select x.id, ${name}, x.is_active from software x
        where ${trigramMatch(words, name)} and ${few} and not exists (select from near where is_active))
    select x.id from (select * from near union select * from alike) x
    order by ${words.join(" ")} <<-> ${name} limit ${maxFuzzyHits})))`;
}
