import { C as object, O as string, c as array } from "./schemas-BaGL-H36.js";
import { $ as reviewLanguages, Bt as changeKinds, Cr as tidy, E as reviewInput, Mr as listSizes, Pr as pendingDeliveries, b as heldReason, mr as verifyEmailInput, nt as looksAutomated, ot as claimInput, sr as invalidProof, tt as contactInput } from "./inputs-B-w6j7sD.js";
import { _ as dayMs, d as sql } from "./sql-DFE1wlsP.js";
import { c as forbidden, i as RateLimited, l as invalid, m as unauthenticated, n as DomainError, o as checked, p as ownSoftware, t as Conflict, u as notFound } from "./errors-CKS8nS6A.js";
import { t as watchLimits } from "./limits-DJN3pxnq.js";
import { a as transaction } from "./transaction-8pQTXkvp.js";
import { _ as visibleSoftwareWhere, a as may, g as visibleSoftware } from "./policy-mPcJdt-L.js";
import { _ as comparedCategories, a as isProvider, d as textWeightOf, h as listedFeatures, i as domainOf, o as organisationOf, s as organisationsOf } from "./proofs-dmtofn0U.js";
import { m as validToken, o as consumeToken, p as usedToken, u as hashed } from "./stored-sessions-WwuPFLax.js";
import { g as audit, h as evidenceOf, p as mailedMembers } from "./notice-CNJnTGaw.js";
import { c as recomputeReviewCounters } from "./recompute-t6dYSltK.js";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
// api/src/domain/user/names.ts
/**
* How a person is called in public (specification 3, Review): first and last name, else the part of the address before
* the at-sign, else "Anonymous". Made on the server, so that the address itself never leaves it.
*/
function displayName({ firstName, lastName, email }) {
	const names = [firstName, lastName].map((name) => name?.trim() ?? "").filter((name) => name !== "");
	if (names.length > 0) return names.join(" ");
	return email?.split("@")[0] || "Anonymous";
}
// api/src/domain/company/membership.ts
/** An owner who is not suspended. A company without one is unclaimed, whatever other members it has. */
var activeOwner = {
	role: "owner",
	user: { suspendedAt: null }
};
/** The owners of a company who get its notifications by mail, longest membership first. */
async function mailedOwners(tx, companyId) {
	return (await tx.companyMember.findMany({
		where: {
			companyId,
			...activeOwner
		},
		orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
		take: listSizes.mailedMembers,
		select: { userId: true }
	})).map(({ userId }) => userId);
}
/** Locks the company, so that its members change one after another. Throws NOT_FOUND. */
async function lockCompany(tx, companyId) {
	const [company] = await tx.$queryRaw`
    select c.id::text, c.name, c.website from company c where c.id = ${companyId}::uuid for update`;
	if (!company) throw notFound("Company");
	return company;
}
/** Required roles for changing a company, its listings and its leads. */
var companyAccess = {
	company: {
		role: "owner",
		or: "company.editAny"
	},
	listings: {
		role: "editor",
		or: "software.editAny"
	},
	leads: {
		role: "owner",
		or: "lead.manageAny"
	}
};
/** True if the role (null for no member) or the permissions of the viewer suffice. An owner has all rights of an editor. */
function hasCompanyAccess(viewer, is, { role, or }) {
	return is === "owner" || is === role || or !== void 0 && may(viewer, or);
}
/**
* Locks the company and requires the viewer to be a member with this role; an owner has all rights of an editor. Throws
* NOT_FOUND, FORBIDDEN.
*/
async function requireMember(tx, viewer, companyId, requirement) {
	const company = await lockCompany(tx, companyId);
	const member = await tx.companyMember.findUnique({
		where: { companyId_userId: {
			companyId,
			userId: viewer.id
		} },
		select: { role: true }
	});
	const is = viewer.onlyCompanyId !== void 0 && viewer.onlyCompanyId !== companyId || !member ? null : member.role;
	if (!hasCompanyAccess(viewer, is, requirement)) throw forbidden();
	return {
		...company,
		role: is
	};
}
/**
* Locks the viewer's account, which comes before companies, and requires that they can join one more. Throws
* UNAUTHENTICATED, Conflict.
*/
async function requireMembershipQuota(tx, viewer) {
	const [user] = await tx.$queryRaw`
    select email_key as "emailKey" from app_user where id = ${viewer.id}::uuid for update`;
	if (!user) throw unauthenticated();
	if (await tx.companyMember.count({ where: { userId: viewer.id } }) >= listSizes.memberships) throw new Conflict("limit-reached", `You are a member of ${listSizes.memberships} companies, which is the maximum`);
	return user;
}
/** Minutes since the former compaction in which every feed has seen what there was then (feed.ts), or takes it that anything has changed. */
var settlingMinutes = 50;
/** Entries that one statement drops at most: it sorts all of the log, however few it drops. */
var maxDropped = 1e5;
/**
* Drops entries that were there at the former compaction, at most as many as given, and returns how many. Of each thing the last one stays, and says
* what has changed and whether the public has seen it; of deleted things that the public has not seen, none does. A review that went to another
* listing left the first one: the last entry of each stays. Deletions and departures go after 400 days.
*/
async function dropFollowedChanges(tx, max = maxDropped) {
	return tx.$executeRaw`
    with ranked as materialized (
      select xid, seq, facets, gone, public, row_number() over at_home > 1 as "isFollowed",
        count(*) over (partition by subject, subject_id, home) > 1 as "isSeveral",
        first_value(xid) over at_home as "lastXid", first_value(seq) over at_home as "lastSeq",
        gone or row_number() over (partition by subject, subject_id order by xid desc, seq desc) > 1 as "hasLeft",
        created_at < now() - make_interval(days => ${400}::int) as "isAncient",
        bool_or(public) over (partition by subject, subject_id) as "wasPublic"
      from (select *, case subject when 'review' then parent_id else subject_id end as home from change) entries
      where exists (select from change_epoch where settled_at < now() - make_interval(mins => ${settlingMinutes}::int))
        and pg_visible_in_snapshot(xid, (select settled from change_epoch))
      window at_home as (partition by subject, subject_id, home order by xid desc, seq desc)),
    dropped as (
      select xid, seq from ranked where "isFollowed" or ("hasLeft" and "isAncient") or (gone and not "wasPublic")
      order by xid, seq limit ${max}),
    merged as (
      select "lastXid" as xid, "lastSeq" as seq, bool_or("wasPublic") as "wasPublic",
        coalesce(array_agg(distinct facet) filter (where facet is not null), '{}') as facets
      from ranked left join unnest(facets) facet on true where "isSeveral" or ("wasPublic" and not public) group by 1, 2),
    kept as (
      update change c set public = m."wasPublic", facets = m.facets from merged m
      where c.xid = m.xid and c.seq = m.seq and (m."wasPublic" and not c.public or not c.facets @> m.facets))
    delete from change c using dropped d where c.xid = d.xid and c.seq = d.seq`;
}
/** Ends a compaction: what is there now may be dropped by the next one. */
async function settleChanges(tx) {
	await tx.$executeRaw`update change_epoch set settled = pg_current_snapshot(), settled_at = now()
    where settled_at is null or settled_at < now() - make_interval(mins => ${settlingMinutes}::int)`;
}
// api/src/database/changes/follow.ts
/** Subjects that followers may learn of; others are not public by themselves. */
var followedSubjects = [
	"category",
	"company",
	"software",
	"review"
];
var followed = new Set(followedSubjects);
/** True for an entry that followers may learn of; a review's listing is asked for when it is read. */
var isFollowed = (entry) => entry.public && followed.has(entry.subject);
/** Entries that a page reads at most, of those that followers may learn of: for each change, but not fewer than `min`. */
var scans = {
	perChange: 4,
	min: 100,
	max: 2e3
};
/** The most entries that a page of `count` changes reads. */
var maxScanned = (count) => Math.min(Math.max(scans.min, count * scans.perChange), scans.max);
/** Days for which a place can be followed from: one less than tombstones are kept: an entry is dated by the beginning of its transaction. */
var cursorDays = 399;
var longestAge = cursorDays * 24 * 60 * 60 * 1e3;
/** The place behind everything that can be read now. */
async function currentPosition(reader) {
	return horizonOf(await scan(reader, {
		xid: "0",
		seq: "0"
	}, 0));
}
/**
* At most `count` things that have changed since, in the order of their last changes; null if changes may be missing: the place is of
* another epoch, older than tombstones, or behind the end, or a table was emptied. Reads what is below the horizon, the oldest open
* transaction: what commits later is above it, so nothing is skipped. Things that the public has never seen are left out.
*/
async function changesSince(reader, since, count) {
	const limit = maxScanned(count);
	const found = await scan(reader, since, limit);
	const { epoch, entries, time } = found;
	const scanned = entries.length;
	if (epoch !== since.epoch || BigInt(since.xid) > BigInt(found.next) || time - since.time > longestAge) return null;
	if (entries.some(({ id }) => id === null)) return null;
	const changes = /* @__PURE__ */ new Map();
	for (const { subject, id, facets, ...place } of entries) {
		const key = `${subject} ${id}`;
		const before = changes.get(key);
		if (!before && changes.size === count) return {
			changes: [...changes.values()],
			end: lastOf(changes) ?? since,
			hasMore: true,
			scanned
		};
		changes.delete(key);
		changes.set(key, {
			subject,
			id: String(id),
			facets: [.../* @__PURE__ */ new Set([...before?.facets ?? [], ...facets])],
			position: {
				epoch,
				...place
			}
		});
	}
	const hasMore = scanned === limit;
	const end = hasMore && lastOf(changes) || horizonOf(found);
	return {
		changes: [...changes.values()],
		end,
		hasMore,
		scanned
	};
}
var horizonOf = ({ epoch, horizon, time }) => ({
	epoch,
	xid: horizon,
	seq: "0",
	time
});
var lastOf = (changes) => [...changes.values()].at(-1)?.position;
async function scan(reader, { xid, seq }, limit) {
	const [found] = await reader.query(sql`
    with place as materialized (
      select epoch, pg_snapshot_xmin(pg_current_snapshot()) as horizon, pg_snapshot_xmax(pg_current_snapshot()) as next,
        extract(epoch from clock_timestamp())::float8 * 1000 as time
      from change_epoch),
    scanned as materialized (
      select xid, seq, subject, subject_id, facets, extract(epoch from created_at)::float8 * 1000 as time
      from change e
      where public and subject = any(${[...followedSubjects]}::text[])
        and (xid, seq) > (${xid}::text::xid8, ${seq}::text::int8) and xid < (select horizon from place)
        and (subject <> 'review' or subject_id is null
          or coalesce((select is_active from software where id = e.parent_id), false)
          or (select true from change k
            where k.subject = 'software' and k.public and k.subject_id = e.parent_id limit 1))
      order by xid, seq limit ${limit}::int4)
    select epoch, horizon::text, next::text, time,
      coalesce((select json_agg(json_build_object('subject', subject, 'id', subject_id, 'facets', facets,
          'xid', xid::text, 'seq', seq::text, 'time', time) order by xid, seq)
        from scanned), '[]') as entries
    from place`);
	if (!found) throw new Error("The change log has no epoch");
	return found;
}
// api/src/domain/change/cursor.ts
/** Marks the cursors of changes among those of lists. */
var name = "change";
/** Opaque text for a cursor. */
function writeCursor({ position: { epoch, xid, seq, time }, thing }) {
	const parts = [
		name,
		epoch,
		xid,
		seq,
		Math.floor(time),
		...thing ? [thing.kind, thing.id] : []
	];
	return Buffer.from(JSON.stringify(parts)).toString("base64url");
}
var uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
var digits = /^\d{1,18}$/;
var isText = (value, form) => typeof value === "string" && form.test(value);
/** JSON has numbers, such as 1e400, that none is. */
var isTime = (value) => Number.isSafeInteger(value);
/** Reads a cursor. Throws InvalidInput: cursors can be forged, and a value of the wrong type must not reach the database. */
function readCursor(text) {
	const refused = () => invalid("after", "after is not a valid cursor for changes");
	let parts;
	try {
		parts = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
	} catch {
		throw refused();
	}
	if (!Array.isArray(parts) || parts[0] !== name || parts.length !== 5 && parts.length !== 7) throw refused();
	const [, epoch, xid, seq, time, kind, id] = parts;
	if (!isText(epoch, uuid) || !isText(xid, digits) || !isText(seq, digits) || !isTime(time)) throw refused();
	const position = {
		epoch,
		xid,
		seq,
		time
	};
	if (parts.length === 5) return { position };
	const known = changeKinds.find((one) => one === kind);
	if (!known || !isText(id, uuid)) throw refused();
	return {
		position,
		thing: {
			kind: known,
			id
		}
	};
}
// api/src/domain/webhook/place.ts
/**
* Locks the place of webhooks in the change log, so that webhooks begin and the log is dispatched one after another; returns it. Null if
* there were no webhooks.
*/
async function lockPlace(tx) {
	const [row] = await tx.$queryRaw`
    insert into webhook_cursor ("only") values (true) on conflict ("only") do update set "only" = true returning place`;
	return row?.place ?? null;
}
/** Where the log can be read now, for the first webhook and after a restore. */
async function beginPlace(tx) {
	const place = writeCursor({ position: await currentPosition({ query: (statement) => tx.$queryRaw(statement) }) });
	await tx.$executeRaw`update webhook_cursor set place = ${place}`;
	return place;
}
// api/src/domain/webhook/own.ts
/**
* Locks the company, or the viewer's account if `companyId` is null, and requires that the viewer may have webhooks there. Throws
* NOT_FOUND, FORBIDDEN, UNAUTHENTICATED.
*/
async function requireWebhookOwner(tx, viewer, companyId) {
	if (companyId !== null) {
		await requireMember(tx, viewer, companyId, { role: "owner" });
		return {
			companyId,
			userId: null
		};
	}
	if (viewer.onlyCompanyId !== void 0) throw forbidden("This API token belongs to a company: name the company.");
	if (await tx.$executeRaw`select 1 from app_user where id = ${viewer.id}::uuid for no key update` === 0) throw unauthenticated();
	return {
		companyId: null,
		userId: viewer.id
	};
}
/**
* A webhook of the viewer or of a company that they own, locked for a change. The order of locks is the same everywhere: owner, place in the
* change log, webhook, deliveries. Throws NOT_FOUND.
*/
async function lockOwnWebhook(tx, viewer, id, withPlace) {
	const found = await tx.webhookEndpoint.findUnique({
		where: { id },
		select: {
			companyId: true,
			userId: true
		}
	});
	if (!found || found.userId !== null && found.userId !== viewer.id) throw notFound("Webhook");
	await requireWebhookOwner(tx, viewer, found.companyId).catch((error) => {
		throw error instanceof DomainError ? notFound("Webhook") : error;
	});
	if (withPlace?.(found.companyId)) await lockPlace(tx);
	await tx.$executeRaw`select 1 from webhook_endpoint where id = ${id}::uuid for no key update`;
	const webhook = await tx.webhookEndpoint.findUnique({ where: { id } });
	if (!webhook) throw notFound("Webhook");
	return webhook;
}
/**
* Works in a transaction on a webhook of the viewer or of a company that they own, and spends one of the limit. Throws UNAUTHENTICATED,
* NOT_FOUND, RateLimited.
*/
async function withOwnWebhook(context, { id, limit, withPlace }, work) {
	const { viewer, limits } = context;
	if (!viewer) throw unauthenticated();
	await limits.spend([limit, viewer.id]);
	return transaction(context, async (tx) => work(tx, await lockOwnWebhook(tx, viewer, id, withPlace), viewer));
}
/** Queues a mail about an endpoint: to its user, or to the owners of its company. */
async function mailOwners(tx, queue, { endpointId, mail }) {
	const { userId, company } = await tx.webhookEndpoint.findUniqueOrThrow({
		where: { id: endpointId },
		select: {
			userId: true,
			company: { select: { members: {
				where: { role: "owner" },
				select: { userId: true }
			} } }
		}
	});
	const users = userId === null ? company?.members ?? [] : [{ userId }];
	await queue.add(tx, "mail", ...users.map((user) => ({
		mail,
		endpointId,
		userId: user.userId
	})));
}
/** Records what was done with a webhook, under its owner. Of the URL only the host: the rest may be a secret. */
async function auditWebhook(tx, viewer, action, { companyId, userId, ...facts }) {
	await audit(tx, viewer, {
		action,
		...companyId !== null ? {
			subjectType: "company",
			subjectId: companyId
		} : {
			subjectType: "user",
			subjectId: userId
		},
		...facts
	});
}
/** What the audit log keeps of a webhook. */
var webhookFacts = (webhook) => ({
	webhook: webhook.id,
	host: new URL(webhook.url).host,
	events: webhook.events,
	state: webhook.state
});
// api/src/domain/webhook/disable.ts
/** Disables an endpoint that is enabled (or in one of the given states), with a mail. What waits is sent when it is enabled again. */
async function disableEndpoint(tx, queue, { endpointId, reason, now, from = ["enabled"] }) {
	const { count } = await tx.webhookEndpoint.updateMany({
		where: {
			id: endpointId,
			state: { in: [...from] }
		},
		data: {
			state: "disabled",
			disabledReason: reason,
			updatedAt: now
		}
	});
	if (count > 0) await mailDisabled(queue)(tx, endpointId);
}
/**
* Locks the webhooks that may get too many deliveries, or of which some may be cancelled; returns their IDs. Before any delivery is
* written: commands and the sender lock a webhook before its deliveries, too. In the order of IDs.
*/
async function lockAffected(tx, { events, ofCompanies, gone, count }) {
	const nearlyFull = Math.max(0, pendingDeliveries.sinceChange - count);
	return (await tx.$queryRaw`
    select e.id::text from webhook_endpoint e
    where (e.state <> 'disabled' and e.events && ${[...events]}::text[]
        and (${ofCompanies === null} or e.company_id = any(${[...ofCompanies ?? []]}::uuid[]))
        and exists (select from webhook_delivery d where d.endpoint_id = e.id and d.status = 'pending' offset ${nearlyFull}::int4))
      or exists (select from webhook_delivery d
        where d.endpoint_id = e.id and d.thing_id = any(${[...gone]}::uuid[]) and d.status = 'pending')
    order by e.id for no key update`).map(({ id }) => id);
}
/**
* Disables those of the locked webhooks for which too much waits. What waited before the last change of a webhook, such as the one that
* enabled it, counts less: it may be what disabled it before.
*/
async function disableOverfull(tx, locked, now, notifyDisabled) {
	if (locked.length === 0) return;
	const { sinceChange, inAll } = pendingDeliveries;
	const disabled = await tx.$queryRaw`
    update webhook_endpoint e set state = 'disabled', disabled_reason = 'backlog', updated_at = ${now}::timestamptz
    where e.id = any(${[...locked]}::uuid[]) and e.state <> 'disabled' and exists (
      select from (${waitingOf(sql`e.id`)}) d
      having count(*) > ${inAll}::int4 or count(*) filter (where d.created_at >= e.updated_at) > ${sinceChange}::int4)
    returning e.id::text`;
	for (const { id } of disabled) await notifyDisabled?.(tx, id);
}
/** True if so much waits for a webhook that it would soon be disabled again. */
async function isOverfull(tx, id) {
	const { inAll, bytes } = pendingDeliveries;
	return (await tx.$queryRaw`
    select true as found from (${waitingOf(sql`${id}::uuid`)}) d
    having count(*) > ${inAll}::int4 or sum(size) > ${bytes}::int4`).length > 0;
}
/**
* Disables those of some webhooks for which too many bytes wait. Not looked at with each event, because it reads a row for each delivery
* that waits.
*/
async function disableHeavy(database, ids, { queue, now }) {
	const heavy = await database.prisma.$queryRaw`
    select e.id::text from webhook_endpoint e
    where e.id = any(${[...ids]}::uuid[]) and e.state <> 'disabled' and exists (
      select from (${waitingOf(sql`e.id`)}) d having sum(size) > ${pendingDeliveries.bytes}::int4)`;
	for (const { id } of heavy) await transaction(database, (tx) => disableEndpoint(tx, queue, {
		endpointId: id,
		reason: "backlog",
		now,
		from: ["enabled", "paused"]
	}));
}
/** The deliveries that wait for a webhook, no more than are counted. */
var waitingOf = (id) => sql`
  select created_at, octet_length(body) as size from webhook_delivery where endpoint_id = ${id} and status = 'pending' limit ${pendingDeliveries.inAll + 1}::int4`;
/** Queues the mails about a disabled endpoint. */
var mailDisabled = (queue) => (tx, endpointId) => mailOwners(tx, queue, {
	endpointId,
	mail: "webhook-disabled"
});
// api/src/domain/webhook/deliveries.ts
/** The JSON that is sent: type, time and data, as Standard Webhooks has it. */
var bodyOf = (type, data, now) => JSON.stringify({
	type,
	timestamp: now.toISOString(),
	data
});
/**
* Writes a delivery of each event for each webhook that subscribes to it, in the order of the events. A webhook for which too many
* wait is disabled. Suspended users, and companies without an active owner, get none.
*/
async function addDeliveries(tx, events, now, notifyDisabled) {
	const owners = [...new Set(events.map(({ companyId }) => companyId))];
	const companyIds = owners.filter((id) => id !== null);
	const ofCompanies = owners.length > companyIds.length ? null : companyIds;
	const where = ofCompanies ? { companyId: { in: ofCompanies } } : {};
	if (events.length === 0 || !await tx.webhookEndpoint.findFirst({
		where,
		select: { id: true }
	})) return 0;
	await tx.$executeRaw`set local jit = off`;
	const rows = events.map(({ event, companyId, scopes = [], unless = null, leadId = null, data }, n) => ({
		n,
		event,
		company: companyId,
		scopes,
		unless,
		lead: leadId,
		kind: data.kind,
		id: data.id,
		body: bodyOf(event, data, now)
	}));
	const kinds = [...new Set(events.map(({ event }) => event))];
	const affected = await lockAffected(tx, {
		events: kinds,
		ofCompanies,
		gone: events.filter(({ data }) => data.gone).map(({ data }) => data.id),
		count: events.length
	});
	const told = await tx.$queryRaw`
    with event as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as t(n int4, event text, company uuid, scopes uuid[],
        unless uuid[], lead uuid, kind text, id uuid, body text)),
    endpoint as materialized (
      select * from webhook_endpoint e
      where e.state <> 'disabled' and e.events && ${kinds}::text[]
        and (exists (select from app_user u where u.id = e.user_id and u.suspended_at is null)
          or exists (select from company_member m join app_user u on u.id = m.user_id
            where m.company_id = e.company_id and m.role = 'owner' and u.suspended_at is null))
      -- One that is being deleted is waited for and left out: it would refuse its deliveries.
      order by e.id for key share of e),
    added as (
      insert into webhook_delivery (id, endpoint_id, event, thing_kind, thing_id, lead_id, body, next_attempt_at, created_at)
      select gen_random_uuid(), e.id, t.event, t.kind, t.id, t.lead, t.body, ${now}::timestamptz, ${now}::timestamptz
      from event t join endpoint e on t.event = any(e.events)
      where case when t.company is not null then e.company_id = t.company
        else e.user_id is not null and (e.category_id is null or e.category_id = any(t.scopes))
          and (e.filter_company_id is null or e.filter_company_id = any(t.scopes))
          and (t.unless is null or (e.category_id is not null and e.category_id <> all(t.unless))
            or (e.filter_company_id is not null and e.filter_company_id <> all(t.unless))) end
      order by t.n, e.id
      returning endpoint_id)
    select count(*)::int4 as count from added`;
	await cancelWhatIsGone(tx, affected, events);
	await disableOverfull(tx, affected, now, notifyDisabled);
	return told[0]?.count ?? 0;
}
/**
* Cancels what waits about things that are gone by now: only their removal is sent. Also for webhooks that are not told of it, because they
* are disabled or do not subscribe to removals.
*/
async function cancelWhatIsGone(tx, endpointIds, events) {
	const gone = events.filter(({ data }) => data.gone).map(({ companyId, unless = null, data }) => ({
		id: data.id,
		company: companyId,
		everywhere: companyId === null && unless === null
	}));
	if (gone.length === 0 || endpointIds.length === 0) return;
	await tx.$executeRaw`
    update webhook_delivery w set status = 'cancelled'
    from json_to_recordset(${JSON.stringify(gone)}::json) as t(id uuid, company uuid, everywhere boolean), webhook_endpoint e
    where e.id = any(${[...endpointIds]}::uuid[]) and w.endpoint_id = e.id and w.thing_id = t.id and w.status = 'pending'
      and w.event not like '%.removed'
      and (t.everywhere or e.company_id = t.company or exists (select from webhook_delivery r
        where r.endpoint_id = w.endpoint_id and r.thing_id = w.thing_id and r.status = 'pending' and r.event like '%.removed'
          and r.seq > w.seq))`;
}
/** Tells a company's webhooks of a new or a former member, in the transaction that changes the members. */
async function tellMember(tx, queue, event, { companyId, userId }, now) {
	const gone = event === "member.removed";
	await tell(tx, queue, {
		event,
		companyId,
		data: {
			kind: "member",
			id: userId,
			gone,
			thing: gone ? null : await memberRecord(tx, {
				companyId,
				userId
			})
		}
	}, now);
}
/** Writes the deliveries of an event, and has them sent. Without a queue the sender finds them within a minute. */
async function tell(tx, queue, event, now) {
	if (await addDeliveries(tx, [event], now, queue ? mailDisabled(queue) : void 0) > 0) await queue?.add(tx, "send-webhooks", {});
}
async function memberRecord(tx, { companyId, userId }) {
	const member = await tx.companyMember.findUnique({
		where: { companyId_userId: {
			companyId,
			userId
		} },
		select: {
			role: true,
			createdAt: true,
			user: { select: {
				firstName: true,
				lastName: true,
				email: true
			} }
		}
	});
	if (!member) return null;
	const { role, createdAt, user } = member;
	return {
		companyId,
		userId,
		displayName: displayName(user),
		role,
		createdAt
	};
}
/** Tells a company's webhooks of a new lead, in the transaction that stores it. */
async function tellLead(tx, queue, leadId, now) {
	const [found] = await tx.$queryRaw`
    select l.company_id::text as "companyId", json_build_object('id', l.id, 'kind', l.kind, 'name', l.name, 'email', l.email,
      'companyName', l.company_name, 'message', l.message, 'companyId', l.company_id, 'softwareId', l.software_id,
      'createdAt', to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as thing
    from lead l where l.id = ${leadId}::uuid and l.company_id is not null`;
	if (!found) return;
	const { companyId, thing } = found;
	await tell(tx, queue, {
		event: "lead.received",
		companyId,
		leadId,
		data: {
			kind: "lead",
			id: leadId,
			gone: false,
			thing
		}
	}, now);
}
// api/src/domain/review/integrity/detection/raise.ts
/** Maximum number of new flags of each kind a day, so that moderators can look at them; the others come on the next days. */
var maxPerDay = 100;
/** Minimum number of reviews of a group; with fewer, it is no finding any more. */
var minReviews = {
	ring: 4,
	"shared-organisation": 5,
	"new-organisations": 5,
	"rating-gap": 5
};
/** Whether moderators have dismissed the flag of a kind of the review `r`. */
var dismissedFlag = (kind) => sql`exists (select from review_flag f where f.review_id = r.id and f.kind = ${kind} and f.status = 'dismissed')`;
/** How many more flags of a kind may be raised on the day of `now` (UTC). */
async function roomToday({ reviewFlag }, kind, now) {
	const day = new Date(now.toISOString().slice(0, 10));
	return maxPerDay - await reviewFlag.count({ where: {
		kind,
		createdAt: { gte: day }
	} });
}
var storedFlags = (kinds, reviewIds) => sql`
  select id, review_id as "reviewId", kind, status, evidence from review_flag
  where kind = any(${[...kinds]}::text[]) and review_id = any(${[...reviewIds]}::uuid[]) order by id`;
/** Groups whose flags are read together. */
var batchSize = 100;
/** Those of the groups for which there is something to raise or to renew. */
async function withNews(tx, groups) {
	const news = [];
	for (let at = 0; at < groups.length; at += batchSize) {
		const batch = groups.slice(at, at + batchSize);
		const kinds = [...new Set(batch.map(({ kind }) => kind))];
		const flags = await tx.$queryRaw(storedFlags(kinds, batch.flatMap(({ reviewIds }) => reviewIds)));
		const byReview = Map.groupBy(flags, ({ reviewId }) => reviewId);
		for (const group of batch) {
			const { changed, added } = planOf(group, group.reviewIds.flatMap((id) => byReview.get(id) ?? []));
			if (changed.length > 0 || added.length > 0) news.push(group);
		}
	}
	return news;
}
/**
* What a group's flags lack: evidence of open ones that has changed, and flags. Nothing while moderators have dismissed those of more
* than half of the group: the same evidence does not come back.
*/
function planOf({ kind, reviewIds, total, dismissed, evidence }, flags) {
	const known = flags.filter(({ status }) => status === "dismissed").length;
	if (reviewIds.length < minReviews[kind] || Math.max(dismissed, known) * 2 > total) return {
		changed: [],
		added: []
	};
	const evidenceFor = (reviewId) => {
		const others = reviewIds.filter((id) => id !== reviewId).slice(0, listSizes.relatedReviews);
		const whole = {
			...evidence,
			reviews: total,
			reviewIds: others
		};
		return evidenceOf(kind, whole);
	};
	const flagged = new Set(flags.map(({ reviewId }) => reviewId));
	return {
		changed: flags.flatMap(({ id, reviewId, status, evidence: before }) => {
			const after = evidenceFor(reviewId);
			return status === "open" && !isDeepStrictEqual(before, after) ? [{
				id,
				evidence: after
			}] : [];
		}),
		added: reviewIds.filter((id) => !flagged.has(id)).map((reviewId) => ({
			reviewId,
			evidence: evidenceFor(reviewId)
		}))
	};
}
/** Flags the reviews of a group, at most `room` more than before, and renews the evidence of open flags. Returns how many were raised. */
async function raiseFlags(tx, group, { room, now }) {
	const { kind } = group;
	const locked = await tx.$queryRaw`
    select id from review where id = any(${[...group.reviewIds]}::uuid[]) and status = 'published' and user_id is not null
    order by id for share`;
	const present = new Set(locked.map(({ id }) => id));
	const reviewIds = group.reviewIds.filter((id) => present.has(id));
	const total = group.total - group.reviewIds.length + reviewIds.length;
	const flags = await tx.$queryRaw(sql`${storedFlags([kind], reviewIds)} for update`);
	const { changed, added } = planOf({
		...group,
		reviewIds,
		total
	}, flags);
	if (changed.length > 0) await tx.$executeRaw`
      update review_flag set evidence = f.evidence
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as f(id uuid, evidence jsonb)
      where review_flag.id = f.id`;
	const data = added.slice(0, Math.max(room, 0)).map((one) => ({
		...one,
		kind,
		createdAt: now
	}));
	const { count } = await tx.reviewFlag.createMany({
		data,
		skipDuplicates: true
	});
	return count;
}
// api/src/domain/review/traces/macs.ts
/** How long a trace outlives the account that it comes from, in years; it ends sooner with the review. */
var keptYears = 3;
/** When traces of an account that is deleted now end. */
function tracesEndAt(now) {
	const end = new Date(now);
	end.setUTCFullYear(end.getUTCFullYear() + keptYears);
	return end;
}
/**
* Keyed hashes of a mailbox or an organisation in hexadecimal: by the current key first, then by the previous one, for older
* traces. Hashes differ per software, so they cannot be linked across software.
*/
function macsOf(keys, traced, softwareId, text) {
	const signed = `${traced} ${softwareId.toLowerCase()} ${text}`;
	return keys.signAll("review-trace", signed).map((mac) => mac.toString("hex"));
}
// api/src/domain/review/integrity/same-domain.ts
/** Period in days: colleagues who were asked to write do so within weeks. */
var days = 30;
/** Maximum number of reviews of one software that are compared, newest first. */
var maxReviews = 1e3;
/** Maximum number of reviews named in the evidence. */
var maxNamed = 20;
/**
* Evidence that several people at the author's organisation reviewed the same software; null otherwise. The domain is not included, because
* evidence outlives the review and the account that the domain belongs to.
*/
async function findSameDomain({ prisma, keys }, { id, softwareId, createdAt }) {
	const begin = /* @__PURE__ */ new Date(createdAt.getTime() - days * dayMs);
	const rows = await prisma.$queryRaw(sql`
    select r.id, array_remove(
      array[case when u.is_email_verified then split_part(u.email_key, '@', 2) end, r.work_domain], null) as domains,
      case when r.user_id is null then array(select encode(t.mac, 'hex') from review_trace t
        where t.review_id = r.id and t.kind = 'organisation') else '{}' end as macs
    from review r left join app_user u on u.id = r.user_id
    where r.software_id = ${softwareId}::uuid
      and r.created_at > ${begin}::timestamptz and r.created_at <= ${createdAt}::timestamptz
    order by r.created_at desc, r.id desc limit ${maxReviews}`);
	const signsOf = (organisation) => macsOf(keys, "organisation", softwareId, organisation);
	const signed = rows.map((row) => ({
		id: row.id,
		of: /* @__PURE__ */ new Set([...row.macs, ...[...organisationsOf(row.domains)].flatMap(signsOf)])
	}));
	const self = rows.find((row) => row.id === id);
	const own = [...organisationsOf(self?.domains ?? [])].map(signsOf);
	for (const mac of self?.macs ?? []) own.push([mac]);
	const found = own.map((macs) => signed.filter(({ of }) => macs.some((mac) => of.has(mac))).map((row) => row.id)).filter((ids) => ids.length >= 3).toSorted((a, b) => b.length - a.length)[0];
	if (!found) return null;
	const reviewIds = found.filter((other) => other !== id).slice(0, maxNamed);
	return {
		softwareId,
		reviews: found.length,
		days,
		reviewIds
	};
}
// api/src/domain/review/integrity/forget.ts
/** By organisation or mailbox, as keyed hashes tell it: kept until these expire. */
var tracedConnections = {
	"same-domain": 3,
	"same-mailbox": 2
};
/** By the author's other reviews, or the organisation where they work: these go with the account. */
var accountConnections = {
	ring: minReviews.ring,
	"shared-organisation": minReviews["shared-organisation"],
	"new-organisations": minReviews["new-organisations"]
};
/**
* Removes these connections of the reviews with others from all evidence: deletes their own flags of these kinds, removes them from
* other flags, and deletes flags left with too few reviews. The caller has locked the reviews.
*/
async function forgetConnections(tx, reviewIds, connections) {
	if (reviewIds.length === 0) return;
	const ids = [...reviewIds];
	const kinds = Object.keys(connections);
	const concerned = await tx.$queryRaw`
    select f.id, f.review_id = any(${ids}::uuid[]) as "isOwn" from review_flag f
    where f.kind = any(${kinds}::text[])
      and (f.review_id = any(${ids}::uuid[]) or f.evidence->'reviewIds' ?| ${ids}::text[])
      and f.review_id in (select r.id from review own join review r on r.software_id = own.software_id
        where own.id = any(${ids}::uuid[]))
    order by f.id for update of f`;
	const own = concerned.filter(({ isOwn }) => isOwn).map(({ id }) => id);
	await tx.reviewFlag.deleteMany({ where: { id: { in: own } } });
	const flags = concerned.filter(({ isOwn }) => !isOwn).map(({ id }) => id);
	if (flags.length === 0) return;
	await tx.$executeRaw`
    update review_flag f set evidence = f.evidence || jsonb_build_object('reviewIds', l.ids, 'reviews',
      (f.evidence->>'reviews')::int4 - jsonb_array_length(f.evidence->'reviewIds') + jsonb_array_length(l.ids))
    from (select id, (evidence->'reviewIds') - ${ids}::text[] as ids from review_flag) l
    where l.id = f.id and f.id = any(${flags}::uuid[])`;
	for (const [kind, least] of Object.entries(connections)) await tx.$executeRaw`
      delete from review_flag
      where id = any(${flags}::uuid[]) and kind = ${kind} and (evidence->>'reviews')::int4 < ${least}`;
}
// api/src/auth/mailbox.ts
/** The mailbox that an address leads to, for counting and comparing: in lower case, without a +tag. Not for sending. */
function normalizeMailbox(email) {
	const address = tidy(email).toLowerCase();
	const at = address.lastIndexOf("@");
	const tag = address.indexOf("+");
	return tag > 0 && tag < at ? address.slice(0, tag) + address.slice(at) : address;
}
// api/src/domain/review/traces/mailbox-tombstones.ts
/** Stores tombstones of hidden reviews by keyed hashes of their authors' mailboxes. They last as long as traces outlive an account. */
async function storeMailboxTombstones(tx, macs, now) {
	await tx.$executeRaw`
    insert into hidden_review_tombstone (mac, expires_at)
    select distinct decode(m, 'hex'), ${tracesEndAt(now)}::timestamptz from unnest(${[...macs]}::text[]) m order by 1
    on conflict (mac) do update set expires_at = excluded.expires_at`;
}
/**
* True if an account with this mailbox, deleted or not, has deleted a hidden review of the software. Deletes the tombstone: the
* new review begins hidden and has the information from now on.
*/
async function takeMailboxTombstone(tx, macs, now) {
	return (await tx.$queryRaw`
    delete from hidden_review_tombstone where mac in (select decode(m, 'hex') from unnest(${[...macs]}::text[]) m)
    returning expires_at > ${now}::timestamptz as "isKept"`).some(({ isKept }) => isKept);
}
// api/src/limits/limits.ts
/** All rate limits: points per minutes. The name says what is counted, and by whom: account, network, user or company. */
var limitTable = {
	/** Failures only: a success is refunded. */
	"sign-in:network": {
		points: 50,
		minutes: 15
	},
	"sign-in:account-network": {
		points: 10,
		minutes: 15
	},
	/** Browsers that never signed in to the account, from any network. */
	"sign-in:account": {
		points: 100,
		minutes: 1440,
		backoff: {
			first: 1,
			longest: 60
		}
	},
	/** A known browser, instead of the limit above: its cookie may have been copied. */
	"sign-in:device": {
		points: 100,
		minutes: 1440
	},
	/** Wrong current passwords of a signed-in user. */
	"current-password:user": {
		points: 10,
		minutes: 15
	},
	/** Wrong codes of two-step verification, wherever they are asked for. A new password does not clear it. */
	"code:user": {
		points: 50,
		minutes: 1440,
		backoff: {
			first: 1,
			longest: 60
		}
	},
	"sign-up:network": {
		points: 20,
		minutes: 60
	},
	/** Mails that anyone can request to an address, of all kinds together. */
	"mail:account": {
		points: 5,
		minutes: 60
	},
	"mail:network": {
		points: 20,
		minutes: 60
	},
	/** Verification links to a work address of the reviewer's choice. */
	"work-mail:user": {
		points: 5,
		minutes: 60
	},
	"reviews:user": {
		points: 20,
		minutes: 60
	},
	/** Each change stores a revision. */
	"review-changes:user": {
		points: 60,
		minutes: 60
	},
	/** Each company has a public page. */
	"companies:user": {
		points: 10,
		minutes: 60
	},
	/** A new name rewrites the search text of every listing. */
	"company-changes:user": {
		points: 60,
		minutes: 60
	},
	"leads:network": {
		points: 10,
		minutes: 60
	},
	/** Notification mails about leads; further leads are stored without one. */
	"lead-mails:company": {
		points: 60,
		minutes: 60
	},
	"contact:network": {
		points: 5,
		minutes: 60
	},
	/** All messages to the people who run the site, so that nobody floods their mailbox. */
	"contact:site": {
		points: 200,
		minutes: 60
	},
	/** Enough to work through a full inbox. */
	"lead-changes:user": {
		points: 600,
		minutes: 60
	},
	/** Mails to addresses of the sender's choice. */
	"invitations:user": {
		points: 20,
		minutes: 60
	},
	/** Invitations to one address by anyone. Cleared when one is accepted. */
	"invitations:address": {
		points: 3,
		minutes: 10080
	},
	/** Links by which vendors invite reviewers; each counts. */
	"review-invitations:company": {
		points: 500,
		minutes: 60
	},
	"claims:user": {
		points: 5,
		minutes: 60
	},
	"software:user": {
		points: 30,
		minutes: 60
	},
	/** Saved parts of listings, and deletions. */
	"software-changes:user": {
		points: 120,
		minutes: 60
	},
	"review-votes:user": {
		points: 300,
		minutes: 60
	},
	"review-reports:user": {
		points: 20,
		minutes: 60
	},
	"review-replies:user": {
		points: 20,
		minutes: 60
	},
	/** Answers are public, and the first one sends a mail. */
	"review-answers:user": {
		points: 60,
		minutes: 60
	},
	/** All changes of lists, including reordering. */
	"lists:user": {
		points: 300,
		minutes: 60
	},
	/** Uploads, including rejected ones: each takes seconds of work. */
	"pictures:user": {
		points: 60,
		minutes: 60
	},
	/** Proofs of use that were taken; moderators look at each. */
	"proofs:user": {
		points: 5,
		minutes: 1440
	},
	/** So that one place cannot fill the room of all. */
	"proofs:network": {
		points: 20,
		minutes: 1440
	},
	/** Suggested products: administrators look at each. */
	"suggested-products:user": {
		points: 5,
		minutes: 1440
	},
	"suggested-products:network": {
		points: 20,
		minutes: 1440
	},
	/** Of everyone together, so that many accounts cannot bury the queue. */
	"suggested-products:all": {
		points: 500,
		minutes: 1440
	},
	"tokens:user": {
		points: 20,
		minutes: 60
	},
	/** Each key is stored for a week. */
	"idempotency-keys:user": {
		points: 1e4,
		minutes: 1440
	},
	"webhooks:user": {
		points: 300,
		minutes: 60
	},
	/** Tests and replays: each makes the server send a request to an address of the user's choice. */
	"webhook-sends:user": {
		points: 120,
		minutes: 60
	},
	/** Deletions cannot be undone, so their limit is lower. */
	"admin-changes:user": {
		points: 3e3,
		minutes: 60
	},
	"admin-deletions:user": {
		points: 300,
		minutes: 60
	}
};
var countRefusal = watchLimits(Object.keys(limitTable));
/** Counts and does the work; a failure of the work is refunded and rethrown. Throws RateLimited. */
async function withinLimit(limits, counted, work) {
	await limits.spend(counted);
	try {
		return await work();
	} catch (error) {
		await limits.refund(counted);
		throw error;
	}
}
/** Limits over a rate limiter. Keys are stored as their SHA-256. */
function createLimits(counter) {
	const key = (who) => createHash("sha256").update(who).digest("base64url");
	const limits = {
		async spend(...counted) {
			for (const [place, [limit, who, points]] of counted.entries()) {
				const wait = await counter.spend(limit, key(who), points);
				if (wait === null) continue;
				countRefusal(limit);
				await limits.refund(...counted.slice(0, place));
				throw new RateLimited(wait);
			}
		},
		async refund(...counted) {
			await Promise.all(counted.map(([limit, who, points]) => counter.refund(limit, key(who), points)));
		},
		clear: ([limit, who]) => counter.clear(limit, key(who))
	};
	return limits;
}
/** Limits that never refuse (RATE_LIMITS=off). */
var noLimits = {
	spend: async () => {},
	refund: async () => {},
	clear: async () => {}
};
// api/src/domain/invitation/find.ts
/** The batches of a company, of one listing if it is given, newest first. The caller checks who may see them. */
function invitationBatchesOf(companyId, softwareId) {
	return {
		name: "invitation:company",
		from: sql`review_invitation_batch b`,
		where: [sql`b.company_id = ${companyId}::uuid`, ...softwareId === null ? [] : [sql`b.software_id = ${softwareId}::uuid`]],
		order: [{
			column: sql`b.created_at`,
			type: "timestamptz",
			descending: true
		}, {
			column: sql`b.id`,
			type: "uuid",
			descending: true
		}]
	};
}
/** Links (alias `i`) with their batches (`b`) and listings (`s`). */
var links = sql`review_invitation i join review_invitation_batch b on b.id = i.batch_id join software s on s.id = b.software_id`;
/** The state of such a link. One of a company that has the listing no longer is revoked. */
var stateAt = (now) => sql`case
  when i.state <> 'open' then i.state
  when s.company_id is distinct from b.company_id then 'revoked'
  when b.expires_at <= ${now}::timestamptz then 'expired'
  else 'open' end`;
/** The counts of a batch that is gone. */
var noInvitations = {
	open: 0,
	used: 0,
	expired: 0,
	revoked: 0
};
/** The counts of each of these batches. */
async function invitationCounts({ reader, now }, batchIds) {
	const rows = await reader.query(sql`
    select b.id::text as id, ${stateAt(now)} as state, count(*)::int4 as count from ${links}
    where b.id = any(${[...batchIds]}::uuid[]) group by 1, 2`);
	const counts = /* @__PURE__ */ new Map();
	for (const { id, state, count } of rows) counts.set(id, {
		...counts.get(id) ?? noInvitations,
		[state]: count
	});
	return counts;
}
/**
* What whoever has such a link is told. It depends on the batch alone, so that a vendor, who has the links of all customers, cannot ask which of
* them were used.
*/
var linkStateAt = (now) => sql`case
  when s.company_id is distinct from b.company_id
    or exists (select from review_invitation x where x.batch_id = b.id and x.state = 'revoked') then 'revoked'
  when b.expires_at <= ${now}::timestamptz then 'expired'
  else 'open' end`;
/** The invitation of a link's token; null if there is none. Does not use it. */
async function invitationOfToken({ prisma, now }, token) {
	const [found] = await prisma.$queryRaw(sql`
    select ${linkStateAt(now)} as state, b.software_id::text as "softwareId" from ${links} where i.id = ${hashed(token)}`);
	return found ?? null;
}
// api/src/domain/software/integrity/websites.ts
/** Hosts that many vendors share: the whole URL identifies the vendor. */
var sharedHosts = [
	"addons.mozilla.org",
	"apps.apple.com",
	"apps.microsoft.com",
	"apps.shopify.com",
	"appsource.microsoft.com",
	"bitbucket.org",
	"chromewebstore.google.com",
	"codeberg.org",
	"docs.google.com",
	"facebook.com",
	"github.com",
	"gitlab.com",
	"itunes.apple.com",
	"linkedin.com",
	"marketplace.visualstudio.com",
	"npmjs.com",
	"play.google.com",
	"producthunt.com",
	"pypi.org",
	"sites.google.com",
	"sourceforge.net",
	"wordpress.org"
];
var shared = new Set(sharedHosts);
/**
* The condition that two websites may be the same, by the index of hosts: equal hosts; on shared hosts, which would match thousands of
* listings, equal URLs. `isSameWebsite` decides.
*/
var mayBeSameWebsite = (one, other) => sql`(website_host(${one}) = website_host(${other})
  and (website_host(${one}) <> all(${[...sharedHosts]}::text[]) or ${pageOf(one)} = ${pageOf(other)}))`;
var pageOf = (url) => sql`rtrim(split_part(regexp_replace(lower(${url}), '^https?://(www\\.)?', ''), '#', 1), '/')`;
/** What is equal of websites that may be the same: computed once a row, where many rows are compared with many. */
var websiteKey = (url) => sql`case when website_host(${url}) = any(${[...sharedHosts]}::text[]) then ${pageOf(url)} else website_host(${url}) end`;
/**
* True if two websites are the same: equal hosts, and one path contains the other, so that a vendor's "/mail" and "/crm" differ. On
* shared hosts the URLs must be equal.
*/
function isSameWebsite(one, other) {
	const [a, b] = [partsOf(one), partsOf(other)];
	if (!a || !b || a.host !== b.host) return false;
	if (shared.has(a.host)) return a.page.length > 0 && a.page.join("/") === b.page.join("/") && a.query === b.query;
	const [shorter, longer] = a.page.length < b.page.length ? [a.page, b.page] : [b.page, a.page];
	return shorter.every((part, place) => part === longer[place]);
}
function partsOf(website) {
	if (!URL.canParse(website)) return null;
	const { hostname, pathname, search } = new URL(website);
	return {
		host: hostname.replace(/^www\./, "").replace(/\.$/, ""),
		page: pathname.toLowerCase().split("/").filter(Boolean),
		query: search
	};
}
// api/src/domain/company/claim-domain.ts
/**
* Sites where anyone can have a page: an address at the site proves nothing about the page's owner. Left out: suffixes in the
* public suffix list (github.io), and mail providers, which have a list of their own.
*/
var platforms = /* @__PURE__ */ new Set([
	"apple.com",
	"bitbucket.org",
	"codeberg.org",
	"crunchbase.com",
	"discord.com",
	"discord.gg",
	"facebook.com",
	"gitee.com",
	"github.com",
	"gitlab.com",
	"google.com",
	"instagram.com",
	"launchpad.net",
	"linkedin.com",
	"linktr.ee",
	"medium.com",
	"microsoft.com",
	"mozilla.org",
	"notion.site",
	"notion.so",
	"npmjs.com",
	"producthunt.com",
	"pypi.org",
	"reddit.com",
	"salesforce.com",
	"shopify.com",
	"sourceforge.net",
	"substack.com",
	"t.me",
	"tumblr.com",
	"twitter.com",
	"weebly.com",
	"wordpress.org",
	"x.com",
	"youtube.com",
	"zendesk.com"
]);
/** Universities: thousands of students and staff have addresses and pages there. */
var academic = /\.(edu|edu\.[a-z]{2}|ac\.[a-z]{2})$/;
/**
* Domains whose e-mail addresses prove that their holder acts for the company: first the registered domain of its website, then
* the website's host. Other subdomains are excluded, because anyone may get an address there (ticket inboxes). Empty without a
* website, and for platforms, mail providers and universities.
*/
function claimDomains(website) {
	if (website === null || !URL.canParse(website)) return [];
	const host = new URL(website).hostname.replace(/\.$/, "").replace(/^www\./, "");
	const domain = organisationOf(host);
	if (domain === null || isProvider(host) || platforms.has(domain) || academic.test(domain)) return [];
	return host === domain ? [domain] : [domain, host];
}
// api/src/domain/company/own-reviews.ts
/**
* Flags the reviews that a new member has written of the company's software. Reviews that were flagged for this before keep
* their decision.
*/
async function flagOwnReviews(tx, { companyId, userId }, now) {
	const reviews = await tx.review.findMany({
		where: {
			userId,
			software: { companyId }
		},
		select: { id: true }
	});
	await tx.reviewFlag.createMany({
		data: reviews.map(({ id }) => ({
			reviewId: id,
			kind: "own-company",
			evidence: {},
			createdAt: now
		})),
		skipDuplicates: true
	});
}
// api/src/domain/company/approve-claim.ts
/**
* Makes the claimant the owner of the company and rejects all other claims to it. Removes remaining members, invitations, webhooks and
* API tokens, which no owner has approved. The caller has locked the account and the company.
*/
async function approveClaim(tx, { id, companyId, userId }, now) {
	await tx.companyMember.deleteMany({ where: { companyId } });
	await tx.companyInvitation.deleteMany({ where: { companyId } });
	await tx.apiToken.deleteMany({ where: { companyId } });
	await tx.webhookEndpoint.deleteMany({ where: { companyId } });
	await tx.companyMember.create({ data: {
		companyId,
		userId,
		role: "owner",
		createdAt: now
	} });
	await flagOwnReviews(tx, {
		companyId,
		userId
	}, now);
	const decided = {
		decidedAt: now,
		email: null
	};
	await tx.companyClaim.update({
		where: { id },
		data: {
			status: "approved",
			...decided
		}
	});
	await tx.companyClaim.updateMany({
		where: {
			companyId,
			status: "pending"
		},
		data: {
			status: "rejected",
			...decided
		}
	});
}
// api/src/domain/company/claim.ts
/**
* Claims a company without an owner for the viewer: mails a confirmation link to an address at its website's domain, or leaves
* the decision to an administrator if there is no such address or domain. Returns whether a mail was sent. The result is the
* same whether or not the address has an account. Throws InvalidInput, Conflict, NOT_FOUND, RateLimited.
*/
async function claimCompany(context, companyId, given) {
	const { viewer, limits, caller, now } = context;
	if (!viewer) throw unauthenticated();
	if (!viewer.isEmailVerified) throw new Conflict("email-not-verified", "Please verify the email address of your account first. Then you can claim a company.");
	const { email } = checked(claimInput, given);
	const counted = [
		["mail:network", caller.network],
		["claims:user", viewer.id],
		...email === null ? [] : [["mail:account", normalizeMailbox(email)]]
	];
	await limits.spend(...counted);
	try {
		const queue = await context.queue();
		return await transaction(context, async (tx) => {
			await tx.$executeRaw`select 1 from app_user where id = ${viewer.id}::uuid for key share`;
			const { website } = await lockUnclaimed(tx, companyId);
			const domain = email === null ? null : requireDomain(email, claimDomains(website));
			await tx.companyClaim.deleteMany({ where: {
				companyId,
				userId: viewer.id,
				status: "pending"
			} });
			const { id: claimId } = await tx.companyClaim.create({
				data: {
					companyId,
					userId: viewer.id,
					domain,
					email: domain && email,
					createdAt: now
				},
				select: { id: true }
			});
			if (domain !== null) await queue.add(tx, "mail", {
				mail: "claim-company",
				claimId
			});
			return domain !== null;
		});
	} catch (error) {
		await limits.refund(...counted);
		throw error;
	}
}
/** Locks a company without an owner. Throws NOT_FOUND, Conflict. */
async function lockUnclaimed(tx, companyId) {
	const company = await lockCompany(tx, companyId);
	if (await tx.companyMember.count({ where: {
		companyId,
		...activeOwner
	} }) > 0) throw new Conflict("already-claimed", "Someone else has already claimed this company. Its owners can invite you.");
	return company;
}
/** The domain of the address if it is one of `domains`; null if `domains` is empty. Throws InvalidInput. */
function requireDomain(email, domains) {
	if (domains.length === 0) return null;
	const domain = domainOf(email);
	if (domains.includes(domain)) return domain;
	throw invalid("email", `Please use an address at ${domains[0]}, the domain of the company's website.`);
}
// api/src/domain/review/moderation/lock.ts
/** Locks the software of these reviews and then the reviews, each in the order of their IDs; deleted ones are left out. */
async function lockReviews(tx, ids) {
	const listed = sql`any(${[...ids]}::uuid[])`;
	await tx.$executeRaw(sql`select 1 from software
    where id in (select software_id from review where id = ${listed}) order by id for update`);
	await tx.$executeRaw(sql`select 1 from review where id = ${listed} order by id for update`);
	return tx.review.findMany({
		where: { id: { in: [...ids] } },
		orderBy: { id: "asc" }
	});
}
/** Locks one review and its software. Throws NOT_FOUND. */
async function lockReview(tx, id) {
	const [review] = await lockReviews(tx, [id]);
	if (!review) throw notFound("Review");
	return review;
}
/** Which flags are meant, each once; at most as many as are decided at once. Throws InvalidInput. */
function wantedFlags(ids) {
	const wanted = [...new Set(ids)];
	if (wanted.length === 0 || wanted.length > listSizes.decidedFlags) throw invalid("databaseIds", `Please select 1 to ${listSizes.decidedFlags} flags`);
	return wanted;
}
/** Locks these flags after their reviews; those deleted meanwhile are left out. Throws NOT_FOUND if one does not exist. */
async function lockFlags(tx, wanted) {
	const where = { id: { in: [...wanted] } };
	const found = await tx.reviewFlag.findMany({
		where,
		select: { reviewId: true }
	});
	if (found.length < wanted.length) throw notFound("Flag");
	const reviews = await lockReviews(tx, [...new Set(found.map(({ reviewId }) => reviewId))]);
	await tx.$executeRaw(sql`select 1 from review_flag where id = any(${[...wanted]}::uuid[]) order by id for update`);
	return {
		reviews,
		flags: await tx.reviewFlag.findMany({
			where,
			orderBy: { id: "asc" }
		})
	};
}
/** Locks the reported review and returns the report. Throws NOT_FOUND. */
async function lockReport(tx, id) {
	const found = await tx.reviewReport.findUnique({
		where: { id },
		select: { reviewId: true }
	});
	if (!found) throw notFound("Report");
	return {
		review: await lockReview(tx, found.reviewId),
		report: await tx.reviewReport.findUnique({
			where: { id },
			select: {
				status: true,
				reason: true
			}
		})
	};
}
// api/src/domain/feature/answer.ts
/**
* Those of these features by which a listing is compared, locked, so that none is removed before it is referred to. Others are left out:
* they may have been removed, or the listing moved, while somebody filled in a form.
*/
async function applicable(tx, softwareId, ids) {
	if (ids.length === 0) return [];
	return (await tx.$queryRaw`
    select f.id from feature f where f.id = any(${[...ids]}::uuid[])
      and f.category_id in (select category_id from (${comparedCategories(sql`array[${softwareId}::uuid]`)}) k)
    order by f.id for key share of f`).map(({ id }) => id);
}
/** Names of the features that the vendor of a listing says it has. */
var offeredNames = async (tx, softwareId) => {
	return (await tx.softwareFeature.findMany({
		where: {
			softwareId,
			isOffered: true
		},
		select: { feature: { select: { name: true } } },
		orderBy: { featureId: "asc" }
	})).map(({ feature }) => feature.name);
};
/** IDs of the features by which a listing is compared and that are among these names. */
async function namedFeatures(tx, softwareId, names) {
	if (names.length === 0) return [];
	const listing = sql`select ${softwareId}::uuid as id, ${[...names]}::text[] as features`;
	return (await tx.$queryRaw`select feature_id as id from (${listedFeatures(listing)}) x`).map(({ id }) => id);
}
/**
* Replaces what the vendor of a locked listing says it has; returns the names before and after, or null if nothing changes. Who names a
* feature in their own list says so too, and without ticks who strikes it there takes it back.
*/
async function replaceOffered(tx, softwareId, { featureIds, listed, listedBefore }) {
	const ids = await applicable(tx, softwareId, [...await namedFeatures(tx, softwareId, listed), ...featureIds ?? []]);
	const struck = featureIds ? null : await namedFeatures(tx, softwareId, listedBefore);
	const before = await offeredNames(tx, softwareId);
	return await tx.$executeRaw`
    update software_feature set is_offered = false
    where software_id = ${softwareId}::uuid and is_offered and feature_id <> all(${ids}::uuid[])
      and (${struck}::uuid[] is null or feature_id = any(${struck}::uuid[]))` + await tx.$executeRaw`
    insert into software_feature (software_id, feature_id, is_offered)
    select ${softwareId}::uuid, id, true from unnest(${ids}::uuid[]) as x(id)
    on conflict (software_id, feature_id) do update set is_offered = true where not software_feature.is_offered` === 0 ? null : {
		before,
		after: await offeredNames(tx, softwareId)
	};
}
/** Replaces what a locked review says about features; true if anything changes. The caller recomputes the counters. */
async function replaceOpinions(tx, { reviewId, softwareId }, opinions) {
	const named = new Map(opinions.map(({ featureId, has }) => [featureId, has]));
	const ids = await applicable(tx, softwareId, [...named.keys()]);
	return await tx.$executeRaw`
    delete from review_feature where review_id = ${reviewId}::uuid and feature_id <> all(${ids}::uuid[])` + await tx.$executeRaw`
    insert into review_feature (review_id, feature_id, has)
    select ${reviewId}::uuid, x.id, x.has
    from unnest(${ids}::uuid[], ${ids.map((id) => named.get(id) ?? false)}::boolean[]) as x(id, has)
    on conflict (review_id, feature_id) do update set has = excluded.has where review_feature.has <> excluded.has` > 0;
}
// api/src/domain/invitation/use.ts
/**
* True if a new review is invited by the vendor: by this invitation, or because an earlier review of the same person and listing was. An open
* invitation is used up. One that was used or revoked before, or has expired, marks the review all the same: the vendor did ask, and whoever tries
* a link does not learn whether it was used. The listing must be locked. Throws Conflict if the invitation is unknown or for another listing.
*/
async function consumeInvitation(tx, { userId, softwareId, token }, now) {
	const reviewer = {
		userId,
		softwareId
	};
	if (token === null) return await tx.invitedReviewer.count({ where: reviewer }) > 0;
	const found = await invitationOfToken({
		prisma: tx,
		now
	}, token);
	if (found?.softwareId !== softwareId) throw new Conflict("invitation-not-valid", "The invitation is not for this product. Your review was not sent. You can send it without the invitation.");
	if (found.state === "open") await tx.reviewInvitation.updateMany({
		where: {
			id: hashed(token),
			state: "open"
		},
		data: { state: "used" }
	});
	await tx.invitedReviewer.createMany({
		data: [reviewer],
		skipDuplicates: true
	});
	return true;
}
// api/src/domain/review/hidden-review-tombstone.ts
/**
* Stores that a hidden review was deleted by its author: for the account with the reason, for other accounts with the same
* mailbox as a keyed hash. The review's text is not stored.
*/
async function addHiddenReviewTombstones(tx, { email, ...pair }, { hiddenReason: reason, isHeld }, { keys, now }) {
	await tx.hiddenReviewAccountTombstone.upsert({
		where: { userId_softwareId: pair },
		create: {
			...pair,
			reason,
			isHeld
		},
		update: {
			reason,
			isHeld
		}
	});
	if (email === null) return;
	const [mac = ""] = macsOf(keys, "hidden-review", pair.softwareId, normalizeMailbox(email));
	await storeMailboxTombstones(tx, [mac], now);
}
/**
* The state in which a new review begins, that of the hidden one which its author deleted; null if there was none. Deletes the
* tombstone: the new review has the state from now on.
*/
async function takeAccountTombstone(tx, pair) {
	const [hidden] = await tx.$queryRaw`
    delete from hidden_review_account_tombstone where user_id = ${pair.userId}::uuid and software_id = ${pair.softwareId}::uuid
    returning reason as "hiddenReason", is_held as "isHeld"`;
	return hidden ?? null;
}
// api/src/domain/review/language/detect.ts
/** Characters that are read: the rest of a long text would not change the answer. */
var maxCharacters = 2e3;
/** Letters below which answers are often wrong: a word in Latin letters occurs in many languages. */
var minLetters = 16;
var minOtherLetters = 6;
/** What it calls otherwise. Malay is too similar to Indonesian for it, which has ten times as many writers. */
var otherNames = {
	ms: "id",
	tl: "fil"
};
/**
* The detector. Its tables take some 30 MB of memory, so that they are loaded by processes that detect something, when they first do: call it
* before a transaction.
*/
async function loadLanguageDetector() {
	const { eld } = await import("./static.extrasmall-Cfv7zT2p.js");
	return ({ title, content }) => {
		const text = `${title}\n${content}`.slice(0, maxCharacters);
		const letters = text.match(/\p{L}/gu)?.length ?? 0;
		const others = text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
		if (letters < minLetters && others < minOtherLetters) return null;
		const found = eld.detect(text);
		if (!found.isReliable()) return null;
		const language = otherNames[found.language] ?? found.language;
		return reviewLanguages.find((one) => one === language) ?? null;
	};
}
/** The language of a new text: as its author says, else as it is detected. */
function storedLanguage(text, stated, detect) {
	return stated === null ? {
		language: detect(text),
		languageBy: "detected"
	} : {
		language: stated,
		languageBy: "author"
	};
}
// api/src/domain/review/products.ts
/** The Live ones of listings that a review names, as rows of `software`. */
var liveProducts = (ids) => sql`select s.* from software s where s.id = any(${[...ids]}::uuid[]) and ${visibleSoftware(null)}`;
/**
* Stores which listings a review names; true if that is a change. A listing that was used before is not named as considered, too.
* Throws InvalidInput for a listing that is newly named and not Live, the reviewed one, or of a company of the author.
*/
async function nameProducts(tx, { id: reviewId, softwareId, isNew = false }, { viewer, named }) {
	if (named.usedBeforeId === void 0 && named.consideredIds === void 0) return false;
	const stored = isNew ? [] : await storedProducts(tx, reviewId);
	const idsOf = (kind) => stored.filter((one) => one.kind === kind).map((one) => one.softwareId);
	const [before = null] = named.usedBeforeId === void 0 ? idsOf("used-before") : [named.usedBeforeId];
	const given = named.consideredIds === void 0 ? idsOf("considered") : named.consideredIds ?? [];
	const wanted = [...before === null ? [] : [{
		kind: "used-before",
		softwareId: before
	}], ...given.filter((id) => id !== before).map((id) => ({
		kind: "considered",
		softwareId: id
	}))];
	const isIn = (list) => (one) => list.some(({ kind, softwareId: id }) => kind === one.kind && id === one.softwareId);
	const added = wanted.filter((one) => !isIn(stored)(one));
	const removed = stored.filter((one) => !isIn(wanted)(one));
	await requireNameable(tx, added, {
		softwareId,
		viewer
	});
	for (const { kind, softwareId: id } of removed) await tx.reviewProduct.delete({ where: { reviewId_kind_softwareId: {
		reviewId,
		kind,
		softwareId: id
	} } });
	if (added.length > 0) await tx.reviewProduct.createMany({ data: added.map((one) => ({
		...one,
		reviewId
	})) });
	return added.length + removed.length > 0;
}
var storedProducts = (tx, reviewId) => tx.reviewProduct.findMany({
	where: { reviewId },
	select: {
		kind: true,
		softwareId: true
	}
});
var fields = {
	"used-before": "usedBeforeId",
	considered: "consideredIds"
};
/** Without those that may not be named any more, as when the review has waited since it was written. */
async function onlyNameable(tx, named, naming) {
	const problems = await problemsOf(tx, [named.usedBeforeId, ...named.consideredIds ?? []].filter((id) => typeof id === "string"), naming);
	const isNameable = (id) => problems.get(id) === void 0;
	return {
		...named,
		usedBeforeId: named.usedBeforeId && isNameable(named.usedBeforeId) ? named.usedBeforeId : null,
		consideredIds: (named.consideredIds ?? []).filter(isNameable)
	};
}
async function requireNameable(tx, added, naming) {
	const problems = await problemsOf(tx, added.map((one) => one.softwareId), naming);
	for (const { kind, softwareId } of added) {
		const problem = problems.get(softwareId);
		if (problem !== void 0) throw invalid(fields[kind] ?? "", problem);
	}
}
/** Why listings may not be named, by ID. */
async function problemsOf(tx, ids, { softwareId, viewer }) {
	const problems = /* @__PURE__ */ new Map();
	if (ids.length === 0) return problems;
	const found = await tx.software.findMany({
		where: {
			id: { in: [...ids] },
			...visibleSoftwareWhere(null)
		},
		select: {
			id: true,
			company: { select: { members: { where: { userId: viewer.id } } } }
		}
	});
	for (const id of ids) {
		const listing = found.find((one) => one.id === id);
		if (!listing) problems.set(id, "This product is not listed any more");
		else if (id === softwareId) problems.set(id, "Please choose another product than the one you review");
		else if (listing.company && listing.company.members.length > 0) problems.set(id, "You cannot name your own company's software");
	}
	return problems;
}
// api/src/domain/review/subject.ts
/**
* Locks the software of a review, so that its reviews change one at a time. Throws NOT_FOUND if the viewer may not see it,
* FORBIDDEN if it belongs to a company of theirs.
*/
async function lockReviewableSoftware(tx, softwareId, viewer) {
	if ((await tx.$queryRaw(sql`
    select 1 from software s where s.id = ${softwareId}::uuid and ${visibleSoftware(viewer)} for update of s`)).length === 0) throw notFound("Software");
	await requireOthersSoftware(tx, softwareId, viewer);
}
/** Requires that the software is not of a company that the viewer is a member of. Throws FORBIDDEN. */
async function requireOthersSoftware(tx, softwareId, viewer) {
	const members = { some: { userId: viewer.id } };
	if (await tx.software.count({ where: {
		id: softwareId,
		company: { members }
	} }) > 0) throw ownSoftware();
}
// api/src/domain/review/traces/mailbox.ts
/**
* The state of a review that waits for the moderators because of its mailbox. The text does not say why: someone who uses another
* person's address must not learn of that person's reviews.
*/
var heldForModeration = {
	hiddenReason: heldReason,
	isHeld: true
};
/** Stores the mailbox of a review as the first of its keyed hashes by `macsOf`. */
async function storeMailboxTrace(tx, reviewId, [current]) {
	if (current === void 0) return;
	await tx.$executeRaw`
    insert into review_trace (review_id, kind, mac) values (${reviewId}::uuid, 'mailbox', decode(${current}, 'hex'))
    on conflict do nothing`;
}
/**
* The reviews of a software that are of the mailbox with these keyed hashes, but for that of `except`: the newest first, at
* most as many as a flag names. The caller has locked the software, so that of two at once the second finds the first.
*/
async function reviewsOfMailbox(tx, { macs, except = null, now }) {
	if (macs.length === 0) return [];
	return (await tx.$queryRaw`
    select distinct t.review_id as id from review_trace t
    where t.mac in (select decode(m, 'hex') from unnest(${[...macs]}::text[]) m) and t.kind = 'mailbox'
      and t.review_id is distinct from ${except}::uuid
      and (t.expires_at is null or t.expires_at > ${now}::timestamptz)
    order by t.review_id desc limit ${listSizes.relatedReviews}`).map(({ id }) => id);
}
/**
* Flags the locked review because these other reviews are from the same mailbox. Returns true if moderators have not seen one
* of them yet; their decision about the same reviews stands.
*/
async function flagSameMailbox(tx, { reviewId, others, now }) {
	const key = { reviewId_kind: {
		reviewId,
		kind: "same-mailbox"
	} };
	const named = ((await tx.reviewFlag.findUnique({
		where: key,
		select: { evidence: true }
	}))?.evidence)?.reviewIds ?? [];
	if (others.every((id) => named.includes(id))) return false;
	const reviewIds = [.../* @__PURE__ */ new Set([...others, ...named])].slice(0, listSizes.relatedReviews);
	const waiting = {
		evidence: evidenceOf("same-mailbox", {
			reviews: reviewIds.length + 1,
			reviewIds
		}),
		status: "open",
		createdAt: now,
		decidedAt: null
	};
	await tx.reviewFlag.upsert({
		where: key,
		create: {
			...key.reviewId_kind,
			...waiting
		},
		update: waiting
	});
	return true;
}
// api/src/domain/review/create.ts
/**
* Publishes the viewer's review of a software and updates all counters; returns its ID. The author is thanked by mail. The
* review starts hidden, until a moderator publishes it, if the same account or mailbox has deleted a hidden review of the
* software, or if another review of it comes from the same mailbox. An invitation of the vendor is used up. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
*/
async function createReview(context, given) {
	const { viewer, limits, keys, now } = context;
	if (!viewer) throw unauthenticated();
	const input = checked(reviewInput, given);
	return withinLimit(limits, ["reviews:user", viewer.id], async () => {
		const queue = await context.queue();
		const detect = await loadLanguageDetector();
		return transaction(context, (tx) => publishReview(tx, {
			queue,
			viewer,
			input,
			keys,
			detect,
			now
		}));
	});
}
/**
* Publishes or holds a new review, as `createReview` does, in a transaction of the caller, who has counted it. Throws Conflict, NOT_FOUND,
* FORBIDDEN before anything is written.
*/
async function publishReview(tx, newReview) {
	const { queue, viewer, detect, now } = newReview;
	const { invitation: token, language, usedBeforeId, consideredIds, featureOpinions, ...input } = newReview.input;
	await lockReviewableSoftware(tx, input.softwareId, viewer);
	const userId = viewer.id;
	if (await tx.review.findUnique({
		where: { userId_softwareId: {
			userId,
			softwareId: input.softwareId
		} },
		select: { id: true }
	})) throw new Conflict("already-reviewed", "You have already reviewed this software");
	const isInvited = await consumeInvitation(tx, {
		userId,
		softwareId: input.softwareId,
		token
	}, now);
	const { hiddenBefore, macs, others, isRemembered } = await recognise(tx, newReview);
	const hidden = hiddenBefore ?? (others.length > 0 || isRemembered ? heldForModeration : null);
	const { id } = await tx.review.create({
		data: {
			...input,
			pros: input.pros ?? [],
			cons: input.cons ?? [],
			textWeight: textWeightOf({
				...input,
				pros: input.pros ?? [],
				cons: input.cons ?? []
			}),
			...storedLanguage(input, language, detect),
			userId,
			isInvited,
			...hidden && {
				status: "hidden",
				...hidden
			}
		},
		select: { id: true }
	});
	await nameProducts(tx, {
		id,
		softwareId: input.softwareId,
		isNew: true
	}, {
		viewer,
		named: {
			usedBeforeId,
			consideredIds
		}
	});
	if (featureOpinions) await replaceOpinions(tx, {
		reviewId: id,
		softwareId: input.softwareId
	}, featureOpinions);
	await storeMailboxTrace(tx, id, macs);
	const hiddenMail = hidden?.isHeld ? "review-held" : "review-hidden";
	const mail = hidden ? hiddenMail : "review-thanks";
	await queue.add(tx, "mail", {
		mail,
		reviewId: id
	});
	if (hiddenBefore || isRemembered) await tx.reviewFlag.create({ data: {
		reviewId: id,
		kind: "hidden-before",
		createdAt: now,
		evidence: hiddenBefore ? {} : { isOfOtherAccount: true }
	} });
	if (others.length > 0) await flagSameMailbox(tx, {
		reviewId: id,
		others,
		now
	});
	if (!hidden) await notifyMembers(tx, {
		queue,
		softwareId: input.softwareId,
		reviewId: id
	});
	await queue.add(tx, "check-review", { reviewId: id });
	await recomputeReviewCounters(tx, input.softwareId);
	return id;
}
/** Earlier reviews of the software by the same person, in this account or another one with the same mailbox. */
async function recognise(tx, { viewer, input: { softwareId }, keys, now }) {
	const hiddenBefore = await takeAccountTombstone(tx, {
		userId: viewer.id,
		softwareId
	});
	const user = await tx.user.findUnique({
		where: { id: viewer.id },
		select: { email: true }
	});
	const mailbox = user?.email ? normalizeMailbox(user.email) : null;
	const of = (traced) => mailbox === null ? [] : macsOf(keys, traced, softwareId, mailbox);
	const macs = of("mailbox");
	return {
		hiddenBefore,
		macs,
		others: await reviewsOfMailbox(tx, {
			macs,
			now
		}),
		isRemembered: await takeMailboxTombstone(tx, of("hidden-review"), now)
	};
}
/** Leaves a mail for each member of the software's company. */
async function notifyMembers(tx, { queue, softwareId, reviewId }) {
	for (const userId of await mailedMembers(tx, softwareId)) await queue.add(tx, "mail", {
		mail: "new-review",
		reviewId,
		userId
	});
}
// api/src/domain/company/confirm-claim.ts
var payload$1 = object({ claimId: string() });
/** The payload of a claim's token. */
var payloadOf$1 = (claimId) => ({ claimId });
/**
* Makes the viewer the owner of the company that they claimed, with the token mailed to its domain; returns its ID. Only the
* claimant can use it, so that the mail's reader cannot make a stranger the owner. The first confirmed claim wins. Idempotent
* while they own the company. Throws InvalidInput, Conflict.
*/
async function confirmClaim(context, given) {
	const { viewer, now } = context;
	if (!viewer) throw unauthenticated();
	const { token: secret } = checked(verifyEmailInput, given);
	return transaction(context, async (tx) => {
		await requireMembershipQuota(tx, viewer);
		const expired = () => invalid("token", invalidProof);
		const use = {
			secret,
			purpose: "claim_company",
			now
		};
		const living = await validToken(tx, use);
		if (!living?.companyId) {
			const owned = await ownedBy(tx, viewer, secret);
			if (owned !== null) return owned;
			throw expired();
		}
		const { companyId } = living;
		if (living.userId !== viewer.id) throw new Conflict("wrong-account", "This link belongs to another account. Please sign in with the account that claimed the company.");
		const { name, website } = await lockUnclaimed(tx, companyId);
		const token = await consumeToken(tx, use);
		if (!token) throw expired();
		const claim = await tx.companyClaim.findFirst({
			where: {
				id: payload$1.parse(token.payload).claimId,
				status: "pending"
			},
			select: {
				id: true,
				domain: true
			}
		});
		if (!claim || claim.domain === null || !claimDomains(website).includes(claim.domain)) throw expired();
		const { id, domain } = claim;
		await approveClaim(tx, {
			id,
			companyId,
			userId: viewer.id
		}, now);
		await audit(tx, viewer, {
			action: "company.claim",
			subjectType: "company",
			subjectId: companyId,
			after: {
				name,
				domain
			}
		});
		return companyId;
	});
}
/** The company that the viewer became the owner of by this secret and still owns; null for none. */
async function ownedBy(tx, { id: userId }, secret) {
	const companyId = (await usedToken(tx, {
		secret,
		purpose: "claim_company",
		userId
	}))?.companyId;
	if (!companyId) return null;
	return await tx.companyMember.count({ where: {
		companyId,
		userId,
		role: "owner"
	} }) > 0 ? companyId : null;
}
// api/src/domain/company/accept-invitation.ts
var purpose = "invite_member";
var payload = object({ invitationId: string() });
/** The payload of an invitation's token. */
var payloadOf = (invitationId) => ({ invitationId });
/** The invitation of a token; null if it is used, expired or revoked. Does not consume the token. */
async function invitationByToken({ prisma, now }, secret) {
	const token = await validToken(prisma, {
		secret,
		purpose,
		now
	});
	if (!token) return null;
	return prisma.companyInvitation.findFirst({ where: {
		id: payload.parse(token.payload).invitationId,
		expiresAt: { gt: now }
	} });
}
/**
* Makes the viewer a member of the company that invited them; returns its ID. The account must have the invited address, which
* the link verifies. Throws InvalidInput, Conflict.
*/
async function acceptInvitation(context, given) {
	const { viewer, now } = context;
	if (!viewer) throw unauthenticated();
	const { token: secret } = checked(verifyEmailInput, given);
	let invited = null;
	const queue = await context.queue();
	const acceptedId = await transaction(context, async (tx) => {
		const { emailKey } = await requireMembershipQuota(tx, viewer);
		const use = {
			secret,
			purpose,
			now
		};
		const companyId = (await validToken(tx, use))?.companyId;
		if (!companyId) throw invalid("token", invalidProof);
		await lockCompany(tx, companyId);
		const token = await consumeToken(tx, use);
		if (!token) throw invalid("token", invalidProof);
		const invitation = await tx.companyInvitation.findFirst({ where: {
			id: payload.parse(token.payload).invitationId,
			expiresAt: { gt: now }
		} });
		if (!invitation) throw invalid("token", invalidProof);
		if (invitation.emailKey !== emailKey) throw new Conflict("wrong-account", `This invitation is for ${invitation.email}. Please sign in with that address, or ask an owner to invite your current one.`);
		const { role } = invitation;
		const key = {
			companyId,
			userId: viewer.id
		};
		const isMember = await tx.companyMember.count({ where: key }) > 0;
		await tx.companyMember.upsert({
			where: { companyId_userId: key },
			create: {
				...key,
				role,
				createdAt: now
			},
			update: role === "owner" ? { role } : {}
		});
		await tx.companyInvitation.delete({ where: { id: invitation.id } });
		await tx.user.update({
			where: { id: viewer.id },
			data: { isEmailVerified: true }
		});
		if (!isMember) await tellMember(tx, queue, "member.added", key, now);
		await flagOwnReviews(tx, key, now);
		invited = emailKey;
		return companyId;
	});
	if (invited !== null) await context.limits.clear(["invitations:address", invited]);
	return acceptedId;
}
// api/src/domain/contact/send.ts
/** Days after which a message is deleted that no mail server has taken. */
var retentionDays = 3;
/**
* Mails a visitor's message to the people who run the site, and stores it until the mail has left. A message that looks automated is dropped,
* with the same result. Returns the address for the reply. Throws InvalidInput, RateLimited, NOT_FOUND where `isOpen` is false because the
* site has no address to write to.
*/
async function sendContactMessage(context, given, isOpen) {
	const { limits, caller, now } = context;
	if (!isOpen) throw notFound("Contact form");
	const input = checked(contactInput, given);
	const network = ["contact:network", caller.network];
	if (looksAutomated(input)) {
		await limits.spend(network);
		return input.email;
	}
	const counted = [["contact:site", ""], network];
	await limits.spend(...counted);
	try {
		const queue = await context.queue();
		await transaction(context, async (tx) => {
			const { name, email, topic, message } = input;
			const { id } = await tx.contactMessage.create({
				data: {
					name,
					email,
					topic,
					message,
					createdAt: now
				},
				select: { id: true }
			});
			await queue.add(tx, "mail", {
				mail: "contact-message",
				messageId: id
			});
		});
		return input.email;
	} catch (error) {
		await limits.refund(...counted);
		throw error;
	}
}
/** Deletes messages that could not be mailed in time. */
async function sweepContactMessages(tx, now) {
	await tx.contactMessage.deleteMany({ where: { createdAt: { lte: /* @__PURE__ */ new Date(now.getTime() - retentionDays * dayMs) } } });
}
// api/src/domain/review/verification/proof.ts
/**
* Payload of a verification token: the review, its last edit, the domain, and the mailbox as keyed hashes, one per key.
* Without the address.
*/
var proof = object({
	reviewId: string(),
	editedAt: string().nullable(),
	domain: string(),
	macs: array(string()).default([])
});
/** The proof that the link to an address holds for the current state of a review. */
function proofOf(review, { email, macs }) {
	return {
		reviewId: review.id,
		editedAt: review.editedAt?.toISOString() ?? null,
		domain: domainOf(email),
		macs
	};
}
/** The stored payload of a token. */
function readProof(payload) {
	const { editedAt, ...rest } = proof.parse(payload);
	return {
		...rest,
		editedAt: editedAt === null ? null : new Date(editedAt)
	};
}
// api/src/domain/software/integrity/flags.ts
/**
* Raises a flag of a listing, one per kind. New evidence is added to an open flag. A decided flag stays decided unless the evidence
* names another listing or change. The caller has locked the listing.
*/
async function flagListing(tx, { softwareId, kind, evidence, now }) {
	const flag = await tx.listingFlag.findUnique({ where: { softwareId_kind: {
		softwareId,
		kind
	} } });
	if (!flag) {
		await tx.listingFlag.create({ data: {
			softwareId,
			kind,
			evidence: { ...evidence },
			createdAt: now
		} });
		return;
	}
	const { id, status } = flag;
	const before = flag.evidence;
	const together = merged(before, evidence, status === "open");
	if (isDeepStrictEqual(together, before)) return;
	const isOpen = status === "open";
	await tx.listingFlag.update({
		where: { id },
		data: {
			evidence: together,
			...!isOpen && {
				status: "open",
				createdAt: now,
				decidedAt: null
			}
		}
	});
}
/** Merges earlier and new evidence; evidence that was already decided is dropped. */
function merged(before, now, isOpen) {
	if ("softwareIds" in now) {
		const known = before.softwareIds;
		const { softwareIds } = now;
		return { softwareIds: [...softwareIds.filter((id) => !known.includes(id)), ...known].slice(0, listSizes.relatedListings) };
	}
	const known = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== null));
	return isOpen ? {
		...before,
		...known
	} : { ...now };
}
export { tracesEndAt as $, wantedFlags as A, activeOwner as At, invitationOfToken as B, addHiddenReviewTombstones as C, currentPosition as Ct, lockReport as D, dropFollowedChanges as Dt, lockFlags as E, maxScanned as Et, isSameWebsite as F, requireMember as Ft, withinLimit as G, createLimits as H, mayBeSameWebsite as I, requireMembershipQuota as It, accountConnections as J, storeMailboxTombstones as K, websiteKey as L, displayName as Lt, lockUnclaimed as M, hasCompanyAccess as Mt, approveClaim as N, lockCompany as Nt, lockReview as O, maxDropped as Ot, claimDomains as P, mailedOwners as Pt, macsOf as Q, invitationBatchesOf as R, storedLanguage as S, changesSince as St, replaceOpinions as T, isFollowed as Tt, limitTable as U, noInvitations as V, noLimits as W, tracedConnections as X, forgetConnections as Y, findSameDomain as Z, requireOthersSoftware as _, withOwnWebhook as _t, sweepContactMessages as a, addDeliveries as at, onlyNameable as b, readCursor as bt, payloadOf as c, tellMember as ct, createReview as d, isOverfull as dt, dismissedFlag as et, publishReview as f, mailDisabled as ft, storeMailboxTrace as g, webhookFacts as gt, reviewsOfMailbox as h, requireWebhookOwner as ht, sendContactMessage as i, withNews as it, claimCompany as j, companyAccess as jt, lockReviews as k, settleChanges as kt, confirmClaim as l, disableEndpoint as lt, heldForModeration as m, mailOwners as mt, proofOf as n, raiseFlags as nt, acceptInvitation as o, bodyOf as ot, flagSameMailbox as p, auditWebhook as pt, normalizeMailbox as q, readProof as r, roomToday as rt, invitationByToken as s, tellLead as st, flagListing as t, minReviews as tt, payloadOf$1 as u, disableHeavy as ut, liveProducts as v, beginPlace as vt, replaceOffered as w, cursorDays as wt, loadLanguageDetector as x, writeCursor as xt, nameProducts as y, lockPlace as yt, invitationCounts as z };
