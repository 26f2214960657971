import type { LoadRequest } from "../load/generate.ts";
import { beginning, misspell } from "../queries/misspell.ts";
import { requestOf } from "../queries/requests.ts";
import { readNeeds } from "../relevance/needs.ts";
import { turns } from "../report/rounds.ts";
import { medianSample, type Sample } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { type Run, under, warmUp } from "../run.ts";
import { startTarget, uncached } from "../servers.ts";

const kinds = ["beginnings", "typing errors", "needs"] as const;
const connections = [1, 4, 24] as const;
/** The load that the limit is for: four people typing at the same time, without pause between keys. */
const barConnections = 4;

const document = `query Suggest($text: String!) { suggestions(text: $text, first: 8) {
  type databaseId name slug description logoUrl rating reviewCount } }`;

/** Requests of the search box at each key press, answered anew each time. */
export async function measureSuggestions(run: Run): Promise<PartResult> {
  const url = await run.databases.loaded("full");
  const names = await run.onDatabase("full", async ({ pool }) => {
    const { rows } = await pool.query<{ name: string }>(
      `select sort_name as name from software where is_active and sort_name ~ '^[a-z]{5}'
        order by md5(slug) limit 256`,
    );
    return rows.map(({ name }) => name);
  });
  const requests = {
    beginnings: names.map((name, index) => request(beginning(name, index))),
    "typing errors": names.map((name, index) => request(misspell(name, index))),
    needs: readNeeds().map(({ need }) => request(need)),
  };
  const server = await startTarget("assay", url, uncached);
  for (const kind of kinds) await warmUp(run, server.url, requests[kind]);
  const samples = new Map<string, Sample[]>();
  for (const { round, row, column } of turns(run.settings.rounds, kinds, connections)) {
    const load = await under(run, server.url, requests[row], { connections: column, offset: round * 61 });
    samples.set(`${row} ${column}`, [...(samples.get(`${row} ${column}`) ?? []), load]);
  }
  await server.stop();

  const figures = kinds.flatMap((kind) =>
    connections.map((count) => ({
      kind,
      connections: count,
      ...medianSample(samples.get(`${kind} ${count}`) ?? []),
    })),
  );
  const table: Table = {
    title: "Suggestions while one types",
    columns: ["text", "connections", "requests/s", "p50 ms", "p99 ms"],
    rows: figures.map(({ kind, connections: count, throughput, p50, p99 }) => [
      kind,
      `${count}`,
      fixed(throughput, 0),
      fixed(p50, 1),
      fixed(p99, 1),
    ]),
  };
  const thresholds = figures
    // A need costs what its search costs.
    .filter(({ kind, connections: count }) => kind !== "needs" && count === barConnections)
    .map(
      ({ kind, p99 }): Threshold => ({
        name: `suggestions for ${kind}, p99 at ${barConnections} connections`,
        figure: p99,
        limit: limits.suggestions,
        rule: "under",
        unit: " ms",
      }),
    );
  return { tables: [table], thresholds, figures };
}

function request(text: string): LoadRequest {
  return requestOf(document, { text });
}
