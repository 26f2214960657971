import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptReport, withFolder } from "../testing/import-files.ts";
import { company } from "../testing/import-rows.ts";
import { main } from "./catalog.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it.each([
  [[]],
  [["import"]],
  [["check"]],
  [["drop", "x"]],
  [["check", "a", "b"]],
  [["import", "a", "--reviews"]],
  [["export", "a", "--all"]],
])("prints its usage: %j", async (args) => {
  expect(await main(args, keptReport().report)).toBe(1);
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Usage:/));
});

it("returns 0 when every row is valid, and 1 when one is refused", async () => {
  const { report, printed } = keptReport();
  await withFolder({ companies: [company("maker")] }, async (folder) => {
    expect(await main(["check", folder], report)).toBe(0);
  });
  expect(printed).toEqual(["companies.jsonl: 1 rows", expect.stringMatching(/^Done in \d+\.\d s\.$/)]);
  await withFolder({ companies: [company("maker"), company("Bad")] }, async (folder) => {
    expect(await main(["check", folder], report)).toBe(1);
  });
  expect(printed.at(-1)).toMatch(/; rows refused: 1\.$/);
});

it("does not treat a folder without any of the files as an empty catalog", async () => {
  await withFolder({}, async (folder) => {
    expect(await main(["check", folder], keptReport().report)).toBe(1);
  });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("contains no catalogue files"));
});

it("says in one line, without a file name, that the disk is full", async () => {
  const { report } = keptReport();
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { syscall: "write" });
  vi.spyOn(report, "begin").mockImplementation(() => {
    throw full;
  });
  await withFolder({ companies: [company("maker")] }, async (folder) => {
    expect(await main(["check", folder], report)).toBe(1);
  });
  expect(console.error).toHaveBeenCalledWith(full.message);
});
