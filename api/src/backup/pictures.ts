import { z } from "zod";
import { objectName } from "../domain/picture/names.ts";
import { pictureFormats } from "../inputs/index.ts";
import type { ObjectStore } from "../pictures/objects.ts";
import { BackupError } from "./errors.ts";

/** The table of pictures' files; `bytes` is null where an object store has them. */
export const pictureTable = "picture_file";

/** How many files are read from or written to the object store at a time. */
const concurrency = 8;

/** A row as it is in a backup. The object store has no constraints of its own, so those of the table's columns apply to names here too. */
const pictureRow = z.looseObject({
  picture_id: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.string().regex(/^\d{1,5}$/),
  format: z.enum(pictureFormats),
  bytes: z.string().startsWith("\\x").nullable(),
  /** True where an object store had the bytes; a key of the backup, not a column. */
  in_object_store: z.literal(true).optional(),
});
type PictureRow = z.output<typeof pictureRow>;

/** Reads a row. Throws BackupError if it is not a row of a picture's file. */
function readRow(line: string): PictureRow {
  try {
    return pictureRow.parse(JSON.parse(line));
  } catch (cause) {
    throw damagedRow(cause);
  }
}

const damagedRow = (cause?: unknown) =>
  new BackupError(`A row of table ${pictureTable} is damaged: restore from another copy.`, { cause });

/** The bytes that PostgreSQL writes as hexadecimal digits after "\\x". */
function bytesOf(text: string): Buffer {
  const digits = text.slice("\\x".length);
  const bytes = Buffer.from(digits, "hex");
  // It stops at what is no digit.
  if (bytes.length * 2 !== digits.length) throw damagedRow();
  return bytes;
}

const nameOf = ({ picture_id: id, width, format }: PictureRow) =>
  objectName({ id, width: Number(width), format });

/**
 * The same lines with the bytes that the object store has. Calls `missing` for each file that it does not have. Throws
 * BackupError where a store is needed and none is configured.
 */
export async function* withStoredBytes(
  lines: readonly string[],
  objects: ObjectStore | null,
  missing: () => void,
): AsyncGenerator<string[]> {
  for (const some of chunksOf(lines)) {
    yield await Promise.all(
      some.map(async (line) => {
        const row = readRow(line);
        if (row.bytes !== null) return line;
        if (!objects) {
          throw new BackupError(
            "Some images are in an object store, and none is configured: set S3_BUCKET and its other settings as for the server.",
          );
        }
        const bytes = await objects.get(nameOf(row));
        if (!bytes) missing();
        return JSON.stringify({
          ...row,
          bytes: bytes && `\\x${bytes.toString("hex")}`,
          in_object_store: true,
        } satisfies PictureRow);
      }),
    );
  }
}

/** Puts bytes back into an object store, and deletes what it added if the restore fails. */
export class PictureRestorer {
  readonly #objects: ObjectStore | null;
  readonly #put: string[] = [];

  constructor(objects: ObjectStore | null) {
    this.#objects = objects;
  }

  /**
   * The same lines without the bytes that went into the object store. Without a store all bytes stay in the rows, and so in the
   * database.
   */
  async place(lines: Buffer): Promise<Buffer> {
    const objects = this.#objects;
    if (!objects || !lines.includes('"in_object_store"')) return lines;
    const placed: string[] = [];
    for (const some of chunksOf(lines.toString("utf8").trimEnd().split("\n"))) {
      placed.push(...(await Promise.all(some.map((line) => this.#placeOne(objects, line)))));
    }
    return Buffer.from(`${placed.join("\n")}\n`);
  }

  /** Deletes the objects that were not there before. */
  async undo(): Promise<void> {
    for (const names of chunksOf(this.#put.splice(0)))
      await Promise.allSettled(names.map((name) => this.#objects?.remove(name)));
  }

  async #placeOne(objects: ObjectStore, line: string): Promise<string> {
    const row = readRow(line);
    if (!row.in_object_store || row.bytes === null) return line;
    const name = nameOf(row);
    const bytes = bytesOf(row.bytes);
    // A name always means the same bytes. Existing objects may belong to another directory in the same bucket.
    if (!(await objects.has(name))) {
      this.#put.push(name);
      await objects.put(name, bytes, `image/${row.format}`);
    }
    return JSON.stringify({ ...row, bytes: null });
  }
}

function* chunksOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += concurrency)
    yield items.slice(start, start + concurrency);
}
