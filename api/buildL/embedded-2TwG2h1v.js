import { t as DatabaseError } from "./errors-Ck823Khg.js";
import { getCompileCacheDir } from "node:module";
import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { connect } from "node:net";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { spawn } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// api/src/database/embedded/folder.ts
/** The names of everything in the folder; touches nothing. */
function embeddedFolder(dataDir) {
	const root = resolve(dataDir, "database");
	return {
		root,
		data: join(root, "data"),
		unfinished: join(root, "data.new"),
		lock: join(root, "lock"),
		holder: join(root, "holder.json")
	};
}
/** The PostgreSQL version of the embedded database; the files of another cannot be opened. */
var embeddedVersion = "18";
/** Makes the folder when it is absent, closes it to others, and refuses one that holds something else. */
function prepareFolder(folder) {
	try {
		makeFolder(folder.root);
		chmodSync(folder.root, 448);
		accessSync(folder.root, constants.R_OK | constants.W_OK | constants.X_OK);
	} catch (error) {
		throw new DatabaseError(`The database folder ${folder.root} cannot be used (${reasonOf(error)}): give this user the right to write there, or set DATA_DIR to another folder.`, { cause: error });
	}
	if (existsSync(folder.data)) refuseOtherVersion(folder);
	else refuseForeign(folder);
}
/** Node's `recursive` never returns where no folder can be created, such as in /proc. */
function makeFolder(path) {
	if (!existsSync(path)) {
		makeFolder(dirname(path));
		try {
			mkdirSync(path, { mode: 448 });
		} catch (error) {
			if (!existsSync(path)) throw error;
		}
	}
	if (!statSync(path).isDirectory()) throw Object.assign(new Error(path), { code: "ENOTDIR" });
}
function refuseOtherVersion(folder) {
	const version = versionOf(folder.data);
	if (version === void 0) throw new DatabaseError(`${folder.data} is not a database: move it away, or set DATA_DIR to another folder.`);
	if (version !== embeddedVersion) throw new DatabaseError(`${folder.data} was made by PostgreSQL ${version} and this program has ${embeddedVersion}: start the program that made it and export the catalogue from there.`);
}
/** Throws unless a folder without a database is empty but for the remains of an interrupted start. */
function refuseForeign(folder) {
	const own = /* @__PURE__ */ new Set([
		folder.unfinished,
		folder.lock,
		folder.holder
	]);
	const foreign = readdirSync(folder.root).filter((name) => !own.has(join(folder.root, name)) && !name.startsWith(".s.PGSQL."));
	if (foreign.length > 0) throw new DatabaseError(`${folder.root} holds other files (${foreign[0]}) and no database: move them away, or set DATA_DIR to another folder.`);
}
function versionOf(data) {
	try {
		return readFileSync(join(data, "PG_VERSION"), "utf8").trim();
	} catch {
		return;
	}
}
function reasonOf(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	if (code === "EACCES" || code === "EPERM") return "no permission";
	if (code === "EROFS") return "it is read-only";
	if (code === "ENOENT") return "it cannot be made there";
	if (code === "ENOTDIR") return "a file stands in its place";
	if (code === "ENOSPC") return "the disk is full";
	return String(code ?? error);
}
/** ENOSPC by WASI's numbers. */
var diskFull = 51;
/** PostgreSQL writes at each start; with less than this it fails without a reason. */
var leastFree = 1048576;
/** Why the engine did not start, as the end of a sentence. PGlite throws bare objects with WASI's error numbers, or gives no reason. */
function startFailure(error, free) {
	const { errno, code } = error;
	if (errno === diskFull || code === "ENOSPC" || free < leastFree) return "the disk is full.";
	if (!(error instanceof Error)) return `its files cannot be read or written (error ${errno}).`;
	if (/^(?:PGlite failed|Aborted)/.test(error.message)) return `its files are damaged (${error.message}). Start from a backup: set DATA_DIR to a new folder and restore it there.`;
	return error.message;
}
/** Bytes that are free where a folder is; no bound where the system does not say. */
function freeBytes(path) {
	try {
		const { bavail, bsize } = statfsSync(path);
		return bavail * bsize;
	} catch {
		return Number.POSITIVE_INFINITY;
	}
}
/** The name that PostgreSQL clients look for in a socket folder. */
var socketName = ".s.PGSQL.5432";
/** The longest path a unix socket may have on every system we run on (macOS allows 103 bytes, Linux 107). */
var longestSocketPath = 103;
/** Whether the database's own folder can hold the socket by the length of its path. */
function fitsSocket(folder) {
	return Buffer.byteLength(join(folder.root, socketName)) <= longestSocketPath;
}
/** A short private folder for the socket of a database whose own cannot hold one. */
function shortSocketFolder(folder) {
	const name = `assay-${createHash("sha256").update(folder.root).digest("hex").slice(0, 16)}`;
	const short = join(tmpdir(), name);
	mkdirSync(short, {
		recursive: true,
		mode: 448
	});
	const found = lstatSync(short);
	if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 63) !== 0) throw new DatabaseError(`${short} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`);
	return short;
}
// api/src/database/embedded/foreign-watch.ts
/**
* Watches over the statements of foreign clients of the embedded database. They run in its only thread, where nothing can
* interrupt them, and all requests wait meanwhile: the log says why, and one that takes too long is ended with the process,
* which is started again. Everything acknowledged is kept.
*/
var ForeignWatch = class {
	#options;
	#timers = [];
	constructor(options) {
		this.#options = {
			warnAfter: 5e3,
			killAfter: 6e4,
			...options
		};
	}
	/** A statement begins, or has ended. */
	running(isRunning) {
		for (const timer of this.#timers.splice(0)) clearTimeout(timer);
		if (!isRunning) return;
		const { log, kill, warnAfter, killAfter } = this.#options;
		const seconds = (milliseconds) => Math.round(milliseconds / 1e3);
		const warn = () => log(`A statement of another client of the embedded database has taken ${seconds(warnAfter)} s, and the server waits for it. After ${seconds(killAfter)} s it is ended by a restart of the database.`);
		const end = () => {
			log(`A statement of another client of the embedded database took ${seconds(killAfter)} s: the database is ended.`);
			kill();
		};
		this.#timers = [setTimeout(warn, warnAfter), setTimeout(end, killAfter)];
		for (const timer of this.#timers) timer.unref();
	}
};
// api/src/database/embedded/lock.ts
/** How long the lock is waited for: its holder may be just ending. */
var timeoutMs = 5e3;
/** How long a server that still answers is taken for one that is just ending. */
var answeringTimeoutMs = 1e3;
/**
* Takes the folder's lock, or throws a sentence that names the holder. Uses a lock of the operating system (through SQLite,
* because Node has no call for one), which is released when the process ends in any way, so there are no stale locks.
*/
async function takeLock(folder, role) {
	const start = Date.now();
	while (!tryLock(folder)) {
		const waited = Date.now() - start;
		if (waited >= timeoutMs || waited >= answeringTimeoutMs && await runningServer(folder)) throw new DatabaseError(refusal(folder, role));
		await setTimeout$1(50);
	}
}
function tryLock(folder) {
	const file = new DatabaseSync(folder.lock);
	try {
		file.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
	} catch {
		file.close();
		return false;
	}
	heldLocks.push(file);
	return true;
}
var heldLocks = [];
function refusal(folder, role) {
	const holder = readHolder(folder);
	const who = holder ? `a ${holder.role} (process ${holder.pid}, its database process ${holder.childPid})` : "another process";
	const advice = role === "server" && holder?.role === "server" ? "stop it first, or set DATABASE_URL to a PostgreSQL server, which several servers can share" : "wait until it has ended, or stop it";
	return `The database in ${folder.root} is in use by ${who}: ${advice}.`;
}
/** Publishes the holder for other processes. */
function writeHolder(folder, holder) {
	const temporary = `${folder.holder}.new`;
	writeFileSync(temporary, `${JSON.stringify(holder)}\n`, { mode: 384 });
	renameSync(temporary, folder.holder);
}
/** Takes that back, before the database stops answering. */
function removeHolder(folder) {
	rmSync(folder.holder, { force: true });
}
/** The server that answers for this folder now; the note of one that was killed does not count. */
async function runningServer(folder) {
	const holder = readHolder(folder);
	if (holder?.role !== "server") return void 0;
	return await answers(join(holder.socketFolder, ".s.PGSQL.5432")) ? holder : void 0;
}
/** Who holds the folder by its note. */
function readHolder(folder) {
	try {
		return JSON.parse(readFileSync(folder.holder, "utf8"));
	} catch {
		return;
	}
}
function answers(path) {
	return new Promise((resolve) => {
		const socket = connect(path);
		socket.once("connect", () => {
			socket.destroy();
			resolve(true);
		});
		socket.once("error", () => resolve(false));
	});
}
// api/src/database/embedded/restarts.ts
/** How many restarts are made at once in a window of time. */
var defaults = {
	max: 5,
	window: 6e5
};
/** Counts restarts of a process that should not end, so that one that cannot run is not started over and over. */
var Restarts = class {
	#max;
	#window;
	#times = [];
	constructor({ max, window } = defaults) {
		this.#max = max;
		this.#window = window;
	}
	/**
	* Counts one more restart and returns how many milliseconds to wait with it: none, unless the last window has had too many; then
	* until the oldest of them is out of it.
	*/
	next(now) {
		this.#times = this.#times.filter((time) => time > now - this.#window);
		const oldest = this.#times.at(-this.#max);
		const time = oldest === void 0 ? now : oldest + this.#window;
		this.#times.push(time);
		return time - now;
	}
};
// api/src/database/embedded/silence-watch.ts
/** What waits together takes less than half an hour, a large import on a slow machine and statements of foreign clients included. */
var defaultPatience = {
	interval: 6e4,
	maxUnanswered: 30
};
/**
* Ends a process that gives no sign of life: a statement that never ends, or a loop within the engine, keeps its only thread busy, and nothing else can
* interrupt that. Questions are counted, not time: while the machine is suspended, or this process is blocked, none is asked.
*/
function watchSilence({ ask, end }, { interval, maxUnanswered } = defaultPatience) {
	let unanswered = 0;
	const timer = setInterval(() => {
		if (unanswered === maxUnanswered) {
			clearInterval(timer);
			end();
			return;
		}
		unanswered++;
		ask();
	}, interval).unref();
	return {
		/** It has answered. */
		heard() {
			unanswered = 0;
		},
		stop: () => clearInterval(timer)
	};
}
// api/src/database/embedded/embedded.ts
/** The message of the parent to its child that has it close. */
var closeRequest = "close";
/** Asks for the message `alive`. */
var lifeRequest = "are you alive?";
var childFile = fileURLToPath(new URL("child-Cs8M6GDG.js", import.meta.url));
/**
* Opens the database in a data folder. A server starts it in a child process; a command uses the running server's, or starts
* its own.
*/
async function openEmbedded(options) {
	const running = () => runningEmbedded(options);
	const server = await running();
	if (server) return server;
	try {
		return await new Supervisor(options).start();
	} catch (error) {
		const late = await running();
		if (late) return late;
		throw error;
	}
}
async function runningEmbedded({ role, dataDir }) {
	if (role === "server") return void 0;
	const server = await runningServer(embeddedFolder(dataDir));
	return server && {
		socketFolder: server.socketFolder,
		close: async () => {}
	};
}
/** Starts the child, and starts it again when it ends by itself (out of memory, or killed). */
var Supervisor = class {
	#options;
	#child;
	#closing = false;
	#restarts = new Restarts();
	constructor(options) {
		this.#options = options;
	}
	async start() {
		return {
			socketFolder: await this.#spawn(),
			close: () => this.#close()
		};
	}
	async #spawn() {
		const { dataDir, role, durable } = this.#options;
		const child = spawn(process.execPath, [
			...flags(durable),
			childFile,
			JSON.stringify({
				dataDir,
				role,
				durable
			})
		], {
			env: {
				MALLOC_ARENA_MAX: "1",
				...compileCache()
			},
			stdio: [
				"ignore",
				"ignore",
				"inherit",
				"ipc"
			]
		});
		this.#child = child;
		this.#watchStatements(child);
		this.#watchLife(child);
		const message = await startOf(child);
		if (message.kind === "refused") throw new DatabaseError(message.message);
		child.once("exit", () => this.#restart());
		child.unref();
		child.channel?.unref();
		return message.socketFolder;
	}
	/** Nobody can end a statement but with the process, so that is what happens to one that never ends. */
	#watchStatements(child) {
		const log = this.#log;
		const watch = new ForeignWatch({
			log,
			kill: () => child.kill("SIGKILL")
		});
		child.on("message", (message) => {
			if (message.kind === "log") log(message.line);
			if (message.kind === "foreign") watch.running(message.isRunning);
		});
		child.once("exit", () => watch.running(false));
	}
	#watchLife(child) {
		const watch = watchSilence({
			ask: () => child.send(lifeRequest, () => {}),
			end: () => {
				this.#log("The embedded database has given no sign of life for a long time: it is ended, and started again.");
				child.kill("SIGKILL");
			}
		}, this.#options.patience);
		child.on("message", (message) => message.kind === "alive" && watch.heard());
		child.once("exit", watch.stop);
	}
	get #log() {
		return this.#options.log ?? console.error;
	}
	#restart() {
		if (this.#closing) return;
		const log = this.#log;
		const delay = this.#restarts.next(Date.now());
		log(delay === 0 ? "The embedded database ended by itself and is started again." : `The embedded database keeps ending by itself: see the messages above. It is started again in ${Math.ceil(delay / 6e4)} min.`);
		const again = async () => {
			if (this.#closing) return;
			await this.#spawn().catch((error) => {
				log(error.message);
				this.#restart();
			});
		};
		if (delay === 0) again();
		else setTimeout(again, delay).unref();
	}
	async #close() {
		this.#closing = true;
		const child = this.#child;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		child.ref();
		const ended = new Promise((resolve) => child.once("exit", resolve));
		const timer = setTimeout(() => child.kill("SIGKILL"), this.#options.durable ? 2e4 : 0);
		child.send(closeRequest, () => {});
		await ended;
		clearTimeout(timer);
	}
};
/** Node.js keeps the child's compiled code where it keeps this process's, if it does. */
function compileCache() {
	const folder = getCompileCacheDir();
	return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}
/**
* V8 compiles a function a second time, well, when a budget of executed bytes is spent. With its default of 13 MB each start would do that to
* PostgreSQL's largest functions, one of which takes 600 MB of memory and half of the start's processor time; with this one, those that go on
* being used. Data that are thrown away are seldom long in use: for them it would not pay at all.
*/
var flags = (durable) => [durable ? "--wasm-tiering-budget=200000000" : "--liftoff-only"];
/** How the child started. A foreign client that connects at once may have messages about it come earlier. */
function startOf(child) {
	return new Promise((resolve) => {
		const started = (message) => {
			child.off("exit", ended);
			child.off("message", onMessage);
			resolve(message);
		};
		const ended = () => started({
			kind: "refused",
			message: "The embedded database ended while it started: see the messages above."
		});
		const onMessage = (message) => {
			if (message.kind === "ready" || message.kind === "refused") started(message);
		};
		child.once("exit", ended);
		child.once("error", ended);
		child.on("message", onMessage);
	});
}
export { removeHolder as a, embeddedFolder as c, prepareFolder as d, shortSocketFolder as f, Restarts as i, fitsSocket as l, startFailure as m, lifeRequest as n, takeLock as o, socketName as p, openEmbedded as r, writeHolder as s, closeRequest as t, freeBytes as u };
