import type { Viewer } from "../../auth/auth-context.ts";
import { normalizeMailbox } from "../../auth/mailbox.ts";
import { lifetimes } from "../../auth/tokens.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { invitationInput, listSizes } from "../../inputs/index.ts";
import type { LimitKey } from "../../limits/limits.ts";
import { emailKeyOf } from "../account/find.ts";
import { limitOf } from "../administrator.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, notFound, unauthenticated } from "../errors.ts";
import { auditAdministrators } from "./audit.ts";
import { companyAccess, requireMember } from "./membership.ts";

/**
 * Invites an address to become a member: owners may, and administrators. Does and says the same whether or not the address
 * has an account. Invited again, the address has another mail, and the role that was said last. Throws InvalidInput, Conflict,
 * NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function inviteMember(
  context: CommandContext,
  companyId: string,
  given: unknown,
): Promise<void> {
  const { viewer, now } = context;
  if (!viewer) throw unauthenticated();
  requireVerifiedEmail(viewer);
  const { email, role } = checked(invitationInput, given);
  const emailKey = emailKeyOf(email);
  await mailing(context, viewer, normalizeMailbox(email), async (tx) => {
    const company = await requireMember(tx, viewer, companyId, companyAccess.company);
    // Members' addresses are no secret to owners.
    const isMember = await tx.companyMember.count({ where: { companyId, user: { emailKey } } });
    if (isMember > 0) throw new Conflict("already-member", "This person is already a member");
    const members = await tx.companyMember.count({ where: { companyId } });
    const invited = await tx.companyInvitation.count({ where: { companyId, emailKey: { not: emailKey } } });
    if (members + invited >= listSizes.members)
      throw new Conflict(
        "limit-reached",
        `A company can have ${listSizes.members} members, including invited ones. Please remove one first.`,
      );
    const data = { email, role, invitedById: viewer.id, expiresAt: expiryFrom(now) };
    const { id } = await tx.companyInvitation.upsert({
      where: { companyId_emailKey: { companyId, emailKey } },
      create: { ...data, companyId, emailKey, createdAt: now },
      update: data,
      select: { id: true },
    });
    await auditAdministrators(tx, viewer, company, {
      action: "member.invite",
      after: { invitation: id, role },
    });
    return id;
  });
}

/** Mails an invitation again, which is then good for as long as at first. Answers the company. Throws as `inviteMember`. */
export async function resendInvitation(context: CommandContext, id: string): Promise<string> {
  const { prisma, viewer, now } = context;
  if (!viewer) throw unauthenticated();
  requireVerifiedEmail(viewer);
  const found = await prisma.companyInvitation.findUnique({ where: { id } });
  if (!found) throw notFound("Invitation");
  const { companyId, emailKey } = found;
  await mailing(context, viewer, normalizeMailbox(emailKey), async (tx) => {
    const company = await requireMember(tx, viewer, companyId, companyAccess.company);
    const { count } = await tx.companyInvitation.updateMany({
      where: { id },
      data: { expiresAt: expiryFrom(now) },
    });
    if (count === 0) throw notFound("Invitation");
    const { role } = found;
    await auditAdministrators(tx, viewer, company, {
      action: "member.invite",
      after: { invitation: id, role },
    });
    return id;
  });
  return companyId;
}

/** Takes an invitation back: its links are void. Answers the company. Throws NOT_FOUND, FORBIDDEN, RateLimited. */
export async function revokeInvitation(context: CommandContext, id: string): Promise<string> {
  const { viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  await limits.spend([limitOf(viewer, "company.editAny", "company-changes:user"), viewer.id]);
  return transaction(context, async (tx) => {
    const found = await tx.companyInvitation.findUnique({ where: { id } });
    if (!found) throw notFound("Invitation");
    const company = await requireMember(tx, viewer, found.companyId, companyAccess.company);
    const { count } = await tx.companyInvitation.deleteMany({ where: { id } });
    if (count > 0)
      await auditAdministrators(tx, viewer, company, {
        action: "member.remove",
        before: { invitation: id, role: found.role },
      });
    return found.companyId;
  });
}

const expiryFrom = (now: Date) => new Date(now.getTime() + lifetimes.invite_member);

/** Only users with a verified address may have mails sent to addresses of their choice. Throws Conflict. */
function requireVerifiedEmail({ isEmailVerified }: Viewer): void {
  if (!isEmailVerified)
    throw new Conflict(
      "email-not-verified",
      "Please verify the email address of your account first. Then you can invite others.",
    );
}

/** Has the mail of an invitation sent, which `work` gives the id of; no mail counts where that throws. */
async function mailing(
  context: CommandContext,
  viewer: Viewer,
  mailbox: string,
  work: (tx: Transaction) => Promise<string>,
): Promise<void> {
  const { limits, caller } = context;
  const counted: LimitKey[] = [
    ["mail:network", caller.network],
    ["invitations:user", viewer.id],
    ["mail:account", mailbox],
    ["invitations:address", mailbox],
  ];
  await limits.spend(...counted);
  try {
    const queue = await context.queue();
    await transaction(context, async (tx) => {
      // The invitation refers to the account, which comes before companies.
      await tx.$executeRaw`select 1 from app_user where id = ${viewer.id}::uuid for key share`;
      await queue.add(tx, "mail", { mail: "invite-member", invitationId: await work(tx) });
    });
  } catch (error) {
    await limits.refund(...counted);
    throw error;
  }
}
