import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../api/src/database/client/open.ts";
import { migrate } from "../../api/src/database/migrate.ts";
import { makeExportIfDue } from "../../api/src/domain/export/make.ts";
import { fillFingerprints } from "../../api/src/domain/review/integrity/fill.ts";
import { fillLanguages } from "../../api/src/domain/review/language/fill.ts";
import { endingYesterday } from "../../api/src/import/demo/dates.ts";
import { loadDemo } from "../../api/src/import/demo/demo.ts";
import { loadFull } from "../../api/src/import/demo/full.ts";
import { demoCatalogue } from "../../prisma/demo/catalogue.ts";
import { lastDay } from "../../prisma/demo/reviews.ts";
import { root } from "../process.ts";
import { peersFolder } from "./peers.ts";
import { withDatabase } from "./with-database.ts";

/** The databases: 10,000 software with 250,000 reviews, and a tenth of that. */
export const scales = { full: 1, tenth: 0.1 } as const;
export type Scale = keyof typeof scales;

/** How a database was loaded. */
export interface LoadRecord {
  software: number;
  reviews: number;
  /** Seconds that loading took, with indexes, counters and statistics. */
  seconds: number;
  /** Hash of the generator and migrations that produced the data. */
  stamp: string;
}

/** Files that determine the data and the tables. */
const sources = [
  "prisma/migrations/**/*.sql",
  "prisma/demo/**/*.{ts,txt}",
  "api/src/import/**/*.ts",
  "api/src/domain/catalogue/*.ts",
  "api/src/domain/counters/recompute.ts",
  "api/src/domain/ranking/*.ts",
];

/** Computed once per run, so that all its parts measure the same data. */
const stamps = new Map<Scale, string>();

function stampOf(scale: Scale): string {
  const stamp = stamps.get(scale) ?? newStamp(scale);
  stamps.set(scale, stamp);
  return stamp;
}

function newStamp(scale: Scale): string {
  const hash = createHash("sha256").update(scale);
  const files = globSync(sources, { cwd: root, exclude: ["**/*.test.ts"] }).sort();
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** The record of a database loaded from the current sources (from any if `stale`), stored as its comment. */
export async function isLoaded(
  serverUrl: string,
  url: string,
  scale: Scale,
  stale: boolean,
): Promise<LoadRecord | undefined> {
  const name = new URL(url).pathname.slice(1);
  const text = await withDatabase(serverUrl, async ({ pool }) => {
    const { rows } = await pool.query<{ text: string | null }>(
      "select shobj_description(oid, 'pg_database') as text from pg_database where datname = $1",
      [name],
    );
    return rows[0]?.text;
  });
  const record: LoadRecord | undefined = text ? JSON.parse(text) : undefined;
  return stale || record?.stamp === stampOf(scale) ? record : undefined;
}

/** Loads an empty database and leaves it in the state of one in use: with statistics, vacuumed. */
export async function load(url: string, scale: Scale, log: (line: string) => void): Promise<LoadRecord> {
  log(`Loading the database ${scale}`);
  return withDatabase(url, async (database) => {
    await migrate(database);
    const began = performance.now();
    await loadFull(database, { scale: scales[scale], log });
    const seconds = (performance.now() - began) / 1_000;
    await database.pool.query("vacuum analyze");
    await database.pool.query(readFileSync(join(peersFolder, "bench-schema.sql"), "utf8"));
    const { rows } = await database.pool.query<{ software: number; reviews: number }>(
      "select (select count(*)::int from software) as software, (select count(*)::int from review) as reviews",
    );
    const { software = 0, reviews = 0 } = rows[0] ?? {};
    const record = { software, reviews, seconds, stamp: stampOf(scale) };
    // Last, because an interrupted load must leave no record.
    await database.pool.query(`comment on database scale_${scale} is '${JSON.stringify(record)}'`);
    return record;
  });
}

/**
 * Does what jobs would go on doing for hours while something else is measured: the fingerprints and languages of all reviews, and the day's
 * files of the data export. Quick where nothing is left to do.
 */
export async function finishJobs(url: string, log: (line: string) => void): Promise<void> {
  await withDatabase(url, async (database) => {
    const fill = async () => (await fillFingerprints({ database })) + (await fillLanguages(database));
    let filled = 0;
    for (let count = await fill(); count > 0; count = await fill()) {
      if (filled === 0) log("Doing what is left for jobs");
      filled += count;
    }
    const now = () => new Date();
    await makeExportIfDue({ ...database, objects: null, now, signal: new AbortController().signal });
    if (filled > 0) await database.pool.query("vacuum analyze");
  });
}

/** The demo catalog, loaded as on a first start. */
export async function loadDemoCatalogue(database: Pick<Database, "prisma">): Promise<void> {
  await loadDemo(database, endingYesterday(demoCatalogue(), lastDay, new Date()));
}
