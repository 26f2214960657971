import { actingAs, type Permission } from "../domain/policy.ts";
import type { MemberRole } from "../inputs/index.ts";
import type { Context } from "./context.ts";

/**
 * What whoever asks is in a company; null for those who are no members. A token is its user's only where a scope of it opens
 * that permission, and a company's in no other company.
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
