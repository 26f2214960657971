const maxPages = 5;

/** Up to five pages around the current one, as the API gives them for its connections. */
export function pagesAround(current: number, total: number): number[] {
  const count = Math.min(total, maxPages);
  const first = Math.min(Math.max(current - Math.floor(maxPages / 2), 1), total - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
