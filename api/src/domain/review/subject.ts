import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { notFound, ownSoftware } from "../errors.ts";
import { visibleSoftware } from "../policy.ts";

/**
 * Locks the software of a review, so that its reviews change one at a time. Throws NOT_FOUND if the viewer may not see it,
 * FORBIDDEN if it belongs to a company of theirs. Not "for update": a review that names this software need not wait, whose own software this
 * one may name.
 */
export async function lockReviewableSoftware(
  tx: Transaction,
  softwareId: string,
  viewer: Viewer,
): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>(sql`
    select 1 from software s where s.id = ${softwareId}::uuid and ${visibleSoftware(viewer)} for no key update of s`);
  if (found.length === 0) throw notFound("Software");
  await requireOthersSoftware(tx, softwareId, viewer);
}

/** Requires that the software is not of a company that the viewer is a member of. Throws FORBIDDEN. */
export async function requireOthersSoftware(
  tx: Transaction,
  softwareId: string,
  viewer: Viewer,
): Promise<void> {
  const members = { some: { userId: viewer.id } };
  if ((await tx.software.count({ where: { id: softwareId, company: { members } } })) > 0) throw ownSoftware();
}
