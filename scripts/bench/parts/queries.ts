import { type MeasuredLoad, measureLoad } from "../load/measured.ts";
import { verifyAgreement } from "../queries/agreement.ts";
import { type CallerName, limited, makeCallers } from "../queries/callers.ts";
import { type QueryName, queryTitles } from "../queries/documents.ts";
import { drawVariables } from "../queries/draw.ts";
import { requestTo } from "../queries/requests.ts";
import { compare, isQuiet, judged, quietNote, wholeCpu } from "../report/comparison.ts";
import { turns, turnsOf } from "../report/rounds.ts";
import { median, medianSample } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { compileSeconds, leadSeconds, manyConnections, type Run, warmUp } from "../run.ts";
import { type RunningServer, startTarget, type TargetName, uncached } from "../servers.ts";
import { withDatabase } from "../with-database.ts";

/** Offset between the turns of one round in the sequence of variables. */
const stride = 61;

/** Whose answers are measured: the targets, and ours to other callers than a visitor without limits. */
type Measured = TargetName | CallerName;

/** Settings of the server that is measured as this. */
const settingsOf = (name: Measured) => (name === "limits" ? { ...uncached, ...limited } : uncached);

const isCaller = (name: Measured): name is CallerName =>
  name === "limits" || name === "token" || name === "session";

/** One process may be slower than the next, so each target is several, one after the other. */
const processesOfTarget = 2;

/** A server for each, so that all have as many turns: one that is asked more often is faster. */
async function startServers(names: readonly Measured[], url: string) {
  const servers = new Map<Measured, RunningServer>();
  for (const name of names)
    servers.set(name, await startTarget(isCaller(name) ? "assay" : name, url, settingsOf(name)));
  return {
    find: (name: Measured) => servers.get(name),
    get(name: Measured): RunningServer {
      const server = servers.get(name);
      if (!server) throw new Error(`${name} was not started.`);
      return server;
    },
    async stop() {
      for (const server of servers.values()) await server.stop();
    },
  };
}

type Servers = Awaited<ReturnType<typeof startServers>>;

/** Gives the requests of each query for each target and caller, and makes sure that all are answered alike. */
async function prepareRequests({ settings, log }: Run, url: string, servers: Servers) {
  // Ours and PostGraphile are needed for their cursors.
  const cursors = { assay: servers.find("assay")?.url, postgraphile: servers.find("postgraphile")?.url };
  const { variables, asCaller } = await withDatabase(url, async (database) => ({
    variables: await drawVariables(database.pool, cursors),
    asCaller: await makeCallers(database),
  }));
  const requestsOf = (name: Measured, query: QueryName) => {
    const requests = variables[query].map((each) => requestTo(isCaller(name) ? "assay" : name, query, each));
    return isCaller(name) ? asCaller[name](requests) : requests;
  };
  for (const query of settings.queries)
    await verifyAgreement(
      query,
      settings.targets.map((name) => ({
        name,
        url: servers.get(name).url,
        requests: requestsOf(name, query),
      })),
    );
  log(`All targets answer alike: ${settings.queries.map((query) => queryTitles[query]).join(", ")}`);
  return requestsOf;
}

/** The page-shaped queries, against PostGraphile and against SQL by hand, on a copy of the full database. */
export async function measureQueries(run: Run): Promise<PartResult> {
  const { settings, log } = run;
  const url = await run.databases.copied("full");
  let servers = await startServers(settings.targets, url);
  const requestsOf = await prepareRequests(run, url, servers);
  const loadOf = (name: Measured, query: QueryName, offset: number, seconds = settings.seconds) =>
    measureLoad(run, servers.get(name), requestsOf(name, query), { offset, seconds });
  const warmUpAll = async () => {
    for (const { row, column } of turns(1, settings.queries, settings.targets))
      await warmUp(run, servers.get(column).url, requestsOf(column, row), compileSeconds);
  };
  const loads = new Map<string, MeasuredLoad[]>();
  const measureRound = async (round: number) => {
    for (const { row, column } of turnsOf(round, settings.queries, settings.targets)) {
      // With others of the variables than the turn begins with.
      await loadOf(column, row, round * stride + Math.floor(stride / 2), leadSeconds(settings));
      const load = await loadOf(column, row, round * stride);
      loads.set(key(row, column), [...(loads.get(key(row, column)) ?? []), load]);
      log(`Round ${round + 1}: ${queryTitles[row]}, ${column}: ${fixed(load.throughput, 0)}/s`);
    }
  };
  const roundsOfProcess = Math.ceil(settings.rounds / processesOfTarget);
  for (let round = 0; round < settings.rounds; round++) {
    if (round > 0 && round % roundsOfProcess === 0) {
      await servers.stop();
      servers = await startServers(settings.targets, url);
    }
    if (round % roundsOfProcess === 0) await warmUpAll();
    await measureRound(round);
  }
  await servers.stop();
  return resultOf(settings.queries, settings.targets, loads);
}

const key = (query: QueryName, name: Measured): string => `${query} ${name}`;

/** Against whom ours are held, and how far ahead they must be. */
const peers = [
  { peer: "postgraphile", title: "PostGraphile", limit: limits.againstPostgraphile },
  { peer: "sql", title: "SQL by hand", limit: limits.againstSql },
] as const;

function resultOf(
  queries: readonly QueryName[],
  targets: readonly Measured[],
  loads: ReadonlyMap<string, readonly MeasuredLoad[]>,
): PartResult {
  const loadsOf = (query: QueryName, name: Measured) => loads.get(key(query, name)) ?? [];
  const all = [...loads.values()].flat();
  const quiet = isQuiet(all);
  const others = targets.filter(
    (name): name is "postgraphile" | "sql" => name === "postgraphile" || name === "sql",
  );
  const ours = targets.filter((name) => name === "assay" || isCaller(name));
  const comparisons = queries.flatMap((query) =>
    ours.flatMap((name) =>
      peers
        .filter(({ peer }) => others.includes(peer))
        .map((against) => ({
          query,
          name,
          ...against,
          ...compare(loadsOf(query, name), loadsOf(query, against.peer)),
        })),
    ),
  );
  const table: Table = {
    title: `Page-shaped queries: requests/s (p50/p99 ms), ${manyConnections} connections`,
    columns: ["query", ...targets],
    rows: queries.map((query) => [
      queryTitles[query],
      ...targets.map((name) => {
        const { throughput, p50, p99 } = medianSample(loadsOf(query, name));
        return `${fixed(throughput, 0)} (${fixed(p50, 1)}/${fixed(p99, 1)})`;
      }),
    ]),
    note: quietNote(all),
  };
  const cpuTable: Table = {
    title: "The same: microseconds of a core for an answer, of the server + of PostgreSQL",
    columns: ["query", ...targets],
    rows: queries.map((query) => [
      queryTitles[query],
      ...targets.map((name) => {
        const of = (figure: (load: MeasuredLoad) => number) =>
          fixed(median(loadsOf(query, name).map(figure)) * 1_000, 0);
        return `${of(wholeCpu)} = ${of(({ cpu }) => cpu)} + ${of(({ databaseCpu }) => databaseCpu)}`;
      }),
    ]),
  };
  const ratioTable: Table = {
    title: "The same: times as good as the others, by throughput / by processor time of server and database",
    columns: ["query", ...ours.flatMap((name) => others.map((peer) => `${name} : ${peer}`))],
    rows: queries.map((query) => [
      queryTitles[query],
      ...comparisons
        .filter((one) => one.query === query)
        .map(({ throughput, cpu }) => `${fixed(throughput, 2)} / ${fixed(cpu, 2)}`),
    ]),
    note: "Medians of the rounds' ratios: 2 means twice as many requests a second, or half the processor time.",
  };
  const thresholds = comparisons.flatMap(({ query, name, title, limit, ...comparison }) => {
    const who = name === "assay" ? "" : `, with ${name}`;
    return judged(`${queryTitles[query]}${who} against ${title}`, comparison, {
      limit,
      rule: "at least",
      isQuiet: quiet,
    });
  });
  const figures = { isQuiet: quiet, comparisons, loads: Object.fromEntries(loads) };
  return { tables: [table, cpuTable, ...(comparisons.length > 0 ? [ratioTable] : [])], thresholds, figures };
}
