import type { Crumb } from "./Breadcrumbs";

/** A thing of schema.org. */
export type JsonLdThing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/** Structured data for search engines. It may only say what the page shows. */
export function JsonLd({ data }: { data: JsonLdThing }) {
  // "<" must not end the element early, whatever a user has typed.
  const html = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The breadcrumbs as schema.org has them; `absolute` makes whole addresses of paths. */
export function breadcrumbList(crumbs: readonly Crumb[], absolute: (path: string) => string): JsonLdThing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: absolute(href) }),
    })),
  };
}
