import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../api/src/database/client/open.ts";
import { root } from "../process.ts";
import { findPostgresql } from "../testing/machine.ts";
import { type OwnServer, startKeptPostgresql } from "../testing/postgresql.ts";
import { cpuOfFamily } from "./cpu-of.ts";
import { finishJobs, isLoaded, type LoadRecord, load, type Scale } from "./load-data.ts";
import { withDatabase } from "./with-database.ts";

const folder = join(root, ".assay/bench");

/** PostgreSQL settings that differ from the defaults: a small machine with solid-state disks, dedicated to PostgreSQL. */
const serverSettings = {
  shared_buffers: "512MB",
  effective_cache_size: "2GB",
  work_mem: "16MB",
  maintenance_work_mem: "256MB",
  random_page_cost: "1.1",
  effective_io_concurrency: "200",
  max_wal_size: "4GB",
  max_connections: "200",
};

/** A PostgreSQL server for the benchmark, whose data are kept for the next run. */
export interface Databases {
  /** URL of the database of a scale, loaded if necessary. */
  loaded(scale: Scale): Promise<string>;
  /** How the requested databases were loaded. */
  loads: Map<Scale, LoadRecord>;
  /** URL of an empty database of that name; an existing one is dropped. */
  empty(name: string): Promise<string>;
  /** URL of a writable copy of a loaded database; deleted when the server stops. */
  copied(scale: Scale): Promise<string>;
  /** Stops the server, which closes all connections, and starts it again at the same address. */
  restart(): Promise<void>;
  /** Processor time of the server's processes in milliseconds, also of those that have ended; NaN except on Linux. */
  cpu(): number;
  settings: Readonly<Record<string, string>>;
  version: string;
  stop(): Promise<void>;
}

/** Starts the server; `fresh` discards data of earlier runs, `stale` reuses them whatever they were made from. */
export async function openDatabases(
  { fresh, stale }: { fresh: boolean; stale: boolean },
  log: (line: string) => void,
): Promise<Databases> {
  const data = join(folder, "postgresql");
  if (fresh) rmSync(data, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const settings = Object.entries(serverSettings).map(([name, value]) => `${name}=${value}`);
  const start = () => startKeptPostgresql(findPostgresql() ?? "", data, settings);
  let server = await start();
  const loads = new Map<Scale, LoadRecord>();
  const copies = new Set<string>();
  const drop = (name: string) =>
    withDatabase(server.url, ({ pool }) => pool.query(`drop database if exists ${name} with (force)`));
  const loaded = async (scale: Scale): Promise<string> => {
    const url = urlOf(server, `scale_${scale}`);
    const record =
      (await isLoaded(server.url, url, scale, stale)) ??
      (await load(await empty(`scale_${scale}`), scale, log));
    // Before a server migrates data of another version, jobs of this one may not fit them.
    if (!stale && !loads.has(scale)) await finishJobs(url, log);
    loads.set(scale, record);
    return url;
  };
  const empty = async (name: string): Promise<string> => {
    await drop(name);
    await withDatabase(server.url, ({ pool }) => pool.query(`create database ${name}`));
    return urlOf(server, name);
  };
  return {
    loads,
    empty,
    loaded,
    async copied(scale) {
      await loaded(scale);
      const name = `copy_of_${scale}`;
      await drop(name);
      copies.add(name);
      await withDatabase(server.url, ({ pool }) =>
        pool.query(`create database ${name} template scale_${scale}`),
      );
      return urlOf(server, name);
    },
    async restart() {
      await server.stop();
      server = await start();
    },
    cpu: () => cpuOfFamily(server.pid),
    settings: serverSettings,
    version: await withDatabase(server.url, versionOf),
    async stop() {
      for (const name of copies) await drop(name);
      await server.stop();
    },
  };
}

function urlOf(server: OwnServer, name: string): string {
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

async function versionOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>("show server_version");
  return rows[0]?.server_version ?? "";
}
