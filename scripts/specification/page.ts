/** docs/specification.md: parses its rows, and regenerates its column of tests. */

export const pageFile = "docs/specification.md";

/** Every test of the project. */
export const testFiles = ["{api,prisma,scripts,web}/**/*.test.{ts,tsx}", "web/e2e/**/*.e2e.ts"];

/** A requirement. */
export interface Row {
  /** Its line on the page, from 1. */
  line: number;
  /** The number in the `## N. …` heading above. */
  section: string;
  id: string;
  requirement: string;
  /** The column of tests as the page has it. */
  test: string;
  /** The line's cells as written; the fields above are empty if cells are missing. */
  cells: string[];
  /** The whole line. */
  text: string;
}

/** A problem in the page. */
export interface Problem {
  line: number;
  text: string;
}

export const columns = "id | requirement | reading | test";

/** Manual entry of the tests column; everything else there is generated. */
export const notYet = "not yet";

/** The rows of the numbered sections, and the problems of invalid lines. */
export function parsePage(markdown: string): { rows: Row[]; problems: Problem[] } {
  const rows: Row[] = [];
  const problems: Problem[] = [];
  let section = "";
  let inTable = 0; // how many lines of the table are behind us
  markdown.split("\n").forEach((text, index) => {
    const line = index + 1;
    if (text.startsWith("## ")) section = /^## (\d+)\./.exec(text)?.[1] ?? "";
    if (!section || !text.startsWith("|")) {
      inTable = 0;
      return;
    }
    const cells = text
      .trim()
      .replace(/^\||(?<!\\)\|$/g, "")
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    inTable += 1;
    if (inTable === 1 && cells.join(" | ") !== columns)
      problems.push({ line, text: `a table begins with | ${columns} |, this one with "${text}"` });
    if (inTable <= 2) return; // the header and the line under it
    const [id = "", requirement = "", , test = ""] = cells;
    rows.push({ line, section, id, requirement, test, cells, text });
  });
  if (rows.length === 0) problems.push({ line: 1, text: "there is no row in any numbered section" });
  return { rows, problems };
}

/** The ids of all rows, in order: the valid tags of tests. */
export function rowIds(markdown: string): string[] {
  return [...new Set(parsePage(markdown).rows.map(({ id }) => id))].filter(Boolean);
}

/** A row's line with its tests; without tests, "not yet" stays and anything else is removed. */
export function rowLine(row: Row, tests: readonly string[]): string {
  const test = tests.map((each) => each.replaceAll("|", "\\|")).join("<br>");
  const cells = [...row.cells.slice(0, 3), test || (row.test === notYet ? notYet : "")];
  return `|${cells.map((cell) => (cell ? ` ${cell} |` : " |")).join("")}`;
}

/** The page with the tests column regenerated. Invalid lines are unchanged. */
export function withTests(markdown: string, testsOf: (id: string) => readonly string[]): string {
  const lines = markdown.split("\n");
  for (const row of parsePage(markdown).rows)
    if (row.cells.length === 4) lines[row.line - 1] = rowLine(row, testsOf(row.id));
  return lines.join("\n");
}
