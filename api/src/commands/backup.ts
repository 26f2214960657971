import { count, fileSize, secondsSince } from "../backup/units.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { backupCommand } from "./backup-command.ts";
import { untilEnded } from "./until-ended.ts";

const usage = `Usage: npm run backup -- FILE
Writes everything to a new file, also while the server runs. Sessions, mailed links, jobs, limits and unsent mail are left out.`;

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], log: (line: string) => void = console.log): Promise<number> {
  return backupCommand(args, usage, async (file, { database, objects, keys, environment }) => {
    const since = performance.now();
    log(`Writing a backup to ${file}`);
    const { rows, tables, bytes, sha256, missingPictures } = await untilEnded((signal) =>
      writeBackup(database, {
        file,
        dataDir: environment.dataDir,
        objects,
        secretFingerprint: keys.fingerprints[0],
        now: new Date(),
        log,
        signal,
      }),
    );
    if (missingPictures > 0)
      log(`The object store did not have ${count(missingPictures)} image files: they are not in the backup.`);
    log(`Backup: ${count(rows)} rows of ${tables} tables, ${fileSize(bytes)}, ${secondsSince(since)}`);
    log(`SHA-256: ${sha256}`);
    log("SECRET is not in it: keep a copy of it elsewhere.");
  });
}
