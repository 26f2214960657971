import { hashPassword, isOutdated, isPassword } from "../../auth/passwords.ts";
import { transaction } from "../../database/client/transaction.ts";
import { signInInput } from "../../inputs/index.ts";
import type { Commanding } from "../command-context.ts";
import { checked, WrongCredentials } from "../errors.ts";
import { type Entered, emailKeyOf, toViewer, viewerColumns } from "./find.ts";
import { attemptAt } from "./sign-in-attempts.ts";

/**
 * Who this address and password are. The words and the time of a refusal are the same whether or not the address has an
 * account, and where administrators alone are let in whether or not it is one's. Throws InvalidInput, WrongCredentials,
 * RateLimited.
 */
export async function signIn(
  commanding: Commanding,
  given: unknown,
  { onlyAdministrators = false }: { onlyAdministrators?: boolean } = {},
): Promise<Entered> {
  const { prisma, limits } = commanding;
  const { email, password } = checked(signInInput, given);
  const emailKey = emailKeyOf(email);
  const counted = await attemptAt(commanding, emailKey);
  await limits.spend(...counted);
  const user = await prisma.user.findUnique({
    where: { emailKey },
    select: { ...viewerColumns, passwordHash: true, suspendedAt: true },
  });
  const refused = () => new WrongCredentials(onlyAdministrators ? "Invalid credentials" : undefined);
  if (!(await isPassword(user?.passwordHash, password)) || !user?.passwordHash) throw refused();
  // Counted as a failure too: what is left of the limit would tell that the password was right.
  if (onlyAdministrators && (!user.isAdmin || user.suspendedAt)) throw refused();
  await limits.refund(...counted);
  if (user.suspendedAt) throw new WrongCredentials("This account is suspended", "account-suspended");
  const { passwordHash } = user;
  const renewed = isOutdated(passwordHash)
    ? await renew(commanding, user.id, passwordHash, password)
    : passwordHash;
  return { viewer: toViewer(user), passwordHash: renewed };
}

/** Hashes with today's parameters, unless the password was changed meanwhile. */
async function renew(
  commanding: Commanding,
  id: string,
  passwordHash: string,
  password: string,
): Promise<string> {
  const renewed = await hashPassword(password);
  await transaction(commanding, (tx) =>
    tx.user.updateMany({ where: { id, passwordHash }, data: { passwordHash: renewed } }),
  );
  return renewed;
}
