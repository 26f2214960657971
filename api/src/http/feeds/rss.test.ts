import { expect, test } from "vitest";
import { parseXml } from "../../testing/feeds.ts";
import type { FeedReview } from "./documents.ts";
import { rss } from "./rss.ts";

const channel = {
  title: "New & <shiny>",
  description: "D",
  link: "https://assay.example/reviews",
  self: "https://assay.example/reviews.rss?a=1&b=2",
  linkOf: ({ databaseId }: FeedReview) => `https://assay.example/reviews/${databaseId}`,
};

const review: FeedReview = {
  databaseId: "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55",
  rating: 4,
  title: 'Fast & <b>"bold"</b> ]]> \u0007\u0000\uffff\ud800 🚀',
  content: "First line\nsecond <script>alert(1)</script>\n\nالفقرة الثانية & more",
  pros: ["a < b"],
  cons: [],
  createdAt: "2026-11-20T12:00:00.000Z",
  author: null,
  software: { databaseId: "s", name: "R&D" },
};

interface Parsed {
  rss: { channel: { title: string; item?: Record<string, string>[] } };
}

test("whatever people write, the feed is well-formed and says it", () => {
  const { channel: read } = parseXml<Parsed>(rss(channel, [review])).rss;
  expect(read.title).toBe("New & <shiny>");
  const [item] = read.item ?? [];
  expect(item?.["title"]).toBe('R&D, 4 of 5: Fast & <b>"bold"</b> ]]>  🚀');
  expect(item?.["dc:creator"]).toBe("Anonymous");
  expect(item?.["pubDate"]).toBe("Fri, 20 Nov 2026 12:00:00 GMT");
  // As HTML the text is text: nothing of it runs.
  expect(item?.["description"]).toBe(
    "<p>4 of 5 stars</p><p>First line<br/>second &lt;script&gt;alert(1)&lt;/script&gt;</p>" +
      "<p>الفقرة الثانية &amp; more</p><p>Pros</p><ul><li>a &lt; b</li></ul>",
  );
});

test("a feed without reviews is a feed", () => {
  expect(parseXml<Parsed>(rss(channel, [])).rss.channel.item).toBeUndefined();
});
