import type { Database } from "../../database/client/open.ts";
import type { Statements, Transaction } from "../../database/client/transaction.ts";
import { type CatalogueFile, type CatalogueRows, catalogueFiles } from "../../inputs/catalogue.ts";
import { minuteMs } from "../../inputs/index.ts";
import { batchSize, finishWithin, writeRows } from "../commands.ts";
import type { Entry } from "../load/outcome.ts";
import { demoTrust } from "../load/records.ts";
import { RowChecker } from "../rows.ts";
import { fillDemoAlternatives } from "./alternatives.ts";

/** A generated row and its catalogue file. */
export interface DemoRow {
  file: CatalogueFile;
  row: object;
}

/** An arbitrary number, the same in every process. */
const lockKey = 7_261_984_411;

/** On a slow machine loading takes long; the transaction must not time out before. */
const timeout = 10 * minuteMs;

/**
 * Loads a catalog into an empty database, with the commands of an import, and returns how many rows of each file it
 * added: none if the database has a catalog already. It is one transaction, so that a first start that is interrupted, or
 * that two processes make at once, does not load a part of it or load it twice.
 */
export function loadDemo(
  database: Pick<Database, "prisma">,
  catalogue: Iterable<DemoRow>,
): Promise<Record<CatalogueFile, number>> {
  const work = async (tx: Transaction): Promise<Record<CatalogueFile, number>> => {
    const loaded = { categories: 0, companies: 0, software: 0, plans: 0, reviews: 0 };
    await lockCatalogue(tx);
    if (!(await isEmpty(tx))) return loaded;
    const checkers = Object.fromEntries(
      catalogueFiles.map((file) => [file, new RowChecker(file)]),
    ) as Checkers;
    for (const { file, rows } of batches(catalogue)) {
      loaded[file] += await write(tx, file, checkers[file] as RowChecker<typeof file>, rows);
    }
    await finishWithin(tx);
    await fillDemoAlternatives(tx, new Date());
    return loaded;
  };
  return database.prisma.$transaction(work, { timeout, maxWait: timeout });
}

type Checkers = { [File in CatalogueFile]: RowChecker<File> };

/** Waits until no other process loads a demo catalogue; then this one does, until its transaction ends. */
export async function lockCatalogue(tx: Pick<Statements, "$executeRaw">): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(${lockKey}::bigint)`;
}

/** Whether the database has no catalog. */
export async function isEmpty(tx: Pick<Statements, "$queryRaw">): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    select 1 where exists (select 1 from category) or exists (select 1 from company) or exists (select 1 from software)`;
  return found.length === 0;
}

interface Batch {
  file: CatalogueFile;
  rows: { line: number; value: object }[];
}

function* batches(catalogue: Iterable<DemoRow>): Generator<Batch> {
  let batch: Batch = { file: "categories", rows: [] };
  let line = 0;
  for (const { file, row } of catalogue) {
    if (batch.rows.length >= batchSize || batch.file !== file) {
      yield batch;
      batch = { file, rows: [] };
    }
    batch.rows.push({ line: ++line, value: row });
  }
  yield batch;
}

/** Every row must be right: the catalogue is part of the program. */
async function write<File extends CatalogueFile>(
  tx: Transaction,
  file: File,
  checker: RowChecker<File>,
  rows: Batch["rows"],
): Promise<number> {
  const entries: Entry<CatalogueRows[File]>[] = [];
  for (const { line, value } of rows) {
    const checked = checker.check(line, value);
    if ("reason" in checked)
      throw new Error(`Row ${line} of the demo catalogue (${file}): ${checked.reason}`);
    entries.push(checked);
  }
  const { added, refused } = await writeRows(tx, file, entries, { last: true, trust: demoTrust });
  const [first] = refused;
  if (first) throw new Error(`Row ${first.line} of the demo catalogue (${file}): ${first.text}`);
  return added;
}
