/** A month as "2026-11", and what is known of it; undefined if nothing is. */
export interface CalendarMonth<Rated> {
  readonly month: string;
  readonly rated: Rated | undefined;
}

/** The last calendar months that end with the last one given, without a gap; from the first one given if those are fewer. */
export function lastMonths<Rated extends { readonly month: string }>(
  given: readonly Rated[],
  atMost: number,
): CalendarMonth<Rated>[] {
  const [first, last] = [given[0], given.at(-1)];
  if (!first || !last) return [];
  const end = numberOf(last.month);
  const count = Math.min(atMost, end - numberOf(first.month) + 1);
  const known = new Map(given.map((one) => [one.month, one]));
  return Array.from({ length: count }, (_, place) => {
    const month = nameOf(end - count + 1 + place);
    return { month, rated: known.get(month) };
  });
}

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const nameOf = (number: number) =>
  `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;

const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Nov 2026". */
export const monthName = (month: string) => `${names[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
