import { expect, test } from "vitest";
import { root } from "../process.ts";
import { securityPageDrift, securityPageFaults } from "../specification/named-tests.ts";

const files: Record<string, string> = {
  "api/a.test.ts":
    'test("is refused", () => {}); test.skip("is late", () => {}); test.each([1])("of %i", () => {});',
};
const head = "| requirement | in short | state | how | shown by |\n| --- | --- | --- | --- | --- |\n";
const faults = (rows: string) => securityPageFaults(head + rows, (file) => files[file]);

test("tests that are there, and words instead of one, are fine", () => {
  const named = "api/a.test.ts › is refused<br>api/a.test.ts › of %i";
  const rows = `| V1.2.1 | a | met | b | ${named} |\n| V1.10.1 | a | met | b | no test: c |\n| V2.1.1 | a | not met | b | |`;
  expect(faults(rows)).toEqual([]);
});

test.each([
  ["| V1.2.1 | a | met | b | api/a.test.ts › is lost |", 'V1.2.1: api/a.test.ts has no test "is lost"'],
  ["| V1.2.1 | a | met | b | api/a.test.ts › is late |", 'V1.2.1: api/a.test.ts has no test "is late"'],
  ["| V1.2.1 | a | met | b | api/b.test.ts › is refused |", "V1.2.1: api/b.test.ts is not there"],
  ["| V1.2.1 | a | met | b | |", "V1.2.1: name a test, or say why there is none"],
  ["| V1.2.1 | a | yes | b | c |", 'V1.2.1: "yes" is none of met, in part, not met, operator'],
  ["| 1.2.1 | a | met | b | c |", "a row is like the head of its table, and begins with V1.2.3"],
])("%s is told", (row, fault) => {
  expect(faults(row)).toEqual([`docs/security.md:3: ${fault}`]);
});

test("a requirement that stands twice, or too late, is told", () => {
  const row = (id: string) => `| ${id} | a | met | b | c |\n`;
  expect(faults(row("V2.1.1") + row("V2.1.1") + row("V1.1.1"))).toHaveLength(2);
});

test("the page itself has none", () => {
  expect(securityPageDrift(root)).toEqual([]);
});
