import { dayMs, hourMs, minuteMs } from "@assay/api/inputs";

const secondMs = 1000;
const monthMs = 30 * dayMs;

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** How long ago something was, in words: "about 1 hour ago", "3 months ago". What lies ahead is just now. */
export function timeAgo(then: Date, now: Date): string {
  return `${distance(Math.max(0, now.getTime() - then.getTime()), then, now)} ago`;
}

/**
 * A time at which the words of `timeAgo` are others than now; until a second before it they stay. Found by trying, because a
 * wording that is over never comes back.
 */
export function nextChange(then: Date, now: Date): Date {
  const words = timeAgo(then, now);
  const isSame = (ms: number) => timeAgo(then, new Date(now.getTime() + ms)) === words;
  let same = 0;
  let other = minuteMs / 2;
  while (isSame(other)) {
    same = other;
    other *= 2;
  }
  while (other - same > secondMs) {
    const middle = Math.floor((same + other) / 2);
    if (isSame(middle)) same = middle;
    else other = middle;
  }
  return new Date(now.getTime() + other);
}

function distance(ms: number, then: Date, now: Date): string {
  if (ms < minuteMs / 2) return "less than a minute";
  if (ms < 44.5 * minuteMs) return some(Math.max(1, Math.round(ms / minuteMs)), "minute");
  if (ms < 23.5 * hourMs) return `about ${some(Math.max(1, Math.round(ms / hourMs)), "hour")}`;
  if (ms < 29.5 * dayMs) return some(Math.max(1, Math.round(ms / dayMs)), "day");
  if (ms < 59.5 * dayMs) return `about ${some(Math.round(ms / monthMs), "month")}`;
  const months = wholeMonths(then, now);
  if (months < 12) return some(Math.max(2, months), "month");
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (rest < 3) return `about ${some(years, "year")}`;
  return rest < 9 ? `over ${some(years, "year")}` : `almost ${some(years + 1, "year")}`;
}

function wholeMonths(then: Date, now: Date): number {
  const months = (now.getUTCFullYear() - then.getUTCFullYear()) * 12 + now.getUTCMonth() - then.getUTCMonth();
  return now.getUTCDate() < then.getUTCDate() ? months - 1 : months;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * A day as it is shown: "Nov 20, 2026". Written out, because a format of Intl's is the most expensive thing that a page
 * could make while it starts.
 */
export function formatDate(date: Date): string {
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** A point in time: "Nov 20, 2026, 9:30 AM UTC". */
export function formatMoment(date: Date): string {
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, "0");
  return `${formatDate(date)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"} UTC`;
}
