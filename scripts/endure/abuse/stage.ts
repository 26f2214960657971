import { readdirSync } from "node:fs";
import type { Database } from "../../../api/src/database/client/open.ts";
import { cpuOfFamily } from "../../bench/cpu-of.ts";
import { memoryOf } from "../../bench/memory-of.ts";
import type { Settings, WorldKind } from "../arguments.ts";
import { untilSound } from "../invariants/answers.ts";
import { wrongFigures, wrongSearchTexts } from "../invariants/derived.ts";
import { leftFiles, leftSessions } from "../invariants/leftovers.ts";
import { inWorld } from "../worlds/open.ts";
import type { World } from "../worlds/world.ts";
import type { Abused } from "./report.ts";
import { slowClients, wrongShapes } from "./sockets.ts";
import { abuse } from "./walk.ts";

/** Memory that a server may have more at the end than after a third of the requests, in bytes: its caches go on filling. */
const maxGrowth = 150 * 1024 * 1024;
/** The same for open files and connections. */
const maxFilesMore = 20;
const megabyte = 1024 * 1024;
const maxLines = 20;

/** Sends hostile requests to the product on each kind of database; `log` gets the first findings. */
export async function endureAbuse(settings: Settings, log: (line: string) => void): Promise<Abused[]> {
  const all: Abused[] = [];
  for (const part of partsOf(settings))
    all.push(await inWorld(part.kind, (world) => abuseIn(world, part, log)));
  return all;
}

/** Sends hostile requests to the built product on one kind of database. */
async function abuseIn(
  world: World,
  { requests, seed }: Pick<Settings, "requests" | "seed">,
  log: (line: string) => void,
): Promise<Abused> {
  const [server] = world.servers;
  if (!server) throw new Error("There is no server.");
  const pids = () => [server.running().pid, ...(world.postgresql ? [world.postgresql.pid()] : [])];
  const sizes = async () => {
    const { pid } = server.running();
    return { bytes: await memoryOf(pid), files: filesOf([pid, ...server.running().workers()]) };
  };
  const { pid } = server.running();
  const { walked, grown, wrong } = await world.withDatabase(async (database) => {
    let early: Awaited<ReturnType<typeof sizes>> | undefined;
    let rows: Rows | undefined;
    const walked = await abuse({
      origin: server.url,
      database,
      seed,
      requests,
      processor: () => pids().reduce((sum, each) => sum + cpuOfFamily(each), 0),
      async begun() {
        rows = await rowsOf(database);
      },
      async sent(count) {
        if (count === Math.floor(requests / 3)) early = await sizes();
      },
    });
    // Before clients that read nothing, whose answers it keeps for a while.
    const grown = early ? (await sizes()).bytes - early.bytes : 0;
    const wrong = [
      ...(await wrongShapes(server.url)),
      ...(await slowClients(server.url, "/")),
      ...(await wrongFigures(database)),
      ...(await wrongSearchTexts(database)),
      ...(await untilSound(() => leftSessions(world, database))),
      ...(await untilSound(async () => {
        const more = (await sizes()).files - (early?.files ?? 0);
        return early && more > maxFilesMore ? [`${more} more open files and connections`] : [];
      })),
    ];
    if (grown > maxGrowth) wrong.push(`${Math.round(grown / megabyte)} MB more memory`);
    for (const [table, count] of await rowsOf(database)) {
      const more = count - (rows?.get(table) ?? 0);
      if (more > requests) wrong.push(`${more} rows more in ${table}, after ${requests} requests`);
    }
    return { walked, grown, wrong };
  });
  const { lines } = server.running();
  const found = [
    ...walked.found,
    ...wrong,
    ...leftFiles(world.dataDir),
    ...(server.running().pid === pid ? [] : ["the server ended"]),
    ...lines.filter(isError).map((line) => `the log: ${line.slice(0, 500)}`),
  ];
  for (const line of [...new Set(found)].slice(0, maxLines)) log(`  ${line}`);
  return {
    kind: world.kind,
    seed,
    requests,
    about: walked.about.size,
    statuses: walked.statuses,
    found,
    longest: walked.longest,
    grownBytes: grown,
  };
}

/** Lines of the log that are no warnings. */
function isError(line: string): boolean {
  try {
    return (JSON.parse(line) as { level: number }).level >= 50;
  } catch {
    return /error|exception/i.test(line);
  }
}

const filesOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0);

type Rows = ReadonlyMap<string, number>;

async function rowsOf({ pool }: Pick<Database, "pool">): Promise<Rows> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

/** The kinds of databases that are asked, each with its part of the requests. */
const partsOf = ({
  databases,
  requests,
  seed,
}: Settings): { kind: WorldKind; requests: number; seed: number }[] =>
  databases.map((kind, index) => ({
    kind,
    requests: Math.ceil(requests / databases.length),
    seed: seed + index,
  }));
