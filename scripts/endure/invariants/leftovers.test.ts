import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { leftFiles } from "./leftovers.ts";

test("files that nobody needs any more are found, beside the database too", () => {
  const folder = mkdtempSync(join(tmpdir(), "assay-leftovers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "database/data"), { recursive: true });
  for (const name of ["secret", "database/lock", "database/holder.json"])
    writeFileSync(join(folder, name), "");
  expect(leftFiles(folder)).toEqual([]);
  mkdirSync(join(folder, "database/data.new"));
  writeFileSync(join(folder, "backup.part"), "");
  expect(leftFiles(folder)).toEqual([
    "left over: the file backup.part",
    "left over: the file database/data.new",
  ]);
});
