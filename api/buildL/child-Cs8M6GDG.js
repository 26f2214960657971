import { t as DatabaseError } from "./errors-Ck823Khg.js";
import { t as esm_default } from "./esm-Dt7tYwah.js";
import { a as isReady, c as startupFrame, d as typeOf, f as unsound, i as firstValue, l as startupParameters, m as withStatement, n as errorOf, o as ownApplication, p as withError, r as farewell, s as query, t as closeStatements, u as statementAt } from "./wire-frames-Cj8eO8tx.js";
import { a as removeHolder, c as embeddedFolder, d as prepareFolder, f as shortSocketFolder, l as fitsSocket, m as startFailure, o as takeLock, p as socketName, s as writeHolder, u as freeBytes } from "./embedded-2TwG2h1v.js";
import { i as syncFolder, n as startParameters, r as syncEntries, t as DurableFiles } from "./files-CBw_s74i.js";
import { chmodSync, existsSync, renameSync, rmSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
// api/src/database/embedded/checkpoints.ts
var often = 1e4;
var atLatest = 3e5;
var atMostBytes = 67108864;
/**
* Makes checkpoints. Alone in its process PostgreSQL makes none by itself: its log would grow for ever, and a start
* after a crash would replay all of it.
*/
async function scheduleCheckpoints(socketFolder, log) {
	const client = new esm_default.Client({
		host: socketFolder,
		user: "postgres",
		database: "postgres",
		application_name: ownApplication
	});
	await client.connect();
	client.on("error", () => {});
	return keepCheckpoints(client, await written(client), log);
}
/** Makes a checkpoint when enough was written since `done`, or long ago; one question after another, as each may have to wait. */
function keepCheckpoints(client, done, log) {
	let last = Date.now();
	const checkpoint = async () => {
		const bytes = await written(client) - done;
		if (bytes === 0 || bytes < atMostBytes && Date.now() - last < atLatest) return;
		await client.query("CHECKPOINT");
		done = await written(client);
		last = Date.now();
	};
	const complain = (error) => {
		log(`The embedded database could not make a checkpoint: ${error instanceof Error ? error.message : error}`);
	};
	const next = () => {
		timer = setTimeout(() => void checkpoint().catch(complain).finally(next), often);
	};
	let timer;
	next();
	return { stop: () => clearTimeout(timer) };
}
async function written(client) {
	const answer = await client.query("SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes");
	return Number(answer.rows[0]?.bytes);
}
// api/src/database/embedded/wire-reader.ts
/**
* Cuts the bytes of a client of the embedded database into frames of PostgreSQL's wire protocol, and refuses what is none:
* PGlite trusts what it is given, and hangs or ends on a wrong length, type or version.
*/
var sslRequest = 80877103;
var gssRequest = 80877104;
var cancelRequest = 80877102;
var protocolVersion = 3;
/** As PostgreSQL's own bound of a startup packet. */
var longestOpening = 1e4;
/** Types of the frames that a client may send after its startup; a password is never asked for. */
var knownTypes = /* @__PURE__ */ new Set("BCDEFHPQSXcdf");
/** What a client sent is not the wire protocol, or more than is taken from one. Its connection cannot go on. */
var ProtocolError = class extends Error {
	code;
	/** `code` is a SQLSTATE. */
	constructor(code, message) {
		super(message);
		this.code = code;
	}
};
/** Cuts a client's bytes into whole frames, however the network broke them up. */
var FrameReader = class {
	#longest;
	#chunks = [];
	#bufferedBytes = 0;
	/** Bytes that complete the frame which has begun. */
	#needed = 0;
	/** Until the client has sent its startup packet, frames have no type byte. */
	#opening = true;
	/** `longest` is the size of the longest frame that is taken. */
	constructor(longest) {
		this.#longest = longest;
	}
	/** The frames that are complete now; throws a ProtocolError after the last that is right. */
	*read(data) {
		this.#chunks.push(data);
		this.#bufferedBytes += data.length;
		if (this.#bufferedBytes < this.#needed) return;
		let rest = Buffer.concat(this.#chunks);
		for (;;) {
			this.#needed = this.#lengthOf(rest);
			if (rest.length < this.#needed) break;
			const frame = rest.subarray(0, this.#needed);
			rest = rest.subarray(this.#needed);
			const opening = this.#opening ? openingOf(frame) : void 0;
			if (opening === "startup") this.#opening = false;
			yield {
				opening,
				frame
			};
		}
		this.#chunks = rest.length > 0 ? [rest] : [];
		this.#bufferedBytes = rest.length;
	}
	/** The length of the frame that begins here, or of its header if that has not come. */
	#lengthOf(bytes) {
		if (this.#opening) {
			if (bytes.length < 8) return 8;
			const length = bytes.readInt32BE(0);
			if (length < 8 || length > longestOpening) throw new ProtocolError("08P01", "invalid length of startup packet");
			return length;
		}
		if (bytes.length < 5) return 5;
		const length = bytes.readInt32BE(1);
		if (!knownTypes.has(String.fromCharCode(bytes[0] ?? 0)) || length < 4) throw new ProtocolError("08P01", "invalid frontend message");
		if (1 + length > this.#longest) throw tooLong;
		return 1 + length;
	}
};
/** More than is kept in memory for one client. */
var tooLong = new ProtocolError("54000", "The embedded database does not take messages of this size.");
function openingOf(frame) {
	const code = frame.readInt32BE(4);
	if (code === sslRequest || code === gssRequest) return "encryption";
	if (code === cancelRequest) return "cancel";
	if (code >> 16 !== protocolVersion) throw new ProtocolError("0A000", "unsupported frontend protocol: version 3 is spoken here");
	return "startup";
}
// api/src/database/embedded/wire-refusals.ts
var otherEncoding = "The embedded database speaks UTF8 only and cannot convert other encodings: set client_encoding to UTF8.";
/**
* Statements that a foreign client may not run, because they end PGlite, keep it from starting again, or take away what
* belongs to all. Meant against accidents: who may connect can drop every table, and can hide a statement in a function.
*/
var refusals = [
	{
		with: [/\bcopy\b/i, /\bfrom stdin\b/i],
		sentence: "The embedded database cannot take rows by COPY FROM STDIN: use INSERT, or move to a PostgreSQL server."
	},
	{
		with: [/\bcopy\b/i, /\b(?:from|to) program\b/i],
		sentence: "The embedded database cannot start programs: use COPY TO STDOUT."
	},
	{
		with: [/\b(?:client_encoding["']? ?(?:=|,|to\b)|set names\b) ?["']?(?!utf-?8\b|unicode\b|default\b)\w/i],
		sentence: otherEncoding
	},
	{
		with: [/\bcopy\b/i, /\bencoding ?["'](?!utf-?8\b|unicode\b)/i],
		sentence: otherEncoding
	},
	{
		with: [/\bconvert(?:_to|_from)? ?\(/i],
		without: /'utf-?8'/i,
		sentence: otherEncoding
	},
	{
		with: [/\b(?:discard|deallocate|prepare) all\b/i],
		sentence: "All clients of the embedded database share one session, which this would empty for the others too: connect again instead."
	},
	{
		with: [/\balter system\b/i],
		sentence: "The embedded database takes no settings from a file, and a wrong one would keep it from starting."
	},
	{
		with: [/\b(?:(?:idle_in_transaction_session|idle_session|transaction)_timeout["']? ?(?:=|,|to\b) ?["']?[1-9]|exit_on_error["']? ?(?:=|,|to\b) ?["']?(?:on|t|y|1))/i],
		sentence: "This setting would end the session, which all clients of the embedded database share."
	}
];
/** Why a frame of a foreign client is not run, if it is not. */
function refusalOf(frame) {
	if (!["Q", "P"].includes(typeOf(frame))) return void 0;
	const text = frame.toString("latin1", 5).replace(/\s+/g, " ");
	return refusals.find((refusal) => refusal.with.every((pattern) => pattern.test(text)) && !refusal.without?.test(text))?.sentence;
}
// api/src/database/embedded/wire-statements.ts
/**
* The names of one client's prepared statements in the session that all share: they carry the connection's number. So do the
* unnamed ones of a foreign client, which may bind later what it parsed; our own driver does both in one exchange.
*/
var ClientStatements = class {
	#prefix;
	#keepsUnnamed;
	#names = /* @__PURE__ */ new Set();
	#unnamed;
	#replaced = [];
	#count = 0;
	/** `number` is the connection's. */
	constructor(number, { isOwn }) {
		this.#prefix = `c${number}_`;
		this.#unnamed = `u${number}_`;
		this.#keepsUnnamed = isOwn;
	}
	/** The frame with the name under which the session has its statement. */
	rename(frame) {
		const at = statementAt(frame);
		if (!at) return frame;
		const given = frame.toString("utf8", ...at);
		if (given !== "") {
			const name = this.#prefix + given;
			this.#names.add(name);
			return withStatement(frame, at, name);
		}
		if (this.#keepsUnnamed) return frame;
		if (typeOf(frame) === "P") {
			if (this.#count > 0) this.#replaced.push(this.#unnamed);
			this.#unnamed = `u${this.#prefix.slice(1)}${++this.#count}`;
		}
		return withStatement(frame, at, this.#unnamed);
	}
	/** Unnamed statements that a later one has replaced; the session still has them. */
	takeReplaced() {
		return this.#replaced.splice(0);
	}
	/** Everything that the session has of this client. */
	all() {
		return [
			...this.#names,
			...this.#replaced,
			...this.#count > 0 ? [this.#unnamed] : []
		];
	}
};
// api/src/database/embedded/wire-client.ts
/** Sync, simple query, Flush and function call: after these a client waits for its answer. */
var endsExchange = /* @__PURE__ */ new Set([
	"S",
	"Q",
	"H",
	"F"
]);
/** One connection to the embedded database: turns its bytes into requests, and answers into bytes. */
var WireClient = class {
	number;
	#socket;
	#limits;
	#reception;
	#reader;
	#startup;
	#statements;
	#isOwn = false;
	#frames = [];
	#bytes = 0;
	/** Requests of a foreign client whose turn has not come: it gets one answer after another, as it takes them. */
	#queue = [];
	#isBusy = false;
	#isLeaving = false;
	#declined = 0;
	#ended = false;
	constructor(socket, number, limits, reception) {
		this.number = number;
		this.#socket = socket;
		this.#limits = limits;
		this.#reception = reception;
		this.#reader = new FrameReader(limits.message);
		this.#statements = new ClientStatements(number, { isOwn: false });
		this.#startup = setTimeout(() => socket.destroy(), limits.startup);
		socket.setNoDelay(true);
		socket.on("data", (data) => this.#take(data));
		socket.on("error", () => {});
		socket.on("close", () => this.#leave());
	}
	/** Whether it is one of the program's own connections, which leave no state in the session. */
	get isOwn() {
		return this.#isOwn;
	}
	get statements() {
		return this.#statements;
	}
	/** Sends the answer to a request; done when the client has taken it, or is gone. */
	answer(bytes) {
		return new Promise((resolve) => {
			const taken = () => {
				this.#isBusy = false;
				this.#proceed();
				resolve();
			};
			if (this.#socket.writable && bytes.length > 0) this.#socket.write(bytes, taken);
			else taken();
		});
	}
	/** Ends the connection with a reason, also of a client that does not listen. */
	end(code, reason) {
		if (this.#ended) return;
		if (this.#socket.writableLength > 0) this.#socket.destroy();
		else this.#socket.end(farewell(code, reason), () => this.#socket.destroy());
		this.#leave();
	}
	destroy() {
		this.#socket.destroy();
	}
	#leave() {
		if (this.#ended) return;
		this.#ended = true;
		this.#frames = [];
		this.#queue = [];
		clearTimeout(this.#startup);
		this.#reception.gone(this);
	}
	#take(data) {
		if (this.#ended) return;
		try {
			for (const { opening, frame } of this.#reader.read(data)) {
				if (this.#ended) return;
				if (opening === "encryption") this.#declineEncryption();
				else if (opening === "cancel") this.#socket.destroy();
				else if (opening === "startup") this.#introduce(frame);
				else if (typeOf(frame) === "X") this.#farewell();
				else this.#collect(frame);
			}
		} catch (error) {
			if (!(error instanceof ProtocolError)) throw error;
			this.end(error.code, error.message);
		}
	}
	/** What it asked for before it said goodbye is still done. */
	#farewell() {
		this.#isLeaving = true;
		if (!this.#isBusy) this.#socket.destroySoon();
	}
	/** One may be asked for by TLS and by GSSAPI. */
	#declineEncryption() {
		this.#declined++;
		if (this.#declined > 2) throw new ProtocolError("08P01", "there is no encryption here");
		this.#socket.write("N");
	}
	#introduce(frame) {
		clearTimeout(this.#startup);
		this.#isOwn = startupParameters(frame).get("application_name") === ownApplication;
		this.#statements = new ClientStatements(this.number, { isOwn: this.#isOwn });
		const refused = this.#reception.admit(this);
		if (refused) this.end("53300", refused);
		else this.#request({
			message: startupFrame,
			isOpen: false
		});
	}
	#collect(frame) {
		this.#frames.push(this.#statements.rename(frame));
		this.#bytes += frame.length;
		if (this.#bytes > this.#limits.message) throw tooLong;
		if (!endsExchange.has(typeOf(frame))) return;
		const frames = this.#frames;
		this.#frames = [];
		this.#bytes = 0;
		const isOpen = typeOf(frame) === "H";
		const refused = this.#isOwn ? void 0 : frames.map(refusalOf).find((reason) => reason);
		this.#request({
			message: refused ? unsound(frame) : Buffer.concat(frames),
			isOpen,
			refused
		});
	}
	#request(request) {
		if (this.#isOwn) this.#reception.request(this, request);
		else {
			this.#queue.push(request);
			this.#socket.pause();
			this.#proceed();
		}
	}
	#proceed() {
		if (this.#isOwn || this.#isBusy || this.#ended) return;
		const next = this.#queue.shift();
		if (next) {
			this.#isBusy = true;
			this.#reception.request(this, next);
		} else if (this.#isLeaving) this.#socket.destroySoon();
		else this.#socket.resume();
	}
};
// api/src/database/embedded/wire-session.ts
/** Names are in full: a client may have put schemas of its own before the catalog. */
var takeStock = `SELECT pg_catalog.json_build_object(
  'settings', (SELECT coalesce(pg_catalog.json_agg(pg_catalog.json_build_array(name, pg_catalog.current_setting(name))), '[]')
    FROM pg_catalog.pg_settings WHERE source = 'session' AND context IN ('user', 'superuser')),
  'user', session_user, 'role', pg_catalog.current_setting('role'),
  'temporary', (SELECT coalesce(pg_catalog.json_agg(
      pg_catalog.json_build_object('name', pg_catalog.format('pg_temp.%I', relname), 'kind', relkind)), '[]')
    FROM pg_catalog.pg_class
    WHERE relnamespace = pg_catalog.pg_my_temp_schema() AND relkind IN ('r', 'p', 'v', 'S')),
  'prepared', (SELECT coalesce(pg_catalog.json_agg(pg_catalog.quote_ident(name)), '[]')
    FROM pg_catalog.pg_prepared_statements WHERE from_sql),
  'channels', (SELECT coalesce(pg_catalog.json_agg(pg_catalog.quote_ident(name)), '[]')
    FROM pg_catalog.pg_listening_channels() AS name),
  'cursors', (SELECT coalesce(pg_catalog.json_agg(pg_catalog.quote_ident(name)), '[]')
    FROM pg_catalog.pg_cursors WHERE is_holdable)) AS stock`;
/** RESET ALL leaves user and role as they are; without a real login RESET SESSION AUTHORIZATION does so too. */
var reset = "SET SESSION AUTHORIZATION postgres; SET ROLE none; RESET ALL";
/**
* Keeps foreign clients (psql, pg_dump, a program of an operator) from leaving anything in the one PostgreSQL session: what
* they set is put away while others run and taken out again for them, and what they made goes when they do. The program's own
* connections all use the start parameters and are not looked at.
*/
var SharedSession = class {
	#execute;
	#log;
	/** By client, as of the last time that another one ran. */
	#belongings = /* @__PURE__ */ new Map();
	/** The foreign client whose settings are in force. */
	#current;
	/** `execute` gives PostgreSQL's answer to frames. */
	constructor(execute, log) {
		this.#execute = execute;
		this.#log = log;
	}
	/** To be called outside a transaction, before a client's statements; null for one of the program's own connections. */
	async enter(client) {
		if (this.#current === (client ?? void 0)) return;
		await this.#putAway();
		if (!client) return;
		this.#current = client;
		const own = this.#belongings.get(client);
		if (own) await this.#run(restoreOf(own));
	}
	/** Takes everything away that the client made, and nothing of the others. */
	async leave(client) {
		if (this.#current === client) await this.#putAway();
		const own = this.#belongings.get(client);
		this.#belongings.delete(client);
		if (own) for (const statement of removalsOf(own)) await this.#run(statement);
	}
	async #putAway() {
		const client = this.#current;
		if (!client) return;
		const others = [...this.#belongings].filter(([other]) => other !== client).map(([, theirs]) => theirs);
		const stock = await this.#stock();
		this.#belongings.set(client, {
			...stock,
			temporary: without(stock.temporary, others.flatMap((other) => other.temporary), ({ name }) => name),
			prepared: without(stock.prepared, others.flatMap((other) => other.prepared), String),
			channels: without(stock.channels, others.flatMap((other) => other.channels), String),
			cursors: without(stock.cursors, others.flatMap((other) => other.cursors), String)
		});
		await this.#run(reset);
		this.#current = void 0;
	}
	async #stock() {
		return JSON.parse(firstValue(await this.#execute(query(takeStock))));
	}
	/** A failure is not an error of the client that runs next. */
	async #run(statement) {
		const error = errorOf(await this.#execute(query(statement)));
		if (error) this.#log(`The embedded database could not reset a session (${statement}): ${error}`);
	}
};
function without(all, others, key) {
	const known = new Set(others.map(key));
	return all.filter((item) => !known.has(key(item)));
}
/** The settings first: not every role may change them. */
function restoreOf({ settings, user, role }) {
	const calls = settings.map(([name, value]) => `set_config(${literal(name)}, ${literal(value)}, false)`);
	const statements = [`SET SESSION AUTHORIZATION ${literal(user)}`, `SET ROLE ${literal(role)}`];
	if (calls.length > 0) statements.unshift(`SELECT ${calls.join(", ")}`);
	return statements.join("; ");
}
/** One statement each, so that one that fails leaves the others. */
function removalsOf({ temporary, prepared, channels, cursors }) {
	return [
		...cursors.map((name) => `CLOSE ${name}`),
		...prepared.map((name) => `DEALLOCATE ${name}`),
		...channels.map((name) => `UNLISTEN ${name}`),
		...temporary.map(({ name, kind }) => `DROP ${relations[kind] ?? "TABLE"} IF EXISTS ${name} CASCADE`),
		"SELECT pg_advisory_unlock_all()"
	];
}
var relations = {
	v: "VIEW",
	S: "SEQUENCE"
};
var literal = esm_default.escapeLiteral;
// api/src/database/embedded/wire.ts
var defaultLimits = {
	startup: 1e4,
	message: 67108864,
	connections: 256,
	foreignClients: 20,
	idleInTransaction: 5e3,
	untaken: 6e4
};
/**
* Lets several clients share one PGlite over a Unix socket. PGlite is a single PostgreSQL session, so session state is
* separated here: whole exchanges (all frames up to a Sync, or a simple query) are sent together, one client at a time; a
* client in a transaction has the database to itself until it ends, and a disconnect rolls it back; prepared statements carry
* their connection's number in their name and are dropped with it; what foreign clients set or make in the session is theirs
* alone and leaves with them.
*/
var WireServer = class {
	#db;
	#reports;
	#limits;
	#server;
	#clients = /* @__PURE__ */ new Set();
	#foreign = /* @__PURE__ */ new Set();
	#session;
	#waiting = [];
	#running = false;
	/** The client whose transaction is open, or whose exchange is. */
	#holder;
	#isOpen = false;
	/** Ends a foreign holder. */
	#timer;
	#count = 0;
	#closed = false;
	constructor(db, reports, limits = {}) {
		this.#db = db;
		this.#reports = reports;
		this.#limits = {
			...defaultLimits,
			...limits
		};
		this.#session = new SharedSession((message) => this.#execute(message), reports.log);
		this.#server = createServer((socket) => {
			this.#clients.add(new WireClient(socket, ++this.#count, this.#limits, this.#reception));
		});
		this.#server.maxConnections = this.#limits.connections;
	}
	/** Serves on a unix socket. */
	listen(path) {
		return new Promise((resolve, reject) => {
			this.#server.once("error", reject);
			this.#server.listen(path, resolve);
		});
	}
	/** Lets the running exchange finish, drops every client and undoes an open transaction. */
	async close() {
		this.#closed = true;
		this.#waiting = [];
		this.#stopWaiting();
		this.#server.close();
		for (const client of this.#clients) client.destroy();
		await this.#db.runExclusive(async () => {
			if (this.#db.isInTransaction()) await this.#execute(query("ROLLBACK"));
		});
	}
	#reception = {
		admit: (client) => {
			if (client.isOwn) return void 0;
			if (this.#foreign.size >= this.#limits.foreignClients) return `The embedded database takes ${this.#limits.foreignClients} clients beside the server at a time.`;
			this.#foreign.add(client);
		},
		request: (client, request) => this.#enqueue({
			client,
			request
		}),
		gone: (client) => {
			this.#clients.delete(client);
			this.#foreign.delete(client);
			this.#waiting = this.#waiting.filter((exchange) => exchange.client !== client);
			this.#enqueue({ client });
		}
	};
	#enqueue(exchange) {
		if (this.#closed) return;
		this.#waiting.push(exchange);
		this.#run().catch(this.#reports.failed);
	}
	async #run() {
		if (this.#running) return;
		this.#running = true;
		for (let next = this.#next(); next; next = this.#next()) {
			const { client, request } = next;
			const isForeign = !client.isOwn;
			if (isForeign) this.#reports.foreign(true);
			await this.#db.runExclusive(() => request ? this.#answer(client, request) : this.#release(client));
			if (isForeign) this.#reports.foreign(false);
		}
		this.#running = false;
	}
	async #answer(client, request) {
		this.#stopWaiting();
		const taken = client.answer(await this.#answerTo(client, request));
		if (this.#holder === client && !client.isOwn) this.#wait(client, taken);
	}
	async #answerTo(client, request) {
		if (!this.#holder) await this.#session.enter(client.isOwn ? null : client);
		const replaced = this.#isOpen ? [] : client.statements.takeReplaced();
		if (replaced.length > 0) await this.#execute(closeStatements(replaced));
		const answer = await this.#execute(request.message, request.isOpen);
		this.#isOpen = request.isOpen;
		this.#holder = this.#isOpen || this.#db.isInTransaction() ? client : void 0;
		return request.refused === void 0 ? answer : withError(answer, "0A000", request.refused);
	}
	/** Everybody waits for a holder, so one that says nothing, or does not take its answer, is ended. */
	#wait(client, taken) {
		const { idleInTransaction, untaken } = this.#limits;
		const disconnect = () => {
			this.#reports.log("A client of the embedded database kept a transaction open and did nothing: it was rolled back and disconnected, because the server had to wait.");
			client.end("25P03", "terminating connection due to idle-in-transaction timeout");
		};
		const timer = setTimeout(disconnect, untaken);
		this.#timer = timer;
		taken.then(() => {
			if (this.#timer !== timer) return;
			clearTimeout(timer);
			this.#timer = setTimeout(disconnect, idleInTransaction);
		});
	}
	#stopWaiting() {
		clearTimeout(this.#timer);
		this.#timer = void 0;
	}
	/** Undoes and forgets everything of a client that is gone. */
	async #release(client) {
		if (this.#holder === client) {
			this.#stopWaiting();
			await this.#execute(closeStatements([]));
			if (this.#db.isInTransaction()) await this.#execute(query("ROLLBACK"));
			this.#holder = void 0;
			this.#isOpen = false;
		}
		const statements = client.statements.all();
		if (statements.length > 0) await this.#execute(closeStatements(statements));
		if (!client.isOwn) await this.#session.leave(client);
	}
	#next() {
		if (!this.#holder) return this.#waiting.shift();
		const index = this.#waiting.findIndex((exchange) => exchange.client === this.#holder);
		return index < 0 ? void 0 : this.#waiting.splice(index, 1)[0];
	}
	/**
	* The answer to a message. PGlite catches whatever its PostgreSQL throws, and goes on with a session in the middle of a statement: an answer that ends
	* without what every answer ends with, but for one before a Flush, is the only sign of that.
	*/
	async #execute(message, isOpen = false) {
		const answer = [];
		await this.#db.execProtocolRawStream(message, {
			syncToFs: false,
			onRawData: (data) => void answer.push(Buffer.from(data))
		});
		const whole = Buffer.concat(answer);
		if (!isOpen && !isReady(whole)) throw new Error("The embedded database did not answer a statement.");
		return whole;
	}
};
// api/src/database/embedded/child.ts
/**
* The process of the embedded database: PostgreSQL as WASM, served on a unix socket. Started by embedded.ts, it ends
* when the channel to its parent closes, however the parent ended.
*/
var options = JSON.parse(process.argv[2] ?? "");
for (const signal of [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
]) process.on(signal, () => {});
process.umask(63);
process.on("message", (message) => message === "are you alive?" && send({ kind: "alive" }));
try {
	const folder = embeddedFolder(options.dataDir);
	prepareFolder(folder);
	await takeLock(folder, options.role);
	removeHolder(folder);
	await serve(folder);
} catch (error) {
	send({
		kind: "refused",
		message: error instanceof DatabaseError ? error.message : `The embedded database in ${options.dataDir} did not start: ${startFailure(error, freeBytes(options.dataDir))}`
	});
	process.exit(1);
}
async function serve(folder) {
	const db = await openFiles(folder);
	const log = (line) => send({
		kind: "log",
		line
	});
	const wire = new WireServer(db, {
		log,
		foreign: (isRunning) => send({
			kind: "foreign",
			isRunning
		}),
		failed(error) {
			console.error(error);
			process.exit(1);
		}
	});
	const sockets = await listen(wire, folder);
	const checkpoints = await scheduleCheckpoints(sockets, log);
	writeHolder(folder, {
		pid: process.ppid,
		childPid: process.pid,
		role: options.role,
		socketFolder: sockets
	});
	const end = async () => {
		removeHolder(folder);
		checkpoints.stop();
		await wire.close();
		await db.close();
		rmSync(join(sockets, socketName), { force: true });
		if (sockets !== folder.root) rmdirSync(sockets);
		process.exit(0);
	};
	process.once("disconnect", end);
	process.on("message", (message) => message === "close" && process.disconnect());
	if (process.connected) send({
		kind: "ready",
		socketFolder: sockets
	});
	else await end();
}
/** Listens in the database's own folder if that can hold a socket, and returns the folder. */
async function listen(wire, folder) {
	const listenIn = async (sockets) => {
		const path = join(sockets, socketName);
		rmSync(path, { force: true });
		await wire.listen(path);
		chmodSync(path, 384);
		return sockets;
	};
	if (!fitsSocket(folder)) return listenIn(shortSocketFolder(folder));
	return listenIn(folder.root).catch(() => listenIn(shortSocketFolder(folder)));
}
/**
* Creates a new database in another folder and renames it when complete, so that an unfinished one is never opened. Files are
* synced to disk once at the end.
*/
async function openFiles(folder) {
	if (!existsSync(folder.data)) {
		rmSync(folder.unfinished, {
			recursive: true,
			force: true
		});
		await (await open(folder.unfinished, false)).close();
		if (options.durable) await syncFolder(folder.unfinished);
		renameSync(folder.unfinished, folder.data);
		if (options.durable) await syncEntries(folder.root);
	}
	return open(folder.data, options.durable);
}
function open(folder, durable) {
	rmSync(join(folder, "postgresql.auto.conf"), { force: true });
	return PGlite.create({
		fs: new DurableFiles(folder),
		extensions: { pg_trgm },
		startParams: startParameters(durable)
	});
}
function send(message) {
	if (process.connected) process.send?.(message, void 0, void 0, () => {});
}
export {};
