import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitCode, Failure } from "../process.ts";
import { findPgbouncer } from "../testing/machine.ts";
import { freePort } from "../testing/port.ts";

/** Starts PgBouncer in front of a PostgreSQL server whose socket is in `folder`; it listens on a port of 127.0.0.1. */
export async function startPgbouncer(folder: string, mode: "session" | "transaction" | "statement") {
  const own = mkdtempSync(join(tmpdir(), "assay-pgbouncer-"));
  // It does not run as root, and has to read its files.
  chmodSync(own, 0o755);
  const port = await freePort();
  const file = join(own, "pgbouncer.ini");
  writeFileSync(join(own, "users.txt"), '"postgres" ""\n');
  writeFileSync(
    file,
    `[databases]
* = host=${folder} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${join(own, "users.txt")}
pool_mode = ${mode}
max_client_conn = 200
default_pool_size = 50
`,
  );
  const user = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const child = spawn(findPgbouncer() ?? "", [...user, file], { stdio: ["ignore", "ignore", "pipe"] });
  const ended = exitCode(child);
  await new Promise<void>((resolve, reject) => {
    let output = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      // Must be read, or it would block on a full pipe.
      output = (output + text).slice(-10_000);
      if (output.includes("process up")) resolve();
    });
    ended.then(() => reject(new Failure(`PgBouncer did not start:\n${output}`)), reject);
  });
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      child.kill("SIGINT");
      child.kill("SIGTERM");
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}
