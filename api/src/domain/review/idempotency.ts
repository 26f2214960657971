import { createHash } from "node:crypto";
import type { Transaction } from "../../database/client/transaction.ts";
import { Conflict } from "../errors.ts";

/** A write with the idempotency key of its sender. */
export interface IdempotentWrite {
  userId: string;
  operation: string;
  /** Null without a key: every call is a new write. */
  key: string | null;
  input: unknown;
}

/**
 * Does the work unless the key was used before; then returns the result of that. Of two concurrent attempts the second waits
 * for the first. Throws Conflict if the key was used with other input.
 */
export async function withIdempotencyKey(
  tx: Transaction,
  { userId, operation, key, input }: IdempotentWrite,
  work: () => Promise<string>,
): Promise<{ resultId: string; isRepeated: boolean }> {
  if (key === null) return { resultId: await work(), isRepeated: false };
  const requestHash = hashOf(input);
  const where = { userId, operation, key };
  const { count } = await tx.idempotencyKey.createMany({
    data: [{ ...where, requestHash }],
    skipDuplicates: true,
  });
  if (count === 0) {
    const before = await idempotentResult(tx, { ...where, input });
    if (before === null) throw usedOtherwise();
    return { resultId: before, isRepeated: true };
  }
  const resultId = await work();
  await tx.idempotencyKey.update({ where: { userId_operation_key: where }, data: { resultId } });
  return { resultId, isRepeated: false };
}

/** The result of an earlier write with the same key; null if there was none. Throws Conflict like `withIdempotencyKey`. */
export async function idempotentResult(
  tx: Pick<Transaction, "idempotencyKey">,
  { userId, operation, key, input }: IdempotentWrite,
): Promise<string | null> {
  if (key === null) return null;
  const where = { userId_operation_key: { userId, operation, key } };
  const before = await tx.idempotencyKey.findUnique({ where });
  if (before && (before.requestHash !== hashOf(input) || before.resultId === null)) throw usedOtherwise();
  return before?.resultId ?? null;
}

const hashOf = (input: unknown) => createHash("sha256").update(JSON.stringify(input)).digest("hex");
const usedOtherwise = () =>
  new Conflict("idempotency-key-reused", "This Idempotency-Key was already used for a different request");
