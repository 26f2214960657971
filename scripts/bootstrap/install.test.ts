import { expect, test } from "vitest";
import { sentenceFor } from "./install.mjs";

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

test("an unknown failure has no sentence, so that its output is shown whole", () => {
  expect(sentenceFor("ERR_PNPM_OUTDATED_LOCKFILE", "/app")).toBeUndefined();
});
