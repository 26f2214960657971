import { setTimeout as sleep } from "node:timers/promises";
import { Prisma } from "../generated/prisma/client.ts";
import { type Sql, sql } from "../query/sql.ts";
import type { Database } from "./open.ts";

/** The client that commands write with. */
export type Transaction = Prisma.TransactionClient;

/** SQL from templates in a transaction, Prisma's or a connection's: what commands need that write sets of rows. */
export interface Statements {
  /** Gives how many rows the statement touched. */
  $executeRaw(query: TemplateStringsArray | Sql, ...values: unknown[]): Promise<number>;
  $queryRaw<Rows>(query: TemplateStringsArray | Sql, ...values: unknown[]): Promise<Rows>;
}

/** SQL null in a column of JSON; a JSON null would be a value. */
export const noJson = Prisma.DbNull;

const maxAttempts = 4;

/** When the transactions under way began, by the client of their database, first come first. */
const underWay = new WeakMap<Database["prisma"], Set<{ readonly began: number }>>();

/** Milliseconds in which most transactions have ended. */
const shortTransaction = 250;

/** True while a transaction of this client is under way that will probably end soon (`Database.isWriting`). */
export function isWriting(prisma: Database["prisma"]): boolean {
  const latest = [...(underWay.get(prisma) ?? [])].at(-1);
  return latest !== undefined && performance.now() - latest.began < shortTransaction;
}

/**
 * Runs `work` in one transaction: all of it happens or nothing. When it collides with another transaction (a deadlock,
 * or a serialization failure) it is run again from its beginning, so it must do nothing outside the transaction. `timeout` is in milliseconds.
 */
export async function transaction<T>(
  database: Pick<Database, "prisma">,
  work: (tx: Transaction) => Promise<T>,
  options: { timeout?: number } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await countedTransaction(database, work, options);
    } catch (error) {
      if (attempt >= maxAttempts || !isCollision(error)) throw error;
      // A pause of random length, so that the two do not meet again.
      await sleep(Math.random() * 25 * 2 ** attempt);
    }
  }
}

async function countedTransaction<T>(
  { prisma }: Pick<Database, "prisma">,
  work: (tx: Transaction) => Promise<T>,
  options: { timeout?: number },
): Promise<T> {
  const all = underWay.get(prisma) ?? new Set();
  underWay.set(prisma, all);
  let writing: { readonly began: number } | undefined;
  try {
    return await prisma.$transaction((tx) => {
      // Not before: it may have waited for its connection.
      writing = { began: performance.now() };
      all.add(writing);
      return work(tx);
    }, options);
  } finally {
    if (writing) all.delete(writing);
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

/**
 * Runs `work` once in a transaction on a connection under Prisma, without a timeout. Byte values are passed unchanged; Prisma
 * would copy large ones several times. `mode` has PostgreSQL's words for another isolation level.
 */
export async function connectionTransaction<T>(
  database: Pick<Database, "pool">,
  work: (tx: Statements) => Promise<T>,
  mode: "" | "isolation level repeatable read, read only" = "",
): Promise<T> {
  const client = await database.pool.connect();
  const run = (query: TemplateStringsArray | Sql, values: unknown[]) => {
    const { text, values: all } = "sql" in query ? query : sql(query, ...values);
    return client.query({ text, values: all });
  };
  let lost: Error | undefined;
  const keep = (error: Error) => {
    lost = error;
  };
  client.on("error", keep);
  try {
    await client.query(`begin ${mode}`);
    const result = await work({
      $executeRaw: async (query, ...values) => (await run(query, values)).rowCount ?? 0,
      $queryRaw: async <Rows>(query: TemplateStringsArray | Sql, ...values: unknown[]) =>
        (await run(query, values)).rows as Rows,
    });
    await client.query("commit");
    return result;
  } catch (error) {
    // On a closed connection there is nothing to roll back.
    await client.query("rollback").catch(keep);
    throw error;
  } finally {
    client.off("error", keep);
    client.release(lost);
  }
}

/** True where a write failed because the unique index of this column has the value already. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") return false;
  return JSON.stringify(error.meta ?? {}).includes(column);
}
