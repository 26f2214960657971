import { jr as limits } from "./inputs-B-w6j7sD.js";
import { d as sql } from "./sql-DFE1wlsP.js";
import { l as invalid } from "./errors-CKS8nS6A.js";
import { C as sortKey, S as slugify, b as distinctWords } from "./proofs-dmtofn0U.js";
import { isDeepStrictEqual } from "node:util";
// node_modules/.pnpm/uuid@14.0.3/node_modules/uuid/dist-node/stringify.js
var byteToHex = [];
for (let i = 0; i < 256; ++i) byteToHex.push((i + 256).toString(16).slice(1));
function unsafeStringify(arr, offset = 0) {
	return (byteToHex[arr[offset + 0]] + byteToHex[arr[offset + 1]] + byteToHex[arr[offset + 2]] + byteToHex[arr[offset + 3]] + "-" + byteToHex[arr[offset + 4]] + byteToHex[arr[offset + 5]] + "-" + byteToHex[arr[offset + 6]] + byteToHex[arr[offset + 7]] + "-" + byteToHex[arr[offset + 8]] + byteToHex[arr[offset + 9]] + "-" + byteToHex[arr[offset + 10]] + byteToHex[arr[offset + 11]] + byteToHex[arr[offset + 12]] + byteToHex[arr[offset + 13]] + byteToHex[arr[offset + 14]] + byteToHex[arr[offset + 15]]).toLowerCase();
}
// node_modules/.pnpm/uuid@14.0.3/node_modules/uuid/dist-node/rng.js
var rnds8 = /* @__PURE__ */ new Uint8Array(16);
function rng() {
	return crypto.getRandomValues(rnds8);
}
// node_modules/.pnpm/uuid@14.0.3/node_modules/uuid/dist-node/v7.js
var _state = {};
function v7(options, buf, offset) {
	let bytes;
	if (options) bytes = v7Bytes(options.random ?? options.rng?.() ?? rng(), options.msecs, options.seq, buf, offset);
	else {
		const now = Date.now();
		const rnds = rng();
		updateV7State(_state, now, rnds);
		bytes = v7Bytes(rnds, _state.msecs, _state.seq, buf, offset);
	}
	return buf ?? unsafeStringify(bytes);
}
function updateV7State(state, now, rnds) {
	state.msecs ??= -Infinity;
	state.seq ??= 0;
	if (now > state.msecs) {
		state.seq = v7Sequence(rnds);
		state.msecs = now;
	} else {
		state.seq = state.seq + 1 | 0;
		if (state.seq === 0) state.msecs++;
	}
	return state;
}
function v7Bytes(rnds, msecs, seq, buf, offset = 0) {
	if (rnds.length < 16) throw new Error("Random bytes length must be >= 16");
	if (!buf) {
		buf = /* @__PURE__ */ new Uint8Array(16);
		offset = 0;
	} else if (offset < 0 || offset + 16 > buf.length) throw new RangeError(`UUID byte range ${offset}:${offset + 15} is out of buffer bounds`);
	msecs ??= Date.now();
	seq ??= v7Sequence(rnds);
	buf[offset++] = msecs / 1099511627776 & 255;
	buf[offset++] = msecs / 4294967296 & 255;
	buf[offset++] = msecs / 16777216 & 255;
	buf[offset++] = msecs / 65536 & 255;
	buf[offset++] = msecs / 256 & 255;
	buf[offset++] = msecs & 255;
	buf[offset++] = 112 | seq >>> 28 & 15;
	buf[offset++] = seq >>> 20 & 255;
	buf[offset++] = 128 | seq >>> 14 & 63;
	buf[offset++] = seq >>> 6 & 255;
	buf[offset++] = seq << 2 & 255 | rnds[10] & 3;
	buf[offset++] = rnds[11];
	buf[offset++] = rnds[12];
	buf[offset++] = rnds[13];
	buf[offset++] = rnds[14];
	buf[offset++] = rnds[15];
	return buf;
}
function v7Sequence(rnds) {
	return (rnds[6] & 127) << 24 | rnds[7] << 16 | rnds[8] << 8 | rnds[9];
}
// api/src/domain/feature/vocabulary.ts
/**
* Replaces the vocabulary of a locked category; returns the names before and after, or null if nothing changes. A feature with the same
* key keeps its ID and all answers; without a key it is the one of the same name, or a new one. The answers about removed ones are deleted.
*/
async function replaceVocabulary(tx, categoryId, features) {
	const stored = await tx.feature.findMany({
		where: { categoryId },
		orderBy: [{ position: "asc" }, { id: "asc" }]
	});
	const wanted = withKeys(features, stored).map((feature, position) => ({
		...feature,
		position,
		id: stored.find(({ key }) => key === feature.key)?.id ?? v7(),
		categoryId
	}));
	const removed = stored.filter(({ id }) => !wanted.some((one) => one.id === id));
	const added = wanted.filter(({ id }) => !stored.some((one) => one.id === id));
	const changed = wanted.filter((one) => {
		const before = stored.find(({ id }) => id === one.id);
		return before !== void 0 && !isDeepStrictEqual({ ...before }, one);
	});
	if (removed.length + added.length + changed.length === 0) return null;
	await tx.feature.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } });
	for (const { id, name, description, position } of changed) await tx.feature.update({
		where: { id },
		data: {
			name,
			description,
			position
		}
	});
	await tx.feature.createMany({ data: added });
	return {
		before: stored.map(({ name }) => name),
		after: wanted.map(({ name }) => name)
	};
}
/** The features with their keys: given ones, those of stored features of the same name, else made of their names. */
function withKeys(features, stored) {
	const taken = new Set(features.flatMap(({ key }) => key ?? []));
	const same = new Map(stored.map(({ key, name }) => [name.toLowerCase(), key]));
	return features.map((feature) => {
		if (feature.key !== null) return {
			...feature,
			key: feature.key
		};
		const known = same.get(feature.name.toLowerCase());
		const base = slugify(feature.name).slice(0, limits.slug - 10).replace(/-$/, "") || "feature";
		const isFree = (one) => !taken.has(one) && (one === known || !stored.some((row) => row.key === one));
		const numbered = Array.from({ length: features.length + stored.length }, (_, index) => `${base}-${index + 2}`);
		const key = [
			...known === void 0 ? [] : [known],
			base,
			...numbered
		].find(isFree) ?? v7();
		taken.add(key);
		return {
			...feature,
			key
		};
	});
}
// api/src/domain/category/synonyms.ts
/** Gives categories these synonyms, in this order; gives the ids of those that had others. */
async function replaceSynonyms(tx, wanted) {
	const [some, none] = [true, false].map((has) => [...wanted].filter(([, synonyms]) => synonyms.length > 0 === has));
	const emptied = await tx.$queryRaw`
    delete from category_synonyms where category_id = any(${none.map(([id]) => id)}::uuid[]) returning category_id as id`;
	const written = await tx.$queryRaw`
    insert into category_synonyms (category_id, synonyms)
      select r.id, r.synonyms from json_to_recordset(${JSON.stringify(some.map(([id, synonyms]) => ({
		id,
		synonyms
	})))}::json)
        as r(id uuid, synonyms text[]) order by r.id
    on conflict (category_id) do update set synonyms = excluded.synonyms
      where category_synonyms.synonyms is distinct from excluded.synonyms
    returning category_id as id`;
	return [...emptied, ...written].map(({ id }) => id);
}
// api/src/domain/category/tree.ts
/** The ids of a category and of all below it. */
function subtree(id) {
	return sql`(with recursive below(id) as (
      select ${id}::uuid union select c.id from below b join category c on c.parent_id = b.id)
    select id from below)`;
}
/** A condition on software (alias `s`): it is in a category or below it. */
var isListedBelow = (id) => sql`s.id in (select sc.software_id from software_category sc where sc.category_id in ${subtree(id)})`;
/** The ids of a category and of all above it. */
function ancestry(id) {
	return sql`(with recursive above(id, parent_id) as (
      select c.id, c.parent_id from category c where c.id = ${id}::uuid
      union select p.id, p.parent_id from above a join category p on p.id = a.parent_id)
    select id from above)`;
}
/**
* Locks everything that depends on a category's position: its listings and those of its descendants, then the whole tree, in
* the lock order of all commands. Concurrent moves wait, so that no cycle can arise.
*/
async function lockTree(tx, id) {
	await tx.$executeRaw(sql`select 1 from software s where ${isListedBelow(id)} order by s.id for update`);
	await tx.$executeRaw(sql`select 1 from category order by id for update`);
}
/** The category, all below it, and all above it and this parent: what counts otherwise when it moves between them. */
async function affectedBy(tx, id, parentId) {
	return (await tx.$queryRaw(sql`
    select id from ${subtree(id)} s union select id from ${ancestry(id)} a union select id from ${ancestry(parentId)} p`)).map((row) => row.id);
}
/**
* The level of a category below this parent, 0 without one. Throws InvalidInput where the parent is not there, is the category
* itself or below it, or lists the other type.
*/
async function levelBelow(tx, { id, categoryType }, parentId) {
	if (parentId === null) return 0;
	const parent = await tx.category.findUnique({
		where: { id: parentId },
		select: {
			level: true,
			categoryType: true
		}
	});
	if (!parent) throw invalid("parentId", "This category no longer exists. Please select another one.");
	if (parent.categoryType !== categoryType) throw invalid("parentId", "A software category must be below a software category, and a service category below a service category");
	if (id !== null) {
		const [below] = await tx.$queryRaw(sql`
      select 1 from ${subtree(id)} s where s.id = ${parentId}::uuid`);
		if (below) throw invalid("parentId", "A category cannot be below itself");
	}
	return parent.level + 1;
}
/** Recomputes levels after a move. */
async function relevel(tx) {
	await tx.$executeRaw`
    with recursive tree(id, level) as (
      select id, 0 from category where parent_id is null
      union all select c.id, t.level + 1 from category c join tree t on c.parent_id = t.id)
    update category set level = tree.level, updated_at = now() from tree
    where category.id = tree.id and category.level <> tree.level`;
}
// api/src/domain/search-text.ts
/** The search text of a listing; the tags are taken over from the stored one, which a new listing has none of. */
function searchText(parts, stored = "") {
	const { name, shortDescription, company, categories, features } = parts;
	const texts = [
		shortDescription,
		company,
		...categories,
		...features
	].filter((text) => text !== null);
	return compose(distinctWords([...hiddenWords(name), ...texts]), tagsOf(stored));
}
/** The stored search text with other tags; null leaves them unchanged. */
function withTags(stored, tags) {
	const [words = ""] = stored.split("\n");
	return tags === null ? stored : compose(words, distinctWords(tags));
}
/** The words of the tags in a search text. */
function tagsOf(stored) {
	return stored.split("\n")[1] ?? "";
}
function compose(words, tags) {
	return tags === "" ? words : `${words}\n${tags}`;
}
/** PostgreSQL takes "draw.io" for a host's name and indexes it whole: its parts are then found only by these words. */
function hiddenWords(name) {
	const words = distinctWords([name]);
	return words === sortKey(name) ? [] : [words];
}
/**
* Recomputes the search texts of the next `size` listings after an id, and gives the last id it looked at. Only texts
* that were wrong are written, and the listings do not count as changed.
*/
async function refreshSearchTexts(tx, after, size) {
	const some = sql`${after}::uuid is null or s.id > ${after}::uuid`;
	const ids = await refresh(tx, sql`where ${some} order by s.id limit ${size}`);
	return ids.length < size ? null : ids.at(-1) ?? null;
}
/** Recomputes the search texts of all listings of a company. */
async function refreshSearchTextsOfCompany(tx, companyId) {
	await refresh(tx, sql`where s.company_id = ${companyId}::uuid order by s.id`);
}
/** Recomputes the search texts of all listings that were put into a category or into one below it. */
async function refreshSearchTextsOfCategory(tx, categoryId) {
	await refresh(tx, sql`where s.id in (select software_id from software_category where category_id in ${subtree(categoryId)}) order by s.id`);
}
/** Recomputes the search texts of these listings. */
async function refreshSearchTextsOfListings(tx, ids) {
	await refresh(tx, sql`where s.id = any(${[...ids]}::uuid[]) order by s.id`);
}
/** Recomputes the search texts of software (alias `s`), and gives their ids. */
async function refresh(tx, which) {
	const rows = await tx.$queryRaw`
    select s.id, s.name, s.short_description as "shortDescription", s.features, s.search_text as stored,
      c.name as company, array(
        with recursive above(name, parent_id, position, slug, steps) as (
          select k.name, k.parent_id, sc.position, k.slug, 0 from software_category sc
            join category k on k.id = sc.category_id and k.is_active where sc.software_id = s.id
          union all select p.name, p.parent_id, a.position, a.slug, a.steps + 1 from above a
            join category p on p.id = a.parent_id and p.is_active)
        select name from above order by steps, position, slug) as categories
    from software s left join company c on c.id = s.company_id ${which}`;
	const wrong = rows.map((row) => ({
		id: row.id,
		stored: row.stored,
		text: searchText(row, row.stored)
	})).filter(({ stored, text }) => text !== stored);
	await tx.$executeRaw`
    update software set search_text = f.text
    from unnest(${wrong.map(({ id }) => id)}::uuid[], ${wrong.map(({ text }) => text)}::text[]) as f(id, text)
    where software.id = f.id`;
	return rows.map(({ id }) => id);
}
// api/src/domain/software/parts.ts
/** Puts listings into these categories, the first being the primary one; gives the ids of those that stood elsewhere. */
async function replaceCategories(tx, wanted) {
	const stored = await tx.softwareCategory.findMany({
		where: { softwareId: { in: [...wanted.keys()] } },
		orderBy: { position: "asc" }
	});
	const rows = [...wanted].flatMap(([softwareId, categoryIds]) => categoryIds.map((categoryId, position) => ({
		softwareId,
		categoryId,
		position
	})));
	const ids = differing(wanted.keys(), stored, rows, ({ categoryId, position }) => [categoryId, position]);
	await tx.softwareCategory.deleteMany({ where: { softwareId: { in: ids } } });
	await tx.softwareCategory.createMany({ data: rows.filter(({ softwareId }) => ids.includes(softwareId)) });
	return ids;
}
/** Gives listings these screenshots, in this order; gives the ids of those that had others. */
async function replaceScreenshots(tx, wanted) {
	const stored = await tx.screenshot.findMany({
		where: { softwareId: { in: [...wanted.keys()] } },
		orderBy: { position: "asc" }
	});
	const rows = [...wanted].flatMap(([softwareId, pictures]) => pictures.map(({ url, caption }, position) => ({
		softwareId,
		position,
		url: url ?? "",
		caption
	})));
	const ids = differing(wanted.keys(), stored, rows, ({ url, caption }) => [url, caption]);
	await tx.screenshot.deleteMany({ where: { softwareId: { in: ids } } });
	await tx.screenshot.createMany({ data: rows.filter(({ softwareId }) => ids.includes(softwareId)) });
	return ids;
}
/** The ids whose stored rows say something else than the wanted ones. */
function differing(ids, stored, wanted, contents) {
	const [before, after] = [stored, wanted].map((parts) => {
		const bySoftware = Map.groupBy(parts, ({ softwareId }) => softwareId);
		return (id) => JSON.stringify((bySoftware.get(id) ?? []).map(contents));
	});
	return [...ids].filter((id) => before?.(id) !== after?.(id));
}
/** The addresses of the pictures in an input, each with its path there. */
var picturesOf = ({ logoUrl, screenshots }) => [{
	path: "logoUrl",
	url: logoUrl
}, ...(screenshots ?? []).map(({ url }, place) => ({
	path: `screenshots.${place}.url`,
	url
}))];
export { v7 as _, refreshSearchTextsOfCategory as a, searchText as c, isListedBelow as d, levelBelow as f, replaceVocabulary as g, replaceSynonyms as h, refreshSearchTexts as i, withTags as l, relevel as m, replaceCategories as n, refreshSearchTextsOfCompany as o, lockTree as p, replaceScreenshots as r, refreshSearchTextsOfListings as s, picturesOf as t, affectedBy as u };
