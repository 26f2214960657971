import { type ExportKind, exportKinds } from "../../inputs/index.ts";
import type { ReadContext } from "../read-context.ts";
import type { ExportFile } from "./files.ts";
import { currentExport, currentRanking } from "./find.ts";
import type { ExportReader } from "./reader.ts";

const ending = ".jsonl.gz";

/** The name of a file: "reviews.jsonl.gz". */
export const fileName = (kind: ExportKind) => `${kind}${ending}`;

/** The entity tag of a file: equal files have equal tags. */
export const fileTag = ({ sha256 }: Pick<ExportFile, "sha256">) => `"${sha256.slice(0, 32)}"`;

/** A file of the data export as it is downloaded. */
export interface ExportDownload {
  readonly etag: string;
  readonly bytes: number;
  readonly modified: Date;
  /** The bytes from `start` up to and including `end`, in pieces. */
  read(start: number, end: number): AsyncIterable<Buffer>;
}

/** Opens a file of the current export by its name; undefined if there is no file of that name, null if none was made yet. */
export async function openExportFile(
  context: Pick<ReadContext, "reader">,
  files: ExportReader,
  name: string,
): Promise<ExportDownload | null | undefined> {
  const kind = exportKinds.find((one) => fileName(one) === name);
  if (!kind) return undefined;
  const found = await currentExport(context);
  const file = found?.files.find((one) => one.name === kind);
  if (!found || !file) return null;
  return {
    etag: fileTag(file),
    bytes: file.bytes,
    modified: found.finishedAt,
    read: (start, end) => files.read(found.id, { name: kind, start, end }),
  };
}

/**
 * Opens the ranking of a public category by its slug, current or former; undefined if there is no such category or the current files do
 * not have it, null if none were made yet.
 */
export async function openRanking(
  context: Pick<ReadContext, "reader">,
  files: ExportReader,
  slug: string,
): Promise<ExportDownload | null | undefined> {
  const found = await currentRanking(context, { slug });
  if (!found) return found;
  const { exportId, etag, bytes, finishedAt: modified, start: first } = found;
  return {
    ...{ etag, bytes, modified },
    read: (start, end) => files.read(exportId, { name: "rankings", start: first + start, end: first + end }),
  };
}
