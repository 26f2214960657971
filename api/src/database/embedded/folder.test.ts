import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { freeBytes, startFailure } from "./folder.ts";

it.each<[unknown, number, string]>([
  [{ errno: 51 }, 1e9, "the disk is full."],
  [Object.assign(new Error("write"), { code: "ENOSPC" }), 1e9, "the disk is full."],
  [new Error("PGlite failed to initialize properly"), 0, "the disk is full."],
  [new Error("PGlite failed to initialize properly"), 1e9, "its files are damaged"],
  [new Error("Aborted(). Build with -sASSERTIONS for more info."), 1e9, "restore it there."],
  [{ errno: 8 }, 1e9, "its files cannot be read or written (error 8)."],
  [new Error("unable to open database file"), 1e9, "unable to open database file"],
])("says why the engine did not start: %o with %d bytes free", (error, free, sentence) => {
  expect(startFailure(error, free)).toContain(sentence);
});

it("knows how much is free, or takes it for enough", () => {
  expect(freeBytes(tmpdir())).toBeGreaterThan(0);
  expect(freeBytes("/nowhere/at/all")).toBe(Number.POSITIVE_INFINITY);
});
