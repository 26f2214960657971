import { transaction } from "../../database/client/transaction.ts";
import { claimDecision } from "../../inputs/index.ts";
import { administrator } from "../administrator.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, notFound } from "../errors.ts";
import { approveClaim } from "./approve-claim.ts";
import { lockUnclaimed } from "./claim.ts";
import { lockCompany } from "./membership.ts";

/**
 * Approves or rejects a claim and notifies the claimant. Approving one rejects the others. Returns the claim's ID. Throws
 * InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function decideClaim(context: CommandContext, id: string, given: unknown): Promise<string> {
  const viewer = await administrator(context, "company.verify");
  const { decision } = checked(claimDecision, given);
  const { now } = context;
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const found = await tx.companyClaim.findUnique({
      where: { id },
      select: { companyId: true, userId: true },
    });
    if (!found) throw notFound("Claim");
    const { companyId, userId } = found;
    const isApproved = decision === "approved";
    // The account comes before companies.
    const [user] = await tx.$queryRaw<{ suspendedAt: Date | null }[]>`
      select suspended_at as "suspendedAt" from app_user where id = ${userId}::uuid for update`;
    if (isApproved && (!user || user.suspendedAt))
      throw new Conflict("account-suspended", "This account is suspended");
    const { name } = await (isApproved ? lockUnclaimed(tx, companyId) : lockCompany(tx, companyId));
    const claim = await tx.companyClaim.findUnique({ where: { id }, select: { status: true, domain: true } });
    if (claim?.status !== "pending")
      throw new Conflict("already-decided", "Someone else has already decided this claim");
    if (isApproved) await approveClaim(tx, { id, companyId, userId }, now);
    else
      await tx.companyClaim.update({
        where: { id },
        data: { status: "rejected", decidedAt: now, email: null },
      });
    await audit(tx, viewer, {
      action: isApproved ? "claim.approve" : "claim.reject",
      subjectType: "company",
      subjectId: companyId,
      before: { claim: id, status: "pending" },
      after: { claim: id, status: decision, name, domain: claim.domain },
    });
    await queue.add(tx, "mail", { mail: "claim-decided", claimId: id });
    return id;
  });
}
