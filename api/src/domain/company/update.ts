import { transaction } from "../../database/transaction.ts";
import { companyChange } from "../../inputs/index.ts";
import { refreshSearchTextsOf } from "../catalogue/search-text.ts";
import type { Commanding } from "../commanding.ts";
import { checked, forbidden, notFound, unauthenticated } from "../errors.ts";
import { may } from "../policy.ts";
import { sortKey } from "../text.ts";

/**
 * Changes a company: its owners may, and administrators. What is absent stays, null empties; its slug stays. Another name or
 * website by an owner is no longer the verified company's. Throws InvalidInput, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function updateCompany(commanding: Commanding, id: string, given: unknown): Promise<string> {
  const { viewer, limits } = commanding;
  if (!viewer) throw unauthenticated();
  const changes = checked(companyChange, given);
  await limits.spend(["company-changes:user", viewer.id]);
  return transaction(commanding, async (tx) => {
    const [company] = await tx.$queryRaw<{ name: string; website: string | null; isOwner: boolean }[]>`
      select c.name, c.website, exists(select 1 from company_member m
        where m.company_id = c.id and m.user_id = ${viewer.id}::uuid and m.role = 'owner') as "isOwner"
      from company c where c.id = ${id}::uuid for update of c`;
    if (!company) throw notFound("Company");
    if (!company.isOwner && !may(viewer, "company.editAny")) throw forbidden();
    // Only keys that were given: undefined leaves a column alone.
    const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const { name, website } = changes;
    const isRenamed = name !== undefined && name !== company.name;
    const isMoved = website !== undefined && website !== company.website;
    await tx.company.update({
      where: { id },
      data: {
        ...data,
        ...(isRenamed && { sortName: sortKey(name) }),
        // It was of this name at this address that an administrator was sure.
        ...((isRenamed || isMoved) && !may(viewer, "company.editAny") && { isVerified: false }),
      },
    });
    // Listings are found by their company's name too.
    if (isRenamed) await refreshSearchTextsOf(tx, id);
    return id;
  });
}
