import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type SitemapPageQuery } from "~/relay/__generated__/SitemapPageQuery.graphql";
import { renderPage } from "../../../test/render";
import SitemapPage from "./SitemapPage";
import { treeOf } from "./tree";

const category = (slug: string, parent: string | null, categoryType = "SOFTWARE") => ({
  slug,
  name: slug.toUpperCase(),
  categoryType,
  parent: parent === null ? null : { slug: parent },
});

test("the map has the lists, the pages of the footer and every level of the categories", {
  tags: ["2.nav.44"],
}, async () => {
  renderPage<SitemapPageQuery>(SitemapPage, {
    path: "/sitemap",
    at: "/sitemap",
    query,
    variables: {},
    mocks: {
      Query: {
        categories: [
          category("sales", null),
          category("crm", "sales"),
          category("small", "crm"),
          category("tiny", "small"),
          category("tax", null, "SERVICE"),
        ],
      },
    },
  });
  const software = await screen.findByRole("region", { name: "Software categories" });
  const tiny = within(software).getByRole("link", { name: "TINY" });
  expect(tiny).toHaveAttribute("href", "/categories/tiny");
  expect(tiny.closest("ul ul ul ul")).not.toBeNull();
  const services = screen.getByRole("region", { name: "Service categories" });
  expect(
    within(services)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["TAX"]);
  const pages = screen.getByRole("region", { name: "Pages" });
  for (const href of ["/", "/software", "/categories", "/help", "/about", "/ranking", "/review-guidelines"]) {
    expect(pages.querySelector(`a[href="${href}"]`), href).not.toBeNull();
  }
});

test("descendants of inactive categories are at the top", () => {
  const tree = treeOf([category("a", "gone"), category("b", "a")]);
  expect(tree.map(({ category: { slug } }) => slug)).toEqual(["a"]);
  expect(tree[0]?.children[0]?.category.slug).toBe("b");
});
