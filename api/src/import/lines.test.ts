import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readLines } from "./lines.ts";

const folder = mkdtempSync(join(tmpdir(), "assay-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function linesOf(content: string | Buffer): Promise<unknown[]> {
  const path = join(folder, "file.jsonl");
  writeFileSync(path, content);
  const lines: unknown[] = [];
  for await (const { bytesRead: _, ...line } of readLines(path)) lines.push(line);
  return lines;
}

it("numbers lines, skips blank ones and needs no line feed at the end", async () => {
  expect(await linesOf("one\n\n  \r\ntwo")).toEqual([
    { line: 1, text: "one" },
    { line: 4, text: "two" },
  ]);
  expect(await linesOf("")).toEqual([]);
});

it("ends a line at a line feed only", async () => {
  expect(await linesOf("a\u2028b\u2029c\u0085d\n")).toEqual([{ line: 1, text: "a\u2028b\u2029c\u0085d" }]);
});

it("skips a byte order mark", async () => {
  expect(await linesOf("\ufeffone\n")).toEqual([{ line: 1, text: "one" }]);
});

it("joins characters that are split between two reads", async () => {
  const text = "é🙂".repeat(50_000);
  expect(await linesOf(`x\n${text}\ny`)).toEqual([
    { line: 1, text: "x" },
    { line: 2, text },
    { line: 3, text: "y" },
  ]);
});

it("reports a line that is not UTF-8, and one that never ends", async () => {
  const long = Buffer.alloc(9 * 1024 * 1024, "x");
  expect(await linesOf(Buffer.concat([Buffer.from([0xff, 0x0a]), long, Buffer.from("\nlast")]))).toEqual([
    { line: 1, problem: "is not UTF-8" },
    { line: 2, problem: "is longer than 8 MB" },
    { line: 3, text: "last" },
  ]);
});
