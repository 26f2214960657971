import type { Load, LoadRequest } from "../load/generate.ts";
import { drawVariables } from "../queries/draw.ts";
import { requestTo } from "../queries/requests.ts";
import { turns } from "../report/rounds.ts";
import { medianSample } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { type Run, under, warmUpSeconds } from "../run.ts";
import { startTarget } from "../servers.ts";

const pages = ["page 1", "page 500, by cursor", "page 500, by number"] as const;
type Page = (typeof pages)[number];

/** A page far down the list of all reviews, against its first page. */
export async function measureDeepPages(run: Run): Promise<PartResult> {
  const server = await startTarget("assay", await run.databases.loaded("full"));
  const sources = { assay: server.url, postgraphile: undefined };
  const { reviews, page500 } = await run.onDatabase("full", ({ pool }) => drawVariables(pool, sources));
  const byNumber = requestTo("assay", "reviews", reviews[0] ?? { assay: {}, postgraphile: {}, sql: {} });
  const requests: Readonly<Record<Page, readonly LoadRequest[]>> = {
    "page 1": reviews.map((each) => requestTo("assay", "reviews", each)),
    "page 500, by cursor": page500.map((each) => requestTo("assay", "page500", each)),
    "page 500, by number": [
      { ...byNumber, body: (byNumber.body ?? "").replace("first: 20", "first: 20, page: 500") },
    ],
  };
  for (const page of pages)
    await under(run, server.url, requests[page], { seconds: warmUpSeconds(run.settings) });
  const loads = new Map<Page, Load[]>(pages.map((page) => [page, []]));
  for (const { column } of turns(run.settings.rounds, ["reviews"], pages))
    loads.get(column)?.push(await under(run, server.url, requests[column]));
  await server.stop();

  const samples = new Map(pages.map((page) => [page, medianSample(loads.get(page) ?? [])]));
  const times = (page: Page) =>
    (samples.get("page 1")?.throughput ?? Number.NaN) / (samples.get(page)?.throughput ?? Number.NaN);
  const table: Table = {
    title: "All reviews, 20 a page, far from the beginning",
    columns: ["page", "requests/s", "p50 ms", "p99 ms", "times page 1"],
    rows: pages.map((page) => {
      const sample = samples.get(page);
      return [
        page,
        fixed(sample?.throughput, 0),
        fixed(sample?.p50, 1),
        fixed(sample?.p99, 1),
        fixed(times(page), 2),
      ];
    }),
    note: "Times: mean time of an answer over that of page 1, which is the ratio of throughputs the other way round.",
  };
  const threshold: Threshold = {
    name: "page 500 by cursor, times page 1",
    figure: times("page 500, by cursor"),
    limit: limits.deepPage,
    rule: "at most",
    unit: "",
  };
  const figures = pages.map((page) => ({ page, ...samples.get(page), timesPage1: times(page) }));
  return { tables: [table], thresholds: [threshold], figures };
}
