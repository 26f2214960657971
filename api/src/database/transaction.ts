import { setTimeout as sleep } from "node:timers/promises";
import { Prisma } from "./generated/prisma/client.ts";
import type { Database } from "./open.ts";

/** What a command writes with. */
export type Transaction = Prisma.TransactionClient;

const mostAttempts = 4;

/**
 * Runs `work` in one transaction: all of it happens or nothing. When it collides with another transaction (a deadlock,
 * or a serialization failure) it is run again from its beginning, so it must do nothing outside the transaction.
 */
export async function transaction<T>(
  database: Pick<Database, "prisma">,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.prisma.$transaction(work);
    } catch (error) {
      if (attempt >= mostAttempts || !isCollision(error)) throw error;
      // A pause of random length, so that the two do not meet again.
      await sleep(Math.random() * 25 * 2 ** attempt);
    }
  }
}

/** P2034 from Prisma's own queries; the codes of PostgreSQL from raw ones. */
function isCollision(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  if (error.code === "P2034") return true;
  const cause = (error.meta?.["driverAdapterError"] as { cause?: { originalCode?: string } } | undefined)
    ?.cause;
  return cause?.originalCode === "40001" || cause?.originalCode === "40P01";
}
