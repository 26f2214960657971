import { useAbsoluteUrl } from "~/document/boot";
import { settings } from "~/settings";

/** What search engines and browser tabs are told of a page. */
export interface HeadProps {
  title: string;
  description?: string | null | undefined;
  /** The address under which the page is to be known, from `paths.ts`. */
  canonical?: string;
  robots?: "noindex" | "noindex, follow";
  /** True where the title already names the product. */
  isWholeTitle?: boolean;
}

/** Sets the title and the description of a page; React lifts them into the head. */
export function Head({ title, description, canonical, robots, isWholeTitle = false }: HeadProps) {
  const absolute = useAbsoluteUrl();
  const fullTitle = isWholeTitle ? title : `${title} | ${settings.name}`;
  const summary = description ? shorten(description) : null;
  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {robots && <meta name="robots" content={robots} />}
      {canonical && <link rel="canonical" href={absolute(canonical)} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:site_name" content={settings.name} />
      {summary && <meta property="og:description" content={summary} />}
      {canonical && <meta property="og:url" content={absolute(canonical)} />}
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
