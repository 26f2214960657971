import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "../database/client/transaction.ts";

/** What a mailed secret is good for, and for how long, in milliseconds. */
export const lifetimes = {
  verify_email: 24 * 3_600_000,
  reset_password: 3_600_000,
  work_email: 24 * 3_600_000,
  /** Mails are opened long after they came, and the way out of them must not have closed by then. */
  unsubscribe: 365 * 24 * 3_600_000,
  invite_member: 7 * 24 * 3_600_000,
  claim_company: 24 * 3_600_000,
} as const;

export type TokenPurpose = keyof typeof lifetimes;

/** Only this is stored: who reads the table holds no secret. */
export const hashed = (secret: string): string => createHash("sha256").update(secret).digest("hex");

interface Making {
  purpose: TokenPurpose;
  /** Null where it goes to somebody who may have no account. */
  userId: string | null;
  /** The company that it is about: the secret goes when that goes. */
  companyId?: string;
  /** What the purpose needs besides. */
  payload?: Record<string, string | readonly string[] | null>;
  now: Date;
}

/** 256 random bits, as they stand in an address. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** Makes a secret for one purpose, as a rule of one user. */
export async function createToken(
  tx: Transaction,
  { purpose, userId, companyId, payload, now }: Making,
): Promise<string> {
  const secret = createSecret();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  await tx.oneTimeToken.create({
    data: {
      id: hashed(secret),
      purpose,
      userId,
      expiresAt,
      createdAt: now,
      ...(companyId && { companyId }),
      ...(payload && { payload }),
    },
  });
  return secret;
}

interface Use {
  secret: string;
  purpose: TokenPurpose;
  now: Date;
}

/** What is told of a secret that could be used. */
const told = { userId: true, companyId: true, payload: true } as const;

const living = ({ purpose, now }: Omit<Use, "secret">) => ({ purpose, usedAt: null, expiresAt: { gt: now } });

/** What the secret is for, if it could be used; null otherwise. Uses nothing up. */
export async function livingToken(tx: Pick<Transaction, "oneTimeToken">, { secret, ...use }: Use) {
  return tx.oneTimeToken.findFirst({ where: { ...living(use), id: hashed(secret) }, select: told });
}

/** What a secret was for that its user has used up; null where they have not. */
export async function spentToken(
  tx: Pick<Transaction, "oneTimeToken">,
  { secret, purpose, userId }: Omit<Use, "now"> & { userId: string },
) {
  const where = { id: hashed(secret), purpose, userId, usedAt: { not: null } };
  return tx.oneTimeToken.findFirst({ where, select: told });
}

/**
 * Uses a secret up; answers whose it was and what it was for, or null when it is unknown, of another purpose, used or
 * expired. Of two who use it at once one succeeds.
 */
export async function takeToken(tx: Transaction, { secret, ...use }: Use) {
  const id = hashed(secret);
  const { count } = await tx.oneTimeToken.updateMany({
    where: { ...living(use), id },
    data: { usedAt: use.now },
  });
  if (count === 0) return null;
  return tx.oneTimeToken.findUniqueOrThrow({ where: { id }, select: told });
}

/** Like `takeToken`, with all others of the same user and purpose; answers whose it was. */
export async function useToken(tx: Transaction, use: Use): Promise<string | null> {
  const taken = await takeToken(tx, use);
  if (!taken) return null;
  const { userId } = taken;
  await tx.oneTimeToken.updateMany({ where: { ...living(use), userId }, data: { usedAt: use.now } });
  return userId;
}

/** Uses up every mailed way to another password of the user. */
export async function voidTokens(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.oneTimeToken.updateMany({
    where: { userId, purpose: "reset_password", usedAt: null },
    data: { usedAt: now },
  });
}
