import { fsyncSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { minSimilarity } from "../query/similarity.ts";

type Init = NodeFS["init"];
type NodeStream = { nfd?: number };
type NodeFiles = {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } } } };
};

/**
 * PGlite's files with fsync. Emscripten's own NODEFS has none, so PostgreSQL's requests to put a file on the disk
 * would do nothing; with it, its rules for surviving a power cut hold as on a server.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: unknown): void => {
      (module as NodeFiles).FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
        // A folder has no descriptor here.
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** How PGlite's PostgreSQL is started: its own settings, with its -F (no fsync) taken out when writes must last. */
export function startParameters(durable: boolean): string[] {
  const defaults = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  return [
    ...defaults,
    "-c",
    `fsync=${durable ? "on" : "off"}`,
    // All of it is written at a start, and WebAssembly gives no memory back: of 128 MB most would be a second copy of what the
    // operating system keeps of the files anyway.
    "-c",
    "shared_buffers=32MB",
    "-c",
    "wal_sync_method=fsync",
    "-c",
    "timezone=UTC",
    // What a session of the program's own has, and a reset returns to. A foreign client's temporary table hides no table.
    "-c",
    "search_path=public,pg_temp",
    "-c",
    `pg_trgm.word_similarity_threshold=${minSimilarity}`,
  ];
}

/** Puts a whole folder on the disk; many files at once, which a disk does ten times faster than one by one. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const worker = async (): Promise<void> => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      await syncEntries(path);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

/**
 * Puts one file, or the names in one folder, on the disk. A folder's files are not touched: to open and close the lock
 * file in the process that holds the lock would give it up.
 */
export async function syncEntries(path: string): Promise<void> {
  const file = await open(path);
  await file.sync();
  await file.close();
}
