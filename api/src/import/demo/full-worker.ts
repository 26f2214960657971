import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { type FullOptions, fullBatches } from "./full-batches.ts";

/**
 * Generates the full demo in a thread parallel to the load, because generating takes a core as the database does. Sends one
 * batch per message, which bounds the memory, and null at the end.
 */
const port = parentPort;
if (!port) throw new Error("full-worker.ts runs in a worker thread.");
let asked = 0;
port.on("message", () => {
  asked++;
});
for (const batch of fullBatches(workerData as FullOptions)) {
  while (asked === 0) await once(port, "message");
  asked--;
  port.postMessage(batch, [batch.json.buffer]);
}
port.postMessage(null);
