import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { ensureInstalled, sentenceFor } from "./install.mjs";

const root = mkdtempSync(join(tmpdir(), "assay-install-"));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

/** A project whose packages are installed by this shell script. */
function projectWith(script: string): void {
  const files = {
    "pnpm-lock.yaml": "",
    "pnpm-workspace.yaml": "",
    "package.json": '{"packageManager":"pnpm@1.0.0"}',
    "web/package.json": "{}",
    "api/package.json": "{}",
    ".assay/empty": "",
    "bin/npx": `#!/bin/sh\n${script}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  chmodSync(join(root, "bin/npx"), 0o755);
  vi.stubEnv("PATH", `${join(root, "bin")}${delimiter}${process.env["PATH"]}`);
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
}
const read = (name: string) => (existsSync(join(root, name)) ? readFileSync(join(root, name), "utf8") : "");

test("packages are installed once; files of an interrupted install are deleted first", async () => {
  projectWith(`
    ls node_modules >> found 2> /dev/null
    mkdir -p node_modules web/node_modules api/node_modules
    echo run >> runs
    [ "$(wc -l < runs)" -gt 1 ] || { touch node_modules/half; exit 1; }`);
  await expect(ensureInstalled(root)).rejects.toThrow("The packages could not be installed");
  await ensureInstalled(root);
  await ensureInstalled(root);
  expect([read("runs"), read("found")]).toEqual(["run\nrun\n", ""]);
});

test.each([
  ["npm error code ENOSPC", /^The disk is full/],
  ["Failed to write cafs: No space left on device (os error 28)", /^The disk is full/],
  ["Error: EACCES: permission denied, mkdir '/app/.assay'", /^No permission to write in \/app/],
  ["Read-only file system (os error 30)", /^No permission to write in \/app/],
  [
    "npm error network request to https://registry.npmjs.org/pnpm failed, reason: getaddrinfo EAI_AGAIN",
    /registry does not answer/,
  ],
  [
    "Failed to fetch http://127.0.0.1:9/a.tgz: tcp connect error: Connection refused",
    /registry does not answer/,
  ],
])("%s is explained in one sentence", (output, sentence) => {
  expect(sentenceFor(output, "/app")).toMatch(sentence);
});

test("an unknown failure has no message, so that its whole output is shown", () => {
  expect(sentenceFor("ERR_PNPM_OUTDATED_LOCKFILE", "/app")).toBeUndefined();
});
