import { noJson, type Transaction } from "../database/client/transaction.ts";
import type { PrismaClient } from "../database/generated/prisma/client.ts";
import { idempotencyKey } from "../inputs/index.ts";
import { noLimits, withinLimit } from "../limits/limits.ts";
import type { CommandContext } from "./command-context.ts";
import { Conflict, checked, invalid } from "./errors.ts";
import { isDatabaseId } from "./key.ts";

/** A write with the idempotency key of its caller. */
export interface KeyedWrite {
  /** What is called, such as "createReview". */
  operation: string;
  key: string;
  input: unknown;
  /** The API token that the caller acts by; each has keys of its own. */
  tokenId: string | null;
  /** True if the result has a secret that is not stored, so that it cannot be returned again. */
  isShownOnce: boolean;
}

/** What identifies a stored key, and what it was used for. */
interface Claim {
  id: { userId: string; operation: string; key: string };
  requestHash: string;
}

/**
 * Runs a command whose transaction takes effect once for each key of its caller. Repeated, the command runs again, but its transaction is
 * skipped and returns what it returned the first time; rate limits are not spent. Nothing is stored if the command fails. Throws Conflict
 * if the key was used with other input or the first call is still in its transaction, InvalidInput for a malformed key or a visitor,
 * RateLimited.
 */
export async function runOnce<Context extends CommandContext, T>(
  context: Context,
  { operation, key: given, input, tokenId, isShownOnce }: KeyedWrite,
  run: (context: Context) => Promise<T>,
): Promise<T> {
  const { viewer, prisma, limits, keys } = context;
  const key = checked(idempotencyKey, given);
  if (!viewer) throw invalid("idempotencyKey", "An Idempotency-Key needs a signed-in user or an API token");
  const id = { userId: viewer.id, operation, key: tokenId === null ? key : `${tokenId}:${key}` };
  const text = JSON.stringify(input ?? null);
  const hash = (bytes: Buffer) => bytes.toString("hex");

  /** Runs the command again without its transaction; null if no earlier call was made. */
  async function repeat(): Promise<(() => Promise<T>) | null> {
    const stored = await prisma.idempotencyKey.findUnique({ where: { userId_operation_key: id } });
    if (!stored) return null;
    if (!keys.signAll("idempotent-input", text).map(hash).includes(stored.requestHash))
      throw new Conflict(
        "idempotency-key-reused",
        "This Idempotency-Key was already used for a different request",
      );
    if (isShownOnce)
      throw new Conflict(
        "secret-shown-once",
        "This was done by an earlier request with the same Idempotency-Key. Its secret was shown only once.",
      );
    const result = stored.resultId ?? stored.result ?? undefined;
    const skipping = withTransaction(prisma, async () => result);
    return () => run({ ...context, prisma: skipping, limits: noLimits });
  }

  const again = await repeat();
  if (again) return again();
  const claim: Claim = { id, requestHash: hash(keys.sign("idempotent-input", text)) };
  try {
    return await withinLimit(limits, ["idempotency-keys:user", viewer.id], () =>
      run({ ...context, prisma: claiming(prisma, claim) }),
    );
  } catch (error) {
    // Committed meanwhile by another request, or by this one before its connection broke.
    const after = await repeat().catch((reason: unknown) => {
      throw reason instanceof Conflict ? reason : error;
    });
    if (!after) throw error;
    return after();
  }
}

/** The client for a command whose transaction claims the key at its beginning and stores its result at its end. */
function claiming(prisma: PrismaClient, claim: Claim): PrismaClient {
  let isDone = false;
  return withTransaction(prisma, async (work) => {
    if (isDone) throw new Error("A command with an idempotency key has one transaction");
    const value = await prisma.$transaction(async (tx) => {
      await claimKey(tx, claim);
      const result = await work(tx);
      // The command may have deleted its caller's account, and the key with it.
      await tx.idempotencyKey.updateMany({ where: claim.id, data: stored(result) });
      return result;
    });
    isDone = true;
    return value;
  });
}

/** Throws Conflict while another transaction holds the key, and `alreadyDone` if one has committed. */
async function claimKey(
  tx: Transaction,
  { id: { userId, operation, key }, requestHash }: Claim,
): Promise<void> {
  const [claimed] = await tx.$queryRaw<{ isFree: boolean; isNew: boolean }[]>`
    with held as materialized (
      select pg_try_advisory_xact_lock(hashtextextended(concat_ws(' ', ${userId}::text, ${operation}::text, ${key}::text), 0)) as is_free),
    added as (
      insert into idempotency_key (user_id, operation, key, request_hash)
      select ${userId}::uuid, ${operation}, ${key}, ${requestHash} from held where is_free
      on conflict do nothing returning 1)
    select is_free as "isFree", exists(select from added) as "isNew" from held`;
  if (!claimed?.isFree)
    throw new Conflict(
      "idempotency-key-in-use",
      "The first request with this Idempotency-Key is still running. Please repeat it in a moment.",
    );
  if (!claimed.isNew) throw new Error("The write with this idempotency key was made a moment ago");
}

/** The columns for a result. Texts are personal, or secret: a result with one is not stored. */
function stored(result: unknown) {
  if (isId(result)) return { resultId: result };
  return { result: isReference(result) && result != null ? (result as object) : noJson };
}

const isId = (value: unknown): value is string => typeof value === "string" && isDatabaseId(value);

function isReference(value: unknown): boolean {
  if (value == null || typeof value === "boolean" || typeof value === "number") return true;
  if (typeof value !== "object" || value instanceof Date) return isId(value);
  return Object.values(value).every(isReference);
}

/** The client with another way to run a transaction. */
function withTransaction(
  prisma: PrismaClient,
  run: (work: (tx: Transaction) => Promise<unknown>) => Promise<unknown>,
): PrismaClient {
  return new Proxy(prisma, {
    get: (client, name) => (name === "$transaction" ? run : Reflect.get(client, name)),
  });
}
