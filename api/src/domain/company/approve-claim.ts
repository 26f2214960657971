import type { Transaction } from "../../database/client/transaction.ts";
import { flagOwnReviews } from "./own-reviews.ts";

interface Claim {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
}

/**
 * Makes the claimant the owner of the company and rejects all other claims to it. Removes remaining members, invitations, webhooks and
 * API tokens, which no owner has approved. The caller has locked the account and the company.
 */
export async function approveClaim(
  tx: Transaction,
  { id, companyId, userId }: Claim,
  now: Date,
): Promise<void> {
  await tx.companyMember.deleteMany({ where: { companyId } });
  await tx.companyInvitation.deleteMany({ where: { companyId } });
  await tx.apiToken.deleteMany({ where: { companyId } });
  await tx.webhookEndpoint.deleteMany({ where: { companyId } });
  await tx.companyMember.create({ data: { companyId, userId, role: "owner", createdAt: now } });
  await flagOwnReviews(tx, { companyId, userId }, now);
  const decided = { decidedAt: now, email: null };
  await tx.companyClaim.update({ where: { id }, data: { status: "approved", ...decided } });
  await tx.companyClaim.updateMany({
    where: { companyId, status: "pending" },
    data: { status: "rejected", ...decided },
  });
}
