import { createHash } from "node:crypto";
import type { Transaction } from "../database/client/transaction.ts";
import { idempotencyKey } from "../inputs/index.ts";
import { type LimitKey, withinLimit } from "../limits/limits.ts";
import type { CommandContext } from "./command-context.ts";
import { Conflict, checked, notFound } from "./errors.ts";

/** A write with the idempotency key of its sender. */
interface IdempotentWrite {
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
async function withIdempotencyKey(
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
async function idempotentResult(
  tx: Pick<Transaction, "idempotencyKey">,
  { userId, operation, key, input }: IdempotentWrite,
): Promise<string | null> {
  if (key === null) return null;
  const where = { userId_operation_key: { userId, operation, key } };
  const before = await tx.idempotencyKey.findUnique({ where });
  if (before && (before.requestHash !== hashOf(input) || before.resultId === null)) throw usedOtherwise();
  return before?.resultId ?? null;
}

interface Creation {
  /** What is created, for the error. */
  thing: string;
  /** The limit of new things. A repeated request does not count, and succeeds even if the limit is reached. */
  counted: LimitKey;
  /** Creates it in a transaction, in which `once` does the work and returns its ID. */
  create(once: (tx: Transaction, work: () => Promise<string>) => Promise<string>): Promise<string>;
  /** True if it still exists and the sender may see it. */
  maySee(id: string): Promise<boolean>;
}

/**
 * Creates a thing once for each key of its sender and returns its ID. A repeated request returns the ID of the same thing. Throws NOT_FOUND
 * if the sender may no longer see it, Conflict if the key was used with other input, InvalidInput for a malformed key, RateLimited.
 */
export async function createOnce(
  { prisma, limits }: Pick<CommandContext, "prisma" | "limits">,
  { key, ...write }: Omit<IdempotentWrite, "key"> & { key: string | null | undefined },
  { thing, counted, create, maySee }: Creation,
): Promise<string> {
  const attempt = { ...write, key: key == null ? null : checked(idempotencyKey, key) };
  const before = await idempotentResult(prisma, attempt);
  let isRepeated = before !== null;
  const id =
    before ??
    (await withinLimit(limits, counted, () =>
      create(async (tx, work) => {
        const done = await withIdempotencyKey(tx, attempt, work);
        isRepeated = done.isRepeated;
        return done.resultId;
      }),
    ));
  // A concurrent request with the same key created it.
  if (isRepeated && before === null) await limits.refund(counted);
  if (isRepeated && !(await maySee(id))) throw notFound(thing);
  return id;
}

const hashOf = (input: unknown) => createHash("sha256").update(JSON.stringify(input)).digest("hex");
const usedOtherwise = () =>
  new Conflict("idempotency-key-reused", "This Idempotency-Key was already used for a different request");
