import { transaction } from "../../database/client/transaction.ts";
import { tokenRevocationInput } from "../../inputs/index.ts";
import { administrator } from "../administrator.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, notFound } from "../errors.ts";
import type { TokenOf } from "./revoke.ts";

/**
 * Revokes anybody's API token at once and for good, with the reason in the audit log. One that is revoked already stays so, and
 * nothing is logged. Answers whose it is. Administrators. Throws InvalidInput, NOT_FOUND, FORBIDDEN, RateLimited.
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
    // What it was called is its maker's.
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
