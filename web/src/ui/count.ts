/**
 * A whole number with its thousands parted: "12,345". Written out, because the first number that Intl writes costs a phone
 * as much as the rest of a page's section.
 */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}
