import { randomBytes } from "node:crypto";
import { hashPassword } from "../../auth/passwords.ts";
import { revokeTokens } from "../../auth/tokens.ts";
import type { Database } from "../../database/client/open.ts";
import { transaction } from "../../database/client/transaction.ts";
import { emailKeyOf } from "./find.ts";
import { revokeAccess } from "./revoke-access.ts";
import { removeTwoStep } from "./two-step/change.ts";

/** Credentials, to be shown once and not stored. */
export interface Login {
  email: string;
  password: string;
}

/** A password of 128 random bits that can be typed. */
export function randomPassword(): string {
  return randomBytes(16).toString("base64url");
}

/** Is there any administrator? */
export async function hasAdministrator({ prisma }: Pick<Database, "prisma">): Promise<boolean> {
  return (await prisma.user.findFirst({ where: { isAdmin: true }, select: { id: true } })) !== null;
}

/**
 * Ensures that there is an administrator: the given account, which is created or promoted (keeping its password if its address
 * was verified); otherwise any existing one, or a new one. Returns generated credentials for the operator.
 */
export async function ensureAdministrator(
  database: Pick<Database, "prisma">,
  wanted: Login | undefined,
): Promise<Login | null> {
  const { user } = database.prisma;
  if (wanted) {
    const emailKey = emailKeyOf(wanted.email);
    const found = await user.findUnique({ where: { emailKey }, select: { isEmailVerified: true } });
    if (found?.isEmailVerified) await user.update({ where: { emailKey }, data: { isAdmin: true } });
    else await takeOver(database, wanted);
    return null;
  }
  // The second name is for where a user has taken the first one.
  for (const name of ["admin", `admin-${randomBytes(4).toString("hex")}`]) {
    if (await hasAdministrator(database)) return null;
    const login = { email: `${name}@assay.example`, password: randomPassword() };
    if (await makeAccount(database, login, "Administrator", { isAdmin: true })) return login;
  }
  return null;
}

/** Makes the account an administrator with a new password; creates it if there is none. Its sessions and API tokens end. */
export async function resetAdministrator(database: Pick<Database, "prisma">, email: string): Promise<Login> {
  const login = { email, password: randomPassword() };
  await takeOver(database, login);
  return login;
}

/**
 * Makes the account an administrator that can only sign in with this password: revokes all other access, and what was created
 * before the address was verified. Turns off two-step verification, which its owner may have lost.
 */
async function takeOver(database: Pick<Database, "prisma">, login: Login): Promise<void> {
  if (await makeAccount(database, login, "Administrator", { isAdmin: true })) return;
  const passwordHash = await hashPassword(login.password);
  await transaction(database, async (tx) => {
    const where = { emailKey: emailKeyOf(login.email) };
    const { isEmailVerified } = await tx.user.findUniqueOrThrow({ where, select: { isEmailVerified: true } });
    const { id } = await tx.user.update({
      where,
      data: { isAdmin: true, isEmailVerified: true, passwordHash, suspendedAt: null },
      select: { id: true },
    });
    const now = new Date();
    await revokeAccess(tx, { id, isEmailVerified }, { except: null, now });
    await revokeTokens(tx, { userId: id, purpose: "reset_password", now });
    await removeTwoStep(tx, id, now);
  });
}

/** Creates an account with a verified address; false if the address has an account. */
async function makeAccount(
  database: Pick<Database, "prisma">,
  { email, password }: Login,
  firstName: string,
  more: { isAdmin?: boolean } = {},
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  const made = await transaction(database, (tx) =>
    tx.user.createMany({
      data: [{ ...more, email, emailKey: emailKeyOf(email), passwordHash, firstName, isEmailVerified: true }],
      skipDuplicates: true,
    }),
  );
  return made.count === 1;
}
