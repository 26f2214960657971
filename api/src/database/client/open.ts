import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { createConcurrencyLimiter } from "../../limits/concurrency-limiter.ts";
import { openEmbedded } from "../embedded/embedded.ts";
import type { Role } from "../embedded/lock.ts";
import { PrismaClient } from "../generated/prisma/client.ts";
import { DatabaseError } from "./errors.ts";
import {
  connectionTimeoutMs,
  defaultConnections,
  endPools,
  openConnections,
  openPools,
  openSinglePool,
  type Pools,
  watchPools,
} from "./pools.ts";
import { createReader, type Reader } from "./reader.ts";
import { refuseOldServer, refuseSharedSessions } from "./refusals.ts";
import { type StatementLimits, StatementNames } from "./statement-names.ts";
import { isWriting } from "./transaction.ts";
import { DatabaseUrlError, readDatabaseUrl } from "./url.ts";

/** An open database: the same to its users whichever kind it is. */
export type Database = {
  kind: "embedded" | "postgresql";
  prisma: PrismaClient;
  reader: Reader;
  /** The connections under Prisma, for statements that Prisma cannot state. */
  pool: pg.Pool;
  /** The connection on which the change log is followed, and readiness asked for. */
  changePool: pg.Pool;
  /** Connections that are open now, also those of the reader. */
  connections(): number;
  /** Milliseconds for which the caller has waited that waits longest for a connection, other than for a slow statement. */
  longestWait(): number;
  /** True while a transaction of this process is under way that will probably end soon: others wait for what it has locked. */
  isWriting(): boolean;
  /** Ends the connections, and the embedded database if this process started it. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A PostgreSQL server; without it the embedded database in `dataDir` is used. */
  url?: string | undefined;
  dataDir: string;
  /** A second server is refused on an embedded database; a command may run alongside one. */
  role: Role;
  /** Connections to a PostgreSQL server at most. The embedded database has one. */
  connections?: number;
  /** Statement timeout of reads on a PostgreSQL server, in milliseconds. */
  readTimeout?: number;
  /** False only where the data are thrown away: the embedded database then does not wait for the disk. */
  durable?: boolean;
  /** Limits of prepared statements. */
  statements?: StatementLimits;
  log?: (line: string) => void;
  /** Called with the error of a connection that was lost while idle; `log` gets a line if not set. */
  lost?: (error: Error) => void;
};

/** Size of Prisma's cache of query plans. A mutation's selection is part of the query's shape. */
const maxQueryPlans = 300;

/** A little longer than a free document may run (inputs/limits.ts); after that nobody waits for the result. */
const defaultReadTimeout = 11_000;

/** Milliseconds for which a request waits at most for its first read that may take long, and for each later one: a free document (inputs/limits.ts) is over by then. */
const queueTimeouts = { first: 5_000, later: 10_000 } as const;

/**
 * Reads that may take long, on a PostgreSQL server: one at a time on connections of their own (pools.ts), ended after some seconds. Where the database
 * shares its cores with the pages, a second one at the same time would double what other pages wait for. Most searches take a few milliseconds: while they
 * do, a second one runs where there is a connection for it, as otherwise the database would wait for the server after each of them. A request that has waited
 * for five seconds for its first one is refused: few people wait for longer, and those behind it would wait as long.
 */
const expensiveOnServer = (connections: number) =>
  ({
    name: "searches",
    maxConcurrent: 1,
    whileQuick: { milliseconds: 50, maxConcurrent: connections },
    maxQueued: 24,
    queueTimeouts,
  }) as const;

/**
 * The same on the embedded database, which has one connection and cannot end a statement: one at a time, and in between it is
 * everybody else's four times as long.
 */
const expensiveOnEmbedded = {
  name: "searches",
  maxConcurrent: 1,
  maxQueued: 20,
  maxWait: queueTimeouts.first,
  queueTimeouts,
  restRatio: 4,
} as const;

/** Opens the database; throws a DatabaseError of one sentence when that cannot be done. It applies no migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const log = options.log ?? console.error;
  const lost = options.lost ?? ((error) => log(`A database connection was lost: ${error.message}`));
  const names = new StatementNames(options.statements);
  if (options.url) {
    const target = targetOf(options.url);
    const { connections = defaultConnections, readTimeout = defaultReadTimeout } = options;
    const place = { connectionString: options.url };
    const pools = openPools({ place, lost, names }, { connections, readTimeout });
    return connect("postgresql", { role: options.role, pools, target, names });
  }
  const embedded = await openEmbedded({
    dataDir: options.dataDir,
    role: options.role,
    durable: options.durable ?? true,
    log,
  });
  const place = { host: embedded.socketFolder, user: "postgres", database: "postgres" };
  try {
    return await connect("embedded", {
      role: options.role,
      pools: openSinglePool({ place, lost, names }),
      target: options.dataDir,
      names,
      afterwards: () => embedded.close(),
    });
  } catch (error) {
    await embedded.close();
    throw error;
  }
}

interface Connecting {
  role: Role;
  pools: Pools;
  target: string;
  names: StatementNames;
  afterwards?(): Promise<void>;
}

async function connect(
  kind: Database["kind"],
  { role, pools, target, names, afterwards = async () => {} }: Connecting,
): Promise<Database> {
  // A command beside the server, such as a backup, is not what is watched.
  if (role === "server") watchPools(pools);
  try {
    await refuseOldServer(pools.main, target);
    if (kind === "postgresql") await refuseSharedSessions(pools.main, pools.readers, target);
  } catch (error) {
    await endPools(pools);
    throw error instanceof DatabaseError
      ? error
      : new DatabaseError(unreachable(target, error), { cause: error });
  }
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pools.main, {
      statementNameGenerator: ({ sql }) => names.statement(sql, "command").name,
    }),
    transactionOptions: { maxWait: connectionTimeoutMs, timeout: connectionTimeoutMs },
    queryPlanCacheMaxSize: maxQueryPlans,
  });
  return {
    kind,
    prisma,
    reader: createReader(pools.readers, prisma, names, {
      pool: pools.expensive,
      limiter: createConcurrencyLimiter(
        kind === "embedded" ? expensiveOnEmbedded : expensiveOnServer(pools.expensive.options.max),
      ),
    }),
    pool: pools.main,
    changePool: pools.changes,
    connections: () => openConnections(pools),
    longestWait: () => Math.max(pools.main.longestWait(), pools.readers.longestWait()),
    isWriting: () => isWriting(prisma),
    close: once(async () => {
      await prisma.$disconnect();
      await endPools(pools);
      await afterwards();
    }),
  };
}

/** Closing twice is closing once: several parts of a program may each see to it. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

/** Host, port and name of a database for messages, without the password. */
function targetOf(url: string): string {
  try {
    return readDatabaseUrl(url).target;
  } catch (error) {
    if (error instanceof DatabaseUrlError) throw new DatabaseError(`DATABASE_URL ${error.message}.`);
    throw error;
  }
}

function unreachable(target: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = error instanceof Error ? error.message || code : String(error);
  const [, parameter] = /unsupported startup parameter: (\w+)$/.exec(reason) ?? [];
  if (parameter)
    return `The pooler at ${target} refuses the parameter ${parameter}: take it out of DATABASE_URL, or add it to PgBouncer's ignore_startup_parameters.`;
  switch (code) {
    case "28P01":
    case "28000":
      return `The PostgreSQL server at ${target} refused the user or the password: correct them in DATABASE_URL.`;
    case "3D000":
      return `The PostgreSQL server at ${target} has no such database: create it, or correct its name in DATABASE_URL.`;
    default:
      return `The database at ${target} cannot be reached (${reason}): start it, or correct DATABASE_URL.`;
  }
}
