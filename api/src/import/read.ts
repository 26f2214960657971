import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { CatalogueFile, CatalogueRows } from "../inputs/catalogue.ts";
import { readLines } from "./lines.ts";
import type { Entry } from "./load/outcome.ts";
import type { Report } from "./report.ts";
import { parseLine, RowChecker } from "./rows.ts";

/** True if the folder has this catalogue file. */
export function hasFile(folder: string, file: CatalogueFile): boolean {
  return existsSync(join(folder, `${file}.jsonl`));
}

/** The valid rows of a file; invalid ones are reported. */
export async function* readRows<File extends CatalogueFile>(
  folder: string,
  file: File,
  report: Report,
): AsyncGenerator<Entry<CatalogueRows[File]>> {
  const path = join(folder, `${file}.jsonl`);
  const checker = new RowChecker(file);
  const { size } = await stat(path);
  report.begin(file, size);
  for await (const line of readLines(path)) {
    const parsed = parseLine(line);
    const checked =
      "reason" in parsed
        ? { line: line.line, reason: parsed.reason }
        : checker.check(line.line, parsed.value);
    if ("reason" in checked) report.refuse(checked.line, checked.reason);
    else yield checked;
    report.advance(line.bytesRead);
  }
}
