import { gzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { backupTests } from "../testing/backup-tests.ts";
import { everyTable, memoryStore } from "../testing/backups.ts";
import { testKind } from "../testing/database.ts";
import type { ScratchDatabase } from "../testing/scratch-database.ts";
import { worldNow } from "../testing/seed.ts";
import { readParts, verifyArchive } from "./archive-reader.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import type { BackedUpTable } from "./manifest.ts";

const { source, make, backUp, restore, rowsOf, nextFile } = backupTests();

type Row = Record<string, string | boolean | null>;
type Change = (rows: Row[]) => (Row | string)[];

/** The backup with other rows of one table, and checksums that fit them. */
async function tampered(file: string, changed: string, change: Change): Promise<string> {
  const manifest = await verifyArchive(file);
  const other = nextFile();
  const archive = await ArchiveWriter.create(other, worldNow);
  const tables: BackedUpTable[] = manifest.tables.map((table) => ({ ...table, rows: 0, parts: [] }));
  for await (const { table: name, part, lines } of readParts(file, manifest)) {
    const rows = lines.toString("utf8").trimEnd().split("\n");
    const written = name === changed ? change(rows.map((row) => JSON.parse(row))) : rows;
    const texts = written.map((row) => (typeof row === "string" ? row : JSON.stringify(row)));
    const entry = await archive.add(part.name, gzipSync(`${texts.join("\n")}\n`));
    const table = tables.find((each) => each.name === name);
    table?.parts.push({ ...entry, rows: texts.length });
    if (table) table.rows += texts.length;
  }
  await archive.finish({ ...manifest, tables });
  return other;
}

const each =
  (values: Row): Change =>
  (rows) =>
    rows.map((row) => ({ ...row, ...values }));
const unknown = "01900000-0000-7000-9000-ffffffffffff";
const damagedPicture = /^A row of table picture_file is damaged: restore from another copy\.$/;

let target: ScratchDatabase;
beforeEach(async () => {
  target = await make(testKind);
});

test("rows that no backup contains are refused with a message, and none of them stays", async () => {
  const { file: whole } = await backUp(source());
  const empty = await everyTable(target.database);
  const cases: [what: string, table: string, change: Change, message: RegExp][] = [
    ["a reference to nothing", "review_vote", each({ user_id: unknown }), /\(insert or update on table/],
    ["a value against a rule", "review", each({ rating: "9" }), /violates check constraint/],
    ["no number", "review", each({ rating: "NaN" }), /invalid input syntax/],
    ["a day that there is not", "daily_count", each({ day: "2026-02-30" }), /out of range/],
    ["a character that no text has", "company", each({ name: "a\u0000b" }), /refuses rows/],
    ["no row", "company", () => ["{"], /invalid input syntax for type json/],
    [
      "two rows in a line",
      "company",
      (rows) => [rows.map((row) => JSON.stringify(row)).join()],
      /rows instead of 1/,
    ],
    ["a way to other objects", "picture_file", each({ picture_id: "../../other" }), damagedPicture],
    ["a width that is a way", "picture_file", each({ width: "1/../2" }), damagedPicture],
    ["no bytes", "picture_file", each({ bytes: "\\x0g", in_object_store: true }), damagedPicture],
    ["a line that is no file", "picture_file", () => ['"in_object_store"', "null"], damagedPicture],
    // By then pictures have been stored.
    ["a key twice", "review_vote", (rows) => [...rows, ...rows], /refuses rows of .* \(duplicate key value/],
  ];
  for (const [what, table, change, message] of cases) {
    const objects = memoryStore();
    const file = await tampered(whole, table, change);
    await expect(restore(target.database, file, { objects }), what).rejects.toThrow(message);
    expect([...objects.stored.keys()], what).toEqual([]);
  }
  // A row that stayed would have had the next restore refused with another message.
  expect(await everyTable(target.database)).toEqual(empty);
  await restore(target.database, await tampered(whole, "company", (rows) => rows));
  expect(await rowsOf(target)).toEqual(await rowsOf(source()));
});

test("tables that backups leave out are refused before anything is written", async () => {
  const manifest = await verifyArchive((await backUp(source())).file);
  for (const name of ["session", "one_time_token"]) {
    const file = nextFile();
    const archive = await ArchiveWriter.create(file, worldNow);
    await archive.finish({ ...manifest, tables: [{ name, columns: ["id"], rows: 0, parts: [] }] });
    await expect(restore(target.database, file)).rejects.toThrow(
      `The backup has table ${name}, which no backup has: it was changed, restore from another copy.`,
    );
  }
});

test("of two concurrent restores one succeeds, and the other finds the rows", async () => {
  const { file } = await backUp(source());
  const results = await Promise.allSettled([restore(target.database, file), restore(target.database, file)]);
  const reasons = results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
  expect(reasons).toEqual([expect.stringContaining("The database is not empty (table")]);
  expect(await rowsOf(target)).toEqual(await rowsOf(source()));
});
