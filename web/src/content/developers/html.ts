import MarkdownIt from "markdown-it";
import type { ContentHeading } from "../render";

/** A generated page: its HTML, and its headings for the table of contents. */
export interface GeneratedPage {
  readonly html: string;
  readonly headings: readonly ContentHeading[];
}

const inline = new MarkdownIt({ html: false });

/** One line of Markdown, such as a description, as safe HTML. */
export const inlineMarkdown = (text: string): string => inline.renderInline(text);

/** Plain text, escaped for HTML. */
export const escapeHtml = (text: string): string => inline.utils.escapeHtml(text);

/** Text as code; names in it that have a reference entry are links. */
export function code(text: string, linkOf: (name: string) => string | null = () => null): string {
  const linked = text.replace(/\w+|[^\w]+/g, (piece) => {
    const href = /^\w/.test(piece) ? linkOf(piece) : null;
    return href === null ? escapeHtml(piece) : `<a href="${escapeHtml(href)}">${escapeHtml(piece)}</a>`;
  });
  return `<code>${linked}</code>`;
}

/** A heading of the second level, which the table of contents lists. */
export const heading = ({ id, text }: ContentHeading): string =>
  `<h2 id="${escapeHtml(id)}">${escapeHtml(text)}</h2>`;

/** A list of named parts. */
export const partList = (items: readonly string[]): string =>
  items.length === 0 ? "" : `<ul data-parts>${items.join("")}</ul>`;
