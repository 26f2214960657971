import { d as sql, l as rawSql, o as joinSql, t as allOf } from "./sql-DFE1wlsP.js";
import { c as fillTextWeights, f as proofValue, g as tickListed, l as firstId, m as weightUnit, p as reviewWeight, s as organisationsOf, t as renewProofs, u as leastTextWeight } from "./proofs-dmtofn0U.js";
import { Mr as listSizes, Sn as companySizes, Z as languageNames, jn as segmentOfSize } from "./inputs-B-w6j7sD.js";
import { n as childrenOf, t as anyOf } from "./tags-C-ri_1RC.js";
import { n as isLive } from "./policy-mPcJdt-L.js";
// api/src/domain/counters/helpful-counts.ts
/** Recomputes the helpful votes of every review; writes only wrong counts and returns how many there were. */
function recomputeHelpfulCounts(tx) {
	return tx.$executeRaw`
    update review set helpful_count = f.n
    from (
      select coalesce(v.review_id, r.id) id, coalesce(v.n, 0)::int n
      from (select review_id, count(*) n from review_vote group by review_id) v
        full join (select id, helpful_count from review where helpful_count <> 0) r on r.id = v.review_id
      where coalesce(v.n, 0) <> coalesce(r.helpful_count, 0)) f
    where review.id = f.id`;
}
/** The same for these reviews alone, which the caller has locked: of two who vote at once the second counts the first. */
async function recountHelpfulVotes(tx, reviewIds) {
	if (reviewIds.length === 0) return;
	await tx.$executeRaw`
    update review r set helpful_count = (select count(*) from review_vote v where v.review_id = r.id)
    where r.id = any(${[...reviewIds]}::uuid[])`;
}
// api/src/database/query/in-one-statement.ts
/**
* Sends writes as one statement: each statement of a transaction takes a turn of the event loop, while other writers wait for its locks. They must
* write different rows, and each sees all rows as they were before. What they resolve to means nothing: no write may depend on it.
*/
async function inOneStatement(tx, write) {
	const statements = [];
	await Promise.all(write({ async $executeRaw(query, ...values) {
		statements.push("sql" in query ? query : sql(query, ...values));
		return 0;
	} }));
	const parts = statements.map((statement, place) => sql`${rawSql(`write_${place}`)} as (${statement})`);
	await tx.$executeRaw(sql`with ${joinSql(parts)} select 1`);
}
// api/src/domain/ranking/passes.ts
/** Groups that are limited as a whole: by proof, and of the proven ones those that the vendor invited. */
var reviewClasses = [
	"proven",
	"invited",
	"unproven"
];
/** The class of a review with the proof value v: unproven unless it is more than that of a review without proof. */
function classOf(value, isInvited) {
	if (value <= proofValue.none) return "unproven";
	return isInvited ? "invited" : "proven";
}
/** The product's limits. */
var passLimits = {
	organisation: 2,
	period: {
		proven: .07,
		invited: .07,
		unproven: .02
	},
	class: {
		proven: Number.POSITIVE_INFINITY,
		invited: 2,
		unproven: .08
	}
};
/**
* The weight of a group with the sum `sum`: the sum up to the limit L, L · (1 + ln(sum / L)) above it. It grows with each review,
* ever more slowly. 0 if the limit is 0.
*/
function held(sum, limit) {
	if (limit <= 0) return 0;
	return sum <= limit ? sum : limit * (1 + Math.log(sum / limit));
}
/**
* Holds groups of reviews down, in three passes. First, in the order of time, each review of an organisation weighs what it adds to
* the organisation's limited weight, rounded to twentieths. Then the reviews of each class and period share its limited weight, and then those
* of each class. Reviews of a later day never change the weight of an organisation's earlier ones, and the other groups lie within
* each other: so one more five-star review never lowers the score.
*/
function weightsAfterPasses(reviews, { limitsUnproven, limits = passLimits }) {
	const groups = /* @__PURE__ */ new Map();
	for (const { review, weight } of limitedByOrganisation(reviews, limits.organisation)) {
		if (weight === 0) continue;
		const period = Math.floor(review.day / 30);
		const key = `${review.class} ${period}`;
		const group = groups.get(key) ?? {
			class: review.class,
			period,
			weight: 0,
			stars: 0,
			factor: 1
		};
		groups.set(key, group);
		group.weight += weight;
		group.stars += weight * review.rating;
	}
	const ordered = [...groups.values()].toSorted((a, b) => a.period - b.period);
	for (const name of reviewClasses) {
		const own = ordered.filter((group) => group.class === name);
		let sum = 0;
		for (const group of own) {
			const before = group.weight * weightUnit;
			const after = held(before, limits.period[name]);
			group.factor = after / before;
			sum += after;
		}
		const limit = name === "unproven" && !limitsUnproven ? Number.POSITIVE_INFINITY : limits.class[name];
		const factor = sum === 0 ? 1 : held(sum, limit) / sum;
		for (const group of own) group.factor *= factor;
	}
	return { groups: ordered };
}
/** What each review weighs after all passes, in weights. */
function countedWeights(reviews, options) {
	const { groups } = weightsAfterPasses(reviews, options);
	const factors = new Map(groups.map((group) => [`${group.class} ${group.period}`, group.factor]));
	const { organisation } = options.limits ?? passLimits;
	return limitedByOrganisation(reviews, organisation).map(({ review, weight }) => {
		const factor = factors.get(`${review.class} ${Math.floor(review.day / 30)}`) ?? 0;
		return {
			review,
			weight: weight * weightUnit * factor
		};
	});
}
/** The first pass: weights in twentieths after each organisation was held to its limit, in the order of time. */
function limitedByOrganisation(reviews, limit) {
	const sums = /* @__PURE__ */ new Map();
	return reviews.toSorted((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1)).map((review) => {
		const { organisation, weight } = review;
		if (organisation === null) return {
			review,
			weight
		};
		const before = sums.get(organisation) ?? 0;
		sums.set(organisation, before + weight);
		const added = held((before + weight) * weightUnit, limit) - held(before * weightUnit, limit);
		return {
			review,
			weight: Math.round(added / weightUnit)
		};
	});
}
// api/src/domain/ranking/evidence-parts.ts
/** An industry in the form for comparison. */
var industryKey = (industry) => industry.trim().toLowerCase();
/**
* The parts of the evidence of a listing. A review weighs in each as much as in the listing's rank, so nothing counts here that is held
* down there. Groups of fewer than `quorum` reviewers are left out.
*/
function evidenceParts(reviews) {
	const limited = countedWeights(reviews, { limitsUnproven: true });
	const unlimited = countedWeights(reviews, { limitsUnproven: false });
	const parts = /* @__PURE__ */ new Map();
	for (const [index, { review, weight }] of limited.entries()) {
		const weightUnlimited = unlimited[index]?.weight ?? 0;
		for (const { kind, key, stars } of statementsOf(review)) {
			const name = `${kind} ${key}`;
			const part = parts.get(name) ?? {
				kind,
				key,
				...nothing
			};
			parts.set(name, {
				...part,
				count: part.count + 1,
				sum: part.sum + stars,
				weight: part.weight + weight,
				stars: part.stars + weight * stars,
				weightUnlimited: part.weightUnlimited + weightUnlimited,
				starsUnlimited: part.starsUnlimited + weightUnlimited * stars
			});
		}
	}
	return [...parts.values()].filter(({ kind, count }) => !isOfGroup(kind) || count >= 3);
}
var nothing = {
	count: 0,
	sum: 0,
	weight: 0,
	stars: 0,
	weightUnlimited: 0,
	starsUnlimited: 0
};
var isOfGroup = (kind) => kind === "size" || kind === "industry";
function statementsOf({ rating, ease, support, value, companySize, industry }) {
	const size = companySize && segmentOfSize[companySize];
	return [
		{
			kind: "ease",
			key: "",
			stars: ease
		},
		{
			kind: "support",
			key: "",
			stars: support
		},
		{
			kind: "value",
			key: "",
			stars: value
		},
		...size ? [{
			kind: "size",
			key: size,
			stars: rating
		}] : [],
		...industry?.trim() ? [{
			kind: "industry",
			key: industryKey(industry),
			stars: rating
		}] : []
	].flatMap(({ stars, ...statement }) => stars === null ? [] : [{
		...statement,
		stars
	}]);
}
// api/src/domain/ranking/ranking-date.ts
var epoch = sql`date '1970-01-01'`;
/** The ranking date in days since 1970: that of the last daily renewal, before the first one today (UTC). */
var rankingDay = sql`(coalesce((select day from ranking_date),
  (now() at time zone 'UTC')::date) - ${epoch})`;
/** The day (UTC) of a time, in days since 1970. */
var dayOf = (time) => sql`((${time} at time zone 'UTC')::date - ${epoch})`;
/** Fixes the ranking date, to today's, if there is none yet. */
async function fixRankingDate(tx) {
	await tx.$executeRaw`insert into ranking_date (day) values ((now() at time zone 'UTC')::date) on conflict do nothing`;
}
/**
* Whether the ranks of this day are still to be computed. On the first day they always are: servers of an older version may still write
* reviews, which are in no sum.
*/
async function isRankingDue(tx, now) {
	return (await tx.$queryRaw`
    select 1 from ranking_date where completed_on = (${now}::timestamptz at time zone 'UTC')::date
      and begun_at <= ${now}::timestamptz - interval '1 day'`).length === 0;
}
/** Moves the ranking date to a day: the ages of all reviews are counted to it from now on. */
async function setRankingDate(tx, now) {
	await tx.$executeRaw`
    insert into ranking_date (day, completed_on, begun_at)
      select d, d - 1, ${now}::timestamptz from (select (${now}::timestamptz at time zone 'UTC')::date) t(d)
    on conflict ("only") do update set day = excluded.day`;
}
/** Notes that all ranks were computed to the ranking date of a run, unless a later run has moved it. */
async function completeRankingDate(tx, now) {
	await tx.$executeRaw`update ranking_date set completed_on = day where day = (${now}::timestamptz at time zone 'UTC')::date`;
}
// api/src/domain/ranking/published-reviews.ts
/** What the label of a review is made of. */
var labelColumns = sql`, r.is_verified as "isVerified", r.verified_by as "verifiedBy"`;
/** What a review says by subject, and of whom it is. */
var detailColumns = sql`, r.ease_of_use as ease, r.support, r.value, r.company_size as "companySize", r.industry`;
/** The published reviews of listings as the ranking sees them, by listing. One statement. */
async function publishedReviews(query, softwareIds) {
	return readReviews(query, softwareIds, { more: detailColumns });
}
/** The same with what their labels are made of. */
async function labelledReviews(query, softwareIds, options = {}) {
	return readReviews(query, softwareIds, {
		...options,
		more: labelColumns
	});
}
/** Listings in batches whose reviews may be read at once: at most `max` by their counters, or a single listing. */
function inReviewBatches(listings, max) {
	const batches = [];
	let reviews = 0;
	for (const listing of listings) {
		const batch = batches.at(-1);
		reviews += listing.reviewCount;
		if (batch && reviews <= max) batch.push(listing);
		else {
			batches.push([listing]);
			reviews = listing.reviewCount;
		}
	}
	return batches;
}
async function readReviews(query, softwareIds, { more, ...options }) {
	const reviews = await query(sql`
    select r.software_id as "softwareId", r.id, r.rating, r.proof_weight as "proofWeight",
      coalesce(r.text_weight, ${leastTextWeight}::int) as "textWeight", r.is_invited as "isInvited",
      r.organisation_id as "organisationId", ${dayOf(sql`r.created_at`)} as day, ${rankingDay} as "rankingDay"${more}
    from review r where r.software_id = any(${[...softwareIds]}::uuid[]) and r.status = 'published'`, options);
	const byListing = /* @__PURE__ */ new Map();
	for (const { softwareId, proofWeight, textWeight, organisationId, rankingDay: date, ...review } of reviews) {
		const value = proofWeight / 100;
		const ranked = {
			...review,
			weight: reviewWeight({
				value,
				quality: textWeight / 1e3,
				day: review.day
			}, date),
			class: classOf(value, review.isInvited),
			organisation: organisationId
		};
		const listed = byListing.get(softwareId);
		if (listed) listed.push(ranked);
		else byListing.set(softwareId, [ranked]);
	}
	return byListing;
}
/** How far a listing ranks below its score, in stars divided by the root of its weight. */
var defaultCaution = .05;
/** Sums of a listing's published reviews, in whatever order they come. */
function evidenceOf(reviews, options) {
	return sumOf(weightsAfterPasses(reviews, options));
}
/** Sums of reviews of which the weights after the passes are known. */
function sumOf(weights) {
	let weight = 0;
	let stars = 0;
	for (const { factor, weight: units, stars: product } of weights.groups) {
		weight += factor * units * weightUnit;
		stars += factor * product * weightUnit;
	}
	return {
		weight,
		stars
	};
}
/** S = (8 · C + Σ w·r) / (8 + Σw), C being the median of the means of the category's listings; at most 5, whatever the rounding of sums. */
function scoreOf({ weight, stars }, typical) {
	return Math.min(5, (8 * typical + stars) / (8 + weight));
}
/** What listings are ordered by: S - 0.05 / √(8 + Σw), so that of two equal scores the better supported one comes first. */
function rankValue(evidence, typical, caution = defaultCaution) {
	return scoreOf(evidence, typical) - caution / Math.sqrt(8 + evidence.weight);
}
// api/src/domain/ranking/evidence.ts
/** Listings and reviews per batch: few enough for short locks; more in one transaction that locks everything, which may have no indexes. */
var batchSizes = {
	concurrent: {
		listings: 250,
		reviews: 5e3
	},
	alone: {
		listings: 2500,
		reviews: 5e4
	}
};
/**
* Renews what these listings are ranked by: the sums of their published reviews' weights, to the ranking date, and the number of proven
* ones. Returns how many listings changed. The caller has locked them, or everything.
*/
async function renewEvidence(tx, softwareIds) {
	if (softwareIds.length === 0) return 0;
	const byListing = await publishedReviews((statement) => tx.$queryRaw(statement), softwareIds);
	const rows = softwareIds.map((id) => storedEvidence(id, byListing.get(id) ?? []));
	await renewParts(tx, softwareIds, softwareIds.flatMap((id) => evidenceParts(byListing.get(id) ?? []).map((part) => ({
		id,
		...part
	}))));
	return tx.$executeRaw`
    update software s set proven_count = f.proven, rank_weight = f.weight, rank_stars = f.stars,
      rank_weight_unlimited = f."weightUnlimited", rank_stars_unlimited = f."starsUnlimited"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, proven int4, weight float8, stars float8,
      "weightUnlimited" float8, "starsUnlimited" float8)
    where s.id = f.id
      and (s.proven_count, s.rank_weight, s.rank_stars, s.rank_weight_unlimited, s.rank_stars_unlimited)
      is distinct from (f.proven, f.weight, f.stars, f."weightUnlimited", f."starsUnlimited")`;
}
/** Writes what has changed of the listings' sums by subject, segment and industry. */
async function renewParts(tx, softwareIds, parts) {
	await tx.$executeRaw`
    with f as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as f(id uuid, kind text, key text, count int4,
        sum int4, weight float8, stars float8, "weightUnlimited" float8, "starsUnlimited" float8)),
    gone as (
      delete from software_evidence e where e.software_id = any(${[...softwareIds]}::uuid[])
        and not exists (select 1 from f where f.id = e.software_id and f.kind = e.kind and f.key = e.key))
    insert into software_evidence as e (software_id, kind, key, review_count, rating_sum, weight, stars, weight_unlimited,
      stars_unlimited) select * from f
    on conflict (software_id, kind, key) do update set review_count = excluded.review_count,
      rating_sum = excluded.rating_sum, weight = excluded.weight, stars = excluded.stars,
      weight_unlimited = excluded.weight_unlimited, stars_unlimited = excluded.stars_unlimited
    where (e.review_count, e.rating_sum, e.weight, e.stars, e.weight_unlimited, e.stars_unlimited) is distinct from
      (excluded.review_count, excluded.rating_sum, excluded.weight, excluded.stars, excluded.weight_unlimited,
      excluded.stars_unlimited)`;
}
function storedEvidence(id, reviews) {
	const limited = evidenceOf(reviews, { limitsUnproven: true });
	const unlimited = evidenceOf(reviews, { limitsUnproven: false });
	return {
		id,
		proven: reviews.filter((review) => review.class !== "unproven").length,
		weight: limited.weight,
		stars: limited.stars,
		weightUnlimited: unlimited.weight,
		starsUnlimited: unlimited.stars
	};
}
/** The next listings after an ID, in the order of IDs: at most a batch, and few if they have many reviews. */
async function listingsAfter(tx, after, batch = "concurrent") {
	const { listings, reviews } = batchSizes[batch];
	const [first = []] = inReviewBatches(await tx.$queryRaw`
    select id, review_count as "reviewCount" from software where id > ${after}::uuid order by id limit ${listings}::int`, reviews);
	return first.map(({ id }) => id);
}
/** Renews the sums of all listings in one transaction, batch by batch; returns how many changed. */
async function renewAllEvidence(tx) {
	let changed = 0;
	let ids = await listingsAfter(tx, firstId, "alone");
	for (let last = ids.at(-1); last !== void 0; last = ids.at(-1)) {
		changed += await renewEvidence(tx, ids);
		ids = await listingsAfter(tx, last, "alone");
	}
	return changed;
}
// api/src/domain/ranking/known-organisations.ts
/** What an organisation needs to be known. */
var knownFrom = {
	accounts: 3,
	vendors: 3,
	months: 3,
	days: 180
};
// api/src/domain/ranking/organisations.ts
/** Domains per statement: each goes through all reviews. */
var batchSize = 5e3;
/** The organisation at a work domain, created if it is new; null for a mail provider. */
async function organisationAt(tx, workDomain) {
	const [domain] = organisationsOf([workDomain]);
	if (domain === void 0) return null;
	const [organisation] = await tx.$queryRaw`
    insert into organisation (domain) values (${domain})
    on conflict (domain) do update set domain = excluded.domain returning id, is_known as "isKnown"`;
	return organisation ?? null;
}
/** Reviews `r` that count for their organisation: published, of an account, and by a proved work mailbox, also where moderators have seen more since. */
var provedMailbox = sql`r.organisation_id is not null and r.verified_by in ('work_email', 'admin')
  and r.status = 'published' and r.user_id is not null`;
/** Gives each review with a work domain its organisation, and takes it from those without. */
async function placeInOrganisations(tx) {
	await tx.$executeRaw`
    update review set organisation_id = null where organisation_id is not null and work_domain is null`;
	let after = "";
	for (;;) {
		const found = await tx.$queryRaw`
      select distinct work_domain as domain from review
      where work_domain is not null and organisation_id is null and work_domain > ${after}
      order by work_domain limit ${batchSize}::int`;
		const last = found.at(-1);
		if (!last) return;
		after = last.domain;
		const pairs = found.flatMap(({ domain }) => [...organisationsOf([domain])].map((organisation) => ({
			domain,
			organisation
		})));
		const rows = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p(domain text, organisation text)`;
		await tx.$executeRaw`
      insert into organisation (domain) select distinct organisation from ${rows} order by 1 on conflict do nothing`;
		await tx.$executeRaw`
      update review set organisation_id = o.id from ${rows} join organisation o on o.domain = p.organisation
      where work_domain = p.domain and organisation_id is null`;
	}
}
/**
* Deletes organisations without reviews. In two statements of one transaction: the second sees what was committed before the
* first got its locks.
*/
async function deleteUnusedOrganisations(tx) {
	const unused = sql`not exists (select from review r where r.organisation_id = o.id)`;
	const locked = await tx.$queryRaw`
    select o.id from organisation o where ${unused} order by o.id for update skip locked`;
	if (locked.length === 0) return;
	const ids = locked.map(({ id }) => id);
	await tx.$executeRaw`delete from organisation o where o.id = any(${ids}::uuid[]) and ${unused}`;
}
/** When the work mailbox of a review (alias `r`) was proved: moderators may have verified it since. */
var mailboxProvedAt = sql`coalesce(r.mailbox_proved_at, r.verified_at)`;
/**
* Which organisations are known on the ranking date: the rule of ./known-organisations.ts over the published reviews that people with an
* account in good standing verified by a work mailbox, also where moderators have seen more since. Returns how many changed.
*/
function renewKnownOrganisations(tx) {
	const day = dayOf(mailboxProvedAt);
	return tx.$executeRaw`
    update organisation o set is_known = f.known
    from (
      select o.id, coalesce(k.known, false) known
      from organisation o left join (
        select r.organisation_id,
          count(distinct r.user_id) >= ${knownFrom.accounts} and
          count(distinct coalesce(s.company_id, s.id)) >= ${knownFrom.vendors} and
          count(distinct ${day} / ${30}::int) >= ${knownFrom.months} and
          ${rankingDay} - min(${day}) >= ${knownFrom.days} known
        from review r join software s on s.id = r.software_id join app_user u on u.id = r.user_id
        where ${provedMailbox}
          and ${mailboxProvedAt} is not null and u.suspended_at is null
        group by r.organisation_id) k on k.organisation_id = o.id) f
    where o.id = f.id and o.is_known <> f.known`;
}
// api/src/domain/review/language/counts.ts
/** Maximum number of languages that are listed. */
var atMost = 20;
var order = sql`count desc, tag`;
/** Languages of the published reviews of each software, most frequent first. */
async function languagesOfSoftware({ reader }, softwareIds) {
	const rows = await reader.query(sql`select * from (
      select l.software_id as "softwareId", l.language as tag, l.count,
        row_number() over (partition by l.software_id order by l.count desc, l.language) as place
      from review_language_count l where l.software_id = any(${[...softwareIds]}::uuid[])) x
    where x.place <= ${atMost}::int4 order by x."softwareId", x.place`, { reads: () => softwareIds.map((id) => childrenOf("review", id, "text")) });
	const languages = Map.groupBy(rows, ({ softwareId }) => softwareId);
	return new Map([...languages].map(([id, some]) => [id, some.map(({ tag, count }) => ({
		tag,
		count
	}))]));
}
/** Languages of the published reviews of all Live software, most frequent first. */
function languagesOfReviews({ reader }) {
	return reader.query(sql`select l.language as tag, sum(l.count)::int4 as count
      from review_language_count l join software s on s.id = l.software_id where ${isLive}
      group by l.language order by ${order} limit ${atMost}::int4`, { reads: () => [anyOf("review", "text"), anyOf("software", "text")] });
}
/** The number of published reviews of Live software in a language, as an expression. */
var totalInLanguage = (language) => sql`(select coalesce(sum(l.count), 0)::int4 from review_language_count l join software s on s.id = l.software_id
    where l.language = ${language} and ${isLive})`;
var names = new Intl.DisplayNames(["en"], {
	type: "language",
	fallback: "code"
});
/** The English name of a language; its tag where it has none. */
var languageName = (tag) => languageNames[tag] ?? names.of(tag) ?? tag;
/**
* Counts the languages of the reviews of software (alias `s`), whose rows the caller has locked; returns how many counts were wrong, but for
* those of languages that are gone.
*/
async function updateLanguageCounts(tx, only) {
	await tx.$executeRaw`
    delete from review_language_count c using software s where s.id = c.software_id and ${only}
      and not exists (select from review r
        where r.software_id = c.software_id and r.language = c.language and r.status = 'published')`;
	return tx.$executeRaw`
    insert into review_language_count (software_id, language, count)
    select r.software_id, r.language, count(*)::int as count
    from software s join review r on r.software_id = s.id
    where ${only} and r.status = 'published' and r.language is not null group by r.software_id, r.language
    on conflict (software_id, language) do update set count = excluded.count
      where review_language_count.count <> excluded.count`;
}
// api/src/domain/counters/deltas.ts
/** How many reviews there are with these conditions on status, is_verified and rating (alias `r`). */
var countReviews = (where) => sql`(select coalesce(sum(r.count), 0)::int4 from review_counter_delta r where ${allOf(where)})`;
/** How many users there are with these conditions on has_account, is_email_verified, is_admin and is_suspended (alias `t`). */
var countUsers = (where) => sql`(select coalesce(sum(t.count), 0)::int4 from user_counter_delta t where ${allOf(where)})`;
/** How many entries the audit log has with these conditions on action and subject_type (alias `a`). */
var countAuditEntries = (where) => sql`(select coalesce(sum(a.count), 0)::int4 from audit_counter_delta a where ${allOf(where)})`;
/** Each table of deltas, its grouping columns, and the same columns of the counted rows. */
var deltaTables = [
	[
		sql`review_counter_delta`,
		sql`status, is_verified, rating`,
		sql`select status, is_verified, rating, 1 n from review`
	],
	[
		sql`user_counter_delta`,
		sql`has_account, is_email_verified, is_admin, is_suspended`,
		sql`select email_key is not null, is_email_verified, is_admin, suspended_at is not null, 1 n from app_user`
	],
	[
		sql`audit_counter_delta`,
		sql`action, subject_type`,
		sql`select action, subject_type, 1 n from audit_entry`
	],
	[
		sql`transparency_counter_delta`,
		sql`month, measure, kind, hours, origin`,
		null
	]
];
/** Replaces the deltas of each kind by one row with their sum. Safe to run concurrently. */
async function compactDeltas(tx) {
	for (const [table, kinds] of deltaTables) await tx.$executeRaw`with gone as (delete from ${table} where (${kinds}) in
        (select ${kinds} from ${table} group by ${kinds} having count(*) > 1) returning *)
      insert into ${table} (${kinds}, count) select ${kinds}, sum(count) from gone group by ${kinds} having sum(count) <> 0`;
}
/** Recounts the rows and adds the missing differences; returns the number of kinds that were wrong. */
async function recomputeDeltas(tx) {
	let corrected = 0;
	for (const [table, kinds, things] of deltaTables) {
		if (things === null) continue;
		corrected += await tx.$executeRaw`insert into ${table} (${kinds}, count)
      select ${kinds}, sum(n) from (select ${kinds}, -count n from ${table} union all ${things}) c
      group by ${kinds} having sum(n) <> 0`;
	}
	return corrected;
}
// api/src/domain/counters/feature-counts.ts
/** How many published reviews of software (alias `s`) confirm and deny each feature; writes only wrong counts and returns how many there were. */
function updateFeatureCounts(tx, only = sql`true`) {
	return tx.$executeRaw`
    insert into software_feature (software_id, feature_id, confirmed_count, denied_count)
    select software_id, feature_id, sum(confirmed)::int, sum(denied)::int from (
      select r.software_id, a.feature_id, a.has::int as confirmed, (not a.has)::int as denied
        from software s join review r on r.software_id = s.id and r.status = 'published'
        join review_feature a on a.review_id = r.id where ${only}
      union all
      select t.software_id, t.feature_id, 0, 0 from software s join software_feature t on t.software_id = s.id
        where ${only} and t.confirmed_count + t.denied_count > 0) x
    group by software_id, feature_id
    on conflict (software_id, feature_id) do update
      set confirmed_count = excluded.confirmed_count, denied_count = excluded.denied_count
      where (software_feature.confirmed_count, software_feature.denied_count)
        is distinct from (excluded.confirmed_count, excluded.denied_count)`;
}
// api/src/domain/counters/update-statements.ts
/** The condition of an update that is not limited to some rows. */
var all = sql`true`;
/**
* Review counters of software (alias `s`): counts, exact mean, histogram, sub-ratings, reviews by market segment.
*/
function updateReviewCounters(tx, only = all) {
	return tx.$executeRaw`
    update software set review_count = f.n, rating_sum = f.sum, avg_rating = f.mean, histogram = f.histogram,
      ease_of_use = f.ease, support = f.support, value = f.value,
      small_business_reviews = f.small, mid_market_reviews = f.mid, enterprise_reviews = f.large
    from (
      select s.id, count(r.id)::int n, coalesce(sum(r.rating), 0)::int sum, coalesce(avg(r.rating), 0)::float8 mean,
        array[count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2),
          count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 4),
          count(*) filter (where r.rating = 5)]::int[] histogram,
        avg(r.ease_of_use)::float8 ease, avg(r.support)::float8 support, avg(r.value)::float8 value,
        (count(*) filter (where r.company_size = any(${sizesOf("small-business")})))::int small,
        (count(*) filter (where r.company_size = any(${sizesOf("mid-market")})))::int mid,
        (count(*) filter (where r.company_size = any(${sizesOf("enterprise")})))::int large
      from software s left join review r on r.software_id = s.id and r.status = 'published'
      where ${only} group by s.id) f
    where software.id = f.id
      and (review_count, rating_sum, avg_rating, software.histogram, ease_of_use, software.support, software.value,
        small_business_reviews, mid_market_reviews, enterprise_reviews)
      is distinct from (f.n, f.sum, f.mean, f.histogram, f.ease, f.support, f.value, f.small, f.mid, f.large)`;
}
/** The most frequent roles and industries of the reviewers of software (alias `s`); none with too few reviews. */
function updateReviewerBreakdowns(tx, only = all) {
	const mostFrequent = (kind) => sql`coalesce((array_agg(t.word order by t.n desc, t.word collate "C")
    filter (where t.kind = ${kind}))[1:${listSizes.reviewerWords}::int], '{}')`;
	return tx.$executeRaw`
    update software set reviewer_roles = f.roles, reviewer_industries = f.industries
    from (
      select s.id, ${mostFrequent("role")} roles, ${mostFrequent("industry")} industries
      from software s left join (
        select r.software_id, w.kind, min(btrim(w.word) collate "C") word, count(*) n
        from software s join review r on r.software_id = s.id
          cross join lateral (values ('role', r.role), ('industry', r.industry)) w(kind, word)
        where ${only} and r.status = 'published' and btrim(w.word) <> ''
        group by r.software_id, w.kind, lower(btrim(w.word))
      ) t on t.software_id = s.id and s.review_count >= ${5}
      where ${only} group by s.id) f
    where software.id = f.id and (reviewer_roles, reviewer_industries) is distinct from (f.roles, f.industries)`;
}
/** Number of plans and the lowest price of software (alias `s`): prices in other currencies than US dollars cannot be compared, but 0 can. */
function updatePlanCounters(tx, only = all) {
	return tx.$executeRaw`
    update software set plan_count = f.n, lowest_price = f.lowest
    from (select s.id, count(p.id)::int n, 
        min(p.price) filter (where p.currency = ${"USD"} or p.price = 0) lowest
      from software s left join pricing_plan p on p.software_id = s.id
      where ${only} group by s.id) f
    where software.id = f.id and (plan_count, lowest_price) is distinct from (f.n, f.lowest)`;
}
/**
* Places Live software (alias `s`) in active categories: its own and all their ancestors. `onlyRows` is the same condition for
* existing rows (alias `l`).
*/
async function updateCategoryListings(tx, only = all, onlyRows = all) {
	const wanted = sql`
    with recursive above(software_id, category_id) as (
      select sc.software_id, sc.category_id from software_category sc
        join software s on s.id = sc.software_id and s.is_active and ${only}
        join category c on c.id = sc.category_id and c.is_active
      union
      select a.software_id, p.id from above a
        join category c on c.id = a.category_id join category p on p.id = c.parent_id and p.is_active)
    select a.category_id, a.software_id, s.sort_name from above a join software s on s.id = a.software_id`;
	return await tx.$executeRaw`
    delete from category_listing l where ${onlyRows} and not exists (
      select 1 from (${wanted}) w where w.category_id = l.category_id and w.software_id = l.software_id)` + await tx.$executeRaw`
    insert into category_listing (category_id, software_id, sort_name) ${wanted}
    on conflict (category_id, software_id) do update set sort_name = excluded.sort_name
      where category_listing.sort_name <> excluded.sort_name`;
}
/** C, the median of the means of the rated software, and the number of proven reviews. */
var renewed = {
	median: sql`percentile_cont(0.5) within group (order by s.avg_rating) filter (where s.review_count > 0)`,
	proven: sql`coalesce(sum(s.proven_count), 0)::int`
};
/** As they are stored: a command changes the ranks of its own listings only. */
var storedBase = {
	median: sql`c.median_rating`,
	proven: sql`c.proven_count`
};
/** Counts and sums of categories (alias `c`), and what their ranks are computed with. */
function updateCategoryCounters(tx, only = all, { median, proven } = renewed) {
	return tx.$executeRaw`
    update category set software_count = f.n, review_count = f.reviews, rating_sum = f.sum, median_rating = f.median,
      proven_count = f.proven
    from (select c.id, count(s.id)::int n, coalesce(sum(s.review_count), 0)::int reviews,
        coalesce(sum(s.rating_sum), 0)::int sum, ${median} median, ${proven} proven
      from category c left join category_listing l on l.category_id = c.id left join software s on s.id = l.software_id
      where ${only} group by c.id) f
    where category.id = f.id
      and (software_count, category.review_count, category.rating_sum, median_rating, category.proven_count)
      is distinct from (f.n, f.reviews, f.sum, f.median, f.proven)`;
}
/**
* S of software (alias `s`) in each category and what it is ordered by, from the sums of its reviews and the category's stored C; on the
* software itself that of the primary category. As scoreOf and rankValue in domain/ranking.
*/
async function updateRankScores(tx, only = all) {
	const limited = sql`c.proven_count >= ${10}::int`;
	const weight = sql`(${8}::float8 + case when ${limited} then s.rank_weight else s.rank_weight_unlimited end)`;
	const stars = sql`case when ${limited} then s.rank_stars else s.rank_stars_unlimited end`;
	const score = sql`least(5, (${8}::float8 * c.median_rating + ${stars}) / ${weight})`;
	const isUnrated = sql`s.review_count = 0 or c.median_rating is null`;
	const ranks = sql`case when ${isUnrated} then 0 else ${score} end score,
    case when ${isUnrated} then 0 else ${score} - ${defaultCaution}::float8 / sqrt(${weight}) end value`;
	return await tx.$executeRaw`
    update category_listing l set score = f.score, rank_value = f.value
    from (select l.category_id, l.software_id, ${ranks} from category_listing l
      join software s on s.id = l.software_id join category c on c.id = l.category_id where ${only}) f
    where l.category_id = f.category_id and l.software_id = f.software_id
      and (l.score, l.rank_value) is distinct from (f.score, f.value)` + await tx.$executeRaw`
    update software set rank_score = f.value from (select s.id, ${ranks} from software s
      join category c on c.id = s.category_id where ${only}) f
    where software.id = f.id and rank_score <> f.value`;
}
/** How many Live software a company (alias `c`) has. */
function updateCompanyCounters(tx, only = all) {
	return tx.$executeRaw`
    update company set software_count = f.n
    from (select c.id, count(s.id)::int n from company c left join software s on s.company_id = c.id and s.is_active
      where ${only} group by c.id) f
    where company.id = f.id and software_count <> f.n`;
}
/** Totals of the directory (./totals.ts). */
function updateTotals(tx, only = all) {
	return tx.$executeRaw`
    insert into total_count (name, value, updated_at)
    select name, value, now() from (
      select 'liveSoftware' as name, count(*)::int as value from software where is_active
      union all select 'publishedReviews', coalesce(sum(review_count), 0)::int from software where is_active
      union all select 'companies', count(*)::int from company
      union all select 'activeCategories', count(*)::int from category where is_active) f
    where ${only}
    on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at
      where total_count.value <> excluded.value`;
}
/** The company sizes that make up a market segment. */
function sizesOf(segment) {
	return companySizes.filter((size) => segmentOfSize[size] === segment);
}
// api/src/domain/counters/recompute.ts
/**
* Recomputes every counter from the rows, set by set, and writes only rows that were wrong; returns how many those
* were. Imports end with it, and `npm run check:counters` runs it by itself. Locks all companies and software first, as writers of listings
* and reviews lock theirs: what one of them is counting meanwhile would be overwritten by figures of before. Votes lock the review alone. A
* statement compares each count with the votes of its own snapshot and leaves one that is right alone, whatever is voted meanwhile; one that
* was wrong may be set to a figure without the vote of that moment, which the next run mends.
*/
async function recomputeCounters(tx) {
	await tx.$executeRaw`select 1 from company order by id for no key update`;
	await tx.$executeRaw`select 1 from software order by id for no key update`;
	await fixRankingDate(tx);
	const software = await updateReviewCounters(tx);
	const reviewers = await updateReviewerBreakdowns(tx);
	const languages = await updateLanguageCounts(tx, sql`true`);
	const helpful = await recomputeHelpfulCounts(tx);
	const offered = await tickListed(tx);
	const features = await updateFeatureCounts(tx);
	const plans = await updatePlanCounters(tx);
	const listings = await updateCategoryListings(tx);
	const weights = await renewWeights(tx);
	await deleteUnusedOrganisations(tx);
	const evidence = await renewAllEvidence(tx);
	const categories = await updateCategoryCounters(tx);
	const ranks = await updateRankScores(tx);
	const companies = await updateCompanyCounters(tx);
	await tx.$executeRaw`select 1 from total_count order by name for update`;
	return {
		offered,
		software,
		reviewers,
		languages,
		helpful,
		features,
		plans,
		listings,
		weights,
		evidence,
		ranks,
		categories,
		companies,
		totals: await updateTotals(tx),
		deltas: await recomputeDeltas(tx),
		facets: await renewSoftwareFacets(tx)
	};
}
/** Corrects what lists of software are filtered by (software_facets), which a trigger keeps; returns how many rows were wrong. */
async function renewSoftwareFacets(tx) {
	const [row] = await tx.$queryRaw`select renew_software_facets() as wrong`;
	return row?.wrong ?? 0;
}
/** Renews what each review weighs before its age counts: q, its organisation, and v; returns how many reviews changed. */
async function renewWeights(tx) {
	const texts = await fillTextWeights(tx);
	await placeInOrganisations(tx);
	await renewKnownOrganisations(tx);
	return texts + await renewProofs(tx);
}
/**
* Recomputes what changed reviews of these software affect: their counters, their rank scores with the stored C, and the
* counters of their categories. Locks shared rows before reading: the software (by the caller), then all categories in the
* order of IDs, then the total, so that the second of two writers counts what the first wrote. Call once per transaction, with
* everything that changed.
*/
async function recomputeReviewCounters(tx, ...softwareIds) {
	const software = sql`s.id = any(${[...softwareIds]}::uuid[])`;
	const categories = sql`c.id in (select l.category_id from category_listing l
    where l.software_id = any(${[...softwareIds]}::uuid[]))`;
	await renewEvidence(tx, softwareIds);
	await tx.$executeRaw`
    with locked as (select 1 from category c where ${categories} order by c.id for update)
    select 1 from total_count where name = 'publishedReviews' and (select count(*) from locked) >= 0 for update`;
	await inOneStatement(tx, (together) => [
		updateReviewCounters(together, software),
		updateFeatureCounts(together, software),
		updateLanguageCounts(together, software)
	]);
	await updateReviewerBreakdowns(tx, software);
	await inOneStatement(tx, (together) => [
		updateCategoryCounters(together, categories, storedBase),
		updateRankScores(together, software),
		updateTotals(together, sql`name = 'publishedReviews'`)
	]);
}
/**
* Recomputes what created, deleted, renamed or moved listings affect, with the stored C of their categories. The caller has
* locked the company, the software and their former and present categories, in this order.
*/
async function recomputeListingCounters(tx, { softwareIds, companyId, categoryIds }) {
	const ids = [...softwareIds];
	const software = sql`s.id = any(${ids}::uuid[])`;
	const totals = ["liveSoftware", "publishedReviews"];
	await tx.$executeRaw`select 1 from total_count where name = any(${totals}) order by name for update`;
	await updateCategoryListings(tx, software, sql`l.software_id = any(${ids}::uuid[])`);
	await updateCategoryCounters(tx, sql`c.id = any(${[...categoryIds]}::uuid[])`, storedBase);
	await updateRankScores(tx, software);
	if (companyId !== null) await updateCompanyCounters(tx, sql`c.id = ${companyId}::uuid`);
	await updateTotals(tx, sql`name = any(${totals})`);
}
/**
* Recomputes what a moved, hidden or shown category affects: the placement of listings in it and its descendants, and the
* counters, C and rank scores of all `affected` categories. The caller has locked the listings and the tree.
*/
async function recomputePlacementCounters(tx, categoryId, affected) {
	await tx.$executeRaw`select 1 from total_count where name = 'activeCategories' for update`;
	const within = sql`(select sc.software_id from software_category sc where sc.category_id in (
    with recursive below(id) as (
      select ${categoryId}::uuid union select c.id from below b join category c on c.parent_id = b.id)
    select id from below))`;
	await updateCategoryListings(tx, sql`s.id in ${within}`, sql`l.software_id in ${within}`);
	const categories = sql`c.id = any(${[...affected]}::uuid[])`;
	await updateCategoryCounters(tx, categories);
	await updateRankScores(tx, categories);
	await updateTotals(tx, sql`name = 'activeCategories'`);
}
/** Recomputes the number of active categories after one was created. */
async function recomputeCategoryTotal(tx) {
	await tx.$executeRaw`select 1 from total_count where name = 'activeCategories' for update`;
	await updateTotals(tx, sql`name = 'activeCategories'`);
}
/** Recomputes the plan count and the lowest price of a listing after its plans changed. */
async function recomputePlanCounters(tx, softwareId) {
	await updatePlanCounters(tx, sql`s.id = ${softwareId}::uuid`);
}
/** Recomputes the number of companies after one was created or deleted. */
async function recomputeCompanyTotal(tx) {
	await tx.$executeRaw`select 1 from total_count where name = 'companies' for update`;
	await updateTotals(tx, sql`name = 'companies'`);
}
/** Recomputes C and the number of proven reviews of every category, and every rank; returns how many rows changed. */
async function recomputeRanking(tx) {
	return await updateCategoryCounters(tx) + await updateRankScores(tx);
}
export { labelledReviews as A, weightsAfterPasses as B, provedMailbox as C, rankValue as D, defaultCaution as E, industryKey as F, held as I, limitedByOrganisation as L, isRankingDue as M, rankingDay as N, sumOf as O, setRankingDate as P, passLimits as R, organisationAt as S, renewEvidence as T, recountHelpfulVotes as V, languagesOfSoftware as _, recomputePlacementCounters as a, deleteUnusedOrganisations as b, recomputeReviewCounters as c, compactDeltas as d, countAuditEntries as f, languagesOfReviews as g, languageName as h, recomputeListingCounters as i, completeRankingDate as j, inReviewBatches as k, renewWeights as l, countUsers as m, recomputeCompanyTotal as n, recomputePlanCounters as o, countReviews as p, recomputeCounters as r, recomputeRanking as s, recomputeCategoryTotal as t, updateRankScores as u, totalInLanguage as v, listingsAfter as w, mailboxProvedAt as x, updateLanguageCounts as y, reviewClasses as z };
