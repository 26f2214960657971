import { consumeAllTokens } from "../../auth/tokens.ts";
import { transaction } from "../../database/client/transaction.ts";
import { invalidProof, verifyEmailInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, invalid } from "../errors.ts";

/** Verifies an address by the secret that was mailed to it; returns the user's id. Throws InvalidInput. */
export async function verifyEmail(context: CommandContext, given: unknown): Promise<string> {
  const { token: secret } = checked(verifyEmailInput, given);
  const { now } = context;
  return transaction(context, async (tx) => {
    const id = await consumeAllTokens(tx, { secret, purpose: "verify_email", now });
    if (id === null) throw invalid("token", invalidProof);
    await tx.user.update({ where: { id }, data: { isEmailVerified: true } });
    return id;
  });
}
