import { normalised } from "../inputs/index.ts";

/**
 * The normalised form by which names are sorted and compared: without marks and case, white space folded ("Baïkal" →
 * "baikal"). Stored in columns with COLLATE "C", for the same order on every database.
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

/** The words of a search text, normalised as in the search index; at most 8. */
export function searchWords(text: string): string[] {
  return words(text).slice(0, 8);
}

/** Each normalised word of some texts once, as a search index wants them: it does not count. */
export function distinctWords(parts: readonly (string | null | undefined)[]): string {
  return [...new Set(parts.flatMap((part) => words(part ?? "")))].join(" ");
}

/** Lengths at which beginnings of words are compared; the longest that a typed word has is used. */
const comparedLengths = [10, 8, 7, 6, 5, 4];

/**
 * The beginning of a word with each letter deleted in turn. Two beginnings of the same length at edit distance 1 share such a
 * key (symmetric delete, https://github.com/wolfgarbe/SymSpell). The database function deletion_keys computes those of names.
 * Empty for words under four letters.
 */
export function deletionKeys(word: string): string[] {
  const letters = [...word];
  const length = comparedLengths.find((compared) => compared <= letters.length) ?? 0;
  const beginning = letters.slice(0, length);
  return [...new Set(beginning.map((_, at) => beginning.toSpliced(at, 1).join("")))];
}
