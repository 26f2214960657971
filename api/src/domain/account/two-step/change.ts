import { endSessions } from "../../../auth/stored-sessions.ts";
import { revokeTokens } from "../../../auth/tokens.ts";
import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import { changeTwoStepInput } from "../../../inputs/index.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict, checked } from "../../errors.ts";
import { accountOf } from "../own-account.ts";
import { reauthenticate } from "../reauthenticate.ts";
import { replaceRecoveryCodes } from "./set-up.ts";

/** Turns the viewer's two-step verification off; all their other sessions end. Throws InvalidInput, Conflict, RateLimited. */
export async function turnOffTwoStep(context: CommandContext, given: unknown): Promise<string> {
  const userId = await provedOwner(context, given);
  const queue = await context.queue();
  await transaction(context, async (tx) => {
    if (!(await removeTwoStep(tx, userId, context.now))) throw alreadyOff();
    await endSessions(tx, userId, { except: context.caller.sessionId });
    await queue.add(tx, "mail", { mail: "two-step-off", userId });
  });
  return userId;
}

/** Makes new recovery codes, and returns them; the former ones end. Throws InvalidInput, Conflict, RateLimited. */
export async function renewRecoveryCodes(
  context: CommandContext,
  given: unknown,
): Promise<{ userId: string; recoveryCodes: string[] }> {
  const userId = await provedOwner(context, given);
  const recoveryCodes = await transaction(context, async (tx) => {
    // Otherwise codes would be left behind where it is turned off at this moment.
    const [row] = await tx.$queryRaw<
      unknown[]
    >`select 1 from two_step where user_id = ${userId}::uuid for update`;
    if (!row) throw alreadyOff();
    return replaceRecoveryCodes(tx, userId);
  });
  return { userId, recoveryCodes };
}

/** The ID of the viewer, who has entered password and code. */
async function provedOwner(context: CommandContext, given: unknown): Promise<string> {
  const proof = checked(changeTwoStepInput, given);
  const account = await accountOf(context);
  if (!account.twoStep) throw alreadyOff();
  await reauthenticate(context, account, proof);
  return account.id;
}

const alreadyOff = () => new Conflict("two-step-off", "Two-step verification is off");

/** Removes the app, the recovery codes and sign-ins that wait for one of them. False if there is no two-step verification. */
export async function removeTwoStep(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const { count } = await tx.twoStep.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await revokeTokens(tx, { userId, purpose: "sign_in", now });
  return count === 1;
}
