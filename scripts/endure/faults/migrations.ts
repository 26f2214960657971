import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pendingMigrations } from "../../../api/src/database/migrate.ts";
import { connectTo } from "../../../api/src/testing/late-transactions.ts";
import { freePort } from "../../testing/port.ts";
import { openServer } from "../worlds/servers.ts";
import { onDatabase, type World } from "../worlds/world.ts";
import { everywhere, type Fault } from "./fault.ts";

/** How often it is killed before it may go on. */
const kills = 3;
const longestMs = 4_000;

/** A new database beside that of the world: its settings, and what removes it. */
async function newDatabase({ postgresql }: World) {
  const dataDir = mkdtempSync(join(tmpdir(), "assay-endure-migration-"));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  if (!postgresql) return { place: { dataDir }, settings: { DATA_DIR: dataDir, DATABASE_URL: "" }, remove };
  const name = `endure_${crypto.randomUUID().replaceAll("-", "_")}`;
  const operator = await connectTo(postgresql.url);
  await operator.query(`create database ${name}`);
  const url = new URL(postgresql.url);
  url.pathname = `/${name}`;
  return {
    place: { url: url.href, dataDir: "" },
    settings: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    async remove() {
      remove();
      await operator.query(`drop database ${name} with (force)`);
      await operator.end();
    },
  };
}

const migration: Fault = {
  name: "migration",
  what: `another server killed ${kills} times while it migrates a new database`,
  kinds: everywhere,
  readyWithin: null,
  async strike(world, { pick }) {
    const { place, settings, remove } = await newDatabase(world);
    const server = await openServer({
      ...world.commandSettings,
      ...settings,
      DEMO: "off",
      PORT: String(await freePort()),
    });
    try {
      for (let count = 0; count < kills; count++) {
        await sleep(pick(longestMs));
        await server.kill();
        await server.start();
      }
      const since = performance.now();
      await server.readyAfter(since);
      const pending = await onDatabase(place, (database) => pendingMigrations(database));
      return { since, found: pending.map((name) => `the migration ${name} was not made`) };
    } finally {
      await server.remove();
      await remove();
    }
  },
};

export const migrationFaults: readonly Fault[] = [migration];
