/** Whether a path of an address can be decoded, and leads to no other host where it is taken for an address. */
export function isPagePath(path: string): boolean {
  try {
    // As React Router reads it: "/..//a" is "//a".
    const { pathname } = new URL(`http://localhost${path}`);
    decodeURIComponent(pathname);
    return !pathname.startsWith("//");
  } catch {
    return false;
  }
}
