import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DatabaseError } from "../client/errors.ts";

/** The embedded database's own folder inside DATA_DIR, and what lies in it. */
export type EmbeddedFolder = {
  root: string;
  /** PostgreSQL's files. */
  data: string;
  /** A database being created; renamed when complete. */
  unfinished: string;
  /** Locked by the process that has the files open. */
  lock: string;
  /** Says who serves the database, and where. */
  holder: string;
  /** The note of a server that has ended; its time says when. */
  ended: string;
};

/** The names of everything in the folder; touches nothing. */
export function embeddedFolder(dataDir: string): EmbeddedFolder {
  const root = resolve(dataDir, "database");
  return {
    root,
    data: join(root, "data"),
    unfinished: join(root, "data.new"),
    lock: join(root, "lock"),
    holder: join(root, "holder.json"),
    ended: join(root, "ended.json"),
  };
}

/** The PostgreSQL version of the embedded database; the files of another cannot be opened. */
const embeddedVersion = "18";

/** Makes the folder when it is absent, closes it to others, and refuses one that holds something else. */
export function prepareFolder(folder: EmbeddedFolder): void {
  try {
    makeFolder(folder.root);
    chmodSync(folder.root, 0o700);
    accessSync(folder.root, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new DatabaseError(
      `The database folder ${folder.root} cannot be used (${reasonOf(error)}): give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  if (existsSync(folder.data)) refuseOtherVersion(folder);
  else refuseForeign(folder);
}

/** Node's `recursive` never returns where no folder can be created, such as in /proc. */
function makeFolder(path: string): void {
  if (!existsSync(path)) {
    makeFolder(dirname(path));
    try {
      mkdirSync(path, { mode: 0o700 });
    } catch (error) {
      // Another process may have been quicker.
      if (!existsSync(path)) throw error;
    }
  }
  if (!statSync(path).isDirectory()) throw Object.assign(new Error(path), { code: "ENOTDIR" });
}

function refuseOtherVersion(folder: EmbeddedFolder): void {
  const version = versionOf(folder.data);
  if (version === undefined) {
    throw new DatabaseError(
      `${folder.data} is not a database: move it away, or set DATA_DIR to another folder.`,
    );
  }
  if (version !== embeddedVersion) {
    throw new DatabaseError(
      `${folder.data} was made by PostgreSQL ${version} and this program has ${embeddedVersion}: start the program that made it and export the catalogue from there.`,
    );
  }
}

/** Throws unless a folder without a database is empty but for the remains of an interrupted start. */
function refuseForeign(folder: EmbeddedFolder): void {
  const own = new Set([folder.unfinished, folder.lock, folder.holder, folder.ended]);
  const foreign = readdirSync(folder.root).filter(
    (name) => !own.has(join(folder.root, name)) && !name.startsWith(".s.PGSQL."),
  );
  if (foreign.length > 0) {
    throw new DatabaseError(
      `${folder.root} holds other files (${foreign[0]}) and no database: move them away, or set DATA_DIR to another folder.`,
    );
  }
}

function versionOf(data: string): string | undefined {
  try {
    return readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EACCES" || code === "EPERM") return "no permission";
  if (code === "EROFS") return "it is read-only";
  if (code === "ENOENT") return "it cannot be made there";
  if (code === "ENOTDIR") return "a file stands in its place";
  if (code === "ENOSPC") return "the disk is full";
  return String(code ?? error);
}

/** ENOSPC by WASI's numbers. */
const diskFull = 51;

/** PostgreSQL writes at each start; with less than this it fails without a reason. */
const leastFree = 1024 * 1024;

/** Why the engine did not start, as the end of a sentence. PGlite throws bare objects with WASI's error numbers, or gives no reason. */
export function startFailure(error: unknown, free: number): string {
  const { errno, code } = error as { errno?: number; code?: unknown };
  if (errno === diskFull || code === "ENOSPC" || free < leastFree) return "the disk is full.";
  if (!(error instanceof Error)) return `its files cannot be read or written (error ${errno}).`;
  if (/^(?:PGlite failed|Aborted)/.test(error.message))
    return `its files are damaged (${error.message}). Start from a backup: set DATA_DIR to a new folder and restore it there.`;
  return error.message;
}

/** Bytes that are free where a folder is; no bound where the system does not say. */
export function freeBytes(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** The name that PostgreSQL clients look for in a socket folder. */
export const socketName = ".s.PGSQL.5432";

/** The longest path a unix socket may have on every system we run on (macOS allows 103 bytes, Linux 107). */
const longestSocketPath = 103;

/** Whether the database's own folder can hold the socket by the length of its path. */
export function fitsSocket(folder: EmbeddedFolder): boolean {
  return Buffer.byteLength(join(folder.root, socketName)) <= longestSocketPath;
}

/** A short private folder for the socket of a database whose own cannot hold one. */
export function shortSocketFolder(folder: EmbeddedFolder): string {
  // Always the same for one database, so that a restarted one is found where the last one was.
  const name = `assay-${createHash("sha256").update(folder.root).digest("hex").slice(0, 16)}`;
  const short = join(tmpdir(), name);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  // In a shared folder another user may have taken the name and could listen there.
  const found = lstatSync(short);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new DatabaseError(
      `${short} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  return short;
}
