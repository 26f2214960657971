import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database } from "../../database/client/open.ts";
import type { ExportKind } from "../../inputs/index.ts";
import type { ObjectStore } from "../../pictures/objects.ts";
import type { RecordPage } from "./records.ts";

/** Bytes of each chunk of a file but the last: so a range of the file is a range of chunks. */
export const chunkBytes = 1024 * 1024;

/** Where the chunks are: in the database, or in the object store if there is one. */
export interface ExportStore {
  readonly pool: Database["pool"];
  readonly objects: ObjectStore | null;
}

/** A complete file. */
export interface ExportFile {
  readonly name: ExportKind;
  readonly records: number;
  /** Size of the compressed file. */
  readonly bytes: number;
  /** In hexadecimal digits, as sha256sum prints it. */
  readonly sha256: string;
}

/** Where the lines of a category are in the file of rankings. */
interface ExportSection {
  readonly categoryId: string;
  /** Bytes of the file before it. */
  readonly start: number;
  readonly bytes: number;
  readonly records: number;
}

/** The name of a chunk in the object store. */
export const objectOf = (exportId: string, name: string, number: number) =>
  `exports/${exportId}/${name}/${number}`;

/** Compresses records and stores them in chunks. It reads no faster than it stores, so memory does not grow with the file. */
export async function writeFile(
  store: ExportStore,
  exportId: string,
  { name, pages, signal }: { name: ExportKind; pages: AsyncIterable<RecordPage>; signal: AbortSignal },
): Promise<ExportFile> {
  await store.pool.query("insert into data_export_file (export_id, name) values ($1, $2)", [exportId, name]);
  const hash = createHash("sha256");
  let [records, bytes, number] = [0, 0, 0];
  const sections: ExportSection[] = [];
  async function* members(): AsyncGenerator<Buffer> {
    let start = 0;
    for await (const { section, pages: own } of sectionsOf(readAhead(pages))) {
      const counts = { records: 0, bytes: 0 };
      async function* texts(): AsyncGenerator<string> {
        for await (const { text, count } of own) {
          counts.records += count;
          yield text;
        }
      }
      for await (const piece of compressed(texts(), signal)) {
        counts.bytes += piece.length;
        yield piece;
      }
      if (section !== undefined) sections.push({ categoryId: section, start, ...counts });
      records += counts.records;
      start += counts.bytes;
    }
  }
  await pipeline(
    members,
    async (pieces: AsyncIterable<Buffer>) => {
      for await (const chunk of chunksOf(pieces)) {
        hash.update(chunk);
        bytes += chunk.length;
        await storeChunk(store, exportId, name, number++, chunk);
      }
    },
    { signal },
  );
  await storeSections(store, exportId, name, sections);
  const sha256 = hash.digest("hex");
  await store.pool.query(
    "update data_export_file set records = $3, bytes = $4, sha256 = $5 where export_id = $1 and name = $2",
    [exportId, name, records, bytes, sha256],
  );
  return { name, records, bytes, sha256 };
}

/** The same pages; the next one is read while one is compressed. */
async function* readAhead(pages: AsyncIterable<RecordPage>): AsyncGenerator<RecordPage> {
  const all = pages[Symbol.asyncIterator]();
  const read = () => {
    const next = all.next();
    // Its error comes to who asks for the page.
    next.catch(() => {});
    return next;
  };
  let next = read();
  try {
    for (let page = await next; !page.done; page = await next) {
      next = read();
      yield page.value;
    }
  } finally {
    await next.catch(() => {});
  }
}

/** The pages of each section, to be read one after the other; one section if there are no pages. */
async function* sectionsOf(
  pages: AsyncIterable<RecordPage>,
): AsyncGenerator<{ section: string | undefined; pages: AsyncIterable<RecordPage> }> {
  const all = pages[Symbol.asyncIterator]();
  let next = await all.next();
  do {
    const section: string | undefined = next.done ? undefined : next.value.section;
    async function* own(): AsyncGenerator<RecordPage> {
      for (; !next.done && next.value.section === section; next = await all.next()) yield next.value;
    }
    yield { section, pages: own() };
  } while (!next.done);
}

/** Texts as a gzip member: a file may have several, and each is a complete file by itself. */
async function* compressed(texts: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<Buffer> {
  const gzip = createGzip();
  const fed = pipeline(texts, gzip, { signal });
  // Its error comes to the reader of the stream too.
  fed.catch(() => {});
  yield* gzip;
  await fed;
}

/** The same bytes in pieces of equal size; only the last one is smaller. */
async function* chunksOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < chunkBytes) continue;
    const joined = Buffer.concat(held);
    let start = 0;
    for (; joined.length - start >= chunkBytes; start += chunkBytes)
      yield joined.subarray(start, start + chunkBytes);
    held = [joined.subarray(start)];
    size = joined.length - start;
  }
  if (size > 0) yield Buffer.concat(held);
}

async function storeSections(
  { pool }: ExportStore,
  exportId: string,
  name: string,
  sections: readonly ExportSection[],
): Promise<void> {
  await pool.query(
    `insert into data_export_section (export_id, name, category_id, start, bytes, records)
      select $1, $2, s."categoryId", s.start, s.bytes, s.records
      from jsonb_to_recordset($3::jsonb) as s("categoryId" uuid, start int8, bytes int8, records int4)`,
    [exportId, name, JSON.stringify(sections)],
  );
}

async function storeChunk(
  { pool, objects }: ExportStore,
  exportId: string,
  name: string,
  number: number,
  bytes: Buffer,
): Promise<void> {
  // First the row: an object of a run that is killed is then known and deleted later.
  await pool.query("insert into data_export_chunk (export_id, name, number, bytes) values ($1, $2, $3, $4)", [
    exportId,
    name,
    number,
    objects ? null : bytes,
  ]);
  await objects?.put(objectOf(exportId, name, number), bytes, "application/octet-stream");
}

/** Deletes these sets of files, with their objects. */
export async function deleteExports({ pool, objects }: ExportStore, ids: readonly string[]): Promise<void> {
  if (objects) {
    const { rows } = await pool.query<{ id: string; name: string; number: number }>(
      "select export_id as id, name, number from data_export_chunk where bytes is null and export_id = any($1::uuid[])",
      [ids],
    );
    for (const { id, name, number } of rows) await objects.remove(objectOf(id, name, number));
  }
  await pool.query("delete from data_export where id = any($1::uuid[])", [ids]);
}
