import { formatDate, formatMoment } from "./relative-time";

/** A day, "Nov 20, 2026", with the exact time for those who point at it and for machines. */
export function CalendarDate({ iso }: { iso: string }) {
  const date = new Date(iso);
  return (
    <time dateTime={iso} title={formatMoment(date)}>
      {formatDate(date)}
    </time>
  );
}
