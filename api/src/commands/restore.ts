import { restoreBackup } from "../backup/restore-backup.ts";
import { count, secondsSince } from "../backup/units.ts";
import { backupCommand } from "./backup-command.ts";

const usage = `Usage: npm run restore -- FILE
Restores a backup into the database of DATABASE_URL or DATA_DIR, which must be empty.`;

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], log: (line: string) => void = console.log): Promise<number> {
  return backupCommand(args, usage, async (file, { database, objects, keys }) => {
    const since = performance.now();
    log(`Restoring ${file}`);
    const { tables, createdAt, secretFingerprint } = await restoreBackup(database, { file, objects, log });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    log(
      `Restored: ${count(rows)} rows of ${tables.length} tables as of ${createdAt}, ${secondsSince(since)}`,
    );
    if (!keys.fingerprints.includes(secretFingerprint)) for (const line of otherSecret) log(line);
    log("To compare the counters with the rows, run npm run check:counters.");
  });
}

/** What depends on SECRET: keys derived from it for values that are stored (KeyPurpose). */
const otherSecret = [
  "The backup was made with another SECRET. Until it is SECRET or SECRET_PREVIOUS here, repeated reviews by the same mailbox",
  "(tables review_trace and hidden_review_tombstone) are not recognized. Everything else, passwords and API tokens too, works.",
];
