import { type Sql, sql } from "../../database/sql.ts";
import { fewHits, isAlike, prefixQuery } from "../software/search.ts";
import { searchWords, sortKey } from "../text.ts";

/** A name so much further off than the nearest one is not what was meant. */
const furtherOff = 0.15;

/**
 * The condition that a category's name is written like these words. Its last part always holds: PostgreSQL takes that for
 * costly and `<%` for cheap, which is the other way round, and would ask every one of a few hundred rows, not the index.
 */
export function isAlikeCategory(words: readonly string[], sortName: Sql): Sql {
  return sql`(${isAlike(words, sortName)} and to_tsvector('simple', ${sortName}) is not null)`;
}

/**
 * A condition on categories (alias `c`) for a search text: the beginnings of words in the name; when that finds few,
 * also the names nearest to it within a typing error or two.
 */
export function categoryMatchesText(text: string): Sql {
  const words = searchWords(text);
  if (words.length === 0) return sql`position(${sortKey(text)} in c.sort_name) > 0`;
  return sql`c.id in (
    with found as (select x.id from category x
        where x.is_active and to_tsvector('simple', x.sort_name) @@ to_tsquery('simple', ${prefixQuery(words)})),
      near as (select x.id, ${words.join(" ")} <<-> lower(x.sort_name) as distance from category x
        where x.is_active and ${isAlikeCategory(words, sql`x.sort_name`)})
    select id from found
    union all
    select id from near where (select count(*) from found) < ${fewHits}::int4
      and distance <= (select min(distance) from near) + ${furtherOff}::float8)`;
}
