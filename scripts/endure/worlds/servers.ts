import { setTimeout as sleep } from "node:timers/promises";
import { isRunning, type Running, start } from "../../testing/server-process.ts";

const pollMs = 10;
/** How long a server may take to be ready before the run is given up. */
const patienceMs = 300_000;
/** Lines of its log that are shown of each process. */
const linesShown = 10;

/** Settings of a server, by their names in its environment. */
export type Settings = Readonly<Record<string, string>>;

/** A server of the built product that can be killed and started again at the same address. */
export interface Server {
  url: string;
  settings: Settings;
  /** The process; it may have ended. */
  running(): Running;
  /** What it has said last, after what the process before it said last. */
  lastLines(): string[];
  /** Starts it, with more environment if given, and does not wait for it. */
  start(more?: Settings): Promise<void>;
  /** Ends it at once and resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to end; returns its exit code. */
  terminate(): Promise<number>;
  /** Resolves when it has been ready; returns the milliseconds that took from `since`. */
  readyAfter(since: number): Promise<number>;
  remove(): Promise<void>;
}

/** Starts a server with these settings, of which PORT must be one. */
export async function openServer(settings: Settings): Promise<Server> {
  const url = `http://127.0.0.1:${settings["PORT"]}`;
  let running = await start(settings);
  let before: string[] = [];
  let isRemoved = false;
  const restart = async (more: Settings = {}) => {
    // A run may be interrupted in the middle of a fault.
    if (isRemoved) throw new Error("The server was removed.");
    before = running.lines.slice(-linesShown);
    // Only removes the unused folder that was made for it.
    await running.remove();
    running = await start(withMore(settings, more));
  };
  const lastLines = () => [...before, ...running.lines.slice(-linesShown)];
  return {
    url,
    settings,
    running: () => running,
    lastLines,
    start: restart,
    async kill() {
      if (isRunning(running.pid)) process.kill(running.pid, "SIGKILL");
      await running.ended;
    },
    async terminate() {
      if (isRunning(running.pid)) process.kill(running.pid, "SIGTERM");
      return running.ended;
    },
    async readyAfter(since) {
      const end = performance.now() + patienceMs;
      while (!(await isReady(url))) {
        // On the embedded database a command may have had it when the server started.
        if (!isRunning(running.pid)) await restart();
        if (performance.now() > end) throw new Error(`${url} is not ready:\n${lastLines().join("\n")}`);
        await sleep(pollMs);
      }
      return performance.now() - since;
    },
    async remove() {
      isRemoved = true;
      await running.remove();
    },
  };
}

/** Settings with more of them; options of Node.js add up. */
export function withMore(settings: Settings, more: Settings): Settings {
  const options = [settings, more].flatMap((each) => each["NODE_OPTIONS"] ?? []).join(" ");
  return { ...settings, ...more, ...(options && { NODE_OPTIONS: options }) };
}

/** Whether a server answers that it is ready. */
export async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, {
      headers: { connection: "close" },
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
