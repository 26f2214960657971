// api/src/database/client/outage.ts
/** PostgreSQL's codes while it shuts down, starts up or has no connection to give, beside class 08. */
var serverCodes = /* @__PURE__ */ new Set([
	"57P01",
	"57P02",
	"57P03",
	"53300"
]);
/** The system's codes of a connection that cannot be made, or broke. */
var socketCodes = /* @__PURE__ */ new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ENOTFOUND",
	"EAI_AGAIN"
]);
/** Prisma's codes, and its driver adapter's kinds, of the same. */
var clientCodes = /* @__PURE__ */ new Set([
	"P1001",
	"P1002",
	"P1008",
	"P1017",
	"P2024",
	"P2037"
]);
var clientKinds = /* @__PURE__ */ new Set([
	"DatabaseNotReachable",
	"ConnectionClosed",
	"SocketTimeout",
	"TooManyConnections"
]);
/** What the driver says, without a code, of a connection that is gone or does not come. */
var driverMessages = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed))/;
/** Whether a statement failed because the database is away: stopped, starting, out of reach, or without a free connection. */
function isOutage(error) {
	if (typeof error !== "object" || error === null) return false;
	const { message, code, meta } = error;
	const cause = meta?.driverAdapterError?.cause;
	return isServerCode(code) || isServerCode(cause?.originalCode) || code === "ENOENT" && /\bconnect ENOENT\b/.test(String(message)) || typeof code === "string" && (socketCodes.has(code) || clientCodes.has(code)) || clientKinds.has(cause?.kind ?? "") || typeof message === "string" && driverMessages.test(message);
}
var isServerCode = (code) => typeof code === "string" && (serverCodes.has(code) || /^08\w{3}$/.test(code));
export { isOutage as t };
