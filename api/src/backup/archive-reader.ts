import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { extract } from "tar-stream";
import { checksumLine, sha256 } from "./archive-writer.ts";
import { BackupError } from "./errors.ts";
import {
  checksumName,
  type Manifest,
  manifestName,
  maxPartBytes,
  type Part,
  parseManifest,
} from "./manifest.ts";

const unzip = promisify(gunzip);

/** The rows of a part: JSON Lines in UTF-8. */
export interface PartRows {
  table: string;
  part: Part;
  lines: Buffer;
}

/** Reads the whole file and compares it with its checksums. Throws BackupError if anything is damaged, missing or added. */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, { bytes: number; sha256: string }>();
  let manifest: Buffer | undefined;
  let checksum: string | undefined;
  for await (const { name, bytes } of readEntries(file)) {
    if (found.has(name)) throw damaged(file, "an entry is in it twice");
    found.set(name, { bytes: bytes.length, sha256: sha256(bytes) });
    if (name === manifestName) manifest = bytes;
    if (name === checksumName) checksum = bytes.toString("utf8");
  }
  if (!manifest || checksum === undefined) throw incomplete(file);
  if (checksum !== checksumLine(manifest)) throw damaged(file, `checksum of ${manifestName}`);
  const read = parseManifest(manifest.toString("utf8"));
  for (const { name, rows, parts } of read.tables) {
    for (const part of parts) {
      const entry = found.get(part.name);
      if (!entry) throw new BackupError(`${part.name} is missing in ${file}: restore from another copy.`);
      if (entry.sha256 !== part.sha256 || entry.bytes !== part.bytes)
        throw damaged(file, `checksum of ${part.name}`);
      found.delete(part.name);
    }
    if (parts.reduce((sum, part) => sum + part.rows, 0) !== rows)
      throw damaged(file, `number of rows of ${name}`);
  }
  // The manifest and its checksum are left.
  if (found.size > 2) throw damaged(file, `${manifestName} does not name all entries`);
  return read;
}

/** The rows of all tables, part by part. Throws BackupError where the file is no longer the verified one. */
export async function* readParts(file: string, manifest: Manifest): AsyncGenerator<PartRows> {
  const parts = new Map(
    manifest.tables.flatMap(({ name: table, parts }) =>
      parts.map((part) => [part.name, { table, part }] as const),
    ),
  );
  for await (const { name, bytes } of readEntries(file)) {
    const known = parts.get(name);
    if (!known) continue;
    if (sha256(bytes) !== known.part.sha256) throw damaged(file, `checksum of ${name}`);
    parts.delete(name);
    yield { ...known, lines: await rowsOf(file, name, bytes) };
  }
  if (parts.size > 0) throw incomplete(file);
}

/** The rows of an entry, at most as many bytes as a backup writes, however well they are compressed. */
async function rowsOf(file: string, entry: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await unzip(bytes, { maxOutputLength: maxPartBytes });
  } catch (error) {
    throw damaged(file, `rows of ${entry}`, error);
  }
}

async function* readEntries(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  if (!(await stat(file)).isFile())
    throw new BackupError(`${file} is not a file: a backup is read twice, so it cannot come from a pipe.`);
  const entries = extract();
  const reading = pipeline(createReadStream(file), entries);
  // The promise also rejects when the caller stops reading the entries early.
  reading.catch(() => {});
  try {
    for await (const entry of entries) {
      const { name, size = 0, type } = entry.header;
      if (type !== "file") throw damaged(file, "an entry is not a file");
      if (size > maxPartBytes) throw damaged(file, "an entry is too large");
      yield { name, bytes: await buffer(entry) };
    }
    await reading;
  } catch (error) {
    if (error instanceof BackupError || isSystemError(error)) throw error;
    throw incomplete(file, error);
  }
}

/** The file cannot be opened or read: the system's message names the file and the reason. */
const isSystemError = (error: unknown): boolean => error instanceof Error && "syscall" in error;

/** `what` comes from this program or from a verified manifest: an entry's own name may contain control characters. */
function damaged(file: string, what: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is damaged (${what}): restore from another copy.`, { cause });
}

function incomplete(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is incomplete or not a backup of Assay: restore from another copy.`, {
    cause,
  });
}
