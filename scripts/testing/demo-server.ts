import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { exitCode, Failure, root } from "../process.ts";
import { freePort } from "./port.ts";

/** Starts the built server on the demo catalogue or on one's own, on a free port, and resolves when it answers. */
export async function startDemoServer({
  catalogue = "",
  limits = "off",
  setup = "",
}: {
  catalogue?: string;
  /** What fills the database instead of the demo: ./moderated.ts. */
  setup?: "moderated" | "";
  /** Whether callers are held to limits. */
  limits?: "on" | "off";
} = {}): Promise<{
  url: string;
  stop(): Promise<void>;
}> {
  const port = await freePort();
  const server = spawn("node", ["scripts/testing/server.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PORT: String(port), CATALOGUE: catalogue, LIMITS: limits, SETUP: setup },
  });
  const ended = exitCode(server);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Failure("The server did not start.");
    await sleep(200);
  }
  return {
    url,
    async stop() {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.ok ?? false;
}
