import { expect, test } from "vitest";
import { auditOptions, isRecorded, medians } from "./lighthouse.ts";

test("each metric has its own median; a missing value is no number", () => {
  const report = (performance: number, lcp: number) => ({
    categories: { performance: { score: performance }, accessibility: { score: 1 }, seo: { score: null } },
    audits: { "largest-contentful-paint": { numericValue: lcp } },
  });
  const { scores, audits } = medians([report(0.9, 3_000), report(0.7, 1_000), report(0.8, 2_000)]);
  expect(scores).toMatchObject({ performance: 80, accessibility: 100 });
  expect(scores["best-practices"]).toBeNaN();
  expect(audits["LCP"]).toBe(2_000);
});

test("a report counts if every category has a score", () => {
  const scores = (performance: number | null) => ({
    categories: {
      performance: { score: performance },
      accessibility: { score: 1 },
      "best-practices": { score: 1 },
      seo: { score: 0 },
    },
  });
  expect(isRecorded(scores(0.98))).toBe(true);
  expect(isRecorded(scores(null))).toBe(false);
  expect(isRecorded({ categories: {} })).toBe(false);
});

test("a page that is kept out of search engines is not asked whether they may index it, any other is", () => {
  const skipped = "--skip-audits=is-crawlable";
  for (const page of ["search", "compare"] as const) expect(auditOptions(page)).toContain(skipped);
  for (const page of ["home", "category", "software"] as const)
    expect(auditOptions(page)).not.toContain(skipped);
});
