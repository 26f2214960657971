import { cpuOf } from "../cpu-of.ts";
import { machineTime } from "../machine-time.ts";
import { type Run, under } from "../run.ts";
import type { RunningServer } from "../servers.ts";
import type { Load, LoadOptions, LoadRequest } from "./generate.ts";

/** A load with its processor time, in milliseconds for one answer (Linux only, NaN elsewhere). */
export interface MeasuredLoad extends Load {
  /** Of the server itself. */
  cpu: number;
  /** Of all processes of PostgreSQL. */
  databaseCpu: number;
  /** Cores that other programs had meanwhile. */
  others: number;
}

/** A load of the settings' length on a server, with the processor time that it took. */
export async function measureLoad(
  run: Run,
  { url, pid }: RunningServer,
  requests: readonly LoadRequest[],
  options: Partial<LoadOptions> = {},
): Promise<MeasuredLoad> {
  const times = () => ({
    own: cpuOf(pid),
    database: run.databases.cpu(),
    client: process.cpuUsage(),
    machine: machineTime(),
    at: performance.now(),
  });
  const before = times();
  const load = await under(run, url, requests, options);
  const after = times();
  const own = after.own - before.own;
  const database = after.database - before.database;
  const client = process.cpuUsage(before.client);
  const ours = own + database + (client.user + client.system) / 1_000;
  return {
    ...load,
    cpu: own / load.count,
    databaseCpu: database / load.count,
    others: Math.max(0, after.machine - before.machine - ours) / (after.at - before.at),
  };
}
