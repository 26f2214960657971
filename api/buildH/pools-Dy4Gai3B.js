import { t as esm_default } from "./esm-Dt7tYwah.js";
import { o as ownApplication } from "./wire-frames-Cj8eO8tx.js";
import { t as minSimilarity } from "./similarity-EVAxgwd2.js";
import { r as registers, s as require_prom_client } from "./registry-BUA70gWY.js";
import { t as isOutage } from "./outage-BTUZvMqZ.js";
// api/src/database/client/url.ts
/** The address cannot be used; the message begins with "must" and does not repeat the address, which may hold a password. */
var DatabaseUrlError = class extends Error {};
var form = "must be an address like postgresql://user:password@host:5432/name";
/**
* Reads an address of a PostgreSQL server: postgresql:// with a host, or with the folder of a Unix socket as ?host=/folder or
* %2Ffolder, or socket:/folder?db=name. Throws DatabaseUrlError.
*/
function readDatabaseUrl(text) {
	try {
		return read(text);
	} catch (error) {
		throw error instanceof DatabaseUrlError ? error : new DatabaseUrlError(form);
	}
}
function read(text) {
	const { protocol, hostname, port, pathname, searchParams } = new URL(URL.canParse(text) ? text : text.replace("@/", "@localhost/"));
	if (protocol === "socket:") {
		const name = searchParams.get("db");
		if (!name) throw new DatabaseUrlError("must name the database of a socket: socket:/folder?db=name");
		return socketIn(decodeURI(pathname), name);
	}
	if (protocol !== "postgresql:" && protocol !== "postgres:") throw new DatabaseUrlError(form);
	const name = decodeURI(pathname.slice(1));
	const host = searchParams.get("host") ?? decodeURIComponent(hostname);
	if (host.includes(",")) throw new DatabaseUrlError("must name one host only");
	if (host.includes("/")) return socketIn(host, name);
	const givenPort = searchParams.get("port") ?? port;
	if (!/^\d*$/.test(givenPort)) throw new DatabaseUrlError("must have a number as its port");
	return {
		target: `${host}${givenPort && `:${givenPort}`}/${name}`,
		isThisMachine: host === "" || host === "localhost" || host === "[::1]" || host.startsWith("127.")
	};
}
function socketIn(folder, name) {
	if (!folder.startsWith("/")) throw new DatabaseUrlError("must name the folder of a socket by its whole path, such as /run/postgresql");
	if (folder.includes("/.s.PGSQL.")) throw new DatabaseUrlError("must name the folder of a socket, such as /run/postgresql, not the socket");
	return {
		target: `${folder} (${name})`,
		isThisMachine: true
	};
}
// api/src/metrics/database.ts
var import_prom_client = require_prom_client();
var pools = /* @__PURE__ */ new Map();
/** Has the metrics show a pool's connections. */
function watchPool(name, pool) {
	pools.set(name, pool);
}
/** No longer shows a pool that has ended, unless another is shown under its name by now. */
function unwatchPool(name, pool) {
	if (pools.get(name) === pool) pools.delete(name);
}
new import_prom_client.Gauge({
	name: "assay_database_connections",
	help: "Open connections to the database that are idle or busy, by pool: main (writes and jobs), reads, searches, changes.",
	labelNames: ["pool", "state"],
	registers,
	collect() {
		this.reset();
		for (const [pool, { totalCount, idleCount }] of pools) {
			this.set({
				pool,
				state: "idle"
			}, idleCount);
			this.set({
				pool,
				state: "busy"
			}, totalCount - idleCount);
		}
	}
});
new import_prom_client.Gauge({
	name: "assay_database_connections_max",
	help: "Connections that a pool opens at most.",
	labelNames: ["pool"],
	registers,
	collect() {
		this.reset();
		for (const [pool, { options }] of pools) this.set({ pool }, options.max);
	}
});
new import_prom_client.Gauge({
	name: "assay_database_waiting",
	help: "Callers that wait for a connection, by pool.",
	labelNames: ["pool"],
	registers,
	collect() {
		this.reset();
		for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount);
	}
});
/** Time that callers of a pool waited for a connection. */
var connectionWait = new import_prom_client.Histogram({
	name: "assay_database_wait_duration_seconds",
	help: "Time until a caller got a connection, or gave up.",
	labelNames: ["pool"],
	buckets: [
		.001,
		.01,
		.1,
		1,
		10
	],
	registers
});
var seconds = new import_prom_client.Histogram({
	name: "assay_database_statement_duration_seconds",
	help: "Time of a successful SQL statement on its connection, by what PostgreSQL says it was.",
	labelNames: ["kind"],
	buckets: [
		.001,
		.005,
		.025,
		.1,
		.5,
		5
	],
	registers
});
var kinds = {
	SELECT: seconds.labels({ kind: "select" }),
	INSERT: seconds.labels({ kind: "insert" }),
	UPDATE: seconds.labels({ kind: "update" }),
	DELETE: seconds.labels({ kind: "delete" })
};
var others = seconds.labels({ kind: "other" });
/** Records a statement by PostgreSQL's command tag; several statements in one have none. */
function observeStatement(command, milliseconds) {
	(kinds[command] ?? others).observe(milliseconds / 1e3);
}
var failures = new import_prom_client.Counter({
	name: "assay_database_statement_failures_total",
	help: "SQL statements that failed: outage of the database, timeout, constraint, collision with another transaction (tried again), other.",
	labelNames: ["reason"],
	registers
});
for (const reason of [
	"outage",
	"timeout",
	"constraint",
	"collision",
	"other"
]) failures.inc({ reason }, 0);
/** Counts a statement that failed. */
function countStatementFailure(reason) {
	failures.inc({ reason });
}
// api/src/database/client/measured-pool.ts
/** A pool that measures how long callers wait for a connection, and every statement on its connections. */
var MeasuredPool = class extends esm_default.Pool {
	#name;
	#waits;
	/** When those began who wait for a connection, first come first. */
	#waiting = /* @__PURE__ */ new Set();
	constructor(name, config) {
		super({
			...config,
			Client: MeasuredClient
		});
		this.#name = name;
		this.#waits = connectionWait.labels({ pool: name });
	}
	/** Has the metrics show this pool's connections. */
	watch() {
		watchPool(this.#name, this);
	}
	/** Milliseconds for which the caller has waited that waits longest; 0 if none waits. */
	longestWait() {
		const [first] = this.#waiting;
		return first ? performance.now() - first.began : 0;
	}
	end(callback) {
		unwatchPool(this.#name, this);
		return callback ? super.end(callback) : super.end();
	}
	connect(callback) {
		const waiting = { began: performance.now() };
		this.#waiting.add(waiting);
		const done = () => {
			this.#waiting.delete(waiting);
			this.#waits.observe((performance.now() - waiting.began) / 1e3);
		};
		if (!callback) return super.connect().finally(done);
		super.connect((...result) => {
			done();
			callback(...result);
		});
	}
};
/** A client whose statements are measured. A cursor, which is read in parts, is not. */
var MeasuredClient = class extends esm_default.Client {
	query(...given) {
		const forward = super.query;
		if (isCursor(given[0])) return forward.apply(this, given);
		const began = performance.now();
		const last = given.at(-1);
		if (typeof last === "function") {
			const callback = last;
			const measured = (error, result) => {
				record(began, error, result);
				callback(error, result);
			};
			return forward.apply(this, [...given.slice(0, -1), measured]);
		}
		return forward.apply(this, given).then((result) => {
			record(began, void 0, result);
			return result;
		}, (error) => {
			record(began, error, void 0);
			throw error;
		});
	}
};
var isCursor = (query) => typeof query === "object" && query !== null && "submit" in query && typeof query.submit === "function";
function record(began, error, result) {
	if (error) countStatementFailure(reasonOf(error));
	else observeStatement(result?.command, performance.now() - began);
}
/** By PostgreSQL's codes. */
function reasonOf(error) {
	if (isOutage(error)) return "outage";
	const code = String(error.code);
	if (code === "57014") return "timeout";
	if (code === "40001" || code === "40P01") return "collision";
	return code.startsWith("23") ? "constraint" : "other";
}
// api/src/database/client/pools.ts
/** Minimum number of connections of which two are for reads that may take long: of fewer, too few would be left for pages. By default each of several workers has fewer. */
var enoughForTwo = 20;
/** How long a caller waits for a connection: with a pool of one, until the transactions before it are done. */
var connectionTimeoutMs = 3e4;
/** Milliseconds after which an unused connection is closed: opening it again takes longer than the statement it is for. */
var idleTimeout = 6e5;
/** Statement timeout of reads that may take long, in milliseconds. */
var expensiveTimeout = 5e3;
/** Statement timeout of looks into the change log, in milliseconds. */
var changesTimeout = 1e3;
/**
* Milliseconds after a statement timeout in which the server must have said so. After them the connection counts as lost: a server that
* is frozen or out of reach closes none.
*/
var silence = 1e4;
/** Milliseconds without data after which the operating system begins to send probes; its own default is two hours. */
var keepAliveDelay = 6e4;
/** The pools of a PostgreSQL server, which together open as many connections at most. `readTimeout` is in milliseconds. */
function openPools(options, { connections, readTimeout }) {
	const expensive = connections >= enoughForTwo ? 2 : 1;
	const others = Math.max(2, connections - expensive - 1);
	const main = Math.floor(others / 2);
	const settings = "SET jit = off";
	const alone = `${settings}; SET max_parallel_workers_per_gather = 0`;
	return {
		main: openPool("main", options, {
			max: main,
			settings
		}),
		readers: openPool("reads", options, {
			max: others - main,
			timeout: readTimeout,
			settings
		}),
		expensive: openPool("searches", options, {
			max: expensive,
			timeout: expensiveTimeout,
			settings: alone
		}),
		changes: openPool("changes", options, {
			max: 1,
			timeout: changesTimeout,
			settings: alone
		})
	};
}
/** The pool of the embedded database, which has one connection and cannot interrupt a statement. */
function openSinglePool(options) {
	const pool = openPool("main", options, { max: 1 });
	return {
		main: pool,
		readers: pool,
		expensive: pool,
		changes: pool
	};
}
/** Statements on connections with a timeout are ended by the server when it is over (57014). */
function openPool(name, { place, lost, names }, { max, timeout = 0, settings = "" }) {
	const pool = new MeasuredPool(name, {
		...place,
		max,
		application_name: ownApplication,
		connectionTimeoutMillis: connectionTimeoutMs,
		...timeout > 0 && { query_timeoutX: timeout + silence },
		idleTimeoutMillis: idleTimeout,
		keepAlive: true,
		keepAliveInitialDelayMillis: keepAliveDelay,
		types: { getTypeParser },
		onConnect: (client) => client.query(`SET TIME ZONE 'UTC'; SET pg_trgm.word_similarity_threshold = ${minSimilarity};
        ${timeout > 0 ? `SET statement_timeout = ${timeout};` : ""} ${settings}`)
	});
	pool.on("error", lost);
	pool.on("connect", (client) => client.on("error", () => {}));
	endOlder(pool, names);
	return pool;
}
/**
* Closes connections of an earlier statement generation when they are released. DEALLOCATE is no alternative: `pg` remembers
* what a connection has prepared.
*/
function endOlder(pool, names) {
	const generations = /* @__PURE__ */ new WeakMap();
	pool.on("connect", (client) => generations.set(client, names.generation));
	pool.on("release", (_error, client) => {
		if (generations.get(client) !== names.generation) client.end().catch(() => {});
	});
}
/** Has the metrics show the connections of all pools. */
function watchPools(pools) {
	for (const pool of differentPools(pools)) pool.watch();
}
/** Connections that all pools have open now. */
function openConnections(pools) {
	return [...differentPools(pools)].reduce((sum, { totalCount }) => sum + totalCount, 0);
}
/** Ends the connections of all pools. */
async function endPools(pools) {
	await Promise.all([...differentPools(pools)].map((pool) => pool.end()));
}
var differentPools = ({ main, readers, expensive, changes }) => /* @__PURE__ */ new Set([
	main,
	readers,
	expensive,
	changes
]);
/** A date without a time stays text: as a Date it would be midnight in this process's zone, another day elsewhere. */
var getTypeParser = (oid, format) => oid === esm_default.types.builtins.DATE ? (value) => value : esm_default.types.getTypeParser(oid, format);
export { openSinglePool as a, readDatabaseUrl as c, openPools as i, endPools as n, watchPools as o, openConnections as r, DatabaseUrlError as s, connectionTimeoutMs as t };
