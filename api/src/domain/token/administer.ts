import { transaction } from "../../database/client/transaction.ts";
import { tokenRevocationInput } from "../../inputs/index.ts";
import { administrator } from "../administrator.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, notFound } from "../errors.ts";
import type { TokenOf } from "./revoke.ts";

/**
 * Revokes any API token, with the reason in the audit log. Does nothing if it is already revoked. Returns its owner. For
 * administrators. Throws InvalidInput, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function revokeApiTokenAsAdmin(
  context: CommandContext,
  id: string,
  given: unknown,
): Promise<TokenOf> {
  const viewer = await administrator(context, "token.revokeAny");
  const { reason } = checked(tokenRevocationInput, given);
  return transaction(context, async (tx) => {
    const token = await tx.apiToken.findUnique({
      where: { id },
      select: { userId: true, companyId: true, scopes: true },
    });
    if (!token) throw notFound("API token");
    const { userId, companyId, scopes } = token;
    const data = { revokedAt: context.now };
    const { count } = await tx.apiToken.updateMany({ where: { id, revokedAt: null }, data });
    // The token's name is free text and is not logged.
    const of = companyId === null ? { subjectType: "user" as const, subjectId: userId } : null;
    if (count > 0)
      await audit(tx, viewer, {
        action: "token.revoke",
        ...(of ?? { subjectType: "company", subjectId: companyId }),
        before: { token: id, scopes },
        after: { reason },
      });
    return { userId, companyId };
  });
}
