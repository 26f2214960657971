import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { schema } from "../graphql/schema.ts";
import { changesBetween } from "./changes.ts";
import { changelogOf, readBreaks, readHistory, unrecordedBreaks } from "./history.ts";

const before = buildSchema(`
  type Query { software(id: ID!, first: Int = 20): Software old: Int }
  type Software { name: String! rank: Int }
  enum Sort { NAME }
`);
const after = buildSchema(`
  type Query { software(id: ID!, first: Int = 50, lean: Boolean): Software old: Int @deprecated(reason: "Since 2026-11-22: ask for software.") }
  type Software { name: String! logo: Logo }
  type Logo { url: String! }
  enum Sort { NAME NEWEST }
`);
const entry = {
  change: "Software.rank was removed.",
  date: "2027-12-01",
  reason: "Nobody could tell what it meant.",
  instead: "Ask for avgRating.",
  deprecatedSince: "2026-11-22",
};

describe("the public schema", () => {
  test("breaks nothing that is not recorded in api/schema-history/breaking.json, with its reason and what to do", () => {
    expect(unrecordedBreaks(readHistory(), schema)).toEqual([]);
  });

  test("says of every deprecated part since when, and what to use", () => {
    const changes = changesBetween(buildSchema("type Query { nothing: Int }"), schema);
    for (const { kind, text } of changes)
      if (kind === "deprecated") expect(text).toMatch(/: Since \d{4}-\d\d-\d\d: .{10,}/);
  });
});

test("a removed field and another default break, until both are recorded", () => {
  const breaks = [
    "Query.software arg first has changed defaultValue from 20 to 50.",
    "Software.rank was removed.",
  ];
  expect(unrecordedBreaks({ recorded: before, breaks: [] }, after)).toEqual(breaks);
  const recorded = readBreaks(breaks.map((change) => ({ ...entry, change })));
  expect(unrecordedBreaks({ recorded: before, breaks: recorded }, after)).toEqual([]);
});

test("what goes was deprecated for a year, or it says why it could not wait", () => {
  expect(() => readBreaks([{ ...entry, date: "2027-11-01" }])).toThrow(/deprecated for 365 days/);
  expect(() => readBreaks([{ ...entry, deprecatedSince: null }])).toThrow(/deprecated for 365 days/);
  expect(() => readBreaks([{ ...entry, reason: "" }])).toThrow();
  const urgent = { ...entry, deprecatedSince: null, exception: "It told addresses of people." };
  expect(readBreaks([urgent])).toEqual([urgent]);
});

test("the changelog tells what came since the last entry, why something broke and what is to go", () => {
  const history = {
    recorded: before,
    releases: [{ date: "2026-11-21", summary: "The first version.", changes: [] }],
    breaks: readBreaks([entry]),
  };
  const [latest, first] = changelogOf(history, after);
  expect(first).toEqual({ date: "2026-11-21", summary: "The first version.", changes: [] });
  expect(latest?.date).toBeNull();
  expect(latest?.changes.map(({ kind, text }) => [kind, text])).toEqual([
    ["breaking", "Query.software arg first has changed defaultValue from 20 to 50."],
    ["breaking", "Software.rank was removed."],
    ["deprecated", "Query.old: Since 2026-11-22: ask for software."],
    ["added", "New argument of the query software: lean."],
    ["added", "New field of Software: logo."],
    ["added", "New value of Sort: NEWEST."],
    ["added", "New type: Logo."],
  ]);
  expect(latest?.changes[1]).toMatchObject({ reason: entry.reason, instead: entry.instead });
  expect(changelogOf({ ...history, recorded: after }, after)).toHaveLength(1);
});
