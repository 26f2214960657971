import { D as strictObject, N as uuid, S as number, c as array, l as boolean, m as int } from "./schemas-BaGL-H36.js";
import { L as manipulationNoticeInput, Mr as listSizes } from "./inputs-B-w6j7sD.js";
import { _ as dayMs, d as sql } from "./sql-DFE1wlsP.js";
import { m as unauthenticated, o as checked, t as Conflict, u as notFound } from "./errors-CKS8nS6A.js";
import { a as transaction } from "./transaction-8pQTXkvp.js";
import { a as may, d as requirePermission } from "./policy-mPcJdt-L.js";
// api/src/domain/audit/record.ts
/**
* Adds an entry to the audit log, in the transaction of the action. Entries are never changed and outlive their subjects, so
* e-mail addresses in texts are removed here; callers leave out free text and personal data.
*/
async function audit(tx, viewer, { before, after, ...entry }) {
	await tx.auditEntry.create({ data: {
		actorId: viewer.id,
		...entry,
		...before && { before: withoutAddresses(before) },
		...after && { after: withoutAddresses(after) }
	} });
}
/** Of these fields, and of values longer than this as JSON, the log records the change without the values. */
var omittedFields = /* @__PURE__ */ new Set([
	"description",
	"shortDescription",
	"contentSections"
]);
var maxFactLength = 300;
/** The changed values before and after; `changed` has the new ones. Long texts are recorded as "changed". */
function auditDiff(before, changed) {
	const old = new Map(Object.entries(before));
	const facts = Object.entries(changed).map(([name, value]) => [
		name,
		old.get(name),
		value
	]);
	const isRecorded = ([name, was = null, is]) => !omittedFields.has(name) && isShort(was) && isShort(is);
	const recorded = facts.filter(isRecorded);
	return {
		before: Object.fromEntries(recorded.map(([name, was = null]) => [name, was])),
		after: Object.fromEntries(facts.map((fact) => [fact[0], isRecorded(fact) ? fact[2] : "changed"]))
	};
}
function isShort(fact) {
	return (JSON.stringify(fact)?.length ?? 0) <= maxFactLength;
}
var address = /[^\s"\\@<>/:]{1,64}@[^\s"\\@<>/]{1,253}/g;
function withoutAddresses(facts) {
	return JSON.parse(JSON.stringify(facts).replace(address, "[address]"));
}
// api/src/domain/review/integrity/evidence.ts
var count = int().min(0).max(1e7);
/** Other reviews that the finding is about, the closest or newest first. */
var reviewIds = array(uuid()).max(listSizes.relatedReviews);
var softwareId = uuid();
var stars = number().min(1).max(5);
/**
* The evidence of each kind of flag: ids, counts and figures, never an address, a domain or an organisation's id. `reviews` counts the
* flagged review too. All lists and numbers are bounded, so that none takes more than 4 KB.
*/
var schemas = {
	"near-duplicate": strictObject({
		reviewIds,
		similarity: number().min(0).max(1)
	}),
	burst: strictObject({
		softwareId,
		reviews: count,
		hours: count,
		usualPerDay: number().min(0),
		/** Of this number of days one has as many reviews, by the listing's own history; at most a million. */
		oneIn: count,
		historyDays: count,
		reviewIds
	}),
	"same-domain": strictObject({
		softwareId,
		reviews: count,
		days: count,
		reviewIds
	}),
	"own-company": strictObject({}),
	"hidden-before": strictObject({ isOfOtherAccount: boolean().optional() }),
	"same-mailbox": strictObject({
		reviews: count,
		reviewIds
	}),
	ring: strictObject({
		/** Listings that the accounts have in common, the flagged one among them. */
		softwareIds: array(uuid()).max(listSizes.relatedListings),
		accounts: count,
		/** By these accounts, of the flagged review's listing. */
		reviews: count,
		days: count,
		reviewIds
	}),
	"shared-organisation": strictObject({
		softwareId,
		reviews: count,
		/** All reviews of the listing with a proved work mailbox, in the same days. */
		provenReviews: count,
		days: count,
		reviewIds
	}),
	"new-organisations": strictObject({
		softwareId,
		reviews: count,
		organisations: count,
		provenReviews: count,
		/** Share of such reviews among those with a proved work mailbox of all other listings. */
		usualShare: number().min(0).max(1),
		days: count,
		reviewIds
	}),
	"rating-gap": strictObject({
		softwareId,
		reviews: count,
		/** Unproven reviews of the same days (no proof, or an organisation that is not known), the flagged ones among them, and their mean. */
		unprovenReviews: count,
		unprovenMean: stars,
		provenReviews: count,
		provenMean: stars,
		days: count,
		reviewIds
	})
};
/** The evidence as it is stored; throws where it is not of its kind's form. */
var evidenceOf = (kind, evidence) => schemas[kind].parse(evidence);
// api/src/domain/company/members.ts
/** The members of each company, owners first, then by when they came. Rules bound their number. */
async function membersOf({ reader }, companyIds) {
	const rows = await reader.query(sql`
    select m.company_id::text as "companyId", m.user_id::text as "userId", m.role, m.created_at as "createdAt",
      u.first_name as "firstName", u.last_name as "lastName", u.email, u.profile_image_url as "profileImageUrl"
    from company_member m join app_user u on u.id = m.user_id
    where m.company_id = any(${[...companyIds]}::uuid[])
    order by m.role = 'owner' desc, m.created_at, m.user_id`);
	return Map.groupBy(rows, ({ companyId }) => companyId);
}
/** The invitations of each company that have not been accepted, oldest first, including expired ones. */
async function invitationsOf({ reader }, companyIds) {
	const rows = await reader.query(sql`
    select id::text, company_id::text as "companyId", email, role, expires_at as "expiresAt", created_at as "createdAt"
    from company_invitation where company_id = any(${[...companyIds]}::uuid[]) order by created_at, id`);
	return Map.groupBy(rows, ({ companyId }) => companyId);
}
/** The members of the company of a listing to whom mails about it are sent, longest-standing first: their IDs. */
async function mailedMembers(tx, softwareId) {
	return (await tx.companyMember.findMany({
		where: { company: { software: { some: { id: softwareId } } } },
		orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
		take: listSizes.mailedMembers,
		select: { userId: true }
	})).map(({ userId }) => userId);
}
// api/src/domain/views/views.ts
/** Subject of the views of all listings together, so that no query has to sum them. */
var allListingsSubject = "00000000-0000-0000-0000-000000000000";
/** What a visitor of these things has seen. Listings of one comparison are seen in pairs, too. */
function seenOf(subject, ids) {
	const things = ids.map((id) => ({
		subject,
		id
	}));
	if (subject !== "compare") return things;
	const sorted = ids.toSorted();
	const pairs = sorted.flatMap((id, place) => sorted.slice(place + 1).map((otherId) => ({
		subject: "pair",
		id,
		otherId
	})));
	return [...things, ...pairs];
}
/**
* Counts visits that are not stored yet, all in one statement; answers how many those were, without pairs. A network counts once a
* day for a thing, whichever process it reaches. Only what everybody can see is counted: ids of nothing, of Drafts and of hidden
* reviews leave no rows.
*/
async function addViews(tx, visits) {
	const others = visits.map((visit) => visit.subject === "pair" ? visit.otherId : null);
	return (await tx.$queryRaw`
    with visit as (
      select distinct v.subject, v.id, v.other_id, v.day, v.mac
      from unnest(${visits.map(({ subject }) => subject)}::text[], ${visits.map(({ id }) => id)}::uuid[],
        ${others}::uuid[], ${visits.map(({ day }) => day)}::date[], ${visits.map(({ mac }) => mac)}::text[])
        as v(subject, id, other_id, day, mac)
      where case
        when v.subject in ('software', 'compare', 'pair') then exists(select 1 from software s where s.id = v.id and s.is_active)
          and (v.other_id is null or exists(select 1 from software s where s.id = v.other_id and s.is_active))
        when v.subject = 'company' then exists(select 1 from company c where c.id = v.id)
        else exists(select 1 from review r join software s on s.id = r.software_id
          where r.id = v.id and r.status = 'published' and s.is_active) end),
    stored as (
      insert into view_visit (day, mac)
      select day, decode(mac, 'hex') from visit order by 1, 2
      on conflict do nothing
      returning encode(mac, 'hex') as mac),
    seen as (
      select v.subject, v.id, v.other_id, v.day, count(*)::int4 as count
      from visit v join stored using (mac) group by 1, 2, 3, 4),
    added as (
      insert into daily_count (subject_id, metric, day, count)
      select id, case subject when 'compare' then subject else subject || '_view' end, day, count from seen
      where subject <> 'pair'
      union all
      select ${"00000000-0000-0000-0000-000000000000"}::uuid, 'software_view', day, sum(count)::int4 from seen
      where subject = 'software' group by day
      order by 1, 2, 3
      on conflict (subject_id, metric, day) do update set count = daily_count.count + excluded.count),
    paired as (
      insert into compared_pair (software_id, other_id, day, count)
      select id, other_id, day, count from seen where subject = 'pair' order by 1, 2, 3
      on conflict (software_id, other_id, day) do update set count = compared_pair.count + excluded.count)
    select coalesce(sum(count), 0)::int4 as added from seen where subject <> 'pair'`)[0]?.added ?? 0;
}
/** Deletes the visitor hashes of past days (UTC), and pairs that were compared too long ago to count. */
async function sweepVisits(tx, now) {
	const today = new Date(now.toISOString().slice(0, 10));
	await tx.viewVisit.deleteMany({ where: { day: { lt: today } } });
	const first = /* @__PURE__ */ new Date(today.getTime() - 90 * dayMs);
	await tx.comparedPair.deleteMany({ where: { day: { lt: first } } });
}
/**
* Which of these are the user's own? The listings and the page of a company are its members', a review is its author's. Their visits
* are not counted.
*/
async function ownAmong({ reader }, { subject, ids }, userId) {
	const rows = await reader.query(own[subject]([...ids], userId));
	return new Set(rows.map(({ id }) => id));
}
var ownSoftware = (ids, userId) => sql`
  select s.id from software s join company_member m on m.company_id = s.company_id
  where s.id = any(${ids}::uuid[]) and m.user_id = ${userId}::uuid`;
var own = {
	software: ownSoftware,
	compare: ownSoftware,
	company: (ids, userId) => sql`
    select company_id as id from company_member where company_id = any(${ids}::uuid[]) and user_id = ${userId}::uuid`,
	review: (ids, userId) => sql`
    select id from review where id = any(${ids}::uuid[]) and user_id = ${userId}::uuid`
};
// api/src/domain/administrator.ts
/**
* The administrator who requests a change. Counts it, to limit what a stolen session can do. Call outside a transaction.
* Throws UNAUTHENTICATED, FORBIDDEN, RateLimited.
*/
async function administrator({ viewer, limits }, permission, limit = "admin-changes:user") {
	requirePermission(viewer, permission);
	if (!viewer) throw unauthenticated();
	await limits.spend([limit, viewer.id]);
	return viewer;
}
/**
* The limit for a change that users make to their own objects and administrators to any: the administrators' limit if the
* viewer has the permission for all objects.
*/
function limitOf(viewer, anyones, limit, admins = "admin-changes:user") {
	return may(viewer, anyones) ? admins : limit;
}
/** The notice if it is shown at this time, else null. */
var shownNotice = (notice, now) => notice && notice.removedAt === null && notice.endsAt > now ? notice : null;
/**
* Sets a notice of manipulation on a listing for 90 days, and notifies the members of its company. The same reason again, before
* that has ended, keeps the times: it corrects the statement without a mail, or takes a removal back. Returns the listing's ID.
* Throws InvalidInput, Conflict if the listing has a notice with another reason or the same statement, NOT_FOUND, FORBIDDEN, RateLimited.
*/
async function setManipulationNotice(context, softwareId, given) {
	const viewer = await administrator(context, "software.moderate");
	const input = checked(manipulationNoticeInput, given);
	const { now } = context;
	const queue = await context.queue();
	return transaction(context, async (tx) => {
		await lockListing(tx, softwareId);
		const before = await tx.manipulationNotice.findUnique({ where: { softwareId } });
		const shown = shownNotice(before, now);
		const isSame = before?.reason === input.reason && before.endsAt > now;
		if (shown && (!isSame || shown.statement === input.statement)) throw new Conflict("already-noticed", "This listing has a notice already. Remove it first.");
		const times = isSame ? {
			setAt: before.setAt,
			endsAt: before.endsAt
		} : {
			setAt: now,
			endsAt: new Date(now.getTime() + 90 * dayMs)
		};
		const data = {
			...input,
			...times,
			removedAt: null
		};
		await tx.manipulationNotice.upsert({
			where: { softwareId },
			create: {
				softwareId,
				...data
			},
			update: data
		});
		await audit(tx, viewer, {
			action: "software.set-notice",
			subjectType: "software",
			subjectId: softwareId,
			before: auditedNotice(shown),
			after: auditedNotice(input)
		});
		if (!shown) await notifyMembers(tx, queue, "manipulation-notice", softwareId);
		return softwareId;
	});
}
/**
* Removes the notice of a listing, and notifies the members of its company. Does nothing if it has none. Returns the listing's
* ID. Throws NOT_FOUND, FORBIDDEN, RateLimited.
*/
async function removeManipulationNotice(context, softwareId) {
	const viewer = await administrator(context, "software.moderate");
	const { now } = context;
	const queue = await context.queue();
	return transaction(context, async (tx) => {
		await lockListing(tx, softwareId);
		const notice = shownNotice(await tx.manipulationNotice.findUnique({ where: { softwareId } }), now);
		if (!notice) return softwareId;
		await tx.manipulationNotice.updateMany({
			where: { softwareId },
			data: { removedAt: now }
		});
		await audit(tx, viewer, {
			action: "software.remove-notice",
			subjectType: "software",
			subjectId: softwareId,
			before: auditedNotice(notice),
			after: auditedNotice(null)
		});
		await notifyMembers(tx, queue, "manipulation-notice-removed", softwareId);
		return softwareId;
	});
}
/** Deletes notices that have ended, so that followers of the change log learn of it. */
async function sweepNotices(tx, now) {
	await tx.manipulationNotice.deleteMany({ where: { endsAt: { lte: now } } });
}
async function lockListing(tx, softwareId) {
	if ((await tx.$queryRaw`
    select 1 from software where id = ${softwareId}::uuid for update`).length === 0) throw notFound("Software");
}
/** The public sentence too: it is the accusation, and no other place keeps it. */
var auditedNotice = (notice) => notice ? {
	notice: notice.reason,
	statement: notice.statement
} : { notice: null };
async function notifyMembers(tx, queue, mail, softwareId) {
	for (const userId of await mailedMembers(tx, softwareId)) await queue.add(tx, "mail", {
		mail,
		softwareId,
		userId
	});
}
export { auditDiff as _, administrator as a, allListingsSubject as c, sweepVisits as d, invitationsOf as f, audit as g, evidenceOf as h, sweepNotices as i, ownAmong as l, membersOf as m, setManipulationNotice as n, limitOf as o, mailedMembers as p, shownNotice as r, addViews as s, removeManipulationNotice as t, seenOf as u };
