import type { Database } from "../../../api/src/database/client/open.ts";
import { fuzzyThreshold } from "../../../api/src/domain/software/search.ts";

/** A word of the search index and how many listings it is in. */
export interface Word {
  word: string;
  listings: number;
}

/** The words of a database's Live software that find enough by themselves, always in the same order. */
export async function wordsOf(pool: Pick<Database["pool"], "query">): Promise<Word[]> {
  const { rows } = await pool.query<Word>(
    `select word, ndoc as listings from ts_stat('select search from software where is_active')
      where word ~ '^[a-z0-9]{3,}$' order by word collate "C"`,
  );
  return withoutLonger(rows).filter(({ listings }) => listings >= fuzzyThreshold);
}

/** Words that no other word begins with: as a prefix they find just the listings they are in. Sorted by bytes. */
export function withoutLonger(words: readonly Word[]): Word[] {
  return words.filter(({ word }, index) => !words[index + 1]?.word.startsWith(word));
}

/**
 * Pairs of words, one for each of two databases, that find the same number of listings there: up to `each` pairs a
 * number.
 */
export function equalPairs(
  some: readonly Word[],
  others: readonly Word[],
  each = 8,
): { listings: number; pair: readonly [string, string] }[] {
  const byNumber = Map.groupBy(others, ({ listings }) => listings);
  const used = new Map<number, number>();
  return some.flatMap(({ word, listings }) => {
    const index = used.get(listings) ?? 0;
    const other = index < each ? byNumber.get(listings)?.[index] : undefined;
    if (!other) return [];
    used.set(listings, index + 1);
    return [{ listings, pair: [word, other.word] as const }];
  });
}
