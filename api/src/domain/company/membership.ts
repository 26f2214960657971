import type { Transaction } from "../../database/transaction.ts";
import type { MemberRole } from "../../inputs/index.ts";
import { forbidden, notFound } from "../errors.ts";
import { may, type Permission } from "../policy.ts";
import type { Viewer } from "../viewer.ts";

/** Who else may, besides members with that role or more. */
interface Demand {
  readonly role: MemberRole;
  /** Those with this permission may for every company. */
  readonly or?: Permission;
}

/** A company that is locked for a change, and what the viewer is there. */
export interface LockedCompany {
  readonly name: string;
  readonly website: string | null;
  /** Null for those who are no members, and may by their permission. */
  readonly role: MemberRole | null;
}

/**
 * Locks the company and demands that the viewer is its member with this role: an owner may all that an editor may. Throws
 * NOT_FOUND, FORBIDDEN.
 */
export async function demandMember(
  tx: Transaction,
  viewer: Viewer,
  companyId: string,
  { role, or }: Demand,
): Promise<LockedCompany> {
  const [company] = await tx.$queryRaw<LockedCompany[]>`
    select c.name, c.website, (select m.role from company_member m
      where m.company_id = c.id and m.user_id = ${viewer.id}::uuid) as role
    from company c where c.id = ${companyId}::uuid for update of c`;
  if (!company) throw notFound("Company");
  const isEnough = company.role === "owner" || company.role === role;
  if (!isEnough && !(or && may(viewer, or))) throw forbidden();
  return company;
}
