import { createToken } from "../../auth/tokens.ts";
import { mailOf } from "../../mail/letters.ts";
import { recipient } from "../account/mails.ts";
import type { MailWriters } from "../mail/writing.ts";
import { payloadOf as invitationPayload } from "./accept-invitation.ts";
import { claimDomain } from "./claim-domain.ts";
import { payloadOf as claimPayload } from "./confirm-claim.ts";

const inCompany = { company: { select: { name: true, website: true, members: { take: 1 } } } } as const;

/** The mails about a company, to addresses that somebody chose: no name of theirs stands in them. */
export const companyMails: MailWriters<"invite-member" | "claim-company" | "claim-decided"> = {
  async "invite-member"(tx, { invitationId }, { site, now }) {
    const invitation = await tx.companyInvitation.findFirst({
      where: { id: invitationId, expiresAt: { gt: now() } },
      include: inCompany,
    });
    if (!invitation) return null;
    const { email, role, companyId, company } = invitation;
    const token = await createToken(tx, {
      ...{ purpose: "invite_member", userId: null, companyId, payload: invitationPayload(invitationId) },
      now: now(),
    });
    const data = { token, companyName: company.name, isOwner: role === "owner" };
    return { to: email, ...mailOf("invite-member", data, { firstName: null, site }) };
  },
  async "claim-decided"(tx, { claimId }, { site }) {
    const claim = await tx.companyClaim.findFirst({
      where: { id: claimId, status: { not: "pending" } },
      select: { status: true, userId: true, companyId: true, company: { select: { name: true } } },
    });
    const user = claim && (await recipient(tx, claim.userId));
    if (!claim || !user?.isProved) return null;
    const { companyId, company, status } = claim;
    const data = { companyId, companyName: company.name, isApproved: status === "approved" };
    return { to: user.email, ...mailOf("claim-decided", data, { ...user, site }) };
  },
  async "claim-company"(tx, { claimId }, { site, now }) {
    const claim = await tx.companyClaim.findFirst({
      where: { id: claimId, status: "pending", user: { suspendedAt: null } },
      include: inCompany,
    });
    if (!claim?.email) return null;
    const { email, userId, companyId, company } = claim;
    if (company.members.length > 0 || claim.domain !== claimDomain(company.website)) return null;
    const token = await createToken(tx, {
      ...{ purpose: "claim_company", userId, companyId, payload: claimPayload(claimId) },
      now: now(),
    });
    return {
      to: email,
      ...mailOf("claim-company", { token, companyName: company.name }, { firstName: null, site }),
      // Its domain is what is kept.
      sent: ({ companyClaim }) => companyClaim.updateMany({ where: { id: claimId }, data: { email: null } }),
    };
  },
};
