import "./inputs-B-w6j7sD.js";
import { b as retryText } from "./sql-DFE1wlsP.js";
// api/src/domain/errors.ts
/** A failure of the closed set. Endpoints translate the code: GraphQL into `extensions.code`, the facade into a status. */
var DomainError = class extends Error {
	code;
	fields;
	constructor(code, message, fields = []) {
		super(message);
		this.name = "DomainError";
		this.code = code;
		this.fields = fields;
	}
};
/** Bad input: the message of the first broken rule, all of them in `fields`. The caller can fix it. */
var InvalidInput = class extends DomainError {
	constructor(fields) {
		super("INVALID_INPUT", fields[0].message, fields);
	}
	/** A token comes from a mailed link, so the link is invalid and not a field that a person could correct. */
	get reason() {
		return this.fields[0]?.path === "token" ? "invalid-link" : "invalid-field";
	}
};
/** A change that conflicts with existing data; `conflict` says with what. The caller can choose otherwise. */
var Conflict = class extends DomainError {
	conflict;
	constructor(conflict, message) {
		super("CONFLICT", message);
		this.conflict = conflict;
	}
};
/** Wrong e-mail address, password or other credential. */
var WrongCredentials = class extends DomainError {
	reason;
	constructor(message = "Invalid email or password", reason = "wrong-credentials") {
		super("UNAUTHENTICATED", message);
		this.reason = reason;
	}
};
/** Over a rate limit; may be retried after `retryAfter` seconds. */
var RateLimited = class extends DomainError {
	retryAfter;
	/** `advice` says what else than waiting would help. */
	constructor(milliseconds, advice) {
		const seconds = Math.max(1, Math.ceil(milliseconds / 1e3));
		const message = `Too many attempts. ${retryText(seconds)}`;
		super("RATE_LIMITED", advice === void 0 ? message : `${message} ${advice}`);
		this.retryAfter = seconds;
	}
};
/** One broken rule. */
function invalid(path, message) {
	return new InvalidInput([{
		path,
		message
	}]);
}
/** The input as its schema reads it; throws InvalidInput with every broken rule. */
function checked(schema, input) {
	const { success, data, error } = schema.safeParse(input);
	if (success) return data;
	const [first, ...others] = error.issues.map(({ path, message }) => ({
		path: path.join("."),
		message
	}));
	throw new InvalidInput([first ?? {
		path: "",
		message: "Invalid input"
	}, ...others]);
}
/** The thing does not exist, or the caller may not know that it does. */
function notFound(thing) {
	return new DomainError("NOT_FOUND", `${thing} not found`);
}
/** `message` says why where the caller could not guess it. */
function forbidden(message = "Forbidden") {
	return new DomainError("FORBIDDEN", message);
}
/** A write that another site's page may have sent. */
var crossSite = () => forbidden("Cross-site request refused");
/** For a review of the viewer's own company's software. */
var ownSoftware = () => forbidden("You cannot review your own company's software");
/** An opinion on what one has written oneself. */
var ownReview = (verb) => forbidden(`You cannot ${verb} your own review`);
/** The thing, or NOT_FOUND if there is none. */
function orNotFound(thing, name) {
	if (thing == null) throw notFound(name);
	return thing;
}
function unauthenticated() {
	return new DomainError("UNAUTHENTICATED", "Unauthorized");
}
export { WrongCredentials as a, forbidden as c, orNotFound as d, ownReview as f, RateLimited as i, invalid as l, unauthenticated as m, DomainError as n, checked as o, ownSoftware as p, InvalidInput as r, crossSite as s, Conflict as t, notFound as u };
