import type { Branding } from "@assay/api/contract";
import { type ContentSite, readContent } from "@assay/api/inputs";
import { paths } from "~/paths";
import { siteOf } from "~/site";
import { type ContentHeading, renderMarkdown } from "./render";

/** What is known about a content page without parsing its text. */
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
  /** On the blog's own page only. */
  readonly articles: readonly ContentSummary[];
}

const sources = import.meta.glob<string>("../../content/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Text extends ContentSummary {
  readonly body: string;
}

/** The product's own texts by name. */
const ownSources = Object.entries(sources).map(
  ([file, source]) => [file.replace(/^.*\/content\//, "").replace(/\.md$/, ""), source] as const,
);

/** The content pages of one site: the product's texts, and the operator's, which replace or extend them. */
export interface Library {
  /** All content pages by name. */
  readonly summaries: readonly ContentSummary[];
  /** The content page at a URL; null if there is none. Each is rendered once. */
  page(path: string): ContentPage | null;
}

const libraries = new WeakMap<Branding, Library>();

/** The content pages of a site; read once. */
export function libraryOf(branding: Branding): Library {
  const library = libraries.get(branding) ?? createLibrary(branding);
  libraries.set(branding, library);
  return library;
}

const blog = "blog";

function createLibrary({ given, texts: replacements }: Branding): Library {
  const site = siteOf(given);
  const texts = [...new Map([...ownSources, ...replacements])]
    .map(([name, source]) => read(name, source, site))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const summaries = texts.map(({ body: _, ...summary }): ContentSummary => summary);
  /** Newest first. */
  const articles = summaries
    .filter(({ published }) => published !== null)
    .sort((a, b) => ((a.published ?? "") > (b.published ?? "") ? -1 : 1));
  const rendered = new Map<string, ContentPage>();
  return {
    summaries,
    page(path) {
      const known = rendered.get(path);
      if (known) return known;
      const text = texts.find((one) => one.path === path);
      if (!text) return null;
      const { body, ...summary } = text;
      const page: ContentPage = {
        ...summary,
        ...renderMarkdown(body),
        articles: summary.name === blog ? articles : [],
      };
      rendered.set(path, page);
      return page;
    },
  };
}

function read(name: string, source: string, site: ContentSite): Text {
  try {
    return { name, path: paths.content(name), ...readContent(source, site) };
  } catch (error) {
    throw new Error(`web/content/${name}.md: ${(error as Error).message}`);
  }
}
