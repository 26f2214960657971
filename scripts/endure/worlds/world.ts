import { join } from "node:path";
import { type Database, openDatabase } from "../../../api/src/database/client/open.ts";
import { root } from "../../process.ts";
import { type Balancer, startBalancer } from "../../testing/balancer.ts";
import { freePort } from "../../testing/port.ts";
import type { WeatherProxy } from "../proxy.ts";
import { openServer, type Server, type Settings } from "./servers.ts";
import { openServices, type Services } from "./services.ts";

/** A PostgreSQL server that can be ended and started again. */
export interface Postgresql {
  pid(): number;
  /** Ends it by a signal: SIGINT is fast, SIGQUIT immediate. */
  end(signal: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Its own address, around the proxy. */
  url: string;
}

/** The built product on one kind of database, with everything that it talks to. */
export interface World {
  kind: "embedded" | "postgresql";
  /** The load balancer, which clients talk to. */
  url: string;
  servers: readonly Server[];
  services: Services;
  /** The embedded world's folder, on a small file system of its own where that is allowed. */
  dataDir: string;
  /** Bytes of that file system; null where there is none. */
  diskBytes: number | null;
  /** Only where the database is PostgreSQL. */
  postgresql: Postgresql | null;
  proxy: WeatherProxy | null;
  /** Settings of commands that work on the database. */
  commandSettings: Settings;
  /** Runs work on the database, beside the servers. */
  withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Settings of every server: they share a secret, and there are no limits, because all clients come from one address. */
const sharedSettings = {
  SECRET: "0f".repeat(32),
  WORKERS: "1",
  LOG_LEVEL: "warn",
  // As `npm start` sets it.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
  ADMIN_EMAIL: "operator@endure.example",
  ADMIN_PASSWORD: "correct horse battery",
};

/** Starts the services that servers talk to; with the settings of servers that use them. */
export async function openSurroundings(): Promise<
  Services & { shared: Record<string, string>; close(): Promise<void> }
> {
  const services = await openServices();
  return { ...services, shared: { ...sharedSettings, ...services.settings } };
}

/** Starts servers with these settings behind a load balancer, and waits until all are ready. */
export async function openServers(
  all: readonly Settings[],
): Promise<{ servers: Server[]; balancer: Balancer; close(): Promise<void> }> {
  const balancer = await startBalancer({ probeMs: 100 });
  const servers: Server[] = [];
  const close = async () => {
    for (const server of servers) await server.remove();
    await balancer.close();
  };
  try {
    for (const settings of all) {
      // People come back from the identity provider to any of them.
      const server = await openServer({
        ...settings,
        PUBLIC_URL: balancer.url,
        PORT: String(await freePort()),
      });
      servers.push(server);
      // One after the other: the first one migrates.
      await server.readyAfter(performance.now());
      balancer.add(server.url);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { servers, balancer, close };
}

/** Runs work on a database and closes it. */
export async function onDatabase<Result>(
  place: { url?: string; dataDir: string },
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ ...place, role: "command", connections: 9, lost: () => {} });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
