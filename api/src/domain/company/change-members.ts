import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { memberChange } from "../../inputs/index.ts";
import { limitOf } from "../administrator.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, notFound, unauthenticated } from "../errors.ts";
import { tellMember } from "../webhook/deliveries.ts";
import { auditAdministrators } from "./audit.ts";
import { activeOwner, companyAccess, requireMember } from "./membership.ts";

/** A membership by company and user. */
export interface MemberKey {
  companyId: string;
  userId: string;
}

/**
 * Makes a member an owner or an editor: owners may, and administrators. The last owner stays one. Throws InvalidInput,
 * Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function changeMember(context: CommandContext, key: MemberKey, given: unknown): Promise<void> {
  const { viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  const { role } = checked(memberChange, given);
  await limits.spend([limitOf(viewer, "company.editAny", "company-changes:user"), viewer.id]);
  await transaction(context, async (tx) => {
    const company = await requireMember(tx, viewer, key.companyId, companyAccess.company);
    const member = await memberOf(tx, key);
    if (member.role === role) return;
    if (role === "editor") await endOwnership(tx, key);
    await tx.companyMember.update({ where: { companyId_userId: key }, data: { role } });
    await auditAdministrators(tx, viewer, company, {
      action: "member.change",
      before: { userId: key.userId, role: member.role },
      after: { userId: key.userId, role },
    });
  });
}

/**
 * Takes a member out of a company: owners and administrators may, and everyone may leave. The last owner cannot. Throws
 * Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function removeMember(context: CommandContext, key: MemberKey): Promise<void> {
  const { viewer, limits, now } = context;
  if (!viewer) throw unauthenticated();
  await limits.spend([limitOf(viewer, "company.editAny", "company-changes:user"), viewer.id]);
  const queue = await context.queue();
  await transaction(context, async (tx) => {
    const role = key.userId === viewer.id ? "editor" : "owner";
    const company = await requireMember(tx, viewer, key.companyId, { role, or: "company.editAny" });
    const member = await memberOf(tx, key);
    if (member.role === "owner") await endOwnership(tx, key);
    await tx.companyMember.delete({ where: { companyId_userId: key } });
    await tellMember(tx, queue, "member.removed", key, now);
    await auditAdministrators(tx, viewer, company, {
      action: "member.remove",
      before: { userId: key.userId, role: member.role },
    });
  });
}

async function memberOf(tx: Transaction, key: MemberKey) {
  const member = await tx.companyMember.findUnique({ where: { companyId_userId: key } });
  if (!member) throw notFound("Member");
  return member;
}

/** Requires another active owner. Deletes the invitations and API tokens of the former owner. */
async function endOwnership(tx: Transaction, { companyId, userId }: MemberKey): Promise<void> {
  const others = await tx.companyMember.count({
    where: { companyId, ...activeOwner, userId: { not: userId } },
  });
  if (others === 0)
    throw new Conflict(
      "last-owner",
      "A company needs an owner. Make someone else an owner first, or delete the company instead.",
    );
  await tx.companyInvitation.deleteMany({ where: { companyId, invitedById: userId } });
  await tx.apiToken.deleteMany({ where: { companyId, userId } });
}
