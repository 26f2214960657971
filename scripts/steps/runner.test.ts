import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bringUpToDate, type Step } from "./runner.ts";

let root: string;
let runs: number;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "assay-steps-"));
  runs = 0;
  write("in.txt", "one");
  write("in.test.txt", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

const step: Step = {
  name: "copy",
  inputs: ["*.txt", "!*.test.txt", "!out.txt"],
  outputs: ["out.txt"],
  async run() {
    runs += 1;
    write("out.txt", "made");
  },
};
const bring = (steps: Step[]) => bringUpToDate(root, steps, () => {});

describe("a step", () => {
  test("is skipped while its inputs are those of its last run", async () => {
    await bring([step]);
    await bring([step]);
    expect(runs).toBe(1);
  });

  test.each([
    ["an input has changed", () => write("in.txt", "two")],
    ["an input has come", () => write("more.txt", "two")],
    ["an output is gone", () => rmSync(join(root, "out.txt"))],
    ["the lockfile has changed", () => write("pnpm-lock.yaml", "two")],
  ])("runs again when %s", async (_, change) => {
    await bring([step]);
    change();
    await bring([step]);
    expect(runs).toBe(2);
  });

  test("does not run because of an excluded file", async () => {
    await bring([step]);
    write("in.test.txt", "two");
    await bring([step]);
    expect(runs).toBe(1);
  });

  test("runs again after a failure, and the steps after it wait", async () => {
    const failing: Step = { ...step, run: () => Promise.reject(new Error("broken")) };
    await bring([step]);
    write("in.txt", "two");
    await expect(bring([failing, { ...step, name: "next" }])).rejects.toThrow("broken");
    expect(runs).toBe(1);
    await bring([step]);
    expect(runs).toBe(2);
    expect(existsSync(join(root, ".assay/steps.lock"))).toBe(false);
  });

  test("is skipped in a copy of the folder, too", async () => {
    await bring([step]);
    const copy = mkdtempSync(join(tmpdir(), "assay-steps-copy-"));
    try {
      cpSync(root, copy, { recursive: true });
      await bringUpToDate(copy, [step], () => {});
      expect(runs).toBe(1);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });

  test("that writes to its own input is fresh afterwards", async () => {
    const own: Step = { ...step, inputs: ["out.txt"] };
    await bring([own]);
    await bring([own]);
    expect(runs).toBe(1);
  });
});

function write(name: string, content: string): void {
  writeFileSync(join(root, name), content);
}
