import { _ as random, a as reviewsOf, d as tenures, g as slugOf, h as parts, l as roles, n as firstDay, u as sizes } from "./reviews-D8H68LSv.js";
import { readFileSync, readdirSync } from "node:fs";
// prisma/demo/facts.ts
/** How often a vendor states nothing at all, and leaves out one fact: buyers meet both. */
var silent = .1;
var leftOut = .08;
/** Languages by their English names, with how many products have them besides English. */
var languages = [
	["ar", 2],
	["zh-Hans", 3],
	["cs", 2],
	["da", 3],
	["nl", 6],
	["en", 0],
	["fi", 2],
	["fr", 10],
	["de", 10],
	["he", 1],
	["it", 6],
	["ja", 4],
	["ko", 2],
	["no", 3],
	["pl", 4],
	["pt", 3],
	["pt-BR", 6],
	["es", 9],
	["sv", 4],
	["tr", 2],
	["uk", 1]
];
var licenses = [
	"AGPL-3.0",
	"GPL-3.0",
	"MIT",
	"Apache-2.0",
	"MPL-2.0"
];
var says = {
	ownServer: /self-host|own (?:server|hosting|machine)|on-prem|per server/,
	phone: /phone app|mobile app|on (?:the|a|his|her|their) phone|\bapps?\b|offline|dictate/,
	browserOnly: /browser-only|nothing to install/,
	desktop: /desktop|terminal|backup|printer|spreadsheet file/
};
/** What a price is for, where a plan says it: "per seller", "five users", "one site". */
var perPerson = /\bper (?:named |planned )?(?:person|user|agent|seller|seat|employee|writer|walker|traveller|reader|practitioner|learner|developer|desk|auditor|preparer)\b/;
var perThing = /\bper [a-z]/;
var forAll = /\b(?:unlimited|any number of|\d[\d,]*|one|two|three|four|five|six|ten|twenty) (?:named )?(?:people|persons?|users?|crew|players|readers|seats|teachers?|practitioners?|planners?|sites?|locations?|rooms?|floors?|farms?|boards?|buildings?|teams?|shops?|links?|accounts?|topics?|terminals|machines?)\b/;
var counts = {
	two: 2,
	three: 3,
	five: 5,
	ten: 10,
	twenty: 20
};
/** States facts of products which their texts do not contradict; the same product, the same facts. */
var FactWriter = class {
	bySlug;
	/** Names of products that others work with, the better known ones more often. */
	partners;
	constructor(products, bySlug) {
		this.bySlug = bySlug;
		this.partners = products.filter((one) => one.reviews > 12 && !one.flags.has("draft") && this.typeOf(one) === "software").map((one) => [one, one.reviews]);
	}
	/** The facts of a product's row. */
	of(product) {
		const rng = random(`facts:${product.slug}`);
		const unknown = {
			platforms: [],
			hasFreeTrial: null,
			languages: [],
			supportKinds: [],
			integrations: [],
			licenses: []
		};
		if (rng.chance(silent)) return unknown;
		const isSoftware = this.typeOf(product) === "software";
		const platforms = isSoftware ? platformsOf(product, rng) : [];
		const stated = {
			platforms,
			hasFreeTrial: isSoftware ? trialOf(product, rng) : null,
			languages: languagesOf(product, rng),
			supportKinds: supportOf(product, isSoftware, rng),
			integrations: isSoftware ? this.integrationsOf(product, rng) : [],
			licenses: platforms.includes("self-hosted") && rng.chance(.6) ? [rng.pick(licenses)] : []
		};
		const known = Object.entries(stated).map(([name, fact]) => [name, rng.chance(leftOut) ? unknown[name] : fact]);
		return Object.fromEntries(known);
	}
	/** The plans of a product with their terms. */
	plansOf(product) {
		const rng = random(`terms:${product.slug}`);
		const priced = product.plans.map(({ price }) => Number(price)).filter((price) => price > 0);
		const usual = priced.length > 0 && Math.min(...priced) < 40 && this.typeOf(product) === "software" && rng.chance(.7) ? "person" : null;
		const currency = product.reviews > 20 || rng.chance(.9) ? "USD" : rng.pick([
			"EUR",
			"EUR",
			"GBP"
		]);
		return product.plans.map((plan, place) => {
			const unit = unitOf(plan) ?? (usual && !perThing.test(wordsOf(plan)) ? usual : null);
			const isLarger = place > 0 && unit === "person" && Number(plan.price) !== 0;
			return {
				...plan,
				currency,
				billingPeriod: /for ever|bought once/.test(wordsOf(plan)) ? "once" : plan.billingPeriod,
				unit,
				minimumPeople: unit === "person" ? leastOf(plan) ?? (isLarger && rng.chance(.3) ? rng.pick([
					3,
					5,
					5,
					10,
					25
				]) : null) : null
			};
		});
	}
	typeOf(product) {
		return this.bySlug.get(product.categories[0])?.type ?? "software";
	}
	integrationsOf(product, rng) {
		const count = rng.weighted([
			[0, 2],
			[rng.int(1, 3), 4],
			[rng.int(4, 8), 3],
			[rng.int(9, 18), 1]
		]);
		const others = this.partners.filter(([one]) => one.categories[0] !== product.categories[0]);
		const names = Array.from({ length: others.length > 0 ? count : 0 }, () => rng.weighted(others).name);
		return [...new Set(names)].filter((name) => name !== product.name).sort();
	}
};
var textOf = ({ short, paragraphs, features, plans }) => [
	short,
	...paragraphs,
	...features,
	...plans.flatMap((plan) => plan.features)
].join(" ").toLowerCase();
var wordsOf = ({ features }) => features.join(", ").toLowerCase();
function unitOf(plan) {
	const words = wordsOf(plan);
	if (perPerson.test(words)) return "person";
	return forAll.test(words) && !perThing.test(words) ? "flat" : null;
}
/** "Per practitioner, from five". */
var leastOf = (plan) => counts[/\bfrom (\w+)/.exec(wordsOf(plan))?.[1] ?? ""] ?? null;
function platformsOf(product, rng) {
	const text = textOf(product);
	const own = says.ownServer.test(text) || rng.chance(.06);
	if (says.browserOnly.test(text)) return own ? ["web", "self-hosted"] : ["web"];
	const isMobile = says.phone.test(text) || rng.chance(.35);
	const isDesktop = says.desktop.test(text) || rng.chance(.18);
	const runs = {
		web: !isDesktop || rng.chance(.8),
		windows: isDesktop,
		macos: isDesktop && rng.chance(.75),
		linux: isDesktop && rng.chance(.35),
		ios: isMobile,
		android: isMobile && rng.chance(.92),
		"self-hosted": own
	};
	return Object.keys(runs).filter((platform) => runs[platform]);
}
function trialOf(product, rng) {
	if (/\btrial\b|try it/.test(textOf(product))) return true;
	const isFree = product.plans.some(({ price }) => price !== null && Number(price) === 0);
	return rng.weighted([
		[true, isFree ? 4 : 7],
		[false, isFree ? 2 : 1],
		[null, isFree ? 4 : 2]
	]);
}
function languagesOf(product, rng) {
	const most = product.reviews > 25 ? 12 : product.reviews > 8 ? 6 : 3;
	const spoken = /* @__PURE__ */ new Set(["en", ...Array.from({ length: rng.int(0, most) }, () => rng.weighted(languages))]);
	return languages.map(([tag]) => tag).filter((tag) => spoken.has(tag));
}
function supportOf(product, isSoftware, rng) {
	const lean = product.lean.support * .15;
	const offers = {
		email: .95,
		phone: (isSoftware ? .4 : .85) + lean,
		chat: .35 + lean,
		forum: isSoftware ? .25 : 0,
		"knowledge-base": isSoftware ? .7 : .1,
		training: .2 + lean,
		"around-the-clock": .08 + lean / 2
	};
	return Object.keys(offers).filter((kind) => rng.chance(offers[kind]));
}
// prisma/demo/parse.ts
var usedForOf = {
	"<6m": tenures[0],
	"6-12m": tenures[1],
	"1-2y": tenures[2],
	"2y+": tenures[3]
};
function category(line) {
	const [name, parent, type, slug] = parts(line, "|");
	if (type !== "software" && type !== "service") throw new Error(`Category "${name}" is neither software nor service`);
	return {
		slug: slug ?? slugOf(name),
		name,
		parent: parent === "-" ? null : parent,
		type,
		description: "",
		hero: "",
		roles: [],
		screens: [],
		synonyms: [],
		needs: [],
		advice: []
	};
}
function company(line) {
	const [name, location, founded, size, industry, mark, description] = parts(line, "|");
	if (!description || !sizes.includes(size)) throw new Error(`Company line "${line}" is incomplete`);
	return {
		slug: slugOf(name),
		name,
		description,
		industry,
		employeeCount: size,
		foundedYear: Number(founded),
		location,
		isVerified: mark === "v"
	};
}
/** "Name | company or - | quality | reviews | options", options being also=a,b  since=2026-10-20  slug=x  e+ s- v+  and flags. */
function product(line, primary) {
	const [name, maker, quality, reviews, options = ""] = parts(line, "|");
	const words = options.split(/\s+/).filter(Boolean);
	const option = (key) => words.find((word) => word.startsWith(key + "="))?.slice(key.length + 1);
	const lean = (letter) => words.filter((w) => w === letter + "+").length - words.filter((w) => w === letter + "-").length;
	return {
		slug: option("slug") ?? slugOf(name),
		name,
		company: maker === "-" ? null : slugOf(maker),
		categories: [primary, ...option("also")?.split(",") ?? []],
		quality: Number(quality),
		reviews: Number(reviews),
		lean: {
			ease: lean("e"),
			support: lean("s"),
			value: lean("v")
		},
		flags: new Set(words.filter((word) => /^[a-z]{4,}$/.test(word))),
		industries: (option("ind") ?? "").split(",").filter(Boolean).map((name) => name.replace(/_/g, " ")),
		since: option("since") ?? null,
		short: "",
		paragraphs: [],
		features: [],
		plans: [],
		screens: [],
		good: [],
		bad: [],
		written: [],
		foreign: []
	};
}
function plan(text) {
	const found = /^(\*?)(.+?) (\?|\d+(?:\.\d\d)?)(\/y)?(?:: (.*))?$/.exec(text);
	if (!found) throw new Error(`Plan "${text}" does not read as "Name price: feature, feature"`);
	const [, star, name, price, yearly, features] = found;
	return {
		name,
		price: price === "?" ? null : price.includes(".") ? price : price + ".00",
		billingPeriod: yearly ? "year" : "month",
		features: parts(features ?? "", ", "),
		isPopular: star === "*"
	};
}
function fact(text) {
	const [phrase, title, ...sentences] = parts(text, " / ");
	if (!title) throw new Error(`Fact "${text}" needs a phrase and a title`);
	return {
		phrase,
		title,
		sentences
	};
}
function persona(review, text) {
	const found = /^(\w+) (\S+) (\S+) ([^:]+): ([^|]+?)(?: \| (.+))?$/.exec(text);
	const [, code = "", size = "", time = "", industry = "", designation = "", name] = found ?? [];
	if (!found || !roles[code] || !sizes.includes(size)) throw new Error(`Reviewer "${text}" does not read`);
	Object.assign(review, {
		role: roles[code],
		size,
		usedFor: usedForOf[time] ?? null,
		industry,
		designation,
		name
	});
}
function parseArea(source, file) {
	const area = {
		categories: [],
		companies: [],
		products: [],
		reviews: /* @__PURE__ */ new Map()
	};
	let inCategory = null;
	let primary = "";
	let written = null;
	let inProduct = null;
	let inReview = null;
	const read = (line) => {
		const mark = line.split(" ", 1)[0] ?? "";
		const rest = line.slice(mark.length + 1).trim();
		if (mark === "//") return;
		if (mark === "##") {
			inCategory = category(rest);
			area.categories.push(inCategory);
			primary = inCategory.slug;
			inProduct = inReview = null;
		} else if (mark === ">>") {
			primary = rest;
			inCategory = inProduct = inReview = null;
		} else if (mark === "==") {
			if (!primary) throw new Error("A product needs a category above it");
			inProduct = product(rest, primary);
			area.products.push(inProduct);
			written = inProduct.written;
			inReview = null;
		} else if (mark === "<<") {
			written = [];
			area.reviews.set(rest, written);
			inCategory = inProduct = inReview = null;
		} else if (mark === "*" && written) {
			const [, language = "en", title = ""] = /^(?:\[(\w+)\] )?(.*)$/.exec(rest.slice(2)) ?? [];
			inReview = {
				rating: Number(rest[0]),
				language,
				title,
				role: "",
				size: "1-10",
				usedFor: null,
				industry: "",
				designation: "",
				paragraphs: [],
				pros: [],
				cons: []
			};
			written.push(inReview);
		} else if (inReview) readReview(inReview, mark, rest, line);
		else if (mark === "@") area.companies.push(company(rest));
		else if (inProduct) readProduct(inProduct, mark, rest, line);
		else if (inCategory) readCategory(inCategory, mark, rest, line);
		else throw new Error("Text outside of a category");
	};
	source.split("\n").forEach((line, index) => {
		try {
			if (line.trim()) read(line.trim());
		} catch (error) {
			throw new Error(`${file}:${index + 1}: ${error.message}`);
		}
	});
	return area;
}
function readCategory(it, mark, rest, line) {
	if (mark === "roles:") it.roles = parts(rest, ",").map((word) => [word.split(" ")[0] ?? "", Number(word.split(" ")[1])]);
	else if (mark === "screens:") it.screens = parts(rest, " / ");
	else if (mark === "synonyms:") it.synonyms = parts(rest, ",");
	else if (mark === "?") it.needs.push(...parts(rest, " / "));
	else if (mark === "!") it.advice.push(...parts(rest, " / "));
	else if (!it.description) it.description = line;
	else if (!it.hero) it.hero = line;
	else throw new Error(`A third paragraph for the category "${it.name}"`);
}
function readProduct(it, mark, rest, line) {
	if (mark === "#") it.features.push(...parts(rest, ";"));
	else if (mark === "$") it.plans.push(...parts(rest, " / ").map(plan));
	else if (mark === "%") it.screens.push(...parts(rest, " / ").map(screen));
	else if (mark === "+") it.good.push(fact(rest));
	else if (mark === "-") it.bad.push(fact(rest));
	else if (!it.short) it.short = line;
	else it.paragraphs.push(line);
}
function readReview(it, mark, rest, line) {
	if (mark === "@") persona(it, rest);
	else if (mark === "+") it.pros.push(...parts(rest, " / "));
	else if (mark === "-") it.cons.push(...parts(rest, " / "));
	else it.paragraphs.push(line);
}
var screen = (text) => ({
	kind: text.split(":", 1).join("").trim(),
	caption: text.slice(text.indexOf(":") + 1).trim()
});
/** Files of named lists: "[name]" opens a list, each further line is one entry. */
function parseLists(source) {
	const lists = {};
	let current = null;
	for (const raw of source.split("\n")) {
		const line = raw.trim();
		if (!line || line.startsWith("// ")) continue;
		if (line.startsWith("[")) current = lists[line.slice(1, line.indexOf("]"))] ??= [];
		else if (current) current.push(line);
		else throw new Error(`"${line}" stands outside of a list`);
	}
	return lists;
}
// prisma/demo/vocabulary.ts
/** What categories are compared by, what vendors say about it, and what reviewers say who have seen more. */
var Vocabularies = class {
	#bySlug;
	#common;
	#own;
	#of = /* @__PURE__ */ new Map();
	#software = /* @__PURE__ */ new Map();
	/** `common` is what products of an area have in common, `own` the further features of single categories with their meaning. */
	constructor(bySlug, common, own) {
		this.#bySlug = bySlug;
		this.#common = common;
		this.#own = own;
	}
	/** The vocabulary of a category: what its area has in common stands in that of the area. */
	of({ slug, parent, type }) {
		const known = this.#of.get(slug);
		if (known) return known;
		const shared = parent === null ? [...this.#common[slug] ?? [], ...this.#common[type] ?? []] : [];
		const features = [...this.#own[slug] ?? [], ...shared].map((line) => line.split(" | ")).map(([name, description = null]) => ({
			key: slugOf(name),
			name,
			description
		}));
		this.#of.set(slug, features);
		return features;
	}
	/** What the vendor ticks: what their own list names, and of its categories' own features the better half. */
	offered({ slug, categorySlugs, features }, quality) {
		const rng = random(`offered:${slug}`);
		const has = new Set(features);
		return this.#compared(categorySlugs).flatMap(({ category, feature: { key, name } }) => rng.chance(has.has(name) ? 1 : category in this.#own ? .3 + quality / 12 : .02) ? [`${category}/${key}`] : []);
	}
	/** Notes what vendors say, on which `said` depends. */
	note({ slug, categorySlugs, offeredFeatures }) {
		const names = this.#compared(categorySlugs).map(({ category, feature }) => `${category}/${feature.key}`);
		this.#software.set(slug, {
			names,
			offered: new Set(offeredFeatures)
		});
	}
	/** What a reviewer answers, of `share` of them: a few features, mostly as they are, and mostly as the vendor says. */
	said({ key, softwareSlug }, share) {
		const rng = random(`said:${key}`);
		const known = this.#software.get(softwareSlug);
		if (!known || !rng.chance(share)) return {
			confirmedFeatures: [],
			deniedFeatures: []
		};
		const answered = rng.shuffle(known.names.slice(0, 10)).slice(0, rng.int(3, 6)).sort();
		const isSo = (name) => {
			const truth = random(`truth:${softwareSlug}:${name}`).chance(known.offered.has(name) ? .93 : .3);
			return rng.chance(.93) ? truth : !truth;
		};
		const { yes = [], no = [] } = Object.groupBy(answered, (name) => isSo(name) ? "yes" : "no");
		return {
			confirmedFeatures: yes,
			deniedFeatures: no
		};
	}
	/** The features of categories and of those above them, nearest first. */
	#compared(slugs) {
		const levels = [];
		for (let level = [...slugs]; level.length > 0;) {
			levels.push(level);
			level = level.flatMap((slug) => this.#bySlug.get(slug)?.parent ?? []);
		}
		return [...new Set(levels.flat())].flatMap((slug) => {
			const category = this.#bySlug.get(slug);
			return category ? this.of(category).map((feature) => ({
				category: slug,
				feature
			})) : [];
		});
	}
};
// prisma/demo/catalogue.ts
var folder = new URL("../../prisma/demo/content/", import.meta.url);
var read = (name) => readFileSync(new URL(name, folder), "utf8");
var textFiles = (name) => readdirSync(new URL(name, folder)).filter((file) => file.endsWith(".txt")).sort();
/** Everything the content files say, parents before their children. */
function readDemo() {
	const areas = textFiles("areas/").map((file) => parseArea(read("areas/" + file), file));
	const categories = areas.flatMap((area) => area.categories);
	const companies = areas.flatMap((area) => area.companies);
	const products = areas.flatMap((area) => area.products);
	for (const [slug, written] of areas.flatMap((area) => [...area.reviews])) {
		const product = products.find((one) => one.slug === slug);
		if (!product) throw new Error(`Reviews for the unknown product "${slug}"`);
		product.written.push(...written);
	}
	for (const [slug, written] of parseArea(read("languages.txt"), "languages.txt").reviews) products.find((one) => one.slug === slug)?.foreign.push(...written);
	const bySlug = new Map(categories.map((category) => [category.slug, category]));
	const depth = (category) => category.parent ? 1 + depth(bySlug.get(category.parent)) : 0;
	return {
		categories: categories.sort((a, b) => depth(a) - depth(b)),
		companies,
		products
	};
}
var none = {
	longDescription: null,
	contentSections: null,
	metaTitle: null,
	metaDescription: null
};
/** "title:", "meta:" and "long:" lines, then one "## id | heading" per section with its paragraphs and lists, in Markdown. */
function article(source) {
	const found = {
		...none,
		contentSections: []
	};
	for (const line of source.split("\n").map((text) => text.trim()).filter(Boolean)) {
		const section = found.contentSections.at(-1);
		if (line.startsWith("## ")) {
			const [id, heading] = line.slice(3).split(" | ");
			found.contentSections.push({
				id,
				heading,
				content: ""
			});
		} else if (section) section.content += between(section.content, line) + line;
		else if (line.startsWith("title: ")) found.metaTitle = line.slice(7);
		else if (line.startsWith("meta: ")) found.metaDescription = line.slice(6);
		else if (line.startsWith("long: ")) found.longDescription = line.slice(6);
	}
	return found;
}
/** What parts a line from the text above it: a blank line, except between the items of a list. */
function between(above, line) {
	const isItem = (text) => /^(?:-|\d+\.) /.test(text);
	if (above === "") return "";
	return isItem(line) && isItem(above.slice(above.lastIndexOf("\n") + 1)) ? "\n" : "\n\n";
}
var day = 864e5;
/** Larger products were listed earlier; a few stand in the file with their date. */
function listed(product) {
	if (product.since) return `${product.since}T09:00:00.000Z`;
	const rng = random(`listed:${product.slug}`);
	const latest = product.reviews > 30 ? 60 : product.reviews > 14 ? 500 : product.reviews > 5 ? 1e3 : 1390;
	return new Date(firstDay + rng.int(-120, latest) * day + rng.int(480, 1020) * 6e4).toISOString();
}
/** Words by which a complaint names a missing feature that is called something else. */
var alsoCalled = {
	"Mobile app": ["phone", "tablet"],
	"Offline use": ["signal"],
	"REST API": ["connector", "integration"],
	Webhooks: ["connector", "integration"],
	"Telephone integration": ["phone", "voice"],
	"Full-text search": ["find"],
	"Keyboard shortcuts": ["clicks"]
};
/** The product's own features, then those of its area it has: the better the product, the more of them. */
function features(product, top, common) {
	const rng = random(`features:${product.slug}`);
	const share = .3 + product.quality / 12;
	const lacking = product.bad.map((fact) => [
		fact.phrase,
		fact.title,
		...fact.sentences
	].join(" ")).join(" ").toLowerCase();
	const complained = (feature) => [...feature.toLowerCase().split(/\W+/), ...alsoCalled[feature] ?? []].some((word) => word.length > 3 && lacking.includes(word.slice(0, 6)));
	const shared = [...common[top.slug] ?? [], ...common[top.type] ?? []].filter((feature) => rng.chance(share) && !complained(feature));
	return [.../* @__PURE__ */ new Set([...product.features, ...shared])];
}
var tints = 4;
function screenshots(product, category) {
	const rng = random(`screens:${product.slug}`);
	const tint = rng.int(1, tints);
	return (product.screens.length ? product.screens : rng.shuffle(category.screens.map(screen)).slice(0, rng.int(1, 3))).map(({ kind, caption }) => ({
		url: `/demo/screens/${kind}-${tint}.svg`,
		caption
	}));
}
var withArticle = (category, editorial, vocabularies) => {
	const { slug, name, description, parent, type, hero, synonyms } = category;
	return {
		slug,
		name,
		description,
		parentSlug: parent,
		categoryType: type,
		heroDescription: hero,
		synonyms,
		...editorial,
		comparedFeatures: vocabularies.of(category)
	};
};
/** A category about which nobody has written an article. */
var plainCategoryRow = (category, vocabularies) => withArticle(category, none, vocabularies);
/** The vocabularies of these categories. */
var readVocabularies = (bySlug) => new Vocabularies(bySlug, parseLists(read("features.txt")), parseLists(read("vocabularies.txt")));
/** A company; `logoUrl` is null where none was drawn. */
function companyRow(company, logoUrl) {
	const { slug, name, description, industry, employeeCount, foundedYear, location, isVerified } = company;
	return {
		slug,
		name,
		description,
		industry,
		employeeCount,
		foundedYear,
		location,
		isVerified,
		website: `https://${slug}.example`,
		logoUrl
	};
}
/** Makes the rows of products; it knows what their areas have in common. */
function softwareRows(bySlug, vocabularies) {
	const common = parseLists(read("features.txt"));
	const topOf = (category) => category.parent ? topOf(bySlug.get(category.parent)) : category;
	return (product) => {
		const row = plainRow(product);
		const offeredFeatures = vocabularies.offered(row, product.quality);
		vocabularies.note({
			...row,
			offeredFeatures
		});
		return {
			...row,
			offeredFeatures
		};
	};
	function plainRow(product) {
		return {
			slug: product.slug,
			name: product.name,
			shortDescription: product.short,
			description: product.paragraphs.join("\n\n"),
			websiteUrl: product.flags.has("nosite") ? null : `https://${product.slug}.example`,
			logoUrl: product.flags.has("nologo") ? null : `/demo/logos/${product.slug}.svg`,
			companySlug: product.company,
			categorySlugs: product.categories,
			features: features(product, topOf(bySlug.get(product.categories[0])), common),
			screenshots: product.flags.has("noscreens") ? [] : screenshots(product, bySlug.get(product.categories[0])),
			isFeatured: product.flags.has("featured"),
			isActive: !product.flags.has("draft"),
			createdAt: listed(product)
		};
	}
}
/** The lists of people.txt and voices.txt. */
var readVoices = () => ({
	people: parseLists(read("people.txt")),
	voices: parseLists(read("voices.txt"))
});
/** The fictional directory, row by row, in the order in which it can be imported. */
function* demoCatalogue() {
	const { categories, companies, products } = readDemo();
	const bySlug = new Map(categories.map((category) => [category.slug, category]));
	const vocabularies = readVocabularies(bySlug);
	const articles = new Set(textFiles("articles/"));
	for (const category of categories) {
		const file = `${category.slug}.txt`;
		yield {
			file: "categories",
			row: withArticle(category, articles.has(file) ? article(read("articles/" + file)) : none, vocabularies)
		};
	}
	for (const company of companies) yield {
		file: "companies",
		row: companyRow(company, `/demo/logos/${company.slug}.svg`)
	};
	const createdAt = new Map(products.map((product) => [product.slug, listed(product)]));
	const softwareRow = softwareRows(bySlug, vocabularies);
	const facts = new FactWriter(products, bySlug);
	for (const product of products) yield {
		file: "software",
		row: {
			...softwareRow(product),
			...facts.of(product)
		}
	};
	for (const product of products) for (const plan of facts.plansOf(product)) yield {
		file: "plans",
		row: {
			softwareSlug: product.slug,
			...plan
		}
	};
	for (const row of reviewsOf(products, bySlug, createdAt, readVoices())) yield {
		file: "reviews",
		row: {
			...row,
			...vocabularies.said(row, .6)
		}
	};
}
export { readDemo as a, softwareRows as c, plainCategoryRow as i, parseLists as l, demoCatalogue as n, readVocabularies as o, listed as r, readVoices as s, companyRow as t, FactWriter as u };
