import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { checkSync } from "recheck";

// Sources that may process user text; tests and scripts do not.
const files = "{api,web}/src/**/*.{ts,tsx}";
const exclude = ["**/{generated,__generated__,testing}/**", "**/*.test.{ts,tsx}"];

/** Exceptions that cannot be judged but are safe: file, text of the expression, and reason. */
const known: readonly { file: string; text: string; why: string }[] = [
  {
    file: "api/src/http/uploads/uploads.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source's text
    text: "new RegExp(`^${pictureFolder}/`)",
    why: "a constant folder without any repetition, at the beginning only",
  },
];

/** A regular expression in a source, with its position. */
interface Expression {
  line: number;
  text: string;
  /** Null if it is built at runtime. */
  regex: { pattern: string; flags: string } | null;
}

/** Expressions in the sources that are not provably linear. */
export function slowExpressionsInSources(root: string): string[] {
  const names = globSync(files, { cwd: root, exclude }).sort();
  const sources = new Map(names.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const faults = [...sources].flatMap(([file, source]) => slowExpressions(file, source));
  const stale = known
    .filter(({ file, text }) => !sources.get(file)?.includes(text))
    .map(({ file, text }) => `${file}: ${text} is gone: take it out of the known expressions`);
  return [...faults, ...stale];
}

/** The faults of one source: one line each, as file:line and the reason. */
export function slowExpressions(file: string, source: string): string[] {
  return expressionsIn(file, source)
    .filter(({ text }) => !known.some((each) => each.file === file && each.text === text))
    .flatMap(({ line, text, regex }) => {
      const fault = regex ? judged(regex) : "is put together at run time: write it as a literal";
      return fault ? [`${file}:${line}: ${text} ${fault}`] : [];
    });
}

const verdicts = new Map<string, string | null>();

/** Null if the expression is linear. */
function judged({ pattern, flags }: { pattern: string; flags: string }): string | null {
  const key = `${flags}/${pattern}`;
  const before = verdicts.get(key);
  if (before !== undefined) return before;
  const verdict = verdictOf(pattern, flags);
  verdicts.set(key, verdict);
  return verdict;
}

function verdictOf(pattern: string, flags: string): string | null {
  process.env.RECHECK_SYNC_BACKEND = "pure";
  // The automaton decides by proof, independent of time and chance.
  const result = checkSync(pattern, flags, { checker: "automaton", timeout: null });
  if (result.status === "safe") return null;
  if (result.status === "vulnerable") return `is not linear: ${result.complexity.summary}`;
  return `cannot be judged (${result.error.kind}): write it without look-around or the flag v`;
}

function expressionsIn(file: string, source: string): Expression[] {
  const found: Expression[] = [];
  const note = ({ start, end }: { start: number; end: number }, regex: Expression["regex"]) => {
    const line = source.slice(0, start).split("\n").length;
    found.push({ line, text: source.slice(start, end), regex });
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  type Made = { callee: Node; arguments: Node[]; start: number; end: number };
  type Node = { type: string; name?: unknown; value?: unknown };
  const made = (node: Made) => {
    if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return;
    const [pattern, flags] = node.arguments.map(({ type, value }) =>
      type === "Literal" && typeof value === "string" ? value : null,
    );
    note(node, typeof pattern === "string" && flags !== null ? { pattern, flags: flags ?? "" } : null);
  };
  new Visitor({
    Literal: (node) => {
      if ("regex" in node && node.regex) note(node, node.regex);
    },
    NewExpression: (node) => made(node as unknown as Made),
    CallExpression: (node) => made(node as unknown as Made),
  }).visit(program);
  return found;
}
