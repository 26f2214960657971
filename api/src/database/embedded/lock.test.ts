import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type EmbeddedFolder, embeddedFolder, prepareFolder, socketName } from "./folder.ts";
import {
  endHolder,
  type Holder,
  type Role,
  takeLock,
  touchEnded,
  waitForServer,
  writeHolder,
} from "./lock.ts";

let dataDir: string;
let folder: EmbeddedFolder;
let listening: Server | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "assay-lock-"));
  folder = embeddedFolder(dataDir);
  prepareFolder(folder);
});
afterEach(() => {
  listening?.close();
  listening = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

function hold(role: Role): Holder {
  const holder = { pid: process.pid, childPid: process.pid, role, socketFolder: folder.root };
  writeHolder(folder, holder);
  return holder;
}

/** What a command finds that looks before a server starts again. */
async function foundAcrossRestart(): Promise<[Holder | undefined, Holder]> {
  const found = waitForServer(folder);
  await new Promise<void>((resolve) => {
    listening = createServer().listen(join(folder.root, socketName), resolve);
  });
  const holder = hold("server");
  return [await found, holder];
}

it.each([
  ["was killed with its database", () => void hold("server")],
  [
    "has just ended",
    () => {
      hold("server");
      endHolder(folder);
    },
  ],
])("a command waits for a server that %s", async (_, leave) => {
  leave();
  const [found, holder] = await foundAcrossRestart();
  expect(found).toEqual(holder);
});

it.each([
  ["no server was", () => {}],
  [
    "a command was the last",
    () => {
      hold("command");
      endHolder(folder);
    },
  ],
  [
    "the last server ended a while ago",
    () => {
      hold("server");
      endHolder(folder);
      const then = new Date(Date.now() - 11_000);
      utimesSync(folder.ended, then, then);
    },
  ],
])("a command does not wait where %s", async (_, leave) => {
  leave();
  const [found] = await foundAcrossRestart();
  expect(found).toBeUndefined();
});

it("the time of a server's end is that when its database is closed", () => {
  hold("server");
  endHolder(folder);
  const then = new Date(Date.now() - 11_000);
  utimesSync(folder.ended, then, then);
  touchEnded(folder);
  expect(statSync(folder.ended).mtimeMs).toBeGreaterThan(then.getTime());
});

it("a folder that cannot be used is no error before it is opened", async () => {
  rmSync(folder.root, { recursive: true });
  writeFileSync(folder.root, "");
  expect(await waitForServer(folder)).toBeUndefined();
});

it("the log tells how long another process had the database that a server needed", async () => {
  const lines: string[] = [];
  const other = new DatabaseSync(folder.lock);
  other.exec("BEGIN EXCLUSIVE");
  hold("command");
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const taking = takeLock(folder, { role: "server", log: (line) => lines.push(line) });
    vi.advanceTimersByTime(2_000);
    endHolder(folder);
    other.close();
    await taking;
  } finally {
    vi.useRealTimers();
  }
  const who = `a command (process ${process.pid}, its database process ${process.pid})`;
  expect(lines).toEqual([`Waited 2.0 s for the database, which ${who} had.`]);
});
