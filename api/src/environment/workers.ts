import { availableParallelism } from "node:os";
import { z } from "zod";
import { defaultConnections, minConnections } from "../database/client/pools.ts";

const maxWorkers = 256;
const workersMessage = `must be auto or a whole number from 1 to ${maxWorkers}`;
const poolMessage = `must be a whole number from ${minConnections}`;

/** WORKERS: auto, or how many processes answer requests. */
export const workersSetting = z.union(
  [
    z.literal("auto"),
    z.coerce
      .number(workersMessage)
      .int(workersMessage)
      .min(1, workersMessage)
      .max(maxWorkers, workersMessage),
  ],
  { error: workersMessage },
);

/** DATABASE_POOL_SIZE: connections to PostgreSQL of all processes together. */
export const poolSizeSetting = z.coerce
  .number({ error: poolMessage })
  .int(poolMessage)
  .min(minConnections, poolMessage)
  .optional();

/**
 * Connections of each of several workers where DATABASE_POOL_SIZE is not set. Few: more statements at once than PostgreSQL has cores only make each
 * take longer, while a wait for a connection tells the guard against overload that there is too much to do.
 */
export const defaultConnectionsPerWorker = 8;
/** Connections of all of them together at most. */
const defaultTotal = 40;

/** Processes that answer requests, and the connections to PostgreSQL that they share. */
export interface Workers {
  count: number;
  connections: number;
}

interface WorkersSettings {
  workers: "auto" | number;
  poolSize: number | undefined;
  /** Why there can be one process only, if so. */
  single: string | undefined;
}

/**
 * How many processes the settings ask for: `auto` is one a processor core, as far as the connections are enough. Returns a sentence that
 * names the setting where they contradict each other.
 */
export function planWorkers(
  { workers, poolSize, single }: WorkersSettings,
  cores = availableParallelism(),
): Workers | string {
  if (workers !== "auto") {
    if (workers > 1 && single !== undefined) return `WORKERS: must be 1 or auto ${single}`;
    const connections = poolSize ?? defaultPoolSize(workers);
    return connections < workers * minConnections
      ? `DATABASE_POOL_SIZE: must be ${workers * minConnections} or more for ${workers} workers, ${minConnections} for each`
      : { count: workers, connections };
  }
  const max = Math.floor((poolSize ?? defaultTotal) / minConnections);
  const count = single === undefined ? Math.min(cores, max) : 1;
  return { count, connections: poolSize ?? defaultPoolSize(count) };
}

function defaultPoolSize(workers: number): number {
  if (workers === 1) return defaultConnections;
  return Math.max(Math.min(workers * defaultConnectionsPerWorker, defaultTotal), workers * minConnections);
}
