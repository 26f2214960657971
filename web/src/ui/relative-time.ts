import { dayMs, hourMs, minuteMs } from "@assay/api/inputs";

const monthMs = 30 * dayMs;

const some = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** How long ago something was, in words: "about 1 hour ago", "3 months ago". What lies ahead is just now. */
export function timeAgo(then: Date, now: Date): string {
  return `${distance(Math.max(0, now.getTime() - then.getTime()), then, now)} ago`;
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
