import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../../../api/src/database/client/open.ts";
import { randomNumbers } from "../../../api/src/testing/random.ts";
import { loadDemoCatalogue } from "../../bench/load-data.ts";
import type { Settings } from "../arguments.ts";
import { compare } from "../checks.ts";
import { makeCast } from "../clients/cast.ts";
import { createGate } from "../clients/gate.ts";
import { createFollower } from "../clients/readers.ts";
import { startClients } from "../clients/start.ts";
import { createHistory } from "../history.ts";
import { atRate, findingsOf } from "../load/measure.ts";
import { createMix, kindOf } from "../load/mix.ts";
import { createSender } from "../load/send.ts";
import { grownClasses } from "../memory/classes.ts";
import { heapOf, probeSettings } from "../memory/measure.ts";
import { inMegabytes } from "../memory/megabytes.ts";
import { inWorld } from "../worlds/open.ts";
import type { World } from "../worlds/world.ts";
import { growing, unexplained } from "./level.ts";
import { type Sample, sampleOf } from "./sample.ts";
import type { Soaked } from "./table.ts";

/** Windows of a run, each of which ends with a sample. */
const windows = 12;
/** Requests a second: fewer after a window in which some were refused or slow, more after others. */
const rates = { first: 6, least: 2, most: 60 } as const;
const fastMs = 200;
/** How long jobs are waited for. */
const jobsMs = 60_000;
/** Classes of a heap that are printed. */
const maxClasses = 8;

type Log = (line: string) => void;

/** Uses the product for a long time, on one kind of database after the other, and looks whether anything goes on growing. */
export async function endureSoak(
  { databases, minutes, seed }: Pick<Settings, "databases" | "minutes" | "seed">,
  log: Log,
): Promise<Soaked[]> {
  const all: Soaked[] = [];
  for (const kind of databases) {
    const part = { minutes: minutes / databases.length, seed };
    all.push(await inWorld(kind, (world) => soak(world, part, log), probeSettings));
  }
  return all;
}

async function soak(
  world: World,
  { minutes, seed }: Pick<Settings, "minutes" | "seed">,
  log: Log,
): Promise<Soaked> {
  const { kind, url } = world;
  const found: string[] = [];
  const samples: Sample[] = [];
  const failed = (what: string) => void found.push(what);
  const pick = randomNumbers(seed);
  const history = createHistory();
  await world.withDatabase(loadDemoCatalogue);
  const cast = await world.withDatabase((database) =>
    makeCast(database, { url, webhookUrl: world.services.webhooks.url, history, failed }),
  );
  const follower = createFollower(cast);
  // Reviews have their writers among the clients.
  const without = "reviews";
  const mix = await createMix(cast, without);
  const sender = createSender(world.servers.map((server) => server.url));
  const gate = createGate();
  startClients({ world, cast, history, follower, pick, gate, failed });
  let next = 0;
  let rate: number = rates.first;
  const window = async (database: Database) => {
    gate.open();
    await queueJobs(database);
    const seconds = Math.max(1, (minutes * 60) / windows);
    const measured = await atRate(rate, seconds, () => {
      const number = next++;
      const asked = kindOf(number, without);
      return sender.send(mix[asked](number)).then((answer) => ({ ...answer, kind: asked }));
    });
    for (const finding of findingsOf(measured)) failed(finding);
    const { refused, p50 } = measured;
    const isFast = refused < 0.01 && p50 < fastMs;
    rate = isFast ? Math.min(rates.most, rate * 1.3) : Math.max(rates.least, rate / 2);
    await gate.close();
    await jobsDone(database);
  };
  try {
    await world.withDatabase(async (database) => {
      for (let count = 1; count <= windows; count++) {
        await window(database);
        const sample = await sampleOf(world, database, next + history.acknowledged());
        samples.push(sample);
        log(`${kind}: window ${count} of ${windows}: ${lineOf(sample)}`);
      }
      found.push(...growing(samples));
      // Last: a snapshot takes memory by itself.
      const before = await Promise.all(world.servers.map(heapOf));
      await window(database);
      const after = await Promise.all(world.servers.map(heapOf));
      after.forEach((classes, index) => {
        for (const line of grownClasses(before[index] ?? new Map(), classes, maxClasses))
          log(`${kind}: heap of server ${index + 1}, in one more window: ${line}`);
      });
      for (const { name, bytes } of unexplained(samples).slice(0, 3))
        log(
          `${kind}: table ${name}: ${inMegabytes(bytes)} more than its rows explain; rows and dead rows after each window: ${courseOf(samples, name)}`,
        );
    });
    found.push(...restarts(world));
    const { verdict, found: others } = await compare({ world, cast, history, follower });
    for (const [what, things] of Object.entries(verdict))
      for (const thing of things) failed(`${what}: ${thing}`);
    found.push(...others);
  } finally {
    sender.close();
    await gate.end();
  }
  for (const line of found) log(`  ${line}`);
  return { kind, minutes, samples, found };
}

/** What servers say of processes that ended, although nobody ended one. */
const restarts = ({ servers }: World): string[] =>
  servers.flatMap(({ running }) => running().lines.filter((line) => line.includes("ended by itself")));

/** Has every scheduled job run now: each window is a day to them. */
const queueJobs = ({ pool }: Database) =>
  pool.query("insert into pgboss.job (name) select name from pgboss.schedule");

/** Waits until no job waits or runs. */
async function jobsDone({ pool }: Database): Promise<void> {
  const end = performance.now() + jobsMs;
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      "select count(*)::int as left from pgboss.job where state in ('created', 'active')",
    );
    if (rows[0]?.left === 0 || performance.now() > end) return;
    await sleep(200);
  }
}

/** What a table had after each window. */
const courseOf = (samples: readonly Sample[], name: string): string =>
  samples
    .flatMap(({ tables }) => tables.get(name) ?? [])
    .map(({ rows, dead, bytes }) => `${rows} + ${dead} in ${inMegabytes(bytes)}`)
    .join(", ");

const lineOf = ({
  done,
  kept,
  caches,
  resident,
  databaseResident,
  files,
  connections,
  wal,
}: Sample): string =>
  `${done} requests and writes, ${inMegabytes(kept)} kept and ${inMegabytes(caches)} in caches, ${inMegabytes(resident)} resident` +
  `${databaseResident === null ? "" : ` and ${inMegabytes(databaseResident)} for the database`}, ${files} files, ${connections ?? 0} connections, ` +
  `${inMegabytes(wal)} of WAL`;
