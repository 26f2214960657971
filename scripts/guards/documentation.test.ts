import { expect, test } from "vitest";
import { type Project, staleReferences } from "../checks/documentation.ts";

const project: Project = {
  paths: [
    "docs/operations.md",
    "docs/decisions",
    "docs/decisions/001-first.md",
    "api/src/limits",
    "api/src/limits/limits.ts",
  ],
  scripts: new Set(["check"]),
  identifiers: new Set(["limitTable"]),
  anchors: new Map([["docs/operations.md", new Set(["upgrade"])]]),
};
const faults = (text: string) => staleReferences("docs/operations.md", text, project);

test.each([
  ["Run `npm run chekc`.", "npm run chekc: no such script in package.json"],
  ["See [it](decisions/002-second.md).", "decisions/002-second.md: leads nowhere"],
  ["See [it](#upgrades).", "#upgrades: leads nowhere"],
  ["`api/src/limits/limit.ts`", "api/src/limits/limit.ts: no such file or folder"],
  ["`rateTable` has them.", "rateTable: not in the sources"],
])("reports %s", (text, fault) => {
  expect(faults(`# Title\n${text}`)).toEqual([`docs/operations.md:2: ${fault}`]);
});

test.each([
  "Run `npm run check`.",
  "[it](decisions/001-first.md), [there](#upgrade), [elsewhere](https://example.org)",
  "`limits.ts`, `api/src/limits/`, `docs/decisions/<NNN>-*.md`, `limitTable`, `SELECT`",
  "```\nnothing in a `codeBlock` is a reference\n```",
  "## Alternatives\n`otherLibrary` was tried.",
])("allows %s", (text) => {
  expect(faults(text)).toEqual([]);
});
