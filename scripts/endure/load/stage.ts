import { constants, setPriority } from "node:os";
import type { Database } from "../../../api/src/database/client/open.ts";
import { makeExport } from "../../../api/src/domain/export/make.ts";
import { loadDemoCatalogue } from "../../bench/load-data.ts";
import type { Settings, WorldKind } from "../arguments.ts";
import { makeCast } from "../clients/cast.ts";
import { createHistory } from "../history.ts";
import { inWorld } from "../worlds/open.ts";
import type { World } from "../worlds/world.ts";
import { atRate, findingsOf, flood, type Measured } from "./measure.ts";
import { createMix, kindOf, type LoadKind, loadKinds } from "./mix.ts";
import { createSender } from "./send.ts";

/** One measurement of the load. */
export interface LoadRow extends Measured {
  kind: WorldKind;
  what: string;
}

/** What the stage measured, and what must not be. */
export interface LoadReport {
  rows: LoadRow[];
  found: string[];
}

/** Above this many milliseconds in one of a hundred requests it is too much. */
const limitMs = 500;
const first = 6;
const growth = 1.5;
const most = 1_500;
const seconds = { step: 4, twice: 12, window: 2, matrix: 8 } as const;
/** Windows in which it is to recover. */
const windows = 10;
/** Clients of one kind that overload it. */
const clients = 48;
const overloaded = [
  "searches",
  "exports",
  "uploads",
  "sign-ins",
  "crawlers",
  "GraphQL",
] as const satisfies LoadKind[];
/** The share of requests of other kinds that has to be answered. */
const least = 0.9;

/** Runs the product under load, one kind of database after the other. */
export async function endureLoad(
  { databases }: Pick<Settings, "databases">,
  log: (line: string) => void,
): Promise<LoadReport> {
  const reports = [];
  for (const kind of databases) reports.push(await inWorld(kind, (world) => load(world, log)));
  return { rows: reports.flatMap(({ rows }) => rows), found: reports.flatMap(({ found }) => found) };
}

/** Raises a mix of requests until it is too much, doubles it, lets it go, and overloads each kind while the others go on. */
async function load(world: World, log: (line: string) => void): Promise<LoadReport> {
  const { kind } = world;
  const report: LoadReport = { rows: [], found: [] };
  await world.withDatabase(loadDemoCatalogue);
  const options = {
    url: world.url,
    webhookUrl: world.services.webhooks.url,
    history: createHistory(),
    failed: (what: string) => void report.found.push(what),
  };
  const cast = await world.withDatabase((database) => makeCast(database, options));
  await world.withDatabase(makeExports);
  const mix = await createMix(cast);
  const sender = createSender(world.servers.map(({ url }) => url));
  // Each request has a number of its own, so that none is like an earlier one.
  let next = 0;
  const ask = (without?: LoadKind) => () => {
    const number = next++;
    const kind = kindOf(number, without);
    return sender.send(mix[kind](number)).then((answer) => ({ ...answer, kind }));
  };
  const note = (what: string, measured: Measured): Measured => {
    report.rows.push({ kind, what, ...measured });
    log(`${kind}: ${lineOf(what, measured)}`);
    report.found.push(...findingsOf(measured).map((finding) => `${kind}, ${what}: ${finding}`));
    return measured;
  };
  try {
    goFirst(true);
    // Code that has not run yet is slow.
    await atRate(first, seconds.twice, ask());
    let fast: Measured | null = null;
    let rate: number = first;
    for (; rate < most; rate *= growth) {
      const step = await atRate(rate, seconds.step, ask());
      log(`${kind}: ${lineOf("rising", step)}`);
      if (isFast(step)) fast = step;
      if (isTooMuch(step)) break;
    }
    if (fast) note("as much as stays fast", fast);
    note("too much", await atRate(rate, seconds.twice, ask()));
    const twice = await atRate(2 * rate, seconds.twice, ask());
    note("twice that", twice);
    log(`${kind}: the clients themselves were late by ${twice.late.toFixed(0)} ms (p99)`);
    for (const each of loadKinds) {
      const measured = twice.kinds.get(each);
      if (!measured) continue;
      report.rows.push({ kind, what: `of these, ${each}`, ...measured });
      log(`${kind}: ${lineOf(`of these, ${each}`, measured)}`);
    }
    const since = performance.now();
    for (let window = 0; ; window++) {
      const measured = await atRate(rate / 4, seconds.window, ask());
      if (isFast(measured)) {
        note(
          `a quarter of what was too much, ${((performance.now() - since) / 1_000).toFixed(0)} s later`,
          measured,
        );
        break;
      }
      if (window === windows) {
        note("a quarter of what was too much, afterwards", measured);
        report.found.push(`${kind}: it does not recover from overload`);
        break;
      }
    }
    for (const each of overloaded) {
      const end = new AbortController();
      const flooding = flood(clients, end.signal, (number) => sender.send(mix[each](next + number * 1_000)));
      const others = await atRate(rate / 4, seconds.matrix, ask(each));
      end.abort();
      note(`${each} by ${clients} clients at once`, await flooding);
      note("all others meanwhile", others);
      const part = others.done / others.rate;
      if (part < least)
        report.found.push(
          `${kind}: ${each} in excess stop the others: ${(100 * part).toFixed(0)} % were done`,
        );
    }
  } finally {
    goFirst(false);
    sender.close();
  }
  return report;
}

/** Whether this process goes before the servers: what it is late by would be in what is measured. Processes that it starts inherit that. */
function goFirst(isFirst: boolean): void {
  const { PRIORITY_HIGHEST, PRIORITY_NORMAL } = constants.priority;
  try {
    setPriority(isFirst ? PRIORITY_HIGHEST : PRIORITY_NORMAL);
  } catch {
    // Only root may.
  }
}

const isFast = ({ p99, refused, unanswered }: Measured): boolean =>
  p99 <= limitMs && refused === 0 && unanswered === 0;

/** Some are refused, or more come than are done: a busy machine alone makes some of them slow. */
const isTooMuch = ({ rate, done, refused, unanswered, p50 }: Measured): boolean =>
  refused > 0.01 || unanswered > 0 || done < least * rate || p50 > limitMs;

const lineOf = (what: string, { rate, done, p50, p99, refused, refusedP99 }: Measured): string =>
  `${what}: ${rate.toFixed(0)} a second, ${done.toFixed(0)} done, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
  `${(refused * 100).toFixed(0)} % refused in ${refusedP99.toFixed(0)} ms`;

/** Makes the files that the job makes once a day. */
async function makeExports({ kind, pool }: Database): Promise<void> {
  const { signal } = new AbortController();
  await makeExport({ kind, pool, objects: null, now: () => new Date(), signal });
}
