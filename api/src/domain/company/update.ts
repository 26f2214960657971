import { transaction } from "../../database/transaction.ts";
import { companyChange } from "../../inputs/index.ts";
import { refreshSearchTextsOf } from "../catalogue/search-text.ts";
import type { Commanding } from "../commanding.ts";
import { checked, forbidden, notFound, unauthenticated } from "../errors.ts";
import { may } from "../policy.ts";
import { sortKey } from "../text.ts";

/**
 * Changes a company: its owners may, and administrators. What is absent stays, null empties; its address stays what it is. Throws
 * InvalidInput, NOT_FOUND, FORBIDDEN.
 */
export async function updateCompany(commanding: Commanding, id: string, given: unknown): Promise<string> {
  const { viewer } = commanding;
  if (!viewer) throw unauthenticated();
  const changes = checked(companyChange, given);
  return transaction(commanding, async (tx) => {
    const [company] = await tx.$queryRaw<{ name: string; isOwner: boolean }[]>`
      select c.name, exists(select 1 from company_member m
        where m.company_id = c.id and m.user_id = ${viewer.id}::uuid and m.role = 'owner') as "isOwner"
      from company c where c.id = ${id}::uuid for update of c`;
    if (!company) throw notFound("Company");
    if (!company.isOwner && !may(viewer, "company.editAny")) throw forbidden();
    // Only keys that were given: undefined leaves a column alone.
    const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const { name } = changes;
    await tx.company.update({ where: { id }, data: { ...data, ...(name && { sortName: sortKey(name) }) } });
    // Listings are found by their company's name too.
    if (name !== undefined && name !== company.name) await refreshSearchTextsOf(tx, id);
    return id;
  });
}
