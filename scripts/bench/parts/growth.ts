import { type MeasuredLoad, measureLoad } from "../load/measured.ts";
import { type Scale, scales } from "../load-data.ts";
import { type QueryName, queryNames, queryTitles } from "../queries/documents.ts";
import { drawVariables, searchVariables } from "../queries/draw.ts";
import { equalPairs, wordsOf } from "../queries/equal-searches.ts";
import { requestTo, type VariablesByQuery } from "../queries/requests.ts";
import { compare, isQuiet, judged, quietNote } from "../report/comparison.ts";
import { turns } from "../report/rounds.ts";
import { medianSample } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { type Run, warmUp } from "../run.ts";
import { type RunningServer, startTarget, uncached } from "../servers.ts";

const names = Object.keys(scales) as Scale[];

/** The page-shaped queries on the full data, against a tenth of it. */
export async function measureGrowth(run: Run): Promise<PartResult> {
  const servers = new Map<Scale, RunningServer>();
  for (const scale of names)
    servers.set(scale, await startTarget("assay", await run.databases.loaded(scale), uncached));
  const variables = new Map<Scale, VariablesByQuery>();
  const searches = await equalSearches(run);
  for (const [scale, { url }] of servers) {
    const drawn = await run.onDatabase(scale, ({ pool }) =>
      drawVariables(pool, { assay: url, postgraphile: undefined }),
    );
    variables.set(scale, { ...drawn, search: searches[scale].map(searchVariables) });
  }
  const serverOf = (scale: Scale): RunningServer => {
    const server = servers.get(scale);
    if (!server) throw new Error(`There is no server for ${scale}.`);
    return server;
  };
  const requestsOf = (scale: Scale, query: QueryName) =>
    variables.get(scale)?.[query].map((each) => requestTo("assay", query, each)) ?? [];
  for (const { row, column } of turns(1, queryNames, names))
    await warmUp(run, serverOf(column).url, requestsOf(column, row));
  const loads = new Map<string, MeasuredLoad[]>();
  for (const { round, row, column } of turns(run.settings.rounds, queryNames, names)) {
    const key = `${row} ${column}`;
    loads.set(key, [
      ...(loads.get(key) ?? []),
      await measureLoad(run, serverOf(column), requestsOf(column, row), { offset: round }),
    ]);
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

function resultOf(loads: ReadonlyMap<string, readonly MeasuredLoad[]>, searches: number): PartResult {
  const loadsOf = (query: QueryName, scale: Scale) => loads.get(`${query} ${scale}`) ?? [];
  const all = [...loads.values()].flat();
  const growth = queryNames.map((query) => ({
    query,
    full: medianSample(loadsOf(query, "full")),
    tenth: medianSample(loadsOf(query, "tenth")),
    times: compare(loadsOf(query, "tenth"), loadsOf(query, "full")),
  }));
  const table: Table = {
    title: "Ten times the data: requests/s",
    columns: ["query", "a tenth", "full", "times the tenth", "its processor time"],
    rows: growth.map(({ query, full, tenth, times }) => [
      queryTitles[query],
      fixed(tenth.throughput, 0),
      fixed(full.throughput, 0),
      fixed(times.throughput, 2),
      fixed(times.cpu, 2),
    ]),
    note: `Times: mean time of an answer over that on a tenth of the data. Searched for: ${searches} words that find as many listings in both. ${quietNote(all)}`.trim(),
  };
  const thresholds = growth.flatMap(({ query, times }) =>
    judged(`${queryTitles[query]} with ten times the data`, times, {
      limit: limits.growth,
      rule: "at most",
      isQuiet: isQuiet(all),
    }),
  );
  return { tables: [table], thresholds, figures: growth };
}
