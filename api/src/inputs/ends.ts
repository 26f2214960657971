/** The text without repetitions of a character at its end. Linear, where `/x+$/` is quadratic. */
export function withoutEnd(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === character) end--;
  return text.slice(0, end);
}
