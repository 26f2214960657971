import { hash, randomBytes } from "node:crypto";
import type { Transaction } from "../database/client/transaction.ts";
import { dayMs, hourMs, minuteMs } from "../inputs/index.ts";

/** Purposes of one-time tokens and their lifetimes in milliseconds. */
export const lifetimes = {
  verify_email: dayMs,
  reset_password: hourMs,
  work_email: dayMs,
  /** Mails are opened long after they came, and the way out of them must not have closed by then. */
  unsubscribe: 365 * dayMs,
  invite_member: 7 * dayMs,
  claim_company: dayMs,
  /** Held by a browser whose user has proved a password, or who they are to a provider, and has to enter a code. */
  sign_in: 10 * minuteMs,
  /** Held by the page on which an authenticator app is set up. */
  set_up_two_step: 30 * minuteMs,
} as const;

export type TokenPurpose = keyof typeof lifetimes;

/** Only this is stored: who reads the table holds no secret. */
export const hashed = (secret: string): string => hash("sha256", secret, "hex");

interface NewToken {
  purpose: TokenPurpose;
  /** Null if the recipient may have no account. */
  userId: string | null;
  /** The company it concerns; the token is deleted with it. */
  companyId?: string;
  /** Further data of the purpose. */
  payload?: Record<string, string | readonly string[] | null>;
  now: Date;
}

/** 256 random bits in base64url. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** Makes a secret for one purpose, as a rule of one user. */
export async function createToken(
  tx: Transaction,
  { purpose, userId, companyId, payload, now }: NewToken,
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

interface TokenLookup {
  secret: string;
  purpose: TokenPurpose;
  now: Date;
}

/** Columns returned for a valid token. */
const tokenColumns = { userId: true, companyId: true, payload: true } as const;

const validWhere = ({ purpose, now }: Omit<TokenLookup, "secret">) => ({
  purpose,
  usedAt: null,
  expiresAt: { gt: now },
});

/** The token of a secret if it is valid; null otherwise. Does not consume it. */
export async function validToken(tx: Pick<Transaction, "oneTimeToken">, { secret, ...lookup }: TokenLookup) {
  return tx.oneTimeToken.findFirst({
    where: { ...validWhere(lookup), id: hashed(secret) },
    select: tokenColumns,
  });
}

/** The token of a secret that its user has already consumed; null otherwise. */
export async function usedToken(
  tx: Pick<Transaction, "oneTimeToken">,
  { secret, purpose, userId }: Omit<TokenLookup, "now"> & { userId: string },
) {
  const where = { id: hashed(secret), purpose, userId, usedAt: { not: null } };
  return tx.oneTimeToken.findFirst({ where, select: tokenColumns });
}

/**
 * Consumes a token and returns it; null when it is unknown, of another purpose, used or expired. Of two concurrent calls
 * one succeeds.
 */
export async function consumeToken(tx: Transaction, { secret, ...lookup }: TokenLookup) {
  const id = hashed(secret);
  const { count } = await tx.oneTimeToken.updateMany({
    where: { ...validWhere(lookup), id },
    data: { usedAt: lookup.now },
  });
  if (count === 0) return null;
  return tx.oneTimeToken.findUniqueOrThrow({ where: { id }, select: tokenColumns });
}

/** Like `consumeToken`, and consumes the user's other tokens of the purpose. Returns the user's id; null for an invalid token. */
export async function consumeAllTokens(tx: Transaction, lookup: TokenLookup): Promise<string | null> {
  const consumed = await consumeToken(tx, lookup);
  if (!consumed) return null;
  const { userId } = consumed;
  await tx.oneTimeToken.updateMany({
    where: { ...validWhere(lookup), userId },
    data: { usedAt: lookup.now },
  });
  return userId;
}

/** Revokes all tokens of the user for this purpose. */
export async function revokeTokens(
  tx: Transaction,
  { userId, purpose, now }: { userId: string; purpose: TokenPurpose; now: Date },
): Promise<void> {
  await tx.oneTimeToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: now } });
}

/** Counts a code that is tried with a token. False if the token is not valid, or was tried `max` times before. */
export async function countTry(
  tx: Transaction,
  { secret, max, ...lookup }: TokenLookup & { max: number },
): Promise<boolean> {
  const { count } = await tx.oneTimeToken.updateMany({
    where: { ...validWhere(lookup), id: hashed(secret), tries: { lt: max } },
    data: { tries: { increment: 1 } },
  });
  return count === 1;
}
