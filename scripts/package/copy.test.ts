import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyProduct } from "./copy.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assay-package-"));
  for (const path of [...packaged, ...others]) write(path);
});
afterEach(() => rmSync(folder, { recursive: true }));

const packaged = [
  "package.json",
  ".env.example",
  "api/build/main.js",
  "api/src/main.ts",
  "api/src/database/generated/client.ts",
  "web/build/server/index.js",
  "web/src/relay/__generated__/persisted.json",
  "web/src/root.test.tsx",
  ".assay/steps/pages",
];
const others = [
  ".env",
  ".env.production",
  ".git/config",
  ".data/secret",
  ".assay/installed",
  "node_modules/express/index.js",
  "api/node_modules/pg/index.js",
  "api/src/main.test.ts",
  "api/src/testing/seed.ts",
  "docs/operations.md",
];

function write(path: string): void {
  mkdirSync(join(folder, "product", dirname(path)), { recursive: true });
  writeFileSync(join(folder, "product", path), path);
}

test("the product is copied with its build and the sources that the build is checked against", () => {
  copyProduct(join(folder, "product"), join(folder, "target"));
  for (const path of packaged) expect(existsSync(join(folder, "target", path)), path).toBe(true);
});

test("packages, data, secrets and the api's tests are not copied", () => {
  copyProduct(join(folder, "product"), join(folder, "target"));
  for (const path of others) expect(existsSync(join(folder, "target", path)), path).toBe(false);
});

test("a folder that is in use, or inside the product, is refused", () => {
  expect(() => copyProduct(join(folder, "product"), join(folder, "product"))).toThrow("outside of");
  expect(() => copyProduct(join(folder, "product"), join(folder, "product/dist"))).toThrow("outside of");
  mkdirSync(join(folder, "target"));
  writeFileSync(join(folder, "target/file"), "");
  expect(() => copyProduct(join(folder, "product"), join(folder, "target"))).toThrow(
    "is not empty: name a new or empty folder",
  );
});
