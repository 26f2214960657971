import type { FeedReview } from "./documents.ts";
import { element, escaped, xmlHead } from "./xml.ts";

/** The head of a feed; URLs are absolute. */
export interface FeedHead {
  title: string;
  description: string;
  /** The page whose feed it is. */
  link: string;
  /** The feed itself. */
  self: string;
}

/** An entry of a feed. */
export interface FeedItem {
  title: string;
  link: string;
  guid: string;
  /** An ISO 8601 time. */
  date: string;
  /** Who wrote it, if a person did. */
  creator?: string;
  html: string;
}

/** The head of a feed of reviews. */
export interface Channel extends FeedHead {
  linkOf(review: FeedReview): string;
}

/** RSS 2.0 of reviews. */
export const rss = (channel: Channel, reviews: readonly FeedReview[]): string =>
  feedText(
    channel,
    reviews.map((review) => ({
      title: `${review.software.name}, ${review.rating} of 5: ${review.title}`,
      link: channel.linkOf(review),
      guid: `urn:uuid:${review.databaseId}`,
      date: review.createdAt,
      creator: review.author?.displayName ?? "Anonymous",
      html: reviewHtml(review),
    })),
  );

/** RSS 2.0, newest item first, with the author's name as dc:creator: RSS's own author would have to be a mail address. */
export function feedText(channel: FeedHead, items: readonly FeedItem[]): string {
  const newest = items[0]?.date;
  return [
    `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">`,
    "<channel>",
    element("title", channel.title),
    element("link", channel.link),
    element("description", channel.description),
    element("language", "en"),
    ...(newest ? [element("lastBuildDate", rfc822(newest))] : []),
    `<atom:link href="${escaped(channel.self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemText),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function itemText({ title, link, guid, date, creator, html }: FeedItem): string {
  return [
    "<item>",
    element("title", title),
    element("link", link),
    `<guid isPermaLink="false">${escaped(guid)}</guid>`,
    element("pubDate", rfc822(date)),
    ...(creator === undefined ? [] : [element("dc:creator", creator)]),
    // A description is HTML inside XML: user text is escaped for HTML, and the whole for XML.
    element("description", html),
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
