/**
 * A whole number with its thousands parted: "12,345". Written out, because the first number that Intl writes costs a phone
 * as much as the rest of a page's section.
 */
export function formatCount(count: number): string {
  let text = String(count);
  for (let at = text.length - 3; at > (count < 0 ? 1 : 0); at -= 3)
    text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}

/** A bucket of employees as it is shown: "51–200", "1,000+"; null where it is not known. */
export function formatEmployees(bucket: string | null | undefined): string | null {
  if (!bucket) return null;
  return bucket.replaceAll(/\d+/g, (count) => formatCount(Number(count))).replace("-", "–");
}
