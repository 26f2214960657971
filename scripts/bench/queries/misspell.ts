/** A prefix of a name, 2 to 6 characters in turn. */
export function beginning(name: string, turn: number): string {
  return name.slice(0, 2 + (turn % 5)).trimEnd();
}

/**
 * A name with one typing error in the first word, in turn: two letters transposed, one deleted, one replaced. The first letter
 * stays, as usual.
 */
export function misspell(name: string, turn: number): string {
  const [word = "", ...others] = name.split(" ");
  const at = 1 + (turn % Math.max(1, word.length - 2));
  const [before, first, second, after] = [
    word.slice(0, at),
    word[at] ?? "",
    word[at + 1] ?? "",
    word.slice(at + 2),
  ];
  const wrong = [second + first, second, (first === "e" ? "r" : "e") + second][turn % 3] ?? "";
  return [before + wrong + after, ...others].join(" ");
}
