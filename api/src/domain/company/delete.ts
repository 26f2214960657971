import { type Transaction, transaction } from "../../database/transaction.ts";
import { deleteCompanyInput } from "../../inputs/index.ts";
import { audit } from "../audit/record.ts";
import { refreshSearchTextsBy } from "../catalogue/search-text.ts";
import type { Commanding } from "../commanding.ts";
import { checked, invalid, unauthenticated } from "../errors.ts";
import { refreshCompanyTotal, refreshWithout } from "../figures/refresh.ts";
import { sortKey } from "../text.ts";
import { demandMember } from "./membership.ts";

/**
 * Deletes a company: its owners may, and administrators, by typing its name. Listings that were reviewed stay, without a
 * vendor: what people wrote is not the company's to delete. Its other listings go, with its members, its answers and the
 * requests sent to it. Throws InvalidInput, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function deleteCompany(
  commanding: Commanding,
  companyId: string,
  given: unknown,
): Promise<void> {
  const { viewer, limits } = commanding;
  if (!viewer) throw unauthenticated();
  const typed = checked(deleteCompanyInput, given);
  await limits.spend(["company-changes:user", viewer.id]);
  await transaction(commanding, async (tx) => {
    const demanded = { role: "owner", or: "company.editAny" } as const;
    const { name, website } = await demandMember(tx, viewer, companyId, demanded);
    if (sortKey(typed.name) !== sortKey(name)) throw invalid("name", "This is not the name of the company");
    const left = await leaveListings(tx, companyId);
    // People who wrote to this company did not write to whoever comes after it.
    await tx.lead.deleteMany({ where: { companyId } });
    await tx.company.delete({ where: { id: companyId } });
    await refreshCompanyTotal(tx);
    await audit(tx, viewer, {
      ...{ action: "company.delete", subjectType: "company", subjectId: companyId },
      before: { name, website, ...left },
    });
  });
}

/** Keeps the company's listings that were reviewed, also by reviews that are hidden, and deletes the others. */
async function leaveListings(tx: Transaction, companyId: string): Promise<{ kept: number; deleted: number }> {
  // Whoever writes a review of one has it locked: it is there by now, or finds the listing gone.
  await tx.$executeRaw`select 1 from software where company_id = ${companyId}::uuid order by id for update`;
  const reviewed = await tx.software.findMany({
    where: { companyId, reviews: { some: {} } },
    select: { id: true },
  });
  const kept = reviewed.map(({ id }) => id);
  const others = { companyId, id: { notIn: kept } };
  const listings = await tx.categoryListing.findMany({
    where: { software: others },
    select: { categoryId: true },
    distinct: ["categoryId"],
  });
  const { count } = await tx.software.deleteMany({ where: others });
  await tx.software.updateMany({ where: { companyId }, data: { companyId: null } });
  await refreshSearchTextsBy(tx, kept);
  await refreshWithout(
    tx,
    listings.map(({ categoryId }) => categoryId),
  );
  return { kept: kept.length, deleted: count };
}
