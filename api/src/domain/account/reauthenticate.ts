import { isPassword } from "../../auth/passwords.ts";
import type { CommandContext } from "../command-context.ts";
import { invalid } from "../errors.ts";
import type { Account } from "./own-account.ts";
import { tryCode, wrongCode } from "./two-step/try-code.ts";

/** What the owner of an account proves themselves by once more. */
interface Proof {
  password: string;
  code: string | null | undefined;
}

/**
 * Requires the account's password, if it has one, and a code, if it has two-step verification; the code is used by that. Throws
 * InvalidInput at `path` or at "code", and RateLimited.
 */
export async function reauthenticate(
  context: CommandContext,
  account: Account,
  { password, code }: Proof,
  path = "password",
): Promise<void> {
  await requirePassword(context, account, path, password);
  if (!account.twoStep) return;
  if (!code) throw invalid("code", "Enter a code from your authenticator app");
  if (!(await tryCode(context, { userId: account.id, code }))) throw invalid("code", wrongCode);
}

/** Throws InvalidInput at `path` unless it is the account's password, and RateLimited after ten guesses in a quarter of an hour. */
export async function requirePassword(
  { limits }: CommandContext,
  { id, passwordHash }: Account,
  path: string,
  password: string,
): Promise<void> {
  if (passwordHash === null) return;
  const guess = ["current-password:user", id] as const;
  await limits.spend(guess);
  if (!(await isPassword(passwordHash, password))) throw invalid(path, "Current password is incorrect");
  await limits.refund(guess);
}
