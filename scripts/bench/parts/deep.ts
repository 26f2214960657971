import type { LoadRequest } from "../load/generate.ts";
import { type MeasuredLoad, measureLoad } from "../load/measured.ts";
import { drawVariables } from "../queries/draw.ts";
import { requestOf } from "../queries/requests.ts";
import { compare, isQuiet, judged, quietNote } from "../report/comparison.ts";
import { turns } from "../report/rounds.ts";
import { medianSample } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { fewConnections as connections, type Run, warmUpSeconds } from "../run.ts";
import { startTarget, uncached } from "../servers.ts";

const pages = ["page 1", "page 500, by cursor", "page 500, by number"] as const;
type Page = (typeof pages)[number];

/** Fields that take as many bytes in each review: texts and names would be half as long again on one page as on another, which has nothing to do with its place. */
const fields = `pageInfo { hasNextPage endCursor }
  edges { node { id databaseId rating isVerified createdAt author { __typename } software { databaseId } } }`;

/** A page far down the list of all reviews, against its first page. */
export async function measureDeepPages(run: Run): Promise<PartResult> {
  const server = await startTarget("assay", await run.databases.loaded("full"), uncached);
  const sources = { assay: server.url, postgraphile: undefined };
  const { page500 } = await run.onDatabase("full", ({ pool }) => drawVariables(pool, sources));
  const byCursor = `query MoreReviews($after: String!) { reviews(first: 20, after: $after) { ${fields} } }`;
  const requests: Readonly<Record<Page, readonly LoadRequest[]>> = {
    "page 1": [requestOf(`{ reviews(first: 20) { ${fields} } }`)],
    "page 500, by cursor": page500.map(({ assay }) => requestOf(byCursor, assay)),
    "page 500, by number": [requestOf(`{ reviews(first: 20, page: 500) { ${fields} } }`)],
  };
  for (const page of pages)
    await measureLoad(run, server, requests[page], { connections, seconds: warmUpSeconds(run.settings) });
  const loads = new Map<Page, MeasuredLoad[]>(pages.map((page) => [page, []]));
  for (const { column } of turns(run.settings.rounds, ["reviews"], pages))
    loads.get(column)?.push(await measureLoad(run, server, requests[column], { connections }));
  await server.stop();

  const loadsOf = (page: Page) => loads.get(page) ?? [];
  const all = [...loads.values()].flat();
  const times = (page: Page) => compare(loadsOf("page 1"), loadsOf(page));
  const table: Table = {
    title: "All reviews, 20 a page, far from the beginning",
    columns: ["page", "requests/s", "p50 ms", "p99 ms", "times page 1", "its processor time"],
    rows: pages.map((page) => {
      const { throughput, p50, p99 } = medianSample(loadsOf(page));
      const { throughput: mean, cpu } = times(page);
      return [page, fixed(throughput, 0), fixed(p50, 1), fixed(p99, 1), fixed(mean, 2), fixed(cpu, 2)];
    }),
    note: `Times: mean time of an answer over that of page 1, which is the ratio of throughputs the other way round. ${quietNote(all)}`.trim(),
  };
  const thresholds = judged("page 500 by cursor, times page 1", times("page 500, by cursor"), {
    limit: limits.deepPage,
    rule: "at most",
    isQuiet: isQuiet(all),
  });
  const figures = pages.map((page) => ({ page, ...medianSample(loadsOf(page)), timesPage1: times(page) }));
  return { tables: [table], thresholds, figures };
}
