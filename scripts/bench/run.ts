import type { Database } from "../../api/src/database/client/open.ts";
import type { Settings } from "./arguments.ts";
import { type Databases, openDatabases } from "./databases.ts";
import { generate, type Load, type LoadOptions, type LoadRequest } from "./load/generate.ts";
import type { Scale } from "./load-data.ts";
import { endServers } from "./servers.ts";
import { withDatabase } from "./with-database.ts";

/** The context of a run, shared by its parts. */
export interface Run {
  settings: Settings;
  /** Logs progress. */
  log(line: string): void;
  databases: Databases;
  /** Runs work on a loaded database. */
  onDatabase<Result>(scale: Scale, work: (database: Database) => Promise<Result>): Promise<Result>;
}

/** Default number of connections under load. */
export const manyConnections = 24;

/** Where processor time is what counts, of answers that take long: more than one, so that the server is always busy, and fewer than it may refuse. */
export const fewConnections = 4;

/** Runs the work with the databases open, and stops everything afterwards. */
export async function withRun<Result>(
  settings: Settings,
  log: (line: string) => void,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const databases = await openDatabases(settings, log);
  const end = () => {
    endServers();
    void databases.stop().then(() => process.exit(130));
  };
  process.once("SIGINT", end).once("SIGTERM", end);
  try {
    return await work({
      settings,
      log,
      databases,
      onDatabase: async (scale, part) => withDatabase(await databases.loaded(scale), part),
    });
  } finally {
    endServers();
    await databases.stop();
  }
}

/** A load of the configured length: a warm-up is shorter. */
export function under(
  { settings }: Run,
  url: string,
  requests: readonly LoadRequest[],
  options: Partial<LoadOptions> = {},
): Promise<Load> {
  return generate(url, requests, { connections: manyConnections, seconds: settings.seconds, ...options });
}

/** Seconds of warm-up where servers or routes are compared with each other. After them V8 has compiled most of what Assay runs for an answer (docs/decisions/087-cold-reads.md). */
export const compileSeconds = 30;

/** Seconds of load before measuring, for V8 to compile hot code and connections to plan statements: three unless the run is quick, or the part says otherwise. */
export function warmUpSeconds({ quick }: Settings, seconds = 3): number {
  return quick ? 1 : seconds;
}

/** Seconds of load before each turn that is measured: a server that had none for some seconds takes longer for the first one. */
export function leadSeconds({ quick }: Settings): number {
  return quick ? 0.2 : 1;
}

/**
 * Warms up a server that is then measured with many connections, for the given seconds. The load begins with few connections, because a server that has just started
 * refuses some of many, which would end the run. A server that is measured with few connections needs no such beginning.
 */
export async function warmUp(
  run: Run,
  url: string,
  requests: readonly LoadRequest[],
  seconds?: number,
): Promise<void> {
  await under(run, url, requests, { connections: fewConnections, seconds: leadSeconds(run.settings) });
  await under(run, url, requests, { seconds: warmUpSeconds(run.settings, seconds) });
}
