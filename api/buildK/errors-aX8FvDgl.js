import { t as isOutage } from "./outage-BTUZvMqZ.js";
import { jn as GraphQLError } from "./schema-Bg9dGTJq.js";
import { i as RateLimited, n as DomainError } from "./errors-CKS8nS6A.js";
import { t as BusyError } from "./concurrency-limiter-BeWt0r9y.js";
// api/src/graphql/errors.ts
/**
* The error as shown to callers: a domain error with its code and fields, a document error unchanged, and anything else as
* "Internal Server Error", which is reported.
*/
function toPublicError(error, report) {
	const located = error instanceof GraphQLError ? error : void 0;
	const original = located ? located.originalError : error;
	if (original instanceof DomainError) return placed(located, original.message, {
		code: original.code,
		...original.fields.length > 0 && { fields: original.fields },
		...original instanceof RateLimited && { retryAfter: original.retryAfter }
	});
	if (original instanceof BusyError) return placed(located, busyMessage, {
		code: "BUSY",
		retryAfter: 5
	});
	if (isOutage(original)) {
		report(original);
		return placed(located, outageMessage, {
			code: "UNAVAILABLE",
			retryAfter: 5
		});
	}
	if (isEndedStatement(original)) {
		report(original);
		return placed(located, "The query took too long. Request less data, or use a more specific search.", { code: "TIMED_OUT" });
	}
	if (located && (original == null || original instanceof GraphQLError)) return located.extensions.code ? located : placed(located, located.message, { code: "INVALID_INPUT" });
	const requestId = report(original ?? error);
	return placed(located, "Internal Server Error", {
		code: "INTERNAL",
		...requestId && { requestId }
	});
}
/** Is it an error of a server or database that has too much to do, or is away? The same work would fail again, and add to it. */
var isOverload = (error) => error instanceof BusyError || isOutage(error) || isEndedStatement(error);
/** What callers are told while the server is busy, and Retry-After, in seconds. */
var busyMessage = "The server is busy. Please try again in a few seconds.";
/** What callers are told while the database is away, and Retry-After, in seconds. */
var outageMessage = "The service is not available right now. Please try again in a few seconds.";
/** Did a PostgreSQL server end the statement because it took too long? */
function isEndedStatement(error) {
	return error instanceof Error && "code" in error && error.code === "57014";
}
/** The overload that the first error of an answer reports (rate limit, busy server or an outage); null for any other error. */
function overloadOf(errors) {
	const { code, retryAfter } = errors?.[0]?.extensions ?? {};
	if (typeof retryAfter !== "number") return null;
	return {
		status: code === "RATE_LIMITED" ? 429 : 503,
		retryAfter
	};
}
/** The same place in document and answer, with another message. */
function placed(at, message, extensions) {
	if (!at) return new GraphQLError(message, { extensions });
	const { nodes, source, positions, path } = at;
	return new GraphQLError(message, {
		...nodes && { nodes },
		...source && { source },
		...positions && { positions },
		...path && { path },
		extensions
	});
}
export { toPublicError as a, overloadOf as i, isOverload as n, outageMessage as r, busyMessage as t };
