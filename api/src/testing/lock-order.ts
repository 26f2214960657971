import { expect, onTestFinished } from "vitest";
import type { Database } from "../database/client/open.ts";
import { countLockWaits } from "./lock-waits.ts";

/** A row that is locked: its table and its ID. */
export type LockedRow = readonly [table: "app_user" | "software" | "category", id: string];

/**
 * Holds a row, and begins the work, which waits for that row; then takes a row that the work must not have yet. Where it has, and so each would wait
 * for the other, this fails at once.
 */
export async function expectLockOrder<Result>(
  database: Pick<Database, "pool">,
  work: () => Promise<Result>,
  { held, free }: { held: LockedRow; free: LockedRow },
): Promise<Result> {
  const other = await database.pool.connect();
  onTestFinished(() => other.release(true));
  await other.query("begin");
  await other.query(`select from ${held[0]} where id = $1 for update`, [held[1]]);
  const done = work();
  await expect.poll(() => countLockWaits(database), { interval: 5 }).toBe(1);
  await other.query(`select from ${free[0]} where id = $1 for update nowait`, [free[1]]);
  await other.query("commit");
  return done;
}
