import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { embeddedProcessOf } from "../../../api/src/testing/embedded-process.ts";
import { exitCode, root } from "../../process.ts";
import { isRunning } from "../../testing/server-process.ts";
import type { Pick } from "../clients/people.ts";
import type { Server } from "../worlds/servers.ts";
import type { World } from "../worlds/world.ts";
import { everywhere, type Fault, readyWithin } from "./fault.ts";

/** Long enough for writes to be under way. */
const moment = (pick: Pick) => sleep(pick(500));

const oneOf = ({ servers }: World, pick: Pick): Server => {
  const server = servers[pick(servers.length)];
  if (!server) throw new Error("There is no server.");
  return server;
};

/** Kills the embedded database's own process. */
async function killDatabase({ dataDir }: World): Promise<void> {
  const pid = embeddedProcessOf(dataDir);
  process.kill(pid, "SIGKILL");
  while (isRunning(pid)) await sleep(5);
}

const killServer: Fault = {
  name: "kill-server",
  what: "a server killed (SIGKILL), on PostgreSQL one of two",
  kinds: everywhere,
  readyWithin: readyWithin.restart,
  async strike(world, { pick }) {
    await moment(pick);
    const server = oneOf(world, pick);
    await server.kill();
    const since = performance.now();
    await server.start();
    return { since, restarted: server };
  },
};

const killDatabaseOnly: Fault = {
  name: "kill-database",
  what: "the embedded database killed",
  kinds: ["embedded"],
  readyWithin: readyWithin.restart,
  async strike(world, { pick }) {
    await moment(pick);
    await killDatabase(world);
    return { since: performance.now() };
  },
};

const killBoth: Fault = {
  name: "kill-both",
  what: "the embedded database and its server killed",
  kinds: ["embedded"],
  readyWithin: readyWithin.restart,
  async strike(world, { pick }) {
    await moment(pick);
    const server = oneOf(world, pick);
    await killDatabase(world);
    await server.kill();
    const since = performance.now();
    await server.start();
    return { since, restarted: server };
  },
};

/** A backup by the command, ended in the middle of its work. */
async function interruptedBackup({ commandSettings }: World, pick: Pick): Promise<string[]> {
  const file = join(tmpdir(), `assay-endure-backup-${process.pid}-${crypto.randomUUID()}`);
  const command = spawn(process.execPath, ["scripts/run.mjs", "backup", file], {
    cwd: root,
    stdio: "ignore",
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...commandSettings },
  });
  const ended = exitCode(command);
  await sleep(500 + pick(1_500));
  command.kill("SIGTERM");
  const code = await ended;
  const isThere = existsSync(file);
  rmSync(file, { force: true });
  return isThere && code !== 0 ? ["a backup that was interrupted left its file"] : [];
}

/** A picture whose bytes come slowly; whatever becomes of it. */
async function slowUpload(url: string, cookie: string): Promise<void> {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await sleep(100);
      controller.enqueue(new Uint8Array(100));
    },
  });
  const headers = { cookie, origin: url, "sec-fetch-site": "same-origin", "content-type": "image/png" };
  const signal = AbortSignal.timeout(15_000);
  const options = { method: "POST", headers, body, signal, duplex: "half" } as RequestInit;
  await fetch(`${url}/uploads?kind=avatar`, options).catch(() => {});
}

const terminate: Fault = {
  name: "terminate",
  what: "SIGTERM in the middle of an upload, a download and a backup",
  kinds: everywhere,
  readyWithin: readyWithin.restart,
  async strike(world, { pick, cast }) {
    const server = oneOf(world, pick);
    const uploading = slowUpload(server.url, cast.vendor.cookie);
    const downloading = fetch(`${server.url}/api/export/reviews.jsonl.gz`).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
    const found = await interruptedBackup(world, pick);
    const code = await server.terminate();
    const since = performance.now();
    await server.start();
    await Promise.all([uploading, downloading.catch(() => undefined)]);
    return {
      since,
      restarted: server,
      found: [...found, ...(code === 0 ? [] : [`SIGTERM ended a server with code ${code}`])],
    };
  },
};

const clock: Fault = {
  name: "clock",
  what: "a server's clock an hour ahead, and back",
  kinds: everywhere,
  readyWithin: readyWithin.restart,
  async strike(world, { pick, writes }) {
    const server = oneOf(world, pick);
    await server.terminate();
    await server.start({ NODE_OPTIONS: `--import=${join(import.meta.dirname, "clock-ahead.ts")}` });
    await server.readyAfter(performance.now());
    await writes(10);
    await server.terminate();
    const since = performance.now();
    await server.start();
    return { since, restarted: server };
  },
};

export const processFaults: readonly Fault[] = [killServer, killDatabaseOnly, killBoth, terminate, clock];
