import { memoryOf } from "./memory-of.ts";
import type { Run } from "./run.ts";

/** What a piece of work took: seconds, processor seconds of this process and of the database server, and bytes of memory above those before. */
export interface Usage {
  seconds: number;
  own: number;
  databaseOwn: number;
  memory: number;
}

/** Does the work in this process and measures it. */
export async function usageOf({ databases }: Run, work: () => Promise<unknown>): Promise<Usage> {
  const [cpu, databaseCpu, before] = [process.cpuUsage(), databases.cpu(), await memoryOf(process.pid)];
  let memory = before;
  const look = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage.rss());
  }, 100);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(look);
  const used = process.cpuUsage(cpu);
  return {
    seconds,
    own: (used.user + used.system) / 1_000_000,
    databaseOwn: (databases.cpu() - databaseCpu) / 1_000,
    memory: memory - before,
  };
}
