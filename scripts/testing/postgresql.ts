import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { scratchFolder } from "../../api/src/testing/scratch-folder.ts";
import { capture, exitCode, Failure } from "../process.ts";

/** A PostgreSQL server of this program's own. */
export interface OwnServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts an empty server in a temporary folder; it listens on a socket there and on no port. */
export async function startPostgresql(bin: string): Promise<OwnServer> {
  const folder = mkdtempSync(join(scratchFolder(), "assay-postgresql-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await initialise(bin, folder, ["--no-sync"]);
    const server = await serve(bin, folder, ["listen_addresses=", ...careless]);
    return {
      url: addressOf(folder),
      pid: server.pid ?? 0,
      async stop() {
        // At once, without writing anything down.
        await stop(server, "SIGQUIT");
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Starts the server with the data in `folder`, created if missing; it listens on a socket there. Stops one left by a killed
 * run.
 */
export async function startKeptPostgresql(
  bin: string,
  folder: string,
  settings: readonly string[],
): Promise<OwnServer> {
  await endLeftBehind(folder);
  const made = join(folder, "made");
  // Without the mark an earlier run did not come to the end.
  if (!existsSync(made)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await initialise(bin, folder, []);
    writeFileSync(made, "");
  }
  const server = await serve(bin, folder, ["listen_addresses=", ...settings]);
  return {
    url: addressOf(folder),
    pid: server.pid ?? 0,
    stop: () => stop(server, "SIGINT"),
  };
}

/** The address of the server whose socket is in the folder. */
const addressOf = (folder: string): string =>
  `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;

/** Nothing has to survive: safety is given up for speed. */
const careless = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  // Databases live for seconds: there is nothing to clean up in them.
  "autovacuum=off",
  // Nor is a plan worth compiling: without statistics a small table's looks dear.
  "jit=off",
  // Tables are tiny: to plan a statement for its values, five times for each connection, takes longer than to run it.
  "plan_cache_mode=force_generic_plan",
  "max_connections=200",
  // The folder may be in memory.
  "max_wal_size=256MB",
];

async function initialise(bin: string, folder: string, more: readonly string[]): Promise<void> {
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  // Equal character types everywhere: letters must not depend on the machine's language.
  const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const initdb = [
    "-D",
    join(folder, "data"),
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    `--locale=${locale}`,
    ...more,
  ];
  const { code, output } = await capture(join(bin, "initdb"), initdb, { cwd: folder, ...user });
  if (code !== 0) throw new Failure(`PostgreSQL could not make a database:\n${output}`);
}

async function serve(bin: string, folder: string, settings: readonly string[]): Promise<ChildProcess> {
  const options = settings.flatMap((value) => ["-c", value]);
  const server = spawn(join(bin, "postgres"), ["-D", join(folder, "data"), "-k", folder, ...options], {
    cwd: folder,
    ...otherUser(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  await untilReady(server);
  return server;
}

/** Another user to run as, because PostgreSQL refuses to run as root. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const [, , uid, gid] =
    users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      // Must be read, or the server would block on a full pipe.
      output = (output + text).slice(-10_000);
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Failure(`PostgreSQL did not start:\n${output}`)));
  });
}

async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = exitCode(server);
  server.kill(signal);
  await ended;
}

async function endLeftBehind(folder: string): Promise<void> {
  const file = join(folder, "data/postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  if (!isPostgresql(pid)) return;
  process.kill(pid, "SIGINT");
  while (existsSync(file) && isPostgresql(pid)) await sleep(100);
}

/** After a restart of the machine the number may be another program's. */
function isPostgresql(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || readFileSync(`/proc/${pid}/comm`, "utf8").includes("postgres");
  } catch {
    return false;
  }
}
