import { currentPosition, type Position } from "../../database/changes/follow.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import type { Sql } from "../../database/query/sql.ts";
import { writeCursor } from "../change/cursor.ts";

/**
 * Locks the place of webhooks in the change log, so that webhooks begin and the log is dispatched one after another; returns it. Null if
 * there were no webhooks.
 */
export async function lockPlace(tx: Transaction): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ place: string | null }[]>`
    insert into webhook_cursor ("only") values (true) on conflict ("only") do update set "only" = true returning place`;
  return row?.place ?? null;
}

/** Where the log can be read now, for the first webhook and after a restore. */
export async function beginPlace(tx: Transaction): Promise<string> {
  const position: Position = await currentPosition({ query: (statement: Sql) => tx.$queryRaw(statement) });
  const place = writeCursor({ position });
  await tx.$executeRaw`update webhook_cursor set place = ${place}`;
  return place;
}
