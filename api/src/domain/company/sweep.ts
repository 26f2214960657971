import type { Transaction } from "../../database/client/transaction.ts";
import { dayMs } from "../../inputs/index.ts";

/**
 * Deletes expired rows: invitations a week after they expire (until then they can be sent again), claims with a mailed link a
 * day after it expires, and claims that waited half a year for an administrator.
 */
export async function sweepCompanies(tx: Transaction, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await tx.companyInvitation.deleteMany({ where: { expiresAt: { lte: ago(7) } } });
  await tx.companyClaim.deleteMany({
    where: {
      status: "pending",
      OR: [{ domain: { not: null }, createdAt: { lte: ago(2) } }, { createdAt: { lte: ago(180) } }],
    },
  });
}
