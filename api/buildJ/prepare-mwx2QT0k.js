import { n as refuseTooManyConnections, t as openDatabase } from "./open-usWKjJla.js";
import { r as migrate } from "./migrate-C_9kYBxs.js";
// api/src/start/prepare.ts
/** Opens the database of one server process. Throws DatabaseError. */
function openServerDatabase(environment, connections, { log, defects }) {
	return openDatabase({
		url: environment.databaseUrl,
		dataDir: environment.dataDir,
		role: "server",
		connections,
		log: (line) => log.warn(line),
		lost: defects.outage
	});
}
/**
* Opens the database and does the work before serving, once for all workers: migrations and the demo. Throws
* DatabaseError if the server cannot hold the connections of all workers, and closes the database after a failure.
*/
async function prepare(environment, options) {
	const { count: workers, connections } = environment.workers;
	const database = await openServerDatabase(environment, connections, options);
	try {
		if (database.kind === "postgresql") await refuseTooManyConnections(database, {
			connections,
			workers
		});
		const migrations = await migrate(database);
		if (migrations.length > 0) options.printLine(`Database: ${migrations.length} migrations applied`);
		return {
			database,
			demoLoaded: await loadDemoOnce(database, environment, options.printLine)
		};
	} catch (error) {
		await database.close();
		throw error;
	}
}
/** Loads the demo into an empty database; returns whether it did. */
async function loadDemoOnce(database, { demo }, printLine) {
	if (demo === "off" || await database.prisma.category.count({ take: 1 }) > 0) return false;
	printLine("The database is empty.");
	const [{ loadBundled }, { NotEmptyError }] = await Promise.all([import("./bundled-ClmcbRXp.js"), import("./full-Cs9VyHtc.js")]);
	try {
		await loadBundled(database, demo, printLine);
		return true;
	} catch (error) {
		if (!(error instanceof NotEmptyError)) throw error;
		return false;
	}
}
export { prepare as n, openServerDatabase as t };
