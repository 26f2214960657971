import { readFileSync } from "node:fs";

/** CPU time of a process in milliseconds, user and system; NaN except on Linux. */
export const cpuOf = (pid: number): number => timesOf(pid).own;

/** CPU time of a process and of all its descendants, also of those that have ended. */
export function cpuOfFamily(pid: number): number {
  const { own, ended } = timesOf(pid);
  // A child may end during the count.
  return childrenOf(pid).reduce((sum, child) => sum + (cpuOfFamily(child) || 0), own + ended);
}

function timesOf(pid: number): { own: number; ended: number } {
  try {
    return timesIn(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return { own: Number.NaN, ended: Number.NaN };
  }
}

/**
 * The times in /proc/PID/stat: the name in parentheses, then user and system time as 12th and 13th field, and those of ended
 * children as 14th and 15th, in 1/100 s.
 */
export function timesIn(stat: string): { own: number; ended: number } {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const sum = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * 10;
  return { own: sum(11), ended: sum(13) };
}

function childrenOf(pid: number): number[] {
  try {
    const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return pids.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
