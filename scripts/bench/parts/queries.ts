import { cpuOf } from "../cpu-of.ts";
import type { Load } from "../load/generate.ts";
import { verifyAgreement } from "../queries/agreement.ts";
import { type QueryName, queryTitles } from "../queries/documents.ts";
import { drawVariables } from "../queries/draw.ts";
import { requestTo } from "../queries/requests.ts";
import { turns } from "../report/rounds.ts";
import { median, medianSample, ratio, type Sample } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import type { Threshold } from "../report/thresholds.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { manyConnections, type Run, under, warmUpSeconds } from "../run.ts";
import { type RunningServer, startTarget, type TargetName } from "../servers.ts";

/** Offset between the turns of one round in the sequence of variables. */
const stride = 61;

/** The page-shaped queries, against PostGraphile and against SQL by hand, on the full database. */
export async function measureQueries(run: Run): Promise<PartResult> {
  const { settings, log } = run;
  const url = await run.databases.loaded("full");
  const servers = new Map<TargetName, RunningServer>();
  // All targets run, because Assay and PostGraphile supply the cursors.
  for (const name of settings.targets) servers.set(name, await startTarget(name, url));
  const variables = await run.onDatabase("full", ({ pool }) => drawVariables(pool, cursorSources(servers)));
  for (const query of settings.queries) await verifyAgreement(servers, query, variables[query]);
  log(`All targets answer alike: ${settings.queries.map((query) => queryTitles[query]).join(", ")}`);

  const loadOf = (target: TargetName, query: QueryName, offset: number, seconds = settings.seconds) =>
    under(
      run,
      servers.get(target)?.url ?? "",
      variables[query].map((each) => requestTo(target, query, each)),
      {
        offset,
        seconds,
      },
    );
  for (const { row, column } of turns(1, settings.queries, settings.targets))
    await loadOf(column, row, 0, warmUpSeconds(settings));
  const loads = new Map<string, Measured[]>();
  for (const { round, row, column } of turns(settings.rounds, settings.queries, settings.targets)) {
    const pid = servers.get(column)?.pid ?? 0;
    const before = cpuOf(pid);
    const load = await loadOf(column, row, round * stride);
    const measured = { ...load, cpu: (cpuOf(pid) - before) / load.count };
    loads.set(key(row, column), [...(loads.get(key(row, column)) ?? []), measured]);
    log(`Round ${round + 1}: ${queryTitles[row]}, ${column}: ${fixed(load.throughput, 0)}/s`);
  }
  for (const server of servers.values()) await server.stop();
  return resultOf(settings.queries, settings.targets, loads);
}

/** A load, and the server's processor time per response in milliseconds. */
type Measured = Load & { cpu: number };

const key = (query: QueryName, target: TargetName): string => `${query} ${target}`;

function cursorSources(servers: ReadonlyMap<TargetName, RunningServer>) {
  return { assay: servers.get("assay")?.url, postgraphile: servers.get("postgraphile")?.url };
}

function resultOf(
  queries: readonly QueryName[],
  targets: readonly TargetName[],
  loads: ReadonlyMap<string, readonly Measured[]>,
): PartResult {
  const sampleOf = (query: QueryName, target: TargetName) =>
    medianSample(loads.get(key(query, target)) ?? []);
  const ratioTo = (query: QueryName, target: TargetName): number | undefined =>
    targets.includes("assay") && targets.includes(target) && target !== "assay"
      ? ratio(sampleOf(query, "assay"), sampleOf(query, target))
      : undefined;
  const table: Table = {
    title: `Page-shaped queries: requests/s (p50/p99 ms), ${manyConnections} connections`,
    columns: ["query", ...targets, "vs postgraphile", "vs sql"],
    rows: queries.map((query) => [
      queryTitles[query],
      ...targets.map((target) => cell(sampleOf(query, target))),
      fixed(ratioTo(query, "postgraphile"), 2),
      fixed(ratioTo(query, "sql"), 2),
    ]),
    note: "Ratios are our throughput over theirs: 2 means twice as many requests a second.",
  };
  const cpuOfAnswer = (query: QueryName, target: TargetName) =>
    median((loads.get(key(query, target)) ?? []).map(({ cpu }) => cpu));
  const cpuTable: Table = {
    title:
      "The same: milliseconds of a core that the server itself takes for an answer, without PostgreSQL's",
    columns: ["query", ...targets],
    rows: queries.map((query) => [
      queryTitles[query],
      ...targets.map((target) => fixed(cpuOfAnswer(query, target), 2)),
    ]),
  };
  const thresholds = queries.flatMap((query): Threshold[] => {
    const figure = ratioTo(query, "postgraphile");
    const name = `${queryTitles[query]} against PostGraphile`;
    return figure === undefined
      ? []
      : [{ name, figure, limit: limits.againstPostgraphile, rule: "at least", unit: "" }];
  });
  const figures = queries.map((query) => ({
    query,
    targets: targets.map((target) => ({
      target,
      rounds: loads.get(key(query, target)),
      cpu: cpuOfAnswer(query, target),
      ...sampleOf(query, target),
    })),
    againstPostgraphile: ratioTo(query, "postgraphile"),
    againstSql: ratioTo(query, "sql"),
  }));
  return { tables: [table, cpuTable], thresholds, figures };
}

function cell({ throughput, p50, p99 }: Sample): string {
  return `${fixed(throughput, 0)} (${fixed(p50, 1)}/${fixed(p99, 1)})`;
}
