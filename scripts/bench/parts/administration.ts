import { type AdministrationCase, administrationCases } from "../queries/administration.ts";
import { fillAdministration } from "../queries/fill-administration.ts";
import { medianSample, type Sample } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { type Run, under } from "../run.ts";
import { startTarget } from "../servers.ts";
import { withDatabase } from "../with-database.ts";

/** More administrators than look at their lists at the same time. */
const connections = 4;
/** Seconds for a case alone: a round has a hundred of them. */
const most = 1;
/** The share of that time for each case when the cases of a list run in turn. */
const share = 1 / 4;
const byTurns = "all by turns";

/** Repeated requests: one case, or those of a list in turn. */
interface RequestSeries {
  list: string;
  name: string;
  documents: string[];
}

/** Administrators' lists, signed in, on a copy of the database with items to decide. */
export async function measureAdministration(run: Run): Promise<PartResult> {
  run.log("Filling the administrators' lists");
  const url = await run.databases.copied("full");
  const { cookie, cases } = await withDatabase(url, async (database) => ({
    cookie: await fillAdministration(database),
    cases: await administrationCases(database.pool),
  }));
  const server = await startTarget("assay", url);
  const seconds = Math.min(most, run.settings.seconds);
  const asked = requestSeries(cases);
  const samples = asked.map((): Sample[] => []);
  // The first round warms up: it is not counted.
  for (let round = -1; round < run.settings.rounds; round += 1)
    for (const [index, { documents }] of asked.entries()) {
      const requests = documents.map((document) => {
        const body = JSON.stringify({ query: document });
        return { method: "POST", path: "/graphql", body, cookie } as const;
      });
      const load = await under(run, server.url, requests, {
        connections,
        seconds: seconds * Math.max(1, documents.length * share),
      });
      if (round >= 0) samples[index]?.push(load);
    }
  await server.stop();

  const figures = asked.map(({ list, name }, index) => ({
    list,
    name,
    ...medianSample(samples[index] ?? []),
  }));
  const table: Table = {
    title: `Administrators' lists, ${connections} connections`,
    columns: ["list", "requests/s", "p50 ms", "p95 ms"],
    rows: figures.map(({ list, name, throughput, p50, p95 }) => [
      [list, name].filter(Boolean).join(", "),
      fixed(throughput, 0),
      fixed(p50, 1),
      fixed(p95, 1),
    ]),
  };
  const thresholdOf = ({ list, name, p95 }: (typeof figures)[number], limit: number): Threshold => ({
    name: `administrators, ${[list, name].filter(Boolean).join(", ")}, p95 at ${connections} connections`,
    figure: p95,
    limit,
    rule: "under",
    unit: " ms",
  });
  const thresholds = Object.values(Object.groupBy(figures, ({ list }) => list)).flatMap((own = []) => {
    const [slowest] = own.filter(({ name }) => name !== byTurns).sort((a, b) => b.p95 - a.p95);
    return [
      ...own
        .filter(({ name }) => name === byTurns || own.length === 1)
        .map((figure) => thresholdOf(figure, limits.administration)),
      ...(own.length > 1 && slowest ? [thresholdOf(slowest, limits.administrationCase)] : []),
    ];
  });
  return { tables: [table], thresholds, figures };
}

/** Each case alone, then all cases of a list in turn. */
function requestSeries(cases: readonly AdministrationCase[]): RequestSeries[] {
  const lists = Object.entries(Object.groupBy(cases, ({ list }) => list));
  return lists.flatMap(([list, own = []]) => {
    const alone = own.map(({ name, document }) => ({ list, name, documents: [document] }));
    const documents = own.map(({ document }) => document);
    return own.length > 1 ? [...alone, { list, name: byTurns, documents }] : alone;
  });
}
