import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { forbidden } from "../errors.ts";
import { lockSoftware } from "../software/own.ts";

/**
 * Locks a listing and its company, of which the viewer must be a member: administrators invite nobody in a vendor's name. Throws NOT_FOUND,
 * FORBIDDEN.
 */
export async function lockListing(
  tx: Transaction,
  viewer: Viewer,
  softwareId: string,
): Promise<{ companyId: string; isActive: boolean }> {
  const { companyId, isActive, role } = await lockSoftware(tx, viewer, softwareId, "editor");
  if (companyId === null || role === null) throw forbidden();
  return { companyId, isActive };
}
