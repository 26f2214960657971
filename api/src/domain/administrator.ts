import type { Viewer } from "../auth/auth-context.ts";
import type { LimitName } from "../limits/limits.ts";
import type { CommandContext } from "./command-context.ts";
import { unauthenticated } from "./errors.ts";
import { may, type Permission, requirePermission } from "./policy.ts";

type AdminLimit = Extract<LimitName, `admin-${string}`>;

/**
 * The administrator who asks for a change, which is counted: a stolen session does not get far within the hour. Never within
 * a transaction. Throws UNAUTHENTICATED, FORBIDDEN, RateLimited.
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
 * What counts a change that people make of what is theirs and administrators of anybody's: who works through the whole
 * directory has an administrator's limit.
 */
export function limitOf(
  viewer: Viewer,
  anyones: Permission,
  limit: LimitName,
  admins: AdminLimit = "admin-changes:user",
): LimitName {
  return may(viewer, anyones) ? admins : limit;
}
