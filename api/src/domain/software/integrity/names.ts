import { sortKey, words } from "../../text.ts";

/** Minimum trigram similarity (0 to 1) of two spellings of one name. */
const leastAlike = 0.5;

/**
 * True if two names clearly differ. Case, accents, spaces, punctuation and typing errors are ignored, and so is text before or
 * after the whole name ("Slack by Salesforce" is still "Slack"). Not done in the database, whose trigrams ignore letters beyond
 * ASCII.
 */
export function areNamesApart(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  if (shorter.join("") === longer.join("")) return false;
  if (stands(shorter, longer.slice(0, shorter.length)) || stands(shorter, longer.slice(-shorter.length)))
    return false;
  return similarity(trigrams(shorter), trigrams(longer)) < leastAlike;
}

/** The words of a name; a name of punctuation only is one word. */
function wordsOf(name: string): string[] {
  const found = words(name);
  return found.length > 0 ? found : [sortKey(name)];
}

/** True if one name begins or ends with the other. Single letters do not count ("A" and "A Better Payroll"). */
const stands = (name: readonly string[], end: readonly string[]): boolean =>
  [...name.join("")].length > 1 && name.every((word, place) => word === end[place]);

/** Trigrams as in pg_trgm: of each word with two spaces before and one after it. */
function trigrams(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const word of names) {
    const letters = [" ", " ", ...word, " "];
    for (let at = 0; at + 3 <= letters.length; at++) found.add(letters.slice(at, at + 3).join(""));
  }
  return found;
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((part) => other.has(part)).length;
  return shared / (one.size + other.size - shared);
}
