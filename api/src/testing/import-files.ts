import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../database/client/open.ts";
import { importCatalogue } from "../import/import.ts";
import { Report } from "../import/report.ts";
import { type CatalogueFile, catalogueFiles } from "../inputs/catalogue.ts";

/** Contents of the files: rows, or lines as they are. */
export type Files = { [File in CatalogueFile]?: readonly (object | string)[] };

/** Runs work with a folder that contains these files, and removes the folder. */
export async function withFolder<Result>(
  files: Files,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "assay-catalogue-"));
  try {
    for (const [file, rows] of Object.entries(files)) {
      const lines = rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row)));
      writeFileSync(join(folder, `${file}.jsonl`), lines.join("\n"));
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A report that stores its lines. */
export function keptReport(): { report: Report; refused: string[]; printed: string[] } {
  const [refused, printed]: [string[], string[]] = [[], []];
  const into = (lines: string[]) => ({ write: (text: string) => lines.push(text.trimEnd()) });
  return { report: new Report(into(printed), into(refused)), refused, printed };
}

/** Imports these files and returns the lines about refused rows and the lines about files. */
export function importFiles(
  database: Database,
  files: Files,
  trust?: number,
): Promise<{ refused: string[]; printed: string[] }> {
  return withFolder(files, async (folder) => {
    const { report, ...lines } = keptReport();
    await importCatalogue(database, folder, report, trust);
    return lines;
  });
}

/** The texts of a folder's files. */
export function readFolder(folder: string): Record<CatalogueFile, string> {
  const texts = catalogueFiles.map((file) => [file, readFileSync(join(folder, `${file}.jsonl`), "utf8")]);
  return Object.fromEntries(texts) as Record<CatalogueFile, string>;
}

/** Empties the catalog between tests of one file. */
export async function clearCatalogue({ prisma }: Pick<Database, "prisma">): Promise<void> {
  await prisma.$executeRaw`truncate category, company, software, app_user, total_count cascade`;
}

/** Every row of every table that an import writes, with all columns, by table. */
export async function everything({ prisma }: Pick<Database, "prisma">): Promise<Record<string, unknown[]>> {
  const [row] = await prisma.$queryRaw<[Record<string, unknown[]>]>`
    select (select json_agg(t order by id) from category t) as category,
      (select json_agg(t order by id) from company t) as company,
      (select json_agg(t order by id) from software t) as software,
      (select json_agg(t order by software_id, position) from software_category t) as software_category,
      (select json_agg(t order by category_id, software_id) from category_listing t) as category_listing,
      (select json_agg(t order by id) from pricing_plan t) as pricing_plan,
      (select json_agg(t order by software_id, position) from screenshot t) as screenshot,
      (select json_agg(t order by id) from review t) as review,
      (select json_agg(t order by id) from app_user t) as app_user,
      (select json_agg(t order by name) from total_count t) as totals`;
  return row;
}
