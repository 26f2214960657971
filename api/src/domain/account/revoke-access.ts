import { endDevices } from "../../auth/known-devices.ts";
import { endSessions } from "../../auth/stored-sessions.ts";
import { revokeTokens } from "../../auth/tokens.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import type { CommandContext } from "../command-context.ts";

/** The browser that keeps its access; null for none. */
interface RevokeOptions {
  except: Pick<CommandContext["caller"], "sessionId" | "deviceId"> | null;
  now: Date;
}

/**
 * Revokes other access to a user's account after a change of password: ends its sessions except one and sign-ins that wait for a code,
 * forgets other known browsers, and revokes its API tokens, including those created for companies.
 */
export async function revokeOtherAccess(
  tx: Transaction,
  userId: string,
  { except, now }: RevokeOptions,
): Promise<void> {
  await endSessions(tx, userId, { except: except?.sessionId ?? null });
  await endDevices(tx, userId, { except: except?.deviceId ?? null });
  await revokeTokens(tx, { userId, purpose: "sign_in", now });
  await tx.apiToken.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
}

/**
 * Revokes what was created in an account before its address was verified, because it may have been someone else: all that
 * `revokeOtherAccess` does, shared links of lists, pending invitations, claims, work addresses and proofs, and all mailed links. The
 * profile, reviews, lists and companies stay.
 */
export async function revokeUnverifiedAccess(
  tx: Transaction,
  userId: string,
  others: RevokeOptions,
): Promise<void> {
  await revokeOtherAccess(tx, userId, others);
  await tx.oneTimeToken.deleteMany({ where: { userId } });
  await tx.list.updateMany({ where: { userId, shareHash: { not: null } }, data: { shareHash: null } });
  await tx.companyInvitation.deleteMany({ where: { invitedById: userId } });
  await tx.companyClaim.deleteMany({ where: { userId, status: "pending" } });
  await tx.workAddress.deleteMany({ where: { review: { userId } } });
  await tx.reviewProof.deleteMany({ where: { review: { userId } } });
}

/** Revokes what a new password must end: other access, and for an unverified address everything that was created with it. */
export async function revokeAccess(
  tx: Transaction,
  { id, isEmailVerified }: { id: string; isEmailVerified: boolean },
  options: RevokeOptions,
): Promise<void> {
  const revoke = isEmailVerified ? revokeOtherAccess : revokeUnverifiedAccess;
  await revoke(tx, id, options);
}
