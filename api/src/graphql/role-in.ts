import type { Context } from "../context.ts";
import type { MemberRole } from "../inputs/index.ts";

/** What the viewer is in a company; null for those who are no members. */
export async function roleIn({ viewer, loaders }: Context, companyId: string): Promise<MemberRole | null> {
  return viewer && ((await loaders.memberships.load(viewer.id)).get(companyId) ?? null);
}
