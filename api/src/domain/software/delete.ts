import { transaction } from "../../database/transaction.ts";
import { deleteSoftwareInput } from "../../inputs/index.ts";
import { audit } from "../audit/record.ts";
import type { Commanding } from "../commanding.ts";
import { checked, invalid, unauthenticated } from "../errors.ts";
import { may } from "../policy.ts";
import { sortKey } from "../text.ts";
import { endListings } from "./end.ts";
import { lockSoftware } from "./own.ts";

/** What became of a listing that was deleted. */
export interface DeletedSoftware {
  /** The company that it was of; null where it had none. */
  readonly companyId: string | null;
  /** True where it was reviewed: it stays on the site without a vendor. */
  readonly isKept: boolean;
}

/**
 * Deletes a listing for good, with its plans, screenshots and places in lists; leads stay with the company, without it.
 * Owners of the company may, who type its name: one that was reviewed only leaves the company then. Administrators delete
 * any, with its reviews. Throws InvalidInput, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function deleteSoftware(
  commanding: Commanding,
  id: string,
  given: unknown,
): Promise<DeletedSoftware> {
  const { viewer, limits } = commanding;
  if (!viewer) throw unauthenticated();
  const typed = checked(deleteSoftwareInput, given);
  await limits.spend(["software-changes:user", viewer.id]);
  return transaction(commanding, async (tx) => {
    const { companyId, name, isActive } = await lockSoftware(tx, viewer, id, "owner");
    if (sortKey(typed.name) !== sortKey(name)) throw invalid("name", "This is not the name of the listing");
    const withReviews = may(viewer, "software.editAny");
    const { kept, reviews } = await endListings(tx, { companyId, softwareIds: [id], withReviews });
    const isKept = kept > 0;
    await audit(tx, viewer, {
      ...{ action: "software.delete", subjectType: "software", subjectId: id },
      before: { name, companyId, isActive, ...(reviews > 0 && { reviews }) },
      ...(isKept && { after: { name, companyId: null, isActive: true } }),
    });
    return { companyId, isKept };
  });
}
