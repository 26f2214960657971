import { Conflict } from "./errors.ts";

/**
 * Demands that a thing still is as the caller saw it. `seen` is the `updatedAt` that they read with it; left out, whatever
 * is there may be replaced. To be asked once the row is locked. Throws Conflict.
 */
export function requireUnchanged(
  thing: string,
  { updatedAt }: { updatedAt: Date },
  seen: Date | null | undefined,
): void {
  if (!seen || seen.getTime() === updatedAt.getTime()) return;
  throw new Conflict(
    "changed-since",
    `Someone else has changed this ${thing} since you opened it. Reload it to see how it is now.`,
  );
}
