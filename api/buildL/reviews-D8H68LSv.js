// prisma/demo/random.ts
function hash(text) {
	let h = 2166136261;
	for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
	h ^= h >>> 16;
	h = Math.imul(h, 2246822507);
	h ^= h >>> 13;
	return h >>> 0;
}
function random(seed) {
	let state = hash(seed);
	const next = () => {
		state = state + 1831565813 | 0;
		let t = Math.imul(state ^ state >>> 15, 1 | state);
		t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
		return ((t ^ t >>> 14) >>> 0) / 4294967296;
	};
	const int = (low, high) => low + Math.floor(next() * (high - low + 1));
	return {
		next,
		int,
		chance: (probability) => next() < probability,
		pick: (items) => {
			if (items.length === 0) throw new Error(`Nothing to pick from (seed "${seed}")`);
			return items[int(0, items.length - 1)];
		},
		weighted: (items) => {
			let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
			for (const [item, weight] of items) {
				left -= weight;
				if (left < 0) return item;
			}
			return items[items.length - 1][0];
		},
		shuffle: (items) => {
			const copy = [...items];
			for (let i = copy.length - 1; i > 0; i--) {
				const j = int(0, i);
				const held = copy[i];
				copy[i] = copy[j];
				copy[j] = held;
			}
			return copy;
		},
		normal: () => {
			let sum = 0;
			for (let i = 0; i < 12; i++) sum += next();
			return sum - 6;
		}
	};
}
// prisma/demo/text.ts
var slugOf = (name) => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
var parts = (line, separator) => line.split(separator).map((part) => part.trim()).filter(Boolean);
/** Fills {name} variables, then makes every {one|another} choice, innermost first. */
function spin(text, rng, variables = {}) {
	let spun = text.replace(/\{(\w+)\}/g, (_, name) => {
		if (variables[name] === void 0) throw new Error(`Unknown {${name}} in "${text}"`);
		return variables[name];
	});
	while (/\{[^{}]*\}/.test(spun)) spun = spun.replace(/\{([^{}]*)\}/g, (_, body) => rng.pick(body.split("|")));
	return spun.replace(/\s+/g, " ").trim();
}
/** Sentences as a reader sees them; good enough for counting repeats. */
var sentencesOf = (text) => text.split(/(?<=[.!?…])\s+|\n+/).map((sentence) => sentence.trim()).filter(Boolean);
var capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
var safeToLower = /^(The|It|There|We|You|They|My|Our|Your|A|An|Its|Nobody|Every|Everything|One|Some|Most|Two|Three|Half|What|When|If|On|In|For|Once|After)\b(?!')/;
/** Puts a lead such as "That said, " before a sentence, or leaves the sentence alone where its first word must keep its capital. */
var lead = (before, sentence) => safeToLower.test(sentence) ? before + sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
var names = /^(English|German|Polish|Mac|Friday|Monday|Sunday|Saturday|December|Easter)\b/;
/** Lowers the first letter of a phrase unless it is a name, an abbreviation or "I". */
var lower = (phrase) => names.test(phrase) || /^(I\b|I'|[A-Z][^a-z\s]|[A-Z]\w*[A-Z])/.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
// prisma/demo/types.ts
var sizes = [
	"1-10",
	"11-50",
	"51-200",
	"201-1000",
	"1000+"
];
var tenures = [
	"under-6-months",
	"6-12-months",
	"1-2-years",
	"over-2-years"
];
/** The short role codes of the content files, and the fourteen roles a reviewer picks from. */
var roles = {
	adv: "Advertising",
	ecom: "E-Commerce/Retail",
	fin: "Finance & Accounting",
	hr: "HR",
	sales: "Sales",
	it: "Information Technology",
	mkt: "Marketing",
	ops: "Business Operations & Analytics",
	media: "Media and Communication",
	cs: "Customer Support",
	dev: "Software Development",
	pm: "Program and Project Management",
	design: "Design",
	other: "Other"
};
// prisma/demo/titles.ts
/** A title nobody has used yet: from the facts told, from those left out, or from what reviewers of that mood say. */
function titleOf(material, voices, ledger, rng) {
	const { product, good, bad, content, rating, variables } = material;
	const own = (rating >= 4 ? good : rating <= 2 ? bad : [...bad, ...good]).map((fact) => fact.title);
	const plus = good.map((fact) => fact.phrase);
	const minus = bad.map((fact) => fact.phrase);
	const joined = [];
	if (rating >= 4 && plus[0]) joined.push(plus[0]);
	if (rating >= 3 && plus[0] && minus[0]) joined.push(`${plus[0]}, but ${lower(minus[0])}`);
	if (rating <= 3 && minus[0]) joined.push(minus[0]);
	if (rating <= 3 && minus[1]) joined.push(`${minus[0]}; ${lower(minus[1])}`);
	const generic = rng.shuffle(voices[`title:${rating}`] ?? []).filter((pattern) => ledger.worn(pattern) < (/\{\w+\}/.test(pattern) ? 6 : 2)).sort((a, b) => ledger.worn(a) - ledger.worn(b));
	const side = rating >= 4 ? product.good : rating <= 2 ? product.bad : [...product.bad, ...product.good];
	const named = /* @__PURE__ */ new Set([...good, ...bad]);
	const fitting = side.filter((fact) => !named.has(fact)).flatMap((fact) => [fact.title, ...fact.sentences.filter((text) => text.replace(/\{[^}]*\|/g, "").length < 75)]).map((text) => spin(text, rng, variables).replace(/\.$/, "")).filter((text) => text.length < 70 && !content.includes(text));
	const order = rng.weighted([
		[[
			own,
			generic,
			fitting,
			joined
		], 48],
		[[
			generic,
			own,
			fitting,
			joined
		], 30],
		[[
			fitting,
			own,
			joined,
			generic
		], 12],
		[[
			joined,
			own,
			fitting,
			generic
		], 10]
	]);
	for (const template of order.flatMap((list) => list === generic ? generic : rng.shuffle(list))) {
		const title = capital(spin(template, rng, variables));
		if (title.length > 110 || ledger.hasTitle(title)) continue;
		ledger.noteTitle(title);
		ledger.wear(template);
		return title;
	}
	for (const fact of rng.shuffle(side)) for (const other of rng.shuffle([...product.good, ...product.bad])) {
		const title = fact === other ? fact.phrase : `${fact.phrase}; ${lower(other.phrase)}`;
		if (ledger.hasTitle(title)) continue;
		ledger.noteTitle(title);
		return title;
	}
	for (const ending of [
		"",
		`, says ${variables.emp}`,
		` (${variables.town})`,
		`: ${variables.duty}`
	]) {
		const title = capital(spin(rng.pick(voices[`title:${rating}`] ?? []), rng, variables)) + ending;
		if (ledger.hasTitle(title)) continue;
		ledger.noteTitle(title);
		return title;
	}
	throw new Error(`No title left for a review of ${product.name}`);
}
// prisma/demo/compose.ts
/** Writes the composed reviews of one product, spreading its facts and never repeating a turn of phrase on the same page. */
var Composer = class {
	product;
	category;
	rivals;
	voices;
	ledger;
	spent = /* @__PURE__ */ new Map();
	constructor(product, category, rivals, voices, ledger) {
		this.product = product;
		this.category = category;
		this.rivals = rivals;
		this.voices = voices;
		this.ledger = ledger;
	}
	uses(text) {
		return this.spent.get(text) ?? 0;
	}
	spend(text) {
		this.spent.set(text, this.uses(text) + 1);
	}
	/** The least used entries first, in a random order among equals. */
	fresh(items, rng) {
		return rng.shuffle(items).sort((a, b) => this.uses(a) - this.uses(b));
	}
	/** One sentence out of a list, new on this product's page and not worn out elsewhere; null when there is none. */
	write(items, rng, variables, repeat = 0) {
		for (const item of this.fresh(items, rng)) {
			if (this.uses(item) > repeat) break;
			for (let attempt = 0; attempt < 3; attempt++) {
				const text = capital(spin(item, rng, variables));
				if (!this.ledger.fits(text)) continue;
				this.spend(item);
				this.ledger.note(text);
				return text;
			}
		}
		return null;
	}
	facts(all, count, rng) {
		return rng.shuffle(all).sort((a, b) => this.uses(a.phrase) - this.uses(b.phrase)).slice(0, count);
	}
	compose(author, rating, usedFor, index) {
		const rng = random(`review:${this.product.slug}:${index}`);
		const variables = {
			p: this.product.name,
			emp: author.employer,
			heads: author.heads,
			duty: author.duty,
			town: author.town,
			rival: this.rivals.length ? rng.pick(this.rivals) : this.product.name
		};
		const [goods, bads] = {
			5: [rng.int(2, 3), rng.int(0, 1)],
			4: [rng.int(1, 3), 1],
			3: [rng.int(1, 2), rng.int(1, 2)],
			2: [rng.int(0, 1), 2],
			1: [0, rng.int(2, 3)]
		}[rating] ?? [1, 1];
		const good = this.facts(this.product.good, goods, rng);
		const bad = this.facts(this.product.bad, bads, rng);
		for (const fact of [...good, ...bad]) this.spend(fact.phrase);
		const describe = (fact) => this.write(fact.sentences, rng, variables, 9);
		const line = (list, repeat = 0) => this.write(this.voices[list] ?? [], rng, variables, repeat);
		const need = () => this.write(this.category.needs, rng, variables, 1);
		const advice = () => this.write(this.category.advice, rng, variables);
		const open = () => author.employer ? line("open") : null;
		const close = () => line(`close:${rating}`);
		const tenure = () => usedFor ? line(`tenure:${usedFor}`, 1) : null;
		const rival = () => this.rivals.length ? line(rating >= 4 ? "rival up" : "rival down") : null;
		const turned = (list, text) => text ? lead(rng.pick(this.voices[list] ?? []) + " ", text) : null;
		const maybeTurned = (text) => rng.chance(.55) ? turned("turn", text) : text;
		const first = good.map(describe);
		const second = bad.map(describe);
		const [good0 = null, bad0 = null] = [first[0], second[0]];
		const turnedBad = [maybeTurned(bad0), ...second.slice(1)];
		const praise = first.find(Boolean) ?? null;
		const blame = second.find(Boolean) ?? first.find(Boolean) ?? null;
		const shape = rng.weighted(rating >= 3 ? happy : cross);
		let blocks;
		if (shape === "story") blocks = [[
			open(),
			need(),
			good0
		], [
			...first.slice(1),
			...turnedBad,
			rng.chance(.5) ? close() : null
		]];
		else if (shape === "need") blocks = [[
			need(),
			...first,
			...turnedBad,
			rng.chance(.6) ? close() : null
		]];
		else if (shape === "terse") blocks = [rating >= 3 && praise ? [praise, rng.chance(.6) ? turnedBad[0] ?? close() : null] : [blame, rng.chance(.6) ? close() : null]];
		else if (shape === "list") blocks = this.listed(good, bad, rng, open, close);
		else if (shape === "rival") blocks = [[rival(), ...first], [...turnedBad, rng.chance(.4) ? close() : null]];
		else if (shape === "long") blocks = [[
			tenure(),
			...first,
			...turnedBad
		], [rng.chance(.5) ? close() : null]];
		else if (shape === "advice") blocks = [[open(), ...first], [...turnedBad, advice()]];
		else if (shape === "reverse") blocks = [[bad0, ...first], [...second.slice(1), close()]];
		else if (shape === "complaint") blocks = [[...second], [
			turned("grant", good0),
			open(),
			close()
		]];
		else if (shape === "cross rival") blocks = [[open(), bad0], [
			...second.slice(1),
			rival(),
			good0
		]];
		else blocks = [[
			tenure(),
			need(),
			...second
		], [turned("grant", good0), close()]];
		const set = (all) => all.map((block) => block.filter(Boolean).join(" ")).filter(Boolean).join("\n\n");
		let content = set(![...first, ...second].some(Boolean) && shape !== "list" ? this.listed(good, bad, rng, open, close) : blocks);
		if (content.length < 60) content = set([[
			content,
			need() ?? open(),
			content.length < 30 ? close() : null
		]]);
		if (!this.ledger.firstTime(content)) content = set([[
			open() ?? tenure(),
			content,
			close()
		]]);
		const extra = rng.chance(.45) ? this.facts(rating >= 3 ? this.product.good : this.product.bad, 1, rng) : [];
		const listed = (facts, more) => [...new Set([...facts, ...more].map((fact) => fact.phrase))];
		const bare = rng.chance(.14);
		return {
			title: titleOf({
				product: this.product,
				good,
				bad,
				content,
				rating,
				variables
			}, this.voices, this.ledger, rng),
			content,
			pros: bare ? [] : listed(good, rating >= 3 ? extra : []),
			cons: bare ? [] : listed(bad, rating < 3 ? extra : [])
		};
	}
	listed(good, bad, rng, open, close) {
		const [yes, no] = rng.pick(this.voices["labels"] ?? []).split("|").map((label) => label.trim());
		const run = (facts) => facts.map((fact) => lower(fact.phrase)).join(rng.chance(.5) ? "; " : ", ");
		const colon = (label) => label.endsWith(":") ? label : label + ":";
		const blocks = [[rng.chance(.5) ? open() : null]];
		if (good.length) blocks.push([`${colon(yes)} ${run(good)}.`]);
		if (bad.length) blocks.push([`${colon(no)} ${run(bad)}.`]);
		return [...blocks, [close()]];
	}
};
var happy = [
	["story", 26],
	["need", 17],
	["terse", 10],
	["list", 3],
	["rival", 11],
	["long", 16],
	["advice", 10],
	["reverse", 7]
];
var cross = [
	["complaint", 28],
	["cross rival", 20],
	["late", 28],
	["terse", 16],
	["list", 4]
];
// prisma/demo/ledger.ts
/** Keeps count of what has been printed, so that no title appears twice and no long sentence more than a few times. */
var Ledger = class {
	sentences = /* @__PURE__ */ new Map();
	titles = /* @__PURE__ */ new Set();
	texts = /* @__PURE__ */ new Set();
	patterns = /* @__PURE__ */ new Map();
	limit;
	constructor(limit = 4) {
		this.limit = limit;
	}
	fits(text) {
		return sentencesOf(text).every((s) => s.length <= 60 || (this.sentences.get(s) ?? 0) < this.limit);
	}
	times(text) {
		return this.sentences.get(sentencesOf(text)[0] ?? "") ?? 0;
	}
	note(text) {
		for (const s of sentencesOf(text)) this.sentences.set(s, (this.sentences.get(s) ?? 0) + 1);
	}
	/** True the first time a whole text is seen. */
	firstTime(text) {
		if (this.texts.has(text)) return false;
		this.texts.add(text);
		return true;
	}
	hasTitle(title) {
		return this.titles.has(title.toLowerCase());
	}
	/** How often a title's pattern has been used, whatever stood in its gaps. */
	worn(pattern) {
		return this.patterns.get(pattern) ?? 0;
	}
	wear(pattern) {
		this.patterns.set(pattern, this.worn(pattern) + 1);
	}
	noteTitle(title) {
		this.titles.add(title.toLowerCase());
	}
};
// prisma/demo/people.ts
var sizeWeights = [
	["1-10", 24],
	["11-50", 30],
	["51-200", 22],
	["201-1000", 14],
	["1000+", 10]
];
var letterOf = {
	"1-10": "s",
	"11-50": "s",
	"51-200": "m",
	"201-1000": "m",
	"1000+": "l"
};
var notIndustries = /* @__PURE__ */ new Set([
	"names",
	"towns",
	"designations",
	"duties",
	"heads"
]);
/** Makes reviewers out of content/people.txt, and lets some of them come back for a second and third product. */
var People = class {
	lists;
	keys = /* @__PURE__ */ new Set();
	byRole = /* @__PURE__ */ new Map();
	industries;
	employers = [];
	constructor(lists) {
		this.lists = lists;
		this.industries = Object.keys(lists).filter((name) => !notIndustries.has(name));
		for (const industry of this.industries) for (const entry of (lists[industry] ?? []).flatMap((line) => parts(line, " / "))) {
			const [employer = "", letters = ""] = entry.split(":");
			this.employers.push({
				industry,
				employer,
				letters
			});
		}
	}
	keyed(list, key) {
		const line = (this.lists[list] ?? []).find((entry) => entry.startsWith(key + ":"));
		if (!line) throw new Error(`people.txt has no ${list} for "${key}"`);
		return line.slice(key.length + 1);
	}
	name(rng) {
		for (;;) {
			const [first, last] = parts(rng.pick(this.lists["names"] ?? []), " / ");
			const firstName = rng.pick(parts(first, " "));
			const lastName = rng.pick(parts(last, " "));
			const key = slugOf(`${firstName} ${lastName}`);
			if (this.keys.has(key)) continue;
			this.keys.add(key);
			return {
				firstName,
				lastName,
				key
			};
		}
	}
	named(name) {
		const [firstName = "", lastName = ""] = name.split(" ");
		const key = slugOf(name);
		if (this.keys.has(key)) throw new Error(`There are two of the name "${name}"`);
		this.keys.add(key);
		return {
			firstName,
			lastName,
			key
		};
	}
	register(role, author) {
		const known = this.byRole.get(role) ?? [];
		known.push(author);
		this.byRole.set(role, known);
		return author;
	}
	make(role, wanted, rng) {
		const size = rng.weighted(sizeWeights);
		const letter = letterOf[size];
		const sized = this.employers.filter(({ letters }) => letters.includes(letter));
		const fitting = wanted.length && rng.chance(.85) ? sized.filter(({ industry }) => wanted.includes(industry)) : sized;
		const { industry, employer } = rng.pick(fitting.length ? fitting : sized);
		const tiers = parts(this.keyed("designations", role), " / ");
		return this.register(role, {
			...this.name(rng),
			role: roles[role] ?? role,
			size,
			industry,
			employer,
			designation: rng.pick(parts(tiers["sml".indexOf(letter)] ?? "", ",")),
			heads: rng.pick(parts(this.keyed("heads", size), " / ")),
			town: rng.pick(parts((this.lists["towns"] ?? []).join(" "), " ")).replace(/-/g, " "),
			duty: spin(rng.pick(parts(this.keyed("duties", role), " / ")), rng),
			reviewed: /* @__PURE__ */ new Set()
		});
	}
	/** A reviewer of that role who has not written about the product yet. */
	take(role, product, wanted, rng) {
		const known = (this.byRole.get(role) ?? []).filter((a) => a.reviewed.size < 7 && !a.reviewed.has(product) && (!wanted.length || wanted.includes(a.industry)));
		const author = known.length > 12 && rng.chance(.52) ? rng.pick(known) : this.make(role, wanted, rng);
		author.reviewed.add(product);
		return author;
	}
	/** The author of a review written by hand: its name or a fresh one, everything else as the content file says. */
	takeFor(written, product) {
		const rng = random(`author:${product}:${written.title}`);
		const { size, industry, designation, role, name } = written;
		return {
			...name === void 0 ? this.name(rng) : this.named(name),
			designation,
			role,
			size,
			industry,
			employer: "",
			heads: "",
			town: "",
			duty: "",
			reviewed: /* @__PURE__ */ new Set([product])
		};
	}
};
var sizeRank = (size) => sizes.indexOf(size);
// prisma/demo/reviews.ts
var day = 864e5;
var firstDay = Date.UTC(2022, 10, 1);
var lastDay = Date.UTC(2026, 9, 31);
/** The whole number of stars nearest to a value. */
var clamp = (value) => Math.max(1, Math.min(5, Math.round(value)));
/** A moment in office hours, or late in the evening for some; more often recent than old. */
function moment(from, rng) {
	const span = Math.max(0, Math.floor((lastDay - from) / day));
	const date = from + Math.floor(rng.next() ** .75 * (span + .999)) * day;
	const hour = rng.chance(.82) ? rng.int(7, 17) : rng.int(18, 22);
	return new Date(date + ((hour * 60 + rng.int(0, 59)) * 60 + rng.int(0, 59)) * 1e3).toISOString();
}
/** Three sub-ratings near the overall one, leaning as the product does; some reviewers leave them out. */
function subRatings(product, rating, rng) {
	if (rng.chance(.17)) return {
		easeOfUse: null,
		support: null,
		value: null
	};
	const one = (lean, gap) => rng.chance(gap) ? null : clamp(rating + lean * .8 + rng.normal() * .55);
	return {
		easeOfUse: one(product.lean.ease, .06),
		support: one(product.lean.support, .18),
		value: one(product.lean.value, .1)
	};
}
/** How long they have used it; one in ten does not say. */
var usedForOf = (rng) => rng.chance(.1) ? null : rng.weighted([
	[tenures[0], 18],
	[tenures[1], 25],
	[tenures[2], 33],
	[tenures[3], 24]
]);
/** The row of an author's review of a product, without its words. */
function rowOf(author, rating, { product, index, from }, rng) {
	return {
		key: `${product.slug}--${author.key}`,
		softwareSlug: product.slug,
		authorKey: author.key,
		author: {
			firstName: author.firstName,
			lastName: author.lastName,
			designation: author.designation
		},
		rating,
		...subRatings(product, rating, random(`sub:${product.slug}:${index}`)),
		role: author.role,
		companySize: author.size,
		industry: author.industry,
		isVerified: rng.chance(.78),
		createdAt: moment(from, rng)
	};
}
var wordsOf = ({ title, paragraphs, pros, cons, usedFor, language }) => ({
	title,
	content: paragraphs.join("\n\n"),
	pros,
	cons,
	usedFor,
	language
});
function* reviewsOf(products, categories, createdAt, lists) {
	const people = new People(lists.people);
	const ledger = new Ledger();
	for (const product of products) for (const written of product.written) {
		ledger.noteTitle(written.title);
		for (const paragraph of written.paragraphs) ledger.note(paragraph);
	}
	const writers = /* @__PURE__ */ new Map();
	for (const product of products) writers.set(product.slug, product.written.map((written) => people.takeFor(written, product.slug)));
	for (const product of products) {
		if (product.flags.has("draft")) continue;
		const category = categories.get(product.categories[0] ?? "");
		if (!category) throw new Error(`${product.name} is in the unknown category "${product.categories[0]}"`);
		const composer = new Composer(product, category, products.filter((other) => other.categories[0] === category.slug && other !== product && !other.flags.has("draft") && other.reviews > 8).map((other) => other.name), lists.voices, ledger);
		const from = Math.max(firstDay, Date.parse(createdAt.get(product.slug) ?? ""));
		const rng = random(`reviews:${product.slug}`);
		const row = (author, rating, index) => rowOf(author, rating, {
			product,
			index,
			from
		}, rng);
		let index = 0;
		for (const written of product.written) {
			const author = writers.get(product.slug)[index];
			yield {
				...row(author, written.rating, index++),
				...wordsOf(written)
			};
		}
		while (index < product.reviews) {
			const author = people.take(rng.weighted(category.roles), product.slug, product.industries, rng);
			const rating = clamp(product.quality + rng.normal() * .85 - sizeRank(author.size) * .05 + .08);
			const usedFor = usedForOf(rng);
			const draft = composer.compose(author, rating, usedFor, index);
			yield {
				...row(author, rating, index++),
				...draft,
				usedFor,
				language: "en"
			};
		}
	}
	for (const product of products) {
		const from = Math.max(firstDay, Date.parse(createdAt.get(product.slug) ?? ""));
		for (const [place, written] of product.foreign.entries()) {
			const author = people.takeFor(written, product.slug);
			const rng = random(`foreign:${product.slug}:${place}`);
			const index = product.reviews + place;
			yield {
				...rowOf(author, written.rating, {
					product,
					index,
					from
				}, rng),
				...wordsOf(written)
			};
		}
	}
}
export { random as _, reviewsOf as a, sizeRank as c, tenures as d, capital as f, slugOf as g, parts as h, moment as i, roles as l, lower as m, firstDay as n, subRatings as o, lead as p, lastDay as r, usedForOf as s, clamp as t, sizes as u };
