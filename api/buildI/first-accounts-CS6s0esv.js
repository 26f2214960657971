import { n as hasAdministrator, t as ensureAdministrator } from "./administrators-CK5Thgv4.js";
import { n as isThisMachine } from "./environment-CofZlt-s.js";
import { n as printableLogin } from "./login-file-BrJ6L7HJ.js";
// api/src/start/first-accounts.ts
/**
* Creates the accounts for a start: an administrator, and the accounts of a demo that was just loaded on this
* machine. Returns the lines that say how to sign in, which are printed only once. They contain the administrator's password only at
* a terminal; otherwise they name the file that holds it. Throws LoginFileError.
*/
async function firstAccounts(database, { admin, dataDir }, { publicUrl, demoLoaded, isTerminal }) {
	if (admin) await ensureAdministrator(database, admin);
	const isMissing = admin === void 0 && !await hasAdministrator(database);
	const make = () => ensureAdministrator(database, void 0);
	const made = isMissing ? await printableLogin({
		isTerminal,
		dataDir
	}, make) : null;
	const lines = made ? [loginLine("Administrator", made.email, made.password ?? `password in ${made.file}`)] : [];
	if (demoLoaded && isThisMachine(publicUrl)) {
		const { makeDemoAccounts } = await import("./accounts-DHioc9Q1.js");
		const { reviewer, vendor } = await makeDemoAccounts(database);
		lines.unshift(loginLine("Reviewer", reviewer.email, reviewer.password), loginLine("Vendor", vendor.email, vendor.password));
	}
	return lines;
}
var loginLine = (who, email, password) => `${who.padEnd(14)} ${email.padEnd(24)} ${password}`;
export { firstAccounts as t };
