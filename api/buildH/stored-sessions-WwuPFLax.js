import "./inputs-B-w6j7sD.js";
import { _ as dayMs, v as hourMs, y as minuteMs } from "./sql-DFE1wlsP.js";
import { hash, randomBytes } from "node:crypto";
// api/src/auth/tokens.ts
/** Purposes of one-time tokens and their lifetimes in milliseconds. */
var lifetimes = {
	verify_email: dayMs,
	reset_password: hourMs,
	work_email: dayMs,
	/** Mails are opened long after they came, and the way out of them must not have closed by then. */
	unsubscribe: 365 * dayMs,
	invite_member: 7 * dayMs,
	claim_company: dayMs,
	/** Held by a browser whose user has proved a password, or who they are to a provider, and has to enter a code. */
	sign_in: 10 * minuteMs,
	/** Held by the page on which an authenticator app is set up. */
	set_up_two_step: 30 * minuteMs
};
/** Only this is stored: who reads the table holds no secret. */
var hashed = (secret) => hash("sha256", secret, "hex");
/** 256 random bits in base64url. */
var createSecret = () => randomBytes(32).toString("base64url");
/** Makes a secret for one purpose, as a rule of one user. */
async function createToken(tx, { purpose, userId, companyId, payload, now }) {
	const secret = createSecret();
	const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
	await tx.oneTimeToken.create({ data: {
		id: hashed(secret),
		purpose,
		userId,
		expiresAt,
		createdAt: now,
		...companyId && { companyId },
		...payload && { payload }
	} });
	return secret;
}
/** Columns returned for a valid token. */
var tokenColumns = {
	userId: true,
	companyId: true,
	payload: true
};
var validWhere = ({ purpose, now }) => ({
	purpose,
	usedAt: null,
	expiresAt: { gt: now }
});
/** The token of a secret if it is valid; null otherwise. Does not consume it. */
async function validToken(tx, { secret, ...lookup }) {
	return tx.oneTimeToken.findFirst({
		where: {
			...validWhere(lookup),
			id: hashed(secret)
		},
		select: tokenColumns
	});
}
/** The token of a secret that its user has already consumed; null otherwise. */
async function usedToken(tx, { secret, purpose, userId }) {
	const where = {
		id: hashed(secret),
		purpose,
		userId,
		usedAt: { not: null }
	};
	return tx.oneTimeToken.findFirst({
		where,
		select: tokenColumns
	});
}
/**
* Consumes a token and returns it; null when it is unknown, of another purpose, used or expired. Of two concurrent calls
* one succeeds.
*/
async function consumeToken(tx, { secret, ...lookup }) {
	const id = hashed(secret);
	const { count } = await tx.oneTimeToken.updateMany({
		where: {
			...validWhere(lookup),
			id
		},
		data: { usedAt: lookup.now }
	});
	if (count === 0) return null;
	return tx.oneTimeToken.findUniqueOrThrow({
		where: { id },
		select: tokenColumns
	});
}
/** Like `consumeToken`, and consumes the user's other tokens of the purpose. Returns the user's id; null for an invalid token. */
async function consumeAllTokens(tx, lookup) {
	const consumed = await consumeToken(tx, lookup);
	if (!consumed) return null;
	const { userId } = consumed;
	await tx.oneTimeToken.updateMany({
		where: {
			...validWhere(lookup),
			userId
		},
		data: { usedAt: lookup.now }
	});
	return userId;
}
/** Revokes all tokens of the user for this purpose. */
async function revokeTokens(tx, { userId, purpose, now }) {
	await tx.oneTimeToken.updateMany({
		where: {
			userId,
			purpose,
			usedAt: null
		},
		data: { usedAt: now }
	});
}
/** Counts a code that is tried with a token. False if the token is not valid, or was tried `max` times before. */
async function countTry(tx, { secret, max, ...lookup }) {
	const { count } = await tx.oneTimeToken.updateMany({
		where: {
			...validWhere(lookup),
			id: hashed(secret),
			tries: { lt: max }
		},
		data: { tries: { increment: 1 } }
	});
	return count === 1;
}
// api/src/auth/stored-sessions.ts
/** How long a session lives at most, in days from its sign-in: a copied cookie does not open an account for ever. */
var longestSessionDays = 90;
/** The earliest sign-in of a session that may still live. */
var earliestSignIn = (now) => /* @__PURE__ */ new Date(now.getTime() - longestSessionDays * dayMs);
/** Ends sessions of a user: one, all, or all but one, by their SHA-256. */
async function endSessions(tx, userId, which) {
	const id = "id" in which ? which.id : which.except === null ? void 0 : { not: which.except };
	await tx.session.deleteMany({ where: {
		userId,
		...id && { id }
	} });
}
/** The condition of sessions that have ended: by not being used, or by their age. */
var hasEnded = (now) => ({ OR: [{ expiresAt: { lte: now } }, { createdAt: { lte: earliestSignIn(now) } }] });
/** The user's living sessions, the last seen first; at most `maxSessions`. */
function livingSessions(prisma, userId, now) {
	return prisma.session.findMany({
		where: {
			userId,
			NOT: hasEnded(now)
		},
		orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
		take: 50,
		select: {
			id: true,
			userAgent: true,
			createdAt: true,
			lastSeenAt: true
		}
	});
}
export { consumeAllTokens as a, createSecret as c, lifetimes as d, revokeTokens as f, livingSessions as i, createToken as l, validToken as m, endSessions as n, consumeToken as o, usedToken as p, hasEnded as r, countTry as s, earliestSignIn as t, hashed as u };
