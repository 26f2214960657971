/** A month in UTC as "2026-11". */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

/** The month that is `count` months after this one; before it if negative. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + count)));
}

/** The first moment of a month. */
export const startOf = (month: string): Date => new Date(`${month}-01T00:00:00.000Z`);

/** The months from `first` to `last`, newest first, at most `count`. */
export function monthsBetween(first: string, last: string, count: number): string[] {
  const months: string[] = [];
  for (let month = last; month >= first && months.length < count; month = monthAfter(month, -1))
    months.push(month);
  return months;
}
