import { readFileSync } from "node:fs";
import { parseLists } from "../parse.ts";
import { parts } from "../text.ts";

export type Segment = { name: string; industry: string };

const lists = parseLists(readFileSync(new URL("../content/growth.txt", import.meta.url), "utf8"));

/** The lines of a list of content/growth.txt. */
export function lines(name: string): string[] {
  const found = lists[name];
  if (!found) throw new Error(`growth.txt has no list "${name}"`);
  return found;
}

/** The words of a list, which stand on one line or several. */
export const words = (name: string) => parts(lines(name).join(" "), " ");

/** What products of a top category are called after their house. */
export const nouns = (top: string) => parts(lines(`nouns ${top}`).join(" / "), " / ");

/** Whom a category or a product is for. */
export const segments: Segment[] = lines("segments").map((line) => {
  const [name, industry] = parts(line, ":") as [string, string];
  return { name, industry };
});
