import MarkdownIt from "markdown-it";
import type { ContentHeading } from "../render";

/** A made page: its HTML, and the headings that lead through it. */
export interface GeneratedPage {
  readonly html: string;
  readonly headings: readonly ContentHeading[];
}

const inline = new MarkdownIt({ html: false });

/** One line of Markdown, such as a description, as safe HTML. */
export const inlineMarkdown = (text: string): string => inline.renderInline(text);

/** Text as it stands, in HTML. */
export const escapeHtml = (text: string): string => inline.utils.escapeHtml(text);

/** Text as code; the names in it that lead somewhere are links. */
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

/** A list of what has a name, a part each. */
export const partList = (items: readonly string[]): string =>
  items.length === 0 ? "" : `<ul data-parts>${items.join("")}</ul>`;
