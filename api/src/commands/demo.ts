import { DatabaseError } from "../database/client/errors.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { loadBundled } from "../import/demo/bundled.ts";
import { NotEmptyError } from "../import/demo/full.ts";
import { withDatabase } from "./with-database.ts";

const usage = `Usage, with an empty database:
  npm run demo           the small one, as on first start
  npm run demo -- full   the full-scale one: 10,000 software, 250,000 reviews`;

/** The command's own work: gives the exit code, 1 when nothing could be loaded, 2 when it was called wrongly. */
export async function main(
  args: readonly string[],
  log: (line: string) => void = console.log,
): Promise<number> {
  const [which = "small", ...rest] = args;
  if (rest.length > 0 || (which !== "full" && args.length > 0)) {
    console.error(usage);
    return 2;
  }
  try {
    const bundled = which === "full" ? "full" : "small";
    await withDatabase(readEnvironment(), (database) => loadBundled(database, bundled, log));
    return 0;
  } catch (error) {
    const isExpected = [DatabaseError, EnvironmentError, NotEmptyError].some((kind) => error instanceof kind);
    if (!(isExpected && error instanceof Error)) throw error;
    console.error(error.message);
    return 1;
  }
}
