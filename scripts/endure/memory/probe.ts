/**
 * Loaded by a server before its own code (`node --import`): tells who asks at a socket what its memory is after a collection of
 * garbage (`/memory`), and what is in its heap (`/heap`, a snapshot as V8 writes it).
 */
import { createServer } from "node:http";
import { getHeapSnapshot, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";
import { probeSocket } from "./probe-socket.ts";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: object) => void;

// Helpers of the server, such as the one that converts pictures, inherit the flag.
if (isMainThread && process.argv[1]?.endsWith("/main.js"))
  createServer((request, response) => {
    collect({ type: "major", execution: "sync", flavor: "last-resort" });
    if (request.url === "/heap") getHeapSnapshot().pipe(response);
    else response.end(JSON.stringify(process.memoryUsage()));
  })
    .listen(probeSocket(process.pid))
    .unref();
