/** A host of its own, where whatever leads elsewhere than to this site shows. */
const here = "http://site.invalid";
const longest = 2048;

// Browsers drop tabs and line breaks from an address and take "\\" for "/".
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ownPath = /^\/(?:[^/\\\u0000-\u001f\u007f][^\\\u0000-\u001f\u007f]*)?$/;

/**
 * A path of this site as browsers interpret it; null for anything that could lead elsewhere, and for paths that are not pages
 * (the API and the provider's sign-in answer GET requests too).
 */
export function sameSitePath(given: string | null | undefined): string | null {
  if (!given || given.length > longest || !ownPath.test(given)) return null;
  if (!URL.canParse(given, here)) return null;
  const { origin, pathname, search, hash } = new URL(given, here);
  // "/.//host" has become "//host" only now.
  if (origin !== here || pathname.startsWith("//") || /^\/(?:api|graphql)(?:\/|$)/i.test(pathname))
    return null;
  return `${pathname}${search}${hash}`;
}
