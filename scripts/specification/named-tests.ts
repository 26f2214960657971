import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testTitles } from "./tags.ts";

/** The page with the requirements of OWASP ASVS and the tests that show them. */
const pageFile = "docs/security.md";

const columns = "| requirement | in short | state | how | shown by |";
const states: ReadonlySet<string> = new Set(["met", "in part", "not met", "operator"]);

/** Faults of docs/security.md: tests that are not there, rows out of order, and states that are none. */
export function securityPageDrift(root: string): string[] {
  const read = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
  return securityPageFaults(read(pageFile) ?? "", read);
}

/** The faults of the page's tables, one sentence each; `read` gives a file of the project. */
export function securityPageFaults(markdown: string, read: (file: string) => string | undefined): string[] {
  const titles = new Map<string, ReadonlySet<string>>();
  const titlesOf = (file: string) => {
    const known = titles.get(file) ?? testTitles(file, read(file) ?? "");
    titles.set(file, known);
    return known;
  };
  let last = 0;
  let isTable = false;
  return markdown.split("\n").flatMap((text, index) => {
    if (!text.startsWith("|") || text === columns) isTable = text === columns;
    if (!isTable || text === columns || text.startsWith("| ---")) return [];
    const [id = "", , state = "", , tests = "", ...more] = text.slice(2, -2).split(/ ?(?<!\\)[|] ?/);
    const faults: string[] = [];
    const place = placeOf(id);
    if (more.length > 0 || place === null)
      faults.push("a row is like the head of its table, and begins with V1.2.3");
    else if (place <= last) faults.push(`${id}: requirements stand in their order, once each`);
    last = place ?? last;
    if (!states.has(state)) faults.push(`${id}: "${state}" is none of ${[...states].join(", ")}`);
    if (state === "met" && tests === "") faults.push(`${id}: name a test, or say why there is none`);
    for (const named of tests.split("<br>")) {
      const [file = "", title] = named.split(" › ");
      if (title === undefined) continue;
      if (read(file) === undefined) faults.push(`${id}: ${file} is not there`);
      else if (!titlesOf(file).has(title)) faults.push(`${id}: ${file} has no test "${title}"`);
    }
    return faults.map((fault) => `${pageFile}:${index + 1}: ${fault}`);
  });
}

/** A number by which requirements are ordered; null if it is none. */
function placeOf(id: string): number | null {
  const [, chapter, section, number] = /^V(\d+)[.](\d+)[.](\d+)$/.exec(id) ?? [];
  return number === undefined ? null : Number(chapter) * 10_000 + Number(section) * 100 + Number(number);
}
