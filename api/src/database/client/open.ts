import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { createConcurrencyLimiter } from "../../limits/concurrency-limiter.ts";
import type { PoolName } from "../../metrics/database.ts";
import { openEmbedded } from "../embedded/embedded.ts";
import type { Role } from "../embedded/lock.ts";
import { ownApplication } from "../embedded/wire-frames.ts";
import { PrismaClient } from "../generated/prisma/client.ts";
import { minSimilarity } from "../query/similarity.ts";
import { DatabaseError } from "./errors.ts";
import { MeasuredPool } from "./measured-pool.ts";
import { createReader, type Reader } from "./reader.ts";
import { type StatementLimits, StatementNames } from "./statement-names.ts";

/** An open database: the same to its users whichever kind it is. */
export type Database = {
  kind: "embedded" | "postgresql";
  prisma: PrismaClient;
  reader: Reader;
  /** The connections under Prisma, for statements that Prisma cannot state. */
  pool: pg.Pool;
  /** Ends the connections, and the embedded database if this process started it. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A PostgreSQL server; without it the embedded database in `dataDir` is used. */
  url?: string | undefined;
  dataDir: string;
  /** A second server is refused on an embedded database; a command may run alongside one. */
  role: Role;
  /** Connections to a PostgreSQL server for reading, and for all else. The embedded database has one for both. */
  poolSize?: number;
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

/** How long a caller waits for a connection: with a pool of one, until the transactions before it are done. */
const patience = 30_000;

/** Size of Prisma's cache of query plans. A mutation's selection is part of the query's shape. */
const maxQueryPlans = 300;

/** A little longer than a free document may run (inputs/limits.ts); after that nobody waits for the result. */
const usualReadTimeout = 11_000;

/**
 * Reads that may take long, on a PostgreSQL server: one at a time on a connection of its own, ended after some seconds. Where the database
 * shares its cores with the pages, a second one at the same time would double what other pages wait for.
 */
const expensiveOnServer = {
  concurrency: { name: "searches", maxConcurrent: 1, maxQueued: 40 },
  timeout: 5_000,
} as const;

/**
 * The same on the embedded database, which has one connection and cannot end a statement: one at a time, and in between it is
 * everybody else's four times as long.
 */
const expensiveOnEmbedded = { name: "searches", maxConcurrent: 1, maxQueued: 20, restRatio: 4 } as const;

/** The oldest PostgreSQL that the migrations run on (functions with SQL bodies). */
const oldestVersion = 14;

/** Opens the database; throws a DatabaseError of one sentence when that cannot be done. It applies no migrations. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const log = options.log ?? console.error;
  const lost = options.lost ?? ((error) => log(`A database connection was lost: ${error.message}`));
  const names = new StatementNames(options.statements);
  if (options.url) {
    const target = targetOf(options.url);
    const place = { connectionString: options.url, max: options.poolSize ?? 10 };
    return connect("postgresql", {
      role: options.role,
      place,
      target,
      lost,
      names,
      readTimeout: options.readTimeout ?? usualReadTimeout,
    });
  }
  const embedded = await openEmbedded({
    dataDir: options.dataDir,
    role: options.role,
    durable: options.durable ?? true,
    log,
  });
  const place = { host: embedded.socketFolder, user: "postgres", database: "postgres", max: 1 };
  try {
    return await connect("embedded", {
      role: options.role,
      place,
      target: options.dataDir,
      lost,
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
  place: pg.PoolConfig;
  target: string;
  lost(error: Error): void;
  names: StatementNames;
  /** Readers have connections of their own then: what writes, imports and migrates may take its time. */
  readTimeout?: number;
  afterwards?(): Promise<void>;
}

async function connect(
  kind: Database["kind"],
  { role, place, target, lost, names, readTimeout, afterwards = async () => {} }: Connecting,
): Promise<Database> {
  const pool = openPool("main", place, lost);
  // The embedded database has one connection, and cannot be interrupted: it runs in one thread, without signals.
  const readers = readTimeout === undefined ? pool : openPool("reads", place, lost, { timeout: readTimeout });
  const expensive = readTimeout === undefined ? pool : openExpensivePool(place, lost);
  for (const each of new Set([pool, readers, expensive])) {
    endOlder(each, names);
    // A command beside the server, such as a backup, is not what is watched.
    if (role === "server") each.watch();
  }
  try {
    await refuseOldServer(pool, target);
  } catch (error) {
    await endAll(pool, readers, expensive);
    throw error instanceof DatabaseError
      ? error
      : new DatabaseError(unreachable(target, error), { cause: error });
  }
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, {
      statementNameGenerator: ({ sql }) => names.statement(sql, "command").name,
    }),
    transactionOptions: { maxWait: patience, timeout: patience },
    queryPlanCacheMaxSize: maxQueryPlans,
  });
  return {
    kind,
    prisma,
    reader: createReader(readers, prisma, names, {
      pool: expensive,
      runLimited: createConcurrencyLimiter(
        kind === "embedded" ? expensiveOnEmbedded : expensiveOnServer.concurrency,
      ),
    }),
    pool,
    close: once(async () => {
      await prisma.$disconnect();
      await endAll(pool, readers, expensive);
      await afterwards();
    }),
  };
}

/** Statements on connections with a timeout are ended by the server when it is over (57014). */
function openPool(
  name: PoolName,
  place: pg.PoolConfig,
  lost: Connecting["lost"],
  { timeout = 0, settings = "" } = {},
): MeasuredPool {
  const pool = new MeasuredPool(name, {
    ...place,
    application_name: ownApplication,
    connectionTimeoutMillis: patience,
    types: { getTypeParser },
    // Prisma sends and reads times without a zone and means UTC, whatever the server's own zone is.
    onConnect: (client) =>
      client.query(
        `SET TIME ZONE 'UTC'; SET pg_trgm.word_similarity_threshold = ${minSimilarity};
        ${timeout > 0 ? `SET statement_timeout = ${timeout};` : ""} ${settings}`,
      ),
  });
  // A connection lost while idle is replaced by the next caller's; without a listener it would end the process.
  pool.on("error", lost);
  // Lost while in use, it fails the statement that runs; the pool listens to idle ones only.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Closes connections of an earlier statement generation when they are released. DEALLOCATE is no alternative: `pg` remembers
 * what a connection has prepared.
 */
function endOlder(pool: pg.Pool, names: StatementNames): void {
  const generations = new WeakMap<pg.PoolClient, number>();
  pool.on("connect", (client) => generations.set(client, names.generation));
  pool.on("release", (_error, client) => {
    // The pool drops a client that is ending, and opens another for the next caller.
    if (generations.get(client) !== names.generation) void client.end().catch(() => {});
  });
}

/** One processor is enough for a statement that may take long, and compiling it takes longer than running it does. */
function openExpensivePool(place: pg.PoolConfig, lost: Connecting["lost"]): MeasuredPool {
  const { concurrency, timeout } = expensiveOnServer;
  const settings = "SET max_parallel_workers_per_gather = 0; SET jit = off";
  return openPool("searches", { ...place, max: concurrency.maxConcurrent }, lost, { timeout, settings });
}

async function endAll(...pools: readonly pg.Pool[]): Promise<void> {
  await Promise.all([...new Set(pools)].map((pool) => pool.end()));
}

/** A date without a time stays text: as a Date it would be midnight in this process's zone, another day elsewhere. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.DATE ? (value: unknown) => value : pg.types.getTypeParser(oid, format as "text");

/** Closing twice is closing once: several parts of a program may each see to it. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

async function refuseOldServer(pool: pg.Pool, target: string): Promise<void> {
  const answer = await pool.query<{ server_version_num: string }>("SHOW server_version_num");
  const version = Math.floor(Number(answer.rows[0]?.server_version_num) / 10_000);
  if (version < oldestVersion) {
    throw new DatabaseError(
      `The PostgreSQL server at ${target} has version ${version}: use version ${oldestVersion} or newer.`,
    );
  }
}

/** Host, port and name of a database for messages, without the password. */
function targetOf(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    if (protocol === "postgresql:" || protocol === "postgres:") return `${host}${pathname}`;
  } catch {
    // Told below, without repeating what was given: it may hold a password.
  }
  throw new DatabaseError(
    "DATABASE_URL is not the address of a PostgreSQL server: write postgresql://user:password@host:5432/name.",
  );
}

function unreachable(target: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = error instanceof Error ? error.message || code : String(error);
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
