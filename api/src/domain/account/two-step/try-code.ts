import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import type { LimitKey } from "../../../limits/limits.ts";
import type { CommandContext } from "../../command-context.ts";
import { consumeCode } from "./codes.ts";

/** The message for a code that is wrong, was used before, or is too old. */
export const wrongCode =
  "This code is not valid. Enter the one that your app shows now, or an unused recovery code";

/** The limit of wrong codes of one user. */
const codeLimit = (userId: string): LimitKey => ["code:user", userId];

/**
 * Tries a code of the user, within the limit of wrong ones. `isOpen` may refuse the try in the same transaction, before the code is
 * used; `used` runs in it afterwards. Returns whether the code was right. Throws RateLimited.
 */
export async function tryCode(
  context: CommandContext,
  { userId, code }: { userId: string; code: string },
  {
    isOpen = async () => true,
    used = async () => {},
  }: { isOpen?: (tx: Transaction) => Promise<boolean>; used?: (tx: Transaction) => Promise<void> } = {},
): Promise<boolean> {
  const { limits } = context;
  await limits.spend(codeLimit(userId));
  const queue = await context.queue();
  const isRight = await transaction(context, async (tx) => {
    if (!(await isOpen(tx))) return false;
    if (!(await consumeCode(tx, { userId, code }, { ...context, queue }))) return false;
    await used(tx);
    return true;
  });
  if (isRight) await limits.refund(codeLimit(userId));
  return isRight;
}
