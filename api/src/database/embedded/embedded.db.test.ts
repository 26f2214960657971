import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { testKind } from "../../testing/database.ts";
import { embeddedProcessOf } from "../../testing/embedded-process.ts";
import { copyEmbeddedTemplate } from "../../testing/scratch-database.ts";
import { type Database, type DatabaseOptions, openDatabase } from "../client/open.ts";
import { transaction } from "../client/transaction.ts";
import { embeddedFolder } from "./folder.ts";
import { runningServer } from "./lock.ts";

const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "assay-embedded-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function databaseFolder(): Promise<string> {
  const folder = await copyEmbeddedTemplate();
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function open(
  dataDir: string,
  role: "server" | "command",
  options: Partial<DatabaseOptions> = {},
): Promise<Database> {
  const database = await openDatabase({ dataDir, role, durable: false, ...options });
  cleanups.push(() => database.close());
  return database;
}

/** Another process that opens the folder, writes one row and stays. */
async function otherProcess(dataDir: string, role: "server" | "command"): Promise<ChildProcess> {
  const program = `
    const { openDatabase } = await import(${JSON.stringify(new URL("../client/open.ts", import.meta.url).href)});
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, role: "${role}", durable: false });
    await database.prisma.totalCount.create({ data: { name: "acknowledged", value: 1 } });
    process.send("ready");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  cleanups.push(() => child.kill("SIGKILL"));
  await once(child, "message");
  return child;
}

describe.runIf(testKind === "embedded")("the embedded database", () => {
  it("is made in an empty folder, for its user alone, also after a first start that was cut off", async () => {
    const dataDir = emptyFolder();
    const folder = embeddedFolder(dataDir);
    mkdirSync(folder.unfinished, { recursive: true });
    writeFileSync(join(folder.unfinished, "PG_VERSION"), "18\n");
    // Durable, as outside tests: what puts the new files on the disk must not give up the lock.
    const database = await open(dataDir, "server", { durable: true });
    expect((await database.pool.query("SELECT 1 AS x")).rows).toEqual([{ x: 1 }]);
    expect(existsSync(folder.unfinished)).toBe(false);
    expect(statSync(folder.root).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder.root))
      expect(statSync(join(folder.root, name)).mode & 0o077).toBe(0);
    // A second server is refused in one sentence.
    await expect(open(dataDir, "server")).rejects.toThrow(
      `is in use by a server (process ${process.pid}, its database process ${embeddedProcessOf(dataDir)}): stop it first, or set DATABASE_URL`,
    );
  });

  it("gives commands the running server's database, transaction by transaction", async () => {
    const dataDir = await databaseFolder();
    const server = await open(dataDir, "server");
    await server.prisma.totalCount.create({ data: { name: "turns", value: 0 } });
    const commands = await Promise.all([1, 2, 3, 4].map(() => open(dataDir, "command")));
    const turn = (database: Database) =>
      transaction(database, async (tx) => {
        // Read, wait, write: any other transaction in between would be overwritten.
        const { value } = await tx.totalCount.findUniqueOrThrow({ where: { name: "turns" } });
        await sleep(3);
        await tx.totalCount.update({ where: { name: "turns" }, data: { value: value + 1 } });
      });
    await Promise.all([server, ...commands].flatMap((database) => [1, 2, 3, 4].map(() => turn(database))));
    expect((await server.prisma.totalCount.findUnique({ where: { name: "turns" } }))?.value).toBe(20);
  });

  it("lets a command without a server start its own, which a server then waits for or refuses", async () => {
    const dataDir = await databaseFolder();
    const command = await open(dataDir, "command");
    await expect(open(dataDir, "server")).rejects.toThrow(
      `is in use by a command (process ${process.pid}, its database process ${embeddedProcessOf(dataDir)}): wait`,
    );
    const waiting = open(dataDir, "server");
    await sleep(300);
    await command.close();
    expect((await waiting).kind).toBe("embedded");
  });

  it("lets a command wait for a server that was killed and is started again, which comes first", async () => {
    const dataDir = await databaseFolder();
    const folder = embeddedFolder(dataDir);
    (await otherProcess(dataDir, "server")).kill("SIGKILL");
    await expect.poll(() => existsSync(folder.ended)).toBe(true);
    const command = open(dataDir, "command");
    await open(dataDir, "server");
    await command;
    expect(await runningServer(folder)).toMatchObject({ pid: process.pid, role: "server" });
  });

  it("ends when its server is killed, and keeps what was acknowledged", async () => {
    const dataDir = await databaseFolder();
    const other = await otherProcess(dataDir, "server");
    // Left by ALTER SYSTEM; no engine starts with it.
    const settings = join(embeddedFolder(dataDir).data, "postgresql.auto.conf");
    writeFileSync(settings, "shared_buffers = '100GB'\n");
    other.kill("SIGKILL");
    const database = await open(dataDir, "server");
    expect((await database.prisma.totalCount.findUnique({ where: { name: "acknowledged" } }))?.value).toBe(1);
  });

  it("is started again when only it was killed, with every write that was acknowledged, and none that was not sent", {
    timeout: 300_000,
  }, async () => {
    const dataDir = await databaseFolder();
    const lines: string[] = [];
    const { prisma } = await open(dataDir, "server", { log: (line) => lines.push(line) });
    const acknowledged: string[] = [];
    const unknown: string[] = [];
    let isOver = false;
    const writing = (async () => {
      for (let value = 0; !isOver; value++) {
        const name = `write ${value}`;
        await prisma.totalCount.create({ data: { name, value } }).then(
          () => acknowledged.push(name),
          () => sleep(unknown.push(name)),
        );
      }
    })();
    const writes = (count: number) =>
      expect.poll(() => acknowledged.length, { interval: 20 }).toBeGreaterThan(acknowledged.length + count);
    await writes(20);
    process.kill(embeddedProcessOf(dataDir), "SIGKILL");
    await expect.poll(() => lines).toContain("The embedded database ended by itself and is started again.");
    await writes(20);
    isOver = true;
    await writing;
    const there = (await prisma.totalCount.findMany()).map(({ name }) => name);
    expect(acknowledged.filter((name) => !there.includes(name))).toEqual([]);
    expect(there.filter((name) => !acknowledged.includes(name) && !unknown.includes(name))).toEqual([]);
  });

  it("is started again when it cannot go on after a statement", async () => {
    const lines: string[] = [];
    const { pool } = await open(await databaseFolder(), "server", { log: (line) => lines.push(line) });
    // Nested more deeply than the stack allows; PostgreSQL's own check comes later. Its answer never would.
    await expect(pool.query(`SELECT ${Array(50_000).fill("1").join("+")}`)).rejects.toThrow();
    await expect.poll(() => lines).toContain("The embedded database ended by itself and is started again.");
    const one = () => pool.query("SELECT 1 AS x").then(({ rows }) => rows, String);
    await expect.poll(one).toEqual([{ x: 1 }]);
  });

  it("answers from a folder whose path is too long for a socket", async () => {
    const dataDir = join(emptyFolder(), "a".repeat(120));
    cpSync(await databaseFolder(), dataDir, { recursive: true });
    const server = await open(dataDir, "server");
    const command = await open(dataDir, "command");
    const short = server.pool.options.host ?? "";
    cleanups.unshift(() => rmSync(short, { recursive: true, force: true }));
    expect(command.pool.options.host).toBe(short);
    expect(await command.prisma.user.count()).toBe(0);
  });
});

describe.runIf(testKind === "embedded")("a folder that cannot be used", () => {
  it.each<[string, (dataDir: string) => void, RegExp]>([
    [
      "a file in its place",
      (dataDir) => writeFileSync(join(dataDir, "database"), ""),
      /cannot be used \(a file stands/,
    ],
    [
      "somebody else's files",
      (dataDir) => {
        mkdirSync(join(dataDir, "database"));
        writeFileSync(join(dataDir, "database", "letter.txt"), "");
      },
      /holds other files \(letter.txt\) and no database: move them away/,
    ],
    [
      "no database where one should be",
      (dataDir) => mkdirSync(join(dataDir, "database", "data"), { recursive: true }),
      /is not a database: move it away/,
    ],
    [
      "the database of another version",
      (dataDir) => {
        mkdirSync(join(dataDir, "database", "data"), { recursive: true });
        writeFileSync(join(dataDir, "database", "data", "PG_VERSION"), "16\n");
      },
      /was made by PostgreSQL 16 and this program has 18/,
    ],
  ])("with %s is refused in one sentence", async (_name, spoil, sentence) => {
    const dataDir = emptyFolder();
    spoil(dataDir);
    await expect(open(dataDir, "server")).rejects.toThrow(sentence);
  });

  it.runIf(existsSync("/proc"))("in a place that holds none is refused in one sentence", async () => {
    await expect(open("/proc/assay", "server")).rejects.toThrow("cannot be used (it cannot be made there)");
  });
});
