import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { testKind } from "../testing/database.ts";
import { makeDatabase, type ScratchDatabase } from "../testing/scratch-database.ts";
import { verifyArchive } from "./archive-reader.ts";
import { backUpDaily, type DailyOptions, newestBackup } from "./daily.ts";

let source: ScratchDatabase;
let folder = "";
beforeAll(async () => {
  source = await makeDatabase(testKind);
});
afterAll(() => source.remove());
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "assay-daily-")), "backups");
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true }));

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 2, 41, 7, 123));
const backUp = (now: Date, more: Partial<DailyOptions> = {}) =>
  backUpDaily(source.database, {
    folder,
    keep: 2,
    dataDir: source.dataDir,
    objects: null,
    secretFingerprint: "f",
    now,
    log: () => {},
    ...more,
  });

test("a backup is named by its time; the newest are kept, and files with other names stay", async () => {
  expect(await newestBackup(folder)).toBeNull();
  const { file } = await backUp(day(1));
  expect(file).toBe(join(folder, "assay-2026-11-01T024107Z.backup"));
  expect((await verifyArchive(file)).createdAt).toBe(day(1).toISOString());
  expect(await newestBackup(folder)).toEqual({
    time: new Date("2026-11-01T02:41:07Z"),
    bytes: statSync(file).size,
  });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of ["assay-mine.backup", "notes.txt"]) writeFileSync(join(folder, name), "");
  await backUp(day(2));
  await backUp(day(3));
  expect(readdirSync(folder).sort()).toEqual([
    "assay-2026-11-02T024107Z.backup",
    "assay-2026-11-03T024107Z.backup",
    "assay-mine.backup",
    "notes.txt",
  ]);
});

test("only files that the backup made are deleted, and none when the clock goes back", async () => {
  await backUp(day(5));
  const foreign = ["assay-2026-10-01T000000Z.backup", "assay-2026-10-02T000000Z.backup"];
  mkdirSync(join(folder, foreign[0] ?? ""));
  symlinkSync("elsewhere", join(folder, foreign[1] ?? ""));
  await backUp(day(2), { keep: 1 });
  await backUp(day(3), { keep: 1 });
  expect(readdirSync(folder).sort()).toEqual([
    ...foreign,
    "assay-2026-11-03T024107Z.backup",
    "assay-2026-11-05T024107Z.backup",
  ]);
});

test("older backups stay when the new one fails", async () => {
  await backUp(day(1));
  await backUp(day(2));
  const before = readdirSync(folder);
  await expect(backUp(day(3), { keep: 1, signal: AbortSignal.abort() })).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(before);
});

test("files left by a killed process are removed after a day", async () => {
  await backUp(day(1));
  const partials = ["assay-2026-11-01T000000Z.backup.partial", "mine.backup.partial"];
  for (const name of partials) writeFileSync(join(folder, name), "");
  for (const name of partials) utimesSync(join(folder, name), day(1), day(1));
  await backUp(new Date(day(2).getTime() - 1_000));
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(partials));
  await backUp(new Date(day(2).getTime() + 1_000), { keep: 9 });
  expect(readdirSync(folder)).not.toContain(partials[0]);
  expect(readdirSync(folder)).toContain(partials[1]);
});
