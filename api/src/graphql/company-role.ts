import { actingAs, type Permission } from "../domain/policy.ts";
import type { MemberRole } from "../inputs/index.ts";
import type { Context } from "./context.ts";

/**
 * The caller's role in a company; null if they are not a member. A token has its user's role only if one of its scopes covers the
 * permission, and a company's token has none in other companies.
 */
export async function roleIn(
  context: Context,
  companyId: string,
  permission: Permission,
): Promise<MemberRole | null> {
  const viewer = actingAs(context, permission);
  if (!viewer || (viewer.onlyCompanyId !== undefined && viewer.onlyCompanyId !== companyId)) return null;
  return (await context.loaders.memberships.load(viewer.id)).get(companyId) ?? null;
}
