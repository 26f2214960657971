import { describe, expect, test } from "vitest";
import { hasPage } from "~/route-match";
import { routeTable } from "~/route-table";
import { libraryOf } from "./library.server";

const { summaries, page: contentPage } = libraryOf({ given: {}, texts: new Map() });
const addresses = routeTable.filter(({ page, path }) => page === "Content" && !path.includes(":"));
/** Paths that are not pages but exist: feeds and files. */
const others = [
  "/reviews.rss",
  "/favicon.svg",
  "/schema.graphql",
  "/api/openapi.json",
  "/llms.txt",
  "/verify-ranking.mjs",
];

test("every file has its route, and every route its file", () => {
  // The page at /developers combines its file with generated parts.
  for (const { path } of summaries) expect(hasPage(path), path).toBe(true);
  const paths = summaries.map(({ path }) => path);
  // The operator writes the legal notice.
  for (const { path } of addresses) if (path !== "/imprint") expect(paths).toContain(path);
});

test("the pages linked in the footer have texts", {
  tags: [
    "2.nav.34",
    "2.nav.35",
    "2.nav.36",
    "2.nav.37",
    "2.nav.38",
    "2.nav.39",
    "2.nav.40",
    "2.nav.41",
    "2.nav.42",
    "2.nav.43",
  ],
}, () => {
  const names = "help contact privacy terms about careers press blog cookies accessibility".split(" ");
  for (const name of [...names, "for-vendors", "review-guidelines", "ranking"]) {
    expect(contentPage(`/${name}`)?.html.length, name).toBeGreaterThan(200);
  }
});

test("the page for vendors begins with listing a product", { tags: ["2.nav.11"] }, () => {
  const page = contentPage("/for-vendors");
  expect(page?.title).toBe("List your product");
  const [, first] = page?.html.match(/<a href="([^"]*)"/) ?? [];
  expect(first).toBe("/dashboard");
});

test("the blog lists its articles, newest first", () => {
  const articles = contentPage("/blog")?.articles ?? [];
  expect(articles.length).toBeGreaterThan(1);
  const days = articles.map(({ published }) => published ?? "");
  expect(days).toEqual(days.toSorted().toReversed());
  expect(contentPage("/help")?.articles).toEqual([]);
});

describe.each(summaries)("$name", ({ path, title, description }) => {
  const page = contentPage(path);
  const links = [...(page?.html.matchAll(/href="([^"]*)"/g) ?? [])].map(([, href = ""]) => href);

  test("has a description short enough to be shown completely", () => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test("has no dead links", () => {
    for (const href of links) {
      if (href.startsWith("mailto:")) continue;
      expect(href).toMatch(/^\//);
      expect(hasPage(href) || others.includes(href), href).toBe(true);
      if (href.startsWith("/blog/")) expect(contentPage(href), href).not.toBeNull();
    }
  });

  test("contains no placeholder and no heading of the first level", () => {
    expect(page?.html).not.toMatch(/\{\{|lorem|<h1/i);
  });
});

test("an unknown name has no page", () => {
  expect(contentPage("/blog/nothing")).toBeNull();
});

test("the operator's texts replace those of the product, or are added to them", () => {
  const text = (title: string) =>
    `---\ntitle: ${title}\ndescription: D.\nupdated: 2026-11-25\n---\n{{name}}, {{contact}} <b>\n`;
  const library = libraryOf({
    given: { name: "Weigh", contact: "a@weigh.example" },
    texts: new Map([
      ["about", text("Us")],
      ["imprint", text("Imprint")],
      ["blog/opening", text("We open").replace("updated:", "published: 2026-11-25\nupdated:")],
    ]),
  });
  expect(library.summaries).toHaveLength(summaries.length + 2);
  expect(library.page("/about")).toMatchObject({
    title: "Us",
    html: "<p>Weigh, a@weigh.example &lt;b&gt;</p>\n",
  });
  expect(library.page("/imprint")?.title).toBe("Imprint");
  expect(library.page("/blog")?.articles[0]?.title).toBe("We open");
  expect(library.page("/privacy")?.description).toContain("Weigh");
  expect(contentPage("/imprint")).toBeNull();
});
