import { isDeepStrictEqual } from "node:util";
import { transaction } from "../../database/client/transaction.ts";
import { companyChange } from "../../inputs/index.ts";
import { limitOf } from "../administrator.ts";
import { auditDiff } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, unauthenticated } from "../errors.ts";
import { requireUnchanged } from "../optimistic-concurrency.ts";
import { attachPictures } from "../picture/attach.ts";
import { may } from "../policy.ts";
import { refreshSearchTextsOfCompany } from "../search-text.ts";
import { sortKey } from "../text.ts";
import { auditAdministrators } from "./audit.ts";
import { companyAccess, requireMember } from "./membership.ts";

/**
 * Edits a company, as an owner or administrator. Omitted fields are unchanged, null clears a field, and the slug does not
 * change. A new name or website set by an owner ends the verification. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN,
 * RateLimited.
 */
export async function updateCompany(
  context: CommandContext,
  id: string,
  given: unknown,
  ifUpdatedAt?: Date | null,
): Promise<string> {
  const { viewer, limits, now } = context;
  if (!viewer) throw unauthenticated();
  const changes = checked(companyChange, given);
  await limits.spend([limitOf(viewer, "company.editAny", "company-changes:user"), viewer.id]);
  return transaction(context, async (tx) => {
    const company = await requireMember(tx, viewer, id, companyAccess.company);
    // Only keys that were given: undefined leaves a column alone.
    const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const before = await tx.company.findUniqueOrThrow({ where: { id } });
    requireUnchanged("company", before, ifUpdatedAt);
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
    const changed = Object.entries(data).filter(
      ([key, value]) => !isDeepStrictEqual(before[key as keyof typeof before], value),
    );
    if (changed.length > 0)
      await auditAdministrators(tx, viewer, company, {
        action: "company.change",
        ...auditDiff(before, Object.fromEntries(changed)),
      });
    if (changes.logoUrl !== undefined)
      await attachPictures(tx, now, {
        before: [before.logoUrl],
        wanted: [{ path: "logoUrl", url: changes.logoUrl }],
      });
    // Listings are found by their company's name too.
    if (isRenamed) await refreshSearchTextsOfCompany(tx, id);
    return id;
  });
}
