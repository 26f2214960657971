import type { AuthContext, TokenAccess, Viewer } from "../auth/auth-context.ts";
import { type Sql, sql } from "../database/query/sql.ts";
import type { ApiScope } from "../inputs/index.ts";
import { type DomainError, forbidden, unauthenticated } from "./errors.ts";

/**
 * The one permission table. A row says who may do a thing at all; ownership of the particular thing is checked beside
 * it by the visibility rules below. What is not in the table is denied.
 */
const table = {
  /** Join, sign in and out, and recover an account. */
  "account.enter": ["visitor", "user", "admin"],
  /** Change what is one's own account, and end it. */
  "account.keep": ["user", "admin"],
  /** Write reviews, and change and delete one's own. */
  "review.write": ["user", "admin"],
  /** Found a company, and do what its members may. */
  "company.keep": ["user", "admin"],
  /** Change companies that are not one's own. */
  "company.editAny": ["admin"],
  /** See the figures of companies that one owns. */
  "company.readFigures": ["user", "admin"],
  /** Put up listings of one's companies, and change them. */
  "software.keep": ["user", "admin"],
  /** Delete listings of one's companies. */
  "software.delete": ["user", "admin"],
  /** See Drafts of one's companies. */
  "software.readOwnDrafts": ["user", "admin"],
  /** Change and delete listings of companies that are not one's own. */
  "software.editAny": ["admin"],
  /** Decide flags of listings, and have them tell their former names no more. */
  "software.moderate": ["admin"],
  /** Choose what is featured. */
  "software.feature": ["admin"],
  /** Confirm by a mailed link where a review's author works. */
  "review.verify": ["visitor", "user", "admin"],
  /** Say that somebody's review helped. */
  "review.vote": ["user", "admin"],
  /** Answer reviews of one's own company's software. */
  "review.answer": ["user", "admin"],
  /** Tell the moderators of somebody's review. */
  "review.report": ["user", "admin"],
  /** Keep lists of software, and share them. */
  "list.keep": ["user", "admin"],
  /** Ask a vendor for something by the lead form. */
  "lead.send": ["visitor", "user", "admin"],
  /** Keep the leads of companies that one owns. */
  "lead.keep": ["user", "admin"],
  /** See and keep the leads of companies that are not one's own, and those that nobody owns. */
  "lead.keepAny": ["admin"],
  /** Switch off mails by a link in one of them. */
  "mail.unsubscribe": ["visitor", "user", "admin"],
  /** Send pictures: of oneself, of companies and of listings. */
  "picture.send": ["user", "admin"],
  /** See another user's address, provider, flags and dates. */
  "user.readPrivate": ["admin"],
  /** See Drafts of companies that are not one's own. */
  "software.readDrafts": ["admin"],
  /** See inactive categories. */
  "category.readInactive": ["admin"],
  /** See the administrators' lists: everybody's accounts, hidden reviews, and what waits for a decision. */
  "administration.read": ["admin"],
  /** See how the process is set up, and how the database and the jobs do. */
  "system.read": ["admin"],
  /** See who did what. */
  "audit.read": ["admin"],
  /** Verify, hide, publish and delete anybody's reviews; decide reports and flags. */
  "review.moderate": ["admin"],
  /** Say that a company is who it says it is. */
  "company.verify": ["admin"],
  /** Make and revoke API tokens, of oneself and of companies that one owns. */
  "token.keep": ["user", "admin"],
  /** See and revoke anybody's API tokens. */
  "token.revokeAny": ["admin"],
  /** Make and unmake administrators, suspend and delete accounts. */
  "user.administer": ["admin"],
  /** Make, change, move and hide categories. */
  "category.edit": ["admin"],
} as const satisfies Record<string, readonly ("visitor" | "user" | "admin")[]>;

export type Permission = keyof typeof table;

/**
 * What an API token may besides reading what anyone reads: each permission with the scopes of which one is enough. What is
 * not in this table is denied to every token, also what visitors may do.
 */
const scopesOf: Partial<Record<Permission, readonly ApiScope[]>> = {
  // Who writes listings must see them before they are Live.
  "software.readOwnDrafts": ["read:company", "write:listings"],
  "company.readFigures": ["read:company"],
  "software.keep": ["write:listings"],
};

/** May this viewer do it? */
export function may(viewer: Viewer | null, permission: Permission): boolean {
  const roles: readonly string[] = table[permission];
  return (
    roles.includes("visitor") ||
    (viewer !== null && roles.includes("user")) ||
    (viewer?.isAdmin === true && roles.includes("admin"))
  );
}

/**
 * As whom a thing is done or told that this permission is for: the viewer; for a token with a scope that opens it, the token's
 * user, who is no administrator then; null where nobody may be taken for anybody.
 */
export function actingAs({ viewer, token }: AuthContext, permission: Permission): Viewer | null {
  if (!token) return viewer;
  if (!isOpenTo(token, permission)) return null;
  const { userId, companyId } = token;
  // Tokens are made by those whose address is proved.
  return {
    id: userId,
    isAdmin: false,
    isEmailVerified: true,
    ...(companyId !== null && { onlyCompanyId: companyId }),
  };
}

const isOpenTo = (token: TokenAccess, permission: Permission): boolean =>
  scopesOf[permission]?.some((scope) => token.scopes.includes(scope)) ?? false;

/** May whoever asks call what this permission is for? */
export function mayCall(auth: AuthContext, permission: Permission): boolean {
  return auth.token ? isOpenTo(auth.token, permission) : may(auth.viewer, permission);
}

/** Why whoever asks may not: UNAUTHENTICATED for a visitor, FORBIDDEN for others. A token is told what it lacks. */
export function refusalOf({ viewer, token }: AuthContext, permission: Permission): DomainError {
  if (!token) return viewer === null ? unauthenticated() : forbidden();
  const scopes = scopesOf[permission];
  return forbidden(
    scopes
      ? `The API token "${token.name}" lacks the scope ${scopes.join(" or ")}. Create a token with this scope.`
      : "API tokens cannot do this. Sign in instead.",
  );
}

/** Throws UNAUTHENTICATED for a visitor, FORBIDDEN for a user who may not. */
export function requirePermission(viewer: Viewer | null, permission: Permission): void {
  if (may(viewer, permission)) return;
  throw refusalOf({ viewer, token: null }, permission);
}

/** May the viewer see this user's private fields? Oneself and administrators may. */
export function maySeePrivate(viewer: Viewer | null, userId: string | null): boolean {
  return may(viewer, "user.readPrivate") || (viewer !== null && viewer.id === userId);
}

/** Software (alias `s`) the viewer may see: Live, and Drafts of one's own companies; administrators all. */
export function visibleSoftware(viewer: Viewer | null): Sql {
  if (may(viewer, "software.readDrafts")) return sql`true`;
  if (viewer === null) return sql`s.is_active`;
  return sql`(s.is_active or ${isOfMember(viewer)})`;
}

/** Software (alias `s`) of companies that the viewer is a member of. */
export function isOfMember({ id, onlyCompanyId }: Viewer): Sql {
  const one = onlyCompanyId === undefined ? sql`` : sql` and m.company_id = ${onlyCompanyId}::uuid`;
  return sql`exists(
    select 1 from company_member m where m.company_id = s.company_id and m.user_id = ${id}::uuid${one})`;
}

/** The same rule for a lookup by Prisma. */
export function visibleSoftwareWhere(viewer: Viewer | null) {
  if (may(viewer, "software.readDrafts")) return {};
  if (viewer === null) return { isActive: true };
  const { id: userId, onlyCompanyId: companyId } = viewer;
  return {
    OR: [
      { isActive: true },
      { company: { members: { some: { userId, ...(companyId !== undefined && { companyId }) } } } },
    ],
  };
}

/** Everyone may see a review (alias `r`) that is published, of software (alias `s`) that is Live. */
export const isPublished = sql`r.status = 'published'`;
export const isLive = sql`s.is_active`;

/** The same rule for a lookup by Prisma. */
export const publicReviewWhere = { status: "published", software: { isActive: true } } as const;

/** Reviews that the viewer may see, hidden ones of their own among them, for a lookup by Prisma; moderators see all. */
export function visibleReviewWhere(viewer: Viewer | null) {
  if (may(viewer, "review.moderate")) return {};
  const software = visibleSoftwareWhere(viewer);
  if (viewer === null) return { status: "published", software };
  return { OR: [{ status: "published" }, { userId: viewer.id }], software };
}

/** Categories (alias `c`) the viewer may see. */
export function visibleCategory(viewer: Viewer | null): Sql {
  return may(viewer, "category.readInactive") ? sql`true` : sql`c.is_active`;
}

/** The same rule for a row that was read with another one. */
export function maySeeCategory(viewer: Viewer | null, { isActive }: { isActive: boolean }): boolean {
  return isActive || may(viewer, "category.readInactive");
}

/** The same rule for a lookup by Prisma. */
export function visibleCategoryWhere(viewer: Viewer | null) {
  return may(viewer, "category.readInactive") ? {} : { isActive: true };
}

/** Leads are for the owners of their company, and for administrators; a lookup by Prisma. */
export function visibleLeadsWhere(viewer: Viewer | null) {
  if (may(viewer, "lead.keepAny")) return {};
  const userId = viewer?.id ?? noId;
  return { company: { members: { some: { userId, role: "owner" } } } };
}

/** An id that no row has. */
const noId = "00000000-0000-0000-0000-000000000000";
