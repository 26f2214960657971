import { z } from "zod";
import type { Viewer } from "../../auth/auth-context.ts";
import { consumeToken, usedToken, validToken } from "../../auth/tokens.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { invalidProof, verifyEmailInput } from "../../inputs/index.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, invalid, unauthenticated } from "../errors.ts";
import { approveClaim } from "./approve-claim.ts";
import { lockUnclaimed } from "./claim.ts";
import { claimDomains } from "./claim-domain.ts";
import { requireMembershipQuota } from "./membership.ts";

const payload = z.object({ claimId: z.string() });

/** What the token of a claim's mail carries. */
export const payloadOf = (claimId: string): z.infer<typeof payload> => ({ claimId });

/**
 * Makes the viewer the owner of the company that they claimed, by the secret that was mailed to its domain; answers its id.
 * Only whoever claimed it can: who reads the mail must not make a stranger the owner. Of several claims one wins. Done again
 * it answers the same as long as they own it. Throws InvalidInput, Conflict.
 */
export async function confirmClaim(context: CommandContext, given: unknown): Promise<string> {
  const { viewer, now } = context;
  if (!viewer) throw unauthenticated();
  const { token: secret } = checked(verifyEmailInput, given);
  return transaction(context, async (tx) => {
    await requireMembershipQuota(tx, viewer);
    const expired = () => invalid("token", invalidProof);
    const use = { secret, purpose: "claim_company", now } as const;
    const living = await validToken(tx, use);
    if (!living?.companyId) {
      const owned = await ownedBy(tx, viewer, secret);
      if (owned !== null) return owned;
      throw expired();
    }
    const { companyId } = living;
    if (living.userId !== viewer.id)
      throw new Conflict(
        "wrong-account",
        "This link belongs to another account. Please sign in with the account that claimed the company.",
      );
    const { name, website } = await lockUnclaimed(tx, companyId);
    // With the company, which may be deleted with its tokens, locked before them.
    const token = await consumeToken(tx, use);
    if (!token) throw expired();
    const claim = await tx.companyClaim.findFirst({
      where: { id: payload.parse(token.payload).claimId, status: "pending" },
      select: { id: true, domain: true },
    });
    // Whoever proved an address at another website proved nothing of this one.
    if (!claim || claim.domain === null || !claimDomains(website).includes(claim.domain)) throw expired();
    const { id, domain } = claim;
    await approveClaim(tx, { id, companyId, userId: viewer.id }, now);
    await audit(tx, viewer, {
      action: "company.claim",
      subjectType: "company",
      subjectId: companyId,
      after: { name, domain },
    });
    return companyId;
  });
}

/** The company that the viewer became the owner of by this secret and still owns; null for none. */
async function ownedBy(tx: Transaction, { id: userId }: Viewer, secret: string): Promise<string | null> {
  const companyId = (await usedToken(tx, { secret, purpose: "claim_company", userId }))?.companyId;
  if (!companyId) return null;
  const owned = await tx.companyMember.count({ where: { companyId, userId, role: "owner" } });
  return owned > 0 ? companyId : null;
}
