import { hostileDocuments } from "../../../api/src/testing/hostile.ts";
import { percentile } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { type Run, under, warmUp } from "../run.ts";
import { startTarget } from "../servers.ts";
import { measureSearches } from "./searches.ts";

/** The requests of other users during the test. */
const normal = {
  method: "POST",
  path: "/graphql",
  body: JSON.stringify({
    query: "{ directory(first: 10) { edges { node { name slug avgRating reviewCount } } } }",
  }),
} as const;

/** Time to reject malicious documents, and latency of other requests meanwhile. */
export async function measureHostile(run: Run): Promise<PartResult> {
  const { quick, rounds } = run.settings;
  const server = await startTarget("assay", await run.databases.loaded("tenth"));
  const documents = Object.entries(hostileDocuments).map(([name, query]) => ({
    name,
    body: new TextEncoder().encode(JSON.stringify({ query })),
  }));
  const send = async (body: Uint8Array<ArrayBuffer>): Promise<number> => {
    const began = performance.now();
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body,
    });
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown[] };
    if (data || !errors?.length) throw new Error("The server ran a document that it should refuse.");
    return performance.now() - began;
  };
  await warmUp(run, server.url, [normal]);
  const times = new Map(documents.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds * (quick ? 2 : 6); round++)
    for (const { name, body } of documents) times.get(name)?.push(await send(body));
  const alone = await under(run, server.url, [normal], { connections: 1 });

  let isOver = false;
  const attack = async () => {
    while (!isOver) for (const { body } of documents) if (!isOver) await send(body);
  };
  const attacking = attack();
  const beside = await under(run, server.url, [normal], { connections: 1 });
  isOver = true;
  await attacking;
  await server.stop();

  const figures = documents.map(({ name }) => ({ name, p50: percentile(times.get(name) ?? [], 50) }));
  const table: Table = {
    title: "Documents that are made to do harm",
    columns: ["document", "p50 ms until it is refused"],
    rows: figures.map(({ name, p50 }) => [name, fixed(p50, 1)]),
  };
  const besideTable: Table = {
    title: "A query beside them, one after another",
    columns: ["", "p50 ms", "p99 ms"],
    rows: [
      ["alone", fixed(alone.p50, 1), fixed(alone.p99, 1)],
      ["beside them", fixed(beside.p50, 1), fixed(beside.p99, 1)],
    ],
  };
  const threshold = (name: string, figure: number): Threshold => ({
    name,
    figure,
    limit: limits.hostile,
    rule: "under",
    unit: " ms",
  });
  const searches = await measureSearches(run);
  return {
    tables: [table, besideTable, ...searches.tables],
    thresholds: [
      ...figures.map(({ name, p50 }) => threshold(`A document ${name} is refused`, p50)),
      threshold("p99 of a query beside such documents", beside.p99),
      ...searches.thresholds,
    ],
    figures: { documents: figures, alone, beside, searches: searches.figures },
  };
}
