import { expect, test } from "vitest";
import { formatDate, formatMoment, nextChange, timeAgo } from "./relative-time";

const now = new Date("2026-11-20T12:00:00.000Z");

test.each([
  ["2026-11-20T11:59:45.000Z", "less than a minute ago"],
  ["2026-11-20T11:59:00.000Z", "1 minute ago"],
  ["2026-11-20T11:20:00.000Z", "40 minutes ago"],
  ["2026-11-20T11:00:00.000Z", "about 1 hour ago"],
  ["2026-11-20T00:00:00.000Z", "about 12 hours ago"],
  ["2026-11-19T12:00:00.000Z", "1 day ago"],
  ["2026-11-01T12:00:00.000Z", "19 days ago"],
  ["2026-10-20T12:00:00.000Z", "about 1 month ago"],
  ["2026-05-21T12:00:00.000Z", "5 months ago"],
  ["2025-11-20T12:00:00.000Z", "about 1 year ago"],
  ["2025-05-20T12:00:00.000Z", "over 1 year ago"],
  ["2025-01-20T12:00:00.000Z", "almost 2 years ago"],
  ["2026-11-20T12:00:10.000Z", "less than a minute ago"],
])("%s is %s", { tags: ["9.dates.2"] }, (iso, words) => {
  expect(timeAgo(new Date(iso), now)).toBe(words);
});

test("the text is constant until just before its next change, and different then", () => {
  const second = 1000;
  // Every age from a second to some ten years, in steps of a tenth, and from every day of a year.
  for (let age = second, turn = 0; age < 10 * 366 * 86_400 * second; age *= 1.1, turn++) {
    const then = new Date(now.getTime() + (turn % 366) * 86_400 * second);
    const current = new Date(then.getTime() + Math.round(age));
    const words = timeAgo(then, current);
    const next = nextChange(then, current).getTime();
    expect(timeAgo(then, new Date(next))).not.toBe(words);
    const span = next - second - current.getTime();
    for (let part = 0; part <= 50; part++) {
      const between = current.getTime() + Math.max(0, Math.floor((span * part) / 50));
      expect(timeAgo(then, new Date(between))).toBe(words);
    }
  }
});

test("exact times are in UTC", { tags: ["9.dates.1"] }, () => {
  expect(formatDate(new Date("2026-11-20T23:30:00.000Z"))).toBe("Nov 20, 2026");
  expect(formatMoment(new Date("2026-11-20T23:30:00.000Z"))).toBe("Nov 20, 2026, 11:30 PM UTC");
});

test("every month and hour is formatted like Intl does", () => {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });
  for (let hour = 0; hour < 24 * 366; hour += 25) {
    const date = new Date(Date.UTC(2024, 0, 1, hour, hour % 60));
    expect(formatDate(date)).toBe(day.format(date));
    expect(formatMoment(date)).toBe(`${day.format(date)}, ${time.format(date).replace("\u202f", " ")} UTC`);
  }
});
