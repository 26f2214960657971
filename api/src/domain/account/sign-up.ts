import type { Viewer } from "../../auth/auth-context.ts";
import { normalizeMailbox } from "../../auth/mailbox.ts";
import { hashPassword } from "../../auth/passwords.ts";
import { isUniqueViolation, type Transaction, transaction } from "../../database/client/transaction.ts";
import { type SignUpInput, signUpInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, RateLimited } from "../errors.ts";
import { emailKeyOf, type SignedInUser, toViewer, viewerColumns } from "./find.ts";

/** Creates an account and sends a mail that verifies its address. Throws InvalidInput, Conflict, RateLimited. */
export async function signUp(context: CommandContext, given: unknown): Promise<SignedInUser> {
  const { limits, caller } = context;
  const input = checked(signUpInput, given);
  await limits.spend(["sign-up:network", caller.network]);
  // If the address has reached its mail limit, the account is created anyway; the link can be requested later.
  const hasMail = await limits.spend(["mail:account", normalizeMailbox(input.email)]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RateLimited) return false;
      throw error;
    },
  );
  const [passwordHash, queue] = await Promise.all([hashPassword(input.password), context.queue()]);
  try {
    return await transaction(context, async (tx) => {
      const viewer = await createAccount(tx, input, passwordHash);
      if (hasMail) await queue.add(tx, "mail", { mail: "verify-email", userId: viewer.id });
      return { viewer, passwordHash };
    });
  } catch (error) {
    if (isUniqueViolation(error, "email_key"))
      throw new Conflict("email-taken", "An account with this email already exists");
    throw error;
  }
}

async function createAccount(
  tx: Transaction,
  { password: _, email, ...profile }: SignUpInput,
  passwordHash: string,
): Promise<Viewer> {
  const user = await tx.user.create({
    data: { ...profile, email, emailKey: emailKeyOf(email), passwordHash },
    select: viewerColumns,
  });
  return toViewer(user);
}
