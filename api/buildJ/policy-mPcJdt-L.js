import { d as sql } from "./sql-DFE1wlsP.js";
import { c as forbidden, m as unauthenticated } from "./errors-CKS8nS6A.js";
import { i as rowOf, t as anyOf } from "./tags-C-ri_1RC.js";
// api/src/domain/key.ts
/** An ID that no row has, before all others in their order. */
var noId = "00000000-0000-0000-0000-000000000000";
/** The condition that a row (by alias) has this key. */
function isKeyed(alias, key) {
	return "id" in key ? sql`${alias}.id = ${key.id}::uuid` : sql`${alias}.slug = ${key.slug}`;
}
/** What decides which thing of a subject has this key and is public: itself, or any while none has the slug. */
function keyReads(subject, key) {
	if ("id" in key) return () => [rowOf(subject, key.id.toLowerCase(), "text")];
	return (found) => found.length === 0 ? [anyOf(subject, "text")] : found.map((id) => rowOf(subject, id, "text"));
}
var uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** True for the form of a database ID. Anything else must not reach the database as a UUID. */
function isDatabaseId(text) {
	return uuid.test(text);
}
// api/src/domain/policy.ts
/**
* The permission table: which roles may do a thing at all. Ownership of the particular object is checked separately, by the
* visibility rules below. What is not in the table is denied.
*/
var table = {
	/** Sign up, sign in and out, and recover an account. */
	"account.enter": [
		"visitor",
		"user",
		"admin"
	],
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
	"review.verify": [
		"visitor",
		"user",
		"admin"
	],
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
	"lead.send": [
		"visitor",
		"user",
		"admin"
	],
	/** Write to the people who run the site. */
	"contact.send": [
		"visitor",
		"user",
		"admin"
	],
	/** See and manage the leads of companies that one owns. */
	"lead.manage": ["user", "admin"],
	/** See and manage all leads, also those of companies without an owner. */
	"lead.manageAny": ["admin"],
	/** Unsubscribe by the link in a mail. */
	"mail.unsubscribe": [
		"visitor",
		"user",
		"admin"
	],
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
	"category.edit": ["admin"]
};
/**
* What an API token may do besides reading public data: each permission, and the scopes any one of which grants it. Everything
* else is denied to tokens, even what visitors may do.
*/
var scopesOf = {
	"software.readOwnDrafts": ["read:company", "write:listings"],
	"company.readAnalytics": ["read:company"],
	"software.manage": ["write:listings"],
	"webhook.read": ["read:webhooks", "write:webhooks"],
	"webhook.manage": ["write:webhooks"],
	"invitation.read": ["read:invitations", "write:invitations"],
	"invitation.manage": ["write:invitations"]
};
/** True if this viewer has the permission. */
function may(viewer, permission) {
	const roles = table[permission];
	return roles.includes("visitor") || viewer !== null && roles.includes("user") || viewer?.isAdmin === true && roles.includes("admin");
}
/**
* The user on whose behalf a request acts under this permission: the viewer, or the user of a token whose scopes grant the
* permission (never as an administrator). Null for visitors and for tokens without such a scope.
*/
function actingAs({ viewer, token }, permission) {
	if (!token) return viewer;
	if (!isOpenTo(token, permission)) return null;
	const { userId, companyId } = token;
	return {
		id: userId,
		isAdmin: false,
		isEmailVerified: true,
		...companyId !== null && { onlyCompanyId: companyId }
	};
}
var isOpenTo = (token, permission) => scopesOf[permission]?.some((scope) => token.scopes.includes(scope)) ?? false;
/** True if the caller, a viewer or a token, has this permission. */
function mayCall(auth, permission) {
	return auth.token ? isOpenTo(auth.token, permission) : may(auth.viewer, permission);
}
/** The error for a caller without this permission: UNAUTHENTICATED for a visitor, FORBIDDEN for others; for a token it names the missing scope. */
function refusalOf({ viewer, token }, permission) {
	if (!token) {
		if (viewer === null) return unauthenticated();
		return viewer.needsTwoStep && may({
			...viewer,
			isAdmin: true
		}, permission) ? forbidden("Administrators of this site need two-step verification. Turn it on in your profile, under Security.") : forbidden();
	}
	const scopes = scopesOf[permission];
	return forbidden(scopes ? `The API token "${token.name}" lacks the scope ${scopes.join(" or ")}. Create a token with this scope.` : "API tokens cannot do this. Sign in instead.");
}
/** Throws UNAUTHENTICATED for a visitor, FORBIDDEN for a user without this permission. */
function requirePermission(viewer, permission) {
	if (may(viewer, permission)) return;
	throw refusalOf({
		viewer,
		token: null
	}, permission);
}
/** True if the viewer may see this user's private fields: the user's own, or any as an administrator. */
function maySeePrivate(viewer, userId) {
	return may(viewer, "user.readPrivate") || viewer !== null && viewer.id === userId;
}
/** Software (alias `s`) that the viewer may see: Live ones, and Drafts of the viewer's companies; all for administrators. */
function visibleSoftware(viewer) {
	if (may(viewer, "software.readDrafts")) return sql`true`;
	if (viewer === null) return sql`s.is_active`;
	return sql`(s.is_active or ${isOfMember(viewer)})`;
}
/** Software (alias `s`) of companies that the viewer is a member of. */
function isOfMember({ id, onlyCompanyId }) {
	const one = onlyCompanyId === void 0 ? sql`` : sql` and m.company_id = ${onlyCompanyId}::uuid`;
	return sql`exists(
    select 1 from company_member m where m.company_id = s.company_id and m.user_id = ${id}::uuid${one})`;
}
/** The same rule for a lookup by Prisma. */
function visibleSoftwareWhere(viewer) {
	if (may(viewer, "software.readDrafts")) return {};
	if (viewer === null) return { isActive: true };
	const { id: userId, onlyCompanyId: companyId } = viewer;
	return { OR: [{ isActive: true }, { company: { members: { some: {
		userId,
		...companyId !== void 0 && { companyId }
	} } } }] };
}
/** A review (alias `r`) is public if it is published and its software (alias `s`) is Live. */
var isPublished = sql`r.status = 'published'`;
var isLive = sql`s.is_active`;
/** The same rule for a lookup by Prisma. */
var publicReviewWhere = {
	status: "published",
	software: { isActive: true }
};
/** Reviews that the viewer may see, including their own hidden ones, for a lookup by Prisma; moderators see all. */
function visibleReviewWhere(viewer) {
	if (may(viewer, "review.moderate")) return {};
	const software = visibleSoftwareWhere(viewer);
	if (viewer === null) return {
		status: "published",
		software
	};
	return {
		OR: [{ status: "published" }, { userId: viewer.id }],
		software
	};
}
/** Categories (alias `c`) the viewer may see. */
function visibleCategory(viewer) {
	return may(viewer, "category.readInactive") ? sql`true` : sql`c.is_active`;
}
/** The same rule for a row that was read already. */
function maySeeCategory(viewer, { isActive }) {
	return isActive || may(viewer, "category.readInactive");
}
/** The same rule for a lookup by Prisma. */
function visibleCategoryWhere(viewer) {
	return may(viewer, "category.readInactive") ? {} : { isActive: true };
}
/** Leads that the viewer may see, for a lookup by Prisma: those of companies that they own; administrators see all. */
function visibleLeadsWhere(viewer) {
	if (may(viewer, "lead.manageAny")) return {};
	return { company: { members: { some: {
		userId: viewer?.id ?? "00000000-0000-0000-0000-000000000000",
		role: "owner"
	} } } };
}
export { visibleSoftwareWhere as _, may as a, keyReads as b, maySeePrivate as c, requirePermission as d, visibleCategory as f, visibleSoftware as g, visibleReviewWhere as h, isPublished as i, publicReviewWhere as l, visibleLeadsWhere as m, isLive as n, mayCall as o, visibleCategoryWhere as p, isOfMember as r, maySeeCategory as s, actingAs as t, refusalOf as u, isDatabaseId as v, noId as x, isKeyed as y };
