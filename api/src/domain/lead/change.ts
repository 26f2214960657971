import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { type LeadStatus, leadChange } from "../../inputs/index.ts";
import { limitOf } from "../administrator.ts";
import { type AuditValues, audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { companyAccess, requireMember } from "../company/membership.ts";
import { checked, notFound, unauthenticated } from "../errors.ts";
import { requireUnchanged } from "../optimistic-concurrency.ts";
import { may, visibleLeadsWhere } from "../policy.ts";

/**
 * Changes the status or notes of a lead, as an owner of its company or an administrator. Omitted fields are unchanged. If the
 * lead was changed since `ifUpdatedAt`, nothing is written. Throws InvalidInput, Conflict, NOT_FOUND, RateLimited.
 */
export async function updateLead(
  context: CommandContext,
  id: string,
  given: unknown,
  ifUpdatedAt?: Date | null,
): Promise<string> {
  const changes = checked(leadChange, given);
  // Only keys that were given: undefined leaves a column alone.
  const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  // The audit log records only that notes were changed, as for all free text.
  const after = ({ status }: LockedLead) => ({
    status: changes.status ?? status,
    ...(changes.notes !== undefined && { notes: "changed" }),
  });
  await changeLead(context, id, { action: "lead.change", after }, (tx, where, lead) => {
    requireUnchanged("lead", lead, ifUpdatedAt);
    // Always later than before, even within one millisecond, so that a concurrent edit is noticed.
    const updatedAt = new Date(Math.max(context.now.getTime(), lead.updatedAt.getTime() + 1));
    return tx.lead.updateMany({ where, data: { ...data, updatedAt } });
  });
  return id;
}

/** Deletes a lead permanently; same permissions as `updateLead`. Throws NOT_FOUND, RateLimited. */
export async function deleteLead(context: CommandContext, id: string): Promise<void> {
  await changeLead(context, id, { action: "lead.delete" }, (tx, where) => tx.lead.deleteMany({ where }));
}

/** A lead before the change. */
interface LockedLead {
  readonly status: LeadStatus;
  readonly softwareId: string | null;
  readonly updatedAt: Date;
}

/** The audit entry of a change by an administrator. */
interface LeadAction {
  readonly action: "lead.change" | "lead.delete";
  after?(lead: LockedLead): AuditValues;
}

type LeadWhere = ReturnType<typeof visibleLeadsWhere> & { id: string };

async function changeLead(
  context: CommandContext,
  id: string,
  { action, after }: LeadAction,
  work: (tx: Transaction, where: LeadWhere, lead: LockedLead) => Promise<{ count: number }>,
): Promise<void> {
  const { viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  await limits.spend([limitOf(viewer, "lead.manageAny", "lead-changes:user"), viewer.id]);
  await transaction(context, async (tx) => {
    const where = { id, ...visibleLeadsWhere(viewer) };
    const lead = await tx.lead.findFirst({ where, select: { companyId: true } });
    if (!lead) throw notFound("Lead");
    const { companyId } = lead;
    if (companyId !== null) await requireMember(tx, viewer, companyId, companyAccess.leads);
    const [locked] = await tx.$queryRaw<LockedLead[]>`
      select l.status, l.software_id as "softwareId", l.updated_at as "updatedAt" from lead l where l.id = ${id}::uuid for update`;
    // Gone, or not the viewer's any more, at this very moment.
    if (!locked || (await work(tx, where, locked)).count === 0) throw notFound("Lead");
    if (!may(viewer, "lead.manageAny")) return;
    // A lead without a company is about a listing, which may have been deleted.
    const subject =
      companyId !== null
        ? ({ subjectType: "company", subjectId: companyId } as const)
        : ({ subjectType: "software", subjectId: locked.softwareId } as const);
    const before = { lead: id, status: locked.status };
    await audit(tx, viewer, { action, ...subject, before, ...(after && { after: after(locked) }) });
  });
}
