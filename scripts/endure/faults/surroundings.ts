import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Weather } from "../proxy.ts";
import type { World } from "../worlds/world.ts";
import { type Fault, type FaultName, readyWithin } from "./fault.ts";

/** How long it lasts. */
const lastsMs = 3_000;

const network = (name: FaultName, what: string, weather: Weather): Fault => ({
  name,
  what,
  kinds: ["postgresql"],
  // What is only slow was not away.
  readyWithin: weather === "cut" || weather === "frozen" ? readyWithin.back : null,
  async strike({ proxy }) {
    proxy?.turn(weather);
    await sleep(lastsMs);
    proxy?.turn("clear");
    return { since: performance.now() };
  },
});

/** Writes a file until nothing more fits; returns what removes it. */
function fill(folder: string): () => void {
  const file = join(folder, "filled");
  const descriptor = openSync(file, "w");
  try {
    for (const size of [1024 * 1024, 4096, 1]) {
      const zeros = Buffer.alloc(size);
      try {
        while (writeSync(descriptor, zeros) > 0);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
  return () => rmSync(file);
}

const diskFull: Fault = {
  name: "disk-full",
  what: "no space left on the embedded database's disk, and space again",
  kinds: ["embedded"],
  readyWithin: readyWithin.restart,
  obstacle: ({ diskBytes }: World) =>
    diskBytes === null ? "a file system can be mounted by root on Linux only" : null,
  async strike({ dataDir }) {
    const empty = fill(dataDir);
    await sleep(lastsMs);
    empty();
    return { since: performance.now() };
  },
};

export const surroundingFaults: readonly Fault[] = [
  network("network-slow", "50 ms between server and PostgreSQL", "slow"),
  network("network-halved", "every packet in two halves", "halved"),
  network("network-frozen", "no packets for three seconds", "frozen"),
  network("network-cut", "all connections cut, new ones refused", "cut"),
  diskFull,
];
