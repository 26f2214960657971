import { type Sql, sql } from "../../database/sql.ts";
import { searchWords, sortKey } from "../text.ts";

/** Under so many hits by words, names that are written alike are added. */
export const fewHits = 3;
const alikeAtMost = 20;
/** A word of so many letters is still known after two of them were exchanged (database/similarity.ts). */
const sturdyWord = 8;

/**
 * The condition that a part of a name is written like these words; the index is on this very expression. The first word,
 * with the second where it is short, must be there by itself: a name's own words come first, and what follows ("for
 * workshops") is in thousands.
 */
export function isAlike(words: readonly string[], sortName: Sql): Sql {
  const alike = (some: readonly string[]) => sql`${some.join(" ")} <% lower(${sortName})`;
  const head = (words[0]?.length ?? 0) < sturdyWord ? 2 : 1;
  return words.length <= head ? alike(words) : sql`(${alike(words.slice(0, head))} and ${alike(words)})`;
}

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
    select x.id from software x
    where ${isAlike(words, sql`x.sort_name`)} and ${fewHits} > (
      select count(*) from (select 1 from software y where y.is_active and y.search @@ ${query} limit ${fewHits}) hits)
    order by ${name} <<-> lower(x.sort_name) limit ${alikeAtMost})))`;
}
