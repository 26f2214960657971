import type { Table } from "./report/table.ts";
import type { Threshold } from "./report/thresholds.ts";

/** The result of a part. */
export interface PartResult {
  tables: readonly Table[];
  thresholds: readonly Threshold[];
  /** The results for the JSON file. */
  figures: unknown;
}
