import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bring, built } from "../../steps/project.ts";
import { median } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { assayEnvironment, startProgram } from "../servers.ts";

/** Seconds from `npm start` until the server says that it is ready; packages and pages are already built. */
export async function measureStarts(run: Run): Promise<PartResult> {
  const url = await run.databases.loaded("full");
  // Measures a start with everything built.
  await bring(built);
  const times = { first: [] as number[], second: [] as number[], postgresql: [] as number[] };
  for (let time = 0; time < (run.settings.quick ? 1 : 3); time++) {
    const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
    try {
      times.first.push(await start({ DATA_DIR: folder, DEMO: "auto" }));
      times.second.push(await start({ DATA_DIR: folder, DEMO: "auto" }));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    times.postgresql.push(await start({ DATABASE_URL: url }));
  }
  const figures = {
    first: median(times.first),
    second: median(times.second),
    postgresql: median(times.postgresql),
  };
  const table: Table = {
    title: `Start, median of ${times.first.length}, in seconds`,
    columns: ["start", "s"],
    rows: [
      ["first, on an empty embedded database, with the demo catalogue", fixed(figures.first, 1)],
      ["second, on the same", fixed(figures.second, 1)],
      ["on PostgreSQL, full", fixed(figures.postgresql, 1)],
    ],
  };
  return { tables: [table], thresholds: [], figures };
}

async function start(env: Record<string, string>): Promise<number> {
  const server = await startProgram({
    args: ["scripts/run.mjs", "start"],
    env: { ...assayEnvironment, ...env },
    probe: "/readyz",
  });
  await server.stop();
  return server.readyAfter / 1_000;
}
