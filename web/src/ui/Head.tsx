import { useLocation } from "react-router";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import { useSite } from "~/site";

/** The metadata of a page for search engines, feed readers, shared links and browser tabs. */
export interface HeadProps {
  title: string;
  description?: string | null | undefined;
  /** The address under which the page is to be known, from `paths.ts`; of a page that search engines are not to keep its own one, or none. */
  canonical?: string;
  robots?: "noindex" | "noindex, follow";
  /** True where the title already names the product. */
  isWholeTitle?: boolean;
  type?: "website" | "article";
  /** What a link to the page shows where it is shared; the product's own picture where there is none. */
  picture?: { readonly href: string; readonly text: string };
  /** A feed of what the page is about, beside that of all reviews. */
  feed?: { readonly href: string; readonly title: string };
}

/** Sets the title and the description of a page; React lifts them into the head. */
export function Head({
  title,
  description,
  canonical,
  robots,
  isWholeTitle = false,
  type = "website",
  picture: ownPicture,
  feed,
}: HeadProps) {
  const site = useSite();
  const picture = ownPicture ?? { href: paths.sitePicture(), text: `${site.name}: ${site.tagline}` };
  const absolute = useAbsoluteUrl();
  const { pathname, search } = useLocation();
  // The secret of a link must not be where programs take addresses from, nor be sent to other sites.
  const isSecret = new URLSearchParams(search).has("token");
  const here = isSecret ? pathname : pathname + search;
  const fullTitle = isWholeTitle ? title : `${title} | ${site.name}`;
  const summary = description ? shorten(description) : null;
  const feeds = [
    ...(feed ? [feed] : []),
    { href: paths.reviewsFeed(), title: `New reviews on ${site.name}` },
  ];
  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {robots && <meta name="robots" content={robots} />}
      {isSecret && <meta name="referrer" content="no-referrer" />}
      {canonical && <link rel="canonical" href={absolute(canonical)} />}
      {feeds.map(({ href, title: name }) => (
        <link key={href} rel="alternate" type="application/rss+xml" title={name} href={absolute(href)} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={site.name} />
      {summary && <meta property="og:description" content={summary} />}
      {/* A filtered view that someone shares leads others to that view. */}
      <meta property="og:url" content={absolute(canonical ?? here)} />
      <meta property="og:image" content={absolute(picture.href)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.text} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const maxDescription = 160;

/** Cuts a text at a word, where search engines would cut it anyway. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= maxDescription) return flat;
  const cut = flat.slice(0, maxDescription - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), maxDescription / 2))}…`;
}
