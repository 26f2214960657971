import { apiBudgets, documentLimits } from "@assay/api/inputs";
import { paths } from "~/paths";
import { settings } from "~/settings";
import { formatCount } from "~/ui/count";
import { type ContentHeading, fillPlaceholders, frontMatter, renderMarkdown } from "./render";

/** What is known of a content page without reading it. */
export interface ContentSummary {
  /** The name of its file, without the ending: "help", "blog/how-to-read-a-review". */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The day of the last change, as 2026-11-21. */
  readonly updated: string;
  /** The day on which an article appeared. */
  readonly published: string | null;
}

/** A content page, ready to be shown. */
export interface ContentPage extends ContentSummary {
  readonly html: string;
  readonly headings: readonly ContentHeading[];
  /** Only on the blog's own page. */
  readonly articles: readonly ContentSummary[];
}

const sources = import.meta.glob<string>("../../content/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const { token, anonymous, valuesPerPoint, valuesPerWork, rowsPerValue, middleTable, largeTable } = apiBudgets;

const placeholders = {
  name: settings.name,
  contact: settings.contactAddress,
  valuesPerPoint: formatCount(valuesPerPoint),
  valuesPerWork: formatCount(valuesPerWork),
  rowsPerValue: formatCount(rowsPerValue),
  middleTable: formatCount(middleTable),
  largeTable: formatCount(largeTable),
  tokenPoints: formatCount(token.points),
  /** As headers have it. */
  tokenLimit: String(token.points),
  anonymousPoints: formatCount(anonymous.points),
  anonymousLeast: formatCount(anonymous.minCharge),
  anonymousCalls: formatCount(Math.floor(anonymous.points / anonymous.minCharge)),
  documentCharacters: formatCount(documentLimits.characters),
  documentDepth: formatCount(documentLimits.depth),
  documentFields: formatCount(documentLimits.fields),
  documentAliases: formatCount(documentLimits.aliases),
  documentValues: formatCount(documentLimits.values),
  documentSeconds: formatCount(documentLimits.milliseconds / 1000),
};
const day = /^\d{4}-\d{2}-\d{2}$/;

interface Text extends ContentSummary {
  readonly body: string;
}

const texts: readonly Text[] = Object.entries(sources)
  .map(([file, source]) => read(file.replace(/^.*\/content\//, "").replace(/\.md$/, ""), source))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

function read(name: string, source: string): Text {
  const { values, body } = frontMatter(fillPlaceholders(source, placeholders));
  const { title, description, updated, published = null, ...others } = values;
  const dates = published === null ? [updated] : [updated, published];
  if (!title || !description || !dates.every((date) => date && day.test(date)) || Object.keys(others).length)
    throw new Error(
      `web/content/${name}.md: the front matter is title, description, updated, and for an article published.`,
    );
  return { name, path: paths.content(name), title, description, updated: updated ?? "", published, body };
}

const blog = "blog";

/** The articles of the blog, newest first. */
function articles(): ContentSummary[] {
  return texts
    .filter(({ published }) => published !== null)
    .map(summaryOf)
    .sort((a, b) => ((a.published ?? "") > (b.published ?? "") ? -1 : 1));
}

/** All content pages by name. */
export function contentSummaries(): ContentSummary[] {
  return texts.map(summaryOf);
}

function summaryOf({ body: _, ...summary }: Text): ContentSummary {
  return summary;
}

const rendered = new Map<string, ContentPage>();

/** The content page at an address; null where there is none. Each is rendered once. */
export function contentPage(path: string): ContentPage | null {
  const known = rendered.get(path);
  if (known) return known;
  const text = texts.find((one) => one.path === path);
  if (!text) return null;
  const page: ContentPage = {
    ...summaryOf(text),
    ...renderMarkdown(text.body),
    articles: text.name === blog ? articles() : [],
  };
  rendered.set(path, page);
  return page;
}
