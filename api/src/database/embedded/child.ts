/**
 * The process of the embedded database: PostgreSQL as WASM, served on a unix socket. Started by embedded.ts, it ends
 * when the channel to its parent closes, however the parent ended.
 */
import { chmodSync, existsSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { DatabaseError } from "../client/errors.ts";
import { scheduleCheckpoints } from "./checkpoints.ts";
import { type ChildMessage, type ChildOptions, closeRequest, lifeRequest } from "./embedded.ts";
import { DurableFiles, startParameters, syncEntries, syncFolder } from "./files.ts";
import {
  type EmbeddedFolder,
  embeddedFolder,
  fitsSocket,
  freeBytes,
  prepareFolder,
  shortSocketFolder,
  socketName,
  startFailure,
} from "./folder.ts";
import { endHolder, removeHolder, takeLock, touchEnded, writeHolder } from "./lock.ts";
import { WireServer } from "./wire.ts";

const options = JSON.parse(process.argv[2] ?? "") as ChildOptions;

// Only the parent's channel decides when to end. A signal to the whole group (Ctrl+C, systemd) must not take the
// database away from a server that still finishes its requests.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.umask(0o077);
// From the beginning, because the start itself may never end.
process.on("message", (message) => message === lifeRequest && send({ kind: "alive" }));

try {
  const folder = embeddedFolder(options.dataDir);
  prepareFolder(folder);
  await takeLock(folder, { role: options.role, log });
  removeHolder(folder);
  await serve(folder);
} catch (error) {
  const message =
    error instanceof DatabaseError
      ? error.message
      : `The embedded database in ${options.dataDir} did not start: ${startFailure(error, freeBytes(options.dataDir))}`;
  send({ kind: "refused", message });
  process.exit(1);
}

async function serve(folder: EmbeddedFolder): Promise<void> {
  const db = await openFiles(folder);
  const wire = new WireServer(db, {
    log,
    foreign: (isRunning) => send({ kind: "foreign", isRunning }),
    // As after a kill, what was committed is in the files, and the parent starts another process.
    failed(error) {
      console.error(error);
      process.exit(1);
    },
  });
  const sockets = await listen(wire, folder);
  const checkpoints = await scheduleCheckpoints(sockets, log);
  writeHolder(folder, {
    pid: process.ppid,
    childPid: process.pid,
    role: options.role,
    socketFolder: sockets,
  });

  const end = async (): Promise<void> => {
    endHolder(folder);
    checkpoints.stop();
    await wire.close();
    await db.close();
    touchEnded(folder);
    rmSync(join(sockets, socketName), { force: true });
    if (sockets !== folder.root) rmdirSync(sockets);
    process.exit(0);
  };
  process.once("disconnect", end);
  process.on("message", (message) => message === closeRequest && process.disconnect());
  if (process.connected) send({ kind: "ready", socketFolder: sockets });
  else await end();
}

/** Listens in the database's own folder if that can hold a socket, and returns the folder. */
async function listen(wire: WireServer, folder: EmbeddedFolder): Promise<string> {
  const listenIn = async (sockets: string): Promise<string> => {
    const path = join(sockets, socketName);
    rmSync(path, { force: true });
    await wire.listen(path);
    chmodSync(path, 0o600);
    return sockets;
  };
  if (!fitsSocket(folder)) return listenIn(shortSocketFolder(folder));
  // Some file systems hold no sockets, such as a folder that is shared into a virtual machine.
  return listenIn(folder.root).catch(() => listenIn(shortSocketFolder(folder)));
}

/**
 * Creates a new database in another folder and renames it when complete, so that an unfinished one is never opened. Files are
 * synced to disk once at the end.
 */
async function openFiles(folder: EmbeddedFolder): Promise<PGlite> {
  if (!existsSync(folder.data)) {
    rmSync(folder.unfinished, { recursive: true, force: true });
    const fresh = await open(folder.unfinished, false);
    await fresh.close();
    if (options.durable) await syncFolder(folder.unfinished);
    renameSync(folder.unfinished, folder.data);
    if (options.durable) await syncEntries(folder.root);
  }
  return open(folder.data, options.durable);
}

function open(folder: string, durable: boolean): Promise<PGlite> {
  // Settings come from the start parameters alone: one of ALTER SYSTEM may be more than this engine can start with.
  rmSync(join(folder, "postgresql.auto.conf"), { force: true });
  return PGlite.create({
    fs: new DurableFiles(folder),
    extensions: { pg_trgm },
    startParams: startParameters(durable),
  });
}

function log(line: string): void {
  send({ kind: "log", line });
}

function send(message: ChildMessage): void {
  // The parent may have exited.
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
