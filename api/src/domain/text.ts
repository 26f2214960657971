import { normalised } from "../inputs/index.ts";

/**
 * The key that names are sorted and compared by: without marks and case, white space folded ("Baïkal" → "baikal").
 * Stored in columns with COLLATE "C", so that every database sorts alike.
 */
export function sortKey(text: string): string {
  return normalised(text, "NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/**
 * The address form of a name: lower case, runs of anything but a-z and 0-9 become one hyphen, none at the ends
 * (specification, review-writing flow). Empty for a name without such characters: callers then keep the stored slug.
 */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Normalised words: letters and digits only, so that "A.D." is found by "a d" and "ad-hoc" by "hoc". */
export function words(text: string): string[] {
  return sortKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a search text, as they stand in the search index; at most 8 count. */
export function searchWords(text: string): string[] {
  return words(text).slice(0, 8);
}

/** Each normalised word of some texts once, as a search index wants them: it does not count. */
export function distinctWords(parts: readonly (string | null | undefined)[]): string {
  return [...new Set(parts.flatMap((part) => words(part ?? "")))].join(" ");
}

/** At so many letters the beginnings of words are compared; the longest that a typed word has counts. */
const comparedLengths = [10, 8, 7, 6, 5, 4];

/**
 * What a word's beginning is when each of its letters is left out by turns. Two beginnings of the same length that are one
 * letter apart (one too many, left out, mistaken or exchanged with the next) have such a key in common: the symmetric
 * deletes of SymSpell, https://github.com/wolfgarbe/SymSpell. The function deletion_keys of the database gives those of names.
 * Under four letters there are none.
 */
export function deletionKeys(word: string): string[] {
  const letters = [...word];
  const length = comparedLengths.find((compared) => compared <= letters.length) ?? 0;
  const beginning = letters.slice(0, length);
  return [...new Set(beginning.map((_, at) => beginning.toSpliced(at, 1).join("")))];
}
