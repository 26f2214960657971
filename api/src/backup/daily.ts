import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/client/open.ts";
import { dayMs } from "../inputs/index.ts";
import { partialOf } from "./archive-writer.ts";
import { type BackupOptions, type BackupSummary, writeBackup } from "./write-backup.ts";

export interface DailyOptions extends Omit<BackupOptions, "file"> {
  /** Created if missing, readable by this process's user only. */
  folder: string;
  /** How many backups to keep, this one included. */
  keep: number;
}

/** Names of the scheduled backups, which sort by time; a file by any other name is left alone. */
const nameOf = (now: Date) => `assay-${now.toISOString().slice(0, 19).replaceAll(":", "")}Z.backup`;
const namePattern = /^assay-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z[.]backup$/;
const ofScheduled = (name: string) => namePattern.test(name);

/**
 * Writes a backup named by its time, and deletes older ones once it is complete. Files named by a later time stay: the clock was, or is,
 * wrong.
 */
export async function backUpDaily(
  database: Pick<Database, "kind" | "pool">,
  { folder, keep, ...options }: DailyOptions,
): Promise<BackupSummary & { file: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeInterrupted(folder, options.now);
  const file = join(folder, nameOf(options.now));
  const summary = await writeBackup(database, { ...options, file });
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isFile() && ofScheduled(entry.name) ? entry.name : []));
  const upToNow = names.filter((name) => name <= nameOf(options.now)).sort();
  for (const name of upToNow.slice(0, -keep)) await rm(join(folder, name), { force: true });
  return { ...summary, file };
}

/** The newest complete backup of the folder and when it was begun; null if there is none. */
export async function newestBackup(folder: string): Promise<{ time: Date; bytes: number } | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Made by the first backup.
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const name = names.filter(ofScheduled).sort().at(-1);
  if (name === undefined) return null;
  const [, day, hour, minute, second] = namePattern.exec(name) ?? [];
  const { size } = await stat(join(folder, name));
  return { time: new Date(`${day}T${hour}:${minute}:${second}Z`), bytes: size };
}

/** Removes what killed processes left; what is younger than a day may still be written to. */
async function removeInterrupted(folder: string, now: Date): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const { name } = entry;
    const suffix = partialOf("");
    if (!entry.isFile() || !name.endsWith(suffix) || !ofScheduled(name.slice(0, -suffix.length))) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > dayMs) await rm(join(folder, name), { force: true });
  }
}
