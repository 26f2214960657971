import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ContentPage } from "~/content/library.server";
import { renderUi } from "../../../test/render";
import { ContentView } from "./ContentView";

const page: ContentPage = {
  name: "help",
  path: "/help",
  title: "Help",
  description: "How to.",
  updated: "2026-11-21",
  published: null,
  html: '<p>Short. <a href="/categories">Categories</a></p>',
  headings: ["one", "two", "three", "four"].map((id) => ({ id, text: `Part ${id}` })),
  articles: [],
};

test("a page has its title, the date of its last change, breadcrumbs and its text", () => {
  renderUi(<ContentView page={page} />);
  expect(screen.getByRole("heading", { level: 1, name: "Help" })).toBeInTheDocument();
  expect(screen.getByText("Nov 21, 2026")).toHaveAttribute("datetime", "2026-11-21");
  const crumbs = screen.getByRole("navigation", { name: "Breadcrumb" });
  expect(within(crumbs).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(within(crumbs).getByText("Help")).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Categories" })).toHaveAttribute("href", "/categories");
});

test("a long page has a table of contents, a short one has not", () => {
  const { unmount } = renderUi(<ContentView page={page} />);
  const contents = screen.getByRole("navigation", { name: "On this page" });
  expect(within(contents).getByRole("link", { name: "Part two" })).toHaveAttribute("href", "#two");
  unmount();
  renderUi(<ContentView page={{ ...page, headings: page.headings.slice(0, 3) }} />);
  expect(screen.queryByRole("navigation", { name: "On this page" })).toBeNull();
});

test("an article is below the blog, which lists it with its date", () => {
  const article = { ...page, path: "/blog/a", title: "An article", published: "2026-11-20" };
  const { unmount } = renderUi(<ContentView page={article} />);
  expect(screen.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog");
  expect(screen.getByText("Nov 20, 2026")).toBeInTheDocument();
  unmount();
  renderUi(<ContentView page={{ ...page, path: "/blog", title: "Blog", articles: [article] }} />);
  expect(screen.getByRole("link", { name: "An article" })).toHaveAttribute("href", "/blog/a");
});
