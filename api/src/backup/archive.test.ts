import { randomBytes } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Header, pack } from "tar-stream";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readParts, verifyArchive } from "./archive-reader.ts";
import { ArchiveWriter, partialOf, sha256 } from "./archive-writer.ts";
import { BackupError } from "./errors.ts";
import { type Manifest, manifestName, maxPartBytes } from "./manifest.ts";

const now = new Date("2026-11-20T12:00:00Z");
let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assay-archive-"));
  file = join(folder, "one.backup");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const lines = { first: '{"id":"1"}\n{"id":"2"}\n', second: '{"id":"3"}\n' };
const described: Omit<Manifest, "tables"> = {
  format: "assay-backup",
  version: 1,
  createdAt: now.toISOString(),
  database: "embedded",
  migrations: ["20261120000000_init"],
  secretFingerprint: "f".repeat(64),
  sequences: [],
  leftOut: [],
  missingPictures: 0,
};

/** Writes a backup of one table in two parts; `change` alters the manifest. */
async function write(change: Partial<Manifest> = {}, leaveOut?: string) {
  const archive = await ArchiveWriter.create(file, now);
  const parts: { name: string; bytes: number; sha256: string; rows: number }[] = [];
  for (const [name, rows] of [["first", 2] as const, ["second", 1] as const]) {
    const bytes = gzipSync(lines[name]);
    if (name !== leaveOut) await archive.add(`tables/list/${name}`, bytes);
    parts.push({ name: `tables/list/${name}`, bytes: bytes.length, sha256: sha256(bytes), rows });
  }
  const tables = [{ name: "list", columns: ["id"], rows: 3, parts }];
  return archive.finish({ ...described, tables, ...change });
}

test("what was written is read back, and the checksum of the whole file equals the output of sha256sum", async () => {
  const { bytes, sha256: checksum } = await write();
  const whole = readFileSync(file);
  expect([bytes, checksum]).toEqual([whole.length, sha256(whole)]);
  const manifest = await verifyArchive(file);
  expect(manifest).toMatchObject(described);
  const read: string[] = [];
  for await (const part of readParts(file, manifest)) read.push(`${part.table} ${part.lines}`);
  expect(read).toEqual([`list ${lines.first}`, `list ${lines.second}`]);
});

test("a file gets its name once it is complete, and only its owner can read it", async () => {
  const archive = await ArchiveWriter.create(file, now);
  await archive.add("tables/list/first", gzipSync(lines.first));
  expect([existsSync(file), existsSync(partialOf(file))]).toEqual([false, true]);
  expect(statSync(partialOf(file)).mode & 0o777).toBe(0o600);
  await archive.discard();
  expect(existsSync(partialOf(file))).toBe(false);
  // A file left by a killed process, with other permissions, is not written to.
  writeFileSync(partialOf(file), "rest", { mode: 0o644 });
  await write();
  expect([statSync(file).mode & 0o777, existsSync(partialOf(file))]).toEqual([0o600, false]);
});

test("a full disk fails the entry or the end, and leaves no file", async () => {
  const handle = await open(join(folder, "handle"), "w");
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const prototype = Object.getPrototypeOf(handle);
  await handle.close();
  for (const method of ["write", "writev"]) vi.spyOn(prototype, method).mockRejectedValue(full);
  const archive = await ArchiveWriter.create(file, now);
  const fill = async () => {
    for (let part = 0; part < 9; part++) await archive.add(`tables/list/${part}`, randomBytes(500_000));
  };
  const message = `${file} could not be written (ENOSPC): make room there, or choose another folder.`;
  await expect(fill()).rejects.toThrow(message);
  await expect(archive.add("tables/list/last", Buffer.from("x"))).rejects.toThrow(message);
  await archive.discard();
  vi.restoreAllMocks();
  expect(readdirSync(folder)).toEqual(["handle"]);
});

test("of two backups to one file at the same time the earlier one fails, and the file is the other's", async () => {
  const [earlier, later] = [await ArchiveWriter.create(file, now), await ArchiveWriter.create(file, now)];
  await expect(earlier.finish({ ...described, tables: [] })).rejects.toThrow(
    /Another backup to .* meanwhile/,
  );
  await earlier.discard();
  await later.finish({ ...described, tables: [] });
  expect(await verifyArchive(file)).toMatchObject(described);
});

test("a file that exists is not replaced", async () => {
  writeFileSync(file, "mine");
  await expect(write()).rejects.toThrow(/exists already: choose another name/);
  expect(readFileSync(file, "utf8")).toBe("mine");
});

test.skipIf(process.getuid?.() === 0)("the error names a folder that cannot be written to", async () => {
  chmodSync(folder, 0o500);
  await expect(write()).rejects.toThrow(folder);
  chmodSync(folder, 0o700);
});

describe("a damaged or incomplete file is refused", () => {
  const refused = () => expect(verifyArchive(file)).rejects;

  test("when any byte of an entry differs", async () => {
    await write();
    const whole = readFileSync(file);
    // The header and the content of each entry, but not the zeros that fill a block of 512 bytes.
    const places = [...whole.keys()].filter((place) => whole[place] !== 0 && place % 97 === 0);
    expect(places.length).toBeGreaterThan(10);
    for (const place of places) {
      const other = Buffer.from(whole);
      other.writeUInt8((whole.readUInt8(place) ^ 0x10) & 0xff, place);
      writeFileSync(file, other);
      await expect(verifyArchive(file), `byte ${place}`).rejects.toThrow(BackupError);
    }
  });

  test("when it is truncated anywhere", async () => {
    await write();
    const whole = readFileSync(file);
    // The archive ends with two empty blocks, which are not checked.
    for (let length = 0; length < whole.length - 2_048; length += 300) {
      writeFileSync(file, whole.subarray(0, length));
      await expect(verifyArchive(file), `${length} bytes`).rejects.toThrow(/incomplete or not a backup/);
    }
  });

  test("when a part is missing, as a file or by its number of rows", async () => {
    await write({}, "second");
    await refused().toThrow(/^tables\/list\/second is missing in .*: restore from another copy\.$/);
    rmSync(file);
    await write({ tables: [{ name: "list", columns: ["id"], rows: 1, parts: [] }] });
    await refused().toThrow(/damaged \(number of rows of list\)/);
  });

  test("when its format is newer", async () => {
    await write({ version: 2 });
    await refused().toThrow(/^The backup has format 2, and this program reads formats up to 1/);
  });

  test("when it is not a backup", async () => {
    for (const text of ["", "text", "x".repeat(4_096)]) {
      writeFileSync(file, text);
      await refused().toThrow(/not a backup of Assay/);
    }
    rmSync(file);
    const archive = await ArchiveWriter.create(file, now);
    await archive.finish({ format: "other" } as unknown as Manifest);
    await refused().toThrow(/not a backup of Assay: choose a file that npm run backup has written/);
  });

  test.each<[string, Partial<Header> & { name: string }, RegExp]>([
    ["a second manifest", { name: manifestName }, /an entry is in it twice/],
    ["a part again", { name: "tables/list/first" }, /an entry is in it twice/],
    ["a part that the manifest does not name", { name: "tables/list/third" }, /does not name all entries/],
    ["a name for the terminal", { name: "\u001b[2Jgone" }, /does not name all entries/],
    ["a folder", { name: "tables", type: "directory" }, /an entry is not a file/],
    ["a link", { name: "a", type: "symlink", linkname: "/etc/passwd" }, /an entry is not a file/],
    ["an entry that is larger than its file", { name: "a", size: 2 ** 40 }, /an entry is too large/],
  ])("when %s was added", async (_what, header, message) => {
    await write();
    const added = pack();
    added.entry({ mtime: now, ...header });
    const { value: block } = await added[Symbol.asyncIterator]().next();
    // In place of the two empty blocks at the end.
    const whole = readFileSync(file);
    writeFileSync(file, Buffer.concat([whole.subarray(0, -1_024), block, Buffer.alloc(1_024)]));
    await refused().toThrow(message);
    await refused().not.toThrow("\u001b");
  });

  test.each<[string, (table: Manifest["tables"][number]) => Manifest["tables"]]>([
    ["a table twice", (table) => [table, table]],
    ["a column twice", (table) => [{ ...table, columns: ["id", "id"] }]],
    ["names for the terminal", (table) => [{ ...table, name: "\u001b[2J" }]],
    [
      "a part elsewhere",
      (table) => [{ ...table, parts: table.parts.map((part) => ({ ...part, name: "x" })) }],
    ],
  ])("when the manifest has %s", async (_what, change) => {
    await write();
    const { tables } = await verifyArchive(file);
    rmSync(file);
    await write({ tables: tables.flatMap(change) });
    await refused().toThrow(/^The file is not a backup of Assay: choose a file/);
  });

  test.each([
    ["more than a backup writes", gzipSync(Buffer.alloc(maxPartBytes + 1), { level: 1 })],
    ["nothing that was compressed", Buffer.from("rows")],
  ])("when the rows of a part are %s", async (_what, bytes) => {
    const archive = await ArchiveWriter.create(file, now);
    const part = { ...(await archive.add("tables/list/first", bytes)), rows: 1 };
    await archive.finish({
      ...described,
      tables: [{ name: "list", columns: ["id"], rows: 1, parts: [part] }],
    });
    const manifest = await verifyArchive(file);
    await expect(readParts(file, manifest).next()).rejects.toThrow(
      /damaged \(rows of tables\/list\/first\): restore/,
    );
  });

  test("when it is a folder or a device, which has no end", async () => {
    for (const other of [folder, "/dev/zero"])
      await expect(verifyArchive(other)).rejects.toThrow(`${other} is not a file`);
  });

  test("when it does not exist, with the system's own message", async () => {
    await refused().toThrow(/ENOENT.*one\.backup/);
  });
});

test("a file that changes after it was verified is not accepted", async () => {
  await write();
  const manifest = await verifyArchive(file);
  rmSync(file);
  await write({}, "second");
  await expect(async () => {
    for await (const _part of readParts(file, manifest));
  }).rejects.toThrow(/incomplete/);
});
