import { type Sql, sql } from "../../database/sql.ts";
import { searchWords, sortKey } from "../text.ts";

/** Under so many hits by words, names that are written alike are added. */
export const fewHits = 3;
const alikeAtMost = 20;
/**
 * Distance of pg_trgm's word similarity (0 equal, 1 nothing in common) up to which a name counts as written alike:
 * two letters exchanged in a name of eight are 0.62 apart.
 */
export const alikeWithin = 0.65;

/** Words as a prefix query of the search index: all of them must occur, each as the beginning of a word. */
export function prefixQuery(words: readonly string[]): string {
  return words.map((word) => `${word}:*`).join(" & ");
}

/**
 * A condition on software (alias `s`) for a search text: the beginnings of words in name, description, company,
 * categories and features; when that finds few, also names within a typing error or two, which are looked for only then.
 */
export function matchesText(text: string): Sql {
  const words = searchWords(text);
  if (words.length === 0) return sql`position(${sortKey(text)} in s.sort_name) > 0`;
  const query = sql`to_tsquery('simple', ${prefixQuery(words)})`;
  const name = words.join(" ");
  return sql`(s.search @@ ${query} or s.id = any(array(
    select near.id from (
      select x.id, ${name} <<-> lower(x.sort_name) as distance from software x
      order by ${name} <<-> lower(x.sort_name) limit ${alikeAtMost}) near
    where near.distance <= ${alikeWithin} and ${fewHits} > (
      select count(*) from (select 1 from software y where y.is_active and y.search @@ ${query} limit ${fewHits}) hits))))`;
}
