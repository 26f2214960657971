import { type Transaction, transaction } from "../../database/transaction.ts";
import { leadChange } from "../../inputs/index.ts";
import type { Commanding } from "../commanding.ts";
import { auditAdministrators } from "../company/audit.ts";
import { demandMember } from "../company/membership.ts";
import { checked, notFound, unauthenticated } from "../errors.ts";
import { visibleLeadsWhere } from "../policy.ts";
import type { Viewer } from "../viewer.ts";

/**
 * Changes what is noted of a lead: its company's owners may, and administrators. What is absent stays. Throws InvalidInput,
 * NOT_FOUND, RateLimited.
 */
export async function updateLead(commanding: Commanding, id: string, given: unknown): Promise<string> {
  const changes = checked(leadChange, given);
  // Only keys that were given: undefined leaves a column alone.
  const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  await changeLead(commanding, id, "lead.change", (tx, where) => tx.lead.updateMany({ where, data }));
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
  work: (tx: Transaction, where: LeadWhere) => Promise<{ count: number }>,
): Promise<void> {
  if (!viewer) throw unauthenticated();
  await limits.spend(["lead-changes:user", viewer.id]);
  await transaction({ prisma }, async (tx) => {
    const where = { id, ...visibleLeadsWhere(viewer) };
    const lead = await tx.lead.findFirst({ where, select: { companyId: true } });
    if (!lead) throw notFound("Lead");
    const { companyId } = lead;
    const company = companyId === null ? null : await demandOwner(tx, viewer, companyId);
    // Gone, or not the viewer's any more, at this very moment.
    if ((await work(tx, where)).count === 0) throw notFound("Lead");
    if (company) await auditAdministrators(tx, viewer, company, { action, before: { lead: id } });
  });
}

const demandOwner = (tx: Transaction, viewer: Viewer, companyId: string) =>
  demandMember(tx, viewer, companyId, { role: "owner", or: "lead.keepAny" });
