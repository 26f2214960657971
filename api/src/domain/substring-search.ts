import { type Sql, sql } from "../database/query/sql.ts";

/** An index of trigrams finds three letters together, or the beginning of a word. */
const indexedLetters = 3;

/** Whether a text is so short that it finds the beginnings of words alone. */
export const findsBeginnings = (text: string): boolean => [...text].length < indexedLetters;

/**
 * The condition that `words` hold this text anywhere; of less letters than an index of trigrams knows, that one of them begins
 * so. Both are taken as they are: lower case is for the caller to see to.
 */
export function contains(words: Sql, text: string): Sql {
  const pattern = text.replace(/[\\%_]/g, "\\$&");
  if (!findsBeginnings(text)) return sql`${words} like ${`%${pattern}%`}`;
  return sql`(${words} like ${`${pattern}%`} or ${words} like ${`% ${pattern}%`})`;
}
