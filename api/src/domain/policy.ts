import type { AuthContext, TokenAccess, Viewer } from "../auth/auth-context.ts";
import { type Sql, sql } from "../database/query/sql.ts";
import type { ApiScope } from "../inputs/index.ts";
import { type DomainError, forbidden, unauthenticated } from "./errors.ts";
import { noId } from "./key.ts";

/**
 * The permission table: which roles may do a thing at all. Ownership of the particular object is checked separately, by the
 * visibility rules below. What is not in the table is denied.
 */
const table = {
  /** Sign up, sign in and out, and recover an account. */
  "account.enter": ["visitor", "user", "admin"],
  /** Change and delete one's own account. */
  "account.manage": ["user", "admin"],
  /** Write reviews; change and delete one's own. */
  "review.write": ["user", "admin"],
  /** Create a company, and act as a member of it. */
  "company.manage": ["user", "admin"],
  /** Change any company. */
  "company.editAny": ["admin"],
  /** See the analytics of companies that one owns. */
  "company.readAnalytics": ["user", "admin"],
  /** Create and change listings of one's companies. */
  "software.manage": ["user", "admin"],
  /** Delete listings of one's companies. */
  "software.delete": ["user", "admin"],
  /** See Drafts of one's companies. */
  "software.readOwnDrafts": ["user", "admin"],
  /** Change and delete any listing. */
  "software.editAny": ["admin"],
  /** Decide flags of listings, hide their former names, and set notices of manipulation. */
  "software.moderate": ["admin"],
  /** Choose the featured listings. */
  "software.feature": ["admin"],
  /** Confirm a review's work address by a mailed link. */
  "review.verify": ["visitor", "user", "admin"],
  /** Show moderators a proof of use for one's own review. */
  "review.prove": ["user", "admin"],
  /** Suggest products, keep a review with them, and see and delete one's own suggestions. */
  "suggestion.manage": ["user", "admin"],
  /** Accept and refuse suggested products. */
  "suggestion.decide": ["admin"],
  /** Mark a review as helpful. */
  "review.vote": ["user", "admin"],
  /** Answer reviews of one's own company's software. */
  "review.answer": ["user", "admin"],
  /** Report a review to the moderators. */
  "review.report": ["user", "admin"],
  /** Create, change and share lists of software. */
  "list.manage": ["user", "admin"],
  /** Send a lead to a vendor. */
  "lead.send": ["visitor", "user", "admin"],
  /** Write to the people who run the site. */
  "contact.send": ["visitor", "user", "admin"],
  /** See and manage the leads of companies that one owns. */
  "lead.manage": ["user", "admin"],
  /** See and manage all leads, also those of companies without an owner. */
  "lead.manageAny": ["admin"],
  /** Unsubscribe by the link in a mail. */
  "mail.unsubscribe": ["visitor", "user", "admin"],
  /** Upload pictures: of oneself, of companies and of listings. */
  "picture.send": ["user", "admin"],
  /** See another user's email address, provider, flags and dates. */
  "user.readPrivate": ["admin"],
  /** See all Drafts. */
  "software.readDrafts": ["admin"],
  /** See inactive categories. */
  "category.readInactive": ["admin"],
  /** See the administrators' lists: all accounts, hidden reviews, and the moderation queues. */
  "administration.read": ["admin"],
  /** See the configuration, and the state of the database and the jobs. */
  "system.read": ["admin"],
  /** See the audit log. */
  "audit.read": ["admin"],
  /** Verify, hide, publish and delete any review; decide reports and flags. */
  "review.moderate": ["admin"],
  /** Verify companies. */
  "company.verify": ["admin"],
  /** Create and revoke API tokens, one's own and those of companies that one owns. */
  "token.manage": ["user", "admin"],
  /** See one's own webhooks and those of companies that one owns, with their deliveries. */
  "webhook.read": ["user", "admin"],
  /** Create, change, test and delete these webhooks. */
  "webhook.manage": ["user", "admin"],
  /** See how many of the invitations to reviewers of one's companies were used. */
  "invitation.read": ["user", "admin"],
  /** Invite reviewers for listings of one's companies, and revoke such invitations. */
  "invitation.manage": ["user", "admin"],
  /** See and revoke any API token. */
  "token.revokeAny": ["admin"],
  /** Grant and revoke the administrator role; suspend and delete accounts. */
  "user.administer": ["admin"],
  /** Create, change, move and hide categories. */
  "category.edit": ["admin"],
} as const satisfies Record<string, readonly ("visitor" | "user" | "admin")[]>;

export type Permission = keyof typeof table;

/**
 * What an API token may do besides reading public data: each permission, and the scopes any one of which grants it. Everything
 * else is denied to tokens, even what visitors may do.
 */
const scopesOf: Partial<Record<Permission, readonly ApiScope[]>> = {
  // A token that writes listings must see them before they are Live.
  "software.readOwnDrafts": ["read:company", "write:listings"],
  "company.readAnalytics": ["read:company"],
  "software.manage": ["write:listings"],
  "webhook.read": ["read:webhooks", "write:webhooks"],
  "webhook.manage": ["write:webhooks"],
  "invitation.read": ["read:invitations", "write:invitations"],
  "invitation.manage": ["write:invitations"],
};

/** True if this viewer has the permission. */
export function may(viewer: Viewer | null, permission: Permission): boolean {
  const roles: readonly string[] = table[permission];
  return (
    roles.includes("visitor") ||
    (viewer !== null && roles.includes("user")) ||
    (viewer?.isAdmin === true && roles.includes("admin"))
  );
}

/**
 * The user on whose behalf a request acts under this permission: the viewer, or the user of a token whose scopes grant the
 * permission (never as an administrator). Null for visitors and for tokens without such a scope.
 */
export function actingAs({ viewer, token }: AuthContext, permission: Permission): Viewer | null {
  if (!token) return viewer;
  if (!isOpenTo(token, permission)) return null;
  const { userId, companyId } = token;
  // Only users with a verified email address can create tokens.
  return {
    id: userId,
    isAdmin: false,
    isEmailVerified: true,
    ...(companyId !== null && { onlyCompanyId: companyId }),
  };
}

const isOpenTo = (token: TokenAccess, permission: Permission): boolean =>
  scopesOf[permission]?.some((scope) => token.scopes.includes(scope)) ?? false;

/** True if the caller, a viewer or a token, has this permission. */
export function mayCall(auth: AuthContext, permission: Permission): boolean {
  return auth.token ? isOpenTo(auth.token, permission) : may(auth.viewer, permission);
}

/** The error for a caller without this permission: UNAUTHENTICATED for a visitor, FORBIDDEN for others; for a token it names the missing scope. */
export function refusalOf({ viewer, token }: AuthContext, permission: Permission): DomainError {
  if (!token) {
    if (viewer === null) return unauthenticated();
    // Whoever has a role that would do is told what else is missing.
    return viewer.needsTwoStep && may({ ...viewer, isAdmin: true }, permission)
      ? forbidden(
          "Administrators of this site need two-step verification. Turn it on in your profile, under Security.",
        )
      : forbidden();
  }
  const scopes = scopesOf[permission];
  return forbidden(
    scopes
      ? `The API token "${token.name}" lacks the scope ${scopes.join(" or ")}. Create a token with this scope.`
      : "API tokens cannot do this. Sign in instead.",
  );
}

/** Throws UNAUTHENTICATED for a visitor, FORBIDDEN for a user without this permission. */
export function requirePermission(viewer: Viewer | null, permission: Permission): void {
  if (may(viewer, permission)) return;
  throw refusalOf({ viewer, token: null }, permission);
}

/** True if the viewer may see this user's private fields: the user's own, or any as an administrator. */
export function maySeePrivate(viewer: Viewer | null, userId: string | null): boolean {
  return may(viewer, "user.readPrivate") || (viewer !== null && viewer.id === userId);
}

/** Software (alias `s`) that the viewer may see: Live ones, and Drafts of the viewer's companies; all for administrators. */
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

/** A review (alias `r`) is public if it is published and its software (alias `s`) is Live. */
export const isPublished = sql`r.status = 'published'`;
export const isLive = sql`s.is_active`;

/** The same rule for a lookup by Prisma. */
export const publicReviewWhere = { status: "published", software: { isActive: true } } as const;

/** Reviews that the viewer may see, including their own hidden ones, for a lookup by Prisma; moderators see all. */
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

/** The same rule for a row that was read already. */
export function maySeeCategory(viewer: Viewer | null, { isActive }: { isActive: boolean }): boolean {
  return isActive || may(viewer, "category.readInactive");
}

/** The same rule for a lookup by Prisma. */
export function visibleCategoryWhere(viewer: Viewer | null) {
  return may(viewer, "category.readInactive") ? {} : { isActive: true };
}

/** Leads that the viewer may see, for a lookup by Prisma: those of companies that they own; administrators see all. */
export function visibleLeadsWhere(viewer: Viewer | null) {
  if (may(viewer, "lead.manageAny")) return {};
  const userId = viewer?.id ?? noId;
  return { company: { members: { some: { userId, role: "owner" } } } };
}
