import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../../api/src/database/migrate.ts";
import { exportCatalogue } from "../../../api/src/import/export.ts";
import { importCatalogue } from "../../../api/src/import/import.ts";
import { Report } from "../../../api/src/import/report.ts";
import { loadDemoCatalogue } from "../load-data.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { withDatabase } from "../with-database.ts";

/** How fast a catalogue is imported: the demo catalogue, exported to files, into an empty PostgreSQL database. */
export async function measureImport(run: Run): Promise<PartResult> {
  const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
  const silent = { write: () => undefined };
  try {
    await withDatabase(await run.databases.empty("scale_export"), async (database) => {
      await migrate(database);
      await loadDemoCatalogue(database);
      await exportCatalogue(database, folder, new Report(silent, silent));
    });
    const figures = await withDatabase(await run.databases.empty("scale_import"), async (database) => {
      await migrate(database);
      const began = performance.now();
      await importCatalogue(database, folder, new Report(silent, silent));
      const seconds = (performance.now() - began) / 1_000;
      const { rows } = await database.pool.query<{ software: number; reviews: number }>(
        "select (select count(*)::int from software) as software, (select count(*)::int from review) as reviews",
      );
      const { software = 0, reviews = 0 } = rows[0] ?? {};
      return { seconds, software, reviews };
    });
    return {
      tables: [tableOf(run, figures)],
      thresholds: [...run.databases.loads].flatMap(([name, { seconds }]) =>
        name === "full"
          ? [
              {
                name: "load of the full scale",
                figure: seconds,
                limit: limits.load,
                rule: "under",
                unit: " s",
              },
            ]
          : [],
      ),
      figures: { ...figures, loads: [...run.databases.loads] },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tableOf(run: Run, figures: { seconds: number; software: number; reviews: number }): Table {
  const row = (name: string, { seconds, software, reviews }: typeof figures) => [
    name,
    `${software}`,
    `${reviews}`,
    fixed(seconds, 1),
    fixed(software / seconds, 0),
    fixed(reviews / seconds, 0),
  ];
  return {
    title: "Import into an empty PostgreSQL database",
    columns: ["catalogue", "software", "reviews", "s", "software/s", "reviews/s"],
    rows: [
      row("demo, from files, with all checks", figures),
      ...[...run.databases.loads].map(([name, record]) => row(`${name} scale, by its own loader`, record)),
    ],
  };
}
