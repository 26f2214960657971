import { LRUCache } from "lru-cache";
import type { ExportKind } from "../../inputs/index.ts";
import { watchCache } from "../../metrics/caches.ts";
import { chunkBytes, type ExportStore, objectOf } from "./files.ts";

/** Bytes of a file from `start` up to and including `end`. */
export interface FileRange {
  readonly name: ExportKind;
  readonly start: number;
  readonly end: number;
}

/** Gives the files of the data export, a chunk at a time. */
export interface ExportReader {
  /** The bytes of a range. May end early with an error if the file was deleted. */
  read(exportId: string, range: FileRange): AsyncGenerator<Buffer>;
}

/** Bytes of the chunks that are kept. */
const cacheBytes = 16 * 1024 * 1024;
/** About what an entry takes beside its bytes. */
const entryBytes = 500;

/** What is read of a chunk: from the byte `from` to the one before `to`. */
interface Piece {
  readonly exportId: string;
  readonly name: ExportKind;
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Reads each piece of a file once for all who download it, as long as there is room, and keeps the last ones: files never change. From PostgreSQL a megabyte comes as two of text, and
 * many downloads at once would have the server collect garbage for a third of its time.
 */
export function createExportReader(store: ExportStore): ExportReader {
  const pieces = new LRUCache<string, Buffer, Piece>({
    maxSize: cacheBytes,
    // Small pieces share a buffer.
    sizeCalculation: ({ buffer }) => buffer.byteLength + entryBytes,
    fetchMethod: (_key, _stale, { context }) => readPiece(store, context),
    // One that has to make room while it is being read is still given to who waits for it.
    ignoreFetchAbort: true,
  });
  const countLookup = watchCache("export", pieces);
  return {
    async *read(exportId, { name, start, end }) {
      for (let at = start; at <= end; ) {
        const number = Math.floor(at / chunkBytes);
        const chunkStart = number * chunkBytes;
        const from = at - chunkStart;
        const to = Math.min(end - chunkStart + 1, chunkBytes);
        const piece: Piece = { exportId, name, number, from, to };
        const status: LRUCache.Status<string, Buffer, Piece> = {};
        const bytes = await pieces.forceFetch([exportId, name, number, from, to].join(), {
          context: piece,
          status,
        });
        countLookup(status.fetch !== "miss");
        yield bytes;
        at += bytes.length;
      }
    },
  };
}

async function readPiece(
  { pool, objects }: ExportStore,
  { exportId, name, number, from, to }: Piece,
): Promise<Buffer> {
  const { rows } = await pool.query<{ bytes: Buffer | null }>({
    name: "data-export-chunk",
    // Only what is sent: the column is stored uncompressed, so that the rest of a chunk is not read.
    text: `select substring(bytes from $4::int4 for $5::int4) as bytes from data_export_chunk
      where export_id = $1 and name = $2 and number = $3`,
    values: [exportId, name, number, from + 1, to - from],
  });
  const [row] = rows;
  // A copy of an object's part: the rest would stay in memory with it.
  const bytes = row?.bytes ?? (row && copyOf(await objects?.get(objectOf(exportId, name, number)), from, to));
  // A store may also give something else, such as the error page of a proxy.
  if (bytes?.length !== to - from)
    throw new Error(`Chunk ${number} of ${name} of the data export is missing or damaged`);
  return bytes;
}

const copyOf = (object: Buffer | null | undefined, from: number, to: number): Buffer | undefined =>
  object ? Buffer.from(object.subarray(from, to)) : undefined;
