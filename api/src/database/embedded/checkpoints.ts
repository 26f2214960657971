import pg from "pg";
import { ownApplication } from "./wire-frames.ts";

const often = 10_000;
const atLatest = 5 * 60_000;
const atMostBytes = 64 * 1024 * 1024;

type Log = (line: string) => void;
type Client = Pick<pg.Client, "query">;

/**
 * Makes checkpoints. Alone in its process PostgreSQL makes none by itself: its log would grow for ever, and a start
 * after a crash would replay all of it.
 */
export async function scheduleCheckpoints(socketFolder: string, log: Log): Promise<{ stop(): void }> {
  const client = new pg.Client({
    host: socketFolder,
    user: "postgres",
    database: "postgres",
    application_name: ownApplication,
  });
  await client.connect();
  // The connection only fails when this very process ends.
  client.on("error", () => {});
  return keepCheckpoints(client, await written(client), log);
}

/** Makes a checkpoint when enough was written since `done`, or long ago; one question after another, as each may have to wait. */
export function keepCheckpoints(client: Client, done: number, log: Log): { stop(): void } {
  let last = Date.now();
  const checkpoint = async (): Promise<void> => {
    const bytes = (await written(client)) - done;
    if (bytes === 0 || (bytes < atMostBytes && Date.now() - last < atLatest)) return;
    await client.query("CHECKPOINT");
    done = await written(client);
    last = Date.now();
  };
  const complain = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : error;
    log(`The embedded database could not make a checkpoint: ${reason}`);
  };
  const next = (): void => {
    timer = setTimeout(() => void checkpoint().catch(complain).finally(next), often);
  };
  let timer: NodeJS.Timeout | undefined;
  next();
  return { stop: () => clearTimeout(timer) };
}

async function written(client: Client): Promise<number> {
  const answer = await client.query<{ bytes: string }>("SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes");
  return Number(answer.rows[0]?.bytes);
}
