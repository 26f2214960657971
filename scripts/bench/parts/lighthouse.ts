import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture, Failure } from "../../process.ts";
import { chromiumOptions } from "../../testing/chromium.ts";
import { peersFolder } from "../peers.ts";
import { pageAddresses } from "../queries/page-addresses.ts";
import { median } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { startTarget } from "../servers.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const pages = {
  home: "home",
  category: "category, largest",
  software: "software with most reviews",
  search: "search",
  compare: "compare",
} as const;
type PageName = keyof typeof pages;

/** Pages that search engines are told not to index: being kept out of the index is no fault of theirs. */
const notIndexed: ReadonlySet<PageName> = new Set(["search", "compare"]);

/** Maximum attempts per page if an audit could not be recorded. */
const attempts = 3;

/** Audits by their names in a report of Lighthouse: milliseconds, a score without a unit, milliseconds. */
const audits = {
  LCP: "largest-contentful-paint",
  CLS: "cumulative-layout-shift",
  TBT: "total-blocking-time",
} as const;

/** The part of a report that is read here. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

interface PageFigures {
  page: string;
  scores: Record<string, number>;
  audits: Record<string, number>;
}

/** Lighthouse with its default mobile throttling. */
export async function measureLighthouse(run: Run): Promise<PartResult> {
  const server = await startTarget("assay", await run.databases.loaded("full"));
  const addresses = await run.onDatabase("full", ({ pool }) => pageAddresses(pool));
  const times = run.settings.quick ? 1 : 5;
  const figures: PageFigures[] = [];
  for (const page of Object.keys(pages) as PageName[]) {
    const reports: Report[] = [];
    for (let time = 0; time < times; time++)
      reports.push(await audit(page, server.url + addresses[pages[page]]));
    run.log(`Lighthouse: ${page}`);
    figures.push({ page, ...medians(reports) });
  }
  await server.stop();
  const table: Table = {
    title: `Lighthouse, mobile, median of ${times}`,
    columns: ["page", ...categories, "LCP s", "CLS", "TBT ms"],
    rows: figures.map(({ page, scores, audits: measured }) => [
      page,
      ...categories.map((category) => fixed(scores[category], 0)),
      fixed((measured["LCP"] ?? Number.NaN) / 1_000, 2),
      fixed(measured["CLS"], 3),
      fixed(measured["TBT"], 0),
    ]),
  };
  return { tables: [table], thresholds: figures.flatMap(thresholdsOf), figures };
}

function thresholdsOf({ page, scores, audits: measured }: PageFigures): Threshold[] {
  return [
    ...categories.map(
      (category): Threshold => ({
        name: `Lighthouse's ${category} of ${page}`,
        figure: scores[category] ?? Number.NaN,
        limit: limits.lighthouse[category],
        rule: "at least",
        unit: "",
      }),
    ),
    {
      name: `layout shift of ${page}`,
      figure: measured["CLS"] ?? Number.NaN,
      limit: limits.layoutShift,
      rule: "under",
      unit: "",
    },
  ];
}

/** The median of each metric over the reports; scores from 0 to 100. */
export function medians(reports: readonly Report[]) {
  const scores = categories.map((category): [string, number] => [
    category,
    median(reports.map((report) => 100 * (report.categories[category]?.score ?? Number.NaN))),
  ]);
  const measured = Object.entries(audits).map(([name, audit]): [string, number] => [
    name,
    median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN)),
  ]);
  return { scores: Object.fromEntries(scores), audits: Object.fromEntries(measured) };
}

/** A report in which every category has a score. */
async function audit(page: PageName, url: string): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    const { report, output } = await attemptAudit(page, url);
    if (report && isRecorded(report)) return report;
    if (attempt === attempts)
      throw new Failure(`Lighthouse could not look at ${url}:\n${output.slice(-2_000)}`);
  }
}

/** Whether Lighthouse could compute all scores: sometimes Chromium paints nothing that it can record. */
export function isRecorded(report: Pick<Report, "categories">): boolean {
  return categories.every((category) => typeof report.categories[category]?.score === "number");
}

/** Lighthouse's options that say which audits of a page count. */
export function auditOptions(page: PageName): string[] {
  return [
    `--only-categories=${categories.join(",")}`,
    ...(notIndexed.has(page) ? ["--skip-audits=is-crawlable"] : []),
  ];
}

async function attemptAudit(page: PageName, url: string): Promise<{ report?: Report; output: string }> {
  const { executablePath, args = [] } = chromiumOptions();
  const folder = mkdtempSync(join(tmpdir(), "assay-lighthouse-"));
  const file = join(folder, "report.json");
  const { code, output } = await capture(
    "node",
    [
      "node_modules/lighthouse/cli/index.js",
      url,
      "--output=json",
      // A report is long, and output still in a pipe at exit is lost.
      `--output-path=${file}`,
      "--quiet",
      ...auditOptions(page),
      `--chrome-flags=${["--headless=new", ...args].join(" ")}`,
    ],
    { cwd: peersFolder, env: { ...process.env, CHROME_PATH: executablePath, NODE_ENV: "production" } },
  );
  const text = code === 0 && existsSync(file) ? readFileSync(file, "utf8") : null;
  rmSync(folder, { recursive: true });
  return { output, ...(text !== null && { report: JSON.parse(text) as Report }) };
}
