import { describe, expect, test } from "vitest";
import { Failure } from "../process.ts";
import { answerNames, parseSettings, partNames } from "./arguments.ts";

test("without arguments everything is measured, with full rounds", () => {
  const settings = parseSettings([]);
  expect(settings).toMatchObject({ parts: partNames, rounds: 5, seconds: 4, quick: false, fresh: false });
  expect(settings.profile).toBeUndefined();
});

test("parts come in the order of a whole run", () => {
  expect(parseSettings(["growth", "queries"]).parts).toEqual(["queries", "growth"]);
});

test("quick runs are short, unless other arguments say otherwise", () => {
  expect(parseSettings(["--quick"])).toMatchObject({ rounds: 2, seconds: 1 });
  expect(parseSettings(["--quick", "--rounds", "7", "--seconds=0.5"])).toMatchObject({
    rounds: 7,
    seconds: 0.5,
  });
});

test("queries and targets are chosen by name", () => {
  const settings = parseSettings([
    "--query",
    "search,category",
    "--target",
    "sql,assay",
    "--profile",
    "search",
  ]);
  expect(settings).toMatchObject({
    queries: ["category", "search"],
    targets: ["assay", "sql"],
    profile: "search",
  });
});

test("of the answers all are measured, or those that are named", () => {
  expect(parseSettings(["answers"]).answers).toEqual(answerNames);
  expect(parseSettings(["answers", "--only", "cold,mix"]).answers).toEqual(["mix", "cold"]);
});

describe("invalid arguments are refused with the usage", () => {
  test.each([
    [["everything"]],
    [["--query", "home"]],
    [["--target", "hasura"]],
    [["--profile", "home"]],
    [["answers", "--only", "home"]],
    [["--rounds", "2.5"]],
    [["--rounds", "0"]],
    [["--seconds", "soon"]],
    [["--slow"]],
  ])("%j", (args) => {
    expect(() => parseSettings(args)).toThrow(Failure);
    expect(() => parseSettings(args)).toThrow(/npm run bench -- PART/);
  });
});
