import { A as union, C as object, D as strictObject, N as uuid, O as string, S as number, T as preprocess, c as array, i as _enum, k as stringbool, l as boolean, m as int } from "./schemas-BaGL-H36.js";
import { n as datetime } from "./iso-9JUE1gN6.js";
import { t as isOutage } from "./outage-BTUZvMqZ.js";
import { n as toEnum, t as fromEnum } from "./enum-names-B_dxuCHJ.js";
import { Fn as conflictCodes, g as changeDescriptions } from "./schema-Bg9dGTJq.js";
import { t as shownRating } from "./rating-Blm1-fR4.js";
import { An as preferenceKinds, Bt as changeKinds, Dn as planUnits, Dt as proofKinds, En as importances, Lr as preferenceLimits, Mn as segments, Mr as listSizes, Mt as reviewLabelKinds, Nn as supportKinds, Pn as weighed, Sn as companySizes, Tn as fitStates, Yt as manipulationReasons, jr as limits, kn as platforms, wn as featureStates, x as idempotencyKey, xn as categoryTypes, yn as billingPeriods, yr as optionalText, zt as changeFacets } from "./inputs-B-w6j7sD.js";
import { a as WrongCredentials, i as RateLimited, n as DomainError, t as Conflict } from "./errors-CKS8nS6A.js";
import { r as outageMessage, t as busyMessage } from "./errors-aX8FvDgl.js";
import { t as BusyError } from "./concurrency-limiter-BeWt0r9y.js";
// api/src/http/rest/parameters.ts
/**
* Query parameters: text in the URL, parsed into the values that a route works with. An empty one means "not given", except
* for numbers. `meta` goes into the OpenAPI document.
*/
var emptyIsAbsent = (value) => value === "" ? void 0 : value;
/** A whole number in range; anything else is refused with the range. */
function wholeNumber(name, { min, max, description }) {
	const error = `${name} must be a whole number from ${min} to ${max}`;
	return string({ error }).regex(/^\d{1,9}$/, {
		error,
		abort: true
	}).transform(Number).pipe(int({ error }).min(min, { error }).max(max, { error })).meta({ description });
}
/** One of a fixed set of words. */
function word(name, words, description) {
	const error = `${name} must be ${new Intl.ListFormat("en", { type: "disjunction" }).format(words)}`;
	return preprocess(emptyIsAbsent, _enum(words, { error }).optional()).meta({ description });
}
/** Some of a fixed set of words, with commas between them. */
function words(name, all, description) {
	const message = `${name} must be ${new Intl.ListFormat("en", { type: "disjunction" }).format(all)}, with commas between them`;
	return preprocess(emptyIsAbsent, string({ error: message }).optional()).transform((given, context) => {
		const asked = given?.split(",");
		const known = all.filter((one) => asked?.includes(one));
		if (asked?.some((one) => !known.some((each) => each === one))) context.addIssue({
			code: "custom",
			message
		});
		return asked && known;
	}).meta({
		description,
		type: "string"
	});
}
/** An amount of money. */
function amount(name, description) {
	const error = `${name} must be an amount such as 19.90`;
	return preprocess(emptyIsAbsent, string({ error }).regex(/^\d{1,9}(\.\d\d?)?$/, { error }).optional()).transform((given) => given === void 0 ? void 0 : Number(given)).meta({
		description,
		type: "number"
	});
}
/** true or false. */
function flag(name, description) {
	const error = `${name} must be true or false`;
	const bool = stringbool({
		truthy: ["true"],
		falsy: ["false"],
		case: "sensitive",
		error
	});
	return preprocess(emptyIsAbsent, bool.optional()).meta({ description });
}
/** A point in time in ISO 8601, as "2026-11-20T00:00:00Z". */
function time$1(name, description) {
	const error = `${name} must be a time like 2026-11-20T00:00:00Z`;
	return preprocess(emptyIsAbsent, datetime({
		offset: true,
		error
	}).optional()).meta({ description });
}
/** Free text; blank is null. */
function text(name, max, description) {
	return optionalText({
		name,
		max
	}).meta({
		description,
		type: "string",
		maxLength: max
	});
}
/** A place in a list, as the Link header of another page gave it. */
var cursor = (name, description) => preprocess(emptyIsAbsent, string({ error: `${name} must be text` }).regex(/^[\w-]*$/, { error: `${name} is not a valid cursor for this list and sort order` }).optional()).meta({ description });
/** The number of a page. */
var pageNumber = (description) => wholeNumber("page", {
	min: 1,
	max: listSizes.pageNumber,
	description
});
/** What every list takes. */
var pageParameters = object({
	limit: wholeNumber("limit", {
		min: 1,
		max: listSizes.facadeMaximum,
		description: "Maximum number of items."
	}).default(listSizes.facadeDefault),
	after: cursor("after", "Where the previous page ended; from the Link header of its response."),
	before: cursor("before", "Where the next page begins; from the Link header of its response."),
	page: pageNumber("Page number, from 1, instead of a cursor. Past the last page the list is empty.").optional()
});
/** The headers of a write that takes an idempotency key. */
var keyHeader = object({ "idempotency-key": idempotencyKey.optional().describe(`Makes retries safe: repeated with the same key and input within 7 days, the request changes nothing more and is answered as before, with things as they are then. 422 for other input. 409 while the first request is running.`) });
// api/src/http/http-status.ts
/** The HTTP status of each failure, wherever a failure is one. */
var httpStatuses = {
	UNAUTHENTICATED: 401,
	FORBIDDEN: 403,
	NOT_FOUND: 404,
	INVALID_INPUT: 400,
	CONFLICT: 409,
	CURSOR_EXPIRED: 410,
	RATE_LIMITED: 429,
	TOO_LARGE: 413,
	TOO_DEEP: 400,
	TOO_MANY_FIELDS: 400,
	TOO_MANY_ALIASES: 400,
	TOO_COSTLY: 400,
	TIMED_OUT: 503,
	BUSY: 503,
	UNAVAILABLE: 503
};
// api/src/http/rest/http-error.ts
/** Refusals of a sign-in that say what to send next. */
var signInCodes = ["code-required", "wrong-code"];
/** Distinguishes errors with the same status. */
var errorCodes = [
	...conflictCodes,
	...signInCodes,
	"cursor-expired"
];
/** An error response: status and message, the broken rules of bad input, and a code where the status does not say all. */
var HttpError = class extends Error {
	status;
	fields;
	headers;
	code;
	constructor(status, message, { fields = [], headers = {}, code } = {}) {
		super(message);
		this.status = status;
		this.fields = fields;
		this.headers = headers;
		this.code = code;
	}
	get body() {
		return {
			message: this.message,
			...this.code && { code: this.code },
			...this.fields.length > 0 && { errors: this.fields }
		};
	}
};
/** Default for Retry-After, in seconds. */
var defaultRetryAfter = 60;
/** The HTTP error for any failure. Unexpected errors are reported, and their text is not sent. */
function toHttpError(error, report) {
	if (error instanceof HttpError) return error;
	if (error instanceof Conflict) return new HttpError(error.conflict === "idempotency-key-reused" ? 422 : httpStatuses.CONFLICT, error.message, { code: error.conflict });
	if (error instanceof WrongCredentials) {
		const code = signInCodes.find((each) => each === error.reason);
		return refusal(error.code, error.message, [], void 0, code);
	}
	if (error instanceof DomainError) {
		const retryAfter = error instanceof RateLimited ? error.retryAfter : void 0;
		return refusal(error.code, error.message, error.fields, retryAfter);
	}
	if (error instanceof BusyError) return refusal("BUSY", busyMessage, [], 5);
	report(error);
	return isOutage(error) ? refusal("UNAVAILABLE", outageMessage, [], 5) : new HttpError(500, "Internal Server Error");
}
/** The HTTP error for a GraphQL error; the engine has reported unexpected ones. */
function graphqlToHttpError(error, report) {
	const { code, fields, retryAfter } = error.extensions;
	if (code !== void 0 && Object.hasOwn(httpStatuses, code)) return refusal(code, error.message, fields, retryAfter);
	if (code !== "INTERNAL") report(error);
	return new HttpError(500, "Internal Server Error");
}
function refusal(code, message, fields = [], retryAfter = defaultRetryAfter, detail) {
	const headers = {};
	if (code === "UNAUTHENTICATED") headers["WWW-Authenticate"] = "Bearer";
	const status = httpStatuses[code];
	if (status === 429 || status === 503) headers["Retry-After"] = String(retryAfter);
	return new HttpError(status, message, {
		fields,
		headers,
		code: code === "CURSOR_EXPIRED" ? "cursor-expired" : detail
	});
}
// api/src/http/rest/shapes/registry.ts
/** Shapes that have a name in the contract: the OpenAPI document defines each once and refers to it by that name. */
var shapeNames = /* @__PURE__ */ new Map();
function named(name, schema) {
	shapeNames.set(schema, name);
	return schema;
}
var id = uuid();
var time = datetime();
/** A mean as shown: one decimal. */
var rating = string().regex(/^\d\.\d$/);
/** The body of an error: a message for people, and for invalid input every broken rule with its path. */
var ErrorShape = named("Error", strictObject({
	message: string().describe("Explanation for people. For invalid input, the first error."),
	code: _enum(errorCodes).optional().describe("For a conflict (409): what the change conflicts with. cursor-expired (410): start over without a cursor."),
	errors: array(strictObject({
		path: string().describe("Path of the input field, dotted where it is nested."),
		message: string()
	})).optional().describe("All field errors.")
}).describe("An error.").meta({ examples: [{
	message: "Title is required",
	errors: [{
		path: "title",
		message: "Title is required"
	}, {
		path: "rating",
		message: "Please choose a rating from 1 to 5"
	}]
}] }));
// api/src/http/rest/shapes/company.ts
var Company = named("Company", strictObject({
	id,
	name: string(),
	slug: string(),
	website: string().nullable(),
	description: string().nullable(),
	industry: string().nullable(),
	employeeCount: _enum(companySizes).nullable(),
	foundedYear: int().nullable(),
	isVerified: boolean(),
	createdAt: time,
	logoUrl: string().nullable().describe("An http or https URL, or a path on this site."),
	location: string().nullable(),
	softwareCount: int().min(0).describe("Number of Live listings.")
}).describe("A vendor."));
var companyFields = `
  fragment CompanyFields on Company {
    id: databaseId name slug website description industry employeeCount foundedYear isVerified createdAt logoUrl location
    softwareCount
  }
`;
// api/src/http/rest/shapes/review.ts
/** Which listings a review names. */
var namedIds = {
	usedBeforeId: id.nullable().describe("The Live listing that the author used before; null if none is named."),
	consideredIds: array(id).describe("Other Live listings that the author looked at; at most 3.")
};
var Review = named("Review", strictObject({
	id,
	rating: int().min(1).max(5),
	title: string(),
	content: string(),
	pros: array(string()),
	cons: array(string()),
	helpfulCount: int().min(0),
	isVerified: boolean(),
	labels: array(strictObject({
		kind: _enum(reviewLabelKinds),
		proof: _enum(proofKinds).nullable().describe("What moderators were shown; null if nothing."),
		month: string().nullable().describe("Month in which it was proved (UTC), as \"2026-11\"; null if it is not known."),
		text: string().describe("The label as it is shown, in English.")
	})).describe("What was proved of the review, and whether the vendor invited its author."),
	...namedIds,
	language: string().nullable().describe("Language of the text, the primary subtag of a BCP 47 tag such as \"pt\"; null if it is not known."),
	isLanguageDetected: boolean().describe("True if the language was detected, and stated neither by the author nor by the catalog."),
	featureOpinions: array(strictObject({
		featureId: id,
		has: boolean()
	})).describe("Which features of its category's vocabulary the listing has, as the reviewer says."),
	createdAt: time,
	softwareId: id,
	software: strictObject({
		id,
		name: string(),
		slug: string(),
		logoUrl: string().nullable(),
		company: strictObject({ name: string() }).nullable()
	}),
	user: strictObject({
		firstName: string().nullable(),
		lastName: string().nullable(),
		displayName: string().describe("First and last name, else the part of the e-mail address before the at sign, else \"Anonymous\"."),
		email: string().nullable().describe("Null unless the caller is an administrator or the author."),
		profileImageUrl: string().nullable()
	}).nullable().describe("Null if the account was deleted.")
}).describe("A user's review of a listing."));
var ReviewLanguage = named("ReviewLanguage", strictObject({
	tag: string().describe("Primary language subtag of BCP 47, such as \"pt\"."),
	name: string().describe("English name of the language."),
	count: int().min(1).describe("Number of published reviews in the language.")
}).describe("A language, with the number of reviews in it."));
/** The parameter of lists of reviews that selects a language. */
var languageFilter = object({ language: string().max(35).describe("Only reviews in this language: a BCP 47 tag such as \"pt\" or \"pt-BR\", of which the language counts.") }).partial();
var reviewFields = `
  fragment ReviewFields on Review {
    id: databaseId rating title content pros cons helpfulCount isVerified createdAt
    labels { kind proof month text } language isLanguageDetected
    namedProducts { kind software { id: databaseId } }
    featureOpinions { featureId has }
    software { id: databaseId name slug logoUrl company { name } }
    user: author { firstName lastName displayName email profileImageUrl }
  }
`;
/** The same in REST's words. */
function toNamedIds(namedProducts) {
	const idsOf = (kind) => namedProducts.filter((one) => fromEnum("NamedProductKind", one.kind) === kind).map(({ software }) => software.id);
	return {
		usedBeforeId: idsOf("used-before")[0] ?? null,
		consideredIds: idsOf("considered")
	};
}
function toReview({ namedProducts, ...review }) {
	const labels = review.labels.map(({ kind, proof, ...rest }) => ({
		kind: fromEnum("ReviewLabelKind", kind),
		proof: proof === null ? null : fromEnum("ProofKind", proof),
		...rest
	}));
	return {
		...review,
		labels,
		...toNamedIds(namedProducts),
		softwareId: review.software.id
	};
}
// api/src/http/rest/shapes/feature.ts
var Feature = named("Feature", strictObject({
	id,
	key: string().describe("Identifies it within its category."),
	name: string(),
	description: string().nullable()
}).describe("A feature by which the listings of a category are compared."));
var featureFields = `
  fragment FeatureFields on Feature { id: databaseId key name description }
`;
/** What vendor and reviewers say, and what follows from it. */
var known = {
	isOffered: boolean().describe("True if the vendor says that it has the feature; false is no answer."),
	confirmedCount: int().min(0).describe("Published reviews that say that it has the feature."),
	deniedCount: int().min(0).describe("Published reviews that say that it does not have the feature."),
	answer: _enum(featureStates).describe(`What follows from both: where at least 3 reviewers answer, their majority decides.`)
};
var FeatureAnswer = named("FeatureAnswer", strictObject({
	...Feature.shape,
	categoryId: id,
	...known
}).describe("What is known about a feature of a listing."));
/** The same by ID, in records of a listing. */
var FeatureAnswerRecord = strictObject({
	featureId: id,
	...known
});
var featureAnswerFields = `
  fragment FeatureAnswerFields on FeatureAnswer {
    feature { id: databaseId key name description categoryId } isOffered confirmedCount deniedCount answer
  }
`;
function toFeatureAnswer({ feature, answer, ...rest }) {
	return {
		...feature,
		...rest,
		answer: asState(answer)
	};
}
var asState = (answer) => fromEnum("FeatureState", answer);
var featureAnswerRecordFields = `
  fragment FeatureAnswerRecord on FeatureAnswer { feature { id: databaseId } isOffered confirmedCount deniedCount answer }
`;
/** The answers that say something, by the ID of the feature, in the order of these. */
var toFeatureAnswerRecords = (answers) => answers.filter(({ isOffered, confirmedCount, deniedCount }) => isOffered || confirmedCount + deniedCount > 0).map(({ feature, answer, ...counts }) => ({
	featureId: feature.id,
	...counts,
	answer: asState(answer)
})).sort((a, b) => a.featureId < b.featureId ? -1 : 1);
// api/src/http/rest/shapes/category.ts
var ContentSection = strictObject({
	id: string(),
	heading: string(),
	content: string().describe("Markdown.")
});
var fields = {
	id,
	name: string(),
	slug: string(),
	description: string().nullable(),
	categoryType: _enum(categoryTypes),
	level: int().min(0).describe("Depth in the category tree; 0 at the top level."),
	parentId: id.nullable(),
	isActive: boolean(),
	heroDescription: string().nullable(),
	longDescription: string().nullable(),
	contentSections: array(ContentSection).describe("Sections of the article; empty if there is none."),
	metaTitle: string().nullable(),
	metaDescription: string().nullable(),
	synonyms: array(string()).describe("What else people call it; empty if nothing is known."),
	avgRating: rating.nullable().describe("Mean rating of its listings' reviews, one decimal; null if there are none."),
	softwareCount: int().min(0).describe("Number of Live listings in the category and its subcategories."),
	comparedFeatures: array(Feature).describe("The features by which its listings are compared, in order.")
};
var Category = named("Category", strictObject(fields).describe("A category of software or services."));
var CategoryDetail = named("CategoryDetail", strictObject({
	...fields,
	children: array(Category).describe("Active direct subcategories, by name.")
}).describe("A category with its direct subcategories."));
var CategoryTree = named("CategoryTree", strictObject({
	...fields,
	get children() {
		return array(CategoryTree).describe("Active direct subcategories, by name.");
	}
}).describe("A category with all its subcategories."));
var RelatedCategory = named("RelatedCategory", strictObject({
	id,
	slug: string(),
	name: string()
}).describe("A related category."));
/** Only fields whose names differ in the document are mapped below. */
var categoryFields = `
  fragment CategoryFields on Category {
    id: databaseId name slug description categoryType level isActive heroDescription longDescription
    contentSections { id heading content } metaTitle metaDescription synonyms avgRating softwareCount
    parent { id: databaseId }
    comparedFeatures { ...FeatureFields }
  } ${featureFields}
`;
function toCategory({ parent, categoryType, avgRating, ...rest }) {
	return {
		...rest,
		categoryType: fromEnum("CategoryType", categoryType),
		parentId: parent?.id ?? null,
		avgRating: avgRating === null ? null : shownRating(avgRating)
	};
}
/**
* The tree of an ordered flat list: each category with its descendants, to any depth. Descendants of a hidden category cannot be
* reached from the top, and are left out with it.
*/
function toTree(categories) {
	const trees = new Map(categories.map((category) => [category.id, {
		...category,
		children: []
	}]));
	for (const tree of trees.values()) if (tree.parentId !== null) trees.get(tree.parentId)?.children.push(tree);
	return [...trees.values()].filter(({ level }) => level === 0);
}
// api/src/http/rest/shapes/fit.ts
var importance = (name, what) => word(name, importances, `How much ${what} matters; the order of the listings follows.`);
/** The query parameters with the caller's preferences. */
var preferenceParameters = {
	ease: importance("ease", "ease of use"),
	support: importance("support", "support"),
	value: importance("value", "value for money"),
	price: importance("price", "a low price"),
	mySize: word("mySize", segments, "The caller's market segment: its reviewers count."),
	myIndustry: text("myIndustry", preferenceLimits.industry, "The caller's industry: its reviewers count."),
	must: text("must", preferenceLimits.features * (limits.slug + 1), `Keys of must-have features, with commas between them, at most ${preferenceLimits.features}. Unknown ones are ignored.`)
};
object(preferenceParameters);
/** The variable `preferences` of a document; null without any. */
function preferencesOf(query) {
	const { mySize, myIndustry, must } = query;
	const mustHave = (must ?? "").split(",").filter((key) => key.trim() !== "");
	const preferences = {
		...Object.fromEntries(weighed.map((name) => [name, toEnum("Importance", query[name])])),
		...mySize && { segment: toEnum("Segment", mySize) },
		...myIndustry && { industry: myIndustry },
		...mustHave.length > 0 && { mustHave }
	};
	return Object.values(preferences).some((value) => value !== void 0) ? preferences : null;
}
var FitReason = strictObject({
	kind: _enum(preferenceKinds),
	state: _enum(fitStates).describe("Unknown is not counted as a no."),
	value: number().nullable().describe("Mean stars, or the price in US dollars."),
	count: int().nullable().describe("Number of reviewers like the caller."),
	text: string().describe("The reason in English.")
});
var Fit = named("Fit", strictObject({
	score: number().nullable().describe("From 0 to 1; null if none of the preferences is known."),
	met: int().min(0).describe("Number of preferences that are met."),
	reasons: array(FitReason).describe("One for each preference.")
}).describe("How well a listing fits the caller's preferences."));
var fitFields = "fit { score met: metCount reasons { kind state value count text } }";
function toFit({ reasons, ...fit }) {
	return {
		...fit,
		reasons: reasons.map(({ kind, state, ...reason }) => ({
			...reason,
			kind: fromEnum("FitReasonKind", kind),
			state: fromEnum("FitState", state)
		}))
	};
}
// api/src/http/rest/shapes/software.ts
var Vendor = strictObject({
	id,
	name: string(),
	website: string().nullable(),
	foundedYear: int().nullable(),
	location: string().nullable(),
	industry: string().nullable(),
	isVerified: boolean()
}).describe("The vendor.");
var ManipulationNotice = strictObject({
	reason: _enum(manipulationReasons),
	statement: string().describe("What the moderators say about it."),
	setAt: time,
	endsAt: time.describe("Time at which it ends by itself.")
}).describe("A notice by moderators that reviews, of a listing or of its competitors, were manipulated in its favor.");
var Software = named("Software", strictObject({
	id,
	name: string(),
	slug: string(),
	formerName: string().nullable().describe("The name under which most of its reviews were written, for one year after the name has clearly changed."),
	manipulationNotice: ManipulationNotice.nullable().describe("A notice by moderators that reviews, of the listing or of its competitors, were manipulated in its favor, shown for 90 days; null otherwise."),
	shortDescription: string().nullable(),
	description: string().nullable(),
	longDescription: string().nullable().describe("Same as description."),
	logoUrl: string().nullable().describe("An http or https URL, or a path on this site."),
	logo: string().nullable().describe("Same as logoUrl."),
	websiteUrl: string().nullable(),
	isFeatured: boolean(),
	isActive: boolean().describe("True for Live, false for Draft."),
	avgRating: rating.describe("Mean rating of the published reviews, one decimal, half rounded up; \"0.0\" if there are none."),
	reviewCount: int().min(0),
	createdAt: time,
	companyId: id.nullable(),
	categoryId: id.nullable().describe("The primary category; null if it is not visible to the caller."),
	categoryIds: array(id).describe("Categories that are visible to the caller, primary category first."),
	screenshots: array(string()).describe("URLs of images, in the vendor's order."),
	features: array(string()),
	platforms: array(_enum(platforms)).describe("Where it runs; empty if unknown."),
	hasFreeTrial: boolean().nullable().describe("True if it can be tried for free; null if unknown."),
	languages: array(string()).describe("Languages of the product, as BCP 47 tags such as `en` or `pt-BR`; empty if unknown."),
	supportKinds: array(_enum(supportKinds)).describe("How the vendor helps its customers; empty if unknown."),
	integrations: array(string()).describe("Names of products that it works with; empty if unknown."),
	licenses: array(string()).describe("SPDX identifiers or names of its licenses; empty if unknown."),
	company: Vendor.nullable()
}).describe("A listing: software or a service."));
var softwareFields = `
  fragment SoftwareFields on Software {
    id: databaseId name slug formerName manipulationNotice { reason statement setAt endsAt } shortDescription description longDescription: description logoUrl logo: logoUrl websiteUrl
    isFeatured isActive avgRating reviewCount createdAt features platforms hasFreeTrial languages supportKinds integrations licenses
    screenshots { url }
    category { id: databaseId }
    categories { id: databaseId }
    company { id: databaseId name website foundedYear location industry isVerified }
  }
`;
/** Each field by itself: a copy without some of them takes V8 ten times as long (decision 087). */
function toSoftware(data) {
	const { manipulationNotice: notice, category, categories, company } = data;
	const categoryIds = categories.map((one) => one.id);
	return {
		id: data.id,
		name: data.name,
		slug: data.slug,
		formerName: data.formerName,
		shortDescription: data.shortDescription,
		description: data.description,
		longDescription: data.longDescription,
		logoUrl: data.logoUrl,
		logo: data.logo,
		websiteUrl: data.websiteUrl,
		isFeatured: data.isFeatured,
		isActive: data.isActive,
		reviewCount: data.reviewCount,
		createdAt: data.createdAt,
		features: data.features,
		hasFreeTrial: data.hasFreeTrial,
		languages: data.languages,
		integrations: data.integrations,
		licenses: data.licenses,
		company,
		manipulationNotice: notice && {
			...notice,
			reason: fromEnum("ManipulationReason", notice.reason)
		},
		avgRating: shownRating(data.avgRating ?? 0),
		platforms: data.platforms.map((one) => fromEnum("Platform", one)),
		supportKinds: data.supportKinds.map((one) => fromEnum("SupportKind", one)),
		companyId: company?.id ?? null,
		categoryId: category?.id ?? null,
		categoryIds: category ? [category.id, ...categoryIds.filter((one) => one !== category.id)] : categoryIds,
		screenshots: data.screenshots.map(({ url }) => url)
	};
}
var Listing = named("Listing", strictObject({
	software: array(Software),
	total: int().min(0).describe("Number of matches on all pages."),
	page: int().min(1).nullable().describe("Null if it was asked for by a cursor."),
	totalPages: int().min(0)
}).describe("A numbered page of a category's ranking."));
var RankedListing = named("RankedListing", strictObject({
	...Listing.shape,
	fits: array(Fit).optional().describe("How each of `software` fits the caller's preferences, in the same order; left out without any.")
}).describe("A page of a category's ranking, or of its listings by the caller's preferences."));
var PricingPlan = named("PricingPlan", strictObject({
	id,
	name: string(),
	price: string().regex(/^\d+\.\d\d$/).nullable().describe("Price in `currency`, per billing period and `unit`, for example \"29.00\". \"0.00\" is free; null means on request."),
	currency: string().describe("An ISO 4217 code."),
	billingPeriod: _enum(billingPeriods),
	unit: _enum(planUnits).nullable().describe("What the price is for; null if unknown."),
	minimumPeople: int().min(1).nullable().describe("Smallest number of people that the plan is sold to; null if there is none or it is unknown."),
	features: array(string()),
	isPopular: boolean()
}).describe("A pricing plan."));
var planFields = `
  fragment PlanFields on PricingPlan { id: databaseId name price currency billingPeriod unit minimumPeople features isPopular }
`;
function toPlan(plan) {
	return {
		...plan,
		billingPeriod: fromEnum("BillingPeriod", plan.billingPeriod),
		unit: plan.unit === null ? null : fromEnum("PlanUnit", plan.unit)
	};
}
// api/src/http/rest/shapes/change.ts
/** Refers to other things by ID: a copy in here would not be updated when they change. */
var SoftwareRecord = named("SoftwareRecord", Software.omit({
	company: true,
	formerName: true
}).extend({
	updatedAt: time,
	plans: array(PricingPlan).describe("Pricing plans, cheapest first."),
	featureAnswers: array(FeatureAnswerRecord).describe("What the vendor and reviewers say about features of its categories, in the order of IDs.")
}).describe("A listing with its pricing plans and answered features; the vendor by ID only."));
var ReviewRecord = named("ReviewRecord", Review.omit({ software: true }).extend({ answer: strictObject({
	content: string(),
	createdAt: time,
	updatedAt: time
}).nullable().describe("The vendor's answer; null if there is none.") }).describe("A review with the vendor's answer; the listing by ID only."));
var Change = named("Change", strictObject({
	kind: _enum(changeKinds),
	id,
	facets: array(_enum(changeFacets)).describe(changeDescriptions.facets),
	gone: boolean().describe(changeDescriptions.gone),
	thing: union([
		Category,
		Company,
		SoftwareRecord,
		ReviewRecord
	]).nullable().describe(changeDescriptions.thing),
	cursor: string().describe(changeDescriptions.cursor)
}).describe("A thing that changed."));
var changeFields = `
  fragment ChangeFields on Change {
    kind id: databaseId facets gone
    thing { __typename ...CategoryRecord ...CompanyRecord ...SoftwareRecord ...ReviewRecord }
  } ${`
  fragment CategoryRecord on Category { ...CategoryFields }
  fragment CompanyRecord on Company { ...CompanyFields }
  fragment SoftwareRecord on Software { ...SoftwareFields updatedAt plans { ...PlanFields } featureAnswers { ...FeatureAnswerRecord } }
  fragment ReviewRecord on Review { ...ReviewFields answer { content createdAt updatedAt } }
  ${categoryFields} ${companyFields} ${softwareFields} ${planFields} ${reviewFields} ${featureAnswerRecordFields}
`}
`;
function toChange({ cursor, node }) {
	return {
		kind: fromEnum("ChangeKind", node.kind),
		id: node.id,
		facets: node.facets.map((facet) => fromEnum("ChangeFacet", facet)),
		gone: node.gone,
		thing: node.thing && toThing(node.thing),
		cursor
	};
}
function toThing(thing) {
	switch (thing.__typename) {
		case "Category": {
			const { __typename, ...category } = thing;
			return toCategory(category);
		}
		case "Company": {
			const { __typename, ...company } = thing;
			return company;
		}
		case "Software": {
			const { __typename, plans, featureAnswers, ...data } = thing;
			const { company, formerName, ...software } = toSoftware(data);
			return {
				...software,
				updatedAt: data.updatedAt,
				plans: plans.map(toPlan),
				featureAnswers: toFeatureAnswerRecords(featureAnswers)
			};
		}
		case "Review": {
			const { __typename, answer, ...data } = thing;
			const { software, ...review } = toReview(data);
			return {
				...review,
				answer
			};
		}
	}
}
export { words as $, toNamedIds as A, HttpError as B, featureAnswerFields as C, languageFilter as D, ReviewLanguage as E, id as F, flag as G, toHttpError as H, named as I, pageParameters as J, keyHeader as K, rating as L, Company as M, companyFields as N, namedIds as O, ErrorShape as P, word as Q, shapeNames as R, FeatureAnswer as S, Review as T, httpStatuses as U, graphqlToHttpError as V, amount as W, time$1 as X, text as Y, wholeNumber as Z, CategoryTree as _, RankedListing as a, toCategory as b, softwareFields as c, fitFields as d, preferenceParameters as f, CategoryDetail as g, Category as h, PricingPlan as i, toReview as j, reviewFields as k, toPlan as l, toFit as m, changeFields as n, Software as o, preferencesOf as p, pageNumber as q, toChange as r, planFields as s, Change as t, toSoftware as u, RelatedCategory as v, toFeatureAnswer as w, toTree as x, categoryFields as y, time as z };
