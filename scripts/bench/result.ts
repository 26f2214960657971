import type { Table } from "./report/table.ts";
import type { Threshold } from "./report/thresholds.ts";

/** What a part found out. */
export interface PartResult {
  tables: readonly Table[];
  thresholds: readonly Threshold[];
  /** The figures for the JSON. */
  figures: unknown;
}
