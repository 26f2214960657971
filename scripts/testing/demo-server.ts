import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { exitCode, Failure, root } from "../process.ts";
import { freePort } from "./port.ts";

interface Login {
  email: string;
  password: string;
}

/** A server of its own process. */
export interface DemoServer {
  url: string;
  /** Sign-in of one of the demo's people, as printed by the server once it is ready. */
  login(who: "Reviewer" | "Vendor"): Promise<Login>;
  stop(): Promise<void>;
}

/** Starts the built server on the demo catalogue or a given one, on a free port; resolves when it responds. */
export async function startDemoServer({
  catalogue = "",
  limits = "off",
  admin = "",
}: {
  catalogue?: string;
  /** Whether callers are held to limits. */
  limits?: "on" | "off";
  /** Password of the administrator. */
  admin?: string;
} = {}): Promise<DemoServer> {
  const port = await freePort();
  const server = spawn("node", ["scripts/testing/server.ts"], {
    cwd: root,
    stdio: ["inherit", "pipe", "inherit"],
    env: { ...process.env, PORT: String(port), CATALOGUE: catalogue, LIMITS: limits, ADMIN: admin },
  });
  // Also where this program ends without stopping it.
  process.once("exit", () => server.kill());
  let output = "";
  server.stdout.on("data", (text: Buffer) => {
    process.stdout.write(text);
    output += text;
  });
  const ended = exitCode(server);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Failure("The server did not start.");
    await sleep(200);
  }
  return {
    url,
    async login(who) {
      for (;;) {
        const [, email, password] = new RegExp(`${who} +(\\S+) +(\\S+)`).exec(output) ?? [];
        if (email && password) return { email, password };
        if (server.exitCode !== null) throw new Failure("The server has ended.");
        await sleep(200);
      }
    },
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
