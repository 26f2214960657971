import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile, testFiles } from "./page.ts";
import { madePage, specificationFaults, type TestFile } from "./rules.ts";

/** Regenerates the tests column from the tags. */
export function writeSpecification(root: string): void {
  const markdown = readFileSync(join(root, pageFile), "utf8");
  writeFileSync(join(root, pageFile), madePage(markdown, testsIn(root)));
}

/** Differences between the page and the tags of the tests. */
export function specificationDrift(root: string): string[] {
  return specificationFaults(readFileSync(join(root, pageFile), "utf8"), testsIn(root));
}

function testsIn(root: string): TestFile[] {
  return globSync(testFiles, { cwd: root, exclude: ["**/node_modules/**"] })
    .sort()
    .map((file) => [file, readFileSync(join(root, file), "utf8")]);
}
