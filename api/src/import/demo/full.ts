import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { Database } from "../../database/client/open.ts";
import { connectionTransaction } from "../../database/client/transaction.ts";
import { derivedTables } from "../load/bulk.ts";
import { type Batch, loadSets } from "../load/load.ts";
import { type SetName, setNames } from "../load/sets.ts";
import { fillDemoAlternatives } from "./alternatives.ts";
import { isEmpty, lockCatalogue } from "./demo.ts";
import type { FullOptions } from "./full-batches.ts";

/** The database has a catalogue already; the message says what to do. */
export class NotEmptyError extends Error {
  constructor() {
    super(
      "The database already has a catalogue, and the demo catalogue needs an empty database. Set DATA_DIR or DATABASE_URL to another one.",
    );
  }
}

export interface LoadOptions extends Partial<FullOptions> {
  /** Gets a line for each completed step. */
  log?: (line: string) => void;
}

/** Batches generated ahead of the one being loaded. */
const ahead = 4;

/**
 * Loads the full demo at a scale (default 1; see countsAt in prisma/demo/full/scale.ts) into a database without a catalogue,
 * in one transaction; returns the number of rows per table. Throws NotEmptyError if there is a catalogue, and RangeError for
 * an unsupported scale.
 */
export async function loadFull(
  database: Pick<Database, "pool">,
  { scale = 1, now = new Date(), log = () => {} }: LoadOptions = {},
): Promise<Record<SetName, number>> {
  const progress = (done: string, since: number) =>
    log(`  ${done} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  const loaded = await connectionTransaction(database, async (tx) => {
    await lockCatalogue(tx);
    if (!(await isEmpty(tx))) throw new NotEmptyError();
    const counts = await loadSets(tx, batchesOf({ scale, now }), now, progress);
    await fillDemoAlternatives(tx, now);
    return counts;
  });
  // Cannot run in a transaction. Marks pages as all-visible and collects statistics, which a server would do some time later.
  const since = performance.now();
  const others = [...setNames.filter((name) => name !== "review"), ...derivedTables, "compared_pair"];
  await Promise.all(
    ["review", others.join(", ")].map((tables) => database.pool.query(`vacuum (analyze) ${tables}`)),
  );
  progress("statistics", since);
  return loaded;
}

/** The batches that a worker thread generates while earlier ones are loaded. */
async function* batchesOf(options: FullOptions): AsyncGenerator<Batch> {
  const worker = new Worker(new URL("./full-worker.ts", import.meta.url), { workerData: options });
  try {
    const messages = on(worker, "message");
    for (let i = 0; i < ahead; i++) worker.postMessage("more");
    for await (const [batch] of messages as AsyncIterable<[Batch | null]>) {
      if (batch === null) return;
      yield batch;
      worker.postMessage("more");
    }
  } finally {
    await worker.terminate();
  }
}
