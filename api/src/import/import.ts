import type { Database } from "../database/client/open.ts";
import { transaction } from "../database/client/transaction.ts";
import { type CatalogueFile, type CatalogueRows, catalogueFiles } from "../inputs/catalogue.ts";
import { batchSize, finish, writeRows } from "./commands.ts";
import { type Entry, noOutcome, type Outcome, type Writing } from "./load/outcome.ts";
import { refusalOf } from "./load/refusal.ts";
import { hasFile, readRows } from "./read.ts";
import type { Report } from "./report.ts";

/**
 * Imports the catalogue files that exist in a folder; a refused row does not stop the others. `trust` is how much reviews weigh in the
 * ranking that the source calls verified, 0 to 1; without it as much as unproven ones.
 */
export async function importCatalogue(
  database: Database,
  folder: string,
  report: Report,
  trust?: number,
): Promise<void> {
  for (const file of catalogueFiles) {
    if (hasFile(folder, file)) await importFile(database, folder, file, { report, trust });
  }
  report.step("Updating figures and search");
  await finish(database);
}

async function importFile<File extends CatalogueFile>(
  database: Database,
  folder: string,
  file: File,
  { report, trust }: { report: Report; trust: number | undefined },
): Promise<void> {
  let batch: Entry<CatalogueRows[File]>[] = [];
  let waiting: typeof batch = [];
  const write = async (last: boolean) => {
    const outcome = await writeBatch(database, file, [...waiting, ...batch], { last, trust });
    waiting = outcome.waiting;
    batch = [];
    report.wrote(outcome);
  };
  for await (const entry of readRows(folder, file, report)) {
    batch.push(entry);
    if (batch.length >= batchSize) await write(false);
  }
  await write(true);
  report.end();
}

/**
 * Writes rows in one transaction. If the database refuses it (concurrent imports, a constraint that no schema expresses), tries each
 * half, down to the refused row.
 */
async function writeBatch<File extends CatalogueFile>(
  database: Database,
  file: File,
  entries: readonly Entry<CatalogueRows[File]>[],
  how: Writing,
): Promise<Outcome<CatalogueRows[File]>> {
  if (entries.length === 0) return noOutcome();
  try {
    return await transaction(database, (tx) => writeRows(tx, file, entries, how));
  } catch (error) {
    const reason = refusalOf(error);
    if (reason === undefined) throw error;
    const [only] = entries;
    if (only && entries.length === 1) return { ...noOutcome(), refused: [{ line: only.line, text: reason }] };
    const middle = Math.ceil(entries.length / 2);
    const first = await writeBatch(database, file, entries.slice(0, middle), { ...how, last: false });
    const second = await writeBatch(database, file, entries.slice(middle), { ...how, last: false });
    const halves = add(first, second);
    if (!how.last) return halves;
    // There are fewer rows each time, so this ends: the first row that could be written is not waiting in its half.
    return add({ ...halves, waiting: [] }, await writeBatch(database, file, halves.waiting, how));
  }
}

function add<Row>(one: Outcome<Row>, other: Outcome<Row>): Outcome<Row> {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    leftAlone: one.leftAlone + other.leftAlone,
    refused: [...one.refused, ...other.refused],
    notes: [...one.notes, ...other.notes],
    waiting: [...one.waiting, ...other.waiting],
  };
}
