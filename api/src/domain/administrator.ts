import type { Commanding } from "./commanding.ts";
import { unauthenticated } from "./errors.ts";
import type { LimitName } from "./limits.ts";
import { demand, type Permission } from "./policy.ts";
import type { Viewer } from "./viewer.ts";

/**
 * The administrator who asks for a change, which is counted: a stolen session does not get far within the hour. Never within
 * a transaction. Throws UNAUTHENTICATED, FORBIDDEN, RateLimited.
 */
export async function administrator(
  { viewer, limits }: Pick<Commanding, "viewer" | "limits">,
  permission: Permission,
  limit: Extract<LimitName, `admin-${string}`> = "admin-changes:user",
): Promise<Viewer> {
  demand(viewer, permission);
  if (!viewer) throw unauthenticated();
  await limits.spend([limit, viewer.id]);
  return viewer;
}
