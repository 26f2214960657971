import { join } from "node:path";
import { type Database, openDatabase } from "../../../api/src/database/client/open.ts";
import { type MailServer, openMailServer } from "../../../api/src/testing/mail.ts";
import { root } from "../../process.ts";
import { type Balancer, startBalancer } from "../../testing/balancer.ts";
import { freePort } from "../../testing/port.ts";
import type { WeatherProxy } from "../proxy.ts";
import { openServer, type Server } from "./servers.ts";

/** Settings of a server, by their names in its environment. */
export type Settings = Readonly<Record<string, string>>;

/** The mail server, which can be away or slow. */
export interface Mails {
  arrived: MailServer["arrived"];
  /** What it does with the next recipients: takes them, takes its time, or refuses them. */
  turn(state: "clear" | "slow" | "refusing"): void;
}

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
  mails: Mails;
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

const slowMailMs = 3_000;

/** Starts an SMTP server for a world. */
export async function openMails(): Promise<Mails & { url: string; close(): Promise<void> }> {
  let state: Parameters<Mails["turn"]>[0] = "clear";
  const server = await openMailServer({
    async recipient() {
      if (state === "refusing") throw Object.assign(new Error("Try later"), { responseCode: 451 });
      if (state === "slow") await new Promise((resolve) => setTimeout(resolve, slowMailMs));
    },
  });
  return {
    url: server.url,
    arrived: server.arrived,
    close: server.close,
    turn(next) {
      state = next;
    },
  };
}

/** Settings of every server: they share a secret, and one address from which all clients come has no limits. */
export const sharedSettings = (mailUrl: string): Record<string, string> => ({
  SECRET: "0f".repeat(32),
  WORKERS: "1",
  LOG_LEVEL: "warn",
  // As `npm start` sets it.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
  SMTP_URL: mailUrl,
  ADMIN_EMAIL: "operator@endure.example",
  ADMIN_PASSWORD: "correct horse battery",
});

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
      const server = await openServer({ ...settings, PORT: String(await freePort()) });
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
