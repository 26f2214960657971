import { hashPassword, isOutdated, isPassword } from "../../auth/passwords.ts";
import { transaction } from "../../database/client/transaction.ts";
import { signInInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, WrongCredentials } from "../errors.ts";
import { emailKeyOf, type SignedInUser, toViewer, viewerColumns } from "./find.ts";
import { measureSignIn } from "./measure-sign-in.ts";
import { signInLimits } from "./sign-in-limits.ts";
import { beginChallenge, type SignInContext } from "./two-step/challenge.ts";
import { tryCode, wrongCode } from "./two-step/try-code.ts";

/**
 * Who this address and password are. The words and the time of a refusal are the same whether or not the address has an
 * account, and where administrators alone are let in whether or not it is one's. Only once the password was right, an account with
 * two-step verification needs a code: one that comes along, or else the browser is asked for it. Throws InvalidInput,
 * WrongCredentials, RateLimited.
 */
export function signIn(
  context: SignInContext,
  given: unknown,
  { onlyAdministrators = false }: { onlyAdministrators?: boolean } = {},
): Promise<SignedInUser> {
  return measureSignIn("password", () => authenticate(context, given, onlyAdministrators));
}

async function authenticate(
  context: SignInContext,
  given: unknown,
  onlyAdministrators: boolean,
): Promise<SignedInUser> {
  const { prisma, limits } = context;
  const { email, password, code } = checked(signInInput, given);
  const emailKey = emailKeyOf(email);
  const counted = await signInLimits(context, emailKey);
  await limits.spend(...counted);
  const user = await prisma.user.findUnique({
    where: { emailKey },
    select: {
      ...viewerColumns,
      passwordHash: true,
      suspendedAt: true,
      twoStep: { select: { userId: true } },
    },
  });
  const refused = () => new WrongCredentials(onlyAdministrators ? "Invalid credentials" : undefined);
  if (!(await isPassword(user?.passwordHash, password)) || !user?.passwordHash) throw refused();
  // Counts as a failure, because the remaining limit would reveal that the password was right.
  if (onlyAdministrators && (!user.isAdmin || user.suspendedAt)) throw refused();
  const isSuspended = user.suspendedAt !== null;
  // Counts as a failure too: codes are guessed under the limits of passwords.
  if (!isSuspended && user.twoStep && code && !(await tryCode(context, { userId: user.id, code })))
    throw new WrongCredentials(wrongCode, "wrong-code");
  await limits.refund(...counted);
  if (isSuspended) throw new WrongCredentials("This account is suspended", "account-suspended");
  const { passwordHash } = user;
  const renewed = isOutdated(passwordHash)
    ? await renew(context, user.id, passwordHash, password)
    : passwordHash;
  if (user.twoStep && !code) {
    await beginChallenge(context, user.id);
    throw new WrongCredentials("Enter the code from your authenticator app", "code-required");
  }
  return { viewer: toViewer(user), passwordHash: renewed, hasCode: user.twoStep !== null };
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
