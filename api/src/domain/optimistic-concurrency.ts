import { Conflict } from "./errors.ts";

/**
 * Requires that a row is unchanged since the caller read it. `seen` is the `updatedAt` that they read; without it any state may be
 * replaced. Call it after locking the row. Throws Conflict.
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
