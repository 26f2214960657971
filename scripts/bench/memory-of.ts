import { capture } from "../process.ts";

/** Bytes of memory (resident set size) of a process and all its descendants, each counted by itself. */
export async function memoryOf(pid: number): Promise<number> {
  const { output } = await capture("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  return residentIn(output, pid);
}

/** The same from the table that ps prints: process, parent, kilobytes. */
export function residentIn(table: string, pid: number): number {
  const processes = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  // Children may come before their parents.
  for (let size = 0; size < family.size; ) {
    size = family.size;
    for (const [child = 0, parent = 0] of processes) if (family.has(parent)) family.add(child);
  }
  const mine = processes.filter(([process = 0]) => family.has(process));
  return mine.reduce((sum, [, , resident = 0]) => sum + resident * 1_024, 0);
}
