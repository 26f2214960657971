import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { backupTests } from "../testing/backup-tests.ts";
import { filledStore, memoryStore } from "../testing/backups.ts";
import { testKind } from "../testing/database.ts";
import type { ScratchDatabase } from "../testing/scratch-database.ts";
import { worldNow } from "../testing/seed.ts";
import { verifyArchive } from "./archive-reader.ts";
import { ArchiveWriter } from "./archive-writer.ts";
import type { Manifest } from "./manifest.ts";

const { source, make, backUp, restore, rowsOf, folder, nextFile } = backupTests();

describe("a backup or restore is refused", () => {
  test("into a database with rows; the message names a table", async () => {
    const { file } = await backUp(source());
    await expect(restore(source().database, file)).rejects.toThrow(
      /^The database is not empty \(table api_token has rows\): set DATABASE_URL or DATA_DIR to a new one/,
    );
  });

  /** A backup without rows whose manifest is changed. */
  async function altered(change: Partial<Manifest>): Promise<string> {
    const manifest = await verifyArchive((await backUp(source())).file);
    const file = nextFile();
    const archive = await ArchiveWriter.create(file, worldNow);
    await archive.finish({ ...manifest, tables: [], ...change });
    return file;
  }
  const noRows = { rows: 0, parts: [] };

  test("from a newer version; the message names the migration", async () => {
    const { migrations } = await verifyArchive((await backUp(source())).file);
    const file = await altered({ migrations: [...migrations, "29990101000000_later"] });
    const { database } = await make(testKind);
    await expect(restore(database, file)).rejects.toThrow(
      /^The database of this backup was migrated by a newer version of Assay \(it has migration 29990101000000_later\)/,
    );
  });

  test("with columns that the database does not have; an unknown table is left out, and named", async () => {
    const { database } = await make(testKind);
    const file = await altered({ tables: [{ name: "list", columns: ["id", "later"], ...noRows }] });
    await expect(restore(database, file)).rejects.toThrow(/table list has no column later/);
    const logged: string[] = [];
    const foreign = [
      { name: "list", columns: ["id"], ...noRows },
      { name: "other", columns: ["id"], ...noRows },
    ];
    await restore(database, await altered({ tables: foreign }), { log: (line) => logged.push(line.trim()) });
    expect(logged).toContain("Not restored: table other, which is not one of Assay.");
  });

  test("of an empty database", async () => {
    const empty = await make(testKind, { migrated: false });
    await expect(backUp(empty)).rejects.toThrow("The database is empty: there is nothing to back up.");
  });
});

describe("pictures in an object store", () => {
  const filesOf = async ({ database }: ScratchDatabase) => {
    const text = "select bytes from picture_file order by width";
    return (await database.pool.query<{ bytes: Buffer | null }>(text)).rows.map(({ bytes }) => bytes);
  };

  test("are restored into the target's store, or into its database", async () => {
    const { file, missingPictures } = await backUp(source());
    expect(missingPictures).toBe(0);
    const [withStore, without] = [await make(testKind), await make(testKind)];
    const objects = memoryStore();
    await restore(withStore.database, file, { objects });
    expect(objects.stored).toEqual(filledStore().stored);
    const [inDatabase] = await filesOf(source());
    expect(await filesOf(withStore)).toEqual([inDatabase, null]);
    await restore(without.database, file, { objects: null });
    expect(await filesOf(without)).toEqual([inDatabase, Buffer.from("file")]);
  });

  test("are counted if the store does not have them; without a store nothing is written", async () => {
    const { file, missingPictures } = await backUp(source(), { objects: memoryStore() });
    expect(missingPictures).toBe(1);
    const target = await make(testKind);
    await restore(target.database, file);
    expect(await rowsOf(target)).toEqual(await rowsOf(source()));
    await expect(backUp(source(), { objects: null })).rejects.toThrow(
      /object store, and none is configured: set S3_BUCKET/,
    );
    expect(readdirSync(folder())).toEqual([expect.stringMatching(/^\d+\.backup$/)]);
  });
});

test("an interrupted restore leaves nothing in the object store except what was there before", async () => {
  const { file } = await backUp(source());
  const [name = ""] = filledStore().stored.keys();
  const { database } = await make(testKind);
  for (const kept of [[], [[name, Buffer.from("kept")] as [string, Buffer]]]) {
    const objects = memoryStore(kept);
    const log = (line: string) => {
      if (!line.includes("Building indexes")) return;
      expect([...objects.stored.keys()]).toEqual([name]);
      throw new Error("broken off");
    };
    await expect(restore(database, file, { objects, log })).rejects.toThrow("broken off");
    expect([...objects.stored]).toEqual(kept);
  }
});
