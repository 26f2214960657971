import { z } from "zod";
import { BackupError } from "./errors.ts";

/** Version of the file format. A program reads its own version and earlier ones. */
export const formatVersion = 1;

/** Names of the last two entries of a backup; the second has the SHA-256 of the first. */
export const manifestName = "manifest.json";
export const checksumName = `${manifestName}.sha256`;

/** Largest size in bytes of a part's rows: a few megabytes of them, or one row with its picture. */
export const maxPartBytes = 64 * 1024 * 1024;

const wholeNumber = z.number().int().min(0);
/** A name in the database. It may be printed, so it has no control characters. */
const name = z.string().regex(/^[^\p{Cc}]{1,63}$/u);

/** A list without two items of the same name. */
const distinct = <Item>(item: z.ZodType<Item>, nameOf: (item: Item) => string) =>
  z.array(item).refine((items) => new Set(items.map(nameOf)).size === items.length);

const part = z.object({
  /** The entry's name in the archive. */
  name: z.string().regex(/^tables\/[^\p{Cc}]{1,63}\/[\w.-]{1,63}$/u),
  rows: wholeNumber,
  /** Size of the entry, compressed. */
  bytes: wholeNumber,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
/** An entry of the archive with rows of one table: JSON Lines, compressed with gzip. */
export type Part = z.output<typeof part>;

const table = z.object({
  name,
  /** Columns of the rows, without generated ones. */
  columns: distinct(name, String),
  rows: wholeNumber,
  parts: z.array(part),
});
/** A table in a backup. */
export type BackedUpTable = z.output<typeof table>;

const opening = z.object({ format: z.literal("assay-backup"), version: wholeNumber });

const manifest = opening.extend({
  createdAt: z.iso.datetime(),
  database: z.enum(["embedded", "postgresql"]),
  /** The migrations that the database had, in order. */
  migrations: z.array(z.string().regex(/^\w{1,255}$/)).min(1),
  /** Shows whether two secrets are the same, without revealing them. */
  secretFingerprint: z.string(),
  tables: distinct(table, ({ name }) => name),
  /** The next number of each sequence, as text because it may be larger than a JavaScript number. */
  sequences: distinct(z.object({ name, next: z.string().regex(/^-?\d{1,19}$/) }), ({ name }) => name),
  leftOut: z.array(z.object({ table: z.string(), reason: z.string() })),
  /** Picture files that the object store did not have. */
  missingPictures: wholeNumber,
});
/** Describes a backup: its last entry but one, which names all others with their checksums. */
export type Manifest = z.output<typeof manifest>;

/** Reads a manifest; throws BackupError if its format is newer, or if it is not a manifest. */
export function parseManifest(json: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw notABackup();
  }
  const { success, data } = opening.safeParse(value);
  if (!success) throw notABackup();
  if (data.version > formatVersion) {
    throw new BackupError(
      `The backup has format ${data.version}, and this program reads formats up to ${formatVersion}: restore it with the version of Assay that wrote it, or a later one.`,
    );
  }
  const read = manifest.safeParse(value);
  if (!read.success) throw notABackup();
  return read.data;
}

function notABackup(): BackupError {
  return new BackupError("The file is not a backup of Assay: choose a file that npm run backup has written.");
}
