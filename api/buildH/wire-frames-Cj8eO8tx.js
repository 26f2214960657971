// api/src/database/embedded/wire-frames.ts
/**
* The frames of PostgreSQL's wire protocol, as far as the embedded database's server must tell them apart.
* https://www.postgresql.org/docs/current/protocol-message-formats.html
*/
/** The application name of the program's own connections, by which they are known from foreign clients. */
var ownApplication = "assay";
/** The type of a frame after startup. */
function typeOf(frame) {
	return String.fromCharCode(frame[0] ?? 0);
}
/** Where a frame names a prepared statement: its first byte and the one after its last. */
function statementAt(frame) {
	const start = statementStart(frame);
	const end = frame.indexOf(0, start);
	return start === 0 || end < 0 ? void 0 : [start, end];
}
function statementStart(frame) {
	switch (typeOf(frame)) {
		case "P": return 5;
		case "B": return frame.indexOf(0, 5) + 1;
		case "D":
		case "C": return frame[5] === "S".charCodeAt(0) ? 6 : 0;
		default: return 0;
	}
}
/** The same frame with another name of its statement. */
function withStatement(frame, [start, end], name) {
	const renamed = Buffer.concat([
		frame.subarray(0, start),
		Buffer.from(name),
		frame.subarray(end)
	]);
	renamed.writeInt32BE(renamed.length - 1, 1);
	return renamed;
}
/** The parameters of a startup frame, such as `application_name`. */
function startupParameters(frame) {
	const texts = frame.toString("utf8", 8).split("\0");
	const parameters = /* @__PURE__ */ new Map();
	for (let at = 0; at + 1 < texts.length; at += 2) parameters.set(texts[at] ?? "", texts[at + 1] ?? "");
	return parameters;
}
/** The startup that PGlite gets, whatever the client's says: it ends on one that is not well formed, and heeds none. */
var startupFrame = (() => {
	const body = Buffer.from("user\0postgres\0database\0postgres\0\0");
	const head = Buffer.alloc(8);
	head.writeInt32BE(head.length + body.length, 0);
	head.writeInt32BE(3 << 16, 4);
	return Buffer.concat([head, body]);
})();
/** The frame of a simple query. */
function query(sql) {
	return framed("Q", `${sql}\0`);
}
/** What no PostgreSQL runs: an error of its own, also to the transaction that it is in. */
var unsoundSql = "refused";
/** Frames that fail in the place of those that `last` ends. */
function unsound(last) {
	if (typeOf(last) === "Q") return query(unsoundSql);
	return Buffer.concat([framed("P", `\0${unsoundSql}\0\0\0`), last]);
}
/** The server's answer to frames that failed, with another error; the same if it passed them over after an earlier one. */
function withError(answer, code, message) {
	if (!findFrame(answer, "E")) return answer;
	return Buffer.concat([errorFrame("ERROR", code, message), findFrame(answer, "Z") ?? Buffer.alloc(0)]);
}
/** The server's last words on a connection. */
function farewell(code, message) {
	return errorFrame("FATAL", code, message);
}
var errorFrame = (severity, code, message) => framed("E", `S${severity}\0V${severity}\0C${code}\0M${message}\0\0`);
/** The first value of the first row in the server's answer; throws with the error of an answer without one. */
function firstValue(answer) {
	const row = findFrame(answer, "D");
	if (row) return row.toString("utf8", 11, 11 + row.readInt32BE(7));
	throw new Error(errorOf(answer) ?? "The database sent no row.");
}
/** Does the server's answer end with the frame by which it says that it waits for the next query (ReadyForQuery: its length and one byte)? */
var isReady = (answer) => answer.subarray(-6, -1).equals(Buffer.from("Z\0\0\0", "latin1"));
/** The message of the error in the server's answer, if there is one. */
function errorOf(answer) {
	return (findFrame(answer, "E")?.toString("utf8", 5).split("\0"))?.find((field) => field.startsWith("M"))?.slice(1);
}
function findFrame(answer, type) {
	for (let at = 0; at < answer.length; at += 1 + answer.readInt32BE(at + 1)) if (answer[at] === type.charCodeAt(0)) return answer.subarray(at, at + 1 + answer.readInt32BE(at + 1));
}
function framed(type, body) {
	const bytes = Buffer.from(`${type}\0\0\0\0${body}`);
	bytes.writeInt32BE(bytes.length - 1, 1);
	return bytes;
}
/** The frames that forget prepared statements, ended by a Sync. */
function closeStatements(statements) {
	return Buffer.concat([...[...statements].map((name) => framed("C", `S${name}\0`)), framed("S", "")]);
}
export { isReady as a, startupFrame as c, typeOf as d, unsound as f, firstValue as i, startupParameters as l, withStatement as m, errorOf as n, ownApplication as o, withError as p, farewell as r, query as s, closeStatements as t, statementAt as u };
