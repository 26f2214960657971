import { type CallExpression, type Expression, parseSync, Visitor } from "oxc-parser";

/** A test, or a describe block, that carries ids of rows. */
export interface TaggedTest {
  /** Relative to the root. */
  file: string;
  line: number;
  /** As written in the source: placeholders stay (%s, $name, ${expression}). */
  title: string;
  ids: string[];
  /** False if it is skipped, todo or expected to fail, by itself or by an enclosing block. */
  runs: boolean;
}

/** The tests of a file that carry tags, and one sentence for each tag that cannot be read. */
export function taggedTests(file: string, source: string): { tests: TaggedTest[]; problems: string[] } {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) return { tests: [], problems: [`${file}: ${errors[0].message}`] };
  const tests: TaggedTest[] = [];
  const problems: string[] = [];
  const idle: CallExpression[] = []; // the skipped calls around the present one
  const note = (node: CallExpression) => {
    const words = calleeOf(node);
    if (!words) return;
    if (words.some((word) => inactiveModifiers.has(word))) idle.push(node);
    const value = tagsOf(node);
    if (!value) return;
    const line = source.slice(0, node.start).split("\n").length;
    const title = titleOf(node.arguments[0], source);
    const ids = stringsIn(value);
    if (title === undefined)
      problems.push(
        `${file}:${line}: a test with a tag has its title written out, so that the page can name it`,
      );
    else if (!ids)
      problems.push(`${file}:${line}: a tag is written out as a string, so that it is found by reading`);
    else tests.push({ file, line, title, ids, runs: idle.length === 0 });
  };
  new Visitor({
    CallExpression: note,
    "CallExpression:exit": (node) => {
      if (idle.at(-1) === node) idle.pop();
    },
  }).visit(program);
  return { tests, problems };
}

/** The titles of a file's tests, as they are written in its source. */
export function testTitles(file: string, source: string): ReadonlySet<string> {
  const titles = new Set<string>();
  new Visitor({
    CallExpression(node) {
      const words = calleeOf(node);
      const title = words && !words.includes("describe") ? titleOf(node.arguments[0], source) : undefined;
      if (title !== undefined && !words?.some((word) => inactiveModifiers.has(word))) titles.add(title);
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

const names = new Set(["test", "it", "describe"]);
const inactiveModifiers = new Set(["skip", "todo", "fixme", "fails", "fail"]);

/** The identifiers of test, it.each(rows), test.describe.serial …; undefined for another function. */
function calleeOf({ callee }: CallExpression): string[] | undefined {
  const words: string[] = [];
  let node: Expression = callee;
  for (;;) {
    if (node.type === "CallExpression") node = node.callee;
    else if (node.type === "TaggedTemplateExpression") node = node.tag;
    else if (node.type === "MemberExpression" && node.property.type === "Identifier") {
      words.unshift(node.property.name);
      node = node.object;
    } else if (node.type === "Identifier" && names.has(node.name)) return [node.name, ...words];
    else return undefined;
  }
}

/** The value of tags (Vitest) or tag (Playwright) in a test's options. */
function tagsOf({ arguments: [, options] }: CallExpression): Expression | undefined {
  if (options?.type !== "ObjectExpression") return undefined;
  for (const property of options.properties)
    if (property.type === "Property" && property.key.type === "Identifier")
      if (property.key.name === "tags" || property.key.name === "tag") return property.value;
  return undefined;
}

/** The ids; Playwright's begin with "@". */
function stringsIn(value: Expression): string[] | undefined {
  const parts = value.type === "ArrayExpression" ? value.elements : [value];
  const ids = parts.map((part) =>
    part?.type === "Literal" && typeof part.value === "string" ? part.value.replace(/^@/, "") : undefined,
  );
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

function titleOf(node: CallExpression["arguments"][number] | undefined, source: string): string | undefined {
  const literal =
    node?.type === "TemplateLiteral" || (node?.type === "Literal" && typeof node.value === "string");
  return literal ? source.slice(node.start + 1, node.end - 1).replace(/\\(.)/gs, "$1") : undefined;
}
