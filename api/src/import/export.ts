import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Database } from "../database/client/open.ts";
import type { Transaction } from "../database/client/transaction.ts";
import { type CatalogueFile, catalogueFiles } from "../inputs/catalogue.ts";
import { minuteMs } from "../inputs/index.ts";
import { countLeftOut, type ExportedReviews, exportRows } from "./load/export-rows.ts";
import type { Report } from "./report.ts";

/** Writing a very large directory takes longer than the default transaction timeout. */
const timeout = 30 * minuteMs;

/**
 * Exports a consistent snapshot of the catalogue to files that an import reads, and says what is left out. Files of an earlier export are replaced once
 * all new ones are complete.
 */
export async function exportCatalogue(
  database: Pick<Database, "prisma">,
  folder: string,
  report: Report,
  reviews: ExportedReviews = "imported",
): Promise<void> {
  await mkdir(folder, { recursive: true });
  try {
    await database.prisma.$transaction(
      async (tx) => {
        for (const file of catalogueFiles) await writeFile(tx, { folder, file, report, reviews });
        sayLeftOut(await countLeftOut(tx, reviews), report);
      },
      { isolationLevel: "RepeatableRead", timeout, maxWait: timeout },
    );
    for (const file of catalogueFiles) await rename(unfinished(folder, file), join(folder, `${file}.jsonl`));
  } finally {
    for (const file of catalogueFiles) await rm(unfinished(folder, file), { force: true });
  }
}

function unfinished(folder: string, file: CatalogueFile): string {
  return join(folder, `${file}.jsonl.new`);
}

/** Says what the exported catalog lacks, so that nobody mistakes an export for a backup. */
function sayLeftOut({ hidden, written }: { hidden: number; written: number }, report: Report): void {
  const count = (number: number) => number.toLocaleString("en-US");
  if (written > 0)
    report.print(`Left out: ${count(written)} reviews that people wrote here; --reviews includes them.`);
  if (hidden > 0) report.print(`Left out: ${count(hidden)} hidden reviews.`);
  report.print(
    "Never part of a catalogue: accounts, vendor answers, lists, leads, uploaded images and the audit log. npm run backup writes everything.",
  );
}

interface WrittenFile {
  folder: string;
  file: CatalogueFile;
  report: Report;
  reviews: ExportedReviews;
}

async function writeFile(tx: Transaction, { folder, file, report, reviews }: WrittenFile): Promise<void> {
  report.begin(file);
  const lines = async function* () {
    for await (const rows of exportRows(tx, file, reviews)) {
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
      report.passed(rows.length);
      report.advance();
    }
  };
  await pipeline(lines, createWriteStream(unfinished(folder, file)));
  report.end();
}
