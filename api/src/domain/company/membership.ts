import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { listSizes, type MemberRole } from "../../inputs/index.ts";
import { Conflict, forbidden, notFound, unauthenticated } from "../errors.ts";
import { may, type Permission } from "../policy.ts";

/** The role that a change requires, and the permission that suffices without it. */
interface AccessRequirement {
  readonly role: MemberRole;
  /** Suffices for every company. */
  readonly or?: Permission;
}

/** A company that is locked for a change. */
export interface LockedCompany {
  readonly id: string;
  readonly name: string;
  readonly website: string | null;
}

/** An owner who is not suspended. A company without one is unclaimed, whatever other members it has. */
export const activeOwner = { role: "owner", user: { suspendedAt: null } } as const;

/** The owners of a company who get its notifications by mail, longest membership first. */
export async function mailedOwners(tx: Transaction, companyId: string): Promise<string[]> {
  const owners = await tx.companyMember.findMany({
    where: { companyId, ...activeOwner },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
    take: listSizes.mailedMembers,
    select: { userId: true },
  });
  return owners.map(({ userId }) => userId);
}

/** A locked company with the viewer's role; null for viewers who have access by a permission instead. */
export interface CompanyWithRole extends LockedCompany {
  readonly role: MemberRole | null;
}

/**
 * Locks the company, so that its members change one after another. Throws NOT_FOUND. Not "for update": a review locks its listing, and PostgreSQL
 * then checks by a lock that the company exists; a vendor who has the company and waits for the listing would never get it.
 */
export async function lockCompany(tx: Transaction, companyId: string): Promise<LockedCompany> {
  const [company] = await tx.$queryRaw<LockedCompany[]>`
    select c.id::text, c.name, c.website from company c where c.id = ${companyId}::uuid for no key update`;
  if (!company) throw notFound("Company");
  return company;
}

/** Required roles for changing a company, its listings and its leads. */
export const companyAccess = {
  company: { role: "owner", or: "company.editAny" },
  listings: { role: "editor", or: "software.editAny" },
  leads: { role: "owner", or: "lead.manageAny" },
} as const satisfies Record<string, AccessRequirement>;

/** True if the role (null for no member) or the permissions of the viewer suffice. An owner has all rights of an editor. */
export function hasCompanyAccess(
  viewer: Viewer | null,
  is: MemberRole | null,
  { role, or }: AccessRequirement,
): boolean {
  return is === "owner" || is === role || (or !== undefined && may(viewer, or));
}

/**
 * Locks the company and requires the viewer to be a member with this role; an owner has all rights of an editor. Throws
 * NOT_FOUND, FORBIDDEN.
 */
export async function requireMember(
  tx: Transaction,
  viewer: Viewer,
  companyId: string,
  requirement: AccessRequirement,
): Promise<CompanyWithRole> {
  const company = await lockCompany(tx, companyId);
  // A statement of its own: one that waited for the lock would see the members from before.
  const member = await tx.companyMember.findUnique({
    where: { companyId_userId: { companyId, userId: viewer.id } },
    select: { role: true },
  });
  const isElsewhere = viewer.onlyCompanyId !== undefined && viewer.onlyCompanyId !== companyId;
  const is = isElsewhere || !member ? null : (member.role as MemberRole);
  if (!hasCompanyAccess(viewer, is, requirement)) throw forbidden();
  return { ...company, role: is };
}

/**
 * Locks the viewer's account, which comes before companies, and requires that they can join one more. Throws
 * UNAUTHENTICATED, Conflict.
 */
export async function requireMembershipQuota(
  tx: Transaction,
  viewer: Viewer,
): Promise<{ emailKey: string | null }> {
  const [user] = await tx.$queryRaw<{ emailKey: string | null }[]>`
    select email_key as "emailKey" from app_user where id = ${viewer.id}::uuid for update`;
  if (!user) throw unauthenticated();
  const memberships = await tx.companyMember.count({ where: { userId: viewer.id } });
  if (memberships >= listSizes.memberships)
    throw new Conflict(
      "limit-reached",
      `You are a member of ${listSizes.memberships} companies, which is the maximum`,
    );
  return user;
}
