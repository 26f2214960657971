/**
 * What stands for a person without a picture: the first letters of the first and the last word of the name, "AL".
 * Of a script without capitals, or an emoji, the first sign alone: two Arabic letters would join to a syllable.
 */
export function initials(name: string): string {
  const [first = "", ...others] = name
    .split(/\s+/)
    .map(firstSign)
    .filter((sign) => sign !== "");
  const last = others.at(-1) ?? "";
  return hasCase(first) && hasCase(last) ? (first + last).toUpperCase() : first.toUpperCase();
}

/** The first letter, figure or picture of a word, with all that is drawn as one sign with it; "" where there is none. */
function firstSign(word: string): string {
  const signs = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word)];
  return signs.find(({ segment }) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(segment))?.segment ?? "";
}

const hasCase = (sign: string) => sign.toUpperCase() !== sign.toLowerCase();
