import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../../api/src/database/client/open.ts";
import { migrate } from "../../../api/src/database/migrate.ts";
import { exportCatalogue } from "../../../api/src/import/export.ts";
import { importCatalogue } from "../../../api/src/import/import.ts";
import { Report } from "../../../api/src/import/report.ts";
import { Failure } from "../../process.ts";
import { measureFollowing } from "../answers/following.ts";
import { scatteredListings, signInWriters } from "../answers/writing.ts";
import type { Scale } from "../load-data.ts";
import { turns } from "../report/rounds.ts";
import { median } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { startAssay } from "../servers.ts";
import { withDatabase } from "../with-database.ts";

const ways = ["logged", "unlogged"] as const;
type Way = (typeof ways)[number];

/** Batches of reviews in a round, per mode; listings that get one in a batch; unmeasured reviews before it. */
const batches = 4;
const listingsPerBatch = 25;
const unmeasured = 5;
/** Reviewers: enough that none reviews a listing twice. */
const writers = 500;
/** Imports per mode. */
const imports = { whole: 3, quick: 1 };

/** Cost of some work: elapsed milliseconds, and processor time of the database. */
interface Cost {
  time: number;
  cpu: number;
}
type Costs = Readonly<Record<Way, Cost>>;

/** What the change log costs writers: the same work with its triggers enabled and disabled, in turns. */
export async function measureChanges(run: Run): Promise<PartResult> {
  const scale: Scale = run.settings.quick ? "tenth" : "full";
  run.log(`Reviews (${scale})`);
  const review = await measureReviews(run, scale);
  run.log(`Imports (${scale})`);
  const catalogue = await measureImports(run, scale);
  const following = await measureFollowing(run, scale);
  const figures = { review, scale, import: catalogue, following: following.figures };
  const works = [
    { name: "a review, ms", costs: review, unit: 1, digits: 2 },
    { name: `import of the ${scale} scale, s`, costs: catalogue, unit: 1_000, digits: 1 },
  ];
  const table: Table = {
    title: "What the change log costs: with its triggers and without",
    columns: ["work", "with", "without", "ratio", "database's processor, with", "without", "ratio"],
    rows: works.map(({ name, costs: { logged, unlogged }, unit, digits }) => [
      name,
      fixed(logged.time / unit, digits),
      fixed(unlogged.time / unit, digits),
      fixed(logged.time / unlogged.time, 2),
      fixed(logged.cpu / unit, digits),
      fixed(unlogged.cpu / unit, digits),
      fixed(logged.cpu / unlogged.cpu, 2),
    ]),
  };
  return {
    tables: [table, ...following.tables],
    thresholds: [
      ...thresholdsOf("a review", review),
      ...thresholdsOf("an import", catalogue),
      ...following.thresholds,
    ],
    figures,
  };
}

const thresholdsOf = (name: string, { logged, unlogged }: Costs): Threshold[] =>
  [
    { what: "time", figure: logged.time / unlogged.time },
    { what: "database's processor time", figure: logged.cpu / unlogged.cpu },
  ].map(({ what, figure }) => ({
    name: `${what} of ${name} with the change log`,
    figure,
    limit: limits.changeLog,
    rule: "at most",
    unit: "",
  }));

/** Reviews over /graphql: the median response time, and the processor time of one. */
async function measureReviews(run: Run, scale: Scale): Promise<Costs> {
  const url = await run.databases.copied(scale);
  const server = await startAssay({ DATABASE_URL: url });
  const measured = { logged: { times: [] as number[], cpu: 0 }, unlogged: { times: [] as number[], cpu: 0 } };
  await withDatabase(url, async (database) => {
    const write = await signInWriters(database, server.url, writers);
    const listings = await scatteredListings(database, listingsPerBatch);
    for (const { column: way } of turns(run.settings.rounds * batches, ["reviews"], ways)) {
      await setTriggers(database, way);
      // After ALTER TABLE, connections plan their statements again.
      for (const id of listings.slice(0, unmeasured)) await write(id);
      const before = run.databases.cpu();
      for (const id of listings) {
        const began = performance.now();
        await write(id);
        measured[way].times.push(performance.now() - began);
      }
      measured[way].cpu += run.databases.cpu() - before;
    }
  });
  await server.stop();
  const costOf = ({ times, cpu }: (typeof measured)[Way]): Cost => ({
    time: median(times),
    cpu: cpu / times.length,
  });
  return { logged: costOf(measured.logged), unlogged: costOf(measured.unlogged) };
}

/** The exported catalogue into empty databases, with all checks: medians. */
async function measureImports(run: Run, scale: Scale): Promise<Costs> {
  const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
  const silent = { write: () => undefined };
  const measured: Record<Way, Cost[]> = { logged: [], unlogged: [] };
  const rounds = run.settings.quick ? imports.quick : Math.min(imports.whole, run.settings.rounds);
  try {
    await run.onDatabase(scale, (database) => exportCatalogue(database, folder, new Report(silent, silent)));
    for (const { round, column: way } of turns(rounds, ["import"], ways)) {
      run.log(`Import ${round + 1} of ${rounds}, ${way}`);
      const cost = await withDatabase(await run.databases.empty("scale_import"), async (database) => {
        await migrate(database);
        await setTriggers(database, way);
        // The change log does not contain changes made meanwhile.
        await database.pool.query("checkpoint");
        const [cpu, began] = [run.databases.cpu(), performance.now()];
        await importCatalogue(database, folder, new Report(silent, silent));
        return { time: performance.now() - began, cpu: run.databases.cpu() - cpu };
      });
      measured[way].push(cost);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const costOf = (costs: readonly Cost[]): Cost => ({
    time: median(costs.map(({ time }) => time)),
    cpu: median(costs.map(({ cpu }) => cpu)),
  });
  return { logged: costOf(measured.logged), unlogged: costOf(measured.unlogged) };
}

/** Enables or disables all triggers that write the change log. */
async function setTriggers({ pool }: Pick<Database, "pool">, way: Way): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(
    `select format('alter table %s %s trigger %I', tgrelid::regclass, $1::text, tgname) as statement
      from pg_trigger t join pg_proc f on f.oid = t.tgfoid where f.prosrc like '%INSERT INTO "change"%'`,
    [way === "logged" ? "enable" : "disable"],
  );
  if (rows.length === 0) throw new Failure("There are no triggers of the change log.");
  for (const { statement } of rows) await pool.query(statement);
}
