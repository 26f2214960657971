import { Counter, Gauge, Histogram } from "prom-client";
import { registers } from "./registry.ts";

/** The connection pools of a server; the embedded database has only `main`. */
export type PoolName = "main" | "reads" | "searches" | "changes";

/** What the metrics need of a pool. */
export interface WatchedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max: number };
}

const pools = new Map<PoolName, WatchedPool>();

/** Has the metrics show a pool's connections. */
export function watchPool(name: PoolName, pool: WatchedPool): void {
  pools.set(name, pool);
}

/** No longer shows a pool that has ended, unless another is shown under its name by now. */
export function unwatchPool(name: PoolName, pool: WatchedPool): void {
  if (pools.get(name) === pool) pools.delete(name);
}

new Gauge({
  name: "assay_database_connections",
  help: "Open connections to the database that are idle or busy, by pool: main (writes and jobs), reads, searches, changes.",
  labelNames: ["pool", "state"],
  registers,
  collect() {
    this.reset();
    for (const [pool, { totalCount, idleCount }] of pools) {
      this.set({ pool, state: "idle" }, idleCount);
      this.set({ pool, state: "busy" }, totalCount - idleCount);
    }
  },
});

new Gauge({
  name: "assay_database_connections_max",
  help: "Connections that a pool opens at most.",
  labelNames: ["pool"],
  registers,
  collect() {
    this.reset();
    for (const [pool, { options }] of pools) this.set({ pool }, options.max);
  },
});

new Gauge({
  name: "assay_database_waiting",
  help: "Callers that wait for a connection, by pool.",
  labelNames: ["pool"],
  registers,
  collect() {
    this.reset();
    for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount);
  },
});

/** Time that callers of a pool waited for a connection. */
export const connectionWait = new Histogram({
  name: "assay_database_wait_duration_seconds",
  help: "Time until a caller got a connection, or gave up.",
  labelNames: ["pool"],
  buckets: [0.001, 0.01, 0.1, 1, 10],
  registers,
});

const seconds = new Histogram({
  name: "assay_database_statement_duration_seconds",
  help: "Time of a successful SQL statement on its connection, by what PostgreSQL says it was.",
  labelNames: ["kind"],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 5],
  registers,
});

const kinds = {
  SELECT: seconds.labels({ kind: "select" }),
  INSERT: seconds.labels({ kind: "insert" }),
  UPDATE: seconds.labels({ kind: "update" }),
  DELETE: seconds.labels({ kind: "delete" }),
};
const others = seconds.labels({ kind: "other" });

/** Records a statement by PostgreSQL's command tag; several statements in one have none. */
export function observeStatement(command: string | undefined, milliseconds: number): void {
  (kinds[command as keyof typeof kinds] ?? others).observe(milliseconds / 1000);
}

/** Why a statement failed. */
export type StatementFailure = "outage" | "timeout" | "constraint" | "collision" | "other";

const failures = new Counter({
  name: "assay_database_statement_failures_total",
  help: "SQL statements that failed: outage of the database, timeout, constraint, collision with another transaction (tried again), other.",
  labelNames: ["reason"],
  registers,
});

for (const reason of ["outage", "timeout", "constraint", "collision", "other"] satisfies StatementFailure[])
  failures.inc({ reason }, 0);

/** Counts a statement that failed. */
export function countStatementFailure(reason: StatementFailure): void {
  failures.inc({ reason });
}

const batched = new Counter({
  name: "assay_database_batched_reads_total",
  help: "Reads that ran together with others, as one SQL statement.",
  registers,
});

/** Counts reads that begin as one statement. */
export function countBatchedReads(reads: number): void {
  batched.inc(reads);
}
