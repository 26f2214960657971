import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Database } from "../database/client/open.ts";
import type { Transaction } from "../database/client/transaction.ts";
import { type CatalogueFile, catalogueFiles } from "../inputs/catalogue.ts";
import { minuteMs } from "../inputs/index.ts";
import { exportRows } from "./load/export-rows.ts";
import type { Report } from "./report.ts";

/** Writing a very large directory takes longer than the default transaction timeout. */
const timeout = 30 * minuteMs;

/**
 * Exports a consistent snapshot of the whole catalogue to files that an import reads. Files of an earlier export are replaced once
 * all new ones are complete.
 */
export async function exportCatalogue(
  database: Pick<Database, "prisma">,
  folder: string,
  report: Report,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  try {
    await database.prisma.$transaction(
      async (tx) => {
        for (const file of catalogueFiles) await writeFile(tx, folder, file, report);
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

async function writeFile(
  tx: Transaction,
  folder: string,
  file: CatalogueFile,
  report: Report,
): Promise<void> {
  report.begin(file);
  const lines = async function* () {
    for await (const rows of exportRows(tx, file)) {
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
      report.passed(rows.length);
      report.advance();
    }
  };
  await pipeline(lines, createWriteStream(unfinished(folder, file)));
  report.end();
}
