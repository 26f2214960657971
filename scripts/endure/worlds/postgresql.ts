import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { defaultConnectionsPerWorker } from "../../../api/src/environment/workers.ts";
import { scratchFolder } from "../../../api/src/testing/scratch-folder.ts";
import { Failure } from "../../process.ts";
import { findPostgresql } from "../../testing/machine.ts";
import { type OwnServer, startKeptPostgresql } from "../../testing/postgresql.ts";
import { isRunning } from "../../testing/server-process.ts";
import { startProxy } from "../proxy.ts";
import { type Settings, withMore } from "./servers.ts";
import { onDatabase, openServers, openSurroundings, type Postgresql, type World } from "./world.ts";

const serverCount = 2;
/** Connections of each server; PostgreSQL has room for a few more. */
export const poolSize = defaultConnectionsPerWorker;
const postgresqlSettings = ["max_connections=40", "superuser_reserved_connections=3"];
/** PostgreSQL refuses to start until the processes of one that was killed have ended. */
const startAttempts = 100;

/** Starts two servers on a PostgreSQL server of their own, which they reach through a proxy; with more settings if given. */
export async function openPostgresqlWorld(more: Settings): Promise<World> {
  const bin = findPostgresql();
  if (!bin) throw new Failure("There is no PostgreSQL server on this machine.");
  const folder = mkdtempSync(join(scratchFolder(), "assay-endure-"));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const dataDirs = Array.from({ length: serverCount }, (_, index) => join(folder, `server-${index}`));
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    while (closing.length > 0) await closing.pop()?.();
  };
  try {
    const { postgresql, stop } = await openPostgresql(bin, join(folder, "postgresql"));
    closing.push(stop);
    const { host, port } = socketOf(postgresql.url);
    const proxy = await startProxy({ path: `${host}/.s.PGSQL.${port}` });
    closing.push(() => proxy.close());
    const services = await openSurroundings();
    closing.push(services.close);
    const direct = { DATABASE_URL: postgresql.url };
    const shared = {
      ...services.shared,
      DATABASE_URL: `postgresql://postgres@127.0.0.1:${proxy.port}/postgres`,
      DATABASE_POOL_SIZE: String(poolSize),
    };
    for (const dataDir of dataDirs) mkdirSync(dataDir);
    const running = await openServers(
      dataDirs.map((dataDir) => withMore({ ...shared, DATA_DIR: dataDir }, more)),
    );
    closing.push(running.close);
    return {
      kind: "postgresql",
      url: running.balancer.url,
      servers: running.servers,
      services,
      dataDir: dataDirs[0] ?? folder,
      diskBytes: null,
      postgresql,
      proxy,
      commandSettings: { ...shared, ...direct, DATA_DIR: dataDirs[0] ?? folder },
      withDatabase: (work) => onDatabase({ url: postgresql.url, dataDir: "" }, work),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openPostgresql(
  bin: string,
  folder: string,
): Promise<{ postgresql: Postgresql; stop(): Promise<void> }> {
  let server: OwnServer = await startKeptPostgresql(bin, folder, postgresqlSettings);
  const postgresql: Postgresql = {
    url: server.url,
    pid: () => server.pid,
    async end(signal) {
      if (isRunning(server.pid)) process.kill(server.pid, signal);
      while (isRunning(server.pid)) await sleep(10);
    },
    async start() {
      for (let attempt = 1; ; attempt++)
        try {
          server = await startKeptPostgresql(bin, folder, postgresqlSettings);
          return;
        } catch (error) {
          if (attempt === startAttempts) throw error;
          await sleep(50);
        }
    },
  };
  return { postgresql, stop: () => postgresql.end("SIGQUIT") };
}

function socketOf(url: string): { host: string; port: string } {
  const { searchParams, port } = new URL(url);
  return { host: searchParams.get("host") ?? "", port: port || "5432" };
}
