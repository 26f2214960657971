import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
// api/src/start/login-file.ts
/** The file for a password cannot be written; the message says what to do. */
var LoginFileError = class extends Error {};
/**
* Creates credentials. The password is printed on a terminal only; otherwise it is written to a new file in DATA_DIR that only
* the process's user can read. Null if none were created. Throws LoginFileError, before anything is created, if the file
* cannot be written.
*/
async function printableLogin({ isTerminal, dataDir }, make) {
	if (isTerminal) {
		const login = await make();
		return login && {
			...login,
			file: null
		};
	}
	const { path, handle } = await createFile(dataDir);
	let isKept = false;
	try {
		const login = await make();
		if (!login) return null;
		await handle.writeFile(`${login.email}\n${login.password}\n`);
		isKept = true;
		return {
			email: login.email,
			password: null,
			file: path
		};
	} finally {
		await handle.close();
		if (!isKept) await rm(path, { force: true });
	}
}
/** A new file: an existing one is never opened, and a link never followed. */
async function createFile(dataDir) {
	const names = ["administrator.txt", `administrator-${randomBytes(4).toString("hex")}.txt`];
	let problem;
	for (const name of names) {
		const path = join(dataDir, name);
		try {
			await mkdir(dataDir, { recursive: true });
			return {
				path,
				handle: await open(path, "wx", 384)
			};
		} catch (error) {
			problem = error;
			if (error.code !== "EEXIST") break;
		}
	}
	throw new LoginFileError(`The administrator's password is not printed to a log, and it cannot be saved to a file in DATA_DIR (${problem instanceof Error ? problem.message : String(problem)}). Make DATA_DIR writable, set ADMIN_EMAIL and ADMIN_PASSWORD, or run this at a terminal.`);
}
export { printableLogin as n, LoginFileError as t };
