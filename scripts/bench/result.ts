import type { Bar } from "./figures/bars.ts";
import type { Table } from "./figures/table.ts";

/** What a part found out. */
export interface PartResult {
  tables: readonly Table[];
  bars: readonly Bar[];
  /** The figures for the JSON. */
  figures: unknown;
}
