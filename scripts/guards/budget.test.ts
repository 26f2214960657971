import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstLoad } from "../checks/budget.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assay-budget-"));
  mkdirSync(join(folder, "assets"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("counts the files that the home page loads, each once, and none of other pages", () => {
  const [entry, root, layout, home, loader, shared, other] = [
    "entry",
    "root",
    "layout",
    "home",
    "loader",
    "shared",
    "other",
  ].map(asset);
  const routes = {
    root: { id: "root", path: "", module: root, imports: [shared] },
    layout: { id: "layout", parentId: "root", module: layout },
    home: {
      id: "home",
      parentId: "layout",
      index: true,
      module: home,
      clientLoaderModule: loader,
      imports: [shared],
    },
    other: { id: "other", parentId: "root", path: "other", module: other },
  };
  const manifest = { entry: { module: entry, imports: [shared] }, routes };
  writeFileSync(
    join(folder, "assets/manifest-1.js"),
    `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  );
  const { kilobytes, files } = firstLoad(folder);
  // Six files and the manifest itself.
  expect(files).toBe(7);
  expect(kilobytes).toBeGreaterThan(60);
  expect(kilobytes).toBeLessThan(62);
});

test("fails if there is nothing to measure", () => {
  expect(() => firstLoad(folder)).toThrow("not built");
});

/** A file of 10 KB that does not compress. */
function asset(name: string): string {
  const path = `/assets/${name}.js`;
  writeFileSync(join(folder, path), randomBytes(10 * 1024));
  return path;
}
