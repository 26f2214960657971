import { t as endingYesterday } from "./dates-CTqwjEmg.js";
import { n as loadFull, r as loadDemo, t as NotEmptyError } from "./full-D3yIGpnR.js";
// api/src/import/demo/bundled.ts
/**
* Loads a bundled catalogue into a database without one, and reports each step in a line. Throws NotEmptyError if there is a
* catalogue.
*/
async function loadBundled(database, which, log) {
	const since = performance.now();
	log(`Loading the ${which === "full" ? "full-scale " : ""}demo catalogue`);
	const { software, reviews } = await (which === "full" ? full(database, log) : small(database));
	const [listings, opinions] = [software, reviews].map((count) => count.toLocaleString("en-US"));
	log(`Demo catalogue: ${listings} software, ${opinions} reviews in ${((performance.now() - since) / 1e3).toFixed(1)} s`);
}
async function full(database, log) {
	const loaded = await loadFull(database, { log });
	const { company, category, app_user: users } = loaded;
	const [companies, categories, people] = [
		company,
		category,
		users
	].map((count) => count.toLocaleString("en-US"));
	log(`  ${companies} companies, ${categories} categories, ${people} users`);
	return {
		software: loaded.software,
		reviews: loaded.review
	};
}
async function small(database) {
	const [{ demoCatalogue }, { lastDay }] = await Promise.all([import("./catalogue-BvBeuRLA.js"), import("./reviews-Bb3-f_-B.js")]);
	const loaded = await loadDemo(database, endingYesterday(demoCatalogue(), lastDay, /* @__PURE__ */ new Date()));
	if (loaded.software === 0) throw new NotEmptyError();
	return loaded;
}
export { loadBundled };
