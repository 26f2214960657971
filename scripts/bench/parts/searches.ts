import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Load } from "../load/generate.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { type Run, under, warmUpSeconds } from "../run.ts";
import { type RunningServer, startAssay } from "../servers.ts";

/** Clients that search without pause, each from an address of its own, and the connections that they share. */
const addresses = 20;
const connections = 8;

/** Limits as operators have them, behind a proxy that names the address. */
const limited = { RATE_LIMITS: "on", TRUST_PROXY: "1" };

const search = '{ reviews(search: "a", first: 1) { totalCount } }';
const aliases = `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: reviews(search: "a", first: 1) { totalCount }`).join(" ")} }`;

/** The `n`th request of the attack, for a search that finds `pages` pages. */
type Attack = (n: number, pages: number) => { path: string; query?: string };

const attacks: Readonly<Record<string, Attack>> = {
  "60 searches in a document, or one": (n) => ({ path: "/graphql", query: n % 2 ? aliases : search }),
  "searched pages far behind": (n, pages) => ({ path: `/reviews?q=s&page=${1 + ((n * 37) % pages)}` }),
};

interface LoadUnderAttack {
  attack: string;
  load: Load;
  /** Responses to the attackers, by status. */
  statuses: Readonly<Record<number, number>>;
}

/** Response time of a listing's page while others search without pause, within the limits, on either database. */
export async function measureSearches(run: Run): Promise<PartResult> {
  const url = await run.databases.loaded("full");
  const onServer = await measure(run, await startAssay({ DATABASE_URL: url, ...limited }));
  const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
  const embedded = await startAssay({ DATA_DIR: folder, DEMO: "auto", ...limited })
    .then((server) => measure(run, server))
    .finally(() => rmSync(folder, { recursive: true, force: true }));
  const measured = [
    { database: "PostgreSQL, full", ...onServer },
    { database: "the embedded database, demo", ...embedded },
  ];
  const table: Table = {
    title: "A listing's page beside searches, over one connection",
    columns: ["database", "beside", "p50 ms", "p99 ms", "searches by status"],
    rows: measured.flatMap(({ database, alone, underAttack }) => [
      [database, "nothing", fixed(alone.p50, 1), fixed(alone.p99, 1), ""],
      ...underAttack.map(({ attack, load, statuses }) => [
        database,
        attack,
        fixed(load.p50, 1),
        fixed(load.p99, 1),
        Object.entries(statuses)
          .map(([status, count]) => `${count} × ${status}`)
          .join(", "),
      ]),
    ]),
  };
  const thresholds = measured.flatMap(({ database, alone, underAttack }) =>
    underAttack.map(
      ({ attack, load }): Threshold => ({
        name: `p99 of a listing's page beside ${attack}, over alone, on ${database}`,
        figure: load.p99 / alone.p99,
        limit: limits.underSearches,
        rule: "under",
        unit: "",
      }),
    ),
  );
  return { tables: [table], thresholds, figures: measured };
}

async function measure(
  run: Run,
  server: RunningServer,
): Promise<{ alone: Load; underAttack: LoadUnderAttack[] }> {
  const { seconds, rounds } = run.settings;
  const [software] = (await (await fetch(`${server.url}/api/software?limit=1`)).json()) as [{ id: string }];
  const page = { method: "GET", path: `/software/${software.id}` } as const;
  const pages = await pagesOfSearch(server.url);
  const load = (length: number) => under(run, server.url, [page], { connections: 1, seconds: length });
  const warmUp = () => load(warmUpSeconds(run.settings));
  // With fewer than some hundred responses, the slowest alone would be the p99.
  const measured = () => load(3 * seconds * rounds);
  await warmUp();
  const alone = await measured();
  const underAttack: LoadUnderAttack[] = [];
  for (const [attack, request] of Object.entries(attacks)) {
    const attacking = searchWithoutPause(server.url, (n) => request(n, pages));
    // The first searches of a process run before its code is compiled, like the first listings.
    await warmUp();
    underAttack.push({ attack, load: await measured(), statuses: await attacking.end() });
  }
  await server.stop();
  return { alone, underAttack };
}

/** How many pages of 20 a search of all reviews finds. */
async function pagesOfSearch(url: string): Promise<number> {
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: '{ reviews(search: "s", first: 1) { totalCount } }' }),
  });
  const { data } = (await answer.json()) as { data: { reviews: { totalCount: number } } };
  return Math.floor(data.reviews.totalCount / 20);
}

/** Sends searches without pause until `end`, which returns the counts of response statuses. */
function searchWithoutPause(url: string, request: (n: number) => { path: string; query?: string }) {
  const statuses: Record<number, number> = {};
  let isOver = false;
  let asked = 0;
  const converse = async () => {
    while (!isOver) {
      const n = asked++;
      const { path, query } = request(n);
      const response = await fetch(url + path, {
        headers: {
          "x-forwarded-for": `192.0.2.${1 + (n % addresses)}`,
          "content-type": "application/json",
          accept: query === undefined ? "text/html" : "application/json",
        },
        ...(query !== undefined && { method: "POST", body: JSON.stringify({ query }) }),
      });
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
  };
  const all = Promise.all(Array.from({ length: connections }, converse));
  // If the measured page fails, its error is reported, not that of the attack, whose server is stopped.
  all.catch(() => {});
  return {
    async end() {
      isOver = true;
      await all;
      return statuses;
    },
  };
}
