import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { playwrightTally, sum, vitestTally } from "./tally.ts";

const folder = mkdtempSync(join(tmpdir(), "assay-tally-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the tally", () => {
  test("sums parts", () => {
    expect(
      sum([
        { passed: 2, failed: 1 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 5, failed: 1 });
  });

  test("counts a test file that could not be run as a failed test", () => {
    const report = written({
      numPassedTests: 4,
      numFailedTests: 1,
      testResults: [
        { status: "failed", assertionResults: [{ status: "failed" }] },
        { status: "failed", assertionResults: [] },
        { status: "passed", assertionResults: [{ status: "passed" }] },
      ],
    });
    expect(vitestTally(report, 1)).toEqual({ passed: 4, failed: 2 });
  });

  test("counts a flaky journey, and an error outside the journeys, as failed", () => {
    const report = written({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] });
    expect(playwrightTally(report, 1)).toEqual({ passed: 5, failed: 3 });
  });

  test("believes the exit code when the report knows of no failure", () => {
    const report = written({ numPassedTests: 4, numFailedTests: 0, testResults: [] });
    expect(vitestTally(report, 1)).toEqual({ passed: 4, failed: 1 });
    expect(vitestTally(report, 0)).toEqual({ passed: 4, failed: 0 });
  });

  test("takes a missing report for a failure", () => {
    expect(vitestTally(join(folder, "absent.json"), 0)).toEqual({ passed: 0, failed: 1 });
    expect(playwrightTally(join(folder, "absent.json"), 0)).toEqual({ passed: 0, failed: 1 });
  });
});

function written(report: object): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}
