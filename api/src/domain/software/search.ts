import { type Sql, sql } from "../../database/sql.ts";
import type { Reading } from "../reading.ts";
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
 * categories and features; when that finds few, also names within a typing error or two.
 */
export async function matchesText({ prisma }: Pick<Reading, "prisma">, text: string): Promise<Sql> {
  const words = searchWords(text);
  if (words.length === 0) return sql`position(${sortKey(text)} in s.sort_name) > 0`;
  const byWords = sql`s.search @@ to_tsquery('simple', ${prefixQuery(words)})`;
  const hits = await prisma.$queryRaw<
    unknown[]
  >`select 1 from software s where s.is_active and ${byWords} limit ${fewHits}`;
  if (hits.length >= fewHits) return byWords;
  const likeIt = await prisma.$queryRaw<{ id: string }[]>`
    select id from (
      select s.id, ${words.join(" ")} <<-> lower(s.sort_name) as distance from software s
      order by ${words.join(" ")} <<-> lower(s.sort_name) limit ${alikeAtMost}) nearest
    where distance <= ${alikeWithin}`;
  return sql`(${byWords} or s.id = any(${likeIt.map((row) => row.id)}::uuid[]))`;
}
