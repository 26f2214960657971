const atMost = 5;

/** Up to five pages around the current one, as the API gives them for its connections. */
export function pagesAround(current: number, total: number): number[] {
  const count = Math.min(total, atMost);
  const first = Math.min(Math.max(current - Math.floor(atMost / 2), 1), total - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
