import { readFileSync } from "node:fs";

/** Milliseconds that a process has kept a core busy so far, in it and in the system for it; NaN where Linux does not tell. */
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
