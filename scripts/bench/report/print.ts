import type { PartResult } from "../result.ts";
import { renderTable } from "./table.ts";
import { describeThreshold, type Threshold } from "./thresholds.ts";

/** Prints the tables of a part. */
export function printTables({ tables }: PartResult): void {
  for (const table of tables) console.log(`\n${renderTable(table)}`);
}

/** Prints each limit and whether it is met. */
export function printLimits(thresholds: readonly Threshold[]): void {
  const lines = thresholds.map((threshold) => `  ${describeThreshold(threshold)}`);
  console.log(`\nLimits\n${lines.join("\n") || "  none in these parts"}`);
}
