import { C as object, O as string, c as array, i as _enum } from "./schemas-BaGL-H36.js";
import { t as connectionTransaction } from "./transaction-8pQTXkvp.js";
import { d as sql, l as rawSql, y as minuteMs } from "./sql-DFE1wlsP.js";
import { b as deleteUnusedOrganisations, r as recomputeCounters } from "./recompute-t6dYSltK.js";
import { a as writeReviews, c as writeCompanies, i as setNames, l as writeCategories, n as demoTrust, o as writePlans, r as insertSet, s as writeSoftware } from "./records-CQmsXqHY.js";
import { t as recomputeTrends } from "./trends-BY8bMMcw.js";
import { Bn as image, Dn as planUnits, Fn as featureVocabulary, Gn as slug, Hn as language, In as choice, Jn as wholeNumber, Kn as texts, Ln as description, N as currency, Nt as reviewerRoles, Pt as usedForSpans, Qn as stars, Rn as fileLimits, Sn as companySizes, Sr as requiredText, T as reviewCore, Un as link, Vn as key, Wn as shorten, Y as rowFacts, Yn as withoutLinks, Zn as orNull, jr as limits, qn as time, xn as categoryTypes, yn as billingPeriods, yr as optionalText, zn as flag } from "./inputs-B-w6j7sD.js";
import { i as refreshSearchTexts } from "./parts-FaPClcY2.js";
import { on } from "node:events";
import { Worker } from "node:worker_threads";
// api/src/inputs/catalogue.ts
/** The files of a catalogue, in the order in which they are imported: later ones refer to earlier ones. */
var catalogueFiles = [
	"categories",
	"companies",
	"software",
	"plans",
	"reviews"
];
var contentSection = object({
	id: requiredText({
		name: "id",
		max: limits.thingName
	}),
	heading: requiredText({
		name: "heading",
		max: limits.thingName
	}),
	content: requiredText({
		name: "content",
		max: limits.description
	})
});
/** Features of categories' vocabularies, each as category slug, slash, key. */
var namedFeatures = (name) => orNull(array(string({ error: `${name} must be texts` }).max(2 * limits.slug + 1, { error: `${name} must be a category slug, a slash and a key` }).regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, { error: `${name} must be a category slug, a slash and a key` }), { error: `${name} must be a list` }).max(limits.namedFeatures, { error: `${name} must be at most ${limits.namedFeatures}` }).transform((names) => [...new Set(names)]));
var categoryRow = object({
	slug: slug("slug"),
	name: requiredText({
		name: "name",
		max: limits.thingName
	}),
	description: description("description"),
	parentSlug: orNull(slug("parentSlug")),
	categoryType: _enum(categoryTypes, { error: `categoryType must be one of ${categoryTypes.join(", ")}` }),
	heroDescription: optionalText({
		name: "heroDescription",
		max: limits.description
	}),
	longDescription: optionalText({
		name: "longDescription",
		max: limits.description
	}),
	contentSections: orNull(array(contentSection, { error: "contentSections must be a list" }).max(limits.contentSections, { error: `contentSections must be at most ${limits.contentSections}` })),
	metaTitle: optionalText({
		name: "metaTitle",
		max: fileLimits.metaTitle
	}),
	metaDescription: optionalText({
		name: "metaDescription",
		max: fileLimits.metaDescription
	}),
	comparedFeatures: orNull(featureVocabulary),
	isActive: flag("isActive"),
	synonyms: texts("synonyms", "synonym", limits.synonyms, limits.synonym)
});
var companyRow = object({
	slug: slug("slug"),
	name: requiredText({
		name: "name",
		max: limits.thingName
	}),
	website: link("website"),
	description: description("description"),
	industry: optionalText({
		name: "industry",
		max: limits.thingName
	}),
	employeeCount: choice("employeeCount", companySizes),
	foundedYear: wholeNumber("foundedYear", 1, 9999),
	location: optionalText({
		name: "location",
		max: limits.thingName
	}),
	isVerified: flag("isVerified"),
	logoUrl: image("logoUrl")
});
var screenshot = object({
	url: image("url").refine((url) => url !== null, { error: "url is required" }),
	caption: optionalText({
		name: "caption",
		max: limits.caption
	})
});
/**
* Catalogues keep whole paragraphs as short descriptions. One that is too long is cut at a word where nothing is lost
* by it, because the description says it whole or is missing and takes it over; otherwise the row is refused.
*/
var softwareRow = object({
	slug: slug("slug"),
	name: requiredText({
		name: "name",
		max: limits.thingName
	}),
	shortDescription: optionalText({
		name: "shortDescription",
		max: limits.description
	}),
	description: optionalText({
		name: "description",
		max: limits.description
	}),
	websiteUrl: link("websiteUrl"),
	companySlug: orNull(slug("companySlug")),
	categorySlugs: orNull(array(slug("categorySlugs"), { error: "categorySlugs must be a list" }).min(1, { error: "categorySlugs must name a category" }).max(fileLimits.categories, { error: `categorySlugs must be at most ${fileLimits.categories}` }).transform((slugs) => [...new Set(slugs)])),
	features: texts("features", "feature", limits.features, limits.feature),
	offeredFeatures: namedFeatures("offeredFeatures"),
	...rowFacts,
	tags: texts("tags", "tag", fileLimits.tags, limits.feature),
	logoUrl: image("logoUrl"),
	screenshots: orNull(array(screenshot, { error: "screenshots must be a list" }).max(limits.screenshots, { error: `screenshots must be at most ${limits.screenshots}` })),
	isFeatured: flag("isFeatured"),
	isActive: flag("isActive"),
	createdAt: time("createdAt")
}).transform((row, context) => {
	const whole = row.shortDescription && withoutLinks(row.shortDescription);
	const description = row.description && withoutLinks(row.description) || null;
	if (!whole) return {
		...row,
		shortDescription: null,
		description
	};
	const short = shorten(whole, limits.shortDescription);
	if (short !== whole && description !== null && !description.includes(whole)) context.addIssue({
		code: "custom",
		path: ["shortDescription"],
		message: `shortDescription must be at most ${limits.shortDescription} characters, or part of the description`
	});
	return {
		...row,
		shortDescription: short,
		description: short === whole ? description : description ?? whole
	};
});
var planRow = object({
	softwareSlug: slug("softwareSlug"),
	name: requiredText({
		name: "name",
		max: limits.thingName
	}),
	/** Null is a value (on request); only an omitted price leaves the stored one unchanged. */
	price: string({ error: "price must be text such as \"29.00\", or null" }).regex(/^\d{1,10}(\.\d{1,2})?$/, { error: "price must be text such as \"29.00\", or null" }).nullable().optional(),
	currency: orNull(currency("currency")),
	billingPeriod: choice("billingPeriod", billingPeriods),
	unit: choice("unit", planUnits),
	minimumPeople: wholeNumber("minimumPeople", 1, limits.minimumPeople),
	features: texts("features", "feature", limits.features, limits.feature),
	isPopular: flag("isPopular")
});
var author = object({
	firstName: optionalText({
		name: "firstName",
		max: limits.personName
	}),
	lastName: optionalText({
		name: "lastName",
		max: limits.personName
	}),
	designation: optionalText({
		name: "designation",
		max: limits.thingName
	})
});
/** The rules of each file's rows. Keys that are not listed are ignored. */
var catalogueSchemas = {
	categories: categoryRow,
	companies: companyRow,
	software: softwareRow,
	plans: planRow,
	reviews: object({
		key: key("key"),
		softwareSlug: slug("softwareSlug"),
		authorKey: key("authorKey"),
		author: orNull(author),
		...reviewCore,
		pros: texts("pros", "pro", limits.reviewPoints, limits.reviewPoint),
		cons: texts("cons", "con", limits.reviewPoints, limits.reviewPoint),
		easeOfUse: orNull(stars("easeOfUse")),
		support: orNull(stars("support")),
		value: orNull(stars("value")),
		role: choice("role", reviewerRoles),
		companySize: choice("companySize", companySizes),
		industry: optionalText({
			name: "industry",
			max: limits.thingName
		}),
		usedFor: choice("usedFor", usedForSpans),
		confirmedFeatures: namedFeatures("confirmedFeatures"),
		deniedFeatures: namedFeatures("deniedFeatures"),
		isVerified: flag("isVerified"),
		isInvited: flag("isInvited"),
		usedBeforeSlug: orNull(slug("usedBeforeSlug")),
		consideredSlugs: orNull(array(slug("consideredSlugs"), { error: "consideredSlugs must be a list" }).max(limits.considered, { error: `consideredSlugs must be at most ${limits.considered}` })),
		language: language("language"),
		/** Another name of it. */
		lang: language("lang"),
		createdAt: time("createdAt")
	})
};
// api/src/import/load/bulk.ts
/** Tables that are filled from a catalog's rows, by triggers or by recomputing the counters. */
var derivedTables = [
	"category_listing",
	"software_evidence",
	"software_facets",
	"software_terms",
	"review_product"
];
/**
* Call first in a transaction that writes many rows. Makes PostgreSQL plan each statement again: cached plans were made for empty
* tables and scan them.
*/
async function beginBulk(tx) {
	await tx.$executeRaw`set local plan_cache_mode = force_custom_plan`;
}
/**
* Call after many rows were written. Recomputes the counters, and updates statistics, which the embedded database never does and a server
* does late: of the rows before, because recomputing needs them, and of what it writes after.
*/
async function endBulk(tx) {
	await endBulkInSteps(tx, (recompute) => recompute(tx));
}
/**
* The same after rows that are committed: `inTransaction` runs the recomputing in one, and the statistics are renewed table by table, so that on the
* embedded database others have their turn in between.
*/
async function endBulkInSteps(client, inTransaction) {
	const analyze = async (tables) => {
		for (const table of tables) await client.$executeRaw(sql`analyze ${rawSql(table)}`);
	};
	await analyze(setNames);
	await inTransaction(recomputeCounters);
	await analyze([
		"category",
		"software",
		...derivedTables
	]);
}
// api/src/import/commands.ts
var commands = {
	categories: writeCategories,
	companies: writeCompanies,
	software: writeSoftware,
	plans: writePlans,
	reviews: writeReviews
};
/** Writes rows of a file with its domain command. */
async function writeRows(tx, file, entries, how) {
	await beginBulk(tx);
	return commands[file](tx, entries, how);
}
/** The same within one transaction. */
async function finishWithin(tx) {
	await refreshAllSearchTexts((after) => refreshSearchTexts(tx, after, 250));
	await endBulk(tx);
}
async function refreshAllSearchTexts(refresh) {
	let after = await refresh(null);
	while (after !== null) after = await refresh(after);
}
// api/src/import/rows.ts
/**
* Validates the rows of one file: each by itself (inputs/catalogue.ts), and against the rows before it, of which it remembers only
* the keys.
*/
var RowChecker = class {
	#schema;
	#rule;
	constructor(file) {
		this.#schema = catalogueSchemas[file];
		this.#rule = fileRules[file]();
	}
	check(line, value) {
		if (typeof value !== "object" || value === null || Array.isArray(value)) return {
			line,
			reason: "is not a JSON object"
		};
		const result = this.#schema.safeParse(value);
		if (!result.success) return {
			line,
			reason: result.error.issues.map((issue) => explain(issue, value)).join("; ")
		};
		const reason = this.#rule(result.data, line);
		return reason === void 0 ? {
			line,
			row: result.data
		} : {
			line,
			reason
		};
	}
};
/** "title: Title is required", "rating: Please choose … (7)": path, message, and the value if it is short. */
function explain(issue, value) {
	const path = issue.path.join(".");
	const found = issue.path.reduce((part, key) => part?.[key], value);
	const shown = typeof found === "number" || typeof found === "string" && found !== "" && found.length <= 80;
	return `${issue.message.startsWith(`${path} `) ? "" : `${path}: `}${issue.message}${shown ? ` (${found})` : ""}`;
}
/** Rules across the rows of one file; each file gets its own instance. */
var fileRules = {
	categories: () => {
		const isNew = once$1();
		return ({ slug }, line) => isNew(slug, line, `slug "${slug}"`);
	},
	companies: () => {
		const isNew = once$1();
		return ({ slug }, line) => isNew(slug, line, `slug "${slug}"`);
	},
	software: () => {
		const isNew = once$1();
		return ({ slug }, line) => isNew(slug, line, `slug "${slug}"`);
	},
	plans: () => {
		const isNew = once$1();
		const popular = /* @__PURE__ */ new Map();
		return ({ softwareSlug, name, isPopular }, line) => {
			const other = isPopular ? popular.get(softwareSlug) : void 0;
			if (other !== void 0 && other !== name) return `"${softwareSlug}" has a popular plan already ("${other}")`;
			if (isPopular) popular.set(softwareSlug, name);
			return isNew(`${softwareSlug} ${name}`, line, `plan "${name}" of "${softwareSlug}"`);
		};
	},
	reviews: () => {
		const isNew = once$1();
		const described = /* @__PURE__ */ new Map();
		const reviewers = /* @__PURE__ */ new Map();
		return (row, line) => {
			const author = described.get(row.authorKey) ?? row.authorKey;
			const authors = reviewers.get(row.softwareSlug) ?? /* @__PURE__ */ new Set();
			if (authors.has(author)) return `author "${author}" has reviewed this software already`;
			const reason = isNew(row.key, line, `key "${row.key}"`);
			if (reason !== void 0) return reason;
			reviewers.set(row.softwareSlug, authors.add(author));
			if (described.has(author)) row.author = null;
			else if (row.author !== null) described.set(author, author);
		};
	}
};
/** Reports a key that occurs twice in the file, because it is unclear which row would count. */
function once$1() {
	const lines = /* @__PURE__ */ new Map();
	return (key, line, name) => {
		const earlier = lines.get(key);
		if (earlier === void 0) lines.set(key, line);
		return earlier === void 0 ? void 0 : `${name} is already on line ${earlier}`;
	};
}
// api/src/import/demo/alternatives.ts
/** Listings of a category that people of the demo know. */
var known = 6;
/**
* What reviewers of the demo used before and looked at, and what its visitors compared: what their text says, or listings of the same
* category, the most reviewed ones most often. The same reviews name the same listings on every machine.
*/
async function fillDemoAlternatives(tx, now) {
	await tx.$executeRaw`
    with listing as (
      select s.id, s.category_id, s.review_count,
        row_number() over (partition by s.category_id order by s.review_count desc, s.slug) as place,
        least(count(*) over (partition by s.category_id), ${known}::int4) as many
      from software s where s.is_active),
    said as (
      select r.id as review_id, n.id from review r join software n
        on n.name = substring(r.content from 'Compared with (.*), which I used in my last job')
      where r.status = 'published' and r.catalog_key is not null and n.is_active and n.id <> r.software_id),
    chosen as (
      select r.id as review_id, k.kind, n.id
      from review r join listing l on l.id = r.software_id
        cross join (values ('used-before', 450), ('considered', 350)) k (kind, of_thousand)
        cross join lateral (select (hashtext(r.catalog_key || k.kind) & 1023) / 1024.0 as chance,
          (hashtext(k.kind || r.catalog_key) & 1023) / 1024.0 as luck) h
        join listing n on n.category_id = l.category_id and n.place = 1 + floor(l.many * h.luck * h.luck)
      where r.status = 'published' and r.catalog_key is not null and h.chance * 1000 < k.of_thousand and n.id <> l.id)
    insert into review_product (review_id, kind, software_id)
    select review_id, 'used-before', id from said
    union all
    select review_id, kind, id from chosen c where not (kind = 'used-before' and exists (select 1 from said s where s.review_id = c.review_id))
      and not (kind = 'considered' and exists (select 1 from said s where s.review_id = c.review_id and s.id = c.id))
      and not (kind = 'considered' and exists (
        select 1 from chosen b where b.review_id = c.review_id and b.kind = 'used-before' and b.id = c.id))
    on conflict do nothing`;
	await tx.$executeRaw`
    with listing as (
      select s.id, s.slug, s.category_id,
        row_number() over (partition by s.category_id order by s.review_count desc, s.slug) as place
      from software s where s.is_active and s.review_count > 0)
    insert into compared_pair (software_id, other_id, day, count)
    select least(a.id, b.id), greatest(a.id, b.id), d.day::date,
      1 + floor(12.0 * ((hashtext(a.slug || b.slug || d.day::date) & 1023) / 1024.0) / (a.place * b.place))::int
    from listing a join listing b on b.category_id = a.category_id and b.place > a.place and b.place <= ${known}::int4
      cross join generate_series(${now}::timestamptz - interval '84 days', ${now}::timestamptz - interval '1 day', '7 days') d (day)
    on conflict do nothing`;
}
// api/src/import/demo/demo.ts
/** An arbitrary number, the same in every process. */
var lockKey = 7261984411;
/** On a slow machine loading takes long; the transaction must not time out before. */
var timeout = 10 * minuteMs;
/**
* Loads a catalog into an empty database, with the commands of an import, and returns how many rows of each file it
* added: none if the database has a catalog already. It is one transaction, so that a first start that is interrupted, or
* that two processes make at once, does not load a part of it or load it twice.
*/
function loadDemo(database, catalogue) {
	const work = async (tx) => {
		const loaded = {
			categories: 0,
			companies: 0,
			software: 0,
			plans: 0,
			reviews: 0
		};
		await lockCatalogue(tx);
		if (!await isEmpty(tx)) return loaded;
		const checkers = Object.fromEntries(catalogueFiles.map((file) => [file, new RowChecker(file)]));
		for (const { file, rows } of batches(catalogue)) loaded[file] += await write(tx, file, checkers[file], rows);
		await finishWithin(tx);
		await fillDemoAlternatives(tx, /* @__PURE__ */ new Date());
		return loaded;
	};
	return database.prisma.$transaction(work, {
		timeout,
		maxWait: timeout
	});
}
/** Waits until no other process loads a demo catalogue; then this one does, until its transaction ends. */
async function lockCatalogue(tx) {
	await tx.$executeRaw`select pg_advisory_xact_lock(${lockKey}::bigint)`;
}
/** Whether the database has no catalog. */
async function isEmpty(tx) {
	return (await tx.$queryRaw`
    select 1 where exists (select 1 from category) or exists (select 1 from company) or exists (select 1 from software)`).length === 0;
}
function* batches(catalogue) {
	let batch = {
		file: "categories",
		rows: []
	};
	let line = 0;
	for (const { file, row } of catalogue) {
		if (batch.rows.length >= 250 || batch.file !== file) {
			yield batch;
			batch = {
				file,
				rows: []
			};
		}
		batch.rows.push({
			line: ++line,
			value: row
		});
	}
	yield batch;
}
/** Every row must be right: the catalogue is part of the program. */
async function write(tx, file, checker, rows) {
	const entries = [];
	for (const { line, value } of rows) {
		const checked = checker.check(line, value);
		if ("reason" in checked) throw new Error(`Row ${line} of the demo catalogue (${file}): ${checked.reason}`);
		entries.push(checked);
	}
	const { added, refused } = await writeRows(tx, file, entries, {
		last: true,
		trust: demoTrust
	});
	const [first] = refused;
	if (first) throw new Error(`Row ${first.line} of the demo catalogue (${file}): ${first.text}`);
	return added;
}
// api/src/database/bulk-load-indexes.ts
/** Indexes of words take longer with more, which no processor's cache holds. */
var memory = rawSql("'64MB'");
/**
* Drops the foreign keys of these tables and all indexes without a constraint, and returns a function that recreates them from
* their definitions: building an index at once is ten times as fast as row by row, and one join checks all references. Run
* both in one transaction, so that a failed load changes nothing; the tables are locked until it ends. The returned function
* fails if a row violates a constraint.
*/
async function dropIndexesForBulkLoad(tx, tables) {
	const keys = await tx.$queryRaw`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::regclass[]) order by oid`;
	const indexes = await tx.$queryRaw`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition, i.indisunique as unique
    from pg_index i where i.indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by i.indexrelid`;
	for (const { table, name } of keys) await tx.$executeRaw`alter table ${rawSql(table)} drop constraint ${rawSql(name)}`;
	for (const { name } of indexes) await tx.$executeRaw`drop index ${rawSql(name)}`;
	const create = async (isUnique) => {
		for (const { definition, unique } of indexes) if (unique === isUnique) await tx.$executeRaw`${rawSql(definition)}`;
	};
	return async () => {
		await tx.$executeRaw`set local maintenance_work_mem = ${memory}`;
		await create(true);
		for (const { table, name, definition } of keys) await tx.$executeRaw`alter table ${rawSql(table)} add constraint ${rawSql(name)} ${rawSql(definition)}`;
		await create(false);
	};
}
// api/src/import/load/load.ts
/**
* Loads a whole catalogue into empty tables and returns the number of rows per table. CHECK constraints hold throughout; counters,
* foreign keys and indexes are made after all rows. The records' search texts must be those of domain/search-text.ts.
*/
async function loadSets(tx, batches, now, progress) {
	await beginBulk(tx);
	await deleteUnusedOrganisations(tx);
	await tx.$executeRaw`set local work_mem = '64MB'`;
	const putBack = await dropIndexesForBulkLoad(tx, [
		...setNames.filter((name) => name !== "organisation"),
		"category_listing",
		"software_terms"
	]);
	await tx.$executeRaw`alter table software disable trigger software_facets_insert`;
	await tx.$executeRaw`alter table software disable trigger software_facets_update`;
	const loaded = Object.fromEntries(setNames.map((name) => [name, 0]));
	let since = performance.now();
	const step = (text) => {
		progress(text, since);
		since = performance.now();
	};
	for await (const { set, json } of batches) {
		if (set === "review" && loaded.review === 0) step("software, companies, categories, plans and users");
		loaded[set] += await insertSet(tx, set, json);
	}
	step("reviews");
	await tx.$executeRaw`analyze category, company, software, software_category, pricing_plan, organisation`;
	await recomputeTrends(tx, now);
	await recomputeCounters(tx);
	await tx.$executeRaw`alter table software enable trigger software_facets_insert`;
	await tx.$executeRaw`alter table software enable trigger software_facets_update`;
	await rewriteSoftwareTable(tx);
	step("averages, counts and ranks");
	await putBack();
	step("indexes and references");
	return loaded;
}
/**
* Rewrites the table `software` without old row versions. Recomputing counters left several per listing, which would all be indexed
* within the transaction and keep their space.
*/
async function rewriteSoftwareTable(tx) {
	await tx.$executeRaw`alter table software
    alter column updated_at type timestamptz(3) using updated_at + interval '0'`;
}
// api/src/import/demo/full.ts
/** The database has a catalogue already; the message says what to do. */
var NotEmptyError = class extends Error {
	constructor() {
		super("The database already has a catalogue, and the demo catalogue needs an empty database. Set DATA_DIR or DATABASE_URL to another one.");
	}
};
/** Batches generated ahead of the one being loaded. */
var ahead = 4;
/**
* Loads the full demo at a scale (default 1; see countsAt in prisma/demo/full/scale.ts) into a database without a catalogue,
* in one transaction; returns the number of rows per table. Throws NotEmptyError if there is a catalogue, and RangeError for
* an unsupported scale.
*/
async function loadFull(database, { scale = 1, now = /* @__PURE__ */ new Date(), log = () => {} } = {}) {
	const progress = (done, since) => log(`  ${done} (${((performance.now() - since) / 1e3).toFixed(1)} s)`);
	const loaded = await connectionTransaction(database, async (tx) => {
		await lockCatalogue(tx);
		if (!await isEmpty(tx)) throw new NotEmptyError();
		const counts = await loadSets(tx, batchesOf({
			scale,
			now
		}), now, progress);
		await fillDemoAlternatives(tx, now);
		return counts;
	});
	const since = performance.now();
	const others = [
		...setNames.filter((name) => name !== "review"),
		...derivedTables,
		"compared_pair"
	];
	await Promise.all(["review", others.join(", ")].map((tables) => database.pool.query(`vacuum (analyze) ${tables}`)));
	progress("statistics", since);
	return loaded;
}
/** The batches that a worker thread generates while earlier ones are loaded. */
async function* batchesOf(options) {
	const worker = new Worker(new URL("full-worker-DGdRhDKZ.js", import.meta.url), { workerData: options });
	try {
		const messages = on(worker, "message");
		for (let i = 0; i < ahead; i++) worker.postMessage("more");
		for await (const [batch] of messages) {
			if (batch === null) return;
			yield batch;
			worker.postMessage("more");
		}
	} finally {
		await worker.terminate();
	}
}
export { loadFull as n, loadDemo as r, NotEmptyError as t };
