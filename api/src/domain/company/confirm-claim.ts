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

/** The payload of a claim's token. */
export const payloadOf = (claimId: string): z.infer<typeof payload> => ({ claimId });

/**
 * Makes the viewer the owner of the company that they claimed, with the token mailed to its domain; returns its ID. Only the
 * claimant can use it, so that the mail's reader cannot make a stranger the owner. The first confirmed claim wins. Idempotent
 * while they own the company. Throws InvalidInput, Conflict.
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
    // The website may have changed since: an address at another domain proves nothing.
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
