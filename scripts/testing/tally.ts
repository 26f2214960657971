import { existsSync, readFileSync } from "node:fs";

/** How many tests of a part passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Sums up parts. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}

/** What Vitest's JSON report says; a file that could not be run counts as a failed test. */
export function vitestTally(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: VitestReport = JSON.parse(readFileSync(file, "utf8"));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return noticed({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length }, exitCode);
}

/** What Playwright's JSON report says; a flaky test has failed, and so has a run that could not begin. */
export function playwrightTally(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors }: PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  return noticed(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length },
    exitCode,
  );
}

/** A program that ends badly has failed, whatever its report says. */
function noticed(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
