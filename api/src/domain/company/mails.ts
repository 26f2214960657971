import { createToken } from "../../auth/tokens.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { mailOf } from "../../mail/templates.ts";
import { recipient } from "../account/mails.ts";
import type { MailWriters } from "../mail/mail-writer.ts";
import { payloadOf as invitationPayload } from "./accept-invitation.ts";
import { claimDomains } from "./claim-domain.ts";
import { payloadOf as claimPayload } from "./confirm-claim.ts";
import { activeOwner } from "./membership.ts";

const inCompany = {
  company: {
    select: { name: true, website: true, isVerified: true, members: { where: activeOwner, take: 1 } },
  },
} as const;

/** Anyone can create a company with any name, so only names of verified companies are mailed to strangers. */
const nameFor = ({ name, isVerified }: { name: string; isVerified: boolean }) => (isVerified ? name : null);

/** Mails about a company to addresses that a user entered; they contain no text by that user. */
export const companyMails: MailWriters<"invite-member" | "claim-company" | "claim-decided"> = {
  async "invite-member"(tx, { invitationId }, { site, now }) {
    const invitation = await tx.companyInvitation.findFirst({
      where: { id: invitationId, expiresAt: { gt: now() } },
      include: inCompany,
    });
    if (!invitation) return null;
    const { email, role, companyId, company } = invitation;
    const token = await createToken(tx, {
      purpose: "invite_member",
      userId: null,
      companyId,
      payload: invitationPayload(invitationId),
      now: now(),
    });
    const data = { token, companyName: nameFor(company), isOwner: role === "owner" };
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
    const claim = await tx.companyClaim.findUnique({
      where: { id: claimId },
      include: { ...inCompany, user: { select: { suspendedAt: true } } },
    });
    if (!claim?.email) return null;
    const { email, domain, status, userId, user, companyId, company } = claim;
    // Deletes the address, which is stored only for the mail.
    const forget = ({ companyClaim }: Transaction) =>
      companyClaim.updateMany({ where: { id: claimId }, data: { email: null } });
    const isWanted = status === "pending" && user.suspendedAt === null && company.members.length === 0;
    if (!isWanted || domain === null || !claimDomains(company.website).includes(domain)) {
      await forget(tx);
      return null;
    }
    const token = await createToken(tx, {
      purpose: "claim_company",
      userId,
      companyId,
      payload: claimPayload(claimId),
      now: now(),
    });
    return {
      to: email,
      ...mailOf("claim-company", { token, companyName: nameFor(company) }, { firstName: null, site }),
      sent: forget,
    };
  },
};
