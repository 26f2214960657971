import { transaction } from "../../database/client/transaction.ts";
import { deleteCompanyInput } from "../../inputs/index.ts";
import { limitOf } from "../administrator.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { recomputeCompanyTotal } from "../counters/recompute.ts";
import { checked, invalid, unauthenticated } from "../errors.ts";
import { may } from "../policy.ts";
import { detachOrDeleteListings } from "../software/detach-or-delete.ts";
import { sortKey } from "../text.ts";
import { companyAccess, requireMember } from "./membership.ts";

/**
 * Deletes a company: its owners may, and administrators, by typing its name. Listings that were reviewed stay, without a
 * vendor and Live: what people wrote is not the company's to delete. Its other listings go, with its members, its answers and the
 * requests sent to it. Throws InvalidInput, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function deleteCompany(
  context: CommandContext,
  companyId: string,
  given: unknown,
): Promise<void> {
  const { viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  const typed = checked(deleteCompanyInput, given);
  await limits.spend([
    limitOf(viewer, "company.editAny", "company-changes:user", "admin-deletions:user"),
    viewer.id,
  ]);
  const queue = await context.queue();
  await transaction(context, async (tx) => {
    const { name, website } = await requireMember(tx, viewer, companyId, companyAccess.company);
    if (sortKey(typed.name) !== sortKey(name)) throw invalid("name", "This is not the name of the company");
    const listings = await tx.$queryRaw<{ id: string }[]>`
      select id from software where company_id = ${companyId}::uuid order by id for update`;
    const softwareIds = listings.map(({ id }) => id);
    const { keptIds, kept, deleted } = await detachOrDeleteListings(tx, {
      companyId,
      softwareIds,
      withReviews: false,
    });
    // Leads were sent to this company, not to a later owner of its listings.
    await tx.lead.deleteMany({ where: { companyId } });
    await tx.company.delete({ where: { id: companyId } });
    if (!may(viewer, "company.editAny"))
      await queue.add(tx, "check-listing", ...keptIds.map((softwareId) => ({ softwareId })));
    await recomputeCompanyTotal(tx);
    await audit(tx, viewer, {
      action: "company.delete",
      subjectType: "company",
      subjectId: companyId,
      before: { name, website, kept, deleted },
    });
  });
}
