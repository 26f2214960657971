import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Database } from "../database/client/open.ts";
import type { Statements } from "../database/client/transaction.ts";
import { appliedMigrations } from "../database/migrate.ts";
import { rawSql } from "../database/query/sql.ts";
import type { ObjectStore } from "../pictures/objects.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import { BackupError } from "./errors.ts";
import { type BackedUpTable, formatVersion, type Manifest, maxPartBytes } from "./manifest.ts";
import { pictureTable, withStoredBytes } from "./pictures.ts";
import { Progress } from "./progress.ts";
import { readSnapshot } from "./snapshot.ts";
import { findSequences, findTables, leftOut, quoted, selectLines, type Table } from "./tables.ts";
import { fileSize } from "./units.ts";

export interface BackupOptions {
  /** The file to write; it must not exist. */
  file: string;
  dataDir: string;
  /** Where the bytes of pictures are; null if in the database. */
  objects: ObjectStore | null;
  /** Fingerprint of the server's secret. */
  secretFingerprint: string;
  now: Date;
  /** Gets lines about the progress. */
  log(line: string): void;
  /** Aborts the backup; it then throws, and leaves no file. */
  signal?: AbortSignal;
}

/** Contents of a written backup. */
export interface BackupSummary {
  rows: number;
  tables: number;
  bytes: number;
  /** Checksum of the whole file, as sha256sum prints it. */
  sha256: string;
  /** Picture files that the object store did not have. */
  missingPictures: number;
}

/** Size of the rows of a part before compression. A part is in memory as a whole. */
const partBytes = 2 * 1024 * 1024;

/** Rows read at a time: a few at first, then as many as fill a part if each is as large as the largest so far. */
const rows = { first: 16, max: 2_000 };

const zip = promisify(gzip);

/**
 * Writes one state of the whole database to a file, while others read and write. Memory does not grow with the database. Throws
 * BackupError or DatabaseError where that cannot be done; an incomplete file is removed.
 */
export async function writeBackup(
  database: Pick<Database, "kind" | "pool">,
  options: BackupOptions,
): Promise<BackupSummary> {
  if ((await appliedMigrations(database)).length === 0)
    throw new BackupError("The database is empty: there is nothing to back up.");
  const archive = await ArchiveWriter.create(options.file, options.now);
  try {
    const manifest = await readSnapshot(database, options, (tx) =>
      writeTables(tx, archive, database, options),
    );
    const { bytes, sha256 } = await archive.finish(manifest);
    const { tables, missingPictures } = manifest;
    const total = tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows: total, tables: tables.length, bytes, sha256, missingPictures };
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

async function writeTables(
  tx: Statements,
  archive: ArchiveWriter,
  { kind }: Pick<Database, "kind">,
  options: BackupOptions,
): Promise<Manifest> {
  const tables = (await findTables(tx)).filter(({ name }) => !Object.hasOwn(leftOut, name));
  // A migration waits until all tables have been read.
  await tx.$executeRaw`lock table ${rawSql(tables.map(({ name }) => quoted(name).sql).join(", "))} in access share mode`;
  const history = await tx.$queryRaw<{ name: string }[]>`
    select migration_name as name from _prisma_migrations
    where finished_at is not null and rolled_back_at is null order by migration_name collate "C"`;
  const progress = new Progress(options.log);
  let missingPictures = 0;
  const written: BackedUpTable[] = [];
  for (const table of tables) {
    const writer = new TableWriter(archive, table, progress);
    for await (const lines of readLines(tx, table, options.signal)) {
      if (table.name !== pictureTable) await writer.add(lines);
      else
        for await (const some of withStoredBytes(lines, options.objects, () => void missingPictures++))
          await writer.add(some);
    }
    written.push(await writer.end());
  }
  return {
    format: "assay-backup",
    version: formatVersion,
    createdAt: options.now.toISOString(),
    database: kind,
    migrations: history.map(({ name }) => name),
    secretFingerprint: options.secretFingerprint,
    tables: written,
    sequences: await findSequences(tx),
    leftOut: Object.entries(leftOut).map(([table, reason]) => ({ table, reason })),
    missingPictures,
  };
}

/** The rows of a table, some at a time through a cursor of the transaction. */
async function* readLines(
  tx: Statements,
  table: Table,
  signal: AbortSignal | undefined,
): AsyncGenerator<string[]> {
  const cursor = rawSql("backup_rows");
  await tx.$executeRaw`declare ${cursor} no scroll cursor for ${selectLines(table)}`;
  let largest = 1;
  for (let wanted = rows.first; ; ) {
    signal?.throwIfAborted();
    const found = await tx.$queryRaw<{ line: string }[]>`fetch ${rawSql(String(wanted))} from ${cursor}`;
    const lines = found.map(({ line }) => line);
    if (lines.length > 0) yield lines;
    if (lines.length < wanted) break;
    largest = Math.max(largest, ...lines.map((line) => line.length));
    wanted = Math.min(Math.max(Math.floor(partBytes / largest), 1), rows.max);
  }
  await tx.$executeRaw`close ${cursor}`;
}

/** Gathers the lines of a table into parts. */
class TableWriter {
  readonly #archive: ArchiveWriter;
  readonly #table: Table;
  readonly #progress: Progress;
  readonly #parts: BackedUpTable["parts"] = [];
  #lines: string[] = [];
  #size = 0;

  constructor(archive: ArchiveWriter, table: Table, progress: Progress) {
    this.#archive = archive;
    this.#table = table;
    this.#progress = progress;
    progress.begin(table.name);
  }

  async add(lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      this.#lines.push(line);
      this.#size += line.length + 1;
      if (this.#size >= partBytes) await this.#flush();
    }
  }

  async end(): Promise<BackedUpTable> {
    if (this.#lines.length > 0) await this.#flush();
    this.#progress.end();
    const { name, columns } = this.#table;
    return {
      name,
      columns: columns.map((column) => column.name),
      rows: this.#parts.reduce((sum, part) => sum + part.rows, 0),
      parts: this.#parts,
    };
  }

  async #flush(): Promise<void> {
    const rows = this.#lines.length;
    const number = String(this.#parts.length + 1).padStart(6, "0");
    const text = Buffer.from(`${this.#lines.join("\n")}\n`);
    // A restore refuses larger parts.
    if (text.length > maxPartBytes)
      throw new BackupError(
        `A row of table ${this.#table.name} is too large for a backup (${fileSize(text.length)}): make it smaller than ${fileSize(maxPartBytes)}.`,
      );
    const bytes = await zip(text);
    const entry = await this.#archive.add(`tables/${this.#table.name}/${number}.jsonl.gz`, bytes);
    this.#parts.push({ ...entry, rows });
    this.#progress.advance(rows, bytes.length);
    this.#lines = [];
    this.#size = 0;
  }
}
