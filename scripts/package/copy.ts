import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { Failure } from "../process.ts";

/**
 * Files that a server does not need: packages, which are installed again without development ones, runtime files, and files only
 * for people who change the product. The sources stay, because the build's fingerprints cover them: a start there rebuilds nothing.
 */
const leftOut = new Set([
  ".assay",
  ".ci",
  ".data",
  ".git",
  ".github",
  "api/src/testing",
  "coverage",
  "deploy",
  "docs",
  "scripts/bench",
  "scripts/guards",
  "scripts/testing",
  "web/.react-router",
  "web/e2e",
  "web/playwright-report",
  "web/test",
  "web/test-results",
]);
const tests = /^(?:api|scripts|prisma)\/.*[.]test[.]ts$/;
/** Environment files hold secrets of this machine. */
const environment = /^\.env(?!\.example$)/;

/** Whether this file or folder, relative to the root, is part of the product at runtime. */
export function isPackaged(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return !leftOut.has(path) && name !== "node_modules" && !tests.test(path) && !environment.test(name);
}

/** Copies the built product, without packages. Throws Failure if the folder is in use or within the product. */
export function copyProduct(root: string, target: string): void {
  if (`${target}${sep}`.startsWith(`${root}${sep}`)) throw new Failure(`Choose a folder outside of ${root}.`);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Failure(`${target} is not empty: name a new or empty folder.`);
  mkdirSync(target, { recursive: true });
  const filter = (source: string) => isPackaged(relative(root, source).replaceAll(sep, "/"));
  for (const name of readdirSync(root))
    if (isPackaged(name)) cpSync(join(root, name), join(target, name), { recursive: true, filter });
  cpSync(join(root, ".assay/steps"), join(target, ".assay/steps"), { recursive: true });
}
