import { setTimeout as sleep } from "node:timers/promises";
import { randomNumbers } from "../../api/src/testing/random.ts";
import { cpuOfFamily } from "../bench/cpu-of.ts";
import type { Settings } from "./arguments.ts";
import { compare } from "./checks.ts";
import { makeCast } from "./clients/cast.ts";
import { createGate } from "./clients/gate.ts";
import type { Pick } from "./clients/people.ts";
import { createFollower } from "./clients/readers.ts";
import { startClients } from "./clients/start.ts";
import { faults } from "./faults/all.ts";
import type { Fault, Struck } from "./faults/fault.ts";
import { type Strikes, schedule } from "./faults/schedule.ts";
import { createHistory, lastWrites } from "./history.ts";
import { late, type Round, type Skipped } from "./report.ts";
import { inWorld } from "./worlds/open.ts";
import type { World } from "./worlds/world.ts";

/** Writes before a fault and after it, without which it would prove little. */
const writesAround = 25;
const patienceMs = 180_000;
const maxLines = 10;

/** What a run found. */
export interface Report {
  rounds: Round[];
  skipped: Skipped[];
}

/** Runs the product under faults, one kind of database after the other; `log` gets a line for each round. */
export async function endure(settings: Settings, log: (line: string) => void): Promise<Report> {
  const report: Report = { rounds: [], skipped: [] };
  for (const kind of settings.databases) {
    const chosen = faults.filter(({ name, kinds }) => settings.faults.includes(name) && kinds.includes(kind));
    if (chosen.length === 0) continue;
    const { strikes } = settings;
    const parts = settings.databases.length;
    const each = strikes && {
      kills: Math.ceil(strikes.kills / parts),
      restarts: Math.ceil(strikes.restarts / parts),
    };
    const until = performance.now() + (settings.minutes * 60_000) / parts;
    await inWorld(kind, (world) =>
      endureIn(world, { chosen, strikes: each, until, pick: randomNumbers(settings.seed), log, report }),
    );
  }
  return report;
}

interface Plan {
  chosen: readonly Fault[];
  /** Kills and restarts that are made, and nothing else; null for the following. */
  strikes: Strikes | null;
  /** Every fault comes once, and then again until this time. */
  until: number;
  pick: Pick;
  log(line: string): void;
  report: Report;
}

async function endureIn(world: World, { chosen, strikes, until, pick, log, report }: Plan): Promise<void> {
  const { kind, url } = world;
  const history = createHistory();
  const problems: string[] = [];
  const failed = (what: string) => void problems.push(what);
  const cast = await world.withDatabase((database) =>
    makeCast(database, { url, webhookUrl: world.services.webhooks.url, history, failed }),
  );
  const follower = createFollower(cast);
  const gate = createGate();
  const possible = chosen.filter((fault) => {
    const why = fault.obstacle?.(world) ?? null;
    if (why !== null) report.skipped.push({ kind, what: fault.what, why });
    return why === null;
  });
  startClients({ world, cast, history, follower, pick, gate, failed });
  const writes = async (count: number) => {
    const enough = history.acknowledged() + count;
    const end = performance.now() + patienceMs;
    while (history.acknowledged() < enough) {
      if (performance.now() > end) throw new Error(`${kind}: no writes are acknowledged any more.`);
      await sleep(20);
    }
  };
  const known = new Set<string>();
  let before = 0;
  const round = async (fault: Fault) => {
    await writes(writesAround);
    const struck = await fault.strike(world, { cast, pick, writes });
    const ready = await readiness(world, fault, struck);
    // Now, as later lines take the place of these.
    const said = world.servers.flatMap((server) => server.lastLines());
    await writes(writesAround);
    await gate.close();
    const { verdict, observed, found } = await compare({ world, cast, history, follower });
    // What was found before is there in every round from then on.
    const news = (things: string[]) => things.filter((thing) => !known.has(thing));
    const [lost, doubled, uncalled] = [news(verdict.lost), news(verdict.doubled), news(verdict.uncalled)];
    gate.open();
    const all = [...(struck.found ?? []), ...found, ...problems.splice(0)];
    const acknowledged = history.acknowledged();
    const done: Round = {
      kind,
      fault: fault.name,
      what: fault.what,
      acknowledged: acknowledged - before,
      lost: lost.length,
      doubled: doubled.length,
      uncalled: uncalled.length,
      found: all,
      ready,
    };
    before = acknowledged;
    report.rounds.push(done);
    log(lineOf(done));
    // Why a start took long, for example.
    if (late([done]).length > 0) for (const line of said) log(`  The server's log: ${line}`);
    for (const thing of [...lost, ...doubled, ...uncalled]) {
      known.add(thing);
      log(`  ${thing} is ${observed.get(thing)?.join() ?? "not there"}: ${lastWrites(history, thing)}`);
    }
    for (const line of all.slice(0, maxLines)) log(`  ${line}`);
  };
  try {
    if (strikes) for (const fault of schedule(possible, strikes)) await round(fault);
    else
      do for (const fault of shuffled(possible, pick)) await round(fault);
      while (performance.now() < until);
  } finally {
    await gate.end();
  }
}

/** Waits until every server is ready. */
async function readiness(
  { servers }: World,
  { readyWithin }: Fault,
  struck: Struck,
): Promise<Round["ready"]> {
  const { since, restarted } = struck;
  let processorMs: number | null = null;
  const times = await Promise.all(
    servers.map(async (server) => {
      const ms = await server.readyAfter(since);
      if (server === restarted) processorMs = cpuOfFamily(server.running().pid);
      return ms;
    }),
  );
  if (readyWithin === null) return null;
  return { ms: Math.max(...times), within: readyWithin, processorMs };
}

const lineOf = ({ kind, what, acknowledged, lost, doubled, uncalled, found, ready }: Round): string =>
  `${kind}: ${what}: ${acknowledged} more writes, ${lost} lost, ${doubled} doubled, ${uncalled} not asked for, ` +
  `${found.length} other findings${ready === null ? "" : `, ready after ${Math.round(ready.ms)} ms`}`;

function shuffled<Item>(items: readonly Item[], pick: Pick): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(pick(left.length), 1));
}
