import { expect } from "vitest";
import type { Settings } from "./arguments.ts";
import { failures } from "./report.ts";
import { endure } from "./run.ts";

/** Runs the built product under some faults, each once, and expects that nothing was lost, doubled or wrong; returns the faults that were tried, sorted. */
export async function endureOnce(chosen: Pick<Settings, "faults" | "databases">): Promise<string[]> {
  const lines: string[] = [];
  const report = await endure(
    { minutes: 0, seed: 1, strikes: null, stages: ["faults"], requests: 0, isWritten: false, ...chosen },
    (line) => lines.push(line),
  );
  expect(failures(report.rounds), lines.join("\n")).toEqual([]);
  return report.rounds.map(({ fault }) => fault).sort();
}
