import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A pattern that must not stay in the code, and the reason. */
interface TodoMarker {
  pattern: RegExp;
  why: string;
}

// Brackets and groups keep the patterns from matching themselves.
const todoMarkers: TodoMarker[] = [
  { pattern: /\b(?:TO[D]O|FIX[M]E|XX[X])\b/, why: "do it, or write a decision note" },
  { pattern: /\b(?:test|it|describe)[.]only\b/, why: "the other tests would not run" },
  {
    pattern: /\b(?:test|it|describe)[.](?:skip|todo|fixme)\b(?!If)/,
    why: "a test that does not run proves nothing",
  },
  { pattern: /\b[w]aitForTimeout\b/, why: "wait for what is to appear, not for time" },
  { pattern: /@ts-[i]gnore|@ts-[n]ocheck/, why: "types are not switched off" },
  { pattern: /@ts-[e]xpect-error\s*(?:\*\/)?\s*$/, why: "say why the type is wrong" },
  {
    pattern: /biome-[i]gnore(?:-all|-start)?\s+[^:]+(?::\s*(?:<explanation>)?\s*)?(?:\*\/\}?)?$/,
    why: "say why the rule does not hold here",
  },
  { pattern: /eslint-[d]isable|prettier-[i]gnore/, why: "neither tool is used here" },
];

const files = "{api,web,prisma,scripts}/**/*.{ts,tsx,mts,mjs,js,css,sql,prisma}";
const exclude = [
  "**/node_modules/**",
  "**/generated/**",
  "**/__generated__/**",
  "{api,web}/build/**",
  "web/.react-router/**",
  "scripts/guards/**",
];

/** Every hand-written source file, relative to the root. */
export function sourceFiles(root: string): string[] {
  return globSync(files, { cwd: root, exclude }).sort();
}

/** Lines that match a pattern, each as file:line and the reason. */
export function findTodoMarkers(file: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      todoMarkers
        .filter(({ pattern }) => pattern.test(line.trimEnd()))
        .map(({ why }) => `${file}:${index + 1}: ${line.trim()} (${why})`),
    );
}

/** The matches in all sources. */
export function todoMarkersInSources(root: string): string[] {
  return sourceFiles(root).flatMap((file) => findTodoMarkers(file, readFileSync(join(root, file), "utf8")));
}
