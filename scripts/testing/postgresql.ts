import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture, exitCode, Failure } from "../process.ts";

/** A PostgreSQL server that lives as long as a test run. */
export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts an empty server in a folder of its own; it listens on a socket in that folder and on no port. */
export async function startPostgresql(bin: string): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "assay-postgresql-"));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { cwd: folder, ...user };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    // The same character types everywhere: what is a letter must not depend on the machine's language.
    const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
    const initdb = [
      "-D",
      data,
      "-U",
      "postgres",
      "--auth=trust",
      "--encoding=UTF8",
      `--locale=${locale}`,
      "--no-sync",
    ];
    const { code, output } = await capture(join(bin, "initdb"), initdb, options);
    if (code !== 0) throw new Failure(`PostgreSQL could not make a database:\n${output}`);
    const server = spawn(join(bin, "postgres"), ["-D", data, "-k", folder, ...settings()], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await untilReady(server);
    return {
      url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      async stop() {
        await stop(server);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Nothing has to survive: safety is given up for speed. */
function settings(): string[] {
  const values = [
    "listen_addresses=",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=200",
  ];
  return values.flatMap((value) => ["-c", value]);
}

/** PostgreSQL refuses to run as root, so root hands it to somebody else. */
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
      // Read on, or the server would stop at a full pipe; kept no longer than it is of use.
      output = (output + text).slice(-10_000);
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Failure(`PostgreSQL did not start:\n${output}`)));
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = exitCode(server);
  // SIGQUIT: at once, without writing anything down.
  server.kill("SIGQUIT");
  await ended;
}
