import type { StatsFs } from "node:fs";
import { statfs } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { collectDefaultMetrics, Gauge } from "prom-client";
import { onceAtATime, readInTime, registers, registry } from "./registry.ts";

// Node.js' own: processor time, memory, event loop lag, garbage collection.
collectDefaultMetrics({ register: registry });

const delays = monitorEventLoopDelay();
delays.enable();

// The library's own are averages over all workers, which hide a busy one behind the idle ones and the primary.
new Gauge({
  name: "assay_event_loop_delay_seconds",
  help: "How late the event loop was since the last scrape, at most, 99 % of the time. Of several workers it is the busiest one's.",
  aggregator: "max",
  registers,
  collect() {
    this.set(delays.percentile(99) / 1e9);
    delays.reset();
  },
});

/** The folders whose file systems are watched. */
export type WatchedFolder = "data" | "backup";

const folders = new Map<WatchedFolder, () => Promise<StatsFs>>();

/** Has the metrics show the space of the file system that a folder is on. */
export function watchDisk(name: WatchedFolder, folder: string): void {
  folders.set(
    name,
    onceAtATime(() => statfs(folder)),
  );
}

/** Sets a value of each watched folder's file system; a folder that is not there yet has none. */
async function setDisk(gauge: Gauge<"folder">, read: (found: StatsFs) => number): Promise<void> {
  gauge.reset();
  const readings = [...folders].map(async ([folder, stats]) => {
    const found = await readInTime(stats);
    if (found) gauge.set({ folder }, read(found));
  });
  await Promise.all(readings);
}

new Gauge({
  name: "assay_disk_size_bytes",
  help: "Size of the file system of DATA_DIR (data) and BACKUP_DIR (backup).",
  labelNames: ["folder"],
  aggregator: "max",
  registers,
  collect() {
    return setDisk(this, ({ blocks, bsize }) => blocks * bsize);
  },
});

new Gauge({
  name: "assay_disk_free_bytes",
  help: "Free space of the file system of DATA_DIR (data) and BACKUP_DIR (backup).",
  labelNames: ["folder"],
  aggregator: "min",
  registers,
  collect() {
    return setDisk(this, ({ bavail, bsize }) => bavail * bsize);
  },
});
