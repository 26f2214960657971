const minuteMs = 60_000;
/** Every schedule runs at least once a year. */
const maxMinutes = 366 * 24 * 60;

/** Does the part of a schedule name the number? It is "*", "5", "1-5", "*" or a span with a step, or several with commas between. */
function names(part: string, number: number): boolean {
  return part.split(",").some((one) => {
    const [span = "", step = "1"] = one.split("/");
    const [first = 0, last = span.includes("-") ? Number.NaN : first] =
      span === "*" ? [0, Number.POSITIVE_INFINITY] : span.split("-").map(Number);
    return number >= first && number <= last && (number - first) % Number(step) === 0;
  });
}

/**
 * When a schedule next names a minute after `now`, in UTC: minute, hour, day of the month, month and day of the week. Null
 * where that is not within a year.
 */
export function nextRun(schedule: string, now: Date): Date | null {
  const [minute = "*", hour = "*", date = "*", month = "*", day = "*"] = schedule.split(" ");
  const start = Math.floor(now.getTime() / minuteMs) + 1;
  for (let at = start; at < start + maxMinutes; at++) {
    const then = new Date(at * minuteMs);
    if (
      names(minute, then.getUTCMinutes()) &&
      names(hour, then.getUTCHours()) &&
      names(date, then.getUTCDate()) &&
      names(month, then.getUTCMonth() + 1) &&
      names(day, then.getUTCDay())
    )
      return then;
  }
  return null;
}
