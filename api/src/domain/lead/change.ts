import { type Transaction, transaction } from "../../database/transaction.ts";
import { leadChange } from "../../inputs/index.ts";
import type { Commanding } from "../commanding.ts";
import { auditAdministrators } from "../company/audit.ts";
import { demandMember, demands } from "../company/membership.ts";
import { checked, notFound, unauthenticated } from "../errors.ts";
import { visibleLeadsWhere } from "../policy.ts";
import { demandUnchanged } from "../unchanged.ts";
import type { Viewer } from "../viewer.ts";

/**
 * Changes what is noted of a lead: its company's owners may, and administrators. What is absent stays. `ifUpdatedAt` is when
 * what one saw was last changed: where that is so no more, nothing is written. Throws InvalidInput, Conflict, NOT_FOUND,
 * RateLimited.
 */
export async function updateLead(
  commanding: Commanding,
  id: string,
  given: unknown,
  ifUpdatedAt?: Date | null,
): Promise<string> {
  const changes = checked(leadChange, given);
  // Only keys that were given: undefined leaves a column alone.
  const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  await changeLead(commanding, id, "lead.change", (tx, where, lead) => {
    demandUnchanged("lead", lead, ifUpdatedAt);
    // Later than before, also within a thousandth of a second: whoever saw what was before is told.
    const updatedAt = new Date(Math.max(commanding.now.getTime(), lead.updatedAt.getTime() + 1));
    return tx.lead.updateMany({ where, data: { ...data, updatedAt } });
  });
  return id;
}

/** Deletes a lead for good; who may is as with `updateLead`. Throws NOT_FOUND, RateLimited. */
export async function deleteLead(commanding: Commanding, id: string): Promise<void> {
  await changeLead(commanding, id, "lead.delete", (tx, where) => tx.lead.deleteMany({ where }));
}

type LeadWhere = ReturnType<typeof visibleLeadsWhere> & { id: string };

async function changeLead(
  { viewer, limits, prisma }: Commanding,
  id: string,
  action: "lead.change" | "lead.delete",
  work: (tx: Transaction, where: LeadWhere, lead: { updatedAt: Date }) => Promise<{ count: number }>,
): Promise<void> {
  if (!viewer) throw unauthenticated();
  await limits.spend(["lead-changes:user", viewer.id]);
  await transaction({ prisma }, async (tx) => {
    const where = { id, ...visibleLeadsWhere(viewer) };
    const lead = await tx.lead.findFirst({ where, select: { companyId: true } });
    if (!lead) throw notFound("Lead");
    const { companyId } = lead;
    const company = companyId === null ? null : await demandOwner(tx, viewer, companyId);
    const [locked] = await tx.$queryRaw<{ updatedAt: Date }[]>`
      select l.updated_at as "updatedAt" from lead l where l.id = ${id}::uuid for update`;
    // Gone, or not the viewer's any more, at this very moment.
    if (!locked || (await work(tx, where, locked)).count === 0) throw notFound("Lead");
    if (company) await auditAdministrators(tx, viewer, company, { action, before: { lead: id } });
  });
}

const demandOwner = (tx: Transaction, viewer: Viewer, companyId: string) =>
  demandMember(tx, viewer, companyId, demands.leads);
