import { sql } from "../../database/query/sql.ts";
import type { ObjectStore } from "../../pictures/objects.ts";
import type { ReadContext } from "../read-context.ts";
import { type FileName, objectName } from "./names.ts";

/** The bytes of a picture's file, from the database or object store; null if there is none. */
export async function findPictureFile(
  { reader }: Pick<ReadContext, "reader">,
  objects: ObjectStore | null,
  file: FileName,
): Promise<Buffer | null> {
  const [row] = await reader.query<{ bytes: Buffer | null }>(
    sql`select bytes from picture_file
      where picture_id = ${file.id} and width = ${file.width} and format = ${file.format}`,
  );
  if (!row) return null;
  return row.bytes ?? (await objects?.get(objectName(file))) ?? null;
}
