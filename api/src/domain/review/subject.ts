import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { notFound, ownSoftware } from "../errors.ts";
import { visibleSoftware } from "../policy.ts";
import { lockSoftware } from "../software/lock.ts";

/**
 * Locks the software of a review, so that its reviews change one at a time. Throws NOT_FOUND if the viewer may not see it,
 * FORBIDDEN if it belongs to a company of theirs.
 */
export async function lockReviewableSoftware(
  tx: Transaction,
  softwareId: string,
  viewer: Viewer,
): Promise<void> {
  const found = await lockSoftware(tx, sql`s.id = ${softwareId}::uuid and ${visibleSoftware(viewer)}`);
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
