import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import type { Database } from "../database/client/open.ts";
import type { ExportStore } from "../domain/export/files.ts";
import { currentExport } from "../domain/export/find.ts";
import type { MakeContext } from "../domain/export/make.ts";
import { createExportReader } from "../domain/export/reader.ts";
import { type ChangeKind, type ExportKind, exportKinds } from "../inputs/index.ts";
import { worldNow } from "./seed.ts";

/** What makes the files of the data export, without an object store. */
export const exportMaker = (
  { kind, pool }: Pick<Database, "kind" | "pool">,
  more: Partial<MakeContext> = {},
): MakeContext => ({
  kind,
  pool,
  objects: null,
  now: () => worldNow,
  signal: new AbortController().signal,
  ...more,
});

/** Kinds of the change log by the files that have them; plans are parts of software, and rankings are no things. */
const kinds: Readonly<Record<ExportKind, ChangeKind | null>> = {
  categories: "category",
  companies: "company",
  software: "software",
  plans: null,
  reviews: "review",
  rankings: null,
};

/** The bytes of a file of the current export. */
export async function fileBytes(
  database: Pick<Database, "pool" | "reader">,
  name: ExportKind,
  objects: ExportStore["objects"] = null,
): Promise<Buffer> {
  const found = await currentExport(database);
  const file = found?.files.find((one) => one.name === name);
  if (!found || !file) throw new Error("There is no export");
  const range = { name, start: 0, end: file.bytes - 1 };
  return Buffer.concat(
    await Readable.from(createExportReader({ pool: database.pool, objects }).read(found.id, range)).toArray(),
  );
}

/** The records of a file. */
export async function recordsOf(
  database: Pick<Database, "pool" | "reader">,
  name: ExportKind,
  objects: ExportStore["objects"] = null,
): Promise<{ id: string; [key: string]: unknown }[]> {
  const text = gunzipSync(await fileBytes(database, name, objects)).toString("utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** What a partner who has imported the current files has, by kind and ID, and the cursor to follow from. */
export async function importExport(
  database: Pick<Database, "pool" | "reader">,
): Promise<{ copy: Map<string, unknown>; after: string }> {
  const copy = new Map<string, unknown>();
  for (const name of exportKinds) {
    const kind = kinds[name];
    if (kind) for (const record of await recordsOf(database, name)) copy.set(`${kind} ${record.id}`, record);
  }
  return { copy, after: (await currentExport(database))?.cursor ?? "" };
}
