import { sortKey, words } from "../../text.ts";

/** From this similarity of its trigrams on (0 nothing in common, 1 equal) a name counts as the same one, written otherwise. */
const leastAlike = 0.5;

/**
 * True where two names are clearly not names of the same thing. Case, accents, spaces and punctuation make no difference,
 * nor does a slip of the pen, nor what is put before or after the whole name: "Slack by Salesforce" is still "Slack". Compared
 * here and not in the database, whose trigrams know letters of ASCII alone.
 */
export function areNamesApart(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  if (shorter.join("") === longer.join("")) return false;
  if (stands(shorter, longer.slice(0, shorter.length)) || stands(shorter, longer.slice(-shorter.length)))
    return false;
  return similarity(trigrams(shorter), trigrams(longer)) < leastAlike;
}

/** A name of punctuation alone is one word as it stands. */
function wordsOf(name: string): string[] {
  const found = words(name);
  return found.length > 0 ? found : [sortKey(name)];
}

/** Is a whole name at one end of another? A single letter proves nothing: "A" and "A Better Payroll". */
const stands = (name: readonly string[], end: readonly string[]): boolean =>
  [...name.join("")].length > 1 && name.every((word, place) => word === end[place]);

/** As pg_trgm has them: of each word with two spaces before it and one after it. */
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
