import { readFileSync } from "node:fs";

/** CPU time of a process in milliseconds, user and system; NaN except on Linux. */
export function cpuOf(pid: number): number {
  try {
    return busyIn(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return Number.NaN;
  }
}

/** The same from Linux's line about a process: its name in brackets, then user and system time as 12th and 13th, in 1/100 s. */
export function busyIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** CPU time of a process and of all that it started and that still run. */
export function cpuOfFamily(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + cpuOfFamily(child), cpuOf(pid));
}

function childrenOf(pid: number): number[] {
  try {
    const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return pids.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
