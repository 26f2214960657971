import type { Transaction } from "../../database/transaction.ts";

interface Claim {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
}

/**
 * Makes whoever claimed a company its owner; other claims to it are refused by that. The account and the company, which has no
 * members, are locked by the caller.
 */
export async function approveClaim(
  tx: Transaction,
  { id, companyId, userId }: Claim,
  now: Date,
): Promise<void> {
  await tx.companyMember.create({ data: { companyId, userId, role: "owner", createdAt: now } });
  const decided = { decidedAt: now, email: null };
  await tx.companyClaim.update({ where: { id }, data: { status: "approved", ...decided } });
  await tx.companyClaim.updateMany({
    where: { companyId, status: "pending" },
    data: { status: "rejected", ...decided },
  });
}
