import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capture, root } from "../process.ts";

let folder: string;
let output: string;

// A small tree under the project's own configuration, with one specimen of each kind.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "assay-dead-code-"));
  cpSync(join(root, "knip.jsonc"), join(folder, "knip.jsonc"));
  write("package.json", JSON.stringify({ name: "tree", private: true }));
  write("pnpm-workspace.yaml", "packages: [web, api]\n");
  write("web/package.json", JSON.stringify({ name: "web", type: "module" }));
  write(
    "api/package.json",
    JSON.stringify({ name: "api", type: "module", dependencies: { unusedpackage: "1.0.0" } }),
  );
  write("api/src/graphql/print.ts", 'import { used } from "../used.ts";\n\nused();\n');
  write("api/src/used.ts", "export const used = () => 1;\nexport const unusedexport = 2;\n");
  write("api/src/unusedfile.ts", "export const a = 1;\n");
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  ({ output } = await capture("knip", ["--no-config-hints"], { cwd: folder }));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["unusedfile", "unusedexport", "unusedpackage"])("%s is reported", (name) => {
  expect(output).toContain(name);
});

test("used code is not reported", () => {
  expect(output).not.toMatch(/^used\b/m);
});

function write(path: string, content: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
