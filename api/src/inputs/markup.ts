/**
 * What a text in Markdown says, parsed: a subset of mdast (github.com/syntax-tree/mdast), small enough that a renderer
 * can support all of it, and without anything that could run.
 */
export type Markup = readonly MarkupBlock[];

/** A block of a text. Headings are of depth 3 or 4: they stand below a heading of depth 2, and never skip one. */
export type MarkupBlock =
  | { readonly type: "paragraph"; readonly children: MarkupWords }
  | { readonly type: "heading"; readonly depth: 3 | 4; readonly children: MarkupWords }
  | { readonly type: "blockquote"; readonly children: Markup }
  | {
      readonly type: "list";
      readonly ordered: boolean;
      /** The number of the first item; null where it is not ordered. */
      readonly start: number | null;
      readonly children: readonly { readonly type: "listItem"; readonly children: Markup }[];
    }
  | { readonly type: "code"; readonly value: string };

/** What stands within a paragraph or a heading. */
export type MarkupWords = readonly MarkupPhrase[];

/** Words, or what stands around some. A link is http(s), mailto, or a path of this site, and holds no other. */
export type MarkupPhrase =
  | { readonly type: "text"; readonly value: string }
  | { readonly type: "inlineCode"; readonly value: string }
  | { readonly type: "break" }
  | { readonly type: "emphasis" | "strong"; readonly children: MarkupWords }
  | { readonly type: "link"; readonly url: string; readonly children: MarkupWords };
