import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Database, openDatabase } from "../database/client/open.ts";
import {
  databaseUrl,
  embeddedTemplate,
  onServer,
  scratchPrefix,
  serverTemplate,
  type TestDatabaseKind,
  testServerUrl,
} from "./database-template.ts";
import { scratchFolder } from "./scratch-folder.ts";

/** A database for one test, with its data folder, which contains no database if that is on a server. */
export interface ScratchDatabase {
  database: Database;
  dataDir: string;
  remove(): Promise<void>;
}

/** Creates an empty database: migrated, or without any table. The caller removes it. */
export async function makeDatabase(
  kind: TestDatabaseKind,
  { migrated = true } = {},
): Promise<ScratchDatabase> {
  const dataDir = kind === "embedded" && migrated ? await copyEmbeddedTemplate() : makeFolder();
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === "embedded") {
    const database = await openDatabase({ dataDir, role: "server", durable: false });
    return { database, dataDir, remove: () => database.close().then(removeFolder) };
  }
  const name = `assay_test_${randomBytes(8).toString("hex")}`;
  const template = migrated ? await serverTemplate() : "template0";
  await onServer(async (client) => {
    const { rows } = await client.query("SHOW server_version_num");
    // Copied file by file, as older releases do without being told, it takes half the time.
    const strategy = Number(rows[0].server_version_num) >= 150_000 ? "STRATEGY file_copy" : "";
    await client.query(`CREATE DATABASE "${name}" ENCODING 'UTF8' TEMPLATE "${template}" ${strategy}`);
  });
  const url = databaseUrl(testServerUrl(), name);
  const database = await openDatabase({ url, dataDir, role: "server", connections: 11 });
  const remove = async (): Promise<void> => {
    await database.close();
    removeFolder();
    await onServer(async (client) => void (await client.query(`DROP DATABASE "${name}" WITH (FORCE)`)));
  };
  return { database, dataDir, remove };
}

/** A data folder with an empty, migrated embedded database; the caller removes it. */
export async function copyEmbeddedTemplate(): Promise<string> {
  const dataDir = makeFolder();
  cpSync(await embeddedTemplate(), dataDir, { recursive: true });
  return dataDir;
}

const makeFolder = () => mkdtempSync(join(scratchFolder(), scratchPrefix));
