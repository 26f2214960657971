import MarkdownIt, { type Token } from "markdown-it";

/** A heading that is listed in the table of contents. */
export interface ContentHeading {
  readonly id: string;
  readonly text: string;
}

export interface RenderedContent {
  readonly html: string;
  readonly headings: readonly ContentHeading[];
}

// HTML in a text is shown as text, and dangerous links are left out: those are markdown-it's own defaults.
const markdown = new MarkdownIt({ html: false, typographer: true });

// A wide table scrolls inside its frame, also by keyboard, and never widens the page. Its columns tell it from the page's other tables.
markdown.renderer.rules["table_open"] = (tokens, index) => {
  const head = tokens.slice(
    index,
    tokens.findIndex(({ type }, at) => at > index && type === "thead_close"),
  );
  const columns = head.filter(({ type }) => type === "inline").map(textOf);
  const name = markdown.utils.escapeHtml(`Table: ${columns.filter(Boolean).join(", ")}`);
  return `<div data-table role="region" aria-label="${name}" tabindex="0"><table>\n`;
};
markdown.renderer.rules["table_close"] = () => "</table></div>\n";

/** Languages of programs, whose indentation must be seen as it is. */
const programs: ReadonlySet<string | undefined> = new Set(["ts", "python"]);

// Code is always left-to-right. Commands are wrapped; programs scroll, as wide tables do.
markdown.renderer.rules["fence"] = (tokens, index) => {
  const { info, content = "" } = tokens[index] ?? {};
  const scrolls = programs.has(info) ? ' role="region" aria-label="Program" tabindex="0"' : "";
  return `<pre dir="ltr"${scrolls}><code>${markdown.utils.escapeHtml(content)}</code></pre>\n`;
};

/** Renders Markdown to safe HTML; headings get ids, and those of the second level are listed. */
export function renderMarkdown(body: string): RenderedContent {
  const tokens = markdown.parse(body, {});
  const headings: ContentHeading[] = [];
  const taken = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "heading_open") continue;
    const inline = tokens[index + 1];
    const text = inline ? textOf(inline) : "";
    const id = freeId(slugOf(text), taken);
    token.attrSet("id", id);
    if (token.tag === "h2") headings.push({ id, text });
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

/** The words of a heading or a cell, without their marks. */
const textOf = ({ children }: Token): string => (children ?? []).map(({ content }) => content).join("");

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let next = 2; taken.has(id); next++) id = `${wanted}-${next}`;
  taken.add(id);
  return id;
}
