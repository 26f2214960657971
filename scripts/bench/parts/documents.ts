import type { Tools } from "../../../api/src/http/rest/route.ts";
import { routes } from "../../../api/src/http/rest/routes/index.ts";
import type { LoadRequest } from "../load/generate.ts";
import { type MeasuredLoad, measureLoad } from "../load/measured.ts";
import { drawVariables } from "../queries/draw.ts";
import { pageDocuments } from "../queries/page-documents.ts";
import { compare, isQuiet, judged, quietNote } from "../report/comparison.ts";
import { turns } from "../report/rounds.ts";
import { median, medianSample } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import {
  compileSeconds,
  fewConnections as connections,
  leadSeconds,
  type Run,
  warmUpSeconds,
} from "../run.ts";
import { startTarget, uncached } from "../servers.ts";

/** Routes of /api that are held against their own document over /graphql. */
const comparedRoutes = [
  { path: "/api/software/{id}", query: "software" },
  { path: "/api/categories/{slug}/software", query: "category" },
] as const;

interface Series {
  name: string;
  requests: readonly LoadRequest[];
}

/** The documents of our own pages, uncached, and /api against the same documents over /graphql. */
export async function measureDocuments(run: Run): Promise<PartResult> {
  const server = await startTarget("assay", await run.databases.loaded("full"), uncached);
  const variables = await run.onDatabase("full", ({ pool }) =>
    drawVariables(pool, { assay: server.url, postgraphile: undefined }),
  );
  const own: Series[] = (await run.onDatabase("full", ({ pool }) => pageDocuments(pool))).map(
    ({ name, operation }) => ({
      name,
      requests: [{ method: "POST", path: "/graphql", body: JSON.stringify(operation) }],
    }),
  );
  const pairs = await Promise.all(
    comparedRoutes.map(async ({ path, query }) => {
      const inputs = variables[query].map(({ assay }) => assay);
      return {
        path,
        rest: { name: path, requests: inputs.map((params) => restRequest(path, params)) },
        graphql: {
          name: `${path}, its document over /graphql`,
          requests: await Promise.all(inputs.map((params) => documentOf(path, params))),
        },
      };
    }),
  );
  const compared: readonly Series[] = pairs.flatMap(({ rest, graphql }) => [rest, graphql]);
  const series = [...own, ...compared];
  const load = ({ requests }: Series, seconds = run.settings.seconds) =>
    measureLoad(run, server, requests, { connections, seconds });
  for (const { column } of turns(1, [""], series))
    await load(column, warmUpSeconds(run.settings, compared.includes(column) ? compileSeconds : undefined));
  const loads = new Map<string, MeasuredLoad[]>(series.map(({ name }) => [name, []]));
  for (const { column } of turns(run.settings.rounds, [""], series)) {
    await load(column, leadSeconds(run.settings));
    loads.get(column.name)?.push(await load(column));
  }
  await server.stop();

  const loadsOf = ({ name }: Series) => loads.get(name) ?? [];
  const all = [...loads.values()].flat();
  const comparisons = pairs.map(({ path, rest, graphql }) => ({
    path,
    ...compare(loadsOf(rest), loadsOf(graphql)),
  }));
  const table: Table = {
    title: `Documents of our own pages, and routes of /api, ${connections} connections`,
    columns: ["document", "requests/s", "p50 ms", "p99 ms", "server µs", "PostgreSQL µs"],
    rows: series.map((one) => {
      const { throughput, p50, p99 } = medianSample(loadsOf(one));
      const middle = (of: (load: MeasuredLoad) => number) => fixed(median(loadsOf(one).map(of)) * 1_000, 0);
      return [
        one.name,
        fixed(throughput, 0),
        fixed(p50, 1),
        fixed(p99, 1),
        middle(({ cpu }) => cpu),
        middle(({ databaseCpu }) => databaseCpu),
      ];
    }),
    note: quietNote(all),
  };
  const ratioTable: Table = {
    title: "/api against the same document over /graphql",
    columns: ["route", "throughput", "processor time"],
    rows: comparisons.map(({ path, throughput, cpu }) => [path, fixed(throughput, 2), fixed(cpu, 2)]),
  };
  const thresholds = comparisons.flatMap(({ path, ...comparison }) =>
    judged(`${path} against its document`, comparison, {
      limit: limits.restAgainstGraphql,
      rule: "at least",
      isQuiet: isQuiet(all),
    }),
  );
  return {
    tables: [table, ratioTable],
    thresholds,
    figures: { comparisons, loads: Object.fromEntries(loads) },
  };
}

type Parameters = Readonly<Record<string, string>>;

function restRequest(path: string, params: Parameters): LoadRequest {
  return { method: "GET", path: path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "") };
}

/** The document that a route runs for these parameters, as a request to /graphql. */
async function documentOf(path: string, params: Parameters): Promise<LoadRequest> {
  const row = routes.find((one) => one.method === "GET" && one.path === path);
  if (!row) throw new Error(`There is no route ${path}.`);
  const caught = Promise.withResolvers<string>();
  const ask: Tools["ask"] = (document, variables) => {
    caught.resolve(JSON.stringify({ query: document.loc?.source.body, variables }));
    return new Promise<never>(() => {});
  };
  const site = { name: "", publicUrl: "", routes };
  void row.handle(
    { params, query: row.query.parse({}), body: null },
    {
      ask,
      poll: (_seconds, read) => read(),
      openExportFile: async () => null,
      openRanking: async () => null,
      site,
      isUserNavigation: true,
    },
  );
  return { method: "POST", path: "/graphql", body: await caught.promise };
}
