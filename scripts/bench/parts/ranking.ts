import { renewRanking } from "../../../api/src/domain/ranking/renew.ts";
import { dayMs } from "../../../api/src/inputs/index.ts";
import type { Scale } from "../load-data.ts";
import { fixed, megabytes, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { usageOf } from "../usage.ts";
import { withDatabase } from "../with-database.ts";

/** Days between the loading of the data and a renewal: on the next day little changes, after 60 most weights. */
const renewals = [1, 60];

/** What the daily renewal of all ranks takes: time, processor time and memory. */
export async function measureRanking(run: Run): Promise<PartResult> {
  const scale: Scale = run.settings.quick ? "tenth" : "full";
  const figures = await withDatabase(await run.databases.copied(scale), async (database) => {
    const measured = [];
    for (const days of renewals) {
      const now = new Date(Date.now() + days * dayMs);
      measured.push({ days, ...(await usageOf(run, () => renewRanking({ database, now: () => now }))) });
    }
    return measured;
  });
  const table: Table = {
    title: `The daily renewal of all ranks (${scale} scale)`,
    columns: ["days after loading", "s", "processor of the server, s", "of the database, s", "more memory"],
    rows: figures.map(({ days, seconds, own, databaseOwn, memory }) => [
      `${days}`,
      fixed(seconds, 1),
      fixed(own, 1),
      fixed(databaseOwn, 1),
      megabytes(memory),
    ]),
  };
  const thresholds = figures.map(({ days, seconds }): Threshold => {
    const name = `renewal of all ranks, ${days} days later`;
    return { name, figure: seconds, limit: limits.ranking, rule: "under", unit: " s" };
  });
  return { tables: [table], thresholds: scale === "full" ? thresholds : [], figures };
}
