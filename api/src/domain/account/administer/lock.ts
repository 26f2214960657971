import type { Viewer } from "../../../auth/auth-context.ts";
import type { Transaction } from "../../../database/client/transaction.ts";
import { forbidden, notFound } from "../../errors.ts";
import { lockAdministrators } from "./last.ts";

/**
 * Locks a user for a change by an administrator, and all administrators, because the viewer must still be one. Throws
 * FORBIDDEN, NOT_FOUND.
 */
export async function lockUser(tx: Transaction, viewer: Viewer, id: string) {
  const admins = await lockAdministrators(tx, [id, viewer.id]);
  if (!admins.includes(viewer.id)) throw forbidden();
  const user = await tx.user.findUnique({
    where: { id },
    select: { email: true, provider: true, isAdmin: true, suspendedAt: true, updatedAt: true },
  });
  if (!user) throw notFound("User");
  return user;
}
