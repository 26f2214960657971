import { columns, notYet, type Problem, pageFile, parsePage, type Row, rowLine, withTests } from "./page.ts";
import { type TaggedTest, taggedTests } from "./tags.ts";

/** A test file: its path relative to the root, and its text. */
export type TestFile = readonly [file: string, source: string];

/** Problems of the page and the tags, one sentence each: first those of the page with their lines, then those of the tests. */
export function specificationFaults(markdown: string, files: readonly TestFile[]): string[] {
  const { rows, problems } = parsePage(markdown);
  const read = files.map(([file, source]) => taggedTests(file, source));
  const tests = read.flatMap((each) => each.tests);
  const testsOf = indexed(tests);
  const checkId = idChecker();
  const found = rows.flatMap((row) =>
    [...checkId(row), ...rowFaults(row, testsOf(row.id))].map((text) => ({
      line: row.line,
      text: row.id ? `${row.id}: ${text}` : text,
    })),
  );
  const ids = new Set(rows.map(({ id }) => id));
  return [
    ...[...problems, ...found]
      .sort((a: Problem, b: Problem) => a.line - b.line)
      .map(({ line, text }) => `${pageFile}:${line}: ${text}`),
    ...read.flatMap((each) => each.problems),
    ...tests.flatMap((test) => testFaults(test, ids)),
  ];
}

/** The regenerated page: its own rows, with the tests that carry their IDs. */
export function madePage(markdown: string, files: readonly TestFile[]): string {
  return withTests(markdown, indexed(files.flatMap(([file, source]) => taggedTests(file, source).tests)));
}

/** By id, the tests that prove a row, in the order of the files and of the tests in them. */
function indexed(tests: readonly TaggedTest[]): (id: string) => string[] {
  const byId = new Map<string, Set<string>>();
  for (const { file, title, ids, runs } of tests)
    for (const id of runs ? ids : []) {
      const named = byId.get(id) ?? new Set();
      byId.set(id, named.add(`${file} › ${title}`));
    }
  return (id) => [...(byId.get(id) ?? [])];
}

function rowFaults(row: Row, tests: readonly string[]): string[] {
  if (row.cells.length !== 4)
    return [
      `a row has 4 cells (${columns}), this one has ${row.cells.length}; a "|" inside a cell is written "\\|"`,
    ];
  const faults = row.requirement ? [] : ["the requirement is empty"];
  if (tests.length === 0 && row.test !== notYet)
    faults.push(`no test carries this id; tag the one that proves it, or write "${notYet}" here`);
  else if (rowLine(row, tests) !== row.text)
    faults.push("the row is not what the tags make of it: run npm run generate");
  return faults;
}

function testFaults({ file, line, title, ids, runs }: TaggedTest, rows: ReadonlySet<string>): string[] {
  const where = `${file}:${line}`;
  const unknown = ids.filter((id) => !rows.has(id)).map((id) => `${where}: there is no row ${id}`);
  if (runs) return unknown;
  return [...unknown, `${where}: "${title}" is skipped, to do or expected to fail, so it proves nothing`];
}

/** Ids are checked in the page's order by one checker, which sees them all. */
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
