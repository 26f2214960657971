import MarkdownIt, { type Token } from "markdown-it";
import { isBlank, isWebUrl, type Markup, sameSitePath } from "../../inputs/index.ts";

// HTML stays text, and a line break is one, as in a text without marks. Tables stay lines of text, and indented lines are no
// code: texts that are pasted have both by accident.
const markdown = new MarkdownIt({ html: false, breaks: true }).disable(["table", "strikethrough", "code"]);
// Where a link may lead is decided below: refused by the parser, its source would stand in the text.
markdown.validateLink = () => true;

/** Quotes and lists within each other, and so of words. What is deeper stands beside what is around it. */
const deepest = 6;

interface Node {
  readonly type: string;
  readonly children?: Node[];
  readonly value?: string;
  readonly [name: string]: unknown;
}

/** An element that is open; without a node where it was left out, so that what is in it goes into the one around it. */
interface Open {
  readonly node: Node | null;
  readonly children: Node[];
  readonly depth: number;
  readonly isInLink: boolean;
}

/** What a token becomes that opens or stands alone; null for nothing of its own. */
type Make = (token: Token, around: Open) => Node | Node[] | null;

/**
 * Parses Markdown into a tree of a few kinds. Whatever else there is becomes its words: images, links to anything but http(s),
 * mailto and paths of this site, tables, HTML. Rules between paragraphs are left out, as is what lies in 100 quotes or
 * lists. It throws for no text, and there are no more nodes than characters.
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
  // What is made above and below are the kinds of Markup.
  return blocks as unknown as Markup;
}

const phrase: Make = (token, { depth, isInLink }) => {
  const { type, content } = token;
  if (type === "code_inline") return { type: "inlineCode", value: content };
  if (type === "softbreak" || type === "hardbreak") return { type: "break" };
  if (type === "image") return { type: "text", value: wordsOfImage(token) };
  if (token.nesting === 0) return content === "" ? null : { type: "text", value: content };
  if (depth >= deepest) return null;
  if (type === "em_open") return { type: "emphasis", children: [] };
  if (type === "strong_open") return { type: "strong", children: [] };
  // An address in <> may stand within a link; a link may not.
  const url = isInLink ? null : linkOf(String(token.attrGet("href") ?? ""));
  return url === null ? null : { type: "link", url, children: [] };
};

/** The tree of tokens that open, close and stand alone. Without recursion: a text may be as deep as it is long. */
function treeOf(tokens: readonly Token[], make: Make): Node[] {
  const root: Node[] = [];
  let around: Open = { node: null, children: root, depth: 0, isInLink: false };
  const above: Open[] = [];
  for (const token of tokens) {
    if (token.nesting === -1) {
      const { node } = around;
      around = above.pop() ?? around;
      if (node && saysNothing(node)) around.children.pop();
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

/** Elements that are no level of their own. */
const structural: ReadonlySet<string> = new Set(["paragraph", "heading", "listItem"]);

/** Words that follow words become one with them. */
function put(children: Node[], node: Node): void {
  const last = children.at(-1);
  if (node.type === "text" && last?.type === "text")
    children[children.length - 1] = { type: "text", value: `${last.value}${node.value}` };
  else children.push(node);
}

/** A link or a heading without a word in it, which nobody could follow or read; an empty item is one all the same. */
function saysNothing({ type, children = [] }: Node): boolean {
  return (
    type !== "listItem" && children.every((child) => child.type === "text" && isBlank(child.value ?? ""))
  );
}

/** Where a link leads, written as in an address; null for whatever could run or leave this site unseen. */
function linkOf(href: string): string | null {
  if (href.startsWith("/")) return sameSitePath(href);
  return isWebUrl(href) || /^mailto:[^@\s]+@[^@\s]+$/i.test(href) ? href : null;
}

/** The words that stand for an image, of images within its words too. */
function wordsOfImage(image: Token): string {
  const words: string[] = [];
  const ahead: Token[] = [image];
  for (let token = ahead.pop(); token; token = ahead.pop()) {
    if (token.type === "image") ahead.push(...(token.children ?? []).toReversed());
    else if (token.type === "softbreak" || token.type === "hardbreak") words.push(" ");
    else words.push(token.content);
  }
  return words.join("");
}

/** Gives headings their depth below the section's: the first is of depth 3, and those that are smaller than it of 4. */
function headingDepths(): (tag: string) => 3 | 4 {
  let largest = Number.POSITIVE_INFINITY;
  return (tag) => {
    const level = Number(tag.slice(1));
    if (level > largest) return 4;
    largest = level;
    return 3;
  };
}
