import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { checkSpecification, parseSpecification, titlesIn } from "./specification.ts";

const top = fileURLToPath(new URL("../../", import.meta.url));
const fixtures = fileURLToPath(new URL("./fixtures/specification/", import.meta.url));
const fixture = (name: string) => readFileSync(join(fixtures, name), "utf8");

const sample = fixture("sample.test.txt");
const readSample = (path: string) => (path === "web/sample.test.tsx" ? sample : undefined);

describe("docs/specification.md", () => {
  const markdown = readFileSync(join(top, "docs/specification.md"), "utf8");

  test("names only tests that exist", () => {
    const readFile = (path: string) => {
      const file = join(top, path);
      return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, "utf8") : undefined;
    };
    expect(checkSpecification(markdown, readFile)).toEqual([]);
  });

  test("holds sections 2 to 9 in their order", () => {
    const sections = parseSpecification(markdown).rows.map((row) => row.section);
    expect([...new Set(sections)]).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
  });
});

describe("the rules", () => {
  test("a map that keeps them has no problem", () => {
    expect(checkSpecification(fixture("good.md"), readSample)).toEqual([]);
  });

  test.each([
    [
      "header.md",
      [
        'line 3: a table begins with | id | requirement | reading | test |, this one with "| id | requirement | test |"',
      ],
    ],
    [
      "cells.md",
      [
        'line 5, 2.nav.1: a row has 4 cells (id | requirement | reading | test), this one has 3; a "|" inside a cell is written "\\|"',
        'line 6, 2.nav.2: a row has 4 cells (id | requirement | reading | test), this one has 5; a "|" inside a cell is written "\\|"',
      ],
    ],
    ["no-rows.md", ["line 1: there is no row in any numbered section"]],
    [
      "id.md",
      [
        'line 5, nav.1: "nav.1" is not an id; one reads section.group.number, as in 2.category.7',
        'line 6: "" is not an id; one reads section.group.number, as in 2.category.7',
      ],
    ],
    ["doubled.md", ["line 7, 2.nav.1: the id is doubled: line 5 has it already"]],
    [
      "order.md",
      [
        "line 6, 2.nav.3: 2.nav.2 comes next here; numbers rise by one, so that a lost row is noticed",
        "line 8, 2.nav.4: group 2.nav was left and goes on here; its rows stand together",
      ],
    ],
    ["section.md", ["line 11, 2.roles.1: the row stands in section 3, its id says 2"]],
    ["requirement.md", ["line 5, 2.nav.1: the requirement is empty"]],
    ["empty-test.md", ['line 5, 2.nav.1: the test cell is empty; without a test it says "not yet"']],
    [
      "not-a-test.md",
      [
        'line 5, 2.nav.1: "soon" is neither "not yet" nor "path/to/file.test.ts › test name" (several: separated by <br>)',
        'line 6, 2.nav.2: "not yet" is neither "not yet" nor "path/to/file.test.ts › test name" (several: separated by <br>)',
        'line 7, 2.nav.3: "" is neither "not yet" nor "path/to/file.test.ts › test name" (several: separated by <br>)',
      ],
    ],
    ["no-file.md", ["line 5, 2.nav.1: the file web/gone.test.ts does not exist"]],
    [
      "no-title.md",
      [
        'line 5, 2.nav.1: web/sample.test.tsx has no test "the logo goes to /home"; the nearest there: "the logo goes to /", "the header", "links to $path"',
      ],
    ],
    [
      "skipped.md",
      [
        'line 5, 2.nav.1: "waits for the drawer" in web/sample.test.tsx is skipped, to do or expected to fail, so it proves nothing',
      ],
    ],
  ])("%s breaks one", (name, problems) => {
    expect(checkSpecification(fixture(name), readSample)).toEqual(problems);
  });
});

describe("titles of a test file", () => {
  const titles = titlesIn(sample);

  test.each([
    ["a describe", "the header"],
    ["a test", "the logo goes to /"],
    ["an it on several lines, in single quotes", 'it\'s a "link" | a button'],
    ["a template with an expression", `shows \${count} stars`],
    ["each over rows", "rates %s as %i"],
    ["each over a table", "links to $path"],
    ["each over a named table, after a modifier", "answers $status"],
    ["a condition", "runs on Linux"],
    ["Playwright's describe", "a visitor"],
    ["the body of a one-line loop", `opens \${path}`],
    ["a test after a skipped block", "comes after"],
    ["a title that is skipped once and runs once", "runs once"],
  ])("%s counts", (_, title) => {
    expect(titles.get(title)).toBe(true);
  });

  test.each([
    ["skip", "waits for the drawer"],
    ["todo", "will be written"],
    ["fails", "is known to fail"],
    ["Playwright's fixme", "is flaky"],
    ["a skipped describe", "the old footer"],
    ["a test inside a skipped describe", "had columns"],
  ])("%s is there and proves nothing", (_, title) => {
    expect(titles.get(title)).toBe(false);
  });

  test.each([
    ["a line comment", "commented out"],
    ["a block comment", "commented out as a block"],
    ["a step of a test", "a step"],
    ["a reason to skip", "no such browser"],
    ["the first part of a sum", "begins "],
    ["a hook", "prepares"],
    ["another function", "unrelated"],
  ])("%s is none", (_, title) => {
    expect(titles.has(title)).toBe(false);
  });
});
