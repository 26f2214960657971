import { A as union, B as html5Email, C as object, D as strictObject, N as uuid, O as string, S as number, V as NEVER, a as _null, c as array, i as _enum, j as unknown, l as boolean, m as int, p as email$1, y as literal } from "./schemas-BaGL-H36.js";
import { n as datetime, t as date } from "./iso-9JUE1gN6.js";
import "./pictures-C4DE8y4k.js";
// api/src/inputs/limits.ts
/** Lengths in characters (after trimming) and counts; at the limit is fine, over it is an error that names it. */
var limits = {
	thingName: 120,
	/** Slugs, and keys of features. */
	slug: 140,
	webhookDescription: 200,
	invitationNote: 200,
	invitationToken: 100,
	personName: 80,
	email: 254,
	url: 2048,
	shortDescription: 300,
	description: 2e4,
	reviewTitle: 150,
	reviewContent: 1e4,
	reviewPoints: 10,
	reviewPoint: 300,
	/** Listings that a review names as considered. */
	considered: 3,
	features: 100,
	feature: 200,
	/** Features by which the listings of one category are compared. */
	vocabulary: 40,
	featureDescription: 300,
	/** Features that a listing or a review names. */
	namedFeatures: 400,
	/** Categories of one listing. */
	categories: 5,
	integrations: 100,
	licenses: 20,
	license: 60,
	/** Pricing plans of one listing. */
	plans: 20,
	minimumPeople: 1e6,
	answer: 5e3,
	message: 4e3,
	noticeStatement: 500,
	proofMessage: 500,
	suggestionMessage: 500,
	listNote: 4e3,
	searchText: 200,
	/** One of the words or phrases that categories are listed by. */
	categoryWords: 60,
	/** Synonyms of a category, and the length of one. */
	synonyms: 20,
	synonym: 80,
	caption: 300,
	screenshots: 20,
	contentSections: 40,
	idempotencyKey: 200,
	passwordMinimum: 6,
	passwordMaximumBytes: 256,
	/** Of an authenticator app, or a recovery code with whatever stands between its groups. */
	code: 60
};
/** Sizes of lists in the specification and in the facade's contract. */
var listSizes = {
	/** The largest page number. */
	pageNumber: 1e6,
	suggestions: 8,
	suggestionsMaximum: 20,
	suggestionsMinimumText: 2,
	categoryPage: 10,
	categoryPageMaximum: 50,
	directoryPage: 24,
	reviewsPage: 20,
	related: 6,
	recentReviews: 3,
	recentReviewsMaximum: 50,
	reviewerWords: 3,
	memberships: 100,
	/** Members of one company who are notified by mail, longest-standing first. */
	mailedMembers: 20,
	/** Members of one company, with those who are invited. */
	members: 50,
	/** Listings of one company. */
	companySoftware: 500,
	/** Flags that are decided at once, and reviews that one of them names. */
	decidedFlags: 50,
	relatedReviews: 20,
	/** Listings that one flag of a listing names. */
	relatedListings: 20,
	/** Earlier versions of a review that are shown, newest first. */
	revisions: 20,
	/** Months of the public record. */
	transparencyMonths: 36,
	/** Days of the administrators' charts. */
	administrationDays: 90,
	/** Categories that one argument names. */
	namedCategories: 10,
	/** Lists of one person, and software in one list. */
	lists: 50,
	listItems: 200,
	/** API tokens of one person that are not revoked, and of one company. */
	apiTokens: 50,
	/** Webhooks of one user, and of one company. */
	webhooks: 100,
	facadeDefault: 100,
	facadeMaximum: 500
};
/** Requests that wait for changes. */
var longPolls = {
	/** Maximum time to wait. */
	seconds: 30,
	/** Waiting requests of one token, user or address, and of all, in each process. */
	perCaller: 10,
	inAll: 500,
	/** Reads of one request; after the last one it is answered, although the page is empty. */
	reads: 30
};
/** Bounds of a visitor's preferences, and the most industries that are offered. */
var preferenceLimits = {
	features: 20,
	industry: 120,
	industries: 40
};
/** "Top Rated" starts here (exact mean). */
var topRated = 4.5;
/**
* Budgets for API calls, in points per minute. A call costs one point per started hundred values that its response may
* contain: each field counts 1, multiplied by the maximum length of the lists it is in (`first` or `last`, 20 if neither is
* given, 10 for lists without them). Work is added: `valuesPerWork` for each filtered list, whose total has to be counted, and
* the same for a search; `middleTable` for a search in all software or companies, `largeTable` for filters and searches in all
* reviews; `compared` for the alternatives to a listing and for a category in the order of a visitor's preferences, `facets` for counting the choices of filters; 1 per `rowsPerValue` rows that a page skips, and per entry that a page of changes may read. A call costs at least `minCharge`. Values that the response did not
* contain, and the work that shorter lists saved, are refunded, but not after errors and not for searches that read more rows
* than they find. Documents of the site's own pages are free, except for lists with work of `freeWork` or more (searches and
* far pages), which cost their work.
*/
var apiBudgets = {
	valuesPerPoint: 100,
	valuesPerWork: 100,
	compared: 500,
	facets: 3e3,
	middleTable: 3e3,
	largeTable: 2e4,
	rowsPerValue: 10,
	freeWork: 1e3,
	seconds: 60,
	/** Of each API token. */
	token: {
		points: 12e4,
		minCharge: 1
	},
	/** Per signed-in user, for free documents and /api. */
	user: {
		points: 12e4,
		minCharge: 1
	},
	/** Of each address without a token: 600 calls at most, of any route of /api with lists of 100. */
	anonymous: {
		points: 6e4,
		minCharge: 100
	}
};
/** Downloads of the data export: at a time, of a caller and of each process, and bytes that cost a point. */
var exportDownloads = {
	perCaller: 4,
	inAll: 64,
	bytesPerPoint: 1e4,
	/** So that each address can download the largest file. */
	maxPoints: apiBudgets.anonymous.points / 2
};
/**
* How often a browser may ask for documents of our own pages (by their ids) within a time, each address in each process: some two
* hundred people behind it who open a page every second. Pages as HTML are not counted, so that search engines may read them.
*/
var persistedQueryLimit = {
	points: 12e3,
	seconds: 60
};
/** What /mcp takes and gives: bytes of a message, and characters of an answer, as text and as JSON each. */
var agentLimits = {
	messageBytes: 65536,
	answerCharacters: 12e3
};
/** Limits of any free document, whatever budget is left. */
var documentLimits = {
	/** Characters of the document. */
	characters: 2e4,
	/** Tokens of the document. */
	tokens: 4e3,
	/** Letters of a name in it. */
	name: 200,
	/** Levels of brackets of all kinds: of fields, fragments, arguments and types. */
	nesting: 100,
	/** Levels of fields. */
	depth: 14,
	/** Fields including aliases, with fragments expanded. */
	fields: 500,
	/** Fields under another name than their own. */
	aliases: 60,
	/** Values that the answer may hold, counted as for a call's points. */
	values: 3e4,
	/** Limits of introspection: the full query of common tools once, which takes a third of the values. */
	introspection: {
		/** Fields `__schema`, and fields `__type`. */
		schemas: 1,
		types: 10,
		/** Levels of fields; tools go through nine `ofType`. */
		depth: 16,
		/** Values that the answer holds, counted for the call's points as others are. */
		values: 75e3
	},
	/** Levels of lists and objects in its variables; the deepest input of the schema has five. */
	variableDepth: 16,
	/** Milliseconds that running it may take. */
	milliseconds: 1e4
};
/**
* Links by which vendors invite reviewers: the maximum numbers that are open and stored of one listing. They expire after `days`, and are
* deleted as many days later.
*/
var invitations = {
	open: 500,
	stored: 1e4,
	days: 90
};
/** What is kept of a webhook's finished deliveries: the newest ones, up to a number, bytes of their bodies, and days. */
var webhookLog = {
	deliveries: 5e3,
	bytes: 1e7,
	days: 30
};
/** What may wait for one webhook: deliveries since its last change, deliveries in all, and bytes of their bodies. More disables it. */
var pendingDeliveries = {
	sinceChange: 1e4,
	inAll: 2e4,
	bytes: 5e7
};
/** How they are told, in GraphQL and /api. */
var webhookLogText = `Kept for ${webhookLog.days} days; of those that are not pending the newest ${webhookLog.deliveries.toLocaleString("en")} of a webhook, with at most ${webhookLog.bytes / 1e6} MB of bodies.`;
var pendingDeliveriesText = `more than ${pendingDeliveries.sinceChange.toLocaleString("en")} events that came after its last change, more than ${pendingDeliveries.inAll.toLocaleString("en")} in all, or more than ${pendingDeliveries.bytes / 1e6} MB`;
// api/src/inputs/blank.ts
/**
* Is there nothing to be seen? White space of every kind, control characters, and characters that are never drawn: joiners,
* marks of direction, fillers.
*/
function isBlank(text) {
	return /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}
// api/src/inputs/text.ts
/**
* The text in a Unicode normalization form; unchanged if a letter has more than 30 combining marks. No script needs them (UAX
* #15, stream-safe format), and ordering them takes quadratic time.
*/
function normalised(text, form) {
	return /\p{M}{31}/u.test(text) ? text : text.normalize(form);
}
/** Text in the stored form: Unicode NFC, trimmed. */
function tidy(text) {
	return normalised(text, "NFC").trim();
}
/** Length as people count it: code points, so that an emoji is not two. PostgreSQL's char_length counts the same. */
function lengthOf(text) {
	return [...text].length;
}
/** Message for text with more than `max` characters. */
var tooLong = (name, max) => `${name} must be at most ${max} characters`;
/** Is the text short enough to be looked for? White space around it does not count. */
function isSearchable(text) {
	return lengthOf(text.trim()) <= limits.searchText;
}
/** Rules of stored text: only what the database stores unchanged (no lone surrogates), and at most `max` characters. */
function storable(text, { name, max, tooLong: message }) {
	return text.refine((given) => !given?.includes("\0"), { error: `${name} must not contain NUL characters` }).refine((given) => !/\p{Surrogate}/u.test(given ?? ""), { error: `${name} must not contain broken characters` }).refine((given) => lengthOf(given ?? "") <= max, { error: message ?? tooLong(name, max) });
}
/** Text that must not be blank. */
function requiredText(options) {
	const required = options.required ?? `${options.name} is required`;
	return storable(string({ error: required }).transform(tidy).refine((given) => !isBlank(given), {
		error: required,
		abort: true
	}), options);
}
/** Text that may be left out: blank becomes null. */
function optionalText(options) {
	return orNull$1(string({ error: `${options.name} must be text` }).nullish(), options);
}
/** Text of a change: blank becomes null; omitted (`partial()`) leaves it unchanged. */
function changedText(options) {
	return orNull$1(string({ error: `${options.name} must be text` }).nullable(), options);
}
function orNull$1(text, options) {
	return storable(text.transform((given) => given == null || isBlank(given) ? null : tidy(given)), options);
}
/**
* True for an absolute http or https address with a host, the only kind the product stores. URL parsers forgive white
* space and the short form "https:host"; the database does not.
*/
function isWebUrl(text) {
	if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
	const url = new URL(text);
	return (url.protocol === "http:" || url.protocol === "https:") && url.hostname !== "";
}
var invalidUrl = "Please enter a valid URL";
/** An http(s) address, or null when blank (specification 5). */
function optionalUrl(name, text = optionalText) {
	return text({
		name,
		max: limits.url
	}).refine((url) => url === null || isWebUrl(url), { error: invalidUrl });
}
/** An image: an http(s) address or a path on this site ("/demo/logos/x.svg"), or null when blank. */
function optionalImageUrl(name, text = optionalText) {
	return text({
		name,
		max: limits.url
	}).refine((url) => url === null || /^\/[^/\\]/.test(url) || isWebUrl(url), { error: invalidUrl });
}
/** A path on this site with an image file's extension: an upload, or a file of the catalogue. */
var ownPicture = /^\/(?:[^/\s\\?#][^\s\\?#]*)?\.(?:webp|avif|png|jpe?g|gif|svg)$/i;
/**
* A picture as people give it: an http(s) address, or a picture on this site. No other path of it: a browser that loads it must
* not be led to act here. `text` says whether it may be left out.
*/
function pictureUrl(name, text) {
	return text({
		name,
		max: limits.url
	}).refine((url) => url === null || ownPicture.test(url) || isWebUrl(url), { error: invalidUrl });
}
// api/src/inputs/account.ts
var invalidEmail = "Please enter a valid email address";
var bytesOf = (text) => new TextEncoder().encode(text).length;
/** An address of mail as the person typed it, without white space around it. */
var email = requiredText({
	name: "Email",
	max: limits.email
}).refine((text) => html5Email.test(text) && text.split("@")[1]?.includes("."), { error: invalidEmail });
/** A new password: any characters, never truncated. */
var newPassword = string({ error: "Password is required" }).refine((text) => text !== "", {
	error: "Password is required",
	abort: true
}).refine((text) => lengthOf(text) >= limits.passwordMinimum, { error: `Password must be at least ${limits.passwordMinimum} characters` }).refine((text) => bytesOf(text) <= limits.passwordMaximumBytes, { error: `Password must be at most ${limits.passwordMaximumBytes} bytes` });
/** A password to be compared: the limits of new ones say nothing about old ones. */
var knownPassword = string({ error: "Password is required" }).refine((text) => text !== "", { error: "Password is required" });
var firstName = requiredText({
	name: "First name",
	max: limits.personName
});
var lastName = requiredText({
	name: "Last name",
	max: limits.personName
});
/** Optional details of a person's work. */
var work = (text) => ({
	designation: text({
		name: "Designation",
		max: limits.thingName
	}),
	companyName: text({
		name: "Company name",
		max: limits.thingName
	}),
	companyUrl: optionalUrl("Company URL", text),
	companyLocation: text({
		name: "Company location",
		max: limits.thingName
	})
});
/** Joining (specification 5). */
var signUpInput = object({
	firstName,
	lastName,
	email,
	password: newPassword,
	...work(optionalText)
});
/** A code of an authenticator app, or a recovery code; as it was typed, without white space around it. */
var code = string({ error: "Code is required" }).transform(tidy).refine((text) => text !== "", {
	error: "Code is required",
	abort: true
}).refine((text) => lengthOf(text) <= limits.code, { error: "This is not a code" });
/** The code of an account with two-step verification; others need none. */
var optionalCode = code.nullish();
/** Signing in: any error in the address or the password is reported as "Invalid email or password". */
var signInInput = object({
	email: string({ error: "Email is required" }).transform(tidy).refine((text) => text !== "", { error: "Email is required" }),
	password: knownPassword,
	code: optionalCode
});
/** The second step of signing in, and of whatever asks for a code. */
var codeInput = object({ code });
/** Signing in as an administrator, where the address is called username (specification 7). */
var adminSignInInput = object({
	username: signInInput.shape.email,
	password: knownPassword,
	code: optionalCode
});
/** An address to send a mail to. */
var emailInput = object({ email });
var token = string({ error: "Token is required" }).refine((text) => text !== "", { error: "Token is required" });
/** Choosing a new password by a mailed link. */
var resetPasswordInput = object({
	token,
	password: newPassword
});
/** Message for an invalid or expired link, of account and work addresses alike. */
var invalidProof = "Invalid or expired verification token";
/** Proving an address by a mailed link. */
var verifyEmailInput = object({ token });
/** Changes to a profile: omitted fields are unchanged, null or blank clears optional ones. */
var profileInput = object({
	firstName,
	lastName,
	...work(changedText),
	profileImageUrl: pictureUrl("Picture", changedText)
}).partial();
/** An account without a password (it signs in by a provider) has no current one: blank then. */
var changePasswordInput = object({
	currentPassword: string({ error: "Current password is required" }),
	newPassword,
	code: optionalCode
});
/** Deleting one's account: its address is typed again, so that it does not happen by a slip. */
var deleteAccountInput = object({
	email: string({ error: "Email is required" }).transform(tidy),
	password: string({ error: "Password must be text" }).nullish(),
	code: optionalCode
});
/** Setting up an authenticator app. */
var beginTwoStepInput = object({ password: knownPassword });
/** Turning two-step verification on, by a code of the app that was set up. */
var turnOnTwoStepInput = object({
	token,
	code
});
/** Turning two-step verification off, and making new recovery codes. */
var changeTwoStepInput = object({
	password: knownPassword,
	code
});
/** By whom else than by a password one may sign in. */
var signInProviders = ["google"];
// api/src/inputs/fields.ts
/** Absent and null are the same: nothing is said. */
function orNull(type) {
	return type.nullish().transform((value) => value ?? null);
}
/** A word of a vocabulary. */
function word(name, words) {
	return _enum(words, { error: `${name} must be one of ${words.join(", ")}` });
}
/** One of the sub-ratings. */
function stars(name) {
	const error = `${name} must be from 1 to 5`;
	return int({ error }).min(1, { error }).max(5, { error });
}
/** True or false. */
var flag$1 = (name) => boolean({ error: `${name} must be true or false` });
/** The ID of a record, in lower case. */
var recordId = (error) => uuid({ error }).transform((id) => id.toLowerCase());
// api/src/inputs/language-tags.ts
/** The primary subtag of a BCP 47 tag: "pt" of "pt-BR". Null for what is no tag, and for "und". */
function primaryLanguage(tag) {
	const [, primary] = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8}){0,8}$/i.exec(tag.trim()) ?? [];
	return primary && primary.toLowerCase() !== "und" ? primary.toLowerCase() : null;
}
// api/src/inputs/markup.ts
/** "[Analytics](https://…) is" → "Analytics is": descriptions are plain text, so only the text of Markdown links is kept. */
function withoutLinks(text) {
	return text.replace(/!?\[([^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:\s+"[^"]*")?\)/g, "$1").trim();
}
// api/src/inputs/catalogue-fields.ts
/** Limits of what only catalogue files hold. */
var fileLimits = {
	key: 200,
	metaTitle: 300,
	metaDescription: 1e3,
	categories: 20,
	tags: 50
};
/** A slug as addresses have it. */
function slug(name) {
	return string({ error: `${name} is required` }).max(limits.slug, { error: `${name} must be at most ${limits.slug} characters` }).regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, { error: `${name} must contain only lowercase letters (a-z), digits and hyphens` });
}
/** Names a row of another system. An address of a person has no place in a catalogue. */
function key(name) {
	return requiredText({
		name,
		max: fileLimits.key
	}).refine((text) => !text.includes("@"), { error: `${name} must not be an email address` });
}
/** A text that is shown plainly. */
function description(name) {
	return optionalText({
		name,
		max: limits.description
	}).transform((text) => text && withoutLinks(text) || null);
}
/** An http(s) address, or null when blank; the message names the field, for the line of a file. */
function link(name) {
	return optionalText({
		name,
		max: limits.url
	}).refine((url) => url === null || isWebUrl(url), { error: `${name} must be an http or https address` });
}
/** A picture: an address, or a path of this site. */
function image(name) {
	return optionalImageUrl(name).refine((url) => url === null || !/\s/.test(url), { error: `${name} must not contain white space` });
}
/** True or false; null leaves the stored value unchanged. */
function flag(name) {
	return orNull(boolean({ error: `${name} must be true or false` }));
}
/** One of these values; null leaves the stored value unchanged. */
function choice(name, words) {
	return orNull(word(name, words));
}
/** A list of short texts, each once. */
function texts$1(name, item, max, longest) {
	return orNull(array(requiredText({
		name: item,
		max: longest
	}), { error: `${name} must be a list` }).max(max, { error: `${name} must be at most ${max}` }).transform((items) => [...new Set(items)]));
}
/** A date, or a time with its zone; converted to UTC. */
function time(name) {
	const error = `${name} must be a date or a time with a zone, such as 2026-08-20T09:00:00Z`;
	return orNull(union([date(), datetime({ offset: true })], { error }).transform((text) => new Date(text).toISOString()));
}
/** A BCP 47 tag, of which the primary language is taken; null where none is stated. */
function language$1(name) {
	const error = `${name} must be a language tag such as en or pt-BR`;
	return orNull(string({ error }).refine((text) => text === "und" || primaryLanguage(text) !== null, { error }).transform(primaryLanguage));
}
/** A whole number within bounds. */
function wholeNumber(name, from, to) {
	const error = `${name} must be a whole number from ${from} to ${to}`;
	return orNull(int({ error }).min(from, { error }).max(to, { error }));
}
/** The text, or its beginning up to the end of a word and an ellipsis, in at most `max` characters. */
function shorten(text, max) {
	const characters = [...text];
	if (characters.length <= max) return text;
	const cut = characters.slice(0, max - 1);
	const space = characters.slice(0, max).findLastIndex((each) => /\s/.test(each));
	const words = space === -1 ? cut : cut.slice(0, space);
	const end = words.findLastIndex((each) => !/[\s.,;:–—-]/.test(each)) + 1;
	return `${words.slice(0, end).join("")}…`;
}
// api/src/inputs/feature.ts
var featureKey = string({ error: "Key must be text" }).transform((text) => isBlank(text) ? null : text).pipe(slug("Key").nullable());
var feature = object({
	key: orNull(featureKey),
	name: requiredText({
		name: "Feature",
		max: limits.thingName
	}),
	description: optionalText({
		name: "Description",
		max: limits.featureDescription
	})
});
/** The features by which the listings of a category are compared, in order. */
var featureVocabulary = array(feature, { error: "Features must be a list" }).max(limits.vocabulary, { error: `Features must be at most ${limits.vocabulary}` }).superRefine((all, { addIssue }) => {
	for (const [place, one] of all.entries()) {
		const first = (same) => all.findIndex(same) === place;
		if (!first(({ name }) => name.toLowerCase() === one.name.toLowerCase())) addIssue({
			code: "custom",
			path: [place, "name"],
			message: "Each feature needs a unique name"
		});
		if (one.key !== null && !first(({ key }) => key === one.key)) addIssue({
			code: "custom",
			path: [place, "key"],
			message: "Each feature needs a unique key"
		});
	}
});
var featureId = recordId("Feature must be an ID");
var tooManyFeatures = { error: `Features must be at most ${limits.namedFeatures}` };
/** Features that a listing has, by ID. */
var featureIds = array(featureId, { error: "Features must be a list" }).transform((ids) => [...new Set(ids)]).refine((ids) => ids.length <= limits.namedFeatures, tooManyFeatures);
/** What a reviewer says about features; of several answers about one, the last one counts. */
var featureOpinions = array(object({
	featureId,
	has: boolean({ error: "Answer must be true or false" })
}), { error: "Features must be a list" }).transform((answers) => [...new Map(answers.map((answer) => [answer.featureId, answer])).values()]).refine((answers) => answers.length <= limits.namedFeatures, tooManyFeatures);
// api/src/inputs/vocabulary/catalog.ts
/** What a category contains (specification 3, Category). */
var categoryTypes = ["software", "service"];
/** Orders of lists of categories. */
var categorySorts = ["name", "software-count"];
/** Buckets of a company's number of employees (specification 5, Company). */
var companySizes = [
	"1-10",
	"11-50",
	"51-200",
	"201-1000",
	"1000+"
];
/** How often a plan is billed; once is a single payment. */
var billingPeriods = [
	"month",
	"year",
	"once"
];
/** Whether a listing has a feature, from what its vendor and its reviewers say. */
var featureStates = [
	"yes",
	"no",
	"disputed",
	"unknown"
];
/** What the price of a plan is for: each person who uses it, or everybody together. */
var planUnits = ["person", "flat"];
/** Where software runs, or that it can be installed on one's own servers. */
var platforms = [
	"web",
	"windows",
	"macos",
	"linux",
	"ios",
	"android",
	"self-hosted"
];
/** The platforms as they are shown. */
var platformLabels = {
	web: "Web",
	windows: "Windows",
	macos: "macOS",
	linux: "Linux",
	ios: "iOS",
	android: "Android",
	"self-hosted": "Self-hosted"
};
/** How the vendor helps its customers; around the clock is a person at any hour. */
var supportKinds = [
	"email",
	"phone",
	"chat",
	"forum",
	"knowledge-base",
	"training",
	"around-the-clock"
];
/** Market segments by the reviewer's company size: up to 50, up to 1000, and more employees. */
var segments = [
	"small-business",
	"mid-market",
	"enterprise"
];
/** Which segment a company size belongs to. */
var segmentOfSize = {
	"1-10": "small-business",
	"11-50": "small-business",
	"51-200": "mid-market",
	"201-1000": "mid-market",
	"1000+": "enterprise"
};
/** The shares shown for a category without a review, in percent (specification 9). */
var estimatedSegmentShares = {
	"small-business": 40,
	"mid-market": 35,
	enterprise: 25
};
/** How much something matters to a visitor. */
var importances = [
	"none",
	"some",
	"a-lot"
];
/** What a visitor weighs, each with its importance. */
var weighed = [
	"ease",
	"support",
	"value",
	"price"
];
/** What a preference of a visitor is about. */
var preferenceKinds = [
	...weighed,
	"segment",
	"industry",
	"feature"
];
/** Whether a listing meets a preference. */
var fitStates = [
	"met",
	"not-met",
	"unknown"
];
// api/src/inputs/vocabulary/companies.ts
/** Roles of a company's members: owners do everything, editors edit listings and answer reviews. */
var memberRoles = ["owner", "editor"];
/** Periods of a company's analytics, in days. */
var analyticsDays = [30, 90];
/** Kinds of leads (PRODUCT.md names the four buttons). */
var leadKinds = [
	"demo",
	"contact",
	"information",
	"schedule"
];
/** Statuses of a lead; new ones are `new`. */
var leadStatuses = [
	"new",
	"contacted",
	"closed",
	"spam"
];
/** What has become of a claim to a company. */
var claimStatuses = [
	"pending",
	"approved",
	"rejected"
];
/** What administrators decide of a claim. */
var claimDecisions = ["approved", "rejected"];
/** Orders of a search: also by how well listings match it. */
var searchSorts = [...[
	"rating",
	"reviews",
	"newest",
	"name"
], "match"];
/** Further orders of the API: the search page keeps all rated listings together. */
var softwareOrders = [...searchSorts, "mean-rating"];
/** Quick filters of the directory: 4.5 and up, gaining attention, added in the last 30 days. */
var quickFilters = [
	"top",
	"trending",
	"recent"
];
/** Orders of reviews; `recent` is the default. */
var reviewSorts = [
	"recent",
	"highest",
	"lowest"
];
/** Orders of what administrators list by age. */
var ageOrders = ["newest", "oldest"];
/** Orders of administrators' list of companies. */
var companyOrders = ["name", "newest"];
/** Orders of administrators' list of users. */
var userOrders = [
	"newest",
	"oldest",
	"name"
];
/** Rating filters of the reviews page; `low` means 1 or 2 stars. */
var reviewRatings = [
	"5",
	"4",
	"3",
	"low"
];
/** Rating filters of a category page: this many stars and up. */
var minimumRatings = [
	"4",
	"3",
	"2"
];
/** Pricing filters of a category page: a plan exists; a plan at 0. */
var pricingFilters = ["has-pricing", "free-option"];
/**
* Kinds of review flags: from the check of each review, from joining the reviewed company, from another review by the same
* person, and from the daily detection.
*/
var flagKinds = [
	"near-duplicate",
	"burst",
	"same-domain",
	"own-company",
	"hidden-before",
	"same-mailbox",
	...[
		"ring",
		"shared-organisation",
		"new-organisations",
		"rating-gap"
	]
];
/** Kinds of listing flags: it replaces a badly reviewed listing, or a well-reviewed listing became another product. */
var listingFlagKinds = ["relisted", "repurposed"];
/** Why a listing has a notice of manipulation. */
var manipulationReasons = [
	"bought-reviews",
	"own-reviews",
	"rewarded-reviews",
	"copied-reviews",
	"attacks-on-others"
];
/** What a notice of manipulation says about its listing, a whole sentence for each reason. */
var manipulationReasonSentences = {
	"bought-reviews": "Reviews of this listing were bought.",
	"own-reviews": "Reviews of this listing were written by its vendor or people close to it.",
	"rewarded-reviews": "Reviews of this listing were rewarded.",
	"copied-reviews": "The same texts were used for several reviews of this listing.",
	"attacks-on-others": "Competitors of this listing were given bad reviews to its advantage."
};
/** What has become of a report or a flag. */
var moderationStatuses = [
	"open",
	"upheld",
	"dismissed"
];
/** What moderators decide of a report or a flag. */
var moderationDecisions = ["upheld", "dismissed"];
/** What has become of a suggested product. */
var suggestionStatuses = [
	"waiting",
	"accepted",
	"refused"
];
/** Why a suggested product is refused. */
var suggestionRefusals = [
	"not-software",
	"not-available",
	"not-enough",
	"duplicate",
	"advertising",
	"other"
];
/** What its author is told, a whole sentence for each reason. */
var suggestionRefusalSentences = {
	"not-software": "It is neither software nor a service that we list.",
	"not-available": "It cannot be bought or used by others, or no longer exists.",
	"not-enough": "We could not find out enough about it.",
	duplicate: "It was suggested more than once, and the other suggestion will be decided on.",
	advertising: "The suggestion is advertising, or not meant seriously.",
	other: "We do not list it."
};
/** Why the review that came with a suggested product could not be published. */
var suggestedReviewProblems = [
	"already-reviewed",
	"own-company",
	"not-listed",
	"not-valid"
];
/** What its author is told, a whole sentence for each. */
var suggestedReviewProblemSentences = {
	"already-reviewed": "You have already reviewed this product.",
	"own-company": "The product belongs to your own company, whose software you cannot review.",
	"not-listed": "The product is no longer listed.",
	"not-valid": "The rules for reviews have changed since you wrote it. Please send it again."
};
// api/src/inputs/vocabulary/records.ts
/** Actions in the audit log. Entries are permanent: values may be added, but not removed. */
var auditActions = [
	"review.verify",
	"review.unverify",
	"proof.accept",
	"proof.refuse",
	"review.hide",
	"review.publish",
	"review.delete",
	"report.uphold",
	"report.dismiss",
	"report.reopen",
	"flag.uphold",
	"flag.dismiss",
	"flag.reopen",
	"listing-flag.uphold",
	"listing-flag.dismiss",
	"listing-flag.reopen",
	"company.claim",
	"claim.approve",
	"claim.reject",
	"company.verify",
	"company.unverify",
	"company.change",
	"member.invite",
	"member.change",
	"member.remove",
	"lead.change",
	"lead.delete",
	"answer.delete",
	"company.delete",
	"software.create",
	"software.feature",
	"software.unfeature",
	"software.change",
	"software.remove-former-name",
	"software.set-notice",
	"software.remove-notice",
	"software.delete",
	"category.create",
	"category.change",
	"user.grant-admin",
	"user.revoke-admin",
	"user.suspend",
	"user.reinstate",
	"user.reset-two-step",
	"user.delete",
	"token.revoke",
	"webhook.create",
	"webhook.change",
	"webhook.rotate",
	"webhook.delete",
	"invitation.create",
	"invitation.revoke",
	"suggestion.accept",
	"suggestion.refuse"
];
/** Subjects of audit log entries. */
var auditSubjects = [
	"category",
	"company",
	"review",
	"software",
	"user"
];
/** What a search of the audit log finds, for the descriptions of GraphQL and REST. */
var auditSearchFinds = "Only entries with this text in the name or e-mail address of the user who did it, in a current or former name of the subject, or in the reason. With one or two characters, only words that begin with it, and review titles are not searched. For each type of subject, the newest 200 with a matching name are considered.";
/** What changes are told of; see domain/change. */
var changeKinds = [
	"category",
	"company",
	"software",
	"review"
];
/** Parts of a thing that change together. */
var changeFacets = [
	"text",
	"members",
	"counters",
	"rank",
	"clock"
];
/** Files of the data export, by what each line of them is. */
var exportKinds = [
	"categories",
	"companies",
	"software",
	"plans",
	"reviews",
	"rankings"
];
/** Scopes of an API token; see domain/policy.ts. */
var apiScopes = [
	"read:directory",
	"read:company",
	"write:listings",
	"read:webhooks",
	"write:webhooks",
	"read:invitations",
	"write:invitations"
];
/** After how many days an API token ends; it may also have no end. */
var apiTokenDays = [
	30,
	90,
	365
];
/** Events for a company's webhooks. */
var companyWebhookEvents = [
	"review.published",
	"review.updated",
	"review.answered",
	"review.removed",
	"lead.received",
	"listing.updated",
	"listing.removed",
	"member.added",
	"member.removed"
];
var directoryEvents = [
	"review.changed",
	"software.changed",
	"software.removed",
	"company.changed",
	"company.removed",
	"category.changed",
	"category.removed"
];
/** Events for a user's webhooks: changes of the public directory. */
var publicWebhookEvents = [...directoryEvents, "review.removed"];
/** All events that a webhook may subscribe to. */
var webhookEvents = [...companyWebhookEvents, ...directoryEvents];
/** States of a webhook: `disabled` by the server, which gives the reason. */
var webhookStates = [
	"enabled",
	"paused",
	"disabled"
];
/** Why the server disabled a webhook: three days of failures, an answer 410, or too many deliveries waiting. */
var webhookDisabledReasons = [
	"failing",
	"gone",
	"backlog"
];
/** Statuses of a delivery. */
var webhookDeliveryStatuses = [
	"pending",
	"delivered",
	"failed",
	"cancelled"
];
// api/src/inputs/vocabulary/reviews.ts
/** Fields of work on the role page (specification 3, Reviewer roles). */
var reviewerRoles = [
	"Advertising",
	"E-Commerce/Retail",
	"Finance & Accounting",
	"HR",
	"Sales",
	"Information Technology",
	"Marketing",
	"Business Operations & Analytics",
	"Media and Communication",
	"Customer Support",
	"Software Development",
	"Program and Project Management",
	"Design",
	"Other"
];
/** How long a reviewer has used the software. */
var usedForSpans = [
	"under-6-months",
	"6-12-months",
	"1-2-years",
	"over-2-years"
];
/** Why a review names another listing. */
var namedProductKinds = ["used-before", "considered"];
/** Why a reader reports a review. */
var reportReasons = [
	"advertising",
	"conflict-of-interest",
	"offensive",
	"personal-data",
	"off-topic",
	"other"
];
/** Who sees a review: everyone, or its author and administrators. */
var reviewStatuses = ["published", "hidden"];
/** What a label of a review says: what was proved of its author, or that the vendor invited them. */
var reviewLabelKinds = [
	"proof-of-use",
	"work-mailbox",
	"imported",
	"invited"
];
/** The label of a review that was written by invitation of the vendor. */
var invitedLabel = "Invited by the vendor";
/** What whoever has a link is told of it: not whether it was used, which its vendor could ask for each customer's. */
var invitationLinkStates = [
	"open",
	"expired",
	"revoked"
];
/** What a proof of use is. */
var proofKinds = [
	"invoice",
	"account",
	"other"
];
/** What each kind of proof is called within a sentence. */
var proofNames = {
	invoice: "invoice",
	account: "screenshot of the account",
	other: "other document"
};
/** Stored formats of proofs of use. */
var proofFormats = ["webp", "pdf"];
/** What moderators decide of a proof of use. */
var proofDecisions = ["accepted", "refused"];
/** Why a proof of use is refused. */
var proofRefusals = [
	"unreadable",
	"other-product",
	"no-use",
	"not-genuine",
	"other"
];
/** What the reviewer is told, a whole sentence for each reason. */
var proofRefusalSentences = {
	unreadable: "The file cannot be read, or too much of it is blacked out.",
	"other-product": "The file is about another product.",
	"no-use": "The file does not show that the product was used.",
	"not-genuine": "The file does not seem to be genuine.",
	other: "The file was not accepted."
};
// api/src/inputs/vocabulary/site.ts
/** Mails that one may do without, each switched off by itself. */
var optionalMails = [
	"review-thanks",
	"review-answered",
	"new-lead",
	"new-review"
];
/** Stored formats of uploaded pictures. */
var pictureFormats = ["avif", "webp"];
/** Where the data are: in a folder of this machine, or on a server. */
var databaseKinds = ["embedded", "postgresql"];
/** How mails leave: to a mail server, or as files in a folder. */
var mailTransports = ["smtp", "outbox"];
/** Where the bytes of pictures are. */
var pictureStores = ["database", "object-store"];
/** What a message to the people who run the site is about. */
var contactTopics = [
	"correction",
	"review",
	"listing",
	"account",
	"personal-data",
	"security",
	"press",
	"other"
];
/** The topics as they are shown. */
var contactTopicLabels = {
	correction: "A mistake on a page",
	review: "A review",
	listing: "A listing of your product",
	account: "Your account",
	"personal-data": "Your personal data",
	security: "A security problem",
	press: "A press inquiry",
	other: "Something else"
};
// api/src/inputs/category.ts
/** Message for an article that is not a list of sections (specification 5). */
var invalidSections = "contentSections must be valid JSON (array of id, heading, content)";
var tooManySections = { error: `contentSections must be at most ${limits.contentSections}` };
/** The rules of an article's sections, with what its messages call the parts of one. */
var sectionsCalled = ({ required, ...called }) => {
	const text = (part, max) => requiredText({
		name: called[part],
		max,
		...required !== void 0 && { required }
	});
	return array(object({
		id: text("id", limits.thingName),
		heading: text("heading", limits.thingName),
		content: text("content", limits.description)
	}, { error: invalidSections }), { error: invalidSections }).max(limits.contentSections, tooManySections).superRefine((list, context) => {
		for (const [place, { id }] of list.entries()) {
			if (list.findIndex((each) => each.id === id) === place) continue;
			context.addIssue({
				code: "custom",
				path: [place, "id"],
				message: "Each of the contentSections needs a unique id"
			});
		}
	});
};
var sections = sectionsCalled({
	id: "id",
	heading: "heading",
	content: "content",
	required: invalidSections
});
sectionsCalled({
	id: "Id",
	heading: "Heading",
	content: "Text"
});
var written = (name, max) => optionalText({
	name,
	max
}).transform((text) => text ?? "");
/** The sections of an unfinished article: blank fields are empty, and IDs may repeat. */
var articleDraft = array(object({
	id: written("Id", limits.thingName),
	heading: written("Heading", limits.thingName),
	content: written("Text", limits.description)
})).max(limits.contentSections, tooManySections);
/**
* A category's article, as a list or as the JSON text of one; null for an empty one. An error within it is reported for
* the whole, which is one field of a form.
*/
var contentSections = unknown().transform((given, context) => {
	if (given == null || typeof given === "string" && isBlank(given)) return null;
	const { data, error } = sections.safeParse(typeof given === "string" ? parsed(given) : given);
	if (data) return data.length === 0 ? null : data;
	context.addIssue({
		code: "custom",
		message: error.issues[0]?.message ?? "contentSections must be valid JSON (array of id, heading, content)"
	});
	return NEVER;
});
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
var name$3 = requiredText({
	name: "Category name",
	max: limits.thingName
});
var parentId = recordId("Please select a category");
/** Optional texts of a category. */
var textFields$2 = (text) => ({
	description: text({
		name: "Description",
		max: limits.description
	}),
	heroDescription: text({
		name: "Hero description",
		max: limits.description
	}),
	longDescription: text({
		name: "Long description",
		max: limits.description
	}),
	metaTitle: text({
		name: "Meta title",
		max: fileLimits.metaTitle
	}),
	metaDescription: text({
		name: "Meta description",
		max: fileLimits.metaDescription
	})
});
var synonyms = texts$1("Synonyms", "Synonym", limits.synonyms, limits.synonym).transform((list) => list ?? []);
/** A new category. */
var categoryInput = object({
	name: name$3,
	categoryType: word("Category type", categoryTypes),
	slug: orNull(slug("Slug")),
	parentId: orNull(parentId),
	isActive: boolean({ error: "isActive must be true or false" }).nullish().transform((value) => value ?? true),
	...textFields$2(optionalText),
	contentSections: contentSections.optional().transform((list) => list ?? null),
	synonyms,
	comparedFeatures: orNull(featureVocabulary)
});
/** Changes to a category: omitted fields are unchanged, null or blank clears optional ones. */
var categoryChange = object({
	name: name$3,
	slug: slug("Slug"),
	parentId: parentId.nullable(),
	isActive: boolean({ error: "isActive must be true or false" }),
	...textFields$2(changedText),
	contentSections,
	synonyms,
	comparedFeatures: featureVocabulary.nullable().transform((given) => given ?? [])
}).partial();
// api/src/inputs/company.ts
var name$2 = requiredText({
	name: "Company name",
	max: limits.thingName,
	required: "Company name is required"
});
/** A form that leaves a choice open sends it blank. */
function orBlank(type, error) {
	return union([literal("").transform(() => null), type], { error });
}
var employeeCount = orBlank(_enum(companySizes), `Employee count must be one of ${companySizes.join(", ")}`);
var error = "Founded year must be a year such as 1998";
var foundedYear = orBlank(int({ error }).min(1, { error }).max(9999, { error }), error);
/** Optional texts of a company (specification 5). */
var textFields$1 = (text) => ({
	website: optionalUrl("Website", text),
	description: text({
		name: "Description",
		max: limits.description
	}),
	industry: text({
		name: "Industry",
		max: limits.thingName
	}),
	location: text({
		name: "Location",
		max: limits.thingName
	}),
	logoUrl: pictureUrl("Logo", text)
});
/** A new company. */
var companyInput = object({
	name: name$2,
	...textFields$1(optionalText),
	employeeCount: orNull(employeeCount),
	foundedYear: orNull(foundedYear)
});
/** Changes to a company: omitted fields are unchanged, null or blank clears optional ones. */
var companyChange = object({
	name: name$2,
	...textFields$1(changedText),
	employeeCount: employeeCount.nullable(),
	foundedYear: foundedYear.nullable()
}).partial();
var role = word("Role", memberRoles);
/** An invitation of a new member. */
var invitationInput = emailInput.extend({ role });
/** Another role of a member. */
var memberChange = object({ role });
/** Claiming a company: an address at its website's domain, or null for none: an empty field is no choice. */
var claimInput = object({ email: orNull(emailInput.shape.email) });
/** Deleting a company: its name is typed again, so that it does not happen by a slip. */
var deleteCompanyInput = object({ name: string({ error: "Company name is required" }).transform(tidy) });
// api/src/inputs/lead.ts
/** Who fills the form in faster than this, in milliseconds, is hardly a person. */
var fastestForm = 1e3;
/** A buyer's request to a vendor. The message is optional for demos and appointments. */
var leadInput = object({
	kind: word("Request", leadKinds),
	name: requiredText({
		name: "Name",
		max: limits.personName
	}),
	email: emailInput.shape.email,
	companyName: optionalText({
		name: "Company",
		max: limits.thingName
	}),
	message: optionalText({
		name: "Message",
		max: limits.message
	}),
	consent: literal(true, { error: "Please agree to share these details, so that you can get a reply" }),
	topic: string().nullish(),
	formOpenMilliseconds: int().nullish()
}).refine(({ kind, message }) => message !== null || kind === "demo" || kind === "schedule", {
	path: ["message"],
	error: "Message is required"
});
/** A vendor's changes to a lead: omitted fields are unchanged, null or blank clears the notes. */
var leadChange = object({
	status: word("Status", leadStatuses),
	notes: changedText({
		name: "Notes",
		max: limits.message
	})
}).partial();
// api/src/inputs/contact.ts
/** A message of a visitor to the people who run the site. */
var contactInput = object({
	name: requiredText({
		name: "Name",
		max: limits.personName
	}),
	email: emailInput.shape.email,
	topic: word("Topic", contactTopics),
	message: requiredText({
		name: "Message",
		max: limits.message
	}),
	website: string().nullish(),
	formOpenMilliseconds: int().nullish()
});
/** True if the hidden field is filled in, or the form was sent faster than a person can. */
var looksAutomated = ({ website, formOpenMilliseconds }) => Boolean(website) || formOpenMilliseconds != null && formOpenMilliseconds < 1e3;
// api/src/inputs/content.ts
/** False for 2026-02-31 too: the sitemap and the pages need a day that exists. */
function isDay(text) {
	const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : NaN;
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
/** Reads a file of a content page; throws an Error that says what is wrong with it. */
function readContent(source, site) {
	const { values, body } = frontMatter(fillPlaceholders(source, placeholdersOf(site)));
	const { title, description, updated = "", published = null, ...others } = values;
	if (!title || !description || !(published === null ? [updated] : [updated, published]).every(isDay) || Object.keys(others).length > 0) throw new Error("The front matter is title, description, updated (as 2026-11-21), and for an article published.");
	return {
		title,
		description,
		updated,
		published,
		body
	};
}
/** What stands between the lines of three hyphens at the top of a file, and the text below them. */
function frontMatter(source) {
	const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll("\r\n", "\n")) ?? [];
	if (head === void 0 || body === void 0) throw new Error("A content page begins with its front matter.");
	const values = head.split("\n").map((line) => {
		const at = line.indexOf(": ");
		if (at <= 0) throw new Error(`This line of front matter is not "name: value": ${line}`);
		return [line.slice(0, at), line.slice(at + 2).trim()];
	});
	return {
		values: Object.fromEntries(values),
		body
	};
}
/** Puts settings in the place of {{their name}}, so that they stand in one file. */
function fillPlaceholders(text, placeholders) {
	return text.replace(/\{\{(\w+)\}\}/g, (_, name) => {
		const word = Object.hasOwn(placeholders, name) ? placeholders[name] : void 0;
		if (word === void 0) throw new Error(`{{${name}}} means nothing.`);
		return word;
	});
}
var count = (number) => number.toLocaleString("en-US");
function placeholdersOf({ name, contact, dataTerms }) {
	const { token, anonymous, valuesPerPoint, valuesPerWork, rowsPerValue, compared, middleTable, largeTable } = apiBudgets;
	const { characters, depth, fields, aliases, values, milliseconds } = documentLimits;
	return {
		name,
		contact,
		dataTerms: dataTerms ?? `not stated; ask ${contact}`,
		valuesPerPoint: count(valuesPerPoint),
		valuesPerWork: count(valuesPerWork),
		rowsPerValue: count(rowsPerValue),
		compared: count(compared),
		middleTable: count(middleTable),
		largeTable: count(largeTable),
		tokenPoints: count(token.points),
		/** As headers have it. */
		tokenLimit: String(token.points),
		webhooksPerOwner: count(listSizes.webhooks),
		webhookWaiting: count(pendingDeliveries.sinceChange),
		webhookWaitingInAll: count(pendingDeliveries.inAll),
		webhookWaitingMegabytes: count(pendingDeliveries.bytes / 1e6),
		webhookLogLength: count(webhookLog.deliveries),
		webhookLogMegabytes: count(webhookLog.bytes / 1e6),
		webhookLogDays: count(webhookLog.days),
		waitingPerCaller: count(longPolls.perCaller),
		downloadsPerCaller: count(exportDownloads.perCaller),
		bytesPerPoint: count(exportDownloads.bytesPerPoint),
		maxDownloadPoints: count(exportDownloads.maxPoints),
		anonymousPoints: count(anonymous.points),
		anonymousLeast: count(anonymous.minCharge),
		anonymousCalls: count(Math.floor(anonymous.points / anonymous.minCharge)),
		documentCharacters: count(characters),
		documentDepth: count(depth),
		documentFields: count(fields),
		documentAliases: count(aliases),
		documentValues: count(values),
		documentSeconds: count(milliseconds / 1e3),
		agentCharacters: count(agentLimits.answerCharacters)
	};
}
// api/src/inputs/currencies.ts
/** Currencies of prices: the ISO 4217 codes of money in use. */
var currencies = "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW".split(" ");
var known = new Set(currencies);
/** True for the code of money in use. */
var isCurrency = (code) => known.has(code);
// api/src/inputs/languages.ts
/** Languages of products: BCP 47 tags, English names, in the order of the names. */
var languageNames = {
	af: "Afrikaans",
	sq: "Albanian",
	am: "Amharic",
	ar: "Arabic",
	hy: "Armenian",
	az: "Azerbaijani",
	eu: "Basque",
	be: "Belarusian",
	bn: "Bengali",
	bs: "Bosnian",
	bg: "Bulgarian",
	my: "Burmese",
	ca: "Catalan",
	zh: "Chinese",
	"zh-Hans": "Chinese (Simplified)",
	"zh-Hant": "Chinese (Traditional)",
	hr: "Croatian",
	cs: "Czech",
	da: "Danish",
	nl: "Dutch",
	en: "English",
	eo: "Esperanto",
	et: "Estonian",
	fil: "Filipino",
	fi: "Finnish",
	fr: "French",
	"fr-CA": "French (Canada)",
	gl: "Galician",
	ka: "Georgian",
	de: "German",
	el: "Greek",
	gu: "Gujarati",
	ha: "Hausa",
	he: "Hebrew",
	hi: "Hindi",
	hu: "Hungarian",
	is: "Icelandic",
	ig: "Igbo",
	id: "Indonesian",
	ga: "Irish",
	it: "Italian",
	ja: "Japanese",
	kn: "Kannada",
	kk: "Kazakh",
	km: "Khmer",
	ko: "Korean",
	ku: "Kurdish",
	ky: "Kyrgyz",
	lo: "Lao",
	lv: "Latvian",
	lt: "Lithuanian",
	lb: "Luxembourgish",
	mk: "Macedonian",
	ms: "Malay",
	ml: "Malayalam",
	mt: "Maltese",
	mr: "Marathi",
	mn: "Mongolian",
	ne: "Nepali",
	no: "Norwegian",
	or: "Odia",
	ps: "Pashto",
	fa: "Persian",
	pl: "Polish",
	pt: "Portuguese",
	"pt-BR": "Portuguese (Brazil)",
	pa: "Punjabi",
	ro: "Romanian",
	ru: "Russian",
	sr: "Serbian",
	si: "Sinhala",
	sk: "Slovak",
	sl: "Slovenian",
	so: "Somali",
	es: "Spanish",
	"es-419": "Spanish (Latin America)",
	sw: "Swahili",
	sv: "Swedish",
	tg: "Tajik",
	ta: "Tamil",
	te: "Telugu",
	th: "Thai",
	tr: "Turkish",
	tk: "Turkmen",
	uk: "Ukrainian",
	ur: "Urdu",
	uz: "Uzbek",
	vi: "Vietnamese",
	cy: "Welsh",
	xh: "Xhosa",
	yo: "Yoruba",
	zu: "Zulu"
};
/** All known languages, in the order of their English names. */
var languages = /* @__PURE__ */ Object.keys(languageNames);
var byText = /* @__PURE__ */ new Map([...Object.entries({
	nb: "no",
	nn: "no",
	tl: "fil",
	iw: "he",
	in: "id",
	"zh-cn": "zh-Hans",
	"zh-sg": "zh-Hans",
	"zh-tw": "zh-Hant",
	"zh-hk": "zh-Hant",
	"zh-mo": "zh-Hant"
}), ...languages.flatMap((tag) => [[tag.toLowerCase(), tag], [languageNames[tag].toLowerCase(), tag]])]);
/**
* The language with this BCP 47 tag or English name, whatever its case; undefined if it is not known. A region or script that is not known
* by itself is left out: en-US is en.
*/
function knownLanguage(text) {
	const written = text.trim().toLowerCase().replaceAll("_", "-");
	const exact = byText.get(written);
	if (exact || !/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){1,3}$/.test(written)) return exact;
	const [language = "", next = ""] = written.split("-");
	return byText.get(`${language}-${next}`) ?? byText.get(language);
}
/** The languages that are detected in reviews, and that the author of one can choose: primary subtags, in the order of the names. */
var reviewLanguages = [
	"sq",
	"am",
	"ar",
	"hy",
	"az",
	"eu",
	"be",
	"bn",
	"bg",
	"ca",
	"zh",
	"hr",
	"cs",
	"da",
	"nl",
	"en",
	"et",
	"fil",
	"fi",
	"fr",
	"ka",
	"de",
	"el",
	"gu",
	"he",
	"hi",
	"hu",
	"is",
	"id",
	"it",
	"ja",
	"kn",
	"ko",
	"ku",
	"lo",
	"lv",
	"lt",
	"ms",
	"ml",
	"mr",
	"no",
	"or",
	"fa",
	"pl",
	"pt",
	"pa",
	"ro",
	"ru",
	"sr",
	"sk",
	"sl",
	"es",
	"sv",
	"ta",
	"te",
	"th",
	"tr",
	"uk",
	"ur",
	"vi",
	"yo"
];
// api/src/inputs/facts.ts
/** Texts, one a line, blank lines dropped (specification 5). A form sends them as one text. */
function lines$1({ name, item }) {
	return union([string(), array(string({ error: `${item} must be text` }))], { error: `${name} must be a list` }).transform((given) => [given].flat().flatMap((text) => text.split(/\r\n|\r|\n/))).transform((texts) => texts.map(tidy).filter((text) => !isBlank(text)));
}
/** Short texts in the given order, each once. */
function texts({ name, item, max, longest }) {
	return lines$1({
		name,
		item
	}).transform((given) => [...new Set(given)]).refine((given) => given.length <= max, { error: `${name} must be at most ${max}` }).pipe(array(requiredText({
		name: item,
		max: longest
	})));
}
/** Words of a vocabulary, each once, in its order. */
function words(name, item, all) {
	return array(word(item, all), { error: `${name} must be a list` }).transform((given) => all.filter((each) => given.some((one) => one === each)));
}
var features = texts({
	name: "Features",
	item: "Feature",
	max: limits.features,
	longest: limits.feature
});
/** Languages by BCP 47 tag or English name; as tags, each once, in the order of their names. */
function listedLanguages(name, item) {
	return lines$1({
		name,
		item
	}).transform((given, context) => {
		const unknown = given.find((text) => !knownLanguage(text));
		if (unknown !== void 0) context.addIssue({
			code: "custom",
			message: `${item} is not known: ${[...unknown].slice(0, 40).join("")}`
		});
		const found = new Set(given.map(knownLanguage));
		return languages.filter((language) => found.has(language));
	});
}
/** The lists among the facts, called in messages as forms call them, or as files name their fields. */
function listsCalled(isField) {
	const called = (field, name, item) => isField ? {
		name: field,
		item: field
	} : {
		name,
		item
	};
	const plain = called("platforms", "Platforms", "Platform");
	const spoken = called("languages", "Languages", "Language");
	const helped = called("supportKinds", "Kinds of support", "Kind of support");
	return {
		platforms: words(plain.name, plain.item, platforms),
		languages: listedLanguages(spoken.name, spoken.item),
		supportKinds: words(helped.name, helped.item, supportKinds),
		integrations: texts({
			...called("integrations", "Integrations", "Integration"),
			max: limits.integrations,
			longest: limits.thingName
		}),
		licenses: texts({
			...called("licenses", "Licenses", "License"),
			max: limits.licenses,
			longest: limits.license
		})
	};
}
var inForms = listsCalled(false);
var inFiles = listsCalled(true);
/** What says nothing is an empty list. */
function orEmpty(list) {
	return list.transform((given) => given ?? []);
}
/** Facts that buyers compare, of a new listing; an empty list or null is unknown. */
var newFacts = {
	platforms: orEmpty(inForms.platforms.nullish()),
	hasFreeTrial: orNull(flag$1("Free trial")),
	languages: orEmpty(inForms.languages.nullish()),
	supportKinds: orEmpty(inForms.supportKinds.nullish()),
	integrations: orEmpty(inForms.integrations.nullish()),
	licenses: orEmpty(inForms.licenses.nullish())
};
/** The same of a change: null makes it unknown again. */
var changedFacts = {
	platforms: orEmpty(inForms.platforms.nullable()),
	hasFreeTrial: flag$1("Free trial").nullable(),
	languages: orEmpty(inForms.languages.nullable()),
	supportKinds: orEmpty(inForms.supportKinds.nullable()),
	integrations: orEmpty(inForms.integrations.nullable()),
	licenses: orEmpty(inForms.licenses.nullable())
};
/** The same of a row of a catalog: null leaves the stored value unchanged. */
var rowFacts = {
	platforms: orNull(inFiles.platforms),
	hasFreeTrial: orNull(flag$1("hasFreeTrial")),
	languages: orNull(inFiles.languages),
	supportKinds: orNull(inFiles.supportKinds),
	integrations: orNull(inFiles.integrations),
	licenses: orNull(inFiles.licenses)
};
// api/src/inputs/invitation.ts
var badCount = { error: `Number of links must be from 1 to ${invitations.open}` };
var softwareId = recordId("Software is required");
/** New links with which a company invites customers to review a listing. */
var reviewInvitationsInput = object({
	softwareId,
	count: int(badCount).min(1, badCount).max(invitations.open, badCount),
	note: optionalText({
		name: "Note",
		max: limits.invitationNote
	})
});
/** The open links to revoke: all of a listing, or those of a batch. */
var invitationRevocation = object({
	softwareId,
	batchId: orNull(uuid({ error: "Batch is not a valid ID" }))
});
// api/src/inputs/list.ts
/** Name of a new or renamed list. */
var listInput = object({ name: requiredText({
	name: "Name",
	max: limits.thingName
}) });
/** Note on a software in a list; blank removes it. */
var listNoteInput = object({ note: changedText({
	name: "Note",
	max: limits.listNote
}) });
var place = { error: "Position must be a whole number from 0" };
/** Position in a list, from 0; beyond the end means the end. */
var listPosition = int(place).min(0, place);
/** Optional note and position of a saved software. */
var savedInput = object({
	...listNoteInput.shape,
	position: listPosition.nullable()
}).partial();
// api/src/inputs/mail.ts
/** Whether one gets a kind of mails that one may do without. */
var mailPreferenceInput = object({
	kind: word("Kind", optionalMails),
	isOn: boolean({ error: "On or off must be true or false" })
});
/** The token of an unsubscribe link. */
var unsubscribeInput = object({ token: requiredText({
	name: "Token",
	max: 200
}) });
// api/src/inputs/moderation.ts
var reason = optionalText({
	name: "Reason",
	max: limits.message
});
var noReason$1 = "Please give a reason. The author will see it";
var yesOrNo = (name) => boolean({ error: `${name} must be true or false` });
/** Whether a company or a review is verified. */
var verifiedInput = object({ isVerified: yesOrNo("isVerified") });
/** Whether a user is an administrator. */
var adminInput = object({ isAdmin: yesOrNo("isAdmin") });
/** Visibility of a review; hiding needs a reason, publishing has none. */
var reviewStatusInput = object({
	status: word("Status", reviewStatuses),
	reason
}).refine(({ status, reason }) => status !== "hidden" || reason !== null, {
	path: ["reason"],
	error: noReason$1
}).transform(({ status, reason }) => ({
	status,
	reason: status === "hidden" ? reason : null
}));
/** Decision on a claim to a company. */
var claimDecision = object({ decision: word("Decision", claimDecisions) });
/** Decision on a report or flag. Upholding hides the review, which needs a reason. */
var moderationInput = object({
	decision: word("Decision", moderationDecisions),
	reason
}).refine(({ decision, reason }) => decision !== "upheld" || reason !== null, {
	path: ["reason"],
	error: noReason$1
});
/** Decision on a flag of a listing. Nobody is notified, so it needs no reason. */
var listingFlagDecision = object({ decision: word("Decision", moderationDecisions) });
/** A notice of manipulation: its reason, and a public sentence. */
var manipulationNoticeInput = object({
	reason: word("Reason", manipulationReasons),
	statement: requiredText({
		name: "Statement",
		max: limits.noticeStatement
	})
});
// api/src/inputs/plan.ts
/** An ISO 4217 code, in capitals or not; the message names the field as forms or as files do. */
var currency = (name) => string({ error: `${name} must be an ISO 4217 code such as USD` }).transform((code) => code.trim().toUpperCase()).refine(isCurrency, { error: `${name} must be an ISO 4217 code such as USD` });
var wrongPrice = { error: "Price must be an amount such as 29.00, or blank when it is on request" };
/** An amount as people write it: with the sign before it, a comma between thousands, or both. */
var grouped = /^\$?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;
/** An amount as the database holds it, twelve digits with two after the point; null is on request. */
var price = union([string(), number().transform(String)], wrongPrice).transform((text) => tidy(text).replace(grouped, (amount) => amount.replace(/[$,\s]/g, ""))).refine((text) => text === "" || /^\d{1,10}(\.\d{1,2})?$/.test(text), wrongPrice).transform((text) => text || null);
var wrongMinimum = { error: `Minimum number of people must be a whole number from 1 to ${limits.minimumPeople.toLocaleString("en")}` };
/** A number of people; a form sends it as text, blank where there is no minimum. */
var minimumPeople = union([string(), number().transform(String)], wrongMinimum).transform(tidy).refine((text) => text === "" || /^[1-9]\d{0,6}$/.test(text) && Number(text) <= limits.minimumPeople, wrongMinimum).transform((text) => text === "" ? null : Number(text));
var plan = object({
	name: requiredText({
		name: "Plan name",
		max: limits.thingName
	}),
	price: orNull(price),
	currency: currency("Currency").nullish().transform((code) => code ?? "USD"),
	billingPeriod: word("Billing period", billingPeriods).nullish().transform((period) => period ?? "month"),
	unit: orNull(word("Unit", planUnits)),
	minimumPeople: orNull(minimumPeople),
	features: orEmpty(features.nullish()),
	isPopular: flag$1("Popular").nullish().transform((isPopular) => isPopular ?? false)
});
/** The whole list of plans. */
var plans = array(plan, { error: "Plans must be a list" }).max(limits.plans, { error: `Plans must be at most ${limits.plans}` }).superRefine((all, { addIssue }) => {
	const popular = all.findIndex(({ isPopular }) => isPopular);
	for (const [index, one] of all.entries()) {
		const named = one.name.toLowerCase();
		if (all.findIndex((other) => other.name.toLowerCase() === named) < index) addIssue({
			code: "custom",
			path: [index, "name"],
			message: "Each plan needs a unique name"
		});
		if (one.isPopular && index > popular) addIssue({
			code: "custom",
			path: [index, "isPopular"],
			message: "Only one plan can be popular"
		});
		if (one.minimumPeople !== null && one.unit !== "person") addIssue({
			code: "custom",
			path: [index, "minimumPeople"],
			message: "Only a price per person has a minimum number of people"
		});
	}
});
// api/src/inputs/preferences.ts
var importance = _enum(importances).nullish();
/** Preferences of a visitor who chooses. Features are keys of the category's vocabulary; those it does not have are ignored. */
var preferencesInput = strictObject({
	ease: importance,
	support: importance,
	value: importance,
	price: importance,
	segment: _enum(segments).nullish(),
	industry: optionalText({
		name: "industry",
		max: preferenceLimits.industry
	}),
	mustHave: array(string().max(limits.slug, "A key of a feature is too long")).max(preferenceLimits.features, `At most ${preferenceLimits.features} features are allowed`).nullish()
});
// api/src/inputs/proofs.ts
var megabyte = 1048576;
/** Limits of proofs of use: bytes of a file, days it waits, files of one person that wait, and bytes of all that wait. */
var proofLimits = {
	bytes: 5 * megabyte,
	days: 30,
	waitingOfUser: 5,
	waitingBytes: 500 * megabyte
};
/** Why a file is no proof, as the sentence for who sent it. */
var proofProblems = {
	empty: "The file is empty. Please choose another one.",
	large: `The file is larger than ${proofLimits.bytes / megabyte} MB. Please choose a smaller one.`,
	type: "Please choose a PNG, JPEG or WebP picture, or a PDF.",
	damaged: "The picture is damaged or incomplete. Please choose another file.",
	pixels: "The picture has too many pixels. The maximum is 40 megapixels, and 20,000 pixels on the longer side.",
	slow: "The picture takes too long to process. Please save it again, or choose a simpler one."
};
/** Path for sending proofs, and below it of each file, for moderators. */
var proofPath = "/uploads/proofs";
/** The path of a waiting proof's file. */
var proofFilePath = /^\/uploads\/proofs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
object({ kind: _enum(proofKinds, { error: "Please choose what it is" }) });
var noReason = "Please choose a reason. The reviewer will see it";
/** Decision on a proof of use. A refusal needs a reason and may have a message; an acceptance has neither. */
var proofDecisionInput = object({
	decision: word("Decision", proofDecisions),
	reason: orNull(_enum(proofRefusals, { error: noReason })),
	message: optionalText({
		name: "Message",
		max: limits.proofMessage
	})
}).refine(({ decision, reason }) => decision === "accepted" || reason !== null, {
	path: ["reason"],
	error: noReason
}).transform(({ decision, reason, message }) => decision === "accepted" ? { decision } : {
	decision,
	reason: reason ?? "other",
	message
});
// api/src/inputs/review.ts
var chooseRating = { error: "Please choose a rating from 1 to 5" };
/** Fields of every review, also of imported ones. */
var reviewCore = {
	rating: int(chooseRating).min(1, chooseRating).max(5, chooseRating),
	title: requiredText({
		name: "Title",
		max: limits.reviewTitle
	}),
	content: requiredText({
		name: "Review",
		max: limits.reviewContent
	})
};
/** Pros or cons: short texts, each once, blank ones left out. */
function points(name, item) {
	const max = limits.reviewPoints;
	return array(string({ error: `${item} must be text` }), { error: `${name} must be a list` }).transform((items) => [...new Set(items.map(tidy))].filter((one) => !isBlank(one))).refine((items) => items.length <= max, { error: `${name} must be at most ${max}` }).pipe(array(requiredText({
		name: item,
		max: limits.reviewPoint
	})));
}
var listingId = recordId("Please choose a listing");
/** Listings that a review names as considered, each once. */
var consideredIds = array(listingId, { error: "What you also looked at must be a list" }).transform((ids) => [...new Set(ids)]).refine((ids) => ids.length <= limits.considered, { error: `What you also looked at must be at most ${limits.considered}` });
/** A language of those that are detected. */
var language = word("Language", reviewLanguages);
/** A new review (specification 5), with its optional fields. */
var reviewInput = object({
	softwareId: recordId("Software is required"),
	...reviewCore,
	pros: orNull(points("Pros", "Pro")),
	cons: orNull(points("Cons", "Con")),
	role: orNull(word("Role", reviewerRoles)),
	companySize: orNull(word("Company size", companySizes)),
	industry: optionalText({
		name: "Industry",
		max: limits.thingName
	}),
	usedFor: orNull(word("Time of use", usedForSpans)),
	easeOfUse: orNull(stars("Ease of use")),
	support: orNull(stars("Support")),
	value: orNull(stars("Value")),
	/** What the author used before, and what else they looked at: IDs of listings. */
	usedBeforeId: orNull(listingId),
	consideredIds: orNull(consideredIds),
	/** If its author states it; otherwise it is detected. */
	language: orNull(language),
	featureOpinions: orNull(featureOpinions),
	/** The token of an invitation by the vendor. */
	invitation: optionalText({
		name: "Invitation",
		max: limits.invitationToken
	})
});
/** Changes to a review: omitted fields are unchanged, null clears optional ones. */
var reviewChange = object({
	...reviewCore,
	pros: points("Pros", "Pro").nullable(),
	cons: points("Cons", "Con").nullable(),
	role: word("Role", reviewerRoles).nullable(),
	companySize: word("Company size", companySizes).nullable(),
	industry: changedText({
		name: "Industry",
		max: limits.thingName
	}),
	usedFor: word("Time of use", usedForSpans).nullable(),
	easeOfUse: stars("Ease of use").nullable(),
	support: stars("Support").nullable(),
	value: stars("Value").nullable(),
	usedBeforeId: listingId.nullable(),
	consideredIds: consideredIds.nullable(),
	/** Null has it detected. */
	language: language.nullable(),
	featureOpinions: featureOpinions.nullable().transform((given) => given ?? [])
}).partial();
/** Report of a review; details are required for the reason "other". */
var reportInput = object({
	reason: _enum(reportReasons, { error: "Please choose a reason" }),
	details: optionalText({
		name: "Details",
		max: limits.message
	})
}).refine(({ reason, details }) => reason !== "other" || details !== null, {
	path: ["details"],
	error: "Please describe what is wrong with the review"
});
/** A vendor's public answer to a review. */
var answerInput = object({ content: requiredText({
	name: "Your answer",
	max: limits.answer
}) });
/** The author's reply to the moderators who hid a review. */
var moderatorReply = object({ reply: requiredText({
	name: "Your answer",
	max: limits.message
}) });
/** Names one try of a write: sent again with the same key it happens once. */
var idempotencyKey = string({ error: "Idempotency-Key must be text" }).min(1, { error: "Idempotency-Key must not be empty" }).max(limits.idempotencyKey, { error: `Idempotency-Key must be at most ${limits.idempotencyKey} characters` }).regex(/^[^\p{Cc}\p{Surrogate}]*$/u, { error: "Idempotency-Key must be printable text" });
/** What its author reads while a review waits for moderators. */
var heldReason = "Our moderators will look at this review before it is published.";
// api/src/inputs/site.ts
function siteText(max, forbidden, form) {
	return string({ error: "must be text" }).transform(tidy).refine((text) => !isBlank(text), {
		error: "must not be blank",
		abort: true
	}).refine((text) => lengthOf(text) <= max, { error: `must be at most ${max} characters` }).refine((text) => !forbidden.test(text), { error: form });
}
var oneLine = (max) => siteText(max, /[\p{Cc}\p{Bidi_Control}\p{Surrogate}\u2028\u2029<>]/u, "must be one line without <, > and invisible marks");
var lines = (max) => siteText(max, /[^\P{Cc}\n]|[\p{Bidi_Control}\p{Surrogate}]/u, "must not have control characters");
/** What an operator may call the site, in settings and in site.json: the same rules. */
var siteTexts = {
	name: oneLine(40),
	tagline: oneLine(100),
	description: oneLine(300),
	contact: email$1("must be an e-mail address"),
	mailFooter: lines(500),
	dataTerms: oneLine(300)
};
var hexColor = string({ error: "must be a color like #0e5c54" }).regex(/^#[0-9a-f]{6}$/i, "must be a color like #0e5c54").transform((color) => color.toLowerCase());
var distinct = (texts) => new Set(texts).size === texts.length;
/** site.json in the folder of the site. */
var siteFile = strictObject({
	...siteTexts,
	accent: hexColor,
	accentDark: hexColor,
	homeTiles: array(oneLine(40), { error: "must be a list" }).length(6, "must be six searches").refine(distinct, "must not name a search twice"),
	popularCategories: array(strictObject({
		name: oneLine(60),
		slug: slug("The slug")
	}), { error: "must be a list like [{ \"name\": \"CRM\", \"slug\": \"crm\" }]" }).min(1, "must have at least one category").max(10, "must have at most 10 categories").refine((list) => distinct(list.map(({ slug }) => slug)), "must not name a category twice"),
	claims: strictObject({
		heading: oneLine(100),
		figures: array(strictObject({
			value: oneLine(20),
			label: oneLine(40)
		}), { error: "must be a list" }).min(1, "must have at least one figure").max(4, "must have at most 4 figures")
	}, { error: "must have a heading and figures" })
}, { error: "must be an object, { … }" }).partial();
// api/src/inputs/software.ts
var name$1 = requiredText({
	name: "Software name",
	max: limits.thingName,
	required: "Software name is required"
});
var chooseCategory = "Please select a category";
var categoryId$1 = recordId(chooseCategory);
var tooManyCategories = `Please select ${limits.categories} categories at most`;
var categoryIds = array(categoryId$1, { error: "Categories must be a list" }).transform((ids) => [...new Set(ids)]).refine((ids) => ids.length > 0, chooseCategory).refine((ids) => ids.length <= limits.categories, { error: tooManyCategories });
/** All categories that an input names, the primary one first, each once. */
function namedCategories({ categoryId, categoryIds }) {
	return [.../* @__PURE__ */ new Set([...categoryId ? [categoryId] : [], ...categoryIds ?? []])];
}
/** The rule on the number of a listing's categories, the primary one included. */
var inFewCategories = [(given) => namedCategories(given).length <= limits.categories, {
	error: tooManyCategories,
	path: ["categoryIds"],
	when: areCategoriesRight
}];
/** Rules about the primary category and the list together are checked if each is valid by itself, whatever else is wrong. */
function areCategoriesRight({ issues }) {
	return !issues.some(({ path }) => !path?.length || String(path[0]).startsWith("categoryId"));
}
/** All screenshots in order. An omitted caption leaves that of the same URL unchanged. */
var screenshots = array(object({
	url: pictureUrl("Address", requiredText),
	caption: changedText({
		name: "Caption",
		max: limits.caption
	}).optional()
}), { error: "Screenshots must be a list" }).max(limits.screenshots, { error: `Screenshots must be at most ${limits.screenshots}` });
/** Optional texts of a listing (specification 5). */
var textFields = (text) => ({
	shortDescription: text({
		name: "Description",
		max: limits.shortDescription,
		tooLong: `Description must be under ${limits.shortDescription} characters`
	}),
	description: text({
		name: "Description",
		max: limits.description
	}),
	websiteUrl: optionalUrl("Website", text),
	logoUrl: pictureUrl("Logo", text)
});
/** A new listing, field by field. */
var softwareInputFields = object({
	companyId: recordId("Company is required"),
	name: name$1,
	...textFields(optionalText),
	/** The primary one; or the first of `categoryIds` is. */
	categoryId: orNull(categoryId$1),
	categoryIds: orNull(categoryIds),
	features: orEmpty(features.nullish()),
	...newFacts,
	isActive: flag$1("Live").nullish().transform((isActive) => isActive ?? true),
	isFeatured: flag$1("Featured").nullish().transform((isFeatured) => isFeatured ?? false),
	featureIds: orNull(featureIds),
	plans: orNull(plans),
	screenshots: orNull(screenshots)
});
softwareInputFields.extend({ categoryId: categoryId$1 });
/** The rule that a new listing has a category, reported together with other errors. */
var inSomeCategory = [(given) => given.categoryId != null || (given.categoryIds ?? []).length > 0, {
	error: chooseCategory,
	path: ["categoryId"],
	when: areCategoriesRight
}];
/** A new listing. */
var softwareInput = softwareInputFields.refine(...inSomeCategory).refine(...inFewCategories);
/** A change of a listing, field by field. */
var softwareChangeFields = object({
	name: name$1,
	...textFields(changedText),
	categoryId: categoryId$1,
	categoryIds,
	features: orEmpty(features.nullable()),
	...changedFacts,
	isActive: flag$1("Live"),
	isFeatured: flag$1("Featured"),
	featureIds: featureIds.nullable().transform((given) => given ?? []),
	plans,
	screenshots
}).partial();
/** Changes to a listing: omitted fields are unchanged, null or blank clears optional ones; lists are replaced as a whole. */
var softwareChange = softwareChangeFields.refine(...inFewCategories);
/** Deletion of a listing, confirmed by its name. */
var deleteSoftwareInput = object({ name: requiredText({
	name: "The listing's name",
	max: limits.thingName
}) });
// api/src/inputs/suggested-product.ts
/**
* Suggested products: how many of one person wait and are stored, how many wait in all, how many listings are named that one may be, and the
* days after which a decided one is deleted.
*/
var suggestedProducts = {
	waitingOfUser: 10,
	storedOfUser: 50,
	waitingInAll: 5e3,
	likelyListings: 5,
	days: 180
};
var name = requiredText({
	name: "Name",
	max: limits.thingName,
	required: "Please enter the product's name"
});
var noWebsite = "Please enter the address of the product's website, such as https://example.com";
var categoryId = recordId("Please select a category");
/** A suggested product. */
var suggestProductInput = object({
	name,
	websiteUrl: requiredText({
		name: "Website",
		max: limits.url,
		required: noWebsite
	}).refine(isWebUrl, { error: noWebsite }),
	categoryId: orNull(categoryId),
	description: optionalText({
		name: "Description",
		max: limits.shortDescription
	}),
	/** Its author has seen the listings with its name or website, and says that it is none of them. */
	isOther: boolean({ error: "isOther must be true or false" }).nullish().transform((isOther) => isOther ?? false)
});
/** A review that waits for its product to be listed: by the rules of every review, without a listing and an invitation. */
var waitingReviewInput = reviewInput.omit({
	softwareId: true,
	invitation: true
});
/** A listing to be made of a suggested product, of an existing company or of a new one without members. */
var newListing = object({
	name,
	websiteUrl: optionalUrl("Website"),
	shortDescription: optionalText({
		name: "Description",
		max: limits.shortDescription
	}),
	categoryId: recordId("Please select a category"),
	companyId: orNull(recordId("Company must be an ID")),
	companyName: optionalText({
		name: "Company name",
		max: limits.thingName
	}),
	isActive: boolean({ error: "Live must be true or false" }).nullish().transform((isActive) => isActive ?? true)
}).refine(({ companyId, companyName }) => companyId === null !== (companyName === null), {
	path: ["companyName"],
	error: "Please choose a company, or enter the name of a new one"
});
/** The acceptance of a suggested product: a new listing, or the existing one that it is. */
var acceptSuggestedProductInput = object({
	softwareId: orNull(recordId("Software must be an ID")),
	listing: orNull(newListing)
}).refine(({ softwareId, listing }) => softwareId === null !== (listing === null), {
	path: ["softwareId"],
	error: "Please choose a listing, or make a new one"
});
/** The refusal of a suggested product. */
var refuseSuggestedProductInput = object({
	reason: _enum(suggestionRefusals, { error: "Please choose a reason. The author will see it" }),
	message: optionalText({
		name: "Message",
		max: limits.suggestionMessage
	})
});
// api/src/inputs/token.ts
var wrongScopes = `Scopes must be at least one of ${apiScopes.join(", ")}`;
/** A new API token: name, scopes, and lifetime in days; null for no expiry. */
var apiTokenInput = object({
	name: requiredText({
		name: "Name",
		max: limits.thingName
	}),
	scopes: array(_enum(apiScopes, { error: wrongScopes }), { error: wrongScopes }).min(1, { error: wrongScopes }).transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
	expiresInDays: literal([...apiTokenDays], { error: `Expiration must be ${apiTokenDays.join(", ")} days, or never` }).nullable()
});
/** An administrator's reason for revoking an API token. */
var tokenRevocationInput = object({ reason: requiredText({
	name: "Reason",
	max: limits.message
}) });
// api/src/inputs/webhook.ts
var badUrl = "URL must be an https:// address without a user name or password";
var url = requiredText({
	name: "URL",
	max: limits.url
}).transform((text, context) => {
	const parsed = URL.canParse(text) ? new URL(text) : null;
	if (parsed?.protocol === "https:" && parsed.username === "" && parsed.password === "" && parsed.hash === "") return parsed.href;
	context.addIssue({
		code: "custom",
		message: badUrl
	});
	return NEVER;
});
function eventsOf(words) {
	const error = `Events must be at least one of ${words.join(", ")}`;
	return array(_enum(words, { error }), { error }).min(1, { error }).transform((given) => words.filter((word) => given.includes(word)));
}
var filterId = (name) => orNull(uuid({ error: `${name} is not a valid ID` }));
var common = {
	url,
	description: optionalText({
		name: "Description",
		max: limits.webhookDescription
	}),
	/** Only a change of it is an input: the server disables. */
	state: _enum(webhookStates, { error: "State must be enabled or paused" }).exclude(["disabled"]).default("enabled")
};
/** A company's webhook, which tells of its own reviews, listings, leads and members. */
var companyWebhookInput = object({
	...common,
	events: eventsOf(companyWebhookEvents),
	categoryId: _null({ error: "A company's webhook has no filter" }).default(null),
	filterCompanyId: _null({ error: "A company's webhook has no filter" }).default(null)
});
/** A user's webhook, which tells of changes of the public directory. */
var publicWebhookInput = object({
	...common,
	events: eventsOf(publicWebhookEvents),
	categoryId: filterId("Category"),
	filterCompanyId: filterId("Company")
});
export { reviewLanguages as $, word as $n, suggestedReviewProblems as $t, proofPath as A, preferenceKinds as An, invitations as Ar, proofRefusals as At, verifiedInput as B, image as Bn, webhookLogText as Br, changeKinds as Bt, reportInput as C, estimatedSegmentShares as Cn, tidy as Cr, invitedLabel as Ct, proofDecisionInput as D, planUnits as Dn, apiBudgets as Dr, proofKinds as Dt, reviewInput as E, importances as En, agentLimits as Er, proofFormats as Et, claimDecision as F, featureVocabulary as Fn, pendingDeliveriesText as Fr, apiScopes as Ft, listPosition as G, slug as Gn, webhookStates as Gt, unsubscribeInput as H, language$1 as Hn, webhookDeliveryStatuses as Ht, listingFlagDecision as I, choice as In, persistedQueryLimit as Ir, auditActions as It, reviewInvitationsInput as J, wholeNumber as Jn, manipulationReasonSentences as Jt, savedInput as K, texts$1 as Kn, flagKinds as Kt, manipulationNoticeInput as L, description as Ln, preferenceLimits as Lr, auditSearchFinds as Lt, preferencesInput as M, segments as Mn, listSizes as Mr, reviewLabelKinds as Mt, currency as N, supportKinds as Nn, longPolls as Nr, reviewerRoles as Nt, proofFilePath as O, platformLabels as On, documentLimits as Or, proofNames as Ot, adminInput as P, weighed as Pn, pendingDeliveries as Pr, usedForSpans as Pt, languages as Q, stars as Qn, suggestedReviewProblemSentences as Qt, moderationInput as R, fileLimits as Rn, topRated as Rr, auditSubjects as Rt, moderatorReply as S, companySizes as Sn, requiredText as Sr, invitationLinkStates as St, reviewCore as T, fitStates as Tn, isBlank as Tr, proofDecisions as Tt, listInput as U, link as Un, webhookDisabledReasons as Ut, mailPreferenceInput as V, key as Vn, exportKinds as Vt, listNoteInput as W, shorten as Wn, webhookEvents as Wt, knownLanguage as X, primaryLanguage as Xn, moderationDecisions as Xt, rowFacts as Y, withoutLinks as Yn, manipulationReasons as Yt, languageNames as Z, orNull as Zn, moderationStatuses as Zt, siteFile as _, leadStatuses as _n, lengthOf as _r, databaseKinds as _t, acceptSuggestedProductInput as a, minimumRatings as an, deleteAccountInput as ar, leadInput as at, heldReason as b, categorySorts as bn, optionalUrl as br, pictureFormats as bt, suggestedProducts as c, reviewRatings as cn, profileInput as cr, companyInput as ct, inSomeCategory as d, softwareOrders as dn, signInProviders as dr, memberChange as dt, suggestionRefusalSentences as en, adminSignInInput as er, readContent as et, namedCategories as f, userOrders as fn, signUpInput as fr, articleDraft as ft, softwareInputFields as g, leadKinds as gn, isWebUrl as gr, contactTopics as gt, softwareInput as h, claimStatuses as hn, isSearchable as hr, contactTopicLabels as ht, tokenRevocationInput as i, companyOrders as in, codeInput as ir, leadChange as it, proofProblems as j, segmentOfSize as jn, limits as jr, reportReasons as jt, proofLimits as k, platforms as kn, exportDownloads as kr, proofRefusalSentences as kt, waitingReviewInput as l, reviewSorts as ln, resetPasswordInput as lr, deleteCompanyInput as lt, softwareChangeFields as m, claimDecisions as mn, verifyEmailInput as mr, categoryInput as mt, publicWebhookInput as n, suggestionStatuses as nn, changePasswordInput as nr, looksAutomated as nt, refuseSuggestedProductInput as o, pricingFilters as on, emailInput as or, claimInput as ot, softwareChange as p, analyticsDays as pn, turnOnTwoStepInput as pr, categoryChange as pt, invitationRevocation as q, time as qn, listingFlagKinds as qt, apiTokenInput as r, ageOrders as rn, changeTwoStepInput as rr, fastestForm as rt, suggestProductInput as s, quickFilters as sn, invalidProof as sr, companyChange as st, companyWebhookInput as t, suggestionRefusals as tn, beginTwoStepInput as tr, contactInput as tt, deleteSoftwareInput as u, searchSorts as un, signInInput as ur, invitationInput as ut, siteTexts as v, memberRoles as vn, normalised as vr, mailTransports as vt, reviewChange as w, featureStates as wn, tooLong as wr, namedProductKinds as wt, idempotencyKey as x, categoryTypes as xn, pictureUrl as xr, pictureStores as xt, answerInput as y, billingPeriods as yn, optionalText as yr, optionalMails as yt, reviewStatusInput as z, flag as zn, webhookLog as zr, changeFacets as zt };
