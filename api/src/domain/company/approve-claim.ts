import type { Transaction } from "../../database/client/transaction.ts";
import { flagOwnReviews } from "./own-reviews.ts";

interface Claim {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
}

/**
 * Makes whoever claimed a company its owner; other claims to it are refused by that. The account and the company, which nobody
 * keeps, are locked by the caller. Whoever was left there, and whom they invited, nobody answers for: they go.
 */
export async function approveClaim(
  tx: Transaction,
  { id, companyId, userId }: Claim,
  now: Date,
): Promise<void> {
  await tx.companyMember.deleteMany({ where: { companyId } });
  await tx.companyInvitation.deleteMany({ where: { companyId } });
  await tx.apiToken.deleteMany({ where: { companyId } });
  await tx.companyMember.create({ data: { companyId, userId, role: "owner", createdAt: now } });
  await flagOwnReviews(tx, { companyId, userId }, now);
  const decided = { decidedAt: now, email: null };
  await tx.companyClaim.update({ where: { id }, data: { status: "approved", ...decided } });
  await tx.companyClaim.updateMany({
    where: { companyId, status: "pending" },
    data: { status: "rejected", ...decided },
  });
}
