import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../../api/src/database/client/open.ts";
import { migrate } from "../../../api/src/database/migrate.ts";
import { loadFull } from "../../../api/src/import/demo/full.ts";
import type { Scale } from "../load-data.ts";
import { percentile } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { startAssay } from "../servers.ts";
import { withDatabase } from "../with-database.ts";
import { openSessions, scatteredListings, type Write, writerOf } from "./writing.ts";

/** Reviews for each way to follow, and the people who write them in turn. */
const amounts = { whole: { writes: 200, writers: 500 }, quick: { writes: 40, writers: 100 } };
const amountsOf = ({ settings }: Run) => amounts[settings.quick ? "quick" : "whole"];
/** Part of the full-scale data in the embedded database: more listings than get a review. */
const embeddedScale = 0.05;

/** How a follower asks: `wait` of the request in seconds, and its own pause after an empty page in milliseconds. */
const ways = [
  { name: "wait=30", wait: 30, pause: 0 },
  { name: "every 250 ms", wait: 0, pause: 250 },
] as const;
type Way = (typeof ways)[number];

interface Change {
  thing: { title?: string } | null;
}

/** Follows the changes of a server; `sees` resolves when a review with this title has arrived. */
async function follow(url: string, { wait, pause }: Way) {
  const seen = new Map<string, PromiseWithResolvers<void>>();
  // It may be seen before the writer has its answer.
  const sightOf = (title: string) => {
    const sight = seen.get(title) ?? Promise.withResolvers<void>();
    seen.set(title, sight);
    return sight;
  };
  const over = new AbortController();
  const read = async (address: string) => {
    const response = await fetch(address, { signal: over.signal });
    const [, path = ""] =
      /<[^>]*(\/api\/changes[^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
    return { changes: (await response.json()) as Change[], next: url + path };
  };
  let { next } = await read(`${url}/api/changes?after=now&wait=${wait}`);
  const running = (async () => {
    while (!over.signal.aborted) {
      const page = await read(next);
      next = page.next;
      for (const { thing } of page.changes) if (thing?.title !== undefined) sightOf(thing.title).resolve();
      if (page.changes.length === 0 && pause > 0) await sleep(pause, undefined, { signal: over.signal });
    }
  })();
  // A follower that fails ends the measurement, whose review would never arrive.
  const failed = running.then(
    () => new Promise<never>(() => {}),
    (error: unknown) => (over.signal.aborted ? new Promise<never>(() => {}) : Promise.reject(error)),
  );
  failed.catch(() => {});
  return {
    sees: (title: string) => Promise.race([sightOf(title).promise, failed]),
    stop: async () => {
      over.abort();
      await running.catch(() => {});
    },
  };
}

/** Milliseconds from sending each review until the follower has it. */
async function timesOf(write: Write, ids: readonly string[], url: string, way: Way): Promise<number[]> {
  const follower = await follow(url, way);
  const times: number[] = [];
  for (const id of ids) {
    const began = performance.now();
    const { title } = await write(id);
    await follower.sees(title);
    times.push(performance.now() - began);
  }
  await follower.stop();
  return times;
}

interface Figure {
  database: string;
  way: string;
  times: readonly number[];
}

/** On PostgreSQL, where one process takes the reviews and another one has the follower. */
async function onPostgresql(run: Run, scale: Scale): Promise<Figure[]> {
  const { writes, writers } = amountsOf(run);
  const url = await run.databases.copied(scale);
  const [written, followed] = [
    await startAssay({ DATABASE_URL: url }),
    await startAssay({ DATABASE_URL: url }),
  ];
  const figures = await withDatabase(url, async (database) => {
    const write = writerOf(written.url, await openSessions(database, writers));
    const ids = await scatteredListings(database, writes);
    return inTurn(write, ids, followed.url, "PostgreSQL");
  });
  for (const server of [written, followed]) await server.stop();
  return figures;
}

/** On the embedded database, which has one process. */
async function onEmbedded(run: Run): Promise<Figure[]> {
  const { writes, writers } = amountsOf(run);
  const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
  try {
    const database = await openDatabase({ url: "", dataDir: folder, role: "command", connections: 1 });
    await migrate(database);
    await loadFull(database, { scale: embeddedScale, log: () => {} });
    const cookies = await openSessions(database, writers);
    const ids = await scatteredListings(database, writes);
    await database.close();
    const server = await startAssay({ DATA_DIR: folder, DEMO: "auto" });
    const figures = await inTurn(writerOf(server.url, cookies), ids, server.url, "embedded");
    await server.stop();
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inTurn(
  write: Write,
  ids: readonly string[],
  url: string,
  database: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const way of ways)
    figures.push({ database, way: way.name, times: await timesOf(write, ids, url, way) });
  return figures;
}

/** Time from sending a review until a follower has it. */
export async function measureFollowing(run: Run, scale: Scale): Promise<PartResult> {
  run.log(`A follower on PostgreSQL (${scale})`);
  const figures = await onPostgresql(run, scale);
  run.log("A follower on the embedded database");
  figures.push(...(await onEmbedded(run)));
  const table: Table = {
    title: "Time until a follower has a review that was sent; on PostgreSQL, a follower of another process",
    columns: ["database", "asks", "reviews", "p50, ms", "p99, ms"],
    rows: figures.map(({ database, way, times }) => [
      database,
      way,
      String(times.length),
      fixed(percentile(times, 50), 0),
      fixed(percentile(times, 99), 0),
    ]),
  };
  return {
    tables: [table],
    thresholds: figures.map(({ database, way, times }) => ({
      name: `p99 until a follower sees a review, ${database}, ${way}`,
      figure: percentile(times, 99),
      limit: limits.seen,
      rule: "at most",
      unit: " ms",
    })),
    figures,
  };
}
