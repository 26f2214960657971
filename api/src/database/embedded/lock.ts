import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "../client/errors.ts";
import { type EmbeddedFolder, socketName } from "./folder.ts";

/** Whether a process serves others for as long as it runs, or does one piece of work. */
export type Role = "server" | "command";

/** The process that has the database open. A command's database ends with the command, so only a server's is shared. */
export type Holder = {
  /** The process that started the database. */
  pid: number;
  /** The database's own process. */
  childPid: number;
  role: Role;
  socketFolder: string;
};

/** How long the lock is waited for: its holder may be just ending. */
const timeoutMs = 5_000;

/** How long after its end a server may take to start again: its process manager may wait for five seconds (deploy/assay.service). */
const restartTimeoutMs = 10_000;

/** From this time on, the log tells what was waited for. */
const logAfterMs = 500;

/** How long a server that still answers is taken for one that is just ending. */
const answeringTimeoutMs = 1_000;

/**
 * Takes the folder's lock, or throws a sentence that names the holder. Uses a lock of the operating system (through SQLite,
 * because Node has no call for one), which is released when the process ends in any way, so there are no stale locks.
 */
export async function takeLock(
  folder: EmbeddedFolder,
  { role, log }: { role: Role; log: (line: string) => void },
): Promise<void> {
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  let holder: string | undefined;
  while (!tryLock(folder)) {
    // One that is closing has taken its note back already.
    if (holder === undefined || readHolder(folder)) holder = nameOfHolder(folder);
    const waited = elapsed();
    if (waited >= timeoutMs || (waited >= answeringTimeoutMs && (await runningServer(folder)))) {
      throw new DatabaseError(refusal(folder, role));
    }
    await sleep(50);
  }
  if (holder !== undefined && elapsed() > logAfterMs)
    log(`Waited ${(elapsed() / 1000).toFixed(1)} s for the database, which ${holder} had.`);
}

function tryLock(folder: EmbeddedFolder): boolean {
  const file = new DatabaseSync(folder.lock);
  try {
    file.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch {
    file.close();
    return false;
  }
  // Kept open for good: the lock would go if the object were collected.
  heldLocks.push(file);
  return true;
}

const heldLocks: DatabaseSync[] = [];

function nameOfHolder(folder: EmbeddedFolder): string {
  const holder = readHolder(folder);
  // The latter may go on without the former, if that was killed while a statement ran.
  return holder
    ? `a ${holder.role} (process ${holder.pid}, its database process ${holder.childPid})`
    : "another process";
}

function refusal(folder: EmbeddedFolder, role: Role): string {
  const advice =
    role === "server" && readHolder(folder)?.role === "server"
      ? "stop it first, or set DATABASE_URL to a PostgreSQL server, which several servers can share"
      : "wait until it has ended, or stop it";
  return `The database in ${folder.root} is in use by ${nameOfHolder(folder)}: ${advice}.`;
}

/** Publishes the holder for other processes. */
export function writeHolder(folder: EmbeddedFolder, holder: Holder): void {
  const temporary = `${folder.holder}.new`;
  writeFileSync(temporary, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  renameSync(temporary, folder.holder);
}

/** Takes that back, before the database stops answering. A server's note gets another name, which needs no space on a full disk, and the time. */
export function endHolder(folder: EmbeddedFolder): void {
  if (readHolder(folder)?.role !== "server") {
    removeHolder(folder);
    return;
  }
  try {
    renameSync(folder.holder, folder.ended);
    touchEnded(folder);
  } catch {
    // The database is to be closed in any case.
    removeHolder(folder);
  }
}

/** Says that a server ends now: first as it begins to close the database, which may take a while, and again when it is closed. */
export function touchEnded(folder: EmbeddedFolder): void {
  const now = new Date();
  try {
    utimesSync(folder.ended, now, now);
  } catch {
    // There is no note of a command. Without the time of a server a command may come first, which is no reason not to close the database.
  }
}

/** Removes what earlier holders left. */
export function removeHolder(folder: EmbeddedFolder): void {
  for (const path of [folder.holder, folder.ended]) rmSync(path, { force: true });
}

/** The server that answers for this folder now; the note of one that was killed does not count. */
export async function runningServer(folder: EmbeddedFolder): Promise<Holder | undefined> {
  const holder = readHolder(folder);
  if (holder?.role !== "server") return undefined;
  return (await answers(join(holder.socketFolder, socketName))) ? holder : undefined;
}

/**
 * The server that answers for this folder. One that ended a moment ago, or was killed, is waited for: its site waits for it too, so a command
 * that comes between must not take the database.
 */
export async function waitForServer(folder: EmbeddedFolder): Promise<Holder | undefined> {
  const end = performance.now() + restartMs(folder);
  for (;;) {
    const server = await runningServer(folder);
    if (server || performance.now() >= end) return server;
    await sleep(50);
  }
}

/** How long a server may still take to start again. */
function restartMs(folder: EmbeddedFolder): number {
  // Nobody knows when one ended that was killed with its database.
  if (readHolder(folder)?.role === "server") return restartTimeoutMs;
  try {
    return restartTimeoutMs - Math.max(0, Date.now() - statSync(folder.ended).mtimeMs);
  } catch {
    // None has ended, or the folder cannot be used, which is told when it is opened.
    return 0;
  }
}

/** Who holds the folder by its note. */
export function readHolder(folder: EmbeddedFolder): Holder | undefined {
  try {
    return JSON.parse(readFileSync(folder.holder, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
