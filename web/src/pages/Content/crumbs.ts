import type { ContentSummary } from "~/content/library.server";
import { paths } from "~/paths";

/** The breadcrumbs of a content page: articles are below the blog. */
export function crumbsOf({ title, path, published }: ContentSummary) {
  return [
    { label: "Home", href: paths.home() },
    ...(published === null ? [] : [{ label: "Blog", href: paths.content("blog") }]),
    { label: title, href: path },
  ];
}
