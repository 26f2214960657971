import { S as hashPassword, o as emailKeyOf } from "./change-BjuPmnX5.js";
import { a as transaction } from "./transaction-8pQTXkvp.js";
import { r as randomPassword } from "./administrators-CK5Thgv4.js";
import { c as allListingsSubject, h as evidenceOf } from "./notice-CNJnTGaw.js";
import "./inputs-B-w6j7sD.js";
import { n as monthOf, t as monthAfter } from "./months-B4R9E3G0.js";
import { _ as dayMs, d as sql } from "./sql-DFE1wlsP.js";
// api/src/import/demo/queues.ts
/** Fills the moderation queues of the demo: reports, flags, a claim, and leads for companies without an owner. */
async function fillDemoQueues(tx, { reporters, now }) {
	const newest = { orderBy: [{ createdAt: "desc" }, { id: "desc" }] };
	const [critical, praised, unclaimed] = await Promise.all([
		tx.review.findMany({
			...newest,
			where: {
				status: "published",
				rating: { lte: 2 }
			},
			take: 2,
			select: { id: true }
		}),
		tx.review.findMany({
			...newest,
			where: {
				status: "published",
				rating: 5
			},
			take: 4,
			select: {
				id: true,
				softwareId: true
			}
		}),
		tx.company.findMany({
			where: {
				members: { none: {} },
				softwareCount: { gt: 0 },
				website: { not: null }
			},
			orderBy: [{ softwareCount: "desc" }, { id: "asc" }],
			take: 3,
			select: {
				id: true,
				software: {
					where: { isActive: true },
					take: 1,
					select: { id: true }
				}
			}
		})
	]);
	const reported = [...critical, ...praised.slice(0, 1)];
	await tx.reviewReport.createMany({ data: reports.flatMap(({ about, by, daysAgo, ...report }) => {
		const [review, userId] = [reported[about], reporters[by]];
		return review && userId ? {
			...report,
			reviewId: review.id,
			userId,
			createdAt: daysBefore$1(now, daysAgo)
		} : [];
	}) });
	const [, first, second, third] = praised;
	if (first && second && third) {
		const alike = (reviewIds) => evidenceOf("near-duplicate", {
			reviewIds,
			similarity: .86
		});
		const burst = evidenceOf("burst", {
			softwareId: third.softwareId,
			reviews: 9,
			hours: 24,
			usualPerDay: .2,
			oneIn: 1e6,
			historyDays: 180,
			reviewIds: []
		});
		const ring = evidenceOf("ring", {
			softwareIds: [
				first.softwareId,
				second.softwareId,
				third.softwareId
			].toSorted(),
			accounts: 6,
			reviews: 5,
			days: 365,
			reviewIds: []
		});
		await tx.reviewFlag.createMany({ data: [
			{
				reviewId: first.id,
				kind: "near-duplicate",
				evidence: alike([second.id])
			},
			{
				reviewId: second.id,
				kind: "near-duplicate",
				evidence: alike([first.id])
			},
			{
				reviewId: third.id,
				kind: "burst",
				evidence: burst
			},
			{
				reviewId: first.id,
				kind: "ring",
				evidence: ring
			}
		].map((flag, at) => ({
			...flag,
			createdAt: daysBefore$1(now, at + .5)
		})) });
	}
	const [claimed] = unclaimed;
	const [userId] = reporters;
	if (claimed && userId) await tx.companyClaim.create({ data: {
		companyId: claimed.id,
		userId,
		createdAt: daysBefore$1(now, 1.2)
	} });
	await tx.lead.createMany({ data: queueBuyers.flatMap((buyer, at) => {
		const company = unclaimed[(at + 1) % unclaimed.length];
		if (!company) return [];
		const when = daysBefore$1(now, at * 3 + .8);
		return {
			consentedAt: when,
			createdAt: when,
			updatedAt: when,
			...buyer,
			companyId: company.id,
			softwareId: company.software[0]?.id ?? null
		};
	}) });
}
var daysBefore$1 = (now, days) => new Date(now.getTime() - days * dayMs);
/** `about` is the index of the reported review, `by` that of the reporter. */
var reports = [
	{
		about: 0,
		by: 0,
		daysAgo: 3.1,
		reason: "off-topic",
		details: "This is about their hiring, not the product."
	},
	{
		about: 0,
		by: 1,
		daysAgo: 1.4,
		reason: "offensive",
		details: null
	},
	{
		about: 1,
		by: 1,
		daysAgo: 2.2,
		reason: "personal-data",
		details: "يذكر اسم موظف ورقم هاتفه."
	},
	{
		about: 2,
		by: 1,
		daysAgo: .3,
		reason: "conflict-of-interest",
		details: "The author works there, by their own profile."
	}
];
/** The people behind the leads, identified by their addresses. */
var queueBuyers = [{
	kind: "contact",
	name: "Greta Lindqvist",
	email: "greta@lindqvistbygg.example",
	companyName: "Lindqvist Bygg",
	message: "Who looks after this company's listing? We would like an offer for sixty seats."
}, {
	kind: "demo",
	name: "Mateo Rivas",
	email: "mateo.rivas@postbox.example",
	companyName: null,
	message: null
}];
// api/src/import/demo/record.ts
/** How many months the demo makes up, the current one last. */
var monthCount = 14;
/** Of a typical month: measure, kind, count, and the hours of decisions. Counts grow a little from month to month. */
var typical = [
	[
		"received",
		"",
		210
	],
	[
		"published",
		"",
		198
	],
	[
		"held",
		"",
		11
	],
	[
		"hold-decided",
		"published",
		5,
		9
	],
	[
		"hold-decided",
		"hidden",
		5,
		20
	],
	[
		"hidden",
		"near-duplicate",
		17
	],
	[
		"hidden",
		"burst",
		13
	],
	[
		"hidden",
		"advertising",
		9
	],
	[
		"hidden",
		"offensive",
		3
	],
	[
		"hidden",
		"moderators",
		5
	],
	[
		"restored",
		"",
		11
	],
	[
		"removed",
		"",
		1
	],
	[
		"reported",
		"off-topic",
		12
	],
	[
		"reported",
		"advertising",
		9
	],
	[
		"reported",
		"conflict-of-interest",
		7
	],
	[
		"reported",
		"personal-data",
		2
	],
	[
		"report-decided",
		"upheld",
		13,
		6
	],
	[
		"report-decided",
		"dismissed",
		15,
		31
	],
	[
		"flagged",
		"near-duplicate",
		16
	],
	[
		"flagged",
		"burst",
		14
	],
	[
		"flagged",
		"same-domain",
		8
	],
	[
		"flagged",
		"ring",
		7
	],
	[
		"flagged",
		"rating-gap",
		6
	],
	[
		"flagged",
		"hidden-before",
		2
	],
	[
		"flag-decided",
		"upheld",
		17,
		14
	],
	[
		"flag-decided",
		"dismissed",
		20,
		52
	],
	[
		"listing-flagged",
		"repurposed",
		12
	],
	[
		"listing-flagged",
		"relisted",
		9
	],
	[
		"listing-flag-decided",
		"upheld",
		3,
		40
	],
	[
		"listing-flag-decided",
		"dismissed",
		4,
		66
	],
	[
		"appealed",
		"",
		27
	],
	[
		"appeal-decided",
		"hidden",
		15,
		26
	],
	[
		"appeal-decided",
		"published",
		10,
		18
	]
];
/** Every fifth month has one. */
var noticeEvery = 5;
/** The notice of the demo; by its words it is told from those that moderators set. */
var demoNotice = {
	reason: "bought-reviews",
	statement: "In one week, 14 five-star reviews came from accounts that were offered for sale. We have hidden them."
};
/**
* Makes up the public record of the demo, and a notice of manipulation on a listing. What the rest of the transaction counts is
* marked as the demo's, too.
*/
async function fillDemoRecord(tx, now) {
	await tx.$executeRaw`select set_config('assay.transparency_origin', 'demo', true)`;
	const current = monthOf(now);
	const passed = now.getUTCDate() / 31;
	const data = Array.from({ length: monthCount }, (_, index) => {
		const month = monthAfter(current, index - monthCount + 1);
		const size = (.55 + .04 * index) * (month === current ? passed : 1);
		const rows = typical.map(([measure, kind, count, hours = 0], at) => {
			const more = kind === "" || hours > 0 ? 0 : (index + 3) * (at + 5) % 5;
			return {
				month,
				measure,
				kind,
				hours,
				count: Math.round(count * size * (1 + more * .08)),
				origin: "demo"
			};
		});
		const notice = {
			month,
			measure: "notice",
			kind: "bought-reviews",
			count: 1,
			origin: "demo"
		};
		return [...rows.filter(({ count }) => count > 0), ...index % noticeEvery === 0 ? [notice] : []];
	}).flat();
	await tx.transparencyCounterDelta.createMany({ data });
	const listing = await tx.software.findFirst({
		where: {
			isActive: true,
			reviewCount: { gt: 0 }
		},
		orderBy: [{ reviewCount: "desc" }, { id: "asc" }],
		skip: 30,
		select: { id: true }
	});
	if (!listing) return;
	const setAt = /* @__PURE__ */ new Date(now.getTime() - 9 * dayMs);
	await tx.manipulationNotice.create({ data: {
		softwareId: listing.id,
		...demoNotice,
		setAt,
		endsAt: new Date(setAt.getTime() + 90 * dayMs)
	} });
}
// api/src/import/demo/vendor.ts
/** Fills the dashboard of the demo's vendor: half a year of visits, some leads, and answers to reviews. */
async function fillDemoVendor(tx, { companyId, userId, now }) {
	await countVisits(tx, companyId, now);
	const software = await tx.software.findMany({
		where: {
			companyId,
			isActive: true
		},
		orderBy: [{ reviewCount: "desc" }, { id: "asc" }],
		select: { id: true }
	});
	await tx.lead.createMany({ data: vendorBuyers.map(({ about, daysAgo, ...lead }) => {
		const at = daysBefore(now, daysAgo);
		const times = {
			consentedAt: at,
			createdAt: at,
			updatedAt: at
		};
		return {
			...lead,
			...times,
			companyId,
			softwareId: software[about]?.id ?? null
		};
	}) });
	const reviews = await tx.review.findMany({
		where: {
			status: "published",
			software: {
				companyId,
				isActive: true
			}
		},
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		skip: 3,
		take: 30,
		select: {
			id: true,
			rating: true,
			createdAt: true
		}
	});
	const left = {
		pleased: [...answers.pleased],
		disappointed: [...answers.disappointed]
	};
	for (const { id, rating, createdAt } of reviews) {
		const content = left[rating >= 4 ? "pleased" : "disappointed"].pop();
		if (!content) continue;
		const at = new Date(Math.min(createdAt.getTime() + 2 * dayMs, now.getTime()));
		const answer = {
			reviewId: id,
			companyId,
			userId,
			content,
			createdAt: at,
			updatedAt: at
		};
		await tx.reviewAnswer.create({ data: answer });
		await tx.review.update({
			where: { id },
			data: { answeredAt: at }
		});
	}
}
var daysBefore = (now, days) => new Date(now.getTime() - days * dayMs);
/** Fewer visits at weekends, slow growth, and pseudo-random variation per day. */
async function countVisits(tx, companyId, now) {
	await tx.$executeRaw(sql`
    with subject as (
      select id, 'company_view' as metric, 6.0 as usual from company where id = ${companyId}::uuid
      union all
      select s.id, m.metric, m.usual * (1 + least(s.review_count, 60) / 12.0) from software s
      cross join (values ('software_view', 6.0), ('list_save', 0.35), ('compare', 0.8), ('lead', 0.06)) as m (metric, usual)
      where s.company_id = ${companyId}::uuid and s.is_active
    ), told as (
      select id, metric, d::date as day, usual * case when extract(isodow from d) > 5 then 0.35 else 1 end
        * (1.15 - (${now}::timestamptz::date - d::date) / 500.0)
        * (0.6 + (hashtext(id::text || metric || d::date) & 1023) / 1280.0) as expected,
        (hashtext(d::date || id::text) & 1023) / 1024.0 as chance
      from subject cross join generate_series(${now}::timestamptz - interval '180 days', ${now}::timestamptz, '1 day') as d
    )
    , visits as (select id, metric, day, floor(expected + chance)::int as count from told where floor(expected + chance) >= 1)
    insert into daily_count (subject_id, metric, day, count)
    select id, metric, day, count from visits
    union all
    select ${allListingsSubject}::uuid, metric, day, sum(count)::int from visits where metric = 'software_view' group by 2, 3
    on conflict do nothing`);
}
/** The people behind the leads, identified by their addresses. */
var vendorBuyers = [
	{
		about: 0,
		daysAgo: .2,
		kind: "demo",
		status: "new",
		name: "Ines Marrow",
		companyName: "Marrow & Pike",
		email: "ines@marrowpike.example",
		message: "We are eleven people and move away from spreadsheets by March. Could somebody show us the reports?"
	},
	{
		about: 1,
		daysAgo: 2.4,
		kind: "information",
		status: "new",
		name: "Tomasz Bell",
		companyName: null,
		email: "tomasz.bell@postbox.example",
		message: "Is there a price for schools?"
	},
	{
		about: 0,
		daysAgo: 5.1,
		kind: "schedule",
		status: "contacted",
		name: "سلمى الخطيب",
		companyName: "دار الحكمة",
		email: "salma@hikma.example",
		message: "نحتاج عرضًا باللغة العربية يوم الثلاثاء إن أمكن.",
		notes: "Demo on Tuesday at 10:00. Wants right-to-left exports."
	},
	{
		about: 2,
		daysAgo: 9.7,
		kind: "contact",
		status: "contacted",
		name: "Odile Ferrant",
		companyName: "Ferrant Frères",
		email: "odile@ferrant.example",
		message: "Which of your data centres are in the EU? Our auditors ask for it in writing.",
		notes: "Sent the list of sites."
	},
	{
		about: 0,
		daysAgo: 21.3,
		kind: "demo",
		status: "closed",
		name: "Piers Holloway",
		companyName: "Holloway Yards",
		email: "piers@hollowayyards.example",
		message: null,
		notes: "Bought 40 seats."
	},
	{
		about: 1,
		daysAgo: 30.6,
		kind: "demo",
		status: "spam",
		name: "Best Rank",
		companyName: null,
		email: "offer@best-rank.example",
		message: "We bring you to the first place within a week."
	}
];
/** Each answer is used once, the last one first. */
var answers = {
	pleased: [
		"Thank you for taking the time. What you say of the first week went straight to the people who work on it.",
		"It is good to read that it holds under load. The export you miss is in the works, and we shall write here when it is out.",
		"Thank you! Should your team grow again, the migration guide now covers the case that you describe.",
		"We read this one aloud. The shortcut that you found by chance has its own page in the help now."
	],
	disappointed: [
		"You are right about the wait: in spring we answered too slowly. Support has two more people now, and first answers take four hours.",
		"Thank you for being so precise. The error at the end of long imports was ours; it is fixed, and the log says which rows were left out.",
		"We are sorry that the price rose without a word. It is announced sixty days ahead by now, and what you had booked stays as it was.",
		"That the phone app falls behind is fair. It gets the same search as the desktop in the next version; your other points are on our list."
	]
};
// api/src/import/demo/accounts.ts
var [reviewerEmail, vendorEmail] = ["reviewer@assay.example", "vendor@assay.example"];
[reviewerEmail, vendorEmail].map(emailKeyOf);
/**
* Accounts to try the demo with: a reviewer, who is the author of most of its reviews, and a vendor, who owns the company with
* most software and has visits, leads and answers; administrators have reports, flags, a claim and leads. Returns their
* credentials for the operator.
*/
async function makeDemoAccounts(database) {
	const login = (email) => ({
		email,
		password: randomPassword()
	});
	const [reviewer, vendor] = [login(reviewerEmail), login(vendorEmail)];
	const account = async ({ email, password }) => ({
		email,
		emailKey: emailKeyOf(email),
		passwordHash: await hashPassword(password),
		isEmailVerified: true
	});
	const [ofReviewer, ofVendor] = await Promise.all([account(reviewer), account(vendor)]);
	await transaction(database, async (tx) => {
		const author = await tx.user.findFirst({
			where: { catalogKey: { not: null } },
			orderBy: [{ reviews: { _count: "desc" } }, { id: "asc" }],
			select: { id: true }
		});
		if (author) await tx.user.update({
			where: { id: author.id },
			data: {
				...ofReviewer,
				catalogKey: null
			}
		});
		const { id: userId } = await tx.user.create({
			data: {
				...ofVendor,
				firstName: "Vera",
				lastName: "Vendor"
			},
			select: { id: true }
		});
		const company = await tx.company.findFirst({
			orderBy: [{ softwareCount: "desc" }, { id: "asc" }],
			select: { id: true }
		});
		if (!company) return;
		await tx.companyMember.create({ data: {
			companyId: company.id,
			userId,
			role: "owner"
		} });
		const now = /* @__PURE__ */ new Date();
		await fillDemoRecord(tx, now);
		await fillDemoVendor(tx, {
			companyId: company.id,
			userId,
			now
		});
		await fillDemoQueues(tx, {
			reporters: [...author ? [author.id] : [], userId],
			now
		});
	});
	return {
		reviewer,
		vendor
	};
}
export { makeDemoAccounts };
