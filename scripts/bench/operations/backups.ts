import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { leftOut } from "../../../api/src/backup/tables.ts";
import { type Database, openDatabase } from "../../../api/src/database/client/open.ts";
import { exitCode, Failure, root } from "../../process.ts";
import type { Scale } from "../load-data.ts";
import { memoryOf } from "../memory-of.ts";
import type { Run } from "../run.ts";
import { assayEnvironment } from "../servers.ts";
import { withDatabase } from "../with-database.ts";

/** A command that has ended. */
export interface Work {
  seconds: number;
  /** Peak memory of it and its children, in bytes. */
  memory: number;
}

/** Backup and restore on one kind of database. */
export interface BackupFigures {
  backup: Work;
  restore: Work;
  /** Size of the file. */
  bytes: number;
  rows: number;
  /** Tables whose number of restored rows differs from that in the source database. */
  differing: string[];
}

/** Backs up the database of a scale, restores it into PostgreSQL and the embedded database, and backs the latter up too. */
export async function measureBackups(
  run: Run,
  scale: Scale,
): Promise<{ postgresql: BackupFigures; embedded: BackupFigures }> {
  const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
  try {
    const source = await run.databases.loaded(scale);
    const target = await run.databases.empty("operations_restored");
    const [fromServer, fromEmbedded] = [join(folder, "server.backup"), join(folder, "embedded.backup")];
    const dataDir = join(folder, "data");
    const onServer = { DATABASE_URL: source, DATA_DIR: folder };
    run.log("Backup of PostgreSQL");
    const backup = await measure("backup", fromServer, onServer);
    run.log("Restore into PostgreSQL");
    const restore = await measure("restore", fromServer, { ...onServer, DATABASE_URL: target });
    run.log("Restore into the embedded database");
    const embeddedRestore = await measure("restore", fromServer, { DATA_DIR: dataDir });
    run.log("Backup of the embedded database");
    const embeddedBackup = await measure("backup", fromEmbedded, { DATA_DIR: dataDir });
    const expected = await withDatabase(source, countRows);
    const rows = [...expected.values()].reduce((sum, count) => sum + count, 0);
    const embedded = await openDatabase({ dataDir, role: "command" });
    const restored = await countRows(embedded).finally(() => embedded.close());
    return {
      postgresql: {
        backup,
        restore,
        bytes: statSync(fromServer).size,
        rows,
        differing: differing(expected, await withDatabase(target, countRows)),
      },
      embedded: {
        backup: embeddedBackup,
        restore: embeddedRestore,
        bytes: statSync(fromEmbedded).size,
        rows,
        differing: differing(expected, restored),
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the command as operators do. */
async function measure(
  command: "backup" | "restore",
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<Work> {
  const began = performance.now();
  const child = spawn(process.execPath, [`scripts/${command}.ts`, file], {
    cwd: root,
    env: { ...process.env, ...assayEnvironment, SECRET: "0".repeat(64), ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let isRunning = true;
  const ended = exitCode(child).finally(() => {
    isRunning = false;
  });
  let memory = 0;
  while (isRunning) {
    memory = Math.max(memory, await memoryOf(child.pid ?? 0));
    await Promise.race([ended, sleep(250)]);
  }
  if ((await ended) !== 0) throw new Failure(`npm run ${command} failed.`);
  return { seconds: (performance.now() - began) / 1_000, memory };
}

/** The number of rows of each table in a backup. */
async function countRows({ pool }: Pick<Database, "pool">): Promise<Map<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) order by relname`,
    [[...Object.keys(leftOut), "_prisma_migrations"]],
  );
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

const differing = (expected: ReadonlyMap<string, number>, found: ReadonlyMap<string, number>): string[] =>
  [...new Set([...expected.keys(), ...found.keys()])].filter(
    (name) => expected.get(name) !== found.get(name),
  );
