import type { ContentPage } from "~/content/library.server";
import { useAbsoluteUrl } from "~/document/boot";
import { useSite } from "~/site";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";
import { crumbsOf } from "./crumbs";

/** Title, description and structured data of a content page; an article has its publication date. */
export function ContentHead({ page }: { page: ContentPage }) {
  const site = useSite();
  const { title, description, path, published, updated } = page;
  const absolute = useAbsoluteUrl();
  return (
    <>
      <Head
        title={title}
        description={description}
        canonical={path}
        type={published === null ? "website" : "article"}
      />
      <JsonLd data={breadcrumbList(crumbsOf(page), absolute)} />
      {published !== null && (
        <JsonLd
          data={{
            "@type": "BlogPosting",
            headline: title,
            description,
            url: absolute(path),
            datePublished: published,
            dateModified: updated,
            author: { "@type": "Organization", name: site.name, url: absolute("/") },
          }}
        />
      )}
    </>
  );
}
