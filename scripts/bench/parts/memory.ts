import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { memoryOf } from "../memory-of.ts";
import { queryNames } from "../queries/documents.ts";
import { drawVariables } from "../queries/draw.ts";
import { requestTo } from "../queries/requests.ts";
import { megabytes, type Table } from "../report/table.ts";
import type { PartResult } from "../result.ts";
import { type Run, under } from "../run.ts";
import { type RunningServer, startAssay, startTarget, type TargetName } from "../servers.ts";

/** How long a server rests before it counts as idle, in milliseconds. */
const rest = 3_000;

/** Memory of the servers when they have just started and after the load of all page-shaped queries. */
export async function measureMemory(run: Run): Promise<PartResult> {
  const url = await run.databases.loaded("full");
  const assay = await measure(await startTarget("assay", url), (server) => loadAll(run, server, "assay"));
  const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
  const embedded = await startAssay({ DATA_DIR: folder, DEMO: "auto" })
    .then((server) => measure(server, (started) => loadPages(run, started)))
    .finally(() => rmSync(folder, { recursive: true, force: true }));
  const figures = { assay, embedded };
  const table: Table = {
    title: "Memory (resident), as started and after load",
    columns: ["server", "idle", "after load"],
    rows: [
      ["on PostgreSQL, full", megabytes(assay.idle), megabytes(assay.loaded)],
      [
        "on the embedded database, demo, with its process",
        megabytes(embedded.idle),
        megabytes(embedded.loaded),
      ],
    ],
  };
  return { tables: [table], thresholds: [], figures };
}

async function measure(
  server: RunningServer,
  load: (server: RunningServer) => Promise<void>,
): Promise<{ idle: number; loaded: number }> {
  await sleep(rest);
  const idle = await memoryOf(server.pid);
  await load(server);
  await sleep(rest);
  const loaded = await memoryOf(server.pid);
  await server.stop();
  return { idle, loaded };
}

async function loadAll(run: Run, { url }: RunningServer, target: TargetName): Promise<void> {
  const sources = { assay: url, postgraphile: undefined };
  const variables = await run.onDatabase("full", ({ pool }) => drawVariables(pool, sources));
  for (const query of queryNames)
    await under(
      run,
      url,
      variables[query].map((each) => requestTo(target, query, each)),
    );
  await loadPages(run, { url });
}

async function loadPages(run: Run, { url }: Pick<RunningServer, "url">): Promise<void> {
  for (const path of ["/", "/software", "/categories"])
    await under(run, url, [{ method: "GET", path }], { connections: 4 });
}
