import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileAddresses } from "./file-addresses.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assay-build-"));
  write("package.json", '{ "type": "module" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

async function built(): Promise<Record<string, string>> {
  await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [fileAddresses({ programs: join(folder, "src"), output: join(folder, "build") })],
    build: {
      ssr: true,
      outDir: join(folder, "build"),
      rolldownOptions: { input: { main: join(folder, "src/deep/main.ts") } },
    },
  });
  return import(pathToFileURL(join(folder, "build/main.js")).href);
}

test("files are found where they lie, and programs are built", async () => {
  write("data/words.txt", "");
  write("src/deep/child.ts", "export const answer: number = 42;");
  write("web/server.ts", "");
  write(
    "src/deep/main.ts",
    `export const words = new URL("../../data/words.txt", import.meta.url).href;
    export const folder = new URL("../../data/", import.meta.url).href;
    export const web = new URL("../../web/server.ts", import.meta.url).href;
    export const child = new URL("./child.ts", import.meta.url).href;`,
  );
  const { words, folder: data, web, child } = await built();
  const addressOf = (name: string) => pathToFileURL(join(folder, name)).href;
  expect(words).toBe(addressOf("data/words.txt"));
  expect(data).toBe(addressOf("data/"));
  expect(web).toBe(addressOf("web/server.ts"));
  expect(child).toMatch(/\/build\/(?:assets\/)?child-[\w-]+\.js$/);
  expect(await import(child ?? "")).toMatchObject({ answer: 42 });
});

test("refuses to guess what else a source does with its place", async () => {
  write("src/deep/main.ts", "export const here = import.meta.url;");
  await expect(built()).rejects.toThrow('write new URL("…", import.meta.url)');
  expect(readdirSync(folder)).toEqual(["package.json", "src"]);
});
