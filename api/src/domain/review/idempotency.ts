import { createHash } from "node:crypto";
import type { Transaction } from "../../database/transaction.ts";
import { Conflict } from "../errors.ts";

/** One try of a write, by the key that its sender gave it. */
export interface Attempt {
  userId: string;
  operation: string;
  /** Null where the sender gave none: each time is a new one. */
  key: string | null;
  input: unknown;
}

/**
 * Does the work unless the same attempt was made before; then it answers what came of that. Of two at once the second one
 * waits for the first. Throws Conflict when the key stood for another input.
 */
export async function once(
  tx: Transaction,
  { userId, operation, key, input }: Attempt,
  work: () => Promise<string>,
): Promise<{ resultId: string; isRepeated: boolean }> {
  if (key === null) return { resultId: await work(), isRepeated: false };
  const requestHash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const where = { userId, operation, key };
  const { count } = await tx.idempotencyKey.createMany({
    data: [{ ...where, requestHash }],
    skipDuplicates: true,
  });
  if (count === 0) {
    const before = await tx.idempotencyKey.findUniqueOrThrow({ where: { userId_operation_key: where } });
    if (before.requestHash !== requestHash || before.resultId === null)
      throw new Conflict("This Idempotency-Key was used for something else");
    return { resultId: before.resultId, isRepeated: true };
  }
  const resultId = await work();
  await tx.idempotencyKey.update({ where: { userId_operation_key: where }, data: { resultId } });
  return { resultId, isRepeated: false };
}
