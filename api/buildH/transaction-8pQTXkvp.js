import { d as sql, g as PrismaClientKnownRequestError, m as DbNull } from "./sql-DFE1wlsP.js";
import { setTimeout } from "node:timers/promises";
// api/src/database/client/transaction.ts
/** SQL null in a column of JSON; a JSON null would be a value. */
var noJson = DbNull;
var maxAttempts = 4;
/** When the transactions under way began, by the client of their database, first come first. */
var underWay = /* @__PURE__ */ new WeakMap();
/** Milliseconds in which most transactions have ended. */
var shortTransaction = 250;
/** True while a transaction of this client is under way that will probably end soon (`Database.isWriting`). */
function isWriting(prisma) {
	const latest = [...underWay.get(prisma) ?? []].at(-1);
	return latest !== void 0 && performance.now() - latest.began < shortTransaction;
}
/**
* Runs `work` in one transaction: all of it happens or nothing. When it collides with another transaction (a deadlock,
* or a serialization failure) it is run again from its beginning, so it must do nothing outside the transaction.
*/
async function transaction(database, work) {
	for (let attempt = 1;; attempt++) try {
		return await countedTransaction(database, work);
	} catch (error) {
		if (attempt >= maxAttempts || !isCollision(error)) throw error;
		await setTimeout(Math.random() * 25 * 2 ** attempt);
	}
}
async function countedTransaction({ prisma }, work) {
	const all = underWay.get(prisma) ?? /* @__PURE__ */ new Set();
	underWay.set(prisma, all);
	let writing;
	try {
		return await prisma.$transaction((tx) => {
			writing = { began: performance.now() };
			all.add(writing);
			return work(tx);
		});
	} finally {
		if (writing) all.delete(writing);
	}
}
/** P2034 from Prisma's own queries; the codes of PostgreSQL from raw ones. */
function isCollision(error) {
	if (!(error instanceof PrismaClientKnownRequestError)) return false;
	if (error.code === "P2034") return true;
	const cause = (error.meta?.["driverAdapterError"])?.cause;
	return cause?.originalCode === "40001" || cause?.originalCode === "40P01";
}
/**
* Runs `work` once in a transaction on a connection under Prisma, without a timeout. Byte values are passed unchanged; Prisma
* would copy large ones several times. `mode` has PostgreSQL's words for another isolation level.
*/
async function connectionTransaction(database, work, mode = "") {
	const client = await database.pool.connect();
	const run = (query, values) => {
		const { text, values: all } = "sql" in query ? query : sql(query, ...values);
		return client.query({
			text,
			values: all
		});
	};
	let lost;
	const keep = (error) => {
		lost = error;
	};
	client.on("error", keep);
	try {
		await client.query(`begin ${mode}`);
		const result = await work({
			$executeRaw: async (query, ...values) => (await run(query, values)).rowCount ?? 0,
			$queryRaw: async (query, ...values) => (await run(query, values)).rows
		});
		await client.query("commit");
		return result;
	} catch (error) {
		await client.query("rollback").catch(keep);
		throw error;
	} finally {
		client.off("error", keep);
		client.release(lost);
	}
}
/** True where a write failed because the unique index of this column has the value already. */
function isUniqueViolation(error, column) {
	if (!(error instanceof PrismaClientKnownRequestError) || error.code !== "P2002") return false;
	return JSON.stringify(error.meta ?? {}).includes(column);
}
export { transaction as a, noJson as i, isUniqueViolation as n, isWriting as r, connectionTransaction as t };
