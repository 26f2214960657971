import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { Failure } from "../process.ts";

/**
 * What no server needs: the packages, which are installed anew without those of development, what runs leave behind, and what is only
 * for those who change the product. The sources stay, as what the build's fingerprints are of: a start there finds all of it fresh.
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

/** Is this file or folder, seen from the root, part of the product as it runs? */
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
