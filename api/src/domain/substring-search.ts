import { type Sql, sql } from "../database/query/sql.ts";

/** An index of trigrams finds three letters together, or the beginning of a word. */
const indexedLetters = 3;

/** Whether a text is so short that it finds the beginnings of words alone. */
export const findsBeginnings = (text: string): boolean => [...text].length < indexedLetters;

/**
 * The condition that `words` contain this text anywhere; for a text shorter than a trigram, that a word begins with it. The
 * caller normalises case.
 */
export function contains(words: Sql, text: string): Sql {
  const pattern = text.replace(/[\\%_]/g, "\\$&");
  if (!findsBeginnings(text)) return sql`${words} like ${`%${pattern}%`}`;
  return sql`(${words} like ${`${pattern}%`} or ${words} like ${`% ${pattern}%`})`;
}
