import { recoveryCodeHash } from "../../../auth/recovery-codes.ts";
import { isTotpCode, totpStep } from "../../../auth/totp.ts";
import type { Transaction } from "../../../database/client/transaction.ts";
import type { JobQueue } from "../../../jobs/enqueue.ts";
import type { CommandContext } from "../../command-context.ts";

/** The purpose of the key by which secrets of authenticator apps are encrypted. */
export const secretPurpose = "two-step-secret";

/** The code that is tried, of whom. */
interface CodeTry {
  userId: string;
  code: string;
}

type CodeContext = Pick<CommandContext, "keys" | "now"> & { queue: JobQueue };

/**
 * Uses a code of the user's authenticator app, or one of their recovery codes, and mails that one was used. False if it is
 * neither, or was used before. Of two concurrent calls with the same code one succeeds.
 */
export function consumeCode(tx: Transaction, tried: CodeTry, context: CodeContext): Promise<boolean> {
  const digits = tried.code.replaceAll(" ", "");
  return isTotpCode(digits)
    ? consumeAppCode(tx, { ...tried, code: digits }, context)
    : consumeRecoveryCode(tx, tried, context);
}

async function consumeAppCode(tx: Transaction, { userId, code }: CodeTry, { keys, now }: CodeContext) {
  const stored = await tx.twoStep.findUnique({ where: { userId }, select: { secret: true } });
  const secret = stored && keys.decrypt(secretPurpose, stored.secret);
  const step = secret ? totpStep(secret, code, now) : null;
  if (!stored || !secret || step === null) return false;
  const { count } = await tx.twoStep.updateMany({
    where: { userId, secret: stored.secret, lastStep: { lt: step } },
    // Encrypted anew, so that secrets move over to a new SECRET as they are used.
    data: { lastStep: step, secret: keys.encrypt(secretPurpose, secret) },
  });
  return count === 1;
}

async function consumeRecoveryCode(tx: Transaction, { userId, code }: CodeTry, { queue }: CodeContext) {
  const { count } = await tx.recoveryCode.deleteMany({ where: { userId, id: recoveryCodeHash(code) } });
  if (count === 0) return false;
  await queue.add(tx, "mail", { mail: "recovery-code-used", userId });
  return true;
}
