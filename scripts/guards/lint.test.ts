import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capture, root } from "../process.ts";

/** For each rule that the project adds or relies on: code that breaks it, and the file. */
const broken = [
  ["noExplicitAny", "api/src/domain/a.ts", "export const a = (b: any) => b;\n"],
  ["noProcessEnv", "api/src/domain/b.ts", "export const b = process.env.B;\n"],
  ["useImportExtensions", "api/src/domain/c.ts", 'import { b } from "./b";\n\nexport const c = b;\n'],
  ["noUnusedImports", "api/src/domain/d.ts", 'import { b } from "./b.ts";\n\nexport const d = 1;\n'],
  ["useImportType", "api/src/domain/e.ts", 'import { E } from "./f.ts";\n\nexport const e: E = 1;\n'],
  ["noFloatingPromises", "api/src/domain/f.ts", "export type E = number;\nconst g = async () => 1;\ng();\n"],
  [
    "noFocusedTests",
    "api/src/domain/g.test.ts",
    'import { test } from "vitest";\n\ntest.only("g", () => {});\n',
  ],
  ["useAltText", "web/src/ui/H.tsx", 'export const H = () => <img src="/h.png" />;\n'],
  ["useExhaustiveDependencies", "web/src/ui/I.tsx", hook()],
] as const;

let folder: string;
let output: string;

// One run for all cases, because starting the tool takes long.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "assay-lint-"));
  cpSync(join(root, "biome.json"), join(folder, "biome.json"));
  cpSync(join(root, ".gitignore"), join(folder, ".gitignore"));
  write("api/src/environment.ts", "export const port = process.env.PORT;\n");
  for (const [, path, code] of broken) write(path, code);
  ({ output } = await capture("biome", ["lint", "--reporter=concise", "--max-diagnostics=none"], {
    cwd: folder,
  }));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(broken)("%s is reported", (rule, path) => {
  expect(output).toMatch(new RegExp(`^\\W*${path}:.*/${rule}:`, "m"));
});

test("the one reader of the environment may read it", () => {
  expect(output).not.toContain("environment.ts");
});

function hook(): string {
  return `import { useEffect } from "react";

export function I({ tell, text }: { tell(text: string): void; text: string }) {
  useEffect(() => tell(text), [tell]);
  return null;
}
`;
}

function write(path: string, code: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}
