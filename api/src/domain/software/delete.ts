import { transaction } from "../../database/client/transaction.ts";
import { deleteSoftwareInput } from "../../inputs/index.ts";
import { limitOf } from "../administrator.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, invalid, unauthenticated } from "../errors.ts";
import { may } from "../policy.ts";
import { sortKey } from "../text.ts";
import { detachOrDeleteListings } from "./detach-or-delete.ts";
import { lockSoftware } from "./own.ts";

/** What became of a listing that was deleted. */
export interface DeletedSoftware {
  /** Its former company; null if it had none. */
  readonly companyId: string | null;
  /** True if it has reviews: it stays on the site without a vendor. */
  readonly isKept: boolean;
}

/**
 * Deletes a listing with its plans, screenshots and list items; its leads stay with the company. Owners confirm with its name;
 * a listing with reviews is only detached from the company. Administrators delete other companies' listings with their
 * reviews, whose authors are notified. Throws InvalidInput, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function deleteSoftware(
  context: CommandContext,
  id: string,
  given: unknown,
): Promise<DeletedSoftware> {
  const { viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  const typed = checked(deleteSoftwareInput, given);
  await limits.spend([
    limitOf(viewer, "software.editAny", "software-changes:user", "admin-deletions:user"),
    viewer.id,
  ]);
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const { companyId, name, isActive, role } = await lockSoftware(tx, viewer, id, "owner");
    if (sortKey(typed.name) !== sortKey(name)) throw invalid("name", "This is not the name of the listing");
    // Also an administrator's own company takes away nothing that people wrote.
    const withReviews = role === null;
    const ended = await detachOrDeleteListings(tx, { companyId, softwareIds: [id], withReviews });
    const { kept, reviews, authorIds } = ended;
    const isKept = kept > 0;
    const softwareName = isActive ? name : null;
    await queue.add(
      tx,
      "mail",
      ...authorIds.map((userId) => ({ mail: "listing-removed" as const, userId, softwareName })),
    );
    if (!may(viewer, "software.editAny"))
      await queue.add(tx, "check-listing", ...ended.keptIds.map((softwareId) => ({ softwareId })));
    await audit(tx, viewer, {
      action: "software.delete",
      subjectType: "software",
      subjectId: id,
      before: { name, companyId, isActive, ...(reviews > 0 && { reviews }) },
      ...(isKept && { after: { name, companyId: null, isActive: true } }),
    });
    return { companyId, isKept };
  });
}
