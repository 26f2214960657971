/** Shorter names, and those of one word, are too near to names of other programs: HOSTS, PORTS, POST. */
const shortest = 8;

/**
 * One sentence for each variable that is probably a misspelled setting: one letter is missing, added, replaced, in the wrong case, or
 * exchanged with its neighbor.
 */
export function misspelledSettings(given: Iterable<string>, settings: readonly string[]): string[] {
  const known = new Set(settings);
  const distinct = settings.filter((name) => name.length >= shortest && name.includes("_"));
  return [...given].flatMap((name) => {
    if (known.has(name)) return [];
    const meant = distinct.find((setting) => isOneEditAway(name.toUpperCase(), setting));
    return meant ? [`${name} is not a setting of Assay and is ignored. Did you mean ${meant}?`] : [];
  });
}

/** True for equal texts, and for those that one edit makes equal. */
function isOneEditAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}
