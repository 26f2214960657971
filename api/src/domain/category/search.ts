import { type Sql, sql } from "../../database/query/sql.ts";
import {
  type BindValue,
  betweenWords,
  fuzzyMatch,
  fuzzyThreshold,
  prefixQuery,
  trigramMatch,
} from "../software/search.ts";
import { searchWords, sortKey } from "../text.ts";

/** Names that are further from the nearest match than this are left out. */
const maxDistanceGap = 0.15;

/**
 * The condition that a category's name is written like these words. Its last part always holds: PostgreSQL takes that for
 * costly and `<%` for cheap, which is the other way round, and would ask every one of a few hundred rows, not the index.
 */
export function categoryTrigramMatch(words: readonly string[], sortName: Sql, value?: BindValue): Sql {
  return sql`(${trigramMatch(words, sortName, value)} and to_tsvector('simple', ${sortName}) is not null)`;
}

/**
 * A condition on categories (alias `c`) for a search text: words in the name that begin with its words; if those are few, also
 * fuzzy matches, then names with similar trigrams.
 */
export function categoryMatchesText(text: string): Sql {
  const words = searchWords(text);
  if (words.length === 0) return sql`position(${sortKey(text)} in c.sort_name) > 0`;
  const name = sql`x.sort_name`;
  // The query in a select of its own, or it would be made for each row.
  const some = (is: Sql) =>
    sql`(select x.id, ${words.join(" ")} <<-> ${name} as distance from category x where x.is_active and ${is})`;
  return sql`c.id in (
    with found as (select x.id from category x
        where x.is_active and to_tsvector('simple', ${name}) @@ (select to_tsquery('simple', ${prefixQuery(words)}))),
      near as materialized ${some(fuzzyMatch(words, name))},
      nearest as (select * from near union all
        ${some(sql`${categoryTrigramMatch(words, name)} and not exists (select from near)`)})
    select id from found
    union all
    select id from nearest where (select count(*) from found) < ${fuzzyThreshold}::int4
      and distance <= (select min(distance) from nearest) + ${maxDistanceGap}::float8)`;
}

/**
 * A condition on categories (alias `c`): one of these is in the name, a word or some in a row; with an asterisk at the end, its last
 * word is the beginning of one. Without the text search index, which keeps "ai/ml" as one word.
 */
export function categoryHasWords(phrases: readonly string[]): Sql {
  const expressions = phrases.flatMap((phrase) => {
    const words = searchWords(phrase).join(`${betweenWords}+`);
    return words === "" ? [] : [phrase.endsWith("*") ? words : `${words}(${betweenWords}|$)`];
  });
  return expressions.length === 0
    ? sql`false`
    : sql`c.sort_name ~ ${`(^|${betweenWords})(${expressions.join("|")})`}`;
}
