// The steps of the Dockerfile, without a container: only `npm test -- full` runs it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capture, exitCode } from "../process.ts";
import { start } from "../testing/server-process.ts";

/** The user "nobody", if this process can switch users. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const token = "0123456789abcdef";
let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "assay-package-"));
  chmodSync(folder, 0o755);
  const { code, output } = await capture("node", ["scripts/package.ts", at("app")]);
  expect(code, output).toBe(0);
  await capture("chmod", ["-R", "a-w", at("app")]);
  // A folder where the other user may run it.
  copyFileSync(process.execPath, at("node"));
  mkdirSync(at("data"));
  writeFileSync(at("secret"), `${"0f".repeat(32)}\n`);
  writeFileSync(at("token"), `${token}\n`);
  if (user.uid !== undefined) chownSync(at("data"), user.uid, user.gid);
});
afterAll(async () => {
  await capture("chmod", ["-R", "u+w", at("app")]);
  rmSync(folder, { recursive: true });
});

test("a packaged folder runs as a user who can write only to DATA_DIR, with secrets from files", async () => {
  const files = () => globSync("**", { cwd: at("app") }).length;
  const before = files();
  const env = {
    NODE_ENV: "production",
    DATA_DIR: at("data"),
    DEMO: "off",
    SECRET_FILE: at("secret"),
    METRICS_TOKEN_FILE: at("token"),
  };
  const server = await start(env, { cwd: at("app"), node: at("node"), ...user });
  const { url, lines } = server;
  try {
    await server.line('"Assay is ready"');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain("<!DOCTYPE html>");
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${url}/metrics`, { headers })).status).toBe(200);
    const admin = spawn(at("node"), ["scripts/run.mjs", "admin", "ops@assay.example"], {
      cwd: at("app"),
      env,
      ...user,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [text] = await once(admin.stdout, "data");
    expect(String(text)).toContain("ops@assay.example is an administrator");
    expect(await exitCode(admin)).toBe(0);
    process.kill(server.pid, "SIGTERM");
    expect(await server.ended).toBe(0);
  } finally {
    await server.remove();
  }
  expect(files()).toBe(before);
  // As sentences only where a person tries it out on this machine.
  const sentences = lines.filter((line) => line.trim() !== "" && !line.startsWith("  "));
  for (const line of sentences) expect(() => JSON.parse(line), line).not.toThrow();
});
