import type { Transaction } from "../../database/client/transaction.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import { tellMember } from "../webhook/deliveries.ts";
import { activeOwner } from "./membership.ts";

/**
 * Removes a user, whose account is being deleted, from all their companies. A company without another active owner loses its
 * editors, invitations to members and reviewers, webhooks and API tokens too, so that it can be claimed again.
 */
export async function leaveCompanies(
  tx: Transaction,
  userId: string,
  { queue, now }: { queue: JobQueue | null; now: Date },
): Promise<void> {
  const companies = await tx.$queryRaw<{ id: string }[]>`
    select c.id from company c
    where c.id in (select m.company_id from company_member m where m.user_id = ${userId}::uuid)
    order by c.id for no key update`;
  await tx.companyInvitation.deleteMany({ where: { invitedById: userId } });
  if (companies.length === 0) return;
  const ids = companies.map(({ id }) => id);
  const kept = await tx.companyMember.findMany({
    where: { companyId: { in: ids }, ...activeOwner, userId: { not: userId } },
    select: { companyId: true },
    distinct: ["companyId"],
  });
  const unclaimed = ids.filter((id) => !kept.some(({ companyId }) => companyId === id));
  await tx.companyMember.deleteMany({ where: { OR: [{ userId }, { companyId: { in: unclaimed } }] } });
  await tx.companyInvitation.deleteMany({ where: { companyId: { in: unclaimed } } });
  await tx.reviewInvitationBatch.deleteMany({ where: { companyId: { in: unclaimed } } });
  await tx.webhookEndpoint.deleteMany({ where: { companyId: { in: unclaimed } } });
  for (const { companyId } of kept) await tellMember(tx, queue, "member.removed", { companyId, userId }, now);
  await tx.apiToken.deleteMany({
    where: { companyId: { in: ids }, OR: [{ userId }, { companyId: { in: unclaimed } }] },
  });
}
