import { expect, test } from "vitest";
import { compareReleases, readCompatibility, requireCompatible } from "./compatibility.ts";

test.each([
  ["-- expand since 1.0.0\nCREATE TABLE a ();", { kind: "expand", since: "1.0.0" }],
  ["-- contract since 1.10.2\r\nDROP TABLE a;", { kind: "contract", since: "1.10.2" }],
  ["\n-- expand since 1.0.0\n", null],
  ["-- expand since 1.0\n", null],
  ["-- expand since 1.0.0, mostly\n", null],
  ["DROP TABLE a; -- expand since 1.0.0\n", null],
])("the first line is the whole first line: %j", (sql, expected) => {
  expect(readCompatibility(sql)).toEqual(expected);
});

test("releases are compared number by number", () => {
  const sorted = ["1.0.0", "1.0.9", "1.0.10", "1.9.0", "1.10.0", "2.0.0"];
  expect(sorted.toReversed().sort(compareReleases)).toEqual(sorted);
});

test("a program works with the migrations that name its version or an earlier one", () => {
  const use = (line: string | null, version: string) => () => requireCompatible("x", line, version);
  for (const version of ["1.9.0", "1.10.0"]) expect(use("-- contract since 1.9.0", version)).not.toThrow();
  expect(use("-- contract since 1.9.0", "1.8.12")).toThrow("start version 1.9.0 or later");
  expect(use(null, "1.9.0")).toThrow("start a newer version");
});
