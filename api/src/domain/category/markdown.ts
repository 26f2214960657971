import MarkdownIt, { type Token } from "markdown-it";
import { isBlank, isWebUrl, type Markup, sameSitePath } from "../../inputs/index.ts";

// HTML is kept as text, and line breaks are kept. Tables and indented code are off: pasted text contains both by accident.
const markdown = new MarkdownIt({ html: false, breaks: true }).disable(["table", "strikethrough", "code"]);
// Link targets are checked in `linkOf`; the parser would print the source of a link that it rejects.
markdown.validateLink = () => true;

/** Maximum nesting of quotes and lists, and of inline elements. Deeper ones are moved up to this level. */
const deepest = 6;

interface Node {
  readonly type: string;
  readonly children?: Node[];
  readonly value?: string;
  readonly [name: string]: unknown;
}

/** An open element. `node` is null for one that is left out; its children then go to the enclosing element. */
interface Open {
  readonly node: Node | null;
  readonly children: Node[];
  readonly depth: number;
  readonly isInLink: boolean;
}

/** Converts an opening or self-contained token to nodes; null if it has no node of its own. */
type Make = (token: Token, around: Open) => Node | Node[] | null;

/**
 * Parses Markdown into a tree of a few kinds of nodes. Anything else is reduced to its text: images, tables, HTML, and links to
 * anything but http(s), mailto and paths of this site. Horizontal rules, and content nested in 100 quotes or lists, are left out.
 * Never throws; the tree has no more nodes than the text has characters.
 */
export function parseMarkdown(text: string): Markup {
  const depthOf = headingDepths();
  const blocks = treeOf(markdown.parse(text, {}), (token, { node, depth }) => {
    const { type, content } = token;
    if (type === "paragraph_open") return { type: "paragraph", children: [] };
    if (type === "heading_open") return { type: "heading", depth: depthOf(token.tag), children: [] };
    if (type === "inline") return treeOf(token.children ?? [], phrase);
    if (type === "fence") return { type: "code", value: content.replace(/\n$/, "") };
    if (type === "list_item_open") return node?.type === "list" ? { type: "listItem", children: [] } : null;
    if (depth >= deepest) return null;
    if (type === "blockquote_open") return { type: "blockquote", children: [] };
    if (type === "bullet_list_open") return { type: "list", ordered: false, start: null, children: [] };
    if (type === "ordered_list_open")
      return { type: "list", ordered: true, start: Number(token.attrGet("start") ?? 1), children: [] };
    return null;
  });
  // The nodes made here are those of Markup.
  return blocks as unknown as Markup;
}

const phrase: Make = (token, { depth, isInLink }) => {
  const { type, content } = token;
  if (type === "code_inline") return { type: "inlineCode", value: content };
  if (type === "softbreak" || type === "hardbreak") return { type: "break" };
  if (type === "image") return { type: "text", value: alternativeText(token) };
  if (token.nesting === 0) return content === "" ? null : { type: "text", value: content };
  if (depth >= deepest) return null;
  if (type === "em_open") return { type: "emphasis", children: [] };
  if (type === "strong_open") return { type: "strong", children: [] };
  // An autolink in <> can be inside a link; links cannot be nested.
  const url = isInLink ? null : linkOf(String(token.attrGet("href") ?? ""));
  return url === null ? null : { type: "link", url, children: [] };
};

/** Builds the tree of a list of tokens. Not recursive, because nesting can be as deep as the text is long. */
function treeOf(tokens: readonly Token[], make: Make): Node[] {
  const root: Node[] = [];
  let around: Open = { node: null, children: root, depth: 0, isInLink: false };
  const above: Open[] = [];
  for (const token of tokens) {
    if (token.nesting === -1) {
      const { node } = around;
      around = above.pop() ?? around;
      if (node && isEmptyElement(node)) around.children.pop();
      continue;
    }
    const made = make(token, around);
    for (const node of Array.isArray(made) ? made : [made]) if (node) put(around.children, node);
    if (token.nesting === 0) continue;
    above.push(around);
    around =
      made && "children" in made && made.children
        ? {
            node: made,
            children: made.children,
            depth: around.depth + (structural.has(made.type) ? 0 : 1),
            isInLink: around.isInLink || made.type === "link",
          }
        : { ...around, node: null };
  }
  return root;
}

/** Elements that do not count as a level of nesting. */
const structural: ReadonlySet<string> = new Set(["paragraph", "heading", "listItem"]);

/** Appends a node; adjacent text nodes are merged. */
function put(children: Node[], node: Node): void {
  const last = children.at(-1);
  if (node.type === "text" && last?.type === "text")
    children[children.length - 1] = { type: "text", value: `${last.value}${node.value}` };
  else children.push(node);
}

/** True for an element without text, which is dropped. Empty list items are kept. */
function isEmptyElement({ type, children = [] }: Node): boolean {
  return (
    type !== "listItem" && children.every((child) => child.type === "text" && isBlank(child.value ?? ""))
  );
}

/** The URL of a link in normalized form; null for scripts and other unsafe targets. */
function linkOf(href: string): string | null {
  if (href.startsWith("/")) return sameSitePath(href);
  return isWebUrl(href) || /^mailto:[^@\s]+@[^@\s]+$/i.test(href) ? href : null;
}

/** The alternative text of an image, including that of images nested in it. */
function alternativeText(image: Token): string {
  const words: string[] = [];
  const ahead: Token[] = [image];
  for (let token = ahead.pop(); token; token = ahead.pop()) {
    if (token.type === "image") ahead.push(...(token.children ?? []).toReversed());
    else if (token.type === "softbreak" || token.type === "hardbreak") words.push(" ");
    else words.push(token.content);
  }
  return words.join("");
}

/** Returns a function that gives headings their depth below the section's: 3 for the first and its equals, 4 for smaller ones. */
function headingDepths(): (tag: string) => 3 | 4 {
  let largest = Number.POSITIVE_INFINITY;
  return (tag) => {
    const level = Number(tag.slice(1));
    if (level > largest) return 4;
    largest = level;
    return 3;
  };
}
