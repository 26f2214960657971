import { z } from "zod";
import { consumeToken, validToken } from "../../auth/tokens.ts";
import { transaction } from "../../database/client/transaction.ts";
import { invalidProof, verifyEmailInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, invalid, unauthenticated } from "../errors.ts";
import type { ReadContext } from "../read-context.ts";
import { tellMember } from "../webhook/deliveries.ts";
import { lockCompany, requireMembershipQuota } from "./membership.ts";
import { flagOwnReviews } from "./own-reviews.ts";

const purpose = "invite_member";
const payload = z.object({ invitationId: z.string() });

/** The payload of an invitation's token. */
export const payloadOf = (invitationId: string): z.infer<typeof payload> => ({ invitationId });

/** The invitation of a token; null if it is used, expired or revoked. Does not consume the token. */
export async function invitationByToken(
  { prisma, now }: Pick<ReadContext, "prisma" | "now">,
  secret: string,
) {
  const token = await validToken(prisma, { secret, purpose, now });
  if (!token) return null;
  return prisma.companyInvitation.findFirst({
    where: { id: payload.parse(token.payload).invitationId, expiresAt: { gt: now } },
  });
}

/**
 * Makes the viewer a member of the company that invited them; returns its ID. The account must have the invited address, which
 * the link verifies. Throws InvalidInput, Conflict.
 */
export async function acceptInvitation(context: CommandContext, given: unknown): Promise<string> {
  const { viewer, now } = context;
  if (!viewer) throw unauthenticated();
  const { token: secret } = checked(verifyEmailInput, given);
  let invited: string | null = null;
  const queue = await context.queue();
  const acceptedId = await transaction(context, async (tx) => {
    const { emailKey } = await requireMembershipQuota(tx, viewer);
    const use = { secret, purpose, now } as const;
    const companyId = (await validToken(tx, use))?.companyId;
    if (!companyId) throw invalid("token", invalidProof);
    await lockCompany(tx, companyId);
    // With the company, which may be deleted with its tokens, locked before them.
    const token = await consumeToken(tx, use);
    if (!token) throw invalid("token", invalidProof);
    const invitation = await tx.companyInvitation.findFirst({
      where: { id: payload.parse(token.payload).invitationId, expiresAt: { gt: now } },
    });
    if (!invitation) throw invalid("token", invalidProof);
    if (invitation.emailKey !== emailKey)
      throw new Conflict(
        "wrong-account",
        `This invitation is for ${invitation.email}. Please sign in with that address, or ask an owner to invite your current one.`,
      );
    const { role } = invitation;
    const key = { companyId, userId: viewer.id };
    const isMember = (await tx.companyMember.count({ where: key })) > 0;
    await tx.companyMember.upsert({
      where: { companyId_userId: key },
      create: { ...key, role, createdAt: now },
      // An existing member is not demoted.
      update: role === "owner" ? { role } : {},
    });
    await tx.companyInvitation.delete({ where: { id: invitation.id } });
    await tx.user.update({ where: { id: viewer.id }, data: { isEmailVerified: true } });
    if (!isMember) await tellMember(tx, queue, "member.added", key, now);
    await flagOwnReviews(tx, key, now);
    invited = emailKey;
    return companyId;
  });
  // It wants such mails.
  if (invited !== null) await context.limits.clear(["invitations:address", invited]);
  return acceptedId;
}
