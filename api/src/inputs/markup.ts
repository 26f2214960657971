/**
 * A parsed Markdown text: a subset of mdast (github.com/syntax-tree/mdast), small enough for a renderer to support completely,
 * and without anything executable.
 */
export type Markup = readonly MarkupBlock[];

/** A block. Headings have depth 3 or 4 without gaps, because they are below a heading of depth 2. */
export type MarkupBlock =
  | { readonly type: "paragraph"; readonly children: MarkupWords }
  | { readonly type: "heading"; readonly depth: 3 | 4; readonly children: MarkupWords }
  | { readonly type: "blockquote"; readonly children: Markup }
  | {
      readonly type: "list";
      readonly ordered: boolean;
      /** Number of the first item; null if unordered. */
      readonly start: number | null;
      readonly children: readonly { readonly type: "listItem"; readonly children: Markup }[];
    }
  | { readonly type: "code"; readonly value: string };

/** The inline content of a paragraph or heading. */
export type MarkupWords = readonly MarkupPhrase[];

/** An inline element. Links are http(s), mailto or a path of this site, and not nested. */
export type MarkupPhrase =
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "inlineCode"; readonly value: string }
  | { readonly type: "break" }
  | { readonly type: "emphasis" | "strong"; readonly children: MarkupWords }
  | { readonly type: "link"; readonly url: string; readonly children: MarkupWords };

/** "[Analytics](https://…) is" → "Analytics is": descriptions are plain text, so only the text of Markdown links is kept. */
export function withoutLinks(text: string): string {
  return text.replace(/!?\[([^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g, "$1").trim();
}
