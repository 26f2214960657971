import { t as DatabaseError } from "./errors-Ck823Khg.js";
import { readFileSync } from "node:fs";
// api/src/database/compatibility.ts
/** Reads the first line of a migration, such as `-- expand since 1.0.0`; null if it is none of these. */
function readCompatibility(sql) {
	const [, kind, since] = /^-- (expand|contract) since (\d{1,5}\.\d{1,5}\.\d{1,5})\r?(?:\n|$)/.exec(sql) ?? [];
	return kind && since ? {
		kind,
		since
	} : null;
}
/** The first line of a migration. */
var compatibilityLine = ({ kind, since }) => `-- ${kind} since ${since}`;
/** Below zero where release `a` is before `b`, above zero where it is after it. */
function compareReleases(a, b) {
	return a.localeCompare(b, "en", { numeric: true });
}
var packageFile = new URL("../../package.json", import.meta.url);
/** Version of the product. Read at start: an upgrade may replace the file under a program that runs. */
var productVersion = JSON.parse(readFileSync(packageFile, "utf8")).version;
/** Throws DatabaseError unless programs of this version work with a migration of a later one, by the line stored with it. */
function requireCompatible(name, line, version = productVersion) {
	const since = readCompatibility(line ?? "")?.since;
	if (since !== void 0 && compareReleases(since, version) <= 0) return;
	const needed = since === void 0 ? "a newer version" : `version ${since} or later`;
	throw new DatabaseError(`The database is newer than this program, version ${version} (it has migration ${name}): start ${needed}, or restore a backup from before it.`);
}
export { requireCompatible as i, productVersion as n, readCompatibility as r, compatibilityLine as t };
