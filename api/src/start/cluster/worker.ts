/**
 * The process of a worker: it serves what main.ts serves in a single process, and the primary tells it when. Started by primary.ts; Node's
 * cluster ends it when its channel to the primary closes.
 */
import { productVersion } from "../../database/compatibility.ts";
import { type Assignment, aliveInterval, type FromWorker, type ToWorker } from "./messages.ts";

// Only the primary decides when to end: a signal to the process group must not interrupt requests.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
setInterval(() => send({ kind: "alive" }), aliveInterval).unref();

type Serving = Awaited<ReturnType<typeof import("./serve.ts").openWorker>>;
let serving: Serving | undefined;

process.on("message", (message: ToWorker) => void handle(message));

async function handle(message: ToWorker): Promise<void> {
  if (message.kind === "begin") return begin(message);
  if (message.kind === "stop") {
    await serving?.stop(message.timeout);
    process.exit(0);
  }
  await serving?.handle(message);
}

async function begin(assignment: Assignment): Promise<void> {
  send({ kind: "alive" });
  if (assignment.version !== productVersion) return refuseVersion(assignment.version);
  // Imported only now, so that a heartbeat is sent before loading, which takes long on a busy machine.
  const { openWorker } = await import("./serve.ts");
  serving = await openWorker(assignment, send);
}

/** Files that were replaced under a running primary belong to another version, with other settings and tables. */
function refuseVersion(version: string): void {
  const message = `The files of this server are of version ${productVersion}, and it was started as version ${version}: restart it, and keep each version in a folder of its own.`;
  send({ kind: "refused", message }, () => process.exit(1));
}

/** Sends a message, if the primary is there, and calls `sent` when it has left. */
function send(message: FromWorker, sent = () => {}): void {
  if (process.connected) process.send?.(message, undefined, undefined, sent);
  else sent();
}
