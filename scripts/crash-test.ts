/**
 * Kills the embedded database with kill -9 in the middle of writes, ten times over, and checks after each restart
 * that every acknowledged write is there and none is there by half. One line per round; exit code 1 on a loss.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Database, openDatabase } from "../api/src/database/client/open.ts";
import { transaction } from "../api/src/database/client/transaction.ts";
import { embeddedFolder } from "../api/src/database/embedded/folder.ts";
import { readHolder } from "../api/src/database/embedded/lock.ts";
import { migrate } from "../api/src/database/migrate.ts";

const rounds = 10;
const writers = 4;

/** Minimum number of writes in a round before its kill. */
const fewest = 30;

const kind = "crash-test";

/** Processes to kill, in turn: the server, then its database and the server in both orders. */
const victims = [["server"], ["database", "server"], ["server", "database"]] as const;

const [dataDir, round] = process.argv.slice(2);
if (dataDir !== undefined && round !== undefined) await write(dataDir, round);
else await main();

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "assay-crash-"));
  const acknowledged = new Set<string>();
  let lost = 0;
  for (let number = 1; number <= rounds; number++) {
    const killed = victims[number % victims.length] ?? ["server"];
    const before = acknowledged.size;
    await writeAndKill(folder, number, killed, acknowledged);
    const started = performance.now();
    const database = await openDatabase({ dataDir: folder, role: "server" });
    const start = Math.round(performance.now() - started);
    const bad = await lostOrHalf(database, acknowledged);
    await database.close();
    lost += bad.length;
    console.log(
      `Round ${number}: killed the ${killed.join(", the ")} after ${acknowledged.size - before} more writes; ` +
        `of ${acknowledged.size} acknowledged ${bad.length} lost or half there; up again in ${start} ms`,
    );
    if (bad.length > 0) console.log(`  ${bad.slice(0, 5).join(", ")}`);
  }
  if (lost === 0) rmSync(folder, { recursive: true });
  else {
    console.error(`Writes were lost: the database is kept in ${folder}.`);
    process.exitCode = 1;
  }
}

/** Lets another process write for a while, and kills it. */
async function writeAndKill(
  folder: string,
  number: number,
  killed: readonly ("server" | "database")[],
  acknowledged: Set<string>,
): Promise<void> {
  const server = spawn(process.execPath, [fileURLToPath(import.meta.url), folder, String(number)], {
    // Errors about the killed database are expected.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const exit = once(server, "exit");
  const early = exit.then(() => Promise.reject(new Error("The writing process ended before it was killed.")));
  await Promise.race([once(server, "message"), early]);
  server.on("message", (key) => acknowledged.add(String(key)));
  // A kill before the first writes would prove nothing, and a busy machine is slow.
  const enough = acknowledged.size + fewest;
  while (acknowledged.size < enough) await Promise.race([once(server, "message"), early]);
  early.catch(() => {});
  await sleep(Math.random() * 500);
  const holder = readHolder(embeddedFolder(folder));
  for (const victim of killed) kill(victim === "server" ? server.pid : holder?.childPid);
  await exit;
}

function kill(pid: number | undefined): void {
  if (pid === undefined) throw new Error("There is no process to kill: the database did not start.");
  process.kill(pid, "SIGKILL");
}

/** Acknowledged writes that are missing, and those of which only one of two rows exists. */
async function lostOrHalf(database: Database, acknowledged: Set<string>): Promise<string[]> {
  const companies = await database.prisma.company.findMany({ where: { name: kind }, select: { slug: true } });
  const entries = await database.prisma.auditEntry.findMany({
    where: { subjectType: kind },
    select: { action: true },
  });
  const first = new Set(companies.map(({ slug }) => slug));
  const second = new Set(entries.map((entry) => entry.action));
  const missing = (keys: Set<string>, from: Set<string>): string[] =>
    [...keys].filter((key) => !from.has(key));
  return [...missing(first, second), ...missing(second, first), ...missing(acknowledged, first)];
}

/** The process to be killed: it writes as fast as it can, and reports each write when it is acknowledged. */
async function write(dataDir: string, round: string): Promise<void> {
  const database = await openDatabase({ dataDir, role: "server" });
  await migrate(database);
  process.send?.("ready");
  const writer = async (name: number): Promise<void> => {
    for (let count = 0; ; count++) {
      const key = `${round}-${name}-${count}`;
      await transaction(database, async (tx) => {
        const company = { slug: key, name: kind, sortName: key, description: "x".repeat(2_000) };
        await tx.company.create({ data: company });
        await tx.auditEntry.create({ data: { action: key, subjectType: kind } });
      });
      process.send?.(key);
    }
  };
  // Checkpoints in between, so that some kills hit one.
  const checkpoints = async (): Promise<void> => {
    for (;;) {
      await sleep(150);
      await database.pool.query("CHECKPOINT");
    }
  };
  await Promise.all([checkpoints(), ...Array.from({ length: writers }, (_, name) => writer(name))]);
}
