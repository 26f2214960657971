import { DatabaseError } from "../database/client/errors.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { checkCatalogue } from "../import/check.ts";
import { exportCatalogue } from "../import/export.ts";
import { importCatalogue } from "../import/import.ts";
import { hasFile } from "../import/read.ts";
import { Report } from "../import/report.ts";
import { catalogueFiles } from "../inputs/catalogue.ts";
import { withDatabase } from "./with-database.ts";

const usage = `Usage:
  npm run catalog -- import DIR   adds and updates the rows in the files in DIR; with --trust 0.5 at the end, reviews
                                  that they call verified weigh half of those that moderators saw proved (default 0.2)
  npm run catalog -- export DIR   writes the catalogue to files in DIR; with --reviews at the end also the
                                  published reviews that people wrote, without their addresses
  npm run catalog -- check DIR    lists what an import would reject, without a database
The files: ${catalogueFiles.map((file) => `${file}.jsonl`).join(", ")}; missing files are skipped.`;

/** Runs the command and returns its exit code: 1 if a row was refused or nothing could be done. */
export async function main(args: readonly string[], report = new Report()): Promise<number> {
  const [action, folder, ...rest] = args;
  const withReviews = action === "export" && rest.join() === "--reviews";
  const trust = action === "import" ? trustOf(rest) : undefined;
  const isCall = folder !== undefined && (rest.length === 0 || withReviews || trust !== undefined);
  if (!isCall || !["import", "export", "check"].includes(action ?? "")) {
    console.error(usage);
    return 1;
  }
  const start = performance.now();
  try {
    if (action === "export")
      await withDatabase(readEnvironment(), (database) =>
        exportCatalogue(database, folder, report, withReviews ? "all" : "imported"),
      );
    else if (!catalogueFiles.some((file) => hasFile(folder, file))) {
      console.error(`${folder} contains no catalogue files.\n\n${usage}`);
      return 1;
    } else if (action === "check") await checkCatalogue(folder, report);
    else
      await withDatabase(readEnvironment(), (database) => importCatalogue(database, folder, report, trust));
  } catch (error) {
    report.close();
    if (!(error instanceof DatabaseError || error instanceof EnvironmentError || isFileError(error)))
      throw error;
    console.error(error.message);
    return 1;
  }
  report.close();
  const refused = report.refused > 0 ? `; rows refused: ${report.refused.toLocaleString("en-US")}` : "";
  report.print(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s${refused}.`);
  return report.refused > 0 ? 1 : 0;
}

/** The number from 0 to 1 of `--trust NUMBER`; undefined for anything else. */
function trustOf([option, value = "", ...more]: readonly string[]): number | undefined {
  if (more.length > 0) return undefined;
  return option === "--trust" && /^(?:0(?:\.\d{1,2})?|1(?:\.0{1,2})?)$/.test(value)
    ? Number(value)
    : undefined;
}

/** A folder that cannot be read or written: the system's message gives the reason, and the path unless the disk is full. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}
