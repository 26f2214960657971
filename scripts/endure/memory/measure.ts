import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { valueIn } from "../../../api/src/metrics/registry.ts";
import type { Server } from "../worlds/servers.ts";
import { type Classes, classesIn } from "./classes.ts";
import { probeSocket } from "./probe-socket.ts";

/** Settings of a server whose memory is to be measured. */
export const probeSettings: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, "probe.ts")}`,
};

/** What a server keeps, in bytes. */
export interface Memory {
  /** Reachable objects and buffers, after a collection of garbage. */
  kept: number;
  /** What of it is in caches that are bounded by bytes, as they estimate it themselves. */
  caches: number;
  /** The process as the operating system sees it (resident set), with room that was taken for garbage. */
  resident: number;
}

/** What a leak would add to: everything but caches, which fill and are bounded. */
export const outsideCaches = ({ kept, caches }: Pick<Memory, "kept" | "caches">): number => kept - caches;

/** Measures a server that has the probe. */
export async function memoryAfterGarbage({ url, running }: Pick<Server, "url" | "running">): Promise<Memory> {
  const { pid } = running();
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const answer = await ask(pid, "/memory");
  const { heapUsed, external, rss } = JSON.parse(answer) as NodeJS.MemoryUsage;
  return { kept: heapUsed + external, caches: cachesIn(metrics), resident: rss };
}

/** What is in a server's heap, by class. It takes the server some seconds, and memory that it keeps for the next time. */
export const heapOf = async ({ running }: Pick<Server, "running">): Promise<Classes> =>
  classesIn(await ask(running().pid, "/heap"));

/** Bytes of a process in memory (resident set). */
export const residentOf = (pid: number): number =>
  1_024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

/** Bytes that all caches have together, in metrics as Prometheus reads them. */
function cachesIn(metrics: string): number {
  const series = metrics.match(/^assay_cache_bytes\{[^}]*\}/gm) ?? [];
  return series.reduce((sum, each) => sum + valueIn(metrics, each), 0);
}

function ask(pid: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ socketPath: probeSocket(pid), path }, (response) => text(response).then(resolve, reject))
      .on("error", reject)
      .end();
  });
}
