import { expect, onTestFinished } from "vitest";
import type { Database } from "../database/client/open.ts";
import { countLockWaits } from "./lock-waits.ts";

/** Rows that are locked: their table and their IDs. */
export type LockedRows = readonly [
  table: "app_user" | "company" | "software" | "review" | "category",
  ...ids: string[],
];

/**
 * Holds rows, and begins the work, which waits for them; then takes rows that the work must not have yet. Where it has, and so each would wait
 * for the other, this fails at once.
 */
export async function expectLockOrder<Result>(
  database: Pick<Database, "pool">,
  work: () => Promise<Result>,
  { held, free }: { held: LockedRows; free: LockedRows },
): Promise<Result> {
  const other = await database.pool.connect();
  onTestFinished(() => other.release(true));
  await other.query("begin");
  const take = ([table, ...ids]: LockedRows, ifLocked = "") =>
    other.query(`select from ${table} where id = any($1) order by id for update ${ifLocked}`, [ids]);
  await take(held);
  const done = work();
  await expect.poll(() => countLockWaits(database), { interval: 5 }).toBe(1);
  await take(free, "nowait");
  await other.query("commit");
  return done;
}
