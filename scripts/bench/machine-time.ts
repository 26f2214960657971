import { readFileSync } from "node:fs";

/** Processor time in milliseconds that all programs of the machine have had; NaN except on Linux. */
export function machineTime(): number {
  try {
    return busyIn(readFileSync("/proc/stat", "utf8"));
  } catch {
    return Number.NaN;
  }
}

/**
 * The busy time in Linux's first line about all processors, in 1/100 s: user, nice, system, idle, waiting for disks, interrupts (two
 * kinds), and what was taken by other machines on the same hardware.
 */
export function busyIn(stat: string): number {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0, stolen = 0] = (
    stat.split("\n")[0] ?? ""
  )
    .split(/ +/)
    .slice(1)
    .map(Number);
  return (user + nice + system + interrupts + soft + stolen) * 10;
}
