import type { Viewer } from "../auth/auth-context.ts";
import type { LimitName } from "../limits/limits.ts";
import type { CommandContext } from "./command-context.ts";
import { unauthenticated } from "./errors.ts";
import { may, type Permission, requirePermission } from "./policy.ts";

type AdminLimit = Extract<LimitName, `admin-${string}`>;

/**
 * The administrator who requests a change. Counts it, to limit what a stolen session can do. Call outside a transaction.
 * Throws UNAUTHENTICATED, FORBIDDEN, RateLimited.
 */
export async function administrator(
  { viewer, limits }: Pick<CommandContext, "viewer" | "limits">,
  permission: Permission,
  limit: AdminLimit = "admin-changes:user",
): Promise<Viewer> {
  requirePermission(viewer, permission);
  if (!viewer) throw unauthenticated();
  await limits.spend([limit, viewer.id]);
  return viewer;
}

/**
 * The limit for a change that users make to their own objects and administrators to any: the administrators' limit if the
 * viewer has the permission for all objects.
 */
export function limitOf(
  viewer: Viewer,
  anyones: Permission,
  limit: LimitName,
  admins: AdminLimit = "admin-changes:user",
): LimitName {
  return may(viewer, anyones) ? admins : limit;
}
