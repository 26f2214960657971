import { consumeToken, countTry, createToken, validToken } from "../../../auth/tokens.ts";
import { transaction } from "../../../database/client/transaction.ts";
import { codeInput } from "../../../inputs/index.ts";
import type { CommandContext } from "../../command-context.ts";
import { checked, WrongCredentials } from "../../errors.ts";
import { type SignedInUser, toViewer, viewerColumns } from "../find.ts";
import { measureSignIn } from "../measure-sign-in.ts";
import { signInLimits } from "../sign-in-limits.ts";
import { tryCode, wrongCode } from "./try-code.ts";

/** The browser's memory of a sign-in that waits for a code. */
export interface ChallengeStorage {
  /** Has it carry the secret of the sign-in for ten minutes; with null it forgets it. */
  keepChallenge(secret: string | null): void;
  /** The secret that the request came with. */
  readChallenge(): string | null;
}

/** The context of commands that sign in. */
export interface SignInContext extends CommandContext {
  readonly caller: CommandContext["caller"] & ChallengeStorage;
}

/** How many codes may be tried before one has to sign in anew. */
const maxTries = 5;

/** True if the account has two-step verification. */
export async function hasTwoStep(
  { prisma }: Pick<CommandContext, "prisma">,
  userId: string,
): Promise<boolean> {
  return (await prisma.twoStep.count({ where: { userId } })) > 0;
}

/** Has the browser wait for a code of this user, who has proved a password or come from a provider. */
export async function beginChallenge(context: SignInContext, userId: string): Promise<void> {
  const { caller, now } = context;
  const secret = await transaction(context, (tx) => createToken(tx, { purpose: "sign_in", userId, now }));
  caller.keepChallenge(secret);
}

const expired = () =>
  new WrongCredentials("This sign-in has expired. Please sign in again", "sign-in-expired");

/** Completes a sign-in of this browser by a code. Throws InvalidInput, WrongCredentials, RateLimited. */
export function completeSignIn(context: SignInContext, given: unknown): Promise<SignedInUser> {
  return measureSignIn("code", () => complete(context, given));
}

async function complete(context: SignInContext, given: unknown): Promise<SignedInUser> {
  const { prisma, limits, caller, now } = context;
  const { code } = checked(codeInput, given);
  const secret = caller.readChallenge();
  if (secret === null) throw expired();
  const token = { secret, purpose: "sign_in", now } as const;
  const userId = (await validToken(prisma, token))?.userId;
  const user =
    userId &&
    (await prisma.user.findUnique({
      where: { id: userId },
      select: { ...viewerColumns, emailKey: true, passwordHash: true, suspendedAt: true },
    }));
  if (!user) throw expired();
  // A code is guessed under the limits of a password.
  const counted = await signInLimits(context, user.emailKey ?? user.id);
  await limits.spend(...counted);
  let wasOpen = false;
  const isRight = await tryCode(
    context,
    { userId: user.id, code },
    {
      isOpen: async (tx) => (wasOpen = await countTry(tx, { ...token, max: maxTries })),
      used: async (tx) => void (await consumeToken(tx, token)),
    },
  );
  if (!wasOpen) throw expired();
  if (!isRight) throw new WrongCredentials(wrongCode, "wrong-code");
  await limits.refund(...counted);
  caller.keepChallenge(null);
  if (user.suspendedAt) throw new WrongCredentials("This account is suspended", "account-suspended");
  return { viewer: toViewer(user), passwordHash: user.passwordHash, hasCode: true };
}
