import { createSessions } from "../../../api/src/auth/sessions.ts";
import type { Database } from "../../../api/src/database/client/open.ts";
import { cpuOfFamily } from "../../bench/cpu-of.ts";
import type { Settings, WorldKind } from "../arguments.ts";
import { createCaller } from "../clients/caller.ts";
import { updateReview } from "../clients/people.ts";
import { createHistory } from "../history.ts";
import { untilSound } from "../invariants/answers.ts";
import { wrongFigures, wrongSearchTexts } from "../invariants/derived.ts";
import { leftFiles, leftSessions } from "../invariants/leftovers.ts";
import { type Memory, memoryAfterGarbage, outsideCaches, probeSettings } from "../memory/measure.ts";
import { inMegabytes, megabyte } from "../memory/megabytes.ts";
import { filesOf } from "../soak/sample.ts";
import { inWorld } from "../worlds/open.ts";
import type { World } from "../worlds/world.ts";
import type { Abused } from "./report.ts";
import { slowClients, wrongShapes } from "./sockets.ts";
import { abuse } from "./walk.ts";

/** Bytes that a server may keep more after the second half of the requests than after the first, in which all code runs for the first time; without its caches, which fill and are bounded. */
const maxGrowth = 10 * megabyte;
/** The same for open files and connections. */
const maxFilesMore = 20;
/** One of this many requests is sent to a server with rate limits. */
const limitedShare = 4;
/** Addresses from which these come, few enough to meet limits. */
const addresses = 2;
const limitSettings = { RATE_LIMITS: "on", TRUST_PROXY: "1" };
const maxLines = 20;

/** Sends hostile requests to the product on each kind of database; `log` gets the first findings. */
export async function endureAbuse(settings: Settings, log: (line: string) => void): Promise<Abused[]> {
  const all: Abused[] = [];
  for (const part of partsOf(settings))
    all.push(
      await inWorld(part.kind, (world) => abuseIn(world, part, log), {
        ...probeSettings,
        ...(part.isLimited && limitSettings),
      }),
    );
  return all;
}

/** Sends hostile requests to the built product on one kind of database. */
async function abuseIn(
  world: World,
  { requests, seed, isLimited }: Part,
  log: (line: string) => void,
): Promise<Abused> {
  const [server] = world.servers;
  if (!server) throw new Error("There is no server.");
  const pids = () => [server.running().pid, ...(world.postgresql ? [world.postgresql.pid()] : [])];
  const files = () =>
    [server.running().pid, ...server.running().workers()].reduce((sum, pid) => sum + filesOf(pid), 0);
  const { pid } = server.running();
  const { walked, memory, wrong } = await world.withDatabase(async (database) => {
    const memory: Memory[] = [];
    let earlyFiles = Infinity;
    let rows: Rows | undefined;
    const walked = await abuse({
      origin: server.url,
      database,
      seed,
      requests,
      addresses: isLimited ? addresses : null,
      processor: () => pids().reduce((sum, each) => sum + cpuOfFamily(each), 0),
      async begun() {
        await saveReview({ url: server.url, origin: world.url }, database);
        rows = await rowsOf(database);
      },
      async sent(count) {
        if (count !== Math.floor(requests / 2)) return;
        memory.push(await memoryAfterGarbage(server));
        earlyFiles = files();
      },
    });
    // Before clients that read nothing, whose answers it keeps for a while.
    memory.push(await memoryAfterGarbage(server));
    const wrong = [
      ...(await wrongShapes(server.url)),
      ...(await slowClients(server.url, "/")),
      ...(await wrongFigures(database)),
      ...(await wrongSearchTexts(database)),
      ...(await untilSound(() => leftSessions(world, database))),
      ...(await untilSound(async () => {
        const more = files() - earlyFiles;
        return more > maxFilesMore ? [`${more} more open files and connections`] : [];
      })),
    ];
    const [half = 0, whole = 0] = memory.map(outsideCaches);
    const grown = whole - half;
    if (grown > maxGrowth) wrong.push(`${inMegabytes(grown)} more memory, without caches`);
    for (const [table, count] of await rowsOf(database)) {
      const more = count - (rows?.get(table) ?? 0);
      if (more > requests) wrong.push(`${more} rows more in ${table}, after ${requests} requests`);
    }
    return { walked, memory, wrong };
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
    isLimited,
    seed,
    requests,
    about: walked.about.size,
    statuses: walked.statuses,
    found,
    longest: walked.longest,
    memory,
  };
}

/** Saves a review as it is: what the server loads with the first one, to tell languages, takes 20 MB, and is no growth. */
async function saveReview(server: { url: string; origin: string }, database: Database): Promise<void> {
  const { id, title, userId } = await database.prisma.review.findFirstOrThrow({
    where: { status: "published", user: { isEmailVerified: true, suspendedAt: null } },
  });
  const sessions = createSessions(database, { secure: false });
  const session = await sessions.createSession(String(userId), { userAgent: null });
  const history = createHistory();
  const cookie = `${sessions.sessionCookieName}=${session.id}`;
  const caller = createCaller({ ...server, cookie, history, failed: () => {} });
  await caller.write({ document: updateReview, input: { databaseId: id, title } });
  const [write] = history.writes;
  if (write?.outcome !== "acknowledged") throw new Error(`To save a review was ${write?.outcome}.`);
}

/** Lines of the log that are no warnings. */
function isError(line: string): boolean {
  try {
    return (JSON.parse(line) as { level: number }).level >= 50;
  } catch {
    // Node.js itself warns once of what a library calls.
    return /error|exception/i.test(line) && !line.includes("DeprecationWarning");
  }
}

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

/** Requests to one server. */
interface Part extends Pick<Settings, "requests" | "seed"> {
  kind: WorldKind;
  /** Whether rate limits are on, so that some are refused. */
  isLimited: boolean;
}

/** The servers that are asked, one after the other, each with its part of the requests. */
function partsOf({ databases, requests, seed }: Settings): Part[] {
  const each = requests / databases.length;
  const limited = Math.ceil(each / limitedShare);
  return databases.flatMap((kind, index) => [
    { kind, isLimited: false, requests: Math.ceil(each) - limited, seed: seed + index },
    { kind, isLimited: true, requests: limited, seed: seed + databases.length + index },
  ]);
}
