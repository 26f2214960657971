import { type ChildProcess, spawn } from "node:child_process";
import type { EventEmitter } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { DatabaseError } from "../client/errors.ts";
import { embeddedFolder } from "./folder.ts";
import { ForeignWatch } from "./foreign-watch.ts";
import { type Role, runningServer, waitForServer } from "./lock.ts";
import { Restarts } from "./restarts.ts";
import { type Patience, watchSilence } from "./silence-watch.ts";

/** How the child is started. */
export type ChildOptions = {
  dataDir: string;
  role: Role;
  /** Whether an acknowledged write must outlive a power cut (it outlives a killed process in any case). */
  durable: boolean;
};

/** The child's message to its parent when it has started, or cannot. */
type StartMessage = { kind: "ready"; socketFolder: string } | { kind: "refused"; message: string };

/** What the child tells its parent: how it started, lines for the log, that it lives, and when a statement of a foreign client runs. */
export type ChildMessage =
  | StartMessage
  | { kind: "log"; line: string }
  | { kind: "alive" }
  | { kind: "foreign"; isRunning: boolean };

/** The message of the parent to its child that has it close. */
export const closeRequest = "close";
/** Asks for the message `alive`. */
export const lifeRequest = "are you alive?";

/** An embedded database that answers on a unix socket. */
export type Embedded = {
  /** The folder of the socket: the `host` for a PostgreSQL client. */
  socketFolder: string;
  /** Ends the database if this process started it. */
  close(): Promise<void>;
};

type Options = ChildOptions & { log?: (line: string) => void; patience?: Patience };

const childFile = fileURLToPath(new URL("./child.ts", import.meta.url));

/**
 * Opens the database in a data folder. A server starts it in a child process; a command uses the running server's, or starts
 * its own.
 */
export async function openEmbedded(options: Options): Promise<Embedded> {
  const server = await serverOf(options, waitForServer);
  if (server) return server;
  try {
    return await new Supervisor(options).start();
  } catch (error) {
    // A server may have come up while this command waited for the folder.
    const late = await serverOf(options, runningServer);
    if (late) return late;
    throw error;
  }
}

/** The running server's database, for a command; `find` is how that server is looked for. */
async function serverOf(
  { role, dataDir }: Options,
  find: typeof runningServer,
): Promise<Embedded | undefined> {
  if (role === "server") return undefined;
  const server = await find(embeddedFolder(dataDir));
  return server && { socketFolder: server.socketFolder, close: async () => {} };
}

/** Starts the child, and starts it again when it ends by itself (out of memory, or killed). */
class Supervisor {
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #closing = false;
  readonly #restarts = new Restarts();

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<Embedded> {
    const socketFolder = await this.#spawn();
    return { socketFolder, close: () => this.#close() };
  }

  async #spawn(): Promise<string> {
    const { dataDir, role, durable } = this.#options;
    const child = spawn(
      process.execPath,
      [...flags(durable), childFile, JSON.stringify({ dataDir, role, durable })],
      {
        // It needs none of our settings, and must not see our secrets. glibc would keep memory for each thread that compiled WebAssembly.
        env: { MALLOC_ARENA_MAX: "1", ...compileCache() },
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      },
    );
    this.#child = child;
    this.#watchStatements(child);
    this.#watchLife(child);
    const message = await startOf(child);
    if (message.kind === "refused") throw new DatabaseError(message.message);
    child.once("exit", () => this.#restart());
    // A process with nothing else to do may end; the child then ends too.
    child.unref();
    child.channel?.unref();
    return message.socketFolder;
  }

  /** Nobody can end a statement but with the process, so that is what happens to one that never ends. */
  #watchStatements(child: ChildProcess): void {
    const log = this.#log;
    const watch = new ForeignWatch({ log, kill: () => child.kill("SIGKILL") });
    child.on("message", (message: ChildMessage) => {
      if (message.kind === "log") log(message.line);
      if (message.kind === "foreign") watch.running(message.isRunning);
    });
    child.once("exit", () => watch.running(false));
  }

  #watchLife(child: ChildProcess): void {
    const watch = watchSilence(
      {
        ask: () => child.send(lifeRequest, () => {}),
        end: () => {
          this.#log(
            "The embedded database has given no sign of life for a long time: it is ended, and started again.",
          );
          child.kill("SIGKILL");
        },
      },
      this.#options.patience,
    );
    child.on("message", (message: ChildMessage) => message.kind === "alive" && watch.heard());
    child.once("exit", watch.stop);
  }

  get #log(): (line: string) => void {
    return this.#options.log ?? console.error;
  }

  #restart(): void {
    if (this.#closing) return;
    const log = this.#log;
    const delay = this.#restarts.next(Date.now());
    log(
      delay === 0
        ? "The embedded database ended by itself and is started again."
        : `The embedded database keeps ending by itself: see the messages above. It is started again in ${Math.ceil(delay / 60_000)} min.`,
    );
    const again = async (): Promise<void> => {
      if (this.#closing) return;
      await this.#spawn().catch((error: Error) => {
        log(error.message);
        this.#restart();
      });
    };
    if (delay === 0) void again();
    else setTimeout(again, delay).unref();
  }

  async #close(): Promise<void> {
    this.#closing = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const ended = new Promise((resolve) => child.once("exit", resolve));
    // Killing it loses nothing: the next start replays the log. Data that are thrown away need not even that.
    const timer = setTimeout(() => child.kill("SIGKILL"), this.#options.durable ? 20_000 : 0);
    child.send(closeRequest, () => {});
    await ended;
    clearTimeout(timer);
  }
}

/** Node.js keeps the child's compiled code where it keeps this process's, if it does. */
function compileCache(): { NODE_COMPILE_CACHE?: string } {
  // A folder for each version of Node.js in the one that is set.
  const folder = getCompileCacheDir();
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}

/**
 * V8 compiles a function a second time, well, when a budget of executed bytes is spent. With its default of 13 MB each start would do that to
 * PostgreSQL's largest functions, one of which takes 600 MB of memory and half of the start's processor time; with this one, those that go on
 * being used. Data that are thrown away are seldom long in use: for them it would not pay at all.
 */
const flags = (durable: boolean): string[] => [
  durable ? "--wasm-tiering-budget=200000000" : "--liftoff-only",
];

/** How the child started. A foreign client that connects at once may have messages about it come earlier. */
export function startOf(child: EventEmitter): Promise<StartMessage> {
  return new Promise((resolve) => {
    const started = (message: StartMessage): void => {
      child.off("exit", ended);
      child.off("message", onMessage);
      resolve(message);
    };
    const ended = (): void =>
      started({
        kind: "refused",
        message: "The embedded database ended while it started: see the messages above.",
      });
    const onMessage = (message: ChildMessage): void => {
      if (message.kind === "ready" || message.kind === "refused") started(message);
    };
    child.once("exit", ended);
    child.once("error", ended);
    child.on("message", onMessage);
  });
}
