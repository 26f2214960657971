import { d as sql, l as rawSql, o as joinSql } from "./sql-DFE1wlsP.js";
import { C as sortKey, d as textWeightOf, f as proofValue, h as listedFeatures, n as storedProofs, s as organisationsOf } from "./proofs-dmtofn0U.js";
import { _ as v7, c as searchText, g as replaceVocabulary, h as replaceSynonyms, l as withTags, m as relevel, n as replaceCategories, r as replaceScreenshots } from "./parts-FaPClcY2.js";
import { isDeepStrictEqual } from "node:util";
// api/src/import/load/merge.ts
/** Inserts rows in one statement. Times default to that of the transaction. */
async function insertRows(tx, { table, columns }, rows) {
	if (rows.length === 0) return;
	const names = Object.keys(columns);
	const values = names.map((name) => {
		const { fallback } = columns[name];
		return rawSql(fallback === void 0 ? `r."${name}"` : `coalesce(r."${name}", ${fallback})`);
	});
	await tx.$executeRaw`insert into ${rawSql(`"${table}"`)} (id, ${listOf(names)})
    select r.id, ${joinSql(values)} from ${recordsOf(columns, rows)}`;
}
/** Updates stored rows in one statement; returns the IDs of those that changed. */
async function updateRows(tx, { table, columns, hasUpdatedAt }, rows) {
	if (rows.length === 0) return [];
	const names = Object.keys(columns);
	const wanted = (name) => columns[name].nullIsValue ? `r."${name}"` : `coalesce(r."${name}", t."${name}")`;
	const assignments = names.map((name) => rawSql(`"${name}" = ${wanted(name)}`));
	if (hasUpdatedAt) assignments.push(rawSql("updated_at = now()"));
	return (await tx.$queryRaw`
    update ${rawSql(`"${table}"`)} t set ${joinSql(assignments)}
    from ${recordsOf(columns, rows)} where t.id = r.id
      and (${listOf(names, "t.")}) is distinct from (${joinSql(names.map((name) => rawSql(wanted(name))))})
    returning t.id`).map(({ id }) => id);
}
function listOf(names, prefix = "") {
	return joinSql(names.map((name) => rawSql(`${prefix}"${name}"`)));
}
/** All rows as one JSON parameter: the statement is the same for any number of rows, and rows can contain lists. */
function recordsOf(columns, rows) {
	const types = Object.keys(columns).map((name) => `"${name}" ${columns[name].type}`);
	return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, ${rawSql(types.join(", "))})`;
}
/** The columns of the table that an import writes. */
var authorTarget = {
	table: "app_user",
	columns: {
		catalog_key: { type: "text" },
		first_name: { type: "text" },
		last_name: { type: "text" },
		designation: { type: "text" }
	},
	hasUpdatedAt: true
};
/** IDs of the stored authors, by key. */
async function findAuthors(tx, keys) {
	const rows = await tx.$queryRaw`
    select id, catalog_key as key from app_user 
    where catalog_key = any(${[...new Set(keys)]}) order by id for update`;
	return new Map(rows.map(({ id, key }) => [key, id]));
}
/**
* Creates or updates the authors of reviews: users without an e-mail address, who cannot sign in. If several reviews describe the
* same author, the first counts. Returns the IDs of all of them by key.
*/
async function writeAuthors(tx, stored, reviews) {
	const described = /* @__PURE__ */ new Map();
	for (const { authorKey, author } of reviews) described.set(authorKey, described.get(authorKey) ?? author);
	const ids = new Map([...described.keys()].map((key) => [key, stored.get(key) ?? v7()]));
	const rows = [...described].map(([key, author]) => ({
		id: ids.get(key) ?? "",
		catalog_key: key,
		first_name: author?.firstName ?? null,
		last_name: author?.lastName ?? null,
		designation: author?.designation ?? null
	}));
	await insertRows(tx, authorTarget, rows.filter(({ catalog_key: key }) => !stored.has(String(key))));
	await updateRows(tx, authorTarget, rows.filter(({ catalog_key: key }) => stored.has(String(key))));
	return ids;
}
// api/src/import/load/category-tree.ts
/** The tree of categories while rows are being placed in it. */
var CategoryTree = class {
	#ids = /* @__PURE__ */ new Map();
	#slugs = /* @__PURE__ */ new Map();
	#parents = /* @__PURE__ */ new Map();
	constructor(categories, former = []) {
		for (const { slug, categoryId } of former) this.#ids.set(slug, categoryId);
		for (const { id, slug, parentId } of categories) {
			this.#ids.set(slug, id);
			this.#slugs.set(id, slug);
			this.#parents.set(id, parentId);
		}
	}
	/** The category with this slug, current or former. */
	idOf(slug) {
		return this.#ids.get(slug);
	}
	/** The current slug. */
	slugOf(id) {
		return this.#slugs.get(id) ?? "";
	}
	parentOf(id) {
		return this.#parents.get(id) ?? null;
	}
	/** 0 at the top. */
	levelOf(id) {
		return this.#chain(id).length - 1;
	}
	/** True if the parent is known and is not the category itself or one below it. */
	accepts(slug, parentSlug) {
		const parent = this.#ids.get(parentSlug);
		if (parent === void 0 || parentSlug === slug) return false;
		const id = this.#ids.get(slug);
		return id === void 0 || !this.#chain(parent).includes(id);
	}
	/** Places a category below its parent. Without a parent, a new one goes to the top and a stored one is not moved. */
	place(id, slug, parentSlug) {
		if (!this.#slugs.has(id)) this.#slugs.set(id, slug);
		this.#ids.set(slug, id);
		const parent = parentSlug === null ? void 0 : this.#ids.get(parentSlug);
		this.#parents.set(id, parent ?? this.parentOf(id));
	}
	/** The reason why a row cannot be placed; `waiting` contains the parents of all such rows. */
	whyRefused(slug, parentSlug, waiting) {
		const path = [slug];
		let next = parentSlug;
		while (next !== null && !path.includes(next)) {
			path.push(next);
			next = waiting.get(next) ?? this.#parentSlugOf(next);
		}
		if (next === slug) return `its parents form a cycle: ${[...path, slug].join(" → ")}`;
		if (parentSlug !== null && waiting.has(parentSlug)) return `its parent "${parentSlug}" is refused`;
		return `parent "${parentSlug}" is not known`;
	}
	#parentSlugOf(slug) {
		const id = this.#ids.get(slug);
		const parent = id === void 0 ? null : this.parentOf(id);
		return parent === null ? null : this.slugOf(parent);
	}
	/** The category and all above it. */
	#chain(id) {
		const chain = [];
		for (let next = id; next !== null && !chain.includes(next); next = this.parentOf(next)) chain.push(next);
		return chain;
	}
};
/** Places entries until no more can be placed; returns the remaining ones. */
function settle(items, place) {
	for (let rest = [...items];;) {
		const left = rest.filter((item) => !place(item));
		if (left.length === rest.length) return left;
		rest = left;
	}
}
// api/src/import/load/outcome.ts
/** An empty outcome. */
function noOutcome() {
	return {
		added: 0,
		changed: 0,
		unchanged: 0,
		leftAlone: 0,
		refused: [],
		notes: [],
		waiting: []
	};
}
// api/src/import/load/write-features.ts
/** Replaces the vocabularies of categories that a row names; returns the IDs of those that changed. */
async function writeVocabularies(tx, rows) {
	const changed = [];
	for (const { id, features } of rows) if (features !== null && await replaceVocabulary(tx, id, features)) changed.push(id);
	return changed;
}
/** IDs of the features that are named as "category/key"; former slugs of categories count. Unknown names are missing. */
async function findFeatures(tx, names) {
	if (names.length === 0) return /* @__PURE__ */ new Map();
	const rows = await tx.$queryRaw`
    select n.name, f.id from unnest(${[...new Set(names)]}::text[]) as n(name)
    join lateral (
      select id from category where slug = split_part(n.name, '/', 1)
      union all select category_id from category_slug where slug = split_part(n.name, '/', 1)
        and not exists (select from category where slug = split_part(n.name, '/', 1))) c on true
    join feature f on f.category_id = c.id and f.key = split_part(n.name, '/', 2)
    order by f.id for key share of f`;
	return new Map(rows.map(({ name, id }) => [name, id]));
}
var unknownNames = (named, features) => new Map(named.map(({ id, names }) => [id, names.filter((name) => !features.has(name))]).filter(([, names]) => names.length > 0));
/** The features that vendors name in the stored lists of these listings. */
function findListed(tx, softwareIds) {
	if (softwareIds.length === 0) return Promise.resolve([]);
	return tx.$queryRaw`select software_id, feature_id from (${listedFeatures(storedLists(softwareIds))}) x`;
}
var storedLists = (softwareIds) => sql`select s.id, s.features from software s where s.id = any(${[...softwareIds]}::uuid[])`;
/**
* Replaces what listings are said to offer: what a row tells, and what their lists name. Where a row does not tell, only those end that the lists
* named before.
*/
async function writeOffered(tx, parts, listedBefore) {
	if (parts.length === 0) return {
		changed: [],
		unknown: /* @__PURE__ */ new Map()
	};
	const told = parts.flatMap(({ id, names }) => names === null ? [] : [{
		id,
		names
	}]);
	const features = await findFeatures(tx, told.flatMap(({ names }) => names));
	const pairs = told.flatMap(({ id, names }) => names.flatMap((name) => {
		const featureId = features.get(name);
		return featureId === void 0 ? [] : [{
			software_id: id,
			feature_id: featureId
		}];
	}));
	const wanted = JSON.stringify(pairs);
	return {
		changed: (await tx.$queryRaw`
    with wanted as (
      select * from jsonb_to_recordset(${wanted}::jsonb) as w(software_id uuid, feature_id uuid)
      union select software_id, feature_id from (${listedFeatures(storedLists(parts.map(({ id }) => id)))}) l
    ), struck as (
      select * from jsonb_to_recordset(${JSON.stringify(listedBefore)}::jsonb) as b(software_id uuid, feature_id uuid)
    ), ended as (
      update software_feature t set is_offered = false
      where t.software_id = any(${parts.map(({ id }) => id)}::uuid[]) and t.is_offered
        and (t.software_id, t.feature_id) not in (select software_id, feature_id from wanted)
        and (t.software_id = any(${told.map(({ id }) => id)}::uuid[])
          or (t.software_id, t.feature_id) in (select software_id, feature_id from struck))
      returning t.software_id
    ), begun as (
      insert into software_feature (software_id, feature_id, is_offered) select software_id, feature_id, true from wanted
      on conflict (software_id, feature_id) do update set is_offered = true where not software_feature.is_offered
      returning software_feature.software_id)
    select software_id as id from ended union select software_id from begun`).map(({ id }) => id),
		unknown: unknownNames(told, features)
	};
}
/** Replaces what reviews say about features, where a row tells. */
async function writeReviewAnswers(tx, parts) {
	const told = parts.flatMap(({ id, row: { confirmedFeatures: yes, deniedFeatures: no } }) => yes === null && no === null ? [] : [{
		id,
		answers: {
			yes: yes ?? [],
			no: no ?? []
		}
	}]);
	const features = await findFeatures(tx, told.flatMap(({ answers: { yes, no } }) => [...yes, ...no]));
	const records = told.flatMap(({ id, answers: { yes, no } }) => [...new Map([...yes.map((name) => [name, true]), ...no.map((name) => [name, false])])].flatMap(([name, has]) => {
		const featureId = features.get(name);
		return featureId === void 0 ? [] : [{
			review_id: id,
			feature_id: featureId,
			has
		}];
	}));
	const rows = await tx.$queryRaw`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as w(review_id uuid, feature_id uuid, has boolean)
    ), ended as (
      delete from review_feature t where t.review_id = any(${told.map(({ id }) => id)}::uuid[])
        and (t.review_id, t.feature_id) not in (select review_id, feature_id from wanted)
      returning t.review_id
    ), begun as (
      insert into review_feature (review_id, feature_id, has) select review_id, feature_id, has from wanted
      on conflict (review_id, feature_id) do update set has = excluded.has where review_feature.has <> excluded.has
      returning review_feature.review_id)
    select review_id as id from ended union select review_id from begun`;
	const named = told.map(({ id, answers: { yes, no } }) => ({
		id,
		names: [...yes, ...no]
	}));
	return {
		changed: rows.map(({ id }) => id),
		unknown: unknownNames(named, features)
	};
}
/** The columns of the table that an import writes. */
var categoryTarget = {
	table: "category",
	columns: {
		slug: { type: "text" },
		name: { type: "text" },
		sort_name: { type: "text" },
		description: { type: "text" },
		category_type: { type: "text" },
		level: { type: "int" },
		parent_id: { type: "uuid" },
		is_active: {
			type: "boolean",
			fallback: "true"
		},
		hero_description: { type: "text" },
		long_description: { type: "text" },
		content_sections: { type: "jsonb" },
		meta_title: { type: "text" },
		meta_description: { type: "text" }
	},
	hasUpdatedAt: true
};
/**
* Creates or updates categories by slug, current or former. A row whose parent does not exist yet, or is below it, waits, because
* later rows may create or move the parent; the `last` call refuses it.
*/
async function writeCategories(tx, entries, { last }) {
	const outcome = noOutcome();
	const tree = await readTree(tx);
	const lines = /* @__PURE__ */ new Map();
	const added = [];
	const known = [];
	const synonyms = /* @__PURE__ */ new Map();
	const placed = [];
	const place = ({ line, row }) => {
		if (row.parentSlug !== null && !tree.accepts(row.slug, row.parentSlug)) return false;
		const stored = tree.idOf(row.slug);
		const earlier = stored && lines.get(stored);
		if (earlier) {
			outcome.refused.push({
				line,
				text: `slug "${row.slug}" is another name of the category on line ${earlier}`
			});
			return true;
		}
		const id = stored ?? v7();
		lines.set(id, line);
		tree.place(id, row.slug, row.parentSlug);
		if (row.synonyms) synonyms.set(id, row.synonyms);
		(stored ? known : added).push(categoryRecord(row, id, tree));
		placed.push({
			id,
			features: row.comparedFeatures
		});
		return true;
	};
	outcome.waiting = settle(entries, place);
	if (last) {
		const waiting = new Map(outcome.waiting.map(({ row }) => [row.slug, row.parentSlug]));
		outcome.refused.push(...outcome.waiting.map(({ line, row }) => ({
			line,
			text: tree.whyRefused(row.slug, row.parentSlug, waiting)
		})));
		outcome.waiting = [];
	}
	await insertRows(tx, categoryTarget, added);
	const changed = new Set(await updateRows(tx, categoryTarget, known));
	const isNew = new Set(added.map(({ id }) => id));
	for (const id of await replaceSynonyms(tx, synonyms)) if (!isNew.has(id)) changed.add(id);
	await relevel(tx);
	const described = new Set(await writeVocabularies(tx, placed));
	const touched = known.map(({ id }) => id).filter((id) => described.has(id) && !changed.has(id));
	if (touched.length > 0) await tx.category.updateMany({
		where: { id: { in: touched } },
		data: { updatedAt: /* @__PURE__ */ new Date() }
	});
	for (const id of touched) changed.add(id);
	return {
		...outcome,
		added: added.length,
		changed: changed.size,
		unchanged: known.length - changed.size
	};
}
/** The whole tree, locked, because a move changes the levels of all descendants. */
async function readTree(tx) {
	return new CategoryTree(await tx.$queryRaw`
    select id, slug, parent_id as "parentId" from category order by id for no key update`, await tx.categorySlug.findMany({ select: {
		slug: true,
		categoryId: true
	} }));
}
/** The record of a row. */
function categoryRecord(row, id, tree) {
	return {
		id,
		slug: tree.slugOf(id),
		name: row.name,
		sort_name: sortKey(row.name),
		description: row.description,
		category_type: row.categoryType,
		level: tree.levelOf(id),
		parent_id: tree.parentOf(id),
		is_active: row.isActive,
		hero_description: row.heroDescription,
		long_description: row.longDescription,
		content_sections: row.contentSections,
		meta_title: row.metaTitle,
		meta_description: row.metaDescription
	};
}
/** The columns of the table that an import writes. */
var companyTarget = {
	table: "company",
	columns: {
		slug: { type: "text" },
		name: { type: "text" },
		sort_name: { type: "text" },
		website: { type: "text" },
		description: { type: "text" },
		industry: { type: "text" },
		employee_count: { type: "text" },
		founded_year: { type: "int" },
		location: { type: "text" },
		logo_url: { type: "text" },
		is_verified: {
			type: "boolean",
			fallback: "false"
		}
	},
	hasUpdatedAt: true
};
/** Creates or updates companies by slug. Those with an owner are left alone. */
async function writeCompanies(tx, entries) {
	const outcome = noOutcome();
	const stored = await findCompanies(tx, entries.map(({ row }) => row.slug));
	const added = [];
	const known = [];
	for (const { row } of entries) {
		const company = stored.get(row.slug);
		if (company?.isOwned) outcome.leftAlone++;
		else if (company) known.push(companyRecord(row, company.id));
		else added.push(companyRecord(row, v7()));
	}
	await insertRows(tx, companyTarget, added);
	const changed = await updateRows(tx, companyTarget, known);
	return {
		...outcome,
		added: added.length,
		changed: changed.length,
		unchanged: known.length - changed.length
	};
}
/** The record of a row. */
function companyRecord(row, id) {
	return {
		id,
		slug: row.slug,
		name: row.name,
		sort_name: sortKey(row.name),
		website: row.website,
		description: row.description,
		industry: row.industry,
		employee_count: row.employeeCount,
		founded_year: row.foundedYear,
		location: row.location,
		logo_url: row.logoUrl,
		is_verified: row.isVerified
	};
}
/** Stored companies by slug, locked against concurrent claims. */
async function findCompanies(tx, slugs) {
	const rows = await tx.$queryRaw`
    select c.id, c.slug, exists (select 1 from company_member m where m.company_id = c.id and m.role = 'owner') as "isOwned"
    from company c where c.slug = any(${slugs}) order by c.id for update of c`;
	return new Map(rows.map(({ slug, ...company }) => [slug, company]));
}
/** The columns of the table that an import writes. */
var softwareTarget = {
	table: "software",
	columns: {
		slug: { type: "text" },
		name: { type: "text" },
		sort_name: { type: "text" },
		short_description: { type: "text" },
		description: { type: "text" },
		website_url: { type: "text" },
		logo_url: { type: "text" },
		features: {
			type: "text[]",
			fallback: "'{}'"
		},
		platforms: {
			type: "text[]",
			fallback: "'{}'"
		},
		has_free_trial: { type: "boolean" },
		languages: {
			type: "text[]",
			fallback: "'{}'"
		},
		support_kinds: {
			type: "text[]",
			fallback: "'{}'"
		},
		integrations: {
			type: "text[]",
			fallback: "'{}'"
		},
		licenses: {
			type: "text[]",
			fallback: "'{}'"
		},
		is_featured: {
			type: "boolean",
			fallback: "false"
		},
		is_active: {
			type: "boolean",
			fallback: "true"
		},
		company_id: { type: "uuid" },
		category_id: { type: "uuid" },
		created_at: {
			type: "timestamptz(3)",
			fallback: "now()"
		},
		search_text: { type: "text" }
	},
	hasUpdatedAt: true
};
/**
* Creates or updates listings by slug. Listings of a company with an owner are left alone; new ones too, because the owner may have
* deleted them on purpose.
*/
async function writeSoftware(tx, entries) {
	const outcome = noOutcome();
	const rows = entries.map(({ row }) => row);
	const companies = await findCompanies(tx, rows.flatMap(({ companySlug }) => companySlug ?? []));
	const categories = await findCategories(tx, [...new Set(rows.flatMap(({ categorySlugs }) => categorySlugs ?? []))]);
	const stored = await findSoftware(tx, rows.map(({ slug }) => slug));
	const added = [];
	const known = [];
	const parts = [];
	for (const { line, row } of entries) {
		const refuse = (text) => outcome.refused.push({
			line,
			text
		});
		const listing = stored.get(row.slug);
		const company = row.companySlug === null ? void 0 : companies.get(row.companySlug);
		const unknown = (row.categorySlugs ?? []).filter((slug) => !categories.has(slug));
		const categoryIds = row.categorySlugs && [...new Set(row.categorySlugs.flatMap((slug) => categories.get(slug) ?? []))];
		if (listing?.isOwned || company?.isOwned) outcome.leftAlone++;
		else if (row.companySlug !== null && !company) refuse(`company "${row.companySlug}" is not known`);
		else if (categoryIds ? categoryIds.length === 0 : !listing) refuse(unknown.length > 0 ? `none of its categories is known: ${unknown.join(", ")}` : "it has no category");
		else {
			if (unknown.length > 0) outcome.notes.push({
				line,
				text: `unknown categories left out: ${unknown.join(", ")}`
			});
			const id = listing?.id ?? v7();
			const record = softwareRecord(row, id, company?.id ?? null, categoryIds?.[0] ?? null, withTags(listing?.searchText ?? "", row.tags));
			(listing ? known : added).push(record);
			parts.push({
				line,
				id,
				row,
				categoryIds
			});
		}
	}
	const listedBefore = await findListed(tx, known.map(({ id }) => String(id)));
	await insertRows(tx, softwareTarget, added);
	const changed = new Set(await updateRows(tx, softwareTarget, known));
	const recategorised = await replaceCategories(tx, new Map(parts.flatMap(({ id, categoryIds }) => categoryIds ? [[id, categoryIds]] : [])));
	const pictured = await replaceScreenshots(tx, new Map(parts.flatMap(({ id, row }) => row.screenshots ? [[id, row.screenshots]] : [])));
	const offered = await writeOffered(tx, parts.map(({ id, row }) => ({
		id,
		names: row.offeredFeatures
	})), listedBefore);
	for (const { line, id } of parts) {
		const names = offered.unknown.get(id);
		if (names) outcome.notes.push({
			line,
			text: `unknown features left out: ${names.join(", ")}`
		});
	}
	const rearranged = /* @__PURE__ */ new Set([
		...recategorised,
		...pictured,
		...offered.changed
	]);
	const touched = known.map(({ id }) => id).filter((id) => rearranged.has(id) && !changed.has(id));
	if (touched.length > 0) await tx.software.updateMany({
		where: { id: { in: touched } },
		data: { updatedAt: /* @__PURE__ */ new Date() }
	});
	for (const id of touched) changed.add(id);
	return {
		...outcome,
		added: added.length,
		changed: changed.size,
		unchanged: known.length - changed.size
	};
}
/** The record of a row. */
function softwareRecord(row, id, companyId, categoryId, searchText) {
	return {
		id,
		slug: row.slug,
		name: row.name,
		sort_name: sortKey(row.name),
		short_description: row.shortDescription,
		description: row.description,
		website_url: row.websiteUrl,
		logo_url: row.logoUrl,
		features: row.features,
		platforms: row.platforms,
		has_free_trial: row.hasFreeTrial,
		languages: row.languages,
		support_kinds: row.supportKinds,
		integrations: row.integrations,
		licenses: row.licenses,
		is_featured: row.isFeatured,
		is_active: row.isActive,
		company_id: companyId,
		category_id: categoryId,
		created_at: row.createdAt,
		search_text: searchText
	};
}
/** Stored listings by slug, locked. */
async function findSoftware(tx, slugs) {
	const rows = await tx.$queryRaw`
    select s.id, s.slug, s.search_text as "searchText", exists (
      select 1 from company_member m where m.company_id = s.company_id and m.role = 'owner') as "isOwned"
    from software s where s.slug = any(${slugs}) order by s.id for update of s`;
	return new Map(rows.map(({ slug, ...software }) => [slug, software]));
}
/** IDs of categories by slug; a former slug counts unless another category has it now. */
async function findCategories(tx, slugs) {
	const rows = await tx.$queryRaw`
    select slug, category_id as id from category_slug where slug = any(${slugs})
    union all select slug, id from category where slug = any(${slugs})`;
	return new Map(rows.map(({ slug, id }) => [slug, id]));
}
/** The columns of the table that an import writes. */
var planTarget = {
	table: "pricing_plan",
	columns: {
		software_id: { type: "uuid" },
		name: { type: "text" },
		price: {
			type: "numeric(12, 2)",
			nullIsValue: true
		},
		currency: {
			type: "text",
			fallback: "'USD'"
		},
		billing_period: {
			type: "text",
			fallback: "'month'"
		},
		unit: { type: "text" },
		minimum_people: { type: "int" },
		features: {
			type: "text[]",
			fallback: "'{}'"
		},
		is_popular: {
			type: "boolean",
			fallback: "false"
		}
	}
};
/** Creates or updates pricing plans by software and name. A new popular plan replaces the current one. */
async function writePlans(tx, entries) {
	const outcome = noOutcome();
	const software = await findSoftware(tx, entries.map(({ row }) => row.softwareSlug));
	const stored = await findPlans(tx, [...software.values()].map(({ id }) => id));
	const added = [];
	const known = [];
	for (const { line, row } of entries) {
		const listing = software.get(row.softwareSlug);
		if (!listing) outcome.refused.push({
			line,
			text: `software "${row.softwareSlug}" is not known`
		});
		else if (listing.isOwned) outcome.leftAlone++;
		else {
			const plan = stored.find(({ softwareId, name }) => softwareId === listing.id && name === row.name);
			(plan ? known : added).push(planRecord(plan?.id ?? v7(), row, listing.id, plan));
		}
	}
	const popular = new Map([...known, ...added].flatMap((row) => row.is_popular ? [[row.software_id, row.id]] : []));
	const deposed = stored.filter(({ id, softwareId, isPopular }) => isPopular && (popular.get(softwareId) ?? id) !== id);
	await tx.pricingPlan.updateMany({
		where: { id: { in: deposed.map(({ id }) => id) } },
		data: { isPopular: false }
	});
	const changed = await updateRows(tx, planTarget, known);
	await insertRows(tx, planTarget, added);
	return {
		...outcome,
		added: added.length,
		changed: changed.length,
		unchanged: known.length - changed.length
	};
}
/** The record of a row. */
function planRecord(id, row, softwareId, stored) {
	return {
		id,
		software_id: softwareId,
		name: row.name,
		price: row.price === void 0 ? stored?.price ?? null : row.price,
		currency: row.currency,
		billing_period: row.billingPeriod,
		unit: row.unit,
		minimum_people: row.minimumPeople,
		features: row.features,
		is_popular: row.isPopular
	};
}
function findPlans(tx, softwareIds) {
	return tx.$queryRaw`
    select id, software_id as "softwareId", name, price::text, is_popular as "isPopular" from pricing_plan
    where software_id = any(${softwareIds}::uuid[])`;
}
// api/src/import/load/write-named-products.ts
/**
* Stores which listings reviews name; answers the IDs of reviews that name others than before. Listings that the catalog does not
* have, and the reviewed one, are left out: a catalog may be a part of a directory.
*/
async function writeNamedProducts(tx, reviews) {
	const slugs = reviews.flatMap(({ row }) => [row.usedBeforeSlug, ...row.consideredSlugs ?? []]);
	const software = await findSoftware(tx, [...new Set(slugs.filter((slug) => slug !== null))]);
	const wanted = [];
	const said = [];
	for (const { id, softwareId, row } of reviews) {
		const name = (kind, given) => {
			if (given === null) return;
			said.push({
				review: id,
				kind
			});
			for (const slug of new Set(given)) {
				const named = software.get(slug)?.id;
				if (named && named !== softwareId) wanted.push({
					review: id,
					kind,
					software: named
				});
			}
		};
		name("used-before", row.usedBeforeSlug === null ? null : [row.usedBeforeSlug]);
		name("considered", row.consideredSlugs);
	}
	const changed = await tx.$queryRaw`
    with said as (select * from json_to_recordset(${JSON.stringify(said)}::json) as s(review uuid, kind text)),
    wanted as (select * from json_to_recordset(${JSON.stringify(wanted)}::json) as w(review uuid, kind text, software uuid)),
    removed as (
      delete from review_product p using said s where p.review_id = s.review and p.kind = s.kind and not exists (
        select 1 from wanted w where (w.review, w.kind, w.software) = (p.review_id, p.kind, p.software_id))
      returning p.review_id as id),
    added as (
      insert into review_product (review_id, kind, software_id)
      select review, kind, software from wanted order by 1, 2, 3 on conflict do nothing returning review_id as id)
    select id from removed union select id from added`;
	return new Set(changed.map(({ id }) => id));
}
/** The columns of the table that an import writes. */
var reviewTarget = {
	table: "review",
	columns: {
		software_id: { type: "uuid" },
		user_id: { type: "uuid" },
		rating: { type: "int" },
		title: { type: "text" },
		content: { type: "text" },
		pros: {
			type: "text[]",
			fallback: "'{}'"
		},
		cons: {
			type: "text[]",
			fallback: "'{}'"
		},
		ease_of_use: { type: "int" },
		support: { type: "int" },
		value: { type: "int" },
		role: { type: "text" },
		company_size: { type: "text" },
		industry: { type: "text" },
		used_for: { type: "text" },
		is_verified: {
			type: "boolean",
			fallback: "false"
		},
		verified_by: {
			type: "text",
			nullIsValue: true
		},
		verified_at: { type: "timestamptz(3)" },
		is_invited: {
			type: "boolean",
			fallback: "false"
		},
		language: { type: "text" },
		language_by: { type: "text" },
		proof_weight: {
			type: "smallint",
			fallback: String(storedProofs.none)
		},
		import_trust: { type: "smallint" },
		text_weight: { type: "smallint" },
		catalog_key: { type: "text" },
		created_at: {
			type: "timestamptz(3)",
			fallback: "now()"
		}
	},
	hasUpdatedAt: true
};
/** The prefix of exported keys of reviews that were written by local users; the review's id follows. */
var writtenReviewPrefix = "review-";
/**
* Creates or updates reviews by key. Their authors become users without an e-mail address. An author has one review per software.
* Verification by a moderator or work address is kept, and hidden reviews stay hidden.
*/
async function writeReviews(tx, entries, { trust }) {
	const outcome = noOutcome();
	const rows = entries.map(({ row }) => row);
	const software = await findSoftware(tx, [...new Set(rows.map(({ softwareSlug }) => softwareSlug))]);
	const stored = await findReviews(tx, rows.map(({ key }) => key));
	const own = await findWritten(tx, rows.map(({ key }) => key));
	const authors = await findAuthors(tx, rows.map(({ authorKey }) => authorKey));
	const taken = await findTaken(tx, [...software.values()].map(({ id }) => id), [...authors.values()]);
	const accepted = [];
	for (const { line, row } of entries) {
		const refuse = (text) => outcome.refused.push({
			line,
			text
		});
		const listing = software.get(row.softwareSlug);
		const review = stored.get(row.key);
		if (!listing) refuse(`software "${row.softwareSlug}" is not known`);
		else if (own.has(row.key) || review && review.userId === null) outcome.leftAlone++;
		else {
			const pair = `${authors.get(row.authorKey) ?? row.authorKey} ${listing.id}`;
			const other = taken.get(pair) ?? row.key;
			if (other !== row.key) refuse(`author "${row.authorKey}" has reviewed this software already (review "${other}")`);
			else {
				taken.set(pair, row.key);
				accepted.push({
					line,
					id: review?.id ?? v7(),
					row,
					softwareId: listing.id,
					review
				});
			}
		}
	}
	const users = await writeAuthors(tx, authors, accepted.map(({ row }) => row));
	const toRows = (some) => some.map(({ id, row, softwareId, review }) => reviewRecord(id, row, softwareId, {
		users,
		stored: review,
		trust
	}));
	const { added = [], known = [] } = Object.groupBy(accepted, ({ review }) => review ? "known" : "added");
	await insertRows(tx, reviewTarget, toRows(added));
	const changed = new Set(await updateRows(tx, reviewTarget, toRows(known)));
	const namesOthers = await writeNamedProducts(tx, accepted);
	for (const { id } of known) if (namesOthers.has(id)) changed.add(id);
	const answers = await writeReviewAnswers(tx, accepted);
	const touched = known.map(({ id }) => id).filter((id) => answers.changed.includes(id) && !changed.has(id));
	if (touched.length > 0) await tx.review.updateMany({
		where: { id: { in: touched } },
		data: { updatedAt: /* @__PURE__ */ new Date() }
	});
	for (const id of touched) changed.add(id);
	for (const { line, id } of accepted) {
		const names = answers.unknown.get(id);
		if (names) outcome.notes.push({
			line,
			text: `unknown features left out: ${names.join(", ")}`
		});
	}
	const rewritten = known.flatMap(({ row, review }) => review && isRewritten(row, review) ? [review.id] : []);
	await tx.reviewFingerprint.deleteMany({ where: { reviewId: { in: rewritten } } });
	await tx.$executeRaw`update review set text_weight = null,
      language = case when language_by = 'detected' then null else language end, language_by = nullif(language_by, 'detected')
    where id = any(${rewritten}::uuid[])`;
	return {
		...outcome,
		added: added.length,
		changed: changed.size,
		unchanged: known.length - changed.size
	};
}
/** Whether a row changes what the weight of a text depends on. */
var isRewritten = (row, stored) => !isDeepStrictEqual([
	row.title,
	row.content,
	row.pros ?? stored.pros,
	row.cons ?? stored.cons
], [
	stored.title,
	stored.content,
	stored.pros,
	stored.cons
]);
/** What a row states of its language; nothing leaves it to be detected, or as it is. */
function languageColumns({ language, lang }) {
	const stated = language ?? lang;
	return {
		language: stated,
		language_by: stated && "catalog"
	};
}
/** The record of a row. */
function reviewRecord(id, row, softwareId, { users, stored, trust = proofValue.none }) {
	const isSettled = stored !== void 0 && (row.isVerified === null || ![null, "catalog"].includes(stored.verifiedBy));
	const isProved = !isSettled && row.isVerified === true;
	const proofWeight = isProved ? Math.round(trust * 100) : storedProofs.none;
	return {
		id,
		software_id: softwareId,
		user_id: users.get(row.authorKey),
		rating: row.rating,
		title: row.title,
		content: row.content,
		pros: row.pros,
		cons: row.cons,
		ease_of_use: row.easeOfUse,
		support: row.support,
		value: row.value,
		role: row.role,
		company_size: row.companySize,
		industry: row.industry,
		used_for: row.usedFor,
		is_verified: isSettled ? null : row.isVerified,
		verified_by: isSettled ? stored.verifiedBy : row.isVerified ? "catalog" : null,
		verified_at: isProved ? row.createdAt : null,
		...languageColumns(row),
		is_invited: row.isInvited || null,
		proof_weight: isSettled ? null : proofWeight,
		import_trust: isProved ? proofWeight : null,
		text_weight: stored ? null : textWeightOf({
			...row,
			pros: row.pros ?? [],
			cons: row.cons ?? []
		}),
		catalog_key: row.key,
		created_at: row.createdAt
	};
}
async function findReviews(tx, keys) {
	const rows = await tx.$queryRaw`
    select id, catalog_key as key, user_id as "userId", verified_by as "verifiedBy", title, content, pros, cons from review
    where catalog_key = any(${keys}) order by id for update`;
	return new Map(rows.map((row) => [row.key, row]));
}
/** Which of these keys belong to reviews that were written in this database. */
async function findWritten(tx, keys) {
	const rows = await tx.$queryRaw`
    select ${writtenReviewPrefix} || id as key from review
    where catalog_key is null and id = any(array(
      select substr(key, ${8}::int)::uuid from unnest(${keys}::text[]) as keys(key)
      where key ~ ${`^${writtenReviewPrefix}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`}))`;
	return new Set(rows.map(({ key }) => key));
}
/** Keys of the reviews that these authors have written of these listings, by "user software". */
async function findTaken(tx, softwareIds, userIds) {
	const rows = await tx.$queryRaw`
    select user_id || ' ' || software_id as pair, coalesce(catalog_key, id::text) as key from review
    where user_id = any(${userIds}::uuid[]) and software_id = any(${softwareIds}::uuid[])`;
	return new Map(rows.map(({ pair, key }) => [pair, key]));
}
// api/src/import/load/sets.ts
var id = { type: "uuid" };
var createdAt = { created_at: {
	type: "timestamptz(3)",
	fallback: "now()"
} };
var withId = ({ columns }, more = {}) => ({
	id,
	...columns,
	...more
});
/** The tables of a catalog that is loaded as a whole, with their columns, in the order of their foreign keys. */
var sets = {
	category: withId(categoryTarget, createdAt),
	category_synonyms: {
		category_id: id,
		synonyms: { type: "text[]" }
	},
	feature: {
		id,
		category_id: id,
		key: { type: "text" },
		name: { type: "text" },
		description: { type: "text" },
		position: { type: "int" }
	},
	company: withId(companyTarget, createdAt),
	software: withId(softwareTarget),
	software_category: {
		software_id: id,
		category_id: id,
		position: { type: "int" }
	},
	software_feature: {
		software_id: id,
		feature_id: id,
		is_offered: { type: "boolean" }
	},
	screenshot: {
		id,
		software_id: id,
		position: { type: "int" },
		url: { type: "text" },
		caption: { type: "text" }
	},
	pricing_plan: withId(planTarget),
	app_user: withId(authorTarget, {
		email: { type: "text" },
		email_key: { type: "text" },
		is_email_verified: {
			type: "boolean",
			fallback: "false"
		},
		...createdAt
	}),
	organisation: {
		id,
		domain: { type: "text" }
	},
	review: withId(reviewTarget, {
		work_domain: { type: "text" },
		organisation_id: id
	}),
	review_feature: {
		review_id: id,
		feature_id: id,
		has: { type: "boolean" }
	}
};
var setNames = Object.keys(sets);
/** Inserts the records of a JSON list (UTF-8) in one statement; returns their number. */
function insertSet(tx, set, json) {
	const columns = Object.entries(sets[set]);
	const names = columns.map(([name]) => rawSql(`"${name}"`));
	const values = columns.map(([name, { fallback }]) => rawSql(fallback === void 0 ? `r."${name}"` : `coalesce(r."${name}", ${fallback})`));
	const types = columns.map(([name, { type }]) => rawSql(`"${name}" ${type}`));
	return tx.$executeRaw`
    insert into ${rawSql(`"${set}"`)} (${joinSql(names)}) select ${joinSql(values)}
    from json_to_recordset(${json}::json) as r(${joinSql(types)})`;
}
// api/src/import/load/records.ts
/** Reviews that the demo calls verified weigh as those by people at known organisations. */
var demoTrust = proofValue["known-organisation"];
/** Converts rows to records of the tables, one by one; remembers what later rows refer to. */
var Records = class {
	#newId;
	#tree = new CategoryTree([]);
	#categoryNames = /* @__PURE__ */ new Map();
	/** IDs of features by "category/key". */
	#features = /* @__PURE__ */ new Map();
	#companies = /* @__PURE__ */ new Map();
	#software = /* @__PURE__ */ new Map();
	#users = /* @__PURE__ */ new Map();
	/** E-mail addresses of users by key; authors of imported reviews have none. */
	#domains = /* @__PURE__ */ new Map();
	#organisations = /* @__PURE__ */ new Map();
	constructor(newId) {
		this.#newId = newId;
	}
	/** The records of a row. Throws if it refers to a row that did not come before it. */
	of({ file, row }) {
		switch (file) {
			case "categories": return this.#category(row);
			case "companies": return [{
				set: "company",
				record: this.#company(row)
			}];
			case "software": return this.#listing(row);
			case "plans": {
				const { id, createdAt } = known(this.#software, row.softwareSlug, "software");
				return [{
					set: "pricing_plan",
					record: planRecord(this.#newId(createdAt), row, id, void 0)
				}];
			}
			case "users": return [{
				set: "app_user",
				record: this.#user(row)
			}, ...this.#newOrganisation(row)];
			case "reviews": return this.#review(row);
		}
	}
	#category(row) {
		const id = this.#newId(row.createdAt);
		if (row.parentSlug !== null && !this.#tree.accepts(row.slug, row.parentSlug)) throw new Error(`The category "${row.slug}" comes before its parent "${row.parentSlug}".`);
		this.#tree.place(id, row.slug, row.parentSlug);
		this.#categoryNames.set(id, row.name);
		const record = categoryRecord({
			...row,
			isActive: null
		}, id, this.#tree);
		const { synonyms } = row;
		const features = (row.comparedFeatures ?? []).map(({ key, name, description }, position) => {
			const feature = {
				id: this.#newId(row.createdAt),
				category_id: id,
				key,
				name,
				description,
				position
			};
			this.#features.set(`${row.slug}/${key}`, feature.id);
			return {
				set: "feature",
				record: feature
			};
		});
		return [
			{
				set: "category",
				record: {
					...record,
					created_at: row.createdAt
				}
			},
			...synonyms?.length ? [{
				set: "category_synonyms",
				record: {
					category_id: id,
					synonyms
				}
			}] : [],
			...features
		];
	}
	#company(row) {
		const id = this.#newId(row.createdAt);
		this.#companies.set(row.slug, {
			id,
			name: row.name
		});
		return {
			...companyRecord(row, id),
			created_at: row.createdAt
		};
	}
	#listing(row) {
		const id = this.#newId(row.createdAt);
		this.#software.set(row.slug, {
			id,
			createdAt: row.createdAt
		});
		const company = row.companySlug === null ? null : known(this.#companies, row.companySlug, "company");
		const categoryIds = (row.categorySlugs ?? []).map((slug) => {
			const categoryId = this.#tree.idOf(slug);
			if (!categoryId) throw new Error(`The category "${slug}" is not known.`);
			return categoryId;
		});
		const text = searchText({
			name: row.name,
			shortDescription: row.shortDescription,
			features: row.features ?? [],
			company: company?.name ?? null,
			categories: this.#namesAbove(categoryIds)
		});
		return [
			{
				set: "software",
				record: softwareRecord(row, id, company?.id ?? null, categoryIds[0] ?? null, text)
			},
			...categoryIds.map((category_id, position) => {
				return {
					set: "software_category",
					record: {
						software_id: id,
						category_id,
						position
					}
				};
			}),
			...(row.offeredFeatures ?? []).map((name) => {
				const feature_id = known(this.#features, name, "feature");
				return {
					set: "software_feature",
					record: {
						software_id: id,
						feature_id,
						is_offered: true
					}
				};
			}),
			...(row.screenshots ?? []).map(({ url, caption }, position) => {
				return {
					set: "screenshot",
					record: {
						id: this.#newId(row.createdAt),
						software_id: id,
						position,
						url,
						caption
					}
				};
			})
		];
	}
	/** The names of these categories, then of those one level above, and so on. */
	#namesAbove(categoryIds) {
		if (categoryIds.length === 0) return [];
		const parents = categoryIds.flatMap((id) => this.#tree.parentOf(id) ?? []);
		return [...categoryIds.map((id) => this.#categoryNames.get(id) ?? ""), ...this.#namesAbove(parents)];
	}
	#user({ key, email, createdAt, ...row }) {
		const id = this.#newId(createdAt);
		this.#users.set(key, id);
		if (email !== null) this.#domains.set(key, email.slice(email.indexOf("@") + 1));
		return {
			id,
			catalog_key: email === null ? key : null,
			first_name: row.firstName,
			last_name: row.lastName,
			designation: row.designation,
			email,
			email_key: email,
			is_email_verified: email !== null,
			created_at: createdAt
		};
	}
	/** The organisation of a user's address, where no earlier user has one there. */
	#newOrganisation({ key, createdAt }) {
		const [domain] = organisationsOf([this.#domains.get(key) ?? null]);
		if (domain === void 0 || this.#organisations.has(domain)) return [];
		const id = this.#newId(createdAt);
		this.#organisations.set(domain, id);
		return [{
			set: "organisation",
			record: {
				id,
				domain
			}
		}];
	}
	/** A review with what it says about features. */
	#review(row) {
		const id = this.#newId(row.createdAt);
		const said = (names, has) => (names ?? []).map((name) => {
			const feature_id = known(this.#features, name, "feature");
			return {
				set: "review_feature",
				record: {
					review_id: id,
					feature_id,
					has
				}
			};
		});
		return [
			{
				set: "review",
				record: this.#reviewRecord(id, row)
			},
			...said(row.confirmedFeatures, true),
			...said(row.deniedFeatures, false)
		];
	}
	/** Reviews of people with an account are not imported ones: they are verified by a work address. */
	#reviewRecord(id, row) {
		const { id: softwareId } = known(this.#software, row.softwareSlug, "software");
		known(this.#users, row.authorKey, "user");
		const record = reviewRecord(id, row, softwareId, {
			users: this.#users,
			trust: demoTrust
		});
		const domain = this.#domains.get(row.authorKey);
		if (domain === void 0) return record;
		const [organisation = ""] = organisationsOf([domain]);
		const organisation_id = this.#organisations.get(organisation) ?? null;
		const verified = row.isVerified ? {
			verified_by: "work_email",
			work_domain: domain,
			organisation_id
		} : {};
		const unknown = {
			import_trust: null,
			proof_weight: storedProofs.none
		};
		return {
			...record,
			catalog_key: null,
			...unknown,
			...verified
		};
	}
};
function known(all, key, name) {
	const value = all.get(key);
	if (value === void 0) throw new Error(`The ${name} "${key}" is not known.`);
	return value;
}
export { writeReviews as a, writeCompanies as c, setNames as i, writeCategories as l, demoTrust as n, writePlans as o, insertSet as r, writeSoftware as s, Records as t };
