import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { server as builtServer, compileCache, exitCode, root } from "../process.ts";
import { freePort } from "./port.ts";

/** A server in processes of its own, started as in production. */
export interface Running {
  url: string;
  pid: number;
  /** What it has logged and printed, a line each. */
  lines: readonly string[];
  /** Its exit code, once it and its workers have ended. */
  ended: Promise<number>;
  /** Resolves with its first line that contains the text; rejects when it ends before. */
  line(text: string): Promise<string>;
  /** Process ids of its workers that run now. */
  workers(): number[];
  /** Ends all of it, whatever its state, and removes its data. */
  remove(): Promise<void>;
}

/** Where the program is, and who runs it. */
interface Program {
  /** The folder of the product; this one if not set. */
  cwd?: string;
  /** The program in that folder; the built server if not set. */
  file?: string;
  /** The Node.js that runs it; that of this process if not set. */
  node?: string;
  uid?: number;
  gid?: number;
}

/** Starts the server with these settings on a free port, and does not wait for it. */
export async function start(
  settings: Readonly<Record<string, string>>,
  { cwd = root, file = builtServer, node = process.execPath, ...user }: Program = {},
): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), "assay-scaling-"));
  const port = settings["PORT"] ?? String(await freePort());
  const server = spawn(node, [file], {
    cwd,
    ...user,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DEMO: "off",
      RATE_LIMITS: "off",
      SHUTDOWN_TIMEOUT: "5",
      ...(cwd === root && { NODE_COMPILE_CACHE: compileCache }),
      ...settings,
      PORT: port,
    },
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [server.stdout, server.stderr])
    createInterface(stream).on("line", (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  const ended = exitCode(server);
  const pid = server.pid ?? 0;
  const workers = () => childrenOf(pid);
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    lines,
    ended,
    workers,
    line: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.includes(text));
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
        void ended.then((code) => reject(new Error(`It ended with ${code}:\n${lines.join("\n")}`)), reject);
      }),
    async remove() {
      // By their ids, before the parent is gone and they are somebody else's children.
      for (const each of [...workers(), pid]) kill(each);
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function kill(pid: number): void {
  try {
    if (pid > 0) process.kill(pid, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** Whether a process runs, also one that is stopped. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** The processes that a process has started and that run. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    return text === "" ? [] : text.split(" ").map(Number).filter(isRunning);
  } catch {
    return [];
  }
}
