import { t as minSimilarity } from "./similarity-EVAxgwd2.js";
import { fsyncSync } from "node:fs";
import { join } from "node:path";
import { open, readdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
// api/src/database/embedded/files.ts
/**
* PGlite's files with fsync. Emscripten's own NODEFS has none, so PostgreSQL's requests to put a file on the disk
* would do nothing; with it, its rules for surviving a power cut hold as on a server.
*/
var DurableFiles = class extends NodeFS {
	async init(...[pg, options]) {
		const { emscriptenOpts } = await super.init(pg, options);
		const addFsync = (module) => {
			module.FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
				if (nfd !== void 0) fsyncSync(nfd);
				return 0;
			};
		};
		return { emscriptenOpts: {
			...emscriptenOpts,
			preRun: [...emscriptenOpts.preRun ?? [], addFsync]
		} };
	}
};
/** How PGlite's PostgreSQL is started: its own settings, with its -F (no fsync) taken out when writes must last. */
function startParameters(durable) {
	return [
		...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
		"-c",
		`fsync=${durable ? "on" : "off"}`,
		"-c",
		"shared_buffers=32MB",
		"-c",
		"wal_sync_method=fsync",
		"-c",
		"timezone=UTC",
		"-c",
		"search_path=public,pg_temp",
		"-c",
		`pg_trgm.word_similarity_threshold=${minSimilarity}`
	];
}
/** Puts a whole folder on the disk; many files at once, which a disk does ten times faster than one by one. */
async function syncFolder(folder) {
	const waiting = [folder, ...(await readdir(folder, {
		recursive: true,
		withFileTypes: true
	})).map((entry) => join(entry.parentPath, entry.name))];
	const worker = async () => {
		for (let path = waiting.pop(); path; path = waiting.pop()) await syncEntries(path);
	};
	await Promise.all([
		worker(),
		worker(),
		worker(),
		worker()
	]);
}
/**
* Puts one file, or the names in one folder, on the disk. A folder's files are not touched: to open and close the lock
* file in the process that holds the lock would give it up.
*/
async function syncEntries(path) {
	const file = await open(path);
	await file.sync();
	await file.close();
}
export { syncFolder as i, startParameters as n, syncEntries as r, DurableFiles as t };
