/** A text without the repetitions of one character at its end, in one pass: `/x+$/` would try anew at each of them. */
export function withoutEnd(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end--;
  return text.slice(0, end);
}
