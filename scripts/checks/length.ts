import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFiles } from "./todo-markers.ts";

const maxLines = 250;

/** Modules over the length limit, as hints: they do not fail the check. */
export function longFiles(root: string): string[] {
  return sourceFiles(root)
    .filter((file) => /[.][mc]?[jt]sx?$/.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > maxLines)
    .sort((a, b) => b.lines - a.lines)
    .map(({ file, lines }) => `${file} has ${lines} lines: is it one thing?`);
}
