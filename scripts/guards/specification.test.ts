import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { root } from "../process.ts";
import { pageFile, parsePage, rowIds } from "../specification/page.ts";
import { madePage, specificationFaults, type TestFile } from "../specification/rules.ts";

const fixtures = fileURLToPath(new URL("./fixtures/specification/", import.meta.url));
const fixture = (name: string) => readFileSync(join(fixtures, name), "utf8");

/** The tests of a fixture, as files of a project. */
function filesOf(name: string): TestFile[] {
  const kinds = { "e2e.txt": "web/e2e/sample.e2e.ts", "test.txt": "web/sample.test.tsx" };
  return Object.entries(kinds)
    .filter(([ending]) => statSync(join(fixtures, `${name}.${ending}`), { throwIfNoEntry: false }))
    .map(([ending, file]) => [file, fixture(`${name}.${ending}`)]);
}

test("the map of the specification contains sections 2 to 9 in order", () => {
  const markdown = readFileSync(join(root, pageFile), "utf8");
  const sections = parsePage(markdown).rows.map((row) => row.section);
  expect([...new Set(sections)]).toEqual(["2", "3", "4", "5", "6", "7", "8", "9"]);
});

describe("the rules", () => {
  test("a map that follows them has no problem", () => {
    expect(specificationFaults(fixture("good.md"), filesOf("good"))).toEqual([]);
  });

  test.each([
    [
      "header",
      [
        ":1: there is no row in any numbered section",
        ':3: a table begins with | id | requirement | reading | test |, this one with "| id | requirement | test |"',
      ],
    ],
    [
      "cells",
      [
        ':5: 2.nav.1: a row has 4 cells (id | requirement | reading | test), this one has 3; a "|" inside a cell is written "\\|"',
        ':6: 2.nav.2: a row has 4 cells (id | requirement | reading | test), this one has 5; a "|" inside a cell is written "\\|"',
      ],
    ],
    ["no-rows", [":1: there is no row in any numbered section"]],
    [
      "id",
      [
        ':5: nav.1: "nav.1" is not an id; one reads section.group.number, as in 2.category.7',
        ':6: "" is not an id; one reads section.group.number, as in 2.category.7',
      ],
    ],
    ["doubled", [":7: 2.nav.1: the id is doubled: line 5 has it already"]],
    [
      "order",
      [
        ":6: 2.nav.3: 2.nav.2 comes next here; numbers rise by one, so that a lost row is noticed",
        ":8: 2.nav.4: group 2.nav was left and goes on here; its rows stand together",
      ],
    ],
    ["section", [":11: 2.roles.1: the row stands in section 3, its id says 2"]],
    ["requirement", [":5: 2.nav.1: the requirement is empty"]],
    [
      "no-test",
      [
        ':5: 2.nav.1: no test carries this id; tag the one that proves it, or write "not yet" here',
        ':6: 2.nav.2: no test carries this id; tag the one that proves it, or write "not yet" here',
        ':7: 2.nav.3: no test carries this id; tag the one that proves it, or write "not yet" here',
      ],
    ],
    [
      "drift",
      [
        ":5: 2.nav.1: the row is not what the tags make of it: run npm run generate",
        ":6: 2.nav.2: the row is not what the tags make of it: run npm run generate",
        ":7: 2.nav.3: the row is not what the tags make of it: run npm run generate",
      ],
    ],
  ])("the page %s.md breaks one", (name, problems) => {
    const faults = specificationFaults(fixture(`${name}.md`), filesOf(name));
    expect(faults).toEqual(problems.map((problem) => `docs/specification.md${problem}`));
  });

  test.each([
    ["no-row", ["web/sample.test.tsx:1: there is no row 2.nav.2"]],
    [
      "skipped",
      [
        'docs/specification.md:5: 2.nav.1: no test carries this id; tag the one that proves it, or write "not yet" here',
        'web/sample.test.tsx:2: "had columns" is skipped, to do or expected to fail, so it proves nothing',
        'web/sample.test.tsx:4: "waits" is skipped, to do or expected to fail, so it proves nothing',
        'web/sample.test.tsx:5: "will be written" is skipped, to do or expected to fail, so it proves nothing',
        'web/sample.test.tsx:6: "is known to fail" is skipped, to do or expected to fail, so it proves nothing',
        'web/sample.test.tsx:7: "is flaky" is skipped, to do or expected to fail, so it proves nothing',
        'web/sample.test.tsx:8: "was %s" is skipped, to do or expected to fail, so it proves nothing',
      ],
    ],
    [
      "unread",
      [
        "web/sample.test.tsx:1: a tag is written out as a string, so that it is found by reading",
        "web/sample.test.tsx:2: a tag is written out as a string, so that it is found by reading",
        "web/sample.test.tsx:3: a test with a tag has its title written out, so that the page can name it",
        "web/sample.test.tsx:4: a test with a tag has its title written out, so that the page can name it",
      ],
    ],
    ["broken", [expect.stringMatching(/^web\/sample\.test\.tsx: /)]],
  ])("the tests %s.test.txt break one", (name, problems) => {
    expect(specificationFaults(fixture(`${name}.md`), filesOf(name))).toEqual(problems);
  });
});

describe("the generated page", () => {
  const made = (name: string) => madePage(fixture(`${name}.md`), filesOf(name));

  test("equals a map that follows the rules", () => {
    expect(made("good")).toBe(fixture("good.md"));
  });

  test("names the tests with each row's id, and keeps manual entries", () => {
    expect(made("drift").split("\n").slice(4)).toEqual([
      "| 2.nav.1 | Logo goes to /. | | web/sample.test.tsx › goes home |",
      "| 2.nav.2 | A link. | | web/sample.test.tsx › a link |",
      "| 2.nav.3 | Stars. | | web/sample.test.tsx › shows stars |",
      "",
    ]);
  });

  test("removes tests that no longer exist, and does not replace them by 'not yet'", () => {
    expect(made("no-test").split("\n").slice(4, 7)).toEqual([
      "| 2.nav.1 | Logo goes to /. | | |",
      "| 2.nav.2 | A link. | | |",
      "| 2.nav.3 | A button. | | |",
    ]);
    expect(made("requirement")).toBe(fixture("requirement.md"));
  });
});

test("each row is a valid tag for tests, once", () => {
  expect(rowIds(fixture("doubled.md"))).toEqual(["2.nav.1", "2.nav.2"]);
  expect(rowIds(fixture("id.md"))).toEqual(["nav.1"]);
});
