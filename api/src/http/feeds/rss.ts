import type { FeedReview } from "./documents.ts";
import { element, escaped, xmlHead } from "./xml.ts";

/** The head of a feed; URLs are absolute. */
export interface Channel {
  title: string;
  description: string;
  /** The page whose feed it is. */
  link: string;
  /** The feed itself. */
  self: string;
  linkOf(review: FeedReview): string;
}

/** RSS 2.0 with the author's name as dc:creator: RSS's own author would have to be a mail address. */
export function rss(channel: Channel, reviews: readonly FeedReview[]): string {
  const newest = reviews[0]?.createdAt;
  return [
    `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    "<channel>",
    element("title", channel.title),
    element("link", channel.link),
    element("description", channel.description),
    element("language", "en"),
    ...(newest ? [element("lastBuildDate", rfc822(newest))] : []),
    `<atom:link href="${escaped(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...reviews.map((review) => item(review, channel.linkOf(review))),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function item(review: FeedReview, link: string): string {
  return [
    "<item>",
    element("title", `${review.software.name}, ${review.rating} of 5: ${review.title}`),
    element("link", link),
    `<guid isPermaLink="false">urn:uuid:${escaped(review.databaseId)}</guid>`,
    element("pubDate", rfc822(review.createdAt)),
    element("dc:creator", review.author?.displayName ?? "Anonymous"),
    // A description is HTML inside XML: user text is escaped for HTML, and the whole for XML.
    element("description", reviewHtml(review)),
    "</item>",
  ].join("");
}

function reviewHtml({ rating, content, pros, cons }: FeedReview): string {
  const paragraphs = content
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll("\n", "<br/>")}</p>`);
  return [`<p>${rating} of 5 stars</p>`, ...paragraphs, points("Pros", pros), points("Cons", cons)].join("");
}

function points(heading: string, texts: readonly string[]): string {
  if (texts.length === 0) return "";
  return `<p>${heading}</p><ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join("")}</ul>`;
}

/** "Fri, 20 Nov 2026 12:00:00 GMT". */
const rfc822 = (time: string) => new Date(time).toUTCString();
