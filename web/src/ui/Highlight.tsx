import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";

const Mark = chakra("mark", { base: { bg: "accent.subtle", color: "accent.fg", borderRadius: "sm" } });

/** Props of `Highlight`: a name, and the text that was searched for. */
export interface HighlightProps {
  text: string;
  query: string;
}

/** A name with what was searched for marked in it: the beginnings of its words, whatever their case and accents. */
export function Highlight({ text, query }: HighlightProps) {
  const beginnings = wordsOf(query).map(fold);
  return wordsOf(text, true).map((part, index) => {
    const length = markedLength(part, beginnings);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name and do not move
      <Fragment key={index}>
        {length > 0 && <Mark>{part.slice(0, length)}</Mark>}
        {part.slice(length)}
      </Fragment>
    );
  });
}

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text; with `all` also what stands between them, so that together they are the text. */
function wordsOf(text: string, all = false): string[] {
  return all ? text.split(/([\p{L}\p{N}\p{M}]+)/u) : (text.match(word) ?? []);
}

/** As the search compares: without marks and case. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** How much of the beginning of a word matches the longest of the beginnings. */
function markedLength(part: string, beginnings: readonly string[]): number {
  const folded = fold(part);
  const longest = Math.max(
    0,
    ...beginnings.map((each) => (each && folded.startsWith(each) ? each.length : 0)),
  );
  if (longest === 0) return 0;
  // A letter may fold to none or to two, so the length is counted in the word itself.
  let length = 0;
  for (const letter of part) {
    if (fold(part.slice(0, length)).length >= longest) break;
    length += letter.length;
  }
  return length;
}
