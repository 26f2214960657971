import { sql } from "../../database/query/sql.ts";
import { type ObjectStore, ObjectStoreError } from "../../pictures/objects.ts";
import type { ReadContext } from "../read-context.ts";
import { type FileName, objectName } from "./names.ts";

/**
 * The bytes of a picture's file, from the database or object store; null if there is none. Throws ObjectStoreError if the store gives another number of
 * bytes than it was given, such as the error page of a proxy: browsers would keep it for a year.
 */
export async function findPictureFile(
  { reader }: Pick<ReadContext, "reader">,
  objects: ObjectStore | null,
  file: FileName,
): Promise<Buffer | null> {
  const [row] = await reader.query<{ bytes: Buffer | null; size: number }>(
    sql`select bytes, size from picture_file
      where picture_id = ${file.id} and width = ${file.width} and format = ${file.format}`,
  );
  if (!row) return null;
  if (row.bytes) return row.bytes;
  const bytes = (await objects?.get(objectName(file))) ?? null;
  if (bytes && bytes.length !== row.size)
    throw new ObjectStoreError(`The object store gave ${bytes.length} bytes instead of ${row.size}`);
  return bytes;
}
