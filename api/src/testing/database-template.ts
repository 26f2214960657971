import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openDatabase } from "../database/client/open.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migrations.ts";
import { hourMs } from "../inputs/index.ts";
import { scratchFolder } from "./scratch-folder.ts";

/** Which database a test file gets. */
export type TestDatabaseKind = "embedded" | "postgresql";

/** The server for the tests that run on PostgreSQL; its user must be allowed to create databases. */
export function testServerUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (!url) throw new Error("Set TEST_DATABASE_URL to a PostgreSQL server whose user may create databases.");
  return url;
}

/** The same server, another database. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

const cache = fileURLToPath(new URL("../../../node_modules/.cache/assay-test-database", import.meta.url));

/** The folder of the embedded template of the current migrations: other migrations have another template. */
export async function embeddedTemplate(): Promise<string> {
  return join(cache, await fingerprint());
}

/** The name on a server of the template of the current migrations. */
export async function serverTemplate(): Promise<string> {
  return `assay_template_${await fingerprint()}`;
}

async function fingerprint(): Promise<string> {
  const migrations = await readMigrations();
  const text = migrations.map(({ name, checksum }) => `${name} ${checksum}`).join("\n");
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** Prefix of the names of copies in the scratch folder. */
export const scratchPrefix = "assay-test-";

/** Creates the template unless an earlier run did. */
export async function prepareTemplate(kind: TestDatabaseKind): Promise<void> {
  return kind === "embedded" ? prepareEmbedded() : prepareServer();
}

async function prepareEmbedded(): Promise<void> {
  await removeOld(scratchFolder(), scratchPrefix);
  const template = await embeddedTemplate();
  if (existsSync(template)) return;
  await mkdir(cache, { recursive: true });
  await removeOld(cache);
  const unfinished = `${template}.${process.pid}`;
  const database = await openDatabase({ dataDir: unfinished, role: "command" });
  await migrate(database);
  await database.close();
  // Another run may have been faster: then its template is used.
  await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }));
}

/** Left by earlier runs; recent folders may belong to a run in progress. */
async function removeOld(folder: string, prefix = ""): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > hourMs) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function prepareServer(): Promise<void> {
  const template = await serverTemplate();
  await onServer(async (client) => {
    // One run at a time: two would create the same database.
    await client.query("SELECT pg_advisory_lock(hashtext('assay_template'))");
    const made = await client.query("SELECT FROM pg_database WHERE datname = $1", [template]);
    if (made.rowCount) return;
    // Older templates stay: a run from another checkout may be copying one.
    const unfinished = `${template}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS "${unfinished}" WITH (FORCE)`);
    await client.query(`CREATE DATABASE "${unfinished}" ENCODING 'UTF8' TEMPLATE template0`);
    const url = databaseUrl(testServerUrl(), unfinished);
    const database = await openDatabase({ url, dataDir: "", role: "command" });
    await migrate(database);
    await database.close();
    await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${template}"`);
  });
}

/** Runs statements on the server's own database. */
export async function onServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
