import pg from "pg";
import type { PoolName } from "../../metrics/database.ts";
import { ownApplication } from "../embedded/wire-frames.ts";
import { minSimilarity } from "../query/similarity.ts";
import { MeasuredPool } from "./measured-pool.ts";
import type { StatementNames } from "./statement-names.ts";

/** Connections of one process by what they are for. */
export interface Pools {
  /** Writes, migrations, jobs and imports, which may take their time. */
  main: MeasuredPool;
  /** Reads, with a statement timeout. */
  readers: MeasuredPool;
  /** Reads that may take long. */
  expensive: MeasuredPool;
  /** The change log, so that looking into it waits for nobody; probes of readiness, too. */
  changes: MeasuredPool;
}

/** Connections of a process that has the database to itself: 9 to write, 9 to read, two for reads that may take long, and one for the change log. */
export const defaultConnections = 21;

/** Minimum number of connections of which two are for reads that may take long: of fewer, too few would be left for pages. By default each of several workers has fewer. */
const enoughForTwo = 20;

/** Connections with which a process still works well: one to write, two to read, one for reads that may take long, and one for the change log. */
export const minConnections = 5;

/** How long a caller waits for a connection: with a pool of one, until the transactions before it are done. */
export const connectionTimeoutMs = 30_000;

/** Milliseconds after which an unused connection is closed: opening it again takes longer than the statement it is for. */
const idleTimeout = 10 * 60_000;

/** Statement timeout of reads that may take long, in milliseconds. */
const expensiveTimeout = 5_000;

/** Statement timeout of looks into the change log, in milliseconds. */
const changesTimeout = 1_000;

/**
 * Milliseconds after a statement timeout in which the server must have said so. After them the connection counts as lost: a server that
 * is frozen or out of reach closes none.
 */
const silence = 10_000;

/** Milliseconds without data after which the operating system begins to send probes; its own default is two hours. */
const keepAliveDelay = 60_000;

export interface PoolOptions {
  place: pg.PoolConfig;
  /** Called with the error of a connection that was lost while idle. */
  lost(error: Error): void;
  names: StatementNames;
}

/** The pools of a PostgreSQL server, which together open as many connections at most. `readTimeout` is in milliseconds. */
export function openPools(
  options: PoolOptions,
  { connections, readTimeout }: { connections: number; readTimeout: number },
): Pools {
  const expensive = connections >= enoughForTwo ? 2 : 1;
  const others = Math.max(2, connections - expensive - 1);
  const main = Math.floor(others / 2);
  // Compiling a statement takes longer than running it does.
  const settings = "SET jit = off";
  // One processor is enough for a statement that may take long.
  const alone = `${settings}; SET max_parallel_workers_per_gather = 0`;
  return {
    main: openPool("main", options, { max: main, settings }),
    readers: openPool("reads", options, { max: others - main, timeout: readTimeout, settings }),
    expensive: openPool("searches", options, { max: expensive, timeout: expensiveTimeout, settings: alone }),
    changes: openPool("changes", options, { max: 1, timeout: changesTimeout, settings: alone }),
  };
}

/** The pool of the embedded database, which has one connection and cannot interrupt a statement. */
export function openSinglePool(options: PoolOptions): Pools {
  const pool = openPool("main", options, { max: 1 });
  return { main: pool, readers: pool, expensive: pool, changes: pool };
}

/** Statements on connections with a timeout are ended by the server when it is over (57014). */
function openPool(
  name: PoolName,
  { place, lost, names }: PoolOptions,
  { max, timeout = 0, settings = "" }: { max: number; timeout?: number; settings?: string },
): MeasuredPool {
  const pool = new MeasuredPool(name, {
    ...place,
    max,
    application_name: ownApplication,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...(timeout > 0 && { answerWithin: timeout + silence }),
    idleTimeoutMillis: idleTimeout,
    // Routers and firewalls drop connections on which nothing is sent for minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
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
  endOlder(pool, names);
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

/** Has the metrics show the connections of all pools. */
export function watchPools(pools: Pools): void {
  for (const pool of differentPools(pools)) pool.watch();
}

/** Connections that all pools have open now. */
export function openConnections(pools: Pools): number {
  return [...differentPools(pools)].reduce((sum, { totalCount }) => sum + totalCount, 0);
}

/** Ends the connections of all pools. */
export async function endPools(pools: Pools): Promise<void> {
  await Promise.all([...differentPools(pools)].map((pool) => pool.end()));
}

const differentPools = ({ main, readers, expensive, changes }: Pools) =>
  new Set([main, readers, expensive, changes]);

/** A date without a time stays text: as a Date it would be midnight in this process's zone, another day elsewhere. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.DATE ? (value: unknown) => value : pg.types.getTypeParser(oid, format as "text");
