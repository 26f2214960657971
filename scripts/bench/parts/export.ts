import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../../api/src/database/client/open.ts";
import { Failure } from "../../process.ts";
import { fetchPage, openConnection } from "../load/fetch-page.ts";
import { openLoop } from "../load/open-loop.ts";
import { memoryOf } from "../memory-of.ts";
import { percentile } from "../report/statistics.ts";
import { fixed, megabytes, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { startAssay, uncached } from "../servers.ts";
import { withDatabase } from "../with-database.ts";

/** Pages a second while nothing else happens and while the files are made: little enough that none waits for others. */
const rate = 10;
/** Milliseconds between looks at the memory and the files. */
const look = 200;
/** Milliseconds after which the files count as failed. */
const patience = 300_000;

/** What making the files of the data export takes: time, memory of the server that makes them, and the pages that it serves meanwhile. */
export async function measureExport(run: Run): Promise<PartResult> {
  const url = await run.databases.copied("full");
  const server = await startAssay({ DATABASE_URL: url, ...uncached });
  const measured = await withDatabase(url, async (database) => {
    const connections = Array.from({ length: 8 }, openConnection);
    const page = async (number: number) => {
      const path = number % 2 === 0 ? "/software" : "/categories";
      const { status } = await fetchPage(`${server.url}${path}`, connections[number % 8] ?? openConnection());
      if (status !== 200) throw new Failure(`${path} was answered with ${status}.`);
    };
    const pages = async (seconds: number) => {
      const { answers, failed } = await openLoop({ rate, seconds, timeoutMs: 30_000 }, page);
      if (failed > 0) throw new Failure(`${failed} pages failed.`);
      return answers.map(({ milliseconds }) => milliseconds);
    };
    await pages(3);
    const quiet = await pages(run.settings.quick ? 5 : 20);
    const before = await memoryOf(server.pid);
    let isMade = false;
    const making = makeFiles(database, server.pid).finally(() => {
      isMade = true;
    });
    const meanwhile = async () => {
      const times: number[] = [];
      while (!isMade) times.push(...(await pages(2)));
      return times;
    };
    const [made, during] = await Promise.all([making, meanwhile()]);
    for (const connection of connections) connection.destroy();
    return { quiet, during, before, ...made };
  });
  await server.stop();
  return resultOf(measured);
}

/** Has the server make the files, as its schedule does. */
async function makeFiles({ pool }: Pick<Database, "pool">, pid: number) {
  await pool.query("delete from data_export");
  await pool.query("insert into pgboss.job (name) values ('data-export')");
  let memory = 0;
  for (const began = performance.now(); performance.now() - began < patience; ) {
    memory = Math.max(memory, await memoryOf(pid));
    const { rows } = await pool.query<{ seconds: number; records: number; bytes: number }>(
      `select extract(epoch from finished_at - started_at)::float8 as seconds, sum(records)::int4 as records, sum(bytes)::float8 as bytes
        from data_export join data_export_file on export_id = id where finished_at is not null group by 1`,
    );
    if (rows[0]) return { ...rows[0], memory };
    await sleep(look);
  }
  throw new Failure("The files of the data export were not made.");
}

function resultOf(measured: {
  quiet: number[];
  during: number[];
  before: number;
  memory: number;
  seconds: number;
  records: number;
  bytes: number;
}): PartResult {
  const { quiet, during, before, memory, seconds, records, bytes } = measured;
  const p99 = { quiet: percentile(quiet, 99), during: percentile(during, 99) };
  const figures = { seconds, records, bytes, memory: { before, during: memory }, p99 };
  const table: Table = {
    title: "The files of the data export",
    columns: [
      "records",
      "size",
      "time, s",
      "memory before",
      "while made",
      "p99 of pages before, ms",
      "while made",
    ],
    rows: [
      [
        String(records),
        megabytes(bytes),
        fixed(seconds, 1),
        megabytes(before),
        megabytes(memory),
        fixed(p99.quiet, 1),
        fixed(p99.during, 1),
      ],
    ],
  };
  return {
    tables: [table],
    thresholds: [
      {
        name: "time to make the files of the data export",
        figure: seconds,
        limit: limits.dataExport.seconds,
        rule: "under",
        unit: " s",
      },
      {
        name: "p99 of pages while they are made",
        figure: p99.during,
        limit: limits.dataExport.pages,
        rule: "under",
        unit: " ms",
      },
      {
        name: "memory that making them takes",
        figure: (memory - before) / 1024 / 1024,
        limit: limits.dataExport.memory,
        rule: "under",
        unit: " MB",
      },
    ],
    figures,
  };
}
