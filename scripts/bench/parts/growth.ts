import type { Load } from "../load/generate.ts";
import { type Scale, scales } from "../load-data.ts";
import { type QueryName, queryNames, queryTitles } from "../queries/documents.ts";
import { drawVariables, searchVariables } from "../queries/draw.ts";
import { equalPairs, wordsOf } from "../queries/equal-searches.ts";
import { requestTo, type VariablesByQuery } from "../queries/requests.ts";
import { turns } from "../report/rounds.ts";
import { medianSample } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { type Run, under, warmUpSeconds } from "../run.ts";
import { type RunningServer, startTarget } from "../servers.ts";

const names = Object.keys(scales) as Scale[];

/** The page-shaped queries on the full data, against a tenth of it. */
export async function measureGrowth(run: Run): Promise<PartResult> {
  const servers = new Map<Scale, RunningServer>();
  for (const scale of names)
    servers.set(scale, await startTarget("assay", await run.databases.loaded(scale)));
  const variables = new Map<Scale, VariablesByQuery>();
  const searches = await equalSearches(run);
  for (const [scale, { url }] of servers) {
    const drawn = await run.onDatabase(scale, ({ pool }) =>
      drawVariables(pool, { assay: url, postgraphile: undefined }),
    );
    variables.set(scale, { ...drawn, search: searches[scale].map(searchVariables) });
  }
  const loadOf = (scale: Scale, query: QueryName, offset: number, seconds = run.settings.seconds) => {
    const requests = variables.get(scale)?.[query].map((each) => requestTo("assay", query, each)) ?? [];
    return under(run, servers.get(scale)?.url ?? "", requests, { offset, seconds });
  };
  for (const { row, column } of turns(1, queryNames, names))
    await loadOf(column, row, 0, warmUpSeconds(run.settings));
  const loads = new Map<string, Load[]>();
  for (const { round, row, column } of turns(run.settings.rounds, queryNames, names)) {
    const key = `${row} ${column}`;
    loads.set(key, [...(loads.get(key) ?? []), await loadOf(column, row, round)]);
  }
  for (const server of servers.values()) await server.stop();
  return resultOf(loads, searches.full.length);
}

/** Search texts that find the same number of listings in both databases. */
async function equalSearches(run: Run): Promise<Readonly<Record<Scale, string[]>>> {
  const full = await run.onDatabase("full", ({ pool }) => wordsOf(pool));
  const tenth = await run.onDatabase("tenth", ({ pool }) => wordsOf(pool));
  const pairs = equalPairs(full, tenth).map(({ pair }) => pair);
  return { full: pairs.map(([word]) => word), tenth: pairs.map(([, word]) => word) };
}

function resultOf(loads: ReadonlyMap<string, readonly Load[]>, searches: number): PartResult {
  const growth = queryNames.map((query) => {
    const full = medianSample(loads.get(`${query} full`) ?? []);
    const tenth = medianSample(loads.get(`${query} tenth`) ?? []);
    return { query, full, tenth, times: tenth.throughput / full.throughput };
  });
  const table: Table = {
    title: "Ten times the data: requests/s",
    columns: ["query", "a tenth", "full", "times the tenth"],
    rows: growth.map(({ query, full, tenth, times }) => [
      queryTitles[query],
      fixed(tenth.throughput, 0),
      fixed(full.throughput, 0),
      fixed(times, 2),
    ]),
    note: `Times: mean time of an answer over that on a tenth of the data. Searched for: ${searches} words that find as many listings in both.`,
  };
  const thresholds = growth.map(
    ({ query, times }): Threshold => ({
      name: `${queryTitles[query]} with ten times the data`,
      figure: times,
      limit: limits.growth,
      rule: "at most",
      unit: "",
    }),
  );
  return { tables: [table], thresholds, figures: growth };
}
