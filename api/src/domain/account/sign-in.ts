import { hashPassword, isOutdated, isPassword } from "../../auth/passwords.ts";
import { transaction } from "../../database/client/transaction.ts";
import { signInInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, WrongCredentials } from "../errors.ts";
import { emailKeyOf, type PasswordSignIn, toViewer, viewerColumns } from "./find.ts";
import { measureSignIn } from "./measure-sign-in.ts";
import { signInLimits } from "./sign-in-limits.ts";

/**
 * Who this address and password are. The words and the time of a refusal are the same whether or not the address has an
 * account, and where administrators alone are let in whether or not it is one's. Throws InvalidInput, WrongCredentials,
 * RateLimited.
 */
export function signIn(
  context: CommandContext,
  given: unknown,
  { onlyAdministrators = false }: { onlyAdministrators?: boolean } = {},
): Promise<PasswordSignIn> {
  return measureSignIn("password", () => authenticate(context, given, onlyAdministrators));
}

async function authenticate(
  context: CommandContext,
  given: unknown,
  onlyAdministrators: boolean,
): Promise<PasswordSignIn> {
  const { prisma, limits } = context;
  const { email, password } = checked(signInInput, given);
  const emailKey = emailKeyOf(email);
  const counted = await signInLimits(context, emailKey);
  await limits.spend(...counted);
  const user = await prisma.user.findUnique({
    where: { emailKey },
    select: { ...viewerColumns, passwordHash: true, suspendedAt: true },
  });
  const refused = () => new WrongCredentials(onlyAdministrators ? "Invalid credentials" : undefined);
  if (!(await isPassword(user?.passwordHash, password)) || !user?.passwordHash) throw refused();
  // Counts as a failure, because the remaining limit would reveal that the password was right.
  if (onlyAdministrators && (!user.isAdmin || user.suspendedAt)) throw refused();
  await limits.refund(...counted);
  if (user.suspendedAt) throw new WrongCredentials("This account is suspended", "account-suspended");
  const { passwordHash } = user;
  const renewed = isOutdated(passwordHash)
    ? await renew(context, user.id, passwordHash, password)
    : passwordHash;
  return { viewer: toViewer(user), passwordHash: renewed };
}

/** Rehashes the password with current parameters, unless it was changed since. */
async function renew(
  context: CommandContext,
  id: string,
  passwordHash: string,
  password: string,
): Promise<string> {
  const renewed = await hashPassword(password);
  await transaction(context, (tx) =>
    tx.user.updateMany({ where: { id, passwordHash }, data: { passwordHash: renewed } }),
  );
  return renewed;
}
