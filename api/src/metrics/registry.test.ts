import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { metric, scrape } from "../testing/metrics.ts";
import { watchBackups } from "./backups.ts";
import { watchReadiness } from "./http.ts";
import { watchJobs } from "./jobs.ts";
import { watchDisk } from "./process.ts";
import { onceAtATime, readInTime, registry } from "./registry.ts";

const hangs = () => new Promise<never>(() => {});
const fails = async () => {
  throw new Error("away");
};

test("a scrape waits for a value for a while only, and does without one that fails", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  expect(await readInTime(async () => 1)).toBe(1);
  expect(await readInTime(fails)).toBeNull();
  const late = readInTime(hangs);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await late).toBeNull();
});

test("while the database is away the other metrics are shown", async () => {
  watchJobs({ counts: fails, oldest: fails });
  watchReadiness(fails);
  const text = await registry.metrics();
  expect(text).toContain("process_cpu_seconds_total");
  expect(text).toContain("\nassay_ready 0\n");
  expect(text).not.toContain("assay_jobs{");
});

test("the newest backup has its time, 0 if there is none, and no value if the folder cannot be read", async () => {
  onTestFinished(() => watchBackups(fails));
  const name = "assay_backup_newest_timestamp_seconds";
  watchBackups(async () => ({ time: new Date("2026-11-25T02:41:00Z"), bytes: 7 }));
  expect(await metric(name)).toBe(Date.UTC(2026, 10, 25, 2, 41) / 1000);
  expect(await metric("assay_backup_newest_bytes")).toBe(7);
  watchBackups(async () => null);
  expect((await scrape()).filter((sample) => sample.name === name)).toMatchObject([{ value: 0 }]);
  watchBackups(fails);
  expect((await scrape()).filter((sample) => sample.name === name)).toEqual([]);
});

test("the space of a folder's file system is shown, once the folder is there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "assay-disk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  watchDisk("backup", folder);
  const free = await metric("assay_disk_free_bytes", { folder: "backup" });
  expect(free).toBeGreaterThan(0);
  expect(await metric("assay_disk_size_bytes", { folder: "backup" })).toBeGreaterThanOrEqual(free);
  watchDisk("backup", join(folder, "missing"));
  expect((await scrape()).filter(({ labels }) => labels["folder"] === "backup")).toEqual([]);
});

test("reads that take longer than the time between scrapes do not pile up", async () => {
  const read = vi.fn(hangs);
  const reader = onceAtATime(read);
  void reader();
  void reader();
  expect(read).toHaveBeenCalledTimes(1);
  const failing = vi.fn(fails);
  const failingReader = onceAtATime(failing);
  await expect(failingReader()).rejects.toThrow("away");
  await expect(failingReader()).rejects.toThrow("away");
  expect(failing).toHaveBeenCalledTimes(2);
});

test("the delay of the event loop is told, of several workers the busiest one's", async () => {
  const [delay] = (await registry.getMetricsAsJSON()).filter(
    ({ name }) => name === "assay_event_loop_delay_seconds",
  );
  expect(delay).toMatchObject({ aggregator: "max", values: [{ value: expect.any(Number) }] });
  expect(delay?.values[0]?.value).toBeGreaterThanOrEqual(0);
});
