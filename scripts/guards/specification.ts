/** The rules of docs/specification.md; its head tells people the same ones. */

type Row = {
  line: number;
  /** The number in the `## N. …` heading above. */
  section: string;
  id: string;
  requirement: string;
  reading: string;
  test: string;
  /** How many cells the line has; the fields above are empty where there are too few. */
  cells: number;
};

const COLUMNS = "id | requirement | reading | test";
const NOT_YET = "not yet";
const SEPARATOR = " › ";

/** What is wrong with the map, one sentence a problem, each with its line; nothing wrong: []. `readFile` takes a path seen from the top folder. */
export function checkSpecification(
  markdown: string,
  readFile: (path: string) => string | undefined,
): string[] {
  const { rows, problems } = parseSpecification(markdown);
  const titles = new Map<string, Titles | undefined>();
  const titlesOf = (path: string) => {
    if (!titles.has(path)) {
      const source = readFile(path);
      titles.set(path, source === undefined ? undefined : titlesIn(source));
    }
    return titles.get(path);
  };
  const checkId = idChecker();
  const found = rows.flatMap((row) => {
    const where = `line ${row.line}${row.id && `, ${row.id}`}`;
    const wrong = checkId(row);
    if (row.cells !== 4)
      wrong.push(
        `a row has 4 cells (${COLUMNS}), this one has ${row.cells}; a "|" inside a cell is written "\\|"`,
      );
    else
      wrong.push(...(row.requirement ? [] : ["the requirement is empty"]), ...checkTests(row.test, titlesOf));
    return wrong.map((problem) => ({ line: row.line, text: `${where}: ${problem}` }));
  });
  return [...problems, ...found].sort((a, b) => a.line - b.line).map((problem) => problem.text);
}

type Problem = { line: number; text: string };

export function parseSpecification(markdown: string): { rows: Row[]; problems: Problem[] } {
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
      .map((cell) => cell.trim().replaceAll("\\|", "|"));
    inTable += 1;
    if (inTable === 1 && cells.join(" | ") !== COLUMNS) {
      problems.push({
        line,
        text: `line ${line}: a table begins with | ${COLUMNS} |, this one with "${text}"`,
      });
    }
    if (inTable <= 2) return; // the header and the line under it
    const [id = "", requirement = "", reading = "", test = ""] = cells;
    rows.push({ line, section, id, requirement, reading, test, cells: cells.length });
  });
  if (rows.length === 0) problems.push({ line: 1, text: "line 1: there is no row in any numbered section" });
  return { rows, problems };
}

/** Ids are met in the file's order: one checker sees them all. */
function idChecker(): (row: Row) => string[] {
  const lines = new Map<string, number>();
  const numbers = new Map<string, number>();
  let current = "";
  return ({ id, line, section }) => {
    const parts = /^((\d+)\.[a-z]+(?:-[a-z]+)*)\.([1-9]\d*)$/.exec(id);
    if (!parts) return [`"${id}" is not an id; one reads section.group.number, as in 2.category.7`];
    const first = lines.get(id);
    if (first !== undefined) return [`the id is doubled: line ${first} has it already`];
    lines.set(id, line);
    const [, group = "", inSection, number] = parts;
    const expected = (numbers.get(group) ?? 0) + 1;
    const reopened = group !== current && numbers.has(group);
    numbers.set(group, Number(number));
    current = group;
    if (inSection !== section) return [`the row stands in section ${section}, its id says ${inSection}`];
    if (reopened) return [`group ${group} was left and goes on here; its rows stand together`];
    if (Number(number) !== expected)
      return [`${group}.${expected} comes next here; numbers rise by one, so that a lost row is noticed`];
    return [];
  };
}

function checkTests(cell: string, titlesOf: (path: string) => Titles | undefined): string[] {
  if (cell === NOT_YET) return [];
  if (cell === "") return [`the test cell is empty; without a test it says "${NOT_YET}"`];
  return cell.split("<br>").flatMap((part) => {
    const entry = part.trim();
    const at = entry.indexOf(SEPARATOR);
    if (at <= 0)
      return [
        `"${entry}" is neither "${NOT_YET}" nor "path/to/file.test.ts${SEPARATOR}test name" (several: separated by <br>)`,
      ];
    const path = entry.slice(0, at).trim();
    const title = entry.slice(at + SEPARATOR.length).trim();
    const titles = titlesOf(path);
    if (!titles) return [`the file ${path} does not exist`];
    const runs = titles.get(title);
    if (runs === false)
      return [`"${title}" in ${path} is skipped, to do or expected to fail, so it proves nothing`];
    if (runs === undefined) return [`${path} has no test "${title}"; ${nearest(title, [...titles.keys()])}`];
    return [];
  });
}

function nearest(title: string, titles: string[]): string {
  const wordsOf = (text: string) => text.toLowerCase().match(/\w+/g) ?? [];
  const words = new Set<string>(wordsOf(title));
  const shared = (other: string) => wordsOf(other).filter((word) => words.has(word)).length;
  const best = titles.sort((a, b) => shared(b) - shared(a)).slice(0, 3);
  return best.length === 0
    ? "no title in it is a string literal"
    : `the nearest there: ${best.map((other) => `"${other}"`).join(", ")}`;
}

/** Title → whether at least one test of that title runs and is expected to pass. */
type Titles = Map<string, boolean>;

const LITERAL = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/s.source;
const IDLE = /\.(?:skip|todo|fixme|fails|fail)\b/;

/**
 * A call at the start of a line or of a one-line loop's body: test("…", it.only('…', test.describe(`…`, it.each(rows)("…".
 * Inside the lookahead, so that a call without a literal title hides none of those after it.
 * Read by pattern, not by a parser: there is none in Node, and formatted test files are regular enough.
 */
const CALL = new RegExp(
  String.raw`^([ \t]*)(?:for \(.*\) )?(?=(test|it|describe)((?:\.(?:only|concurrent|sequential|serial|parallel|describe|skip|todo|fixme|fails|fail)\b)*)` +
    String.raw`(?:\.(?:each|for|skipIf|runIf)\b[\s\S]*?[)\x60])?\s*\(\s*(${LITERAL})\s*[,)])`,
  "gm",
);

/** The titles that a test file gives as string literals, as written there: placeholders stay (%s, $name, ${expression}). */
export function titlesIn(source: string): Titles {
  const code = source.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, "");
  const titles: Titles = new Map();
  let idleUntil = 0; // the end of a skipped describe block
  for (const { index, 1: indent = "", 2: callee = "", 3: modifiers = "", 4: literal = "" } of code.matchAll(
    CALL,
  )) {
    const title = literal.slice(1, -1).replace(/\\(.)/gs, "$1");
    const idle = IDLE.test(modifiers);
    const opensBlock = /\{$/m.exec(code.slice(index, code.indexOf("\n", index) + 1)) !== null;
    if (idle && opensBlock && (callee === "describe" || modifiers.includes(".describe"))) {
      idleUntil = Math.max(idleUntil, code.indexOf(`\n${indent}}`, index));
    }
    titles.set(title, titles.get(title) === true || (!idle && index >= idleUntil));
  }
  return titles;
}
