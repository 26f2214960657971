import { useToken } from "../../auth/tokens.ts";
import { transaction } from "../../database/client/transaction.ts";
import { invalidProof, verifyEmailInput } from "../../inputs/index.ts";
import type { Commanding } from "../command-context.ts";
import { checked, invalid } from "../errors.ts";

/** Proves an address by the secret that was mailed to it; answers whose. Throws InvalidInput. */
export async function verifyEmail(commanding: Commanding, given: unknown): Promise<string> {
  const { token: secret } = checked(verifyEmailInput, given);
  const { now } = commanding;
  return transaction(commanding, async (tx) => {
    const id = await useToken(tx, { secret, purpose: "verify_email", now });
    if (id === null) throw invalid("token", invalidProof);
    await tx.user.update({ where: { id }, data: { isEmailVerified: true } });
    return id;
  });
}
