import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type Database, openDatabase } from "../database/client/open.ts";
import {
  databaseUrl,
  embeddedTemplate,
  onServer,
  scratchFolder,
  scratchPrefix,
  serverTemplate,
  testServerUrl,
} from "./database-template.ts";

/** Which database this run tests on. */
export const testKind = process.env["ASSAY_TEST_DATABASE"] === "postgresql" ? "postgresql" : "embedded";

/**
 * A database of the test file's own, empty and migrated. It is made before the file's first test and thrown away after
 * its last, so take it at the top of the file and read its parts inside the tests.
 */
export function testDatabase(): Database {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(async () => {
    await opened?.remove();
  });
  const now = (): Database => {
    if (!opened)
      throw new Error("The test database is there from the first test on: read its parts inside a test.");
    return opened.database;
  };
  return {
    get kind() {
      return now().kind;
    },
    get prisma() {
      return now().prisma;
    },
    get reader() {
      return now().reader;
    },
    get pool() {
      return now().pool;
    },
    close: async () => {},
  };
}

type Opened = { database: Database; remove(): Promise<void> };

function openTestDatabase(): Promise<Opened> {
  return testKind === "embedded" ? openEmbeddedCopy() : openServerCopy();
}

async function openEmbeddedCopy(): Promise<Opened> {
  const dataDir = await copyEmbeddedTemplate();
  const database = await openDatabase({ dataDir, role: "server", durable: false });
  const remove = async (): Promise<void> => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, remove };
}

/** A data folder with an empty, migrated embedded database; the caller removes it. */
export async function copyEmbeddedTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(scratchFolder(), scratchPrefix));
  cpSync(await embeddedTemplate(), dataDir, { recursive: true });
  return dataDir;
}

async function openServerCopy(): Promise<Opened> {
  const name = `assay_test_${randomBytes(8).toString("hex")}`;
  const template = await serverTemplate();
  await onServer(
    async (client) => void (await client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`)),
  );
  const url = databaseUrl(testServerUrl(), name);
  const database = await openDatabase({ url, dataDir: "", role: "server", poolSize: 5 });
  const remove = async (): Promise<void> => {
    await database.close();
    await onServer(async (client) => void (await client.query(`DROP DATABASE "${name}" WITH (FORCE)`)));
  };
  return { database, remove };
}
