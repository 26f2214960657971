import { a as readDemo, c as softwareRows, i as plainCategoryRow, l as parseLists, n as demoCatalogue, o as readVocabularies, r as listed, s as readVoices, t as companyRow, u as FactWriter } from "./catalogue-B0mVh-mQ.js";
import { _ as random, c as sizeRank, f as capital, g as slugOf, h as parts, i as moment, l as roles, m as lower, n as firstDay, o as subRatings, p as lead, r as lastDay, s as usedForOf, t as clamp, u as sizes } from "./reviews-D8H68LSv.js";
import { i as setNames, t as Records } from "./records-CQmsXqHY.js";
import { t as endingYesterday } from "./dates-CTqwjEmg.js";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
// prisma/demo/full/growth.ts
var lists = parseLists(readFileSync(new URL("../../prisma/demo/content/growth.txt", import.meta.url), "utf8"));
/** The lines of a list of content/growth.txt. */
function lines(name) {
	const found = lists[name];
	if (!found) throw new Error(`growth.txt has no list "${name}"`);
	return found;
}
/** The words of a list, which stand on one line or several. */
var words = (name) => parts(lines(name).join(" "), " ");
/** What products of a top category are called after their house. */
var nouns = (top) => parts(lines(`nouns ${top}`).join(" / "), " / ");
/** Whom a category or a product is for. */
var segments = lines("segments").map((line) => {
	const [name, industry] = parts(line, ":");
	return {
		name,
		industry
	};
});
// prisma/demo/full/spin.ts
var compiled = /* @__PURE__ */ new Map();
/** What spin() of ../text.ts does, for hundreds of thousands of sentences: each text is read once. */
function spinCompiled(text, rng, variables) {
	let parts = compiled.get(text);
	if (!parts) {
		parts = read(text);
		compiled.set(text, parts);
	}
	const rendered = render(parts, rng, variables, text);
	return rendered.includes("  ") ? rendered.replace(/\s+/g, " ").trim() : rendered.trim();
}
function render(parts, rng, variables, source) {
	let text = "";
	for (const part of parts) if (typeof part === "string") text += part;
	else if ("choices" in part) text += render(rng.pick(part.choices), rng, variables, source);
	else {
		const value = variables[part.variable];
		if (value === void 0) throw new Error(`Unknown {${part.variable}} in "${source}"`);
		text += value;
	}
	return text;
}
/** Reads "{name}" and "{one|another}", which may stand inside of each other. */
function read(text) {
	let at = 0;
	const sequence = () => {
		const parts = [];
		let literal = "";
		for (; at < text.length && text[at] !== "}" && !(text[at] === "|" && depth > 0); at++) if (text[at] !== "{") literal += text[at];
		else {
			if (literal) parts.push(literal);
			literal = "";
			parts.push(braces());
		}
		if (literal) parts.push(literal);
		return parts;
	};
	let depth = 0;
	const braces = () => {
		depth++;
		const choices = [];
		do {
			at++;
			choices.push(sequence());
		} while (text[at] === "|");
		depth--;
		const [only, ...others] = choices;
		const name = only?.length === 1 && others.length === 0 ? only[0] : void 0;
		return typeof name === "string" && /^\w+$/.test(name) ? { variable: name } : { choices };
	};
	return sequence();
}
// prisma/demo/full/categories.ts
/**
* More categories, on the third level: those of the second level again, each for one trade ("CRM for Law Firms"). Needs,
* advice, roles and screens are those of the category above.
*/
function growCategories(demo, count) {
	const rng = random("categories");
	const tops = new Set(demo.filter(({ parent }) => parent === null).map(({ slug }) => slug));
	const taken = new Set(demo.map(({ slug }) => slug));
	const all = demo.filter(({ parent }) => parent !== null && tops.has(parent)).flatMap((parent) => segments.map((segment) => ({
		parent,
		segment
	})));
	return rng.shuffle(all).map(({ parent, segment }) => ({
		parent,
		segment,
		slug: slugOf(`${parent.name} for ${segment.name}`)
	})).filter(({ slug }) => !taken.has(slug)).slice(0, count).map(({ parent, segment, slug }) => {
		const variables = {
			category: parent.name,
			segment: segment.name
		};
		const line = (list) => spinCompiled(rng.pick(lines(list)), rng, variables);
		return {
			...parent,
			slug,
			name: `${parent.name} for ${segment.name}`,
			parent: parent.slug,
			description: line("category descriptions"),
			hero: line("category heroes"),
			segment
		};
	});
}
// prisma/demo/full/companies.ts
/** More companies, where and in the trades in which those of the small demo catalogue are. */
function growCompanies(demo, categories, count, coinage, names) {
	const rng = random("companies");
	const kinds = words("houses").filter((word) => word !== "&");
	const grown = [];
	while (grown.length < count) {
		const brand = coinage.place();
		const kind = rng.pick(kinds);
		const tail = kind === "Sons" || kind === "Daughters" ? ` & ${kind}` : ` ${kind}`;
		const name = rng.chance(.3) ? brand : brand + tail;
		const slug = names.take(name);
		if (!slug) continue;
		const { location, industry } = rng.pick(demo);
		const foundedYear = rng.int(1978, 2024);
		const variables = {
			category: rng.pick(categories).name,
			segment: rng.pick(segments).name.toLowerCase(),
			town: location.split(",")[0],
			year: String(foundedYear)
		};
		grown.push({
			slug,
			name,
			brand,
			description: spinCompiled(rng.pick(lines("company descriptions")), rng, variables),
			industry,
			employeeCount: rng.weighted([
				["1-10", 34],
				["11-50", 34],
				["51-200", 19],
				["201-1000", 9],
				["1000+", 4]
			]),
			foundedYear,
			location,
			isVerified: rng.chance(.35)
		});
	}
	return grown;
}
// prisma/demo/full/long-tail.ts
/** Whole numbers that fall as the curve does and are exactly the total together. Throws when the bounds do not allow it. */
function longTail({ total, floors, caps, steepness, offset }) {
	const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
	if (sum(floors) > total || sum(caps) < total) throw new RangeError(`${total} do not fit between ${sum(floors)} and ${sum(caps)}.`);
	const at = (height) => floors.map((floor, i) => Math.max(floor, Math.min(caps[i], Math.floor(height * (i + offset) ** -steepness))));
	let low = 0;
	let high = (total + 1) * (floors.length + offset) ** steepness;
	for (let step = 0; step < 100; step++) {
		const middle = (low + high) / 2;
		if (sum(at(middle)) <= total) low = middle;
		else high = middle;
	}
	const found = at(low);
	let left = total - sum(found);
	for (let i = 0; left > 0; i = (i + 1) % found.length) {
		if (found[i] >= caps[i]) continue;
		found[i]++;
		left--;
	}
	return found;
}
// prisma/demo/full/names.ts
/** Gives each name, and the slug that follows from it, once. */
var Names = class {
	taken;
	constructor(slugs) {
		this.taken = new Set(slugs);
	}
	/** The slug of a name that nobody has yet; null when it is taken. */
	take(name) {
		const slug = slugOf(name);
		if (this.taken.has(slug)) return null;
		this.taken.add(slug);
		return slug;
	}
};
/** Names of houses ("Brindlewick") and of products ("Brindleboard"), each once, in an order that looks like none. */
var Coinage = class {
	places;
	brands;
	constructor() {
		const rng = random("coinage");
		this.places = coined(words("endings"), rng);
		this.brands = coined(words("parts"), rng);
	}
	/** A house's name; they are used up in the end. */
	place() {
		return this.next(this.places);
	}
	/** A product's own name. */
	brand() {
		return this.next(this.brands);
	}
	/** Names of houses that were not given away, for the employers of people. */
	rest() {
		return this.places;
	}
	next(names) {
		const name = names.pop();
		if (!name) throw new Error("growth.txt has too few stems for so many names");
		return name;
	}
};
function coined(endings, rng) {
	return rng.shuffle(words("stems").flatMap((stem) => endings.filter((ending) => stem.at(-1) !== ending[0] && !stem.endsWith(ending.slice(0, 2))).map((ending) => stem + ending)));
}
// prisma/demo/full/scale.ts
/** What the extremes are: rows of the small demo catalogue that have grown most. */
var extremes = {
	category: "project-management",
	company: "cormorant-data",
	software: "trellisboard"
};
/** The small demo catalogue has 74 categories; those that are added grow with the scale. */
var demoCategories = 74;
/** Below it there would be less than the small demo catalogue has. */
var smallest = .05;
/**
* The counts at a scale from 0.05 to 1. At 1: 10,000 software, 5,000 companies, 500 categories, 60,000 users, 250,000
* reviews. Throws RangeError for another scale.
*/
function countsAt(scale) {
	if (!(scale >= smallest && scale <= 1)) throw new RangeError(`The scale of the full demo is from ${smallest} to 1, not ${scale}.`);
	const share = (full) => Math.round(full * scale);
	return {
		software: share(1e4),
		companies: share(5e3),
		categories: demoCategories + share(426),
		users: share(6e4),
		reviews: share(25e4),
		largest: {
			category: share(300),
			company: share(200),
			software: share(5e3)
		}
	};
}
// prisma/demo/full/listings.ts
/** Products to reach the counts: each in its categories, with its company and a name of its own. */
function placeListings(given) {
	const { counts, products, bySlug, companies, coinage } = given;
	const rng = random("listings");
	const placed = fillCategories(given);
	const makers = chooseMakers(counts, products, companies, placed.map(([primary]) => topOf(bySlug, primary)));
	const names = new Names([...products].map(({ slug }) => slug));
	return placed.map((categories, i) => {
		const maker = makers[i] ?? null;
		const top = topOf(bySlug, categories[0]);
		const isOwn = !maker || maker.slug !== extremes.company && rng.chance(.28);
		for (;;) {
			const after = `${maker?.brand} ${rng.pick(nouns(top))}`;
			const house = rng.chance(.25) ? `${after} for ${rng.pick(segments).name}` : after;
			const brand = isOwn ? coinage.brand() : "";
			const name = isOwn ? brand : house;
			const slug = names.take(name);
			if (slug) return {
				slug,
				name,
				company: maker?.slug ?? null,
				categories,
				reviews: 0
			};
		}
	});
}
function topOf(bySlug, slug) {
	const parent = bySlug.get(slug)?.parent;
	return parent ? topOf(bySlug, parent) : slug;
}
/** The categories of each product to add; those of one top category lie together. */
function fillCategories({ counts, products, categories, bySlug }) {
	const rng = random("placing");
	const direct = /* @__PURE__ */ new Map();
	const count = (slug) => direct.set(slug, (direct.get(slug) ?? 0) + 1);
	for (const product of products) for (const slug of product.categories) count(slug);
	const largest = counts.largest.category - (direct.get(extremes.category) ?? 0);
	const cap = Math.max(14, Math.round(counts.largest.category * .4));
	const others = rng.shuffle([...new Set(products.map((product) => product.categories[0])), ...categories.map(({ slug }) => slug)]).filter((slug) => slug !== extremes.category);
	const room = others.map((slug) => Math.max(0, Math.floor((cap - (direct.get(slug) ?? 0)) * .8)));
	const tail = longTail({
		total: counts.software - products.length - largest,
		floors: room.map((max) => Math.min(1, max)),
		caps: room,
		steepness: 1.1,
		offset: 12
	});
	const primaries = [...others.flatMap((slug, i) => Array(tail[i]).fill(slug)), ...Array(largest).fill(extremes.category)];
	for (const slug of primaries) count(slug);
	const byTop = Map.groupBy(others, (slug) => topOf(bySlug, slug));
	const second = (primary) => {
		if (!rng.chance(.3)) return void 0;
		const above = bySlug.get(primary)?.parent ?? "";
		const wanted = direct.has(above) && rng.chance(.6) ? above : rng.pick(byTop.get(topOf(bySlug, primary)));
		const isFull = (direct.get(wanted) ?? 0) >= cap;
		return wanted === primary || wanted === extremes.category || isFull ? void 0 : wanted;
	};
	const placed = primaries.map((primary) => {
		const other = second(primary);
		if (other) count(other);
		return other ? [primary, other] : [primary];
	});
	return [...Map.groupBy(rng.shuffle(placed), ([primary]) => topOf(bySlug, primary)).values()].flat();
}
/** A company for each product but a few; one company's products lie together, so that they are of a kind. */
function chooseMakers(counts, products, companies, tops) {
	const rng = random("makers");
	const large = companies.find(({ slug }) => slug === extremes.company);
	const own = products.filter(({ company }) => company === large.slug).length;
	const others = rng.shuffle(companies.filter((company) => company !== large));
	const wanted = counts.largest.company - own;
	const made = Math.floor((tops.length - wanted) * .97);
	const cap = Math.max(6, Math.round(counts.largest.company * .3));
	const tail = longTail({
		total: made,
		floors: others.map(() => rng.chance(.85) ? 1 : 0),
		caps: others.map(() => cap),
		steepness: 1.4,
		offset: 40
	});
	const slots = rng.shuffle(others.map((company, i) => Array(tail[i]).fill(company))).flat();
	const gaps = tops.length - wanted - made;
	const spread = slots;
	for (let i = 0; i < gaps; i++) spread.splice(rng.int(0, spread.length), 0, void 0);
	const first = Math.max(0, tops.indexOf("sales"));
	return [
		...spread.slice(0, first),
		...Array(wanted).fill(large),
		...spread.slice(first)
	];
}
// prisma/demo/full/plan.ts
/** Everything about the full directory but its texts and people: quick, and the same on every machine. */
function planDirectory(scale) {
	const counts = countsAt(scale);
	const demo = readDemo();
	const coinage = new Coinage();
	const categories = growCategories(demo.categories, counts.categories - demo.categories.length);
	const bySlug = new Map([...demo.categories, ...categories].map((one) => [one.slug, one]));
	const segmentOf = new Map(categories.map(({ slug, segment }) => [slug, segment]));
	const companies = growCompanies(demo.companies, demo.categories.filter(({ parent }) => parent !== null), counts.companies - demo.companies.length, coinage, new Names(demo.companies.map(({ slug }) => slug)));
	const listings = placeListings({
		counts,
		products: demo.products,
		categories,
		bySlug,
		companies: [...companies, {
			...largestCompany(demo.companies),
			brand: "Cormorant"
		}],
		coinage
	});
	const reviews = spreadReviews(counts, demo.products, listings);
	for (const listing of listings) listing.reviews = reviews.get(listing.slug) ?? 0;
	return {
		counts,
		demo,
		categories,
		companies,
		listings,
		reviews,
		bySlug,
		segmentOf,
		houses: coinage.rest()
	};
}
var largestCompany = (companies) => companies.find(({ slug }) => slug === extremes.company);
/** Most reviewed first, a third of all software without any; nothing of the small demo catalogue loses a review. */
function spreadReviews(counts, products, listings) {
	const rng = random("reviews");
	const own = products.filter(({ slug, reviews, flags }) => slug !== extremes.software && reviews > 0 && !flags.has("draft"));
	const ranked = rng.shuffle([...own.map(({ slug, reviews, foreign }) => ({
		slug,
		floor: reviews + foreign.length
	})), ...listings.filter(() => rng.chance(.64)).map(({ slug }) => ({
		slug,
		floor: 1
	}))]);
	const cap = Math.round(counts.largest.software * .4);
	const tail = longTail({
		total: counts.reviews - counts.largest.software,
		floors: ranked.map(({ floor }) => floor),
		caps: ranked.map(({ floor }) => Math.max(cap, floor)),
		steepness: 1.5,
		offset: 90
	});
	return new Map([[extremes.software, counts.largest.software], ...ranked.map(({ slug }, i) => [slug, tail[i]])]);
}
// prisma/demo/full/products.ts
var priceFactors = [
	.5,
	.75,
	1,
	1,
	1.25,
	1.5,
	2,
	3
];
/** Writes the products that are added, each from what those of its category say; the same listing, the same product. */
var ProductWriter = class {
	bySlug;
	segmentOf;
	materials = /* @__PURE__ */ new Map();
	constructor(products, bySlug, segmentOf) {
		this.bySlug = bySlug;
		this.segmentOf = segmentOf;
		for (const [slug, models] of Map.groupBy(products, (product) => product.categories[0])) this.materials.set(slug, materialOf(models));
	}
	/** The product of a listing. */
	write(listing) {
		const rng = random(`product:${listing.slug}`);
		const primary = listing.categories[0];
		const segment = this.segmentOf.get(primary);
		const base = segment ? this.bySlug.get(primary).parent : primary;
		const material = this.materials.get(base);
		const model = rng.pick(material.models);
		const features = sample(material.features, rng.int(4, 9), rng);
		const quality = 3.65 + rng.normal() * .62;
		return {
			...listing,
			quality: Math.max(1.6, Math.min(4.8, quality)),
			lean: {
				ease: rng.int(-1, 1),
				support: rng.int(-1, 1),
				value: rng.int(-1, 1)
			},
			industries: segment ? [segment.industry] : [],
			flags: /* @__PURE__ */ new Set(["nologo", ...rng.chance(.003) ? ["featured"] : []]),
			since: rng.chance(.02) ? new Date(Date.UTC(2026, 9, 30 - rng.int(0, 55))).toISOString().slice(0, 10) : null,
			short: shortOf(this.bySlug.get(base).name, segment, features, rng),
			paragraphs: paragraphsOf(listing.name, material.models, rng),
			features,
			plans: rng.chance(.86) ? plansOf(model.plans, rng) : [],
			screens: [],
			good: sample(material.good, rng.int(5, 8), rng),
			bad: sample(material.bad, rng.int(4, 7), rng),
			written: [],
			foreign: []
		};
	}
};
function materialOf(products) {
	const models = products.filter(({ paragraphs, features }) => paragraphs.length > 0 && features.length > 0);
	const free = (product) => (fact) => ![
		fact.phrase,
		fact.title,
		...fact.sentences
	].some((text) => text.includes(product.name.split(" ")[0]));
	return {
		models,
		good: models.flatMap((product) => product.good.filter(free(product))),
		bad: models.flatMap((product) => product.bad.filter(free(product))),
		features: [...new Set(models.flatMap(({ features }) => features))]
	};
}
function shortOf(category, segment, features, rng) {
	const [first = "", second = "", third = ""] = features.map(lower);
	const name = (segment ?? rng.pick(segments)).name.toLowerCase();
	return spinCompiled(rng.pick(lines("short descriptions")), rng, {
		category,
		segment: name,
		first,
		second,
		third
	});
}
/** Two to four paragraphs of other products, with this one's name in the place of theirs. */
function paragraphsOf(name, models, rng) {
	const count = rng.int(2, 4);
	const paragraphs = [];
	while (paragraphs.length < count) {
		const model = rng.pick(models);
		const brand = model.name.split(" ")[0];
		const renamed = model.paragraphs[Math.min(paragraphs.length, model.paragraphs.length - 1)].replaceAll(model.name, name).replaceAll(brand, name.split(" ")[0]);
		if (!paragraphs.includes(renamed)) paragraphs.push(renamed);
		else if (models.length < 4) break;
	}
	return paragraphs;
}
function plansOf(plans, rng) {
	const factor = rng.pick(priceFactors);
	return plans.map((plan) => ({
		...plan,
		price: plan.price && Math.round(Number(plan.price) * factor).toFixed(2)
	}));
}
/** Some of the items, none twice. */
function sample(items, count, rng) {
	if (count >= items.length) return rng.shuffle(items);
	const found = /* @__PURE__ */ new Set();
	while (found.size < count) found.add(rng.pick(items));
	return [...found];
}
// prisma/demo/full/compose.ts
/** How many good and how many bad things are told, by stars. */
var factCounts = {
	5: [
		[2, 0],
		[2, 1],
		[3, 0],
		[3, 1]
	],
	4: [
		[1, 1],
		[2, 1],
		[3, 1]
	],
	3: [
		[1, 1],
		[2, 1],
		[1, 2],
		[2, 2]
	],
	2: [[0, 2], [1, 2]],
	1: [[0, 2], [0, 3]]
};
var happy = weighted({
	story: 15,
	need: 15,
	terse: 32,
	list: 6,
	rival: 8,
	tenure: 15,
	advice: 6,
	long: 2,
	essay: .8
});
var cross = weighted({
	complaint: 24,
	rival: 14,
	tenure: 24,
	terse: 32,
	list: 4,
	long: 2,
	essay: .8
});
function weighted(weights) {
	return Object.entries(weights);
}
/**
* A review out of the same facts and voices as those of the small demo catalogue. A sentence may return in another
* review, which the small catalogue takes care to avoid; within one review it does not.
*/
var FullComposer = class {
	voices;
	constructor(voices) {
		this.voices = voices;
	}
	compose(subject, reviewer, rating, usedFor, rng) {
		const { product } = subject;
		const variables = {
			p: product.name,
			emp: reviewer.employer,
			heads: reviewer.heads,
			duty: reviewer.duty,
			town: reviewer.town,
			rival: subject.rivals.length > 0 ? rng.pick(subject.rivals) : ""
		};
		const shape = rng.weighted(rating >= 3 ? happy : cross);
		const [goods, bads] = shape === "long" || shape === "essay" ? longFactCounts(rating) : rng.pick(factCounts[rating]);
		const good = sample(product.good, goods, rng);
		const bad = sample(product.bad, bads, rng);
		const content = this.content(shape, {
			good,
			bad,
			subject,
			usedFor,
			rating,
			variables,
			rng
		});
		const isBare = rng.chance(.14);
		return {
			title: this.title(good, bad, rating, variables, rng),
			content,
			pros: isBare ? [] : phrases(good),
			cons: isBare ? [] : phrases(bad)
		};
	}
	content(shape, material) {
		const { good, bad, subject, usedFor, rating, variables, rng } = material;
		const one = (text) => capital(spinCompiled(text, rng, variables));
		const line = (list) => one(rng.pick(this.voices[list]));
		const each = shape === "essay" ? 3 : 1;
		const describe = (facts) => facts.map(({ sentences }) => sample(sentences, each, rng).map(one).join(" "));
		const turned = (list, [first, ...others]) => first === void 0 ? [] : [lead(`${rng.pick(this.voices[list])} `, first), ...others];
		const maybe = (chance, text) => rng.chance(chance) ? [text()] : [];
		const open = () => line("open");
		const close = () => line(`close:${rating}`);
		const need = () => one(rng.pick(subject.category.needs));
		const advice = () => one(rng.pick(subject.category.advice));
		const rival = () => variables["rival"] ? [line(rating >= 4 ? "rival up" : "rival down")] : [];
		const tenure = () => usedFor ? [line(`tenure:${usedFor}`)] : [];
		const praise = describe(good);
		const blame = praise.length > 0 && rng.chance(.55) ? turned("turn", describe(bad)) : describe(bad);
		const blocks = () => {
			switch (shape) {
				case "story": return [[
					open(),
					need(),
					...praise.slice(0, 1)
				], [
					...praise.slice(1),
					...blame,
					...maybe(.5, close)
				]];
				case "need": return [[
					need(),
					...praise,
					...blame,
					...maybe(.6, close)
				]];
				case "terse": return [[...(rating >= 3 ? praise : blame).slice(0, 1), ...maybe(.7, close)]];
				case "list": return [
					maybe(.5, open),
					...this.listed(good, bad, rng),
					[close()]
				];
				case "rival": return [[...rival(), ...praise], [...blame, ...maybe(.4, close)]];
				case "tenure": return [[
					...tenure(),
					...praise,
					...blame
				], maybe(.5, close)];
				case "advice": return [[open(), ...praise], [...blame, advice()]];
				case "complaint": return [blame, [
					...turned("grant", praise),
					open(),
					close()
				]];
				default: return [
					[...sample(this.voices["open"], each, rng).map(one), ...tenure()],
					sample(subject.category.needs, each + 1, rng).map(one),
					praise.slice(0, 3),
					turned("more", praise.slice(3)),
					[...rival(), ...blame.slice(0, 2)],
					[...blame.slice(2), ...maybe(.7, advice)],
					sample(this.voices[`close:${rating}`], each, rng).map(one)
				];
			}
		};
		const text = blocks().map((block) => block.join(" ")).filter(Boolean).join("\n\n");
		return text.length > 40 ? text : [open(), text].filter(Boolean).join(" ");
	}
	listed(good, bad, rng) {
		const [yes = "", no = ""] = rng.pick(this.voices["labels"]).split("|");
		const run = (label, facts) => facts.length === 0 ? [] : [`${label.trim().replace(/:$/, "")}: ${facts.map(({ phrase }) => lower(phrase)).join("; ")}.`];
		return [run(yes, good), run(no, bad)];
	}
	title(good, bad, rating, variables, rng) {
		const facts = rating >= 4 ? good : rating <= 2 ? bad : [...bad, ...good];
		const fact = facts.length > 0 ? rng.pick(facts) : void 0;
		const choice = rng.next();
		const text = fact === void 0 || choice < .4 ? rng.pick(this.voices[`title:${rating}`]) : choice < .8 ? fact.title : fact.phrase;
		const title = capital(spinCompiled(text, rng, variables));
		return title.length > 110 ? capital(fact?.phrase ?? variables["p"]) : title;
	}
};
var longFactCounts = (rating) => rating >= 4 ? [8, 5] : rating === 3 ? [6, 5] : [4, 7];
var phrases = (facts) => [...new Set(facts.map(({ phrase }) => phrase))];
// prisma/demo/full/users.ts
var sizeWeights = sizes.map((size, i) => [size, [
	24,
	30,
	22,
	14,
	10
][i]]);
var letterOf = (size) => "ssmml"[sizes.indexOf(size)];
var day$2 = 864e5;
/** The authors of the small demo catalogue, who came with their first review. */
function demoUsers(reviews) {
	const found = /* @__PURE__ */ new Map();
	for (const { authorKey: key, author, createdAt } of reviews) {
		const known = found.get(key);
		if (!known) found.set(key, {
			key,
			email: null,
			...author,
			createdAt
		});
		else if (createdAt < known.createdAt) known.createdAt = createdAt;
	}
	return [...found.values()];
}
/** Makes reviewers out of content/people.txt: most have an account, with an address at one of the houses. */
function makeReviewers(count, people, roleWeights, houses, taken) {
	const rng = random("users");
	const make = reviewerMaker(people, rng);
	const domains = houses.map((house) => slugOf(house));
	const patterns = lines("mail");
	const [keys, emails] = [new Set(taken), /* @__PURE__ */ new Set()];
	const reviewers = [];
	while (reviewers.length < count) {
		const reviewer = make(rng.weighted(roleWeights));
		const [first, last] = [slugOf(reviewer.firstName), slugOf(reviewer.lastName)];
		const domain = rng.pick(domains);
		const key = `${first}-${last}-${domain}`;
		const email = `${spinCompiled(rng.pick(patterns), rng, {
			first,
			last,
			initial: first[0]
		})}@${domain}.example`;
		if (keys.has(key) || emails.has(email)) continue;
		keys.add(key);
		reviewer.key = key;
		if (rng.chance(.85)) {
			emails.add(email);
			reviewer.email = email;
		}
		const joined = (reviewers.length / count) ** .7 * .9 + rng.next() * .09;
		const at = firstDay - 30 * day$2 + Math.floor(joined * (lastDay - firstDay));
		reviewer.createdAt = new Date(at).toISOString();
		reviewers.push(reviewer);
	}
	return reviewers;
}
function reviewerMaker(people, rng) {
	const list = (name) => people[name] ?? [];
	const table = (name) => new Map(list(name).map((line) => [line.slice(0, line.indexOf(":")), parts(line.slice(line.indexOf(":") + 1), " / ")]));
	const names = list("names").map((line) => parts(line, " / ").map((half) => parts(half, " ")));
	const towns = parts(list("towns").join(" "), " ").map((town) => town.replace(/-/g, " "));
	const [designations, duties, heads] = [
		table("designations"),
		table("duties"),
		table("heads")
	];
	const notIndustries = [
		"names",
		"towns",
		"designations",
		"duties",
		"heads"
	];
	const employers = Object.keys(people).filter((name) => !notIndustries.includes(name)).flatMap((industry) => list(industry).flatMap((line) => parts(line, " / ")).map((entry) => ({
		industry,
		employer: entry.split(":")[0],
		letters: entry.split(":")[1] ?? ""
	})));
	const sized = Map.groupBy([..."sml"].flatMap((letter) => employers.filter(({ letters }) => letters.includes(letter)).map((one) => ({
		...one,
		letter
	}))), ({ letter }) => letter);
	const tiers = new Map([...designations].map(([role, three]) => [role, three.map((one) => parts(one, ","))]));
	return (role) => {
		const size = rng.weighted(sizeWeights);
		const letter = letterOf(size);
		const { industry, employer } = rng.pick(sized.get(letter));
		const [firstNames, lastNames] = rng.pick(names);
		return {
			key: "",
			email: null,
			firstName: rng.pick(firstNames),
			lastName: rng.pick(rng.chance(.85) ? lastNames : rng.pick(names)[1]),
			designation: rng.pick(tiers.get(role)["sml".indexOf(letter)]),
			createdAt: "",
			role,
			size,
			industry,
			employer,
			heads: rng.pick(heads.get(size)),
			town: rng.pick(towns),
			duty: spinCompiled(rng.pick(duties.get(role)), rng, {})
		};
	};
}
/** Chooses reviewers for one software after another: nobody twice for the same, some people far more often than others. */
var Reviewers = class {
	all;
	byRole;
	constructor(all) {
		this.all = all;
		this.byRole = Map.groupBy(all, ({ role }) => role);
	}
	/** Someone of that role and, where it can be, of one of the industries who is not among `met` yet. */
	take(role, industries, met, rng) {
		const fitting = this.byRole.get(role) ?? this.all;
		for (let attempt = 0; attempt < 24; attempt++) {
			const from = attempt < 12 ? fitting : this.all;
			const reviewer = from[Math.floor(rng.next() ** 1.5 * from.length)];
			if (!(industries.length === 0 || attempt > 5 || industries.includes(reviewer.industry)) || met.has(reviewer)) continue;
			met.add(reviewer);
			return reviewer;
		}
		const free = this.all.find((reviewer) => !met.has(reviewer));
		if (!free) throw new Error("More reviews of one software than there are people");
		met.add(free);
		return free;
	}
};
/** What a reviewer's role is called in a review. */
var roleName = (code) => roles[code] ?? code;
// prisma/demo/full/reviews.ts
/** The reviews that are added, software by software; those of the small demo catalogue stand before them. */
function* growReviews(plan, writer, people, voices) {
	const reviewers = new Reviewers(people);
	const composer = new FullComposer(voices);
	const { demo, listings, bySlug } = plan;
	const names = Map.groupBy([...demo.products.filter(({ flags }) => !flags.has("draft")), ...listings], ({ categories }) => categories[0]);
	const add = function* (product, from) {
		const rng = random(`full:${product.slug}`);
		const category = bySlug.get(product.categories[0]);
		const rivals = (names.get(category.slug) ?? []).filter(({ slug }) => slug !== product.slug).slice(0, 8).map(({ name }) => name);
		const listedAt = Math.max(firstDay, Date.parse(listed(product)));
		const met = /* @__PURE__ */ new Set();
		for (let index = from; index < (plan.reviews.get(product.slug) ?? 0); index++) {
			const reviewer = reviewers.take(rng.weighted(category.roles), product.industries, met, rng);
			const rating = clamp(product.quality + rng.normal() * .95 - sizeRank(reviewer.size) * .05 + .08);
			const usedFor = usedForOf(rng);
			const draft = composer.compose({
				product,
				category,
				rivals
			}, reviewer, rating, usedFor, rng);
			yield {
				key: `${product.slug}--${reviewer.key}`,
				softwareSlug: product.slug,
				authorKey: reviewer.key,
				author: {
					firstName: reviewer.firstName,
					lastName: reviewer.lastName,
					designation: reviewer.designation
				},
				rating,
				...draft,
				...subRatings(product, rating, rng),
				role: roleName(reviewer.role),
				companySize: reviewer.size,
				industry: reviewer.industry,
				usedFor,
				language: "en",
				isVerified: rng.chance(.62),
				createdAt: moment(Math.max(listedAt, dayAfter(reviewer.createdAt)), rng)
			};
		}
	};
	for (const product of demo.products) yield* add(product, product.reviews + product.foreign.length);
	for (const listing of listings) if (listing.reviews > 0) yield* add(writer.write(listing), 0);
}
var day$1 = 864e5;
var dayAfter = (time) => Math.ceil(Date.parse(time) / day$1) * day$1;
// prisma/demo/full/catalogue.ts
/**
* The full directory, row by row, in the order in which it can be loaded: the small demo catalogue's rows of each file,
* then those that are added. The same scale gives the same rows on every machine.
*/
function* fullCatalogue(scale) {
	const plan = planDirectory(scale);
	const { demo, categories, companies, listings, bySlug, segmentOf } = plan;
	const begun = [...demoCatalogue()];
	const rowsOf = (file) => begun.filter((entry) => entry.file === file);
	const writer = new ProductWriter(demo.products, bySlug, segmentOf);
	const { people, voices } = readVoices();
	const vocabularies = readVocabularies(bySlug);
	for (const row of [...rowsOf("categories").map((entry) => entry.row), ...categories.map((category) => plainCategoryRow(category, vocabularies))]) yield {
		file: "categories",
		row: {
			...row,
			createdAt: (/* @__PURE__ */ new Date(firstDay - 150 * day)).toISOString()
		}
	};
	const grown = companies.map((company) => companyRow(company, null));
	for (const row of [...rowsOf("companies").map((entry) => entry.row), ...grown]) yield {
		file: "companies",
		row: {
			...row,
			createdAt: joined(row.slug)
		}
	};
	for (const entry of rowsOf("software")) {
		vocabularies.note(entry.row);
		yield entry;
	}
	const softwareRow = softwareRows(bySlug, vocabularies);
	const facts = new FactWriter(demo.products, bySlug);
	const plans = [];
	for (const listing of listings) {
		const product = writer.write(listing);
		yield {
			file: "software",
			row: {
				...softwareRow(product),
				...facts.of(product)
			}
		};
		for (const plan of facts.plansOf(product)) plans.push({
			softwareSlug: product.slug,
			...plan
		});
	}
	yield* rowsOf("plans");
	for (const row of plans) yield {
		file: "plans",
		row
	};
	const reviews = rowsOf("reviews");
	const authors = demoUsers(reviews.map(({ row }) => row));
	const reviewers = makeReviewers(plan.counts.users - authors.length, people, roleWeights(plan), plan.houses, authors.map(({ key }) => key));
	for (const row of authors) yield {
		file: "users",
		row
	};
	for (const { key, email, firstName, lastName, designation, createdAt } of reviewers) yield {
		file: "users",
		row: {
			key,
			email,
			firstName,
			lastName,
			designation,
			createdAt
		}
	};
	yield* reviews;
	for (const row of growReviews(plan, writer, reviewers, voices)) yield {
		file: "reviews",
		row: {
			...row,
			...vocabularies.said(row, .1)
		}
	};
}
/** How much each role is asked for, over all categories. */
function roleWeights({ bySlug }) {
	const weights = /* @__PURE__ */ new Map();
	for (const { roles } of bySlug.values()) for (const [role, weight] of roles) weights.set(role, (weights.get(role) ?? 0) + weight);
	return [...weights];
}
var day = 864e5;
/** When a company came. */
function joined(slug) {
	const rng = random(`joined:${slug}`);
	const at = firstDay - 140 * day + Math.floor(rng.next() * (lastDay - firstDay + 100 * day));
	return new Date(at).toISOString();
}
// api/src/import/demo/full-batches.ts
/** Characters of JSON per batch: few enough to hold several in memory. */
var batchLength = 1e6;
/** The rows of the full demo directory; its users among them. */
function fullRows({ scale, now }) {
	return endingYesterday(fullCatalogue(scale), lastDay, now);
}
/** The full demo directory as records of the tables, in the order in which they can be added. */
function* fullBatches(options) {
	const ids = random("ids");
	const records = new Records((createdAt) => idAt(Date.parse(createdAt), ids));
	const encoder = new TextEncoder();
	const waiting = new Map(setNames.map((set) => [set, []]));
	let length = 0;
	const flush = function* () {
		for (const [set, texts] of waiting) {
			if (texts.length > 0) yield {
				set,
				json: encoder.encode(`[${texts.join(",")}]`)
			};
			texts.length = 0;
		}
		length = 0;
	};
	for (const row of fullRows(options)) {
		for (const { set, record } of records.of(row)) {
			const text = JSON.stringify(record);
			waiting.get(set)?.push(text);
			length += text.length;
		}
		if (length >= batchLength) yield* flush();
	}
	yield* flush();
}
/** A UUID of version 7 with the given time; the rest comes from the generator, so it is the same in every load. */
function idAt(time, { next }) {
	const hex = (bits) => Math.floor(next() * 2 ** bits).toString(16).padStart(bits / 4, "0");
	const at = time.toString(16).padStart(12, "0");
	const variant = (8 + Math.floor(next() * 4)).toString(16);
	return `${at.slice(0, 8)}-${at.slice(8)}-7${hex(12)}-${variant}${hex(12)}-${hex(24)}${hex(24)}`;
}
// api/src/import/demo/full-worker.ts
/**
* Generates the full demo in a thread parallel to the load, because generating takes a core as the database does. Sends one
* batch per message, which bounds the memory, and null at the end.
*/
var port = parentPort;
if (!port) throw new Error("full-worker.ts runs in a worker thread.");
var asked = 0;
port.on("message", () => {
	asked++;
});
for (const batch of fullBatches(workerData)) {
	while (asked === 0) await once(port, "message");
	asked--;
	port.postMessage(batch, [batch.json.buffer]);
}
port.postMessage(null);
export {};
