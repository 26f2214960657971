import type { segmentShares } from "../../domain/category/find.ts";
import { parseMarkdown } from "../../domain/category/markdown.ts";
import type { ContentSection } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { SegmentEnum } from "./enums.ts";

const markup = `The content parsed as a list of blocks, in a subset of mdast (github.com/syntax-tree/mdast).
Blocks: {type: "paragraph", children}, {type: "heading", depth: 3 or 4, children}, {type: "blockquote", children: blocks},
{type: "list", ordered, start: number of the first item or null, children: [{type: "listItem", children: blocks}]} and {type: "code", value}.
Inline, in paragraphs and headings: {type: "text", value}, {type: "inlineCode", value}, {type: "break"},
{type: "strong" or "emphasis", children} and {type: "link", url, children}, with an http, https or mailto URL or a path on this site.
Other Markdown is not supported: a line break becomes a break, HTML and tables are kept as text, and images and other links are reduced to
their text. Lists and quotes nest at most six levels, and so do inline elements; anything deeper is moved up to the sixth level.`;

export const ContentSectionRef = builder.objectRef<ContentSection>("ContentSection").implement({
  description: "A section of a category's article.",
  fields: (t) => ({
    id: t.exposeString("id", {
      description: "ID of the section, unique within the article. Used as the anchor.",
    }),
    heading: t.exposeString("heading", { description: "Heading in plain text." }),
    content: t.exposeString("content", {
      description: "Source text in Markdown, at most 20,000 characters. `markup` is the parsed form.",
    }),
    markup: t.field({
      type: "JSON",
      description: markup,
      resolve: ({ content }) => parseMarkdown(content),
    }),
  }),
});

export const SegmentShare = builder
  .objectRef<Awaited<ReturnType<typeof segmentShares>>[number]>("SegmentShare")
  .implement({
    description: "A market segment's share of reviews.",
    fields: (t) => ({
      segment: t.expose("segment", { type: SegmentEnum, description: "The market segment." }),
      percent: t.exposeInt("percent", {
        description: "Share in whole percent; the three shares add up to 100.",
      }),
      reviewCount: t.exposeInt("reviewCount", {
        description: "Number of published reviews from this segment.",
      }),
      isEstimate: t.exposeBoolean("isEstimate", {
        description: "True if there are no reviews yet and the share is an estimate.",
      }),
    }),
  });
