import { S as hashPassword, l as revokeAccess, o as emailKeyOf, t as removeTwoStep } from "./change-BjuPmnX5.js";
import { f as revokeTokens } from "./stored-sessions-WwuPFLax.js";
import { a as transaction } from "./transaction-8pQTXkvp.js";
import { randomBytes } from "node:crypto";
// api/src/domain/account/administrators.ts
/** A password of 128 random bits that can be typed. */
function randomPassword() {
	return randomBytes(16).toString("base64url");
}
/** Is there any administrator? */
async function hasAdministrator({ prisma }) {
	return await prisma.user.findFirst({
		where: { isAdmin: true },
		select: { id: true }
	}) !== null;
}
/**
* Ensures that there is an administrator: the given account, which is created or promoted (keeping its password if its address
* was verified); otherwise any existing one, or a new one. Returns generated credentials for the operator.
*/
async function ensureAdministrator(database, wanted) {
	const { user } = database.prisma;
	if (wanted) {
		const emailKey = emailKeyOf(wanted.email);
		if ((await user.findUnique({
			where: { emailKey },
			select: { isEmailVerified: true }
		}))?.isEmailVerified) await user.update({
			where: { emailKey },
			data: { isAdmin: true }
		});
		else await takeOver(database, wanted);
		return null;
	}
	for (const name of ["admin", `admin-${randomBytes(4).toString("hex")}`]) {
		if (await hasAdministrator(database)) return null;
		const login = {
			email: `${name}@assay.example`,
			password: randomPassword()
		};
		if (await makeAccount(database, login, "Administrator", { isAdmin: true })) return login;
	}
	return null;
}
/**
* Makes the account an administrator that can only sign in with this password: revokes all other access, and what was created
* before the address was verified. Turns off two-step verification, which its owner may have lost.
*/
async function takeOver(database, login) {
	if (await makeAccount(database, login, "Administrator", { isAdmin: true })) return;
	const passwordHash = await hashPassword(login.password);
	await transaction(database, async (tx) => {
		const where = { emailKey: emailKeyOf(login.email) };
		const { isEmailVerified } = await tx.user.findUniqueOrThrow({
			where,
			select: { isEmailVerified: true }
		});
		const { id } = await tx.user.update({
			where,
			data: {
				isAdmin: true,
				isEmailVerified: true,
				passwordHash,
				suspendedAt: null
			},
			select: { id: true }
		});
		const now = /* @__PURE__ */ new Date();
		await revokeAccess(tx, {
			id,
			isEmailVerified
		}, {
			except: null,
			now
		});
		await revokeTokens(tx, {
			userId: id,
			purpose: "reset_password",
			now
		});
		await removeTwoStep(tx, id, now);
	});
}
/** Creates an account with a verified address; false if the address has an account. */
async function makeAccount(database, { email, password }, firstName, more = {}) {
	const passwordHash = await hashPassword(password);
	return (await transaction(database, (tx) => tx.user.createMany({
		data: [{
			...more,
			email,
			emailKey: emailKeyOf(email),
			passwordHash,
			firstName,
			isEmailVerified: true
		}],
		skipDuplicates: true
	}))).count === 1;
}
export { hasAdministrator as n, randomPassword as r, ensureAdministrator as t };
