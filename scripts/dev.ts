import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { command, exitCode, Failure, root } from "./process.ts";
import { bring, generated } from "./steps/project.ts";

// Sources of the server. Pages are left out, because Vite, inside the server, reloads them without a restart.
const watched = ["api/src", "prisma", "web/server.ts"];
const ignored = /generated|\.test\.ts$|~$/;

let server: ChildProcess | undefined;
let changed = true;
let ending = false;
let wake = () => {};

await command(async () => {
  for (const path of watched) watch(join(root, path), { recursive: true }, (_, name) => note(name ?? ""));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
  while (!ending) {
    if (changed) await restart();
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  await stopServer();
  process.exit();
});

function note(name: string): void {
  if (ignored.test(name)) return;
  changed = true;
  wake();
}

function end(): void {
  ending = true;
  wake();
}

async function restart(): Promise<void> {
  // Editors and version control write many files at once.
  await sleep(100);
  changed = false;
  await stopServer();
  try {
    await bring(generated);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`${error.message}\nWaiting for a change.`);
    return;
  }
  if (!ending) startServer();
}

function startServer(): void {
  const started = spawn("node", ["api/src/main.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development" },
  });
  server = started;
  started.once("exit", (code) => {
    if (server === started && code !== 0 && !ending) console.error("The server ended. Waiting for a change.");
  });
}

async function stopServer(): Promise<void> {
  const old = server;
  server = undefined;
  if (!old || old.exitCode !== null || old.signalCode !== null) return;
  const ended = exitCode(old);
  old.kill("SIGTERM");
  await ended;
}
