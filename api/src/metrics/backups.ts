import { Counter, Gauge } from "prom-client";
import { onceAtATime, readInTime, registers } from "./registry.ts";

/** How a daily backup ended. */
export type BackupResult = "completed" | "failed";

const backups = new Counter({
  name: "assay_backups_total",
  help: "Daily backups that this process has completed, and tries that failed.",
  labelNames: ["result"],
  registers,
});

for (const result of ["completed", "failed"] satisfies BackupResult[]) backups.inc({ result }, 0);

/** Counts a daily backup of this process. */
export function countBackup(result: BackupResult): void {
  backups.inc({ result });
}

/** A daily backup in its folder. */
export interface StoredBackup {
  readonly time: Date;
  readonly bytes: number;
}

let readNewest: (() => Promise<StoredBackup | null>) | undefined;

/** Has the metrics show the newest daily backup. Not called where none are written. */
export function watchBackups(read: () => Promise<StoredBackup | null>): void {
  readNewest = onceAtATime(read);
}

/** Sets a value of the newest backup, or none: 0 means that there is no backup. */
async function setNewest(gauge: Gauge, measure: (backup: StoredBackup) => number): Promise<void> {
  gauge.remove();
  const read = readNewest;
  const found = read && (await readInTime(async () => ({ newest: await read() })));
  if (found) gauge.set(found.newest ? measure(found.newest) : 0);
}

new Gauge({
  name: "assay_backup_newest_timestamp_seconds",
  help: "When the newest daily backup in BACKUP_DIR was begun, in seconds since 1970; 0 if there is none. Absent without BACKUP_DIR.",
  aggregator: "max",
  registers,
  collect() {
    return setNewest(this, ({ time }) => time.getTime() / 1000);
  },
});

new Gauge({
  name: "assay_backup_newest_bytes",
  help: "Size of the newest daily backup.",
  aggregator: "max",
  registers,
  collect() {
    return setNewest(this, ({ bytes }) => bytes);
  },
});
