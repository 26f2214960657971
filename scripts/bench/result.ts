import type { Table } from "./report/table.ts";
import type { Bar } from "./report/thresholds.ts";

/** What a part found out. */
export interface PartResult {
  tables: readonly Table[];
  bars: readonly Bar[];
  /** The figures for the JSON. */
  figures: unknown;
}
