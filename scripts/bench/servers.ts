import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { exitCode, Failure, root, server } from "../process.ts";
import { freePort } from "../testing/port.ts";
import { peersFolder } from "./peers.ts";

/** The targets of the page-shaped queries: Assay, PostGraphile, and SQL by hand behind a bare HTTP server. */
export const targetNames = ["assay", "postgraphile", "sql"] as const;
export type TargetName = (typeof targetNames)[number];

/** A server in a process of its own. */
export interface RunningServer {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first successful response. */
  readyAfter: number;
  stop(): Promise<void>;
}

/** Database connections of each target. */
export const poolSize = 10;

interface Program {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  /** A path that returns 200 when the server is ready; by default any response counts. */
  probe?: string;
}

/** Starts the server as in production, but without rate limits unless requested. Its pool has 10 connections by default. */
export function startAssay(
  env: ({ DATABASE_URL: string } | { DATA_DIR: string; DEMO: "auto" }) & Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<RunningServer> {
  return startProgram({
    args: [...nodeOptions, join(root, server)],
    env: { ...assayEnvironment, ...env },
    probe: "/readyz",
  });
}

/** Settings with which our server makes every answer anew, as the others do. */
export const uncached = { ANSWER_CACHE_MB: "0" } as const;

/** Environment of the measured server besides its database. */
export const assayEnvironment = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  DATABASE_URL: "",
  PUBLIC_URL: "",
  DEMO: "off",
  LOG_LEVEL: "warn",
  RATE_LIMITS: "off",
  // One process is measured, with as many database connections for reads as the others have.
  WORKERS: "1",
  DATABASE_POOL_SIZE: "",
};

/** A target over a database; more settings are for our own server. */
export function startTarget(
  name: TargetName,
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  if (name === "assay") return startAssay({ DATABASE_URL: databaseUrl, ...settings });
  const file = name === "postgraphile" ? "postgraphile.mjs" : "statements-server.mjs";
  const env = {
    NODE_ENV: "production",
    GRAPHILE_ENV: "production",
    DATABASE_URL: databaseUrl,
    POOL: `${poolSize}`,
  };
  return startProgram({ args: [file], env, cwd: peersFolder });
}

/** Starts a Node.js program on a free port and waits for it. */
export async function startProgram({ args, env, cwd = root, probe }: Program): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = exitCode(child);
  running.add(child);
  void ended.finally(() => running.delete(child));
  while (!(await answers(url, probe))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Failure(`A server did not start: ${args.join(" ")}.`);
    await sleep(20);
  }
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const running = new Set<ChildProcess>();

/** Stops servers that are still running after a failure. */
export function endServers(): void {
  for (const child of running) child.kill("SIGTERM");
}

async function answers(url: string, probe: string | undefined): Promise<boolean> {
  const answer = await fetch(url + (probe ?? "/")).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer !== undefined && (probe === undefined || answer.ok);
}
