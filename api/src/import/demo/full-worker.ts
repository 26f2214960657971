import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { type FullOptions, fullBatches } from "./full-batches.ts";

/**
 * Makes the full demo directory beside the thread that loads it: texts take a core's time as the database does. It hands
 * over a batch for each message it gets, so that no more than was asked for waits in memory, and null at the end.
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
