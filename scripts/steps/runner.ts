import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { takeLock } from "../bootstrap/lock.mjs";

/** A build step whose result depends only on files. */
export interface Step {
  name: string;
  /** Patterns of the files it reads; those beginning with "!" are left out. */
  inputs: readonly string[];
  /** Files or folders that it creates. */
  outputs: readonly string[];
  run(root: string): Promise<void>;
}

// A new version of a tool requires running all steps again.
const always = ["pnpm-lock.yaml", "scripts/steps/*.ts", "!scripts/steps/*.test.ts"];

/**
 * Runs the steps in order, skipping each whose inputs are unchanged and whose outputs exist. Concurrent runs wait for each
 * other. If nothing is to do, nothing is written, so that a built product starts from a read-only folder.
 */
export async function bringUpToDate(root: string, steps: readonly Step[], log = console.log): Promise<void> {
  if (steps.every((step) => isFresh(root, step))) return;
  const lock = await takeLock(join(root, ".assay/steps.lock"), () =>
    log("Waiting for another run that is building."),
  );
  try {
    for (const step of steps) if (!isFresh(root, step)) await perform(root, step, log);
  } finally {
    lock.release();
  }
}

function isFresh(root: string, step: Step): boolean {
  const stamp = stampOf(root, step);
  if (!step.outputs.every((output) => existsSync(join(root, output)))) return false;
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(root, step);
}

async function perform(root: string, step: Step, log: (line: string) => void): Promise<void> {
  const stamp = stampOf(root, step);
  // Deleted first, so that an interrupted step runs again.
  rmSync(stamp, { force: true });
  const began = performance.now();
  await step.run(root);
  mkdirSync(dirname(stamp), { recursive: true });
  // Computed after the run: a step may write to a file it reads, as the printed schema does.
  writeFileSync(stamp, fingerprint(root, step));
  log(`${step.name}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function stampOf(root: string, step: Step): string {
  return join(root, ".assay/steps", step.name);
}

function fingerprint(root: string, step: Step): string {
  const patterns = [...step.inputs, ...always];
  const wanted = patterns.filter((pattern) => !pattern.startsWith("!"));
  const exclude = patterns.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1));
  const hash = createHash("sha256");
  const files = globSync(wanted, { cwd: root, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // Relative to the root, so that a built folder stays fresh after it is copied.
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const file of [...new Set(files)].sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}
