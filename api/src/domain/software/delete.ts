import { transaction } from "../../database/transaction.ts";
import { deleteSoftwareInput } from "../../inputs/index.ts";
import { audit } from "../audit/record.ts";
import type { Commanding } from "../commanding.ts";
import { checked, invalid, unauthenticated } from "../errors.ts";
import { refreshListed } from "../figures/refresh.ts";
import { may } from "../policy.ts";
import { sortKey } from "../text.ts";
import { lockCategories } from "./categories.ts";
import { lockSoftware } from "./own.ts";

/**
 * Deletes a listing for good, with its reviews, plans, screenshots and places in lists; leads stay with the company, without
 * it. Owners of the company may, and administrators, who type its name. Answers the company's id, null where it had none.
 * Throws InvalidInput, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function deleteSoftware(
  commanding: Commanding,
  id: string,
  given: unknown,
): Promise<string | null> {
  const { viewer, limits } = commanding;
  if (!viewer) throw unauthenticated();
  const { name } = checked(deleteSoftwareInput, given);
  await limits.spend(["software-changes:user", viewer.id]);
  return transaction(commanding, async (tx) => {
    const { companyId, ...software } = await lockSoftware(tx, viewer, id, "owner");
    if (sortKey(name) !== sortKey(software.name))
      throw invalid("name", "This is not the name of the listing");
    const counting = await tx.categoryListing.findMany({
      where: { softwareId: id },
      select: { categoryId: true },
    });
    const categoryIds = counting.map(({ categoryId }) => categoryId);
    // A try that is repeated must not be answered with a review that is gone.
    await tx.$executeRaw`delete from idempotency_key k using review r
      where r.software_id = ${id}::uuid and k.user_id = r.user_id and k.result_id = r.id`;
    await tx.software.delete({ where: { id } });
    if (may(viewer, "software.editAny"))
      await audit(tx, viewer, {
        ...{ action: "software.delete", subjectType: "software", subjectId: id },
        before: { name: software.name, companyId },
      });
    await lockCategories(tx, null, categoryIds, []);
    // Last: it locks what every writer needs.
    await refreshListed(tx, { softwareId: id, companyId, categoryIds });
    return companyId;
  });
}
