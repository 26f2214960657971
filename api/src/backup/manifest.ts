import { z } from "zod";
import { BackupError } from "./errors.ts";

/** Version of the file format. A program reads its own version and earlier ones. */
export const formatVersion = 1;

/** Names of the last two entries of a backup; the second has the SHA-256 of the first. */
export const manifestName = "manifest.json";
export const checksumName = `${manifestName}.sha256`;

const wholeNumber = z.number().int().min(0);

const part = z.object({
  /** The entry's name in the archive. */
  name: z.string(),
  rows: wholeNumber,
  /** Size of the entry, compressed. */
  bytes: wholeNumber,
  sha256: z.string(),
});
/** An entry of the archive with rows of one table: JSON Lines, compressed with gzip. */
export type Part = z.output<typeof part>;

const table = z.object({
  name: z.string(),
  /** Columns of the rows, without generated ones. */
  columns: z.array(z.string()),
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
  migrations: z.array(z.string()).min(1),
  /** Tells secrets apart without revealing them. */
  secretFingerprint: z.string(),
  tables: z.array(table),
  /** The next number of each sequence, as text because it may be larger than a JavaScript number. */
  sequences: z.array(z.object({ name: z.string(), next: z.string().regex(/^-?\d+$/) })),
  leftOut: z.array(z.object({ table: z.string(), reason: z.string() })),
  /** Picture files that the object store did not have. */
  missingPictures: wholeNumber,
});
/** Describes a backup: its last entry but one, which names all others with their checksums. */
export type Manifest = z.output<typeof manifest>;

/** Reads a manifest; throws BackupError for one of a newer format, or of something else. */
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
