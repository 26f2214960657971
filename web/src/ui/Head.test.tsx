import { expect, test } from "vitest";
import { renderUi } from "../../test/render";
import { Head } from "./Head";

const meta = (name: string) =>
  document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");
const canonical = () => document.head.querySelector("link[rel=canonical]")?.getAttribute("href");

test("a page has its title, its URL and its preview for shared links", () => {
  renderUi(<Head title="CRM" description="About CRM." canonical="/categories/crm" />);
  expect(document.title).toBe("CRM | Assay");
  expect(canonical()).toBe("https://assay.example/categories/crm");
  expect(meta("og:url")).toBe("https://assay.example/categories/crm");
  expect(meta("og:title")).toBe("CRM | Assay");
  expect(meta("og:description")).toBe("About CRM.");
  expect(meta("og:type")).toBe("website");
  expect(meta("og:image")).toBe("https://assay.example/pictures/site.png");
  expect(meta("og:image:alt")).toContain("Assay");
  expect(meta("twitter:card")).toBe("summary_large_image");
  expect(meta("robots")).toBeUndefined();
});

test("a page that is not indexed may have a canonical URL, under which it is shared; without one it is shared under its own", () => {
  const { unmount } = renderUi(
    <Head title="Filtered" canonical="/software?sort=name" robots="noindex, follow" />,
  );
  expect(meta("robots")).toBe("noindex, follow");
  expect([canonical(), meta("og:url")]).toEqual(Array(2).fill("https://assay.example/software?sort=name"));
  unmount();
  renderUi(<Head title="Private" robots="noindex" />);
  expect([canonical(), meta("og:url")]).toEqual([undefined, "https://assay.example/"]);
});

test("a page may have a picture and a feed of its own", () => {
  renderUi(
    <Head
      title="Beacon"
      picture={{ href: "/pictures/software/1.png?v=4.3-4", text: "Beacon" }}
      feed={{ href: "/software/1/reviews.rss", title: "New reviews of Beacon" }}
    />,
  );
  expect(meta("og:image")).toBe("https://assay.example/pictures/software/1.png?v=4.3-4");
  const feeds = [...document.head.querySelectorAll('link[type="application/rss+xml"]')];
  expect(feeds.map((link) => link.getAttribute("href"))).toEqual([
    "https://assay.example/software/1/reviews.rss",
    "https://assay.example/reviews.rss",
  ]);
});
